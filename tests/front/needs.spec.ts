// The table of docs/contracts.md: the operations without which a page is not there.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { contracts } from "#generated/contracts.ts";
import { root } from "#scripts/lib/steps.ts";
import { PATIENT } from "#tests/patience.ts";
import { frontShopOfFile } from "./front-shop.ts";

const shop = frontShopOfFile();

const docs = readFileSync(join(root, "docs/contracts.md"), "utf8");
const rows = [...docs.matchAll(/^\| [^|`]+ \| `(\/[^`]*)` \| ([^|]+) \|$/gm)].map(
  ([, path = "", cell = ""]): [string, string[]] => [path, [...cell.matchAll(/`(\w+)`/g)].map(([, id = ""]) => id)],
);

/** Returns the operation of a read such as "/v2/config". */
function operationAt(address: string): string {
  const [, base = "", ...rest] = address.split("/");
  const path = `/${rest.join("/")}`;
  const { operations } = contracts[(base === "v2" ? "main" : base) as "main"];
  const found = Object.entries(operations).find(
    ([, row]) => row.method === "get" && new RegExp(`^${row.path.replaceAll(/\{[^}]+\}/g, "[^/]+")}$`).test(path),
  );
  return found?.[0] ?? address;
}

it("has rows", () => {
  expect(rows.length).toBeGreaterThan(3);
});

it.each(rows)("%s is there unless one of %j is missing", PATIENT, async (path, operations) => {
  expect((await shop.ask(path)).status).toBe(200);
  const reads = shop.asked.filter((call) => call.startsWith("GET ")).map((call) => call.slice(4).split("?")[0] ?? "");
  const needed: string[] = [];
  for (const read of new Set(reads)) {
    await shop.quiet();
    await shop.setReply(read, { status: 501, body: { messages: [] } });
    if ((await shop.ask(path)).status !== 200) needed.push(operationAt(read));
  }
  expect(needed.sort()).toEqual(operations.toSorted());
});

it.each(["/v2/config", "/v2/pricing/pri_au_nsw/product_offers"])(
  "the home page is a page without %s",
  async (address) => {
    for (const status of [404, 501]) {
      await shop.setReply(address, { status, body: { messages: [] } });
      const home = await shop.ask("/");

      expect([home.status, home.headers["cache-control"]]).toEqual([503, "no-store"]);
      expect(home.text).toContain("show our tickets right now");
      expect(home.text).toContain("Your ticket, sorted.");
    }
  },
);
