// What belongs to a customer: no other customer opens it, no cache keeps it, and no other site sends its forms.
import { beforeAll, describe, expect, it } from "vitest";
import type { SampleThing } from "#site/routes/route.ts";
import { type Route, type RouteName, routeNames, routes } from "#site/routes.ts";
import { samplePath } from "#tests/sample-address.ts";
import { frontShopOfFile } from "./front-shop.ts";
import { PASSWORD, signIn } from "./people.ts";
import type { Visitor } from "./visitor.ts";

const shop = frontShopOfFile();
const newKey = () => crypto.randomUUID();

/** Joy, who has prize money, with a ticket, a share, two deposits, a withdrawal and a group with an open ticket. */
let joy: Visitor;
let other: Visitor;
const ids: Partial<Record<SampleThing, string>> = {};
/** Uma, who has autoplays and subscriptions. */
let uma: Visitor;
const umas: Partial<Record<SampleThing, string | undefined>> = {};
beforeAll(async () => {
  joy = shop.visit();
  await signIn(joy, "joy");
  other = shop.visit();
  uma = shop.visit();
  await signIn(other, "ivy");
  const create = (procedure: string, input: object) =>
    joy.call<Record<string, string>>(procedure, { ...input, idempotencyKey: newKey() });
  const ticket = {
    productType: "lottery_ticket",
    lotteryKey: "monday_lotto",
    gameType: "standard",
    gameOffer: "standard",
  };
  const share = {
    productType: "syndicate_share",
    lotteryKey: "saturday_syndicate",
    syndicateKey: "syn_0000000000000001",
  };
  await create("cart.addItem", { item: { ...ticket, numGames: 4, numDraws: 1 } });
  await create("cart.addItem", { item: { ...share, numShares: 1 } });
  const { cartTotal, revision } = await joy.call<{ cartTotal: object; revision: number }>("cart.get");
  const bought = await create("purchases.create", { cartRevision: revision, expectedTotal: cartTotal });
  const done = await create("deposits.create", { amount: 20, methodCode: "td", depositMethodId: "dpm_td" });
  const withdrawal = await create("withdrawals.create", { amount: "1.00", payeeId: "wdm_do", method: "do" });
  const { orders } = await joy.call<{ orders: { id: string; productType: string }[] }>(
    `orders.list?input=${encodeURIComponent('{"status":"upcoming_products"}')}`,
  );
  const { transactions } = await joy.call<{ transactions: { id: string; type: string }[] }>(
    "transactions.list?input=%7B%7D",
  );
  const movement = (type: string) => transactions.find((one) => one.type === type)?.id ?? "";
  const orderOf = (isShare: boolean) =>
    orders.find(({ productType }) => (productType === "syndicate_share") === isShare)?.id ?? "";
  const tickets = { upcomingTicket: orderOf(false), share: orderOf(true), checkout: bought["checkoutId"] };
  // A ticket's old address leads to its new one, and the pages of a failed deposit to those of a completed one.
  const deposits = {
    deposit: done["depositId"],
    failedDeposit: done["depositId"],
    challengedDeposit: done["depositId"],
  };
  const money = { withdrawal: withdrawal["id"], transaction: movement("deposit") };
  const { groupId = "" } = await create("lottoParty.createGroup", { groupName: "Joy's crew" });
  const { draws } = await joy.call<{ draws: { drawId: string }[] }>(
    `offers.get?input=${encodeURIComponent('{"productOfferKey":"powerball"}')}`,
  );
  const { sessionId = "" } = await create("lottoParty.createSession", {
    groupId,
    drawId: draws[0]?.drawId,
    gameOfferKey: "standard",
    numGames: 10,
    sharePrice: { amount: 2, currency: "AUD" },
  });
  Object.assign(ids, {
    partyGroup: groupId,
    partySession: sessionId,
    ...tickets,
    ...deposits,
    ...money,
    pastTicket: tickets.upcomingTicket,
    withdrawalTransaction: movement("withdrawal"),
    preOrder: await preOrderOf(joy),
  });
  await signIn(uma, "uma");
  const first = async (list: string, pattern: RegExp) => pattern.exec((await uma.goto(list)).html)?.[1];
  umas.autoplay = await first("/my-account/autoplay", /\/autoplay\/ticket\/(\w+)/);
  umas.subscription = await first("/my-account/subscriptions", /\/subscriptions\/ticket\/(\w+)/);
});

