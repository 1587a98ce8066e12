import { describe, expect, it } from "vitest";
import { formatLine, shownFrom } from "./log-line.ts";

const shown = (entry: object, logLevel?: string) => formatLine(JSON.stringify(entry), shownFrom(logLevel));

describe("a formatted log line", () => {
  it.each([
    [
      { level: "error", requestId: "r1", method: "POST", procedures: "cart.get", status: 503, message: "request" },
      "POST /trpc/cart.get 503 (request r1)",
    ],
    [
      {
        level: "error",
        requestId: "r1",
        service: "main",
        operation: "getCart",
        status: "timeout",
        attempts: 1,
        message: "upstream",
      },
      "main getCart timeout (request r1)",
    ],
    [
      {
        level: "error",
        requestId: "r1",
        procedure: "cart.get",
        err: { message: "No.\n  at" },
        message: "procedure failed",
      },
      "cart.get: procedure failed: No. (request r1)",
    ],
    [
      { level: "error", requestId: "r1", operationId: "getCart", error: { message: "No." }, message: "failed" },
      "getCart: failed: No. (request r1)",
    ],
    [
      {
        level: "error",
        violation: { operationId: "getCart", details: "/result/x must be string" },
        message: "a body breaks it",
      },
      "a body breaks it: getCart /result/x must be string",
    ],
    [{ level: "error", message: "the runner failed", err: { message: "No." } }, "the runner failed: No."],
  ])("%j", (entry, line) => {
    expect(shown(entry)).toBe(line);
  });

  it("is shown from the level error up, or from LOG_LEVEL up", () => {
    const page = { level: "info", method: "GET", path: "/", route: "home", status: 200, message: "page" };
    expect(shown(page)).toBeNull();
    expect(shown(page, "warn")).toBeNull();
    expect(shown(page, "info")).toBe("GET / 200");
  });

  it("is shown with its time, at every level, if it is about an editor's file", () => {
    const time = new Date(2026, 10, 22, 9, 4, 5).toISOString();
    const mended = { level: "warn", time, file: "posts/a.md", message: "posts/a.md is right again" };
    expect([shown(mended), shown(mended, "fatal")]).toEqual(Array(2).fill("09:04:05 posts/a.md is right again"));
  });

  it("stays unchanged if it is not a log line", () => {
    expect(formatLine("Serving on http://127.0.0.1:4321", 50)).toBe("Serving on http://127.0.0.1:4321");
    expect(formatLine("{ not json", 50)).toBe("{ not json");
  });
});
