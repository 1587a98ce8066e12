// Runs before each test file. The files of a worker share one process and its loaded modules.
import { afterAll, vi } from "vitest";
import { setMarket } from "#services/lib/locale.ts";
import { dropCopies } from "#tests/database.ts";
import { closeFile } from "#tests/file-end.ts";

// The file before may have opened the British shop.
setMarket("en-AU");

afterAll(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  await closeFile();
  await dropCopies();
});
