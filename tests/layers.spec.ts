// Tests the table "Import rules" of docs/architecture.md: a wrong import in any layer is reported.
import { ESLint } from "eslint";
import { describe, expect, it } from "vitest";
import { root } from "#scripts/lib/steps.ts";

const eslint = new ESLint({ cwd: root });

/** Returns the rules that a file with this one line breaks. */
async function broken(file: string, line: string): Promise<(string | null)[]> {
  const text = file.endsWith(".astro") ? `---\n${line}\n---\n<p>planted</p>\n` : `${line}\n`;
  const [result] = await eslint.lintText(text, { filePath: `${root}/${file}` });
  return (result?.messages ?? []).map(({ ruleId, message }) => ruleId ?? message);
}

const type = (path: string) => `import type { Planted } from "${path}";`;
const value = (path: string) => `import { planted } from "${path}";`;

describe("an import that crosses layers is refused, from", () => {
  it.each([
    ["ui to the gateway", "site/ui/planted.ts", value("#gateway/foundation/env.ts")],
    ["ui to the gateway's types", "site/ui/planted.ts", type("#gateway/gateway.ts")],
    ["ui to the site's library", "site/ui/Planted.astro", value("#site/lib/format/money.ts")],
    ["ui to a feature", "site/ui/Planted.tsx", value("#site/features/cart/use-cart.ts")],
    ["a feature to another", "site/features/cart/planted.ts", value("#site/features/funds/deposit-view.ts")],
    ["a feature to another, by a relative path", "site/features/cart/planted.ts", value("../funds/deposit-view.ts")],
    ["products to a feature that shows them", "site/features/products/planted.ts", value("../cart/use-cart.ts")],
    ["a feature to the gateway's values", "site/features/cart/planted.ts", value("#gateway/foundation/errors.ts")],
    ["a feature to a layout", "site/features/cart/Planted.astro", `import Base from "#site/layouts/Base.astro";`],
    ["a page to the gateway's values", "site/pages/planted.astro", value("#gateway/gateway.ts")],
    ["a page to the services", "site/pages/planted.astro", value("#services/lib/env.ts")],
    ["a page to generated code", "site/pages/planted.astro", type("#generated/main/schema.ts")],
    ["the site's library to the gateway's values", "site/lib/planted.ts", value("#gateway/foundation/errors.ts")],
    ["the site's library to a feature", "site/lib/planted.ts", value("#site/features/cart/use-cart.ts")],
    ["a layout to a feature", "site/layouts/Planted.astro", value("#site/features/cart/use-cart.ts")],
    ["a feature to the front", "site/features/cart/planted.ts", value("#site/front.ts")],
    ["the front to the services", "site/front/planted.ts", value("#services/lib/env.ts")],
    ["the front's door to the services", "site/front.ts", value("#services/lib/env.ts")],
    ["the route table to a feature", "site/routes.ts", value("#site/features/cart/use-cart.ts")],
    ["rules to generated types", "gateway/rules/planted.ts", type("#generated/main/schema.ts")],
    ["rules to the gateway", "gateway/rules/planted.ts", value("../foundation/errors.ts")],
    ["a gateway session to the routers", "gateway/session/planted.ts", value("../routers/cart.read.ts")],
    ["gateway upstream calls to the session, for a type", "gateway/upstream/planted.ts", type("../session/session.ts")],
    ["the gateway's context to a router", "gateway/context.ts", value("./routers/cart.read.ts")],
    ["the gateway to the services", "gateway/routers/planted.ts", value("#services/lib/env.ts")],
    ["the gateway to the site", "gateway/routers/planted.ts", value("#site/lib/format/money.ts")],
    ["the shared folder to the gateway", "openapi/shared/planted.ts", value("#gateway/foundation/errors.ts")],
    ["the shared folder to the services", "openapi/shared/planted.ts", value("#services/lib/env.ts")],
    ["a page to the shared folder", "site/pages/planted.astro", value("#openapi/shared/log.ts")],
    ["services to the gateway", "services/main/planted.ts", value("#gateway/foundation/errors.ts")],
    ["services to the gateway's rules", "services/main/planted.ts", value("#gateway/rules/cart.ts")],
    ["services to the site", "services/main/planted.ts", type("#site/routes.ts")],
    [
      "identity to the wallet",
      "services/main/identity/customer/planted.ts",
      value("../../wallet/funds/payment-methods.ts"),
    ],
    ["the catalogue to play", "services/main/catalogue/offers/planted.ts", type("../../play/draws/draws.rows.ts")],
    ["what all draws have to a kind", "services/main/play/draws/planted.ts", type("../raffles/raffle.rules.ts")],
    ["a kind's draws to what runs them", "services/main/play/lotteries/planted.ts", value("../drawing/schedule.ts")],
    ["a domain to the control port", "services/main/play/draws/planted.ts", value("#services/control/control.ts")],
    ["the services' library to a domain", "services/lib/planted.ts", value("#services/main/play/draws/draws.rows.ts")],
    ["any layer to the tests", "services/main/planted.ts", value("#tests/shop.ts")],
    ["a re-export", "site/ui/planted.ts", `export { readEnv } from "#gateway/foundation/env.ts";`],
    ["an import on demand", "site/ui/planted.ts", `export const planted = () => import("#gateway/foundation/env.ts");`],
  ])("%s", async (_, file, line) => {
    expect(await broken(file, line)).toContain("boundaries/dependencies");
  });
});

