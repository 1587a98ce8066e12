// Runs before each test file. The files of a worker share one process and its loaded modules.
import { afterAll, vi } from "vitest";
import { closeFile } from "#tests/file-end.ts";

afterAll(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  await closeFile();
});
