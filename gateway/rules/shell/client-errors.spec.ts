import { expect, it } from "vitest";
import { clientErrorStatus } from "./client-errors.ts";

it.each([
  ["Request timeout after 30 s", 408],
  ["The network connection was lost.", 408],
  ["signal is aborted without reason", 408],
  ["Illegal invocation", 418],
  ["Blocked a frame: Blocked frame with origin", 418],
  ["x is undefined", 500],
])("maps %s to %i (Errors 10)", (message, status) => {
  expect(clientErrorStatus(message)).toBe(status);
});
