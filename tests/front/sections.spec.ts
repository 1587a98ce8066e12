// Each operation of each account page, down, slow and breaking its contract: a notice in its section, the rest works (ADR 23).
// tests/gateway/upstream-failures.spec.ts shows that an unreadable reply fails like none, so `npm test` takes one of the two.

import { beforeAll, describe, expect, it } from "vitest";
import { type RouteName, routeNames, routes } from "#site/routes.ts";
import { LABELS } from "#tests/labels.ts";
import { isProof, oneOf, quarterOf } from "#tests/seeded.ts";
import { frontShopOfFile } from "./front-shop.ts";
import { all, one, textOf } from "./html.ts";
import { signIn } from "./people.ts";
import type { Page, Visitor } from "./visitor.ts";

const shop = frontShopOfFile();

/** The titles of the notices if this operation fails. Empty: the page does without it. */
type Notices = Readonly<Record<string, readonly string[]>>;
const CUSTOMER = "/v2/customer";
const METHODS = "/v2/payment_methods";
const LISTED = "We couldn't load these tickets";
const PRIZE_MONEY = "Something went wrong!";

const RECURRING = {
  "/v2/payment_resolutions": ["We couldn't load your failed payments"],
  "/v2/customer/recurring-purchase-method": ["We couldn't load the ways to pay"],
  // The balance in the header, which a charge in the background may have changed.
  [CUSTOMER]: [],
};

/** Pages of sections. Joy has prize money, and Tom an account to verify. */
const PAGES: Partial<Record<RouteName, Notices>> = {
  "my-account": {
    [CUSTOMER]: ["We couldn't load your wallet"],
    "/v2/pricing/pri_au_nsw/product_offers": ["We couldn't load the next draws"],
    "/v2/orders": [LISTED, LISTED],
    "/v2/transactions": [],
    "/v2/payment_resolutions": [],
    "/v2/scheduled-purchases": [],
  },
  "my-account-upcoming-tickets": {
    "/v2/orders": [LISTED],
    "/v2/scheduled-purchases": ["We couldn't load your pre-orders and scheduled tickets"],
    [CUSTOMER]: [],
  },
  "my-account-past-tickets": { "/v2/orders": [LISTED], [CUSTOMER]: [] },
  "my-account-transactions": { "/v2/transactions": ["We couldn't load these transactions"], [CUSTOMER]: [] },
  "my-account-current-giveaways": {
    "/rewards/v3/draws": ["We couldn't load these giveaways"],
    "/rewards/v3/customer": [],
    [CUSTOMER]: [],
  },
  "my-account-closed-giveaways": {
    "/rewards/v3/draws": ["We couldn't load these giveaways"],
    "/rewards/v3/customer": [],
    [CUSTOMER]: [],
  },
  "my-account-lotto-party": { "/social/v3/group": ["We couldn't load your groups"], [CUSTOMER]: [] },
  "my-account-favourite-numbers": { [CUSTOMER]: ["We couldn't load your favourite numbers"] },
  "my-account-cards-and-accounts": {
    [METHODS]: ["We couldn't load your cards and accounts"],
    "/v2/funds/braintree": [],
    [CUSTOMER]: [],
  },
  "my-account-my-details": {
    [CUSTOMER]: ["We couldn't load your details"],
    "/v2/customer/details": ["We couldn't load your details"],
  },
  "my-account-deposit": {
    [CUSTOMER]: ["We couldn't load your wallet"],
    [METHODS]: ["We couldn't load the ways to pay"],
    "/v2/funds/card_gateways": [],
    "/v2/funds/paystream": [],
    "/v2/payment_resolutions": [],
    "/v2/transactions": [],
  },
  "my-account-withdraw": {
    "/v2/customer/withdrawable-funds": [PRIZE_MONEY],
    [METHODS]: ["We couldn't load your accounts"],
    [CUSTOMER]: [],
  },
  "my-account-login-and-security": {
    "/v2/customer/two-factor-auth": ["We couldn't load your two-factor settings"],
    "/v2/social-authentication/list": ["We couldn't load your accounts at Apple and Google"],
  },
  "my-account-spend-limits": { "/v2/spend-limits": ["We couldn't load your spend limits"], [CUSTOMER]: [] },
  "my-account-autoplay": { "/v2/autoplay": ["We couldn't load your autoplays"], ...RECURRING },
  "my-account-subscriptions": { "/v2/subscriptions": ["We couldn't load your subscriptions"], ...RECURRING },
  "my-account-recurring-purchases": {
    "/v2/recurring_purchases": ["We couldn't load your recurring purchases"],
    ...RECURRING,
  },
  "my-account-print-tickets": { "/v2/orders": ["We couldn't load your tickets"] },
  "my-account-precommitment-limit": { [CUSTOMER]: ["We couldn't load your deposit limit"] },
  "my-account-verify-account": {
    [CUSTOMER]: ["We couldn't load the ways to verify your account"],
    "/v2/customer/details": ["We couldn't load your details"],
  },
  "my-account-manual-verification": { [CUSTOMER]: ["We couldn't load your verification"] },
  "communication-preferences": {
    "/v2/customer/cus_joy00000000001/communication-preferences": ["We couldn't load your preferences"],
    "/v2/pricing/pri_au_nsw/product_offers": ["We couldn't load your reminders"],
    "/v2/reminders": ["We couldn't load your reminders"],
  },
  "close-my-account": {
    [CUSTOMER]: ["We couldn't load your wallet"],
    [METHODS]: ["We couldn't load your accounts"],
    "/v2/orders": [],
    // The page does without the sentence for organisers.
    "/social/v3/group": [],
  },
};

