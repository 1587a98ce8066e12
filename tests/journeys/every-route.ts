// Returns the URL, the visitor and the screen for each built page of the route table.
import type { Page } from "@playwright/test";
import type { SampleThing } from "#site/routes/route.ts";
import { type RouteName, routeNames, routes } from "#site/routes.ts";
import { samplePath } from "#tests/sample-address.ts";
import { isProof, oneOf, quarterOf } from "#tests/seeded.ts";
import type { Theme } from "./axe.ts";
import type { Shop } from "./journey.ts";
import {
  addQuickPick,
  buyCart,
  CARDS,
  call,
  deposit,
  expectHeading,
  payButton,
  register,
  typeCard,
} from "./shopper.ts";

export type Customer = {
  email: string;
  previewPath: string;
  /** The ticket of a Lotto Party that everyone can join. */
  openSession: string;
  ids: Readonly<Record<SampleThing, string | null>>;
};

/** Adds tickets that begin an autoplay and a subscription. */
async function addRecurring(page: Page): Promise<void> {
  // Not of the lottery that is bought later: the cart would ask about it.
  const ticket = { lotteryKey: "powerball", gameOffer: "standard", numGames: 4, quickpick: true };
  const book = { productType: "raffle_ticket", lotteryKey: "charity_raffle", raffleOffer: "book_5", books: 1 };
  const items = [
    { ...ticket, recurringPurchase: { type: "autoplay", enabled: true } },
    { ...book, causeKey: "coast_rescue", recurringPurchase: { type: "subscription", enabled: true } },
  ];
  for (const item of items) await call(page, "cart.addItem", { item, idempotencyKey: crypto.randomUUID() });
}

/** Starts a group and opens its first ticket. */
async function openParty(page: Page) {
  const offer = await call<{ draws: { drawId: string }[] }>(
    page,
    `offers.get?input=${encodeURIComponent(JSON.stringify({ productOfferKey: "powerball" }))}`,
  );
  const key = () => ({ idempotencyKey: crypto.randomUUID() });
  const name = { groupName: "Every route", ...key() };
  const { groupId } = await call<{ groupId: string }>(page, "lottoParty.createGroup", name);
  const ticket = {
    groupId,
    drawId: offer.draws[0]?.drawId,
    gameOfferKey: "standard",
    numGames: 10,
    sharePrice: { amount: 2, currency: "AUD" },
    autosessionStatus: "on",
    ...key(),
  };
  const { sessionId } = await call<{ sessionId: string }>(page, "lottoParty.createSession", ticket);
  return { partyGroup: groupId, partySession: sessionId };
}

/**
 * Registers a customer with an upcoming and a past ticket, a receipt, a pre-order, an autoplay, a subscription, a deposit waiting
 * for the bank, and a full cart.
 */
export async function newCustomer(page: Page, shop: Shop): Promise<Customer> {
  const email = await register(page);
  await addQuickPick(page);
  await buyCart(page);
  await addQuickPick(page, "wednesday_lotto", 4);
  await page.goto("/saturday_syndicate");
  await page.getByRole("button", { name: /^Add / }).first().click();
  await page.goto("/camper_raffle");
  await page.getByRole("link", { name: /^Pre-order/ }).click();
  await page.getByLabel("Creek Menders").check();
  await page.getByRole("button", { name: /^Pre-order/ }).click();
  await addRecurring(page);
  const checkoutId = await buyCart(page);
  await addQuickPick(page);
  await page.goto("/cart");
  await typeCard(page, CARDS.challenged);
  await payButton(page).click();
  await expectHeading(page, /^Approve this payment/);
  await page.goBack();
  await expectHeading(page, "Confirm with your bank");
  const depositId = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  const walletDepositId = await deposit(page, 20);
  const list = await call<{ transactions: { id: string }[] }>(page, "transactions.list?input={}");
  const transactionId = list.transactions[0]?.id ?? "";
  // The sandbox declines amounts that end in .01.
  const failedDepositId = await deposit(page, 20.01);
  const previewPath = await shop.controls.preview("banners/coast-rescue");
  const preferencesReference = await shop.controls.link(email, "preferences");
  const { drawNo } = await shop.draw("wednesday_lotto");
  const ticketIn = async (list: string) => {
    const html = await (await page.request.get(`/my-account/${list}`)).text();
    return /\/ticket\/([\w-]+)/.exec(html)?.[1] ?? "";
  };
  const firstOf = async (noun: "autoplays" | "subscriptions") => {
    const { purchases } = await call<{ purchases: { id: string }[] }>(page, `${noun}.list?input={}`);
    return purchases[0]?.id ?? "";
  };
  const upcoming = await (await page.request.get("/my-account/upcoming-tickets")).text();
  const shareId = /\/share\/([\w-]+)/.exec(upcoming)?.[1] ?? "";
  const preOrderId = /\/scheduled-purchases\/([\w-]+)/.exec(upcoming)?.[1] ?? "";
  const ids = {
    ...(await openParty(page)),
    checkout: checkoutId,
    challengedDeposit: depositId,
    deposit: walletDepositId,
    failedDeposit: failedDepositId,
    transaction: transactionId,
    pastDraw: String(drawNo),
    month: new Date().toISOString().slice(0, 7),
    share: shareId,
    preOrder: preOrderId,
    preferences: preferencesReference,
    upcomingTicket: await ticketIn("upcoming-tickets"),
    pastTicket: await ticketIn("past-tickets"),
    autoplay: await firstOf("autoplays"),
    subscription: await firstOf("subscriptions"),
    // Pages that are not swept name these.
    autologin: null,
    withdrawal: null,
    withdrawalTransaction: null,
    partnerCheckout: null,
    partyTicket: null,
  };
  const [open] = await call<{ sessionId: string }[]>(page, "lottoParty.discover");
  return { email, previewPath, openSession: open?.sessionId ?? "", ids };
}

