// Experiments on shared and private pages: who sees which variant, and the cache.
import { beforeEach, describe, expect, it } from "vitest";
import { variantsOfVisitor } from "#gateway/rules/experiments.ts";
import { frontShopOfFile } from "./front-shop.ts";
import { all, textOf } from "./html.ts";
import { signIn } from "./people.ts";
import type { Page, Visitor } from "./visitor.ts";

const BOOST = "boost_buy_tickets_experiment";
const PATH = "/monday_lotto";
const shop = frontShopOfFile();

/** Returns an anonymous id whose variant is this one. */
function idOf(variant: "control" | "buy"): string {
  for (;;) {
    const id = crypto.randomUUID();
    if (variantsOfVisitor(id)[BOOST] === variant) return id;
  }
}

/** Opens a browser with consent and an anonymous id of this variant. */
function visitAs(variant: "control" | "buy", consent = "essential+non_essential"): Visitor {
  const visitor = shop.visit();
  visitor.cookies.set("dc_consent", consent).set("dc_anonymous_id", idOf(variant));
  return visitor;
}

const buyButton = ({ main }: Page) => textOf(all(main, "button", /^(?:Add|Buy) \d+ games?/)[0] ?? main).split(" ")[0];
const shownIn = ({ html }: Page) => /<html[^>]* data-experiments="([^"]*)"/.exec(html)?.[1];
const seenBy = async (visitor: Visitor) => {
  const page = await visitor.goto(PATH);
  return [buyButton(page), shownIn(page)];
};

describe("the experiment with the buy button's wording", () => {
  beforeEach(async () => {
    await shop.controls.capability("experiments", "on");
    await shop.controls.capability(BOOST, "on");
  });

  it("shows visitors the variant of their anonymous id, each time", async () => {
    const [buyer, other] = [visitAs("buy"), visitAs("control")];
    // Rendered, from the cache, and from memory.
    for (let time = 0; time < 3; time++) {
      expect(await seenBy(buyer)).toEqual(["Buy", `${BOOST}=buy`]);
      expect(await seenBy(other)).toEqual(["Add", `${BOOST}=control`]);
    }
  });

  it("shares a page among all visitors of a variant, and the plain page with everybody else", async () => {
    const etagOf = async (visitor: Visitor) => (await visitor.goto(PATH)).headers["etag"];
    const plain = await etagOf(visitAs("control"));
    const buy = await etagOf(visitAs("buy"));
    expect(await etagOf(visitAs("buy"))).toBe(buy);
    expect(await etagOf(visitAs("control"))).toBe(plain);
    expect(buy).not.toBe(plain);
  });

  it("shows the control without consent, without an id and with an invalid one", async () => {
    await seenBy(visitAs("buy"));
    expect((await seenBy(visitAs("buy", "essential")))[0]).toBe("Add");
    expect((await seenBy(shop.visit()))[0]).toBe("Add");
    const edited = visitAs("buy");
    edited.cookies.set("dc_anonymous_id", "buy");
    expect((await seenBy(edited))[0]).toBe("Add");
  });

  it("shows customers the variant of their group, whatever their browser's id", async () => {
    await shop.controls.change("getCustomer", { experiment_groups: { [BOOST]: "buy", ended: "x" } });
    const customer = visitAs("control");
    await signIn(customer, "anna");
    expect(await seenBy(customer)).toEqual(["Buy", `${BOOST}=buy`]);

    await shop.controls.change("getCustomer", { experiment_groups: { [BOOST]: "gone" } });
    const another = visitAs("buy");
    await signIn(another, "ben");
    expect(await seenBy(another)).toEqual(["Add", `${BOOST}=control`]);
  });

  it("shows the demo's customers the variant that the reference backend has put them into", async () => {
    for (const [name, word] of [
      ["anna", "Add"],
      ["ben", "Buy"],
    ] as const) {
      const customer = shop.visit();
      await signIn(customer, name);
      expect([name, (await seenBy(customer))[0]]).toEqual([name, word]);
    }
  });

  it("can end while a page is open: its form still adds the ticket", async () => {
    const buyer = visitAs("buy");
    const page = await buyer.goto(PATH);
    await shop.controls.capability(BOOST, "off");
    const cart = await buyer.submit(page, /^Buy \d+ games?/);
    expect([cart.status, cart.url]).toEqual([200, "/cart"]);
    expect(await seenBy(buyer)).toEqual(["Add", undefined]);
  });

  it("leaves other pages alone", async () => {
    expect(shownIn(await visitAs("buy").goto("/about"))).toBeUndefined();
  });
});

it.each([[["experiments"]], [[BOOST]], [[]]] as const)("does not run with only %o switched on", async (flags) => {
  for (const flag of flags) await shop.controls.capability(flag, "on");
  expect(await seenBy(visitAs("buy"))).toEqual(["Add", undefined]);
});