describe("a comparison with a kind of product is refused", () => {
  const sold = `export const sold = (type: string) =>`;
  it.each([
    ["in the site", "site/features/cart/planted.ts", `${sold} type === "raffle_ticket";`],
    ["in a page", "site/pages/planted.astro", `const sold = (type: string) => type !== "syndicate_share";`],
    ["of a draw", "site/lib/planted.ts", `${sold} type === "raffle_ticket_draw";`],
    ["in the services", "services/main/sales/cart/planted.ts", `${sold} "syndicate_share" === type;`],
    ["with a list", "services/control/planted.ts", `${sold} ["raffle_ticket"].includes(type);`],
    ["with a set", "gateway/rules/planted.ts", `export const sold = new Set(["raffle_ticket"]);`],
    ["in a query", "services/lib/planted.ts", `export const sold = (q) => q.where("type", "=", "raffle_ticket");`],
    ["in SQL", "services/lib/planted.ts", "export const sold = (sql) => sql`where product_type = 'raffle_ticket'`;"],
    ["in a switch", "gateway/routers/planted.ts", `switch (String(1)) { case "lottery_ticket": break; }`],
  ])("%s", async (_, file, line) => {
    expect(await broken(file, line)).toContain("no-restricted-syntax");
  });
});

describe("a text of one market is refused", () => {
  it.each([
    ["in a string", "site/lib/planted.ts", `export const line = "Call 1800 858 858";`],
    ["in a template", "gateway/rules/planted.ts", "export const line = `Pay with dollars`;"],
    ["in a component", "site/features/cart/Planted.tsx", `export const Line = () => <p>Anywhere in Australia</p>;`],
    ["in a page", "site/pages/planted.astro", `const line = "From $5 a week";`],
  ])("%s", async (_, file, line) => {
    expect(await broken(file, line)).toContain("texts/one-market");
  });
});

it("a registry may say which kind it is", async () => {
  const line = `export const sold = (type: string) => type === "raffle_ticket";`;
  expect(await broken("services/main/sales/products/planted.ts", line)).toEqual([]);
});

it("every file must belong to a layer", async () => {
  expect(await broken("site/planted.ts", "export const planted = 1;")).toEqual(["boundaries/no-unknown-files"]);
});

describe("an import is allowed:", () => {
  it.each([
    ["rules by a feature", "site/features/cart/planted.ts", value("#gateway/rules/cart.ts")],
    ["the gateway's types by a feature", "site/features/cart/planted.ts", type("#gateway/gateway.ts")],
    ["products by a feature", "site/features/cart/planted.ts", value("#site/features/products/item-views.ts")],
    ["its own files by a feature", "site/features/cart/planted.ts", value("./use-cart.ts")],
    ["two features by a page", "site/pages/planted.astro", value("#site/features/cart/use-cart.ts")],
    ["the gateway's types by a page", "site/pages/planted.astro", type("#gateway/gateway.ts")],
    ["the route table by a feature", "site/features/cart/planted.ts", value("#site/routes.ts")],
    ["the session by a router", "gateway/routers/planted.ts", value("../session/session.ts")],
    ["the type of capability flags by the route table", "site/routes.ts", type("#generated/capabilities.ts")],
    ["the gateway by the front's door", "site/front.ts", value("#gateway/gateway.ts")],
    ["the gateway by the front", "site/front/planted.ts", value("#gateway/foundation/errors.ts")],
    ["generated code by the gateway", "gateway/routers/planted.ts", type("#generated/main/schema.ts")],
    ["generated code by services", "services/main/planted.ts", type("#generated/main/schema.ts")],
    ["a domain by one above it", "services/main/sales/cart/planted.ts", value("../../catalogue/offers/catalogue.ts")],
    ["another noun of its domain", "services/main/sales/cart/planted.ts", value("../promotions/promotions.rows.ts")],
    [
      "packages by every layer",
      "site/ui/Planted.tsx",
      `import { useState } from "react";\nexport const use = useState;`,
    ],
    ["Node by every layer", "services/main/planted.ts", value("node:fs")],
  ])("%s", async (_, file, line) => {
    expect(await broken(file, line)).toEqual([]);
  });
});