/** Returns the URL of a page for this customer. Throws if its sample names a thing that this customer has not. */
export function addressOf(name: RouteName, { ids, openSession, previewPath }: Omit<Customer, "email">): string {
  if (name === "preview") return previewPath;
  if (name === "marketing-feature-banner") return previewPath.replace(routes.preview.pattern, routes[name].pattern);
  // Without a session or a token it leads elsewhere.
  if (name === "lotto-party-group") return `${routes[name].pattern}?session=${openSession}`;
  const path = samplePath(name, (thing) => ids[thing]);
  if (path === null) throw new Error(`${name} needs a thing that the customer of every-route.ts has not`);
  return path;
}

/** Redirects, and pages that redirect automatically. two-factor.spec.ts checks what they show in between. */
const WITHOUT_PAGE: readonly RouteName[] = [
  "shell-banner",
  "shell-win",
  "shell-linked-cart",
  "shell-elevate",
  "shell-sign-in",
  // After 15 minutes at the bank; tests/front/wallet-deposits.spec.ts looks at it.
  "my-account-deposit-cancel",
  // They need prize money; tests/front/withdrawals.spec.ts looks at them.
  "my-account-withdraw-details",
  "my-account-withdraw-summary",
  // Off in the demo; tests/front/recurring.spec.ts looks at it.
  "my-account-recurring-purchases",
  // Off in the demo; pre-cart.spec.ts looks at it.
  "shell-pre-cart",
  // tests/front/party-tickets.spec.ts looks at it.
  "my-account-lotto-party-ticket",
  // tests/front/partners.spec.ts looks at them.
  "purchase-layout",
  "purchase-partner-not-found",
  "purchase-partner-receipt",
  "purchase-partner-autologin",
  "login-autologin",
  "login-transfer",
  // PowerPik is PowerHit outside Western Australia.
  "offer-game-type-powerpik",
  // The only open draw of a raffle is on the page of its offer.
  "offer-draw",
];
/** Public routes that show content to one customer only. */
const CUSTOMERS: readonly RouteName[] = ["receipt", "logout", "force-password-change"];
/** Redirect signed-in customers. */
const VISITORS: readonly RouteName[] = ["account-verification", "login", "checkout-login", "shell-login"];

/** The built pages, without those that only redirect. */
export const shownRoutes = routeNames.filter((name) => !routes[name].planned && !WITHOUT_PAGE.includes(name));

/** The pages of this run: a seeded quarter; all of them in the proof. */
export const sweptRoutes = quarterOf(shownRoutes, (name) => name);

/** Redirect unless the customer has these flags. */
export const ASKED: Partial<Record<RouteName, { passwordChange?: boolean; accountUpgrade?: boolean }>> = {
  "force-password-change": { passwordChange: true },
  "my-account-upgrade-account": { accountUpgrade: true },
};

export type Who = "visitor" | "customer";

function visitorsOf(name: RouteName): readonly Who[] {
  if (VISITORS.includes(name)) return ["visitor"];
  return routes[name].audience === "customer" || CUSTOMERS.includes(name) ? ["customer"] : ["visitor", "customer"];
}

/** The last one is 1280 px at 200% zoom. */
export const SCREENS = [
  { width: 320, height: 640 },
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
  { width: 640, height: 450 },
] as const;
const THEMES: readonly Theme[] = ["light", "dark"];

export type View = { who: Who; screen: (typeof SCREENS)[number]; themes: readonly Theme[] };

/** Returns every view of a page in the proof; otherwise one view in one theme, chosen by the run's seed. */
export function viewsOf(name: RouteName): readonly View[] {
  const all = visitorsOf(name).flatMap((who) => SCREENS.map((screen) => ({ who, screen, themes: THEMES })));
  if (isProof) return all;
  return oneOf(all, `view of ${name}`).map((view) => ({ ...view, themes: oneOf(THEMES, `theme of ${name}`) }));
}
