// The pages of one sale, in the order a customer opens them.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Shopper } from "../lib/shopper.ts";
import { root } from "../lib/steps.ts";

export type Step = {
  name: string;
  path: string;
  /** True for pages with islands. Other pages must not load React. */
  hasIsland?: boolean;
};

type Cart = { revision: number; cartTotal: object };
type Purchase = { kind: string; checkoutId: string };

const OFFER = "monday_lotto";

/** Four standard games as quick-picks. */
const ticket = {
  productType: "lottery_ticket",
  lotteryKey: OFFER,
  gameType: "standard",
  gameOffer: "standard",
  numGames: 4,
  numDraws: 1,
  quickpick: true,
};

const addTicket = (shopper: Shopper) =>
  shopper.mutate<Cart>("cart.addItem", { item: ticket, idempotencyKey: crypto.randomUUID() });

async function signIn(shopper: Shopper, email = "anna@example.com") {
  const file = join(root, "services/db/demo/customers.json");
  const { password } = JSON.parse(readFileSync(file, "utf8")) as { password: string };
  await shopper.mutate("session.login", { email, password });
}

/** Buys a ticket for a signed-in shopper, paid from the wallet. */
async function buyTicket(shopper: Shopper): Promise<{ checkoutId: string; orderId: string }> {
  const { revision, cartTotal } = await addTicket(shopper);
  const purchase = { idempotencyKey: crypto.randomUUID(), cartRevision: revision, expectedTotal: cartTotal };
  const { checkoutId } = await shopper.mutate<Purchase>("purchases.create", purchase);
  const { orderIds } = await shopper.query<{ orderIds: string[] }>("purchases.get", { checkoutId });
  return { checkoutId, orderId: orderIds[0] ?? "" };
}

/** Opens the pages of a sale in order and buys a ticket on the way. Awaits `visitPage` for each page. */
export async function visitSalePages(shopper: Shopper, visitPage: (step: Step) => Promise<void>) {
  const past = await shopper.query<{ draws: { drawNo: number }[] }>("draws.listPast", { productOfferKey: OFFER });
  await visitPage({ name: "home", path: "/" });
  await visitPage({ name: "lotto-tickets", path: "/lotto-tickets" });
  await visitPage({ name: "play", path: `/${OFFER}`, hasIsland: true });
  await visitPage({ name: "play systems", path: `/${OFFER}/systems`, hasIsland: true });
  await visitPage({ name: "play super combos", path: "/powerball/super-combos", hasIsland: true });
  await visitPage({ name: "play strike", path: "/lotto_strike", hasIsland: true });
  await visitPage({ name: "raffle", path: "/charity_raffle" });
  await visitPage({ name: "results of an offer", path: `/${OFFER}/results` });
  await visitPage({ name: "draw result", path: `/${OFFER}/results/draw/${past.draws[0]?.drawNo}` });
  await visitPage({ name: "lotto-results", path: "/lotto-results" });
  await addTicket(shopper);
  await visitPage({ name: "cart", path: "/cart", hasIsland: true });
  await visitPage({ name: "checkout login", path: "/checkout/login", hasIsland: true });
  await signIn(shopper);
  const { checkoutId, orderId } = await buyTicket(shopper);
  await visitPage({ name: "receipt", path: `/receipt/${checkoutId}` });
  await visitPage({ name: "my-account", path: "/my-account", hasIsland: true });
  await visitPage({ name: "upcoming tickets", path: "/my-account/upcoming-tickets", hasIsland: true });
  await visitPage({ name: "ticket", path: `/my-account/upcoming-tickets/ticket/${orderId}`, hasIsland: true });
}
