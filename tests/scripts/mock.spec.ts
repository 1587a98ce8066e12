// `npm run mock`: the shop on the contracts' examples.
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { BASE_PATHS } from "#scripts/lib/mock.ts";
import { freePort, type Part, startPart, untilReady } from "#scripts/lib/processes.ts";
import { createShopper, type Shopper } from "#scripts/lib/shopper.ts";
import type { SampleThing } from "#site/routes/route.ts";
import { type RouteName, routeNames, routes } from "#site/routes.ts";
import { PATIENT } from "#tests/patience.ts";
import { samplePath } from "#tests/sample-address.ts";

let mock: Part;
let url: string;
let prismUrl: string;
const lines: string[] = [];
beforeAll(async () => {
  const [PORT, MOCK_PORT] = [String(await freePort()), String(await freePort())];
  url = `http://127.0.0.1:${PORT}`;
  prismUrl = `http://127.0.0.1:${MOCK_PORT}`;
  const env = { PORT, MOCK_PORT, NODE_ENV: "test" };
  mock = startPart({ name: "mock", script: "scripts/mock.ts", env, log: (line) => lines.push(line) });
  // Includes building the site.
  await untilReady(`${url}/healthz`, mock);
});
afterAll(() => mock.stop());

const textOf = (html: string) => html.replace(/<(script|style)[\s\S]*?<\/\1>/g, " ").replace(/<[^>]*>/g, " ");

async function read(shopper: Shopper, path: string) {
  const { status, html } = await shopper.openPage(path);
  expect({ path, status }).toEqual({ path, status: 200 });
  return textOf(html).replace(/\s+/g, " ");
}

/** The ids of the examples. */
const IDS: Record<SampleThing, string> = {
  autologin: "atk_0000000000000001",
  autoplay: "aut_0000000000000001",
  challengedDeposit: "dep_0000000000000002",
  checkout: "chk_0000000000000001",
  deposit: "dep_0000000000000000",
  failedDeposit: "dep_0000000000000000",
  month: "2026-11",
  partnerCheckout: "chk_0000000000000001",
  partyTicket: "ord_0000000000000001",
  partyGroup: "grp_0000000000000001",
  partySession: "lps_0000000000000001",
  pastDraw: "4320",
  pastTicket: "ord_0000000000000001",
  preOrder: "sch_0000000000000001",
  preferences: "cpr_00000000000000000000000000000001",
  share: "ord_0000000000000001",
  subscription: "sub_0000000000000001",
  transaction: "trx_0000000000000001",
  upcomingTicket: "ord_0000000000000001",
  withdrawal: "wdr_0000000000000001",
  withdrawalTransaction: "trx_0000000000000004",
};
/** Of these routes, the samples name offers that the examples do not sell. */
const OFFERS: Partial<Record<RouteName, string>> = {
  "offer-draw": "/monday_lotto/draw/4321",
  "offer-game-type-super-combos": "/monday_lotto/super-combos",
  "offer-game-type-syndicates": "/saturday_syndicate/syndicates",
  "offer-game-type-systems": "/monday_lotto/systems",
  "offer-play": "/monday_lotto",
};
const pathOf = (name: RouteName) => OFFERS[name] ?? samplePath(name, (thing) => IDS[thing]) ?? "";
/** Pages that redirect the examples' customer, with their targets. */
const REDIRECTS: Partial<Record<RouteName, string>> = {
  logout: "/",
  "my-account-autoplay": "/my-account/recurring-purchases",
  "my-account-subscriptions": "/my-account/recurring-purchases",
  "force-password-change": "/login?next=%2Fmy-account",
  "my-account-past-ticket": "/my-account/upcoming-tickets/ticket/ord_0000000000000001",
  "my-account-lotto-party-ticket": "/my-account/upcoming-tickets/ticket/ord_0000000000000001",
  "my-account-syndicate-share": "/my-account/upcoming-tickets/ticket/ord_0000000000000001",
  "my-account-upgrade-account": "/my-account",
  "my-account-deposit-authorisation": "/receipt/chk_0000000000000002",
  // The examples' deposit has succeeded.
  "my-account-deposit-details-failure": "/my-account/deposit/details/dep_0000000000000001/success",
  "checkout-deposit-cancel": "/checkout/deposit/dep_0000000000000001/success",
  "my-account-deposit-cancel": "/my-account/deposit/details/dep_0000000000000001/success",
  "offer-draw": "/monday_lotto",
  "shell-banner": "/",
  "shell-win": "/",
  "offer-game-type-powerpik": "/powerball/powerhit",
  "offer-game-type-syndicates": "/saturday_syndicate",
  "shell-linked-cart": "/cart",
  "shell-elevate": "/my-account",
  // Without an invitation.
  "lotto-party-group": "/lotto-party",
};
/** Without a preview token, or a client at the provider, they are the 404 page. */
const WITH_TOKEN: readonly RouteName[] = ["preview", "marketing-feature-banner", "shell-sign-in"];
/** The transaction of the examples is a deposit, and their receipt is of the shop's own cart. */
const OTHER_TYPE: readonly RouteName[] = ["my-account-withdraw-summary", "purchase-partner-receipt"];
/** They are the partners' own page for what is not there. */
const NOT_FOUND: readonly RouteName[] = ["not-found", "purchase-layout", "purchase-partner-not-found"];
/** Ways to play that no offer of the examples has. */
const NOT_SOLD: readonly RouteName[] = ["offer-game-type-boxed", "offer-game-type-random"];
const built = routeNames.filter((name) => !routes[name].planned);