/** Pages of a single thing, which is the whole content: a path, and the operation that reads it. */
const SINGLE_PAGES: Partial<Record<RouteName, readonly [path: string, operation: string]>> = {
  "my-account-upcoming-ticket": ["/my-account/upcoming-tickets/ticket/ord_1", "/v2/orders/ord_1"],
  "my-account-past-ticket": ["/my-account/past-tickets/ticket/ord_1", "/v2/orders/ord_1"],
  "my-account-win": ["/my-account/win/ord_1", "/v2/orders/ord_1"],
  "my-account-syndicate-share": ["/my-account/syndicate-tickets/share/ord_1", "/v2/orders/ord_1"],
  "my-account-scheduled-purchase": ["/my-account/scheduled-purchases/sch_1", "/v2/scheduled-purchases/sch_1"],
  "my-account-autoplay-ticket": ["/my-account/autoplay/ticket/aut_1", "/v2/autoplay/aut_1"],
  "my-account-subscription-ticket": ["/my-account/subscriptions/ticket/sub_1", "/v2/subscriptions/sub_1"],
  "my-account-deposit-summary": ["/my-account/deposit/summary/trn_1", "/v2/transactions/trn_1"],
  "my-account-deposit-details": ["/my-account/deposit/details/dep_1", "/v2/funds/dep_1/deposit"],
  "my-account-deposit-details-success": ["/my-account/deposit/details/dep_1/success", "/v2/funds/dep_1/deposit"],
  "my-account-deposit-details-failure": ["/my-account/deposit/details/dep_1/failure", "/v2/funds/dep_1/deposit"],
  "my-account-deposit-cancel": ["/my-account/deposit/dep_1/cancel", "/v2/funds/dep_1/deposit"],
  "my-account-deposit-authorisation": ["/my-account/deposit/authorisation/dep_1", "/v2/funds/dep_1/deposit"],
  "my-account-withdraw-summary": ["/my-account/withdraw/summary/trn_1", "/v2/transactions/trn_1"],
  "my-account-withdraw-details": ["/my-account/withdraw/details/wdr_1", "/v2/withdrawals/wdr_1"],
};

/** Steps that a customer has to take: nothing but their form, which works without a service. */
const FORMS: readonly RouteName[] = ["change-password", "my-account-upgrade-account"];

/** Leads to the groups if it cannot be loaded: tests/front/party-tickets.spec.ts. */
const LEADS_AWAY: readonly RouteName[] = ["my-account-lotto-party-ticket"];

/** Have a notice in place: tests/front/lotto-party.spec.ts. */
const PARTY_PAGES: readonly RouteName[] = [
  "my-account-lotto-party-group",
  "my-account-lotto-party-session",
  "my-account-lotto-party-notice",
];

const nameOf = Object.keys as <Name extends string>(rows: Partial<Record<Name, unknown>>) => Name[];
const SECTIONED = nameOf(PAGES);

let joy: Visitor;
let tom: Visitor;
beforeAll(async () => {
  joy = shop.visit();
  await signIn(joy, "joy");
  tom = shop.visit();
  await signIn(tom, "tom");
});

const pathOf = (route: RouteName) => routes[route].pattern.replace(/\/:\w+\?/, "");
const combine = () => shop.controls.capability("recurring_purchases_combined", "on");
async function open(route: RouteName) {
  if (route === "my-account-recurring-purchases") await combine();
  return (/verif/.test(route) ? tom : joy).goto(pathOf(route));
}
const menuOf = (page: Page) => all(one(page.main, "navigation", "My account"), "link").map((link) => textOf(link));
const noticesOf = (page: Page) =>
  [...page.main.querySelectorAll(".alert__title"), ...all(page.main, "heading")]
    .map((title) => textOf(title))
    .filter((title) => title.startsWith("We couldn't load") || title === PRIZE_MONEY);
