// `npm run contracts -- trace`: from a name of the contract to all that hangs on it.
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import { root } from "#scripts/lib/steps.ts";

async function trace(name: string): Promise<Record<string, string[]>> {
  const { stdout } = await promisify(execFile)(process.execPath, ["scripts/contracts.ts", "trace", name], {
    cwd: root,
  });
  const parts: Record<string, string[]> = {};
  let title = "";
  for (const line of stdout.split("\n").filter((line) => line !== "")) {
    if (line.startsWith("  ")) parts[title]?.push(line.trim());
    else {
      title = line;
      parts[title] = [];
    }
  }
  return parts;
}

describe("trace", () => {
  it("follows an operation from the contract to the button and its tests", async () => {
    const parts = await trace("addCartItem");

    expect(parts["contract"]?.[0]).toMatch(/^openapi\/main\/cart\.yaml:\d+$/);
    expect(parts["gateway calls it in"]).toEqual(["gateway/routers/cart.ts"]);
    expect(parts["procedures"]).toEqual(["cart.addItem"]);
    expect(parts["features"]).toContain("site/features/play/use-add-ticket.ts");
    expect(parts["pages"]).toEqual(["site/pages/[productOfferKey]/[...gameTypeKey].astro"]);
    expect(parts["services answer it in"]).toEqual(["services/main/cart/cart.handlers.ts"]);
    expect(parts["tests"]).toEqual(
      expect.arrayContaining([
        "tests/contract/main/cart.cases.ts",
        "tests/gateway/cart.spec.ts",
        "tests/journeys/play.spec.ts",
      ]),
    );
  }, 30_000);

  it("follows a path that one function hands to another", async () => {
    const parts = await trace("confirmAddress");

    expect(parts["procedures"]).toContain("customer.confirmAddress");
    expect(parts["pages"]).toContain("site/pages/shell/confirm.astro");
  }, 30_000);

  it("names every operation that leads to a schema", async () => {
    const parts = await trace("CartItemInput");

    expect(parts["contract"]?.[0]).toMatch(/^openapi\/main\/cart\.yaml:\d+$/);
    expect(parts["asked for by"]).toEqual(expect.arrayContaining(["addCartItem", "buildAnonCart"]));
    expect(parts["answered by"]).toBeUndefined();
    expect(parts["procedures"]).toEqual(expect.arrayContaining(["cart.addItem", "cart.build"]));
  }, 30_000);

  it("knows what somebody meant who half remembers", async () => {
    await expect(trace("CartThing")).rejects.toThrow(
      /No operation and no schema is called CartThing\. Near it: .*\bCartItem\b/,
    );
  }, 30_000);
});
