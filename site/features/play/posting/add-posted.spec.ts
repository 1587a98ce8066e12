import { describe, expect, it } from "vitest";
import { z } from "zod";
import { attemptKey } from "./add-posted.ts";

const PAGE_KEY = "6f1b8c1e-9a53-4c0e-8a0f-0d6f7f6a9d11";
const firefox = new Headers({ "user-agent": "Firefox" });

function keyOf(fields: Record<string, string>, headers = firefox, address = "203.0.113.1") {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return attemptKey(form, headers, address);
}

describe("attemptKey", () => {
  const ticket = { idempotencyKey: PAGE_KEY, "item.numGames": "4" };

  it("returns the same UUID for a repeated submit", () => {
    expect(keyOf(ticket)).toBe(keyOf(ticket));
    expect(z.uuid().safeParse(keyOf(ticket)).success).toBe(true);
  });

  it("differs by ticket, page and browser", () => {
    const others = [
      keyOf({ ...ticket, "item.numGames": "5" }),
      keyOf({ ...ticket, idempotencyKey: crypto.randomUUID() }),
      keyOf(ticket, new Headers({ "user-agent": "Safari" })),
      keyOf(ticket, new Headers({ "user-agent": "Firefox", "x-forwarded-for": "203.0.113.7" })),
      keyOf(ticket, firefox, "203.0.113.2"),
    ];
    expect(new Set([keyOf(ticket), ...others]).size).toBe(6);
  });

  it("is random if the form sends none", () => {
    expect(keyOf({ idempotencyKey: "" })).not.toBe(keyOf({ idempotencyKey: "" }));
  });
});