/** The title of the page. The overview greets the customer by name, if it can. */
const titleOf = (page: Page) => textOf(one(page.main, "heading")).replace(/^Hello Joy$/, "My account");

it("covers every account page", () => {
  const isAccountPage = (name: RouteName) => {
    const { audience, layout, own, planned } = routes[name];
    return !planned && !own && audience === "customer" && layout === "base";
  };
  const covered = [...SECTIONED, ...nameOf(SINGLE_PAGES), ...FORMS, ...LEADS_AWAY, ...PARTY_PAGES];
  // Pages of our own may be here too.
  expect(covered.filter((name) => !routes[name].own).sort()).toEqual(routeNames.filter(isAccountPage).sort());
});

describe.each(SECTIONED)("%s", (route) => {
  const notices = PAGES[route] ?? {};
  let whole: Page;
  let calls: string[];
  beforeAll(async () => {
    await shop.quiet();
    whole = await open(route);
    calls = [...shop.asked];
  });

  it("covers every operation of the page", () => {
    expect([whole.status, noticesOf(whole)]).toEqual([200, []]);
    const shared = ["/v2/capabilities", "/v2/branding", "/v2/config"];
    const read = calls
      .map((call) => call.replace(/^GET |\?.*/g, ""))
      .filter((path) => /^\/(v2|rewards|social)\//.test(path));
    expect([...new Set(read)].filter((path) => !shared.includes(path)).sort()).toEqual(Object.keys(notices).sort());
  });

  it("an operation that is down or unreadable fails in its section only", async () => {
    for (const [operation, titles] of Object.entries(notices)) {
      const replies = ["down", "garbage"] as const;
      for (const reply of isProof ? replies : oneOf(replies, `${route} ${operation}`)) {
        await shop.setReply(operation, reply);
        const page = await open(route);
        await shop.quiet();
        expect([operation, noticesOf(page)]).toEqual([operation, titles]);
        expect([operation, menuOf(page)]).toEqual([operation, menuOf(whole)]);
        expect([operation, titleOf(page)]).toEqual([operation, titleOf(whole)]);
      }
    }
  });

  // A part of it may be usable, so that not every one has a notice.
  it("an operation of another shape leaves the page whole", async () => {
    for (const operation of quarterOf(Object.keys(notices), (operation) => `shape of ${route} ${operation}`)) {
      await shop.setReply(operation, { result: { unexpected: true } });
      const page = await open(route);
      await shop.quiet();
      expect([operation, menuOf(page)]).toEqual([operation, menuOf(whole)]);
      expect([operation, page.text]).not.toEqual([operation, expect.stringMatching(/Error \d|undefined|NaN/)]);
    }
  });
});

it.each(Object.entries(SINGLE_PAGES))(
  "%s keeps its frame if what it shows is down",
  async (route, [path, operation]) => {
    await shop.setReply(operation, "down");
    const page = await joy.goto(path);
    expect([page.status, page.text]).toEqual([503, expect.stringContaining("There's a spanner in the works!")]);
    expect(menuOf(page)).toContain("Transactions");
    expect(textOf(one(page.main, "heading")), route).not.toBe("My account");
  },
);

it("the deposit of the checkout works without the cart, the wallet or the ways to pay", async () => {
  const notices = {
    "/v2/cart/items": "We couldn't load your cart",
    [CUSTOMER]: "We couldn't load your wallet",
    [METHODS]: "We couldn't load the ways to pay",
  };
  for (const [operation, notice] of Object.entries(notices)) {
    await shop.setReply(operation, "down");
    const page = await joy.goto("/deposit");
    await shop.quiet();
    expect([operation, page.title, noticesOf(page)]).toEqual([operation, expect.stringMatching(/^Deposit /), [notice]]);
    expect(page.has("button", LABELS.deposit.submit)).toBe(operation !== METHODS);
  }
});

it("while every operation is slow, each page has its frame and says what is missing", async () => {
  // Before the first page: it decides what the menu of each has.
  await combine();
  const whole = new Map(await Promise.all(SECTIONED.map(async (route) => [route, menuOf(await open(route))] as const)));
  const operations = new Set(SECTIONED.flatMap((route) => Object.keys(PAGES[route] ?? {})));
  for (const operation of operations) shop.setReplyOnly(operation, "slow");
  const startedAt = performance.now();
  const pages = await Promise.all(SECTIONED.map(async (route) => [route, await open(route)] as const));
  expect(performance.now() - startedAt).toBeLessThan(60_000);
  for (const [route, page] of pages) {
    expect([route, menuOf(page)]).toEqual([route, whole.get(route)]);
    expect([route, noticesOf(page).length > 0]).toEqual([route, true]);
  }
});
