// `npm run contracts -- trace`: from a contract name to everything that uses it.
import { describe, expect, it } from "vitest";
import { reachOf } from "#scripts/contracts/graph/reach.ts";
import { traceName } from "#scripts/contracts/trace.ts";
import { readContracts } from "./sites.ts";

const documents = readContracts();
// Created once, because it reads every source of the project.
const reach = reachOf(documents);

/** Returns the lines of a trace by their titles. */
function trace(name: string): Record<string, string[]> {
  const parts: Record<string, string[]> = {};
  let title = "";
  for (const line of traceName(name, documents, reach).filter((line) => line !== "")) {
    if (line.startsWith("  ")) parts[title]?.push(line.trim());
    else {
      title = line;
      parts[title] = [];
    }
  }
  return parts;
}

describe("trace", () => {
  it("follows an operation from the contract to the button and its tests", () => {
    const parts = trace("addCartItem");

    expect(parts["contract"]?.[0]).toMatch(/^openapi\/main\/cart\.yaml:\d+$/);
    expect(parts["called by the gateway in"]).toEqual(["gateway/routers/cart-owner.ts"]);
    expect(parts["procedures"]).toEqual(["cart.addItem", "recommendedOrders.add"]);
    expect(parts["features"]).toContain("site/features/play/adding/use-add-ticket.ts");
    expect(parts["pages"]).toEqual(
      expect.arrayContaining([
        "site/pages/[productOfferKey]/[...gameTypeKey].astro",
        "site/pages/[productOfferKey]/syndicates.astro",
        "site/pages/lotto-party/group.astro",
        "site/pages/shell/pre-cart.astro",
      ]),
    );
    expect(parts["handled by services in"]).toEqual(["services/main/sales/cart/cart.handlers.ts"]);
    expect(parts["tests"]).toEqual(
      expect.arrayContaining([
        "tests/contract/main/cart.cases.ts",
        "tests/gateway/cart.spec.ts",
        "tests/journeys/play.spec.ts",
      ]),
    );
  });

  it("follows a path that is passed between functions", () => {
    const parts = trace("confirmAddress");

    expect(parts["procedures"]).toContain("customer.confirmAddress");
    expect(parts["pages"]).toContain("site/pages/shell/confirm.astro");
  });

  it("names every operation that uses a schema", () => {
    const parts = trace("CartItemInput");

    expect(parts["contract"]?.[0]).toMatch(/^openapi\/main\/cart-item-inputs\.yaml:\d+$/);
    expect(parts["sent to"]).toEqual(expect.arrayContaining(["addCartItem", "buildAnonCart"]));
    // As the same ticket for the next draw.
    expect(parts["returned by"]).toEqual(expect.arrayContaining(["getAnonCart", "getCart"]));
    expect(parts["procedures"]).toEqual(expect.arrayContaining(["cart.addItem", "cart.build"]));
  });

  it.each(["Cart", "cart", "CART"])("finds the schema Cart as %s", (name) => {
    expect(trace(name)).toHaveProperty("Cart  (main)");
  });

  it.each(["getCart", "getcart", "get-cart"])("finds the operation getCart as %s", (name) => {
    expect(trace(name)).toHaveProperty("getCart  GET /cart/items  (main)");
  });

  it("finds a procedure, and each operation it calls", () => {
    const parts = trace("Cart.get");

    expect(parts["calls"]).toEqual(["getAnonCart", "getCart"]);
    expect(parts).toHaveProperty("getCart  GET /cart/items  (main)");
    expect(parts).toHaveProperty("getAnonCart  GET /anon-cart/{token}  (main)");
  });

  it.each(["Cart.pre_order_total", "cart.preOrderTotal"])("finds the lines that use the property %s", (name) => {
    const parts = trace(name);

    expect(parts["returned by"]).toContain("getCart");
    expect(parts["contract"]?.[0]).not.toBe(trace("Cart")["contract"]?.[0]);
    expect(parts["named in"]).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^gateway\/rules\/amount-due\.ts:\d+,\d+/),
        expect.stringMatching(/^services\/main\/sales\/cart\/cart\.shapes\.ts:\d+$/),
        expect.stringMatching(/^site\/features\/purchases\/CheckoutPanel\.tsx:\d+$/),
      ]),
    );
    expect(parts["named in"]?.length).toBeLessThan(12);
  });

  it("lists a noun's files, operations and what they reach", () => {
    const parts = trace("two-factor");

    expect(parts).toHaveProperty("two-factor  (a noun)");
    expect(parts["contract"]).toEqual(["openapi/main/two-factor.yaml"]);
    expect(parts["operations"]).toContain("enableTwoFactor");
    expect(parts["procedures"]).toContain("twoFactor.get");
    expect(parts["tests"]).toContain("tests/journeys/two-factor.spec.ts");
  });

  it("lists a noun's own files, tables, migrations and routes", () => {
    const parts = trace("transactions");

    expect(parts["routes"]).toEqual([
      "home  /",
      "cart  /cart",
      "checkout-deposit  /deposit",
      "daily-winners-deposit  /daily-winners/deposit",
      "my-account  /my-account",
      "my-account-deposit-summary  /my-account/deposit/summary/:transactionID",
      "my-account-deposit  /my-account/deposit",
      "my-account-withdraw-summary  /my-account/withdraw/summary/:transactionID",
      "my-account-transactions  /my-account/transactions/:page?",
    ]);
    expect(parts["own files"]).toEqual(
      expect.arrayContaining([
        "services/db/demo/07-transactions.ts",
        "services/main/wallet/transactions/transactions.rows.ts",
        "site/features/transactions/TransactionList.tsx",
      ]),
    );
    expect(parts["tables"]).toContain("wallet_transaction  (services/db/tables/transactions.ts)");
    expect(parts["migrations"]).toContain("services/db/migrations/0056-wallet-transactions.ts");
    expect(parts["migrations"]).not.toContain("services/db/migrations/0003-sales.ts");
    expect(trace("cart")["tables"]).toContain("cart_item  (services/db/tables/sales.ts)");
    expect(trace("cart")["migrations"]).toContain("services/db/migrations/0003-sales.ts");
  });

  it("marks an operation without a caller and a handler", () => {
    const mark = "not called yet; services return 501";
    const getCart = reach.get("getCart");
    if (!getCart) throw new Error("getCart reaches nothing");
    const unbuilt = new Map(reach).set("getCart", { ...getCart, calls: [], services: [] });
    expect(traceName("getCart", documents, unbuilt)).toContain(mark);
    expect(traceName("getCart", documents, reach)).not.toContain(mark);
  });

  it("lists the operations of a noun", () => {
    expect(trace("causes")["operations"]).toEqual(["listCauses", "getCause"]);
  });

  it("finds a name with a service prefix", () => {
    expect(trace("main.Cart")).toHaveProperty("Cart  (main)");
  });

  it.each([
    ["Cart.preOrderTotl", "Cart\\.pre_order_total"],
    ["addCartItm", "addCartItem"],
    ["Cart.addItm", "cart.addItem"],
    ["CartThing", "CartItem"],
    ["listOrdres", "listOrders"],
  ])("suggests a name for the misspelt %s", (misspelt, name) => {
    expect(() => trace(misspelt)).toThrow(
      new RegExp(`^No operation, schema or procedure is called ${misspelt}\\. Near it: .*\\b${name}\\b`),
    );
  });
});
