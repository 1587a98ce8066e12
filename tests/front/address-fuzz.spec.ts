// Every page with path and query values that no link of the shop has. None may be an error of the server.
import { describe, expect, it } from "vitest";
import { type Route, routeNames, routes } from "#site/routes.ts";
import { counted, randomFrom, seed } from "#tests/concurrency/counts.ts";
import { frontShopOfFile } from "./front-shop.ts";

const shop = frontShopOfFile();
const REQUESTS = counted(100_000, 320);
// All of them take half an hour on a quiet machine.
const TIMEOUT_MS = counted(2 * 3_600_000, 120_000);
const AT_ONCE = 8;

const random = randomFrom(seed);
const anyOf = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)] as T;

/** Values beyond every bound of the contracts, and of the types that programs convert to. */
const VALUES = [
  ...[
    "x".repeat(65),
    "x".repeat(201),
    "x".repeat(3000),
    "ord_doesnotexist",
    "chk_1",
    "wdr_1",
    "é",
    "’",
    "\u202e",
    "\0",
    "a\nb",
  ],
  ...[
    "0",
    "-1",
    "1",
    "2",
    "7",
    "1.5",
    "99999",
    "100000000",
    "2147483648",
    "9007199254740993",
    "1e400",
    "NaN",
    "Infinity",
    "null",
  ],
  ...[
    "true",
    "undefined",
    "[]",
    "{}",
    "__proto__",
    "constructor",
    "..",
    ".",
    "%",
    "%00",
    "%2e%2e",
    "' or 1=1--",
    "<script>",
    "  ",
  ],
  ...[
    "anna@example.com",
    "2026-13-45",
    "0000-00-00",
    "powerball",
    "charity_raffle",
    "monday_lotto",
    "12",
    "shop-news",
    "https://evil.example",
    "//evil.example",
  ],
];
/** Parameters that any page may read (shell §2), besides its own. */
const NAMES = [
  "page",
  "sv",
  "aff",
  "act",
  "utm_campaign",
  "utm_source",
  "next",
  "expired",
  "tab",
  "preview",
  "token",
  "id",
  "amount",
  "type",
];

function pathOf({ pattern }: Route): string {
  const segments = pattern.split("/").flatMap((segment) => {
    if (segment.endsWith("?") && random() < 0.3) return [];
    return segment.startsWith(":") || segment === "*" ? [encodeURIComponent(anyOf(VALUES))] : [segment];
  });
  return segments.join("/") || "/";
}

function queryOf({ query, variants }: Route): string {
  if (random() < 0.4) return "";
  const names = [...query, ...Object.keys(variants), ...Object.keys(variants), anyOf(NAMES)];
  const pairs = names.filter(() => random() < 0.6).map((name) => [name, anyOf(VALUES)]);
  return pairs.length === 0 ? "" : `?${new URLSearchParams(pairs)}`;
}

describe("made-up addresses of pages", () => {
  it(
    `are never an error of the server (seed ${seed})`,
    async () => {
      const customer = shop.visit();
      await customer.call("session.login", { email: "anna@example.com", password: "Drawcard-demo-1" });
      const cookie = [...customer.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
      const names = routeNames.filter((name) => !routes[name].planned);
      const broken = new Set<string>();
      async function send(at: number) {
        const name = names[at % names.length] ?? "home";
        const path = pathOf(routes[name]) + queryOf(routes[name]);
        const headers = {
          "x-forwarded-for": `10.${at % 250}.${Math.floor(at / 250) % 250}.9`,
          ...(random() < 0.6 ? { cookie } : {}),
        };
        const { status } = await shop.ask(path, { headers });
        if (status >= 500) broken.add(`${name} ${status} ${path.slice(0, 160)}`);
      }
      for (let at = 0; at < REQUESTS; at += AT_ONCE) {
        await Promise.all(Array.from({ length: AT_ONCE }, (_, more) => send(at + more)));
      }
      expect([...broken].slice(0, 40)).toEqual([]);
    },
    TIMEOUT_MS,
  );
});
