import { afterAll, beforeAll, expect, it } from "vitest";
import { createLog } from "#gateway/foundation/log.ts";
import { createLogger } from "#services/lib/log.ts";
import { collectThrown } from "./thrown.ts";

const thrown = collectThrown();
let served: Awaited<ReturnType<typeof thrown.serve>>;
beforeAll(async () => {
  served = await thrown.serve();
});
afterAll(() => served.close());

const stackOf = async (requestId: string) => (await fetch(`${served.url}/${requestId}`)).text();

it("finds the errors that services and front threw for a request, with their stacks", async () => {
  const destination = { write: (line: string) => thrown.read(line) };
  const error = new TypeError("no such draw");
  const { name, message, stack } = error;
  createLogger("info", destination).error({ requestId: "r-1", error: { name, message, stack } }, "failed");
  createLog("info", destination).error({ requestId: "r-1", err: error }, "procedure failed");
  createLog("info", destination).info({ requestId: "r-2" }, "request");

  const text = await stackOf("r-1");
  expect(text).toMatch(/^services: TypeError: no such draw\n/);
  expect(text).toMatch(/\n\nfront: TypeError: no such draw\n/);
  expect(text).toContain("thrown.spec.ts:");
  expect(await stackOf("r-2")).toBe("");
});

it("finds a line that arrives after the call", async () => {
  const question = stackOf("r-3");
  createLog("info", { write: (line: string) => thrown.read(line) }).error(
    { requestId: "r-3", err: new Error("late") },
    "procedure failed",
  );
  expect(await question).toContain("front: Error: late");
});