/** Returns the id of a pre-order that a customer places. */
async function preOrderOf(customer: Visitor): Promise<string | undefined> {
  const path = /\/camper_raffle\/draw\/\d+/.exec((await customer.goto("/camper_raffle")).html)?.[0] ?? "";
  const cart = await customer.submit(await customer.goto(path), /^Pre-order/, { "Creek Menders": true });
  const receipt = await customer.submit(cart, "Place pre-order");
  const tickets = await customer.goto("/my-account/upcoming-tickets");
  return /\/scheduled-purchases\/([\w-]+)/.exec(tickets.html + receipt.html)?.[1];
}

/** The pages whose path names a thing of a customer. */
const ownPages = routeNames.filter((name) => {
  const { audience, planned, sample }: Route = routes[name];
  const isOfCustomer = audience === "customer" || name === "receipt";
  // It leads others to their groups; tests/front/party-tickets.spec.ts looks at it.
  if (name === "my-account-lotto-party-ticket") return false;
  return isOfCustomer && !planned && Object.values(sample).some((value) => typeof value === "object");
});

async function expectOwn(owner: Visitor, path: string) {
  expect((await owner.goto(path)).status).toBe(200);
  const { headers, status } = await other.goto(path);
  expect([status, headers["cache-control"]]).toEqual([404, "private, no-store"]);
  expect((await shop.visit().goto(path)).url).toContain("/login");
}

it.each(ownPages)("%s opens for its customer only", async (name) => {
  const hers = samplePath(name, (thing) => ids[thing] ?? null);
  await expectOwn(hers ? joy : uma, hers ?? samplePath(name, (thing) => umas[thing] ?? `no ${thing}`) ?? "");
});

it("a replay of one ticket opens for its customer only", () => expectOwn(joy, `/cart/replay/${ids.upcomingTicket}`));

/** The pages of a customer whose path has no id. */
const pages = (Object.entries(routes) as [RouteName, (typeof routes)[RouteName]][])
  .filter(([, { audience, planned }]) => audience === "customer" && !planned)
  .map(([, { pattern }]) => pattern.replace(/\/:\w+\?$/, ""))
  .filter((path) => !path.includes(":"));

/** Values that pass the checks of fields, so that a form is refused for its origin. */
const VALUES: Record<string, string> = {
  amount: "5.00",
  way: "dpm_td",
  limit: "50.00",
  numbers: "1 2 3",
  email: "new@example.com",
  reason: "other",
  currentPassword: PASSWORD,
  password: PASSWORD,
  confirmPassword: PASSWORD,
};

type Post = { action: string; body: string };

/** The forms of a page, filled in. */
async function postsOf(path: string): Promise<Post[]> {
  const { body } = await joy.goto(path);
  return body.querySelectorAll("form").flatMap((form) => {
    if (form.getAttribute("method")?.toLowerCase() !== "post") return [];
    const fields = new URLSearchParams();
    for (const control of form.querySelectorAll("input, select, textarea, button")) {
      const name = control.getAttribute("name");
      const option = control.querySelector("option:last-child");
      const value = (option ?? control).getAttribute("value");
      if (name && control.getAttribute("type") !== "file") fields.set(name, VALUES[name] ?? (value || "1"));
    }
    return [{ action: form.getAttribute("action") ?? path, body: fields.toString() }];
  });
}

describe("the pages of a customer", () => {
  it("are found", () => {
    expect(pages.length).toBeGreaterThan(15);
  });

  it.each(pages)("%s is in no cache, and refuses its forms from another site", async (path) => {
    expect((await joy.goto(path)).headers["cache-control"]).toContain("no-store");
    const cookie = [...joy.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    for (const { action, body } of await postsOf(path)) {
      // Redirects in every case, without an effect from another site.
      const isSilent = action === "/shell/banner" || action === "/shell/notifications";
      const headers = {
        cookie,
        accept: "text/html",
        "content-type": "application/x-www-form-urlencoded",
        origin: "https://evil.example",
        "sec-fetch-site": "cross-site",
      };
      const answer = await shop.ask(action.replaceAll("&amp;", "&"), { method: "POST", headers, body });
      expect([action, answer.status]).toEqual([action, isSilent ? 303 : 403]);
      if (isSilent) expect(answer.headers["set-cookie"]).toBeUndefined();
    }
  });
});