describe("the shop on Prism", () => {
  it.each(built)("renders the page %s", async (name) => {
    const path = pathOf(name);
    const shopper = createShopper(url);
    if (routes[name].audience === "customer" || ["receipt", "purchase-partner-receipt"].includes(name))
      await shopper.mutate("session.login", { email: "anna@example.com", password: "Drawcard-demo-1" });
    const { status, url: shown, html } = await shopper.openPage(path);
    expect([status, shown]).toEqual([
      [...NOT_FOUND, ...WITH_TOKEN, ...OTHER_TYPE, ...NOT_SOLD].includes(name) ? 404 : 200,
      REDIRECTS[name] ?? path,
    ]);
    expect(html).toMatch(/<h1[\s>]/);
    if (![...NOT_FOUND, ...WITH_TOKEN, ...OTHER_TYPE, ...NOT_SOLD].includes(name))
      expect(textOf(html)).not.toMatch(/went wrong|Error [45]\d\d/);
  });

  it("prints its addresses, and how to stop it", async () => {
    await vi.waitFor(() => expect(lines.join("\n")).toContain("Stop with Ctrl+C."), PATIENT);
    expect(lines.join("\n")).toContain(`${url}/ `);
    expect(lines.join("\n")).toContain(`${prismUrl}/ `);
  });

  it.each([
    ["/", ["Powerball", "Monday Lotto"]],
    ["/lotto-tickets", ["Powerball", "Saturday Lotto"]],
    ["/monday_lotto", ["Monday Lotto"]],
    ["/monday_lotto/results", ["4320"]],
    ["/monday_lotto/results/draw/4320", ["Monday Lotto", "Division"]],
    ["/lotto-results", ["Monday Lotto"]],
  ])("shows a visitor %s from the examples", async (path, expected) => {
    const text = await read(createShopper(url), path);
    for (const word of expected) expect(text).toContain(word);
  });

  it("uses the examples' clock", async () => {
    const response = await fetch(`${prismUrl}/discover`);
    expect(response.headers.get("x-shop-time")).toBe("2026-11-20T01:00:00Z");
    // Its sales close on Monday, two days away by that clock.
    expect(await read(createShopper(url), "/monday_lotto")).toMatch(/Mon(day)?,? 23/);
  });

  it("signs a customer in, shows account pages and sells a ticket", async () => {
    const anna = createShopper(url);
    await anna.mutate("session.login", { email: "anna@example.com", password: "Drawcard-demo-1" });
    expect(await read(anna, "/my-account")).toContain("Anna");
    expect(await read(anna, "/my-account/upcoming-tickets")).toContain("Monday Lotto");
    expect(await read(anna, "/cart")).toContain("Monday Lotto");

    const bought = { kind: "receipt", checkoutId: "chk_0000000000000001" };
    const expectedTotal = { amount: 2.7, currency: "AUD" };
    const purchase = { idempotencyKey: crypto.randomUUID(), cartRevision: 3, expectedTotal };
    expect(await anna.mutate("purchases.create", purchase)).toEqual(bought);
    expect(await read(anna, `/receipt/${bought.checkoutId}`)).toContain("Monday Lotto");
  });

  it("returns a requested refusal", async () => {
    const reply = await fetch(`${prismUrl}/v2/draw/details/monday_lotto/4321`, {
      headers: {
        prefer: "code=404",
        "x-shop-app-key": "key",
        "x-shop-timestamp": "1",
        "x-shop-signature": "signature",
        "x-shop-version": "3.6",
      },
    });
    expect(reply.status).toBe(404);
    expect(await reply.json()).toMatchObject({ messages: [{ code: "not_found" }] });
  });

  it("serves every contract at its discovery address", async () => {
    const { result } = (await (await fetch(`${prismUrl}/discover`)).json()) as {
      result: { services: Record<string, { base_path: string }> };
    };
    const named = Object.entries(result.services).map(([name, { base_path }]) => [name, base_path]);
    expect(Object.fromEntries(named)).toEqual(BASE_PATHS);
  });
});
