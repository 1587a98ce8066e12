import { advanceShopNow, shopNow } from "#services/lib/clock.ts";
import type { Tx } from "#services/lib/handlers.ts";
import { toCents } from "#services/lib/money.ts";
import { keepRecurring } from "#services/main/recurring/recurring-purchases/beginnings.commands.ts";
import { addItem } from "#services/main/sales/cart/cart.commands.ts";
import { buyCart } from "#services/main/sales/purchases/purchases.commands.ts";
import { refundCheckout } from "#services/main/sales/purchases/refunds.commands.ts";
import { bookDeposit } from "#services/main/wallet/deposits/deposits.commands.ts";
import { advanceStep, openDeposit } from "#services/main/wallet/deposits/deposits.rows.ts";
import { EXPIRED, problemOf } from "#services/main/wallet/deposits/deposits.rules.ts";
import { authorisePayment, capturePayment } from "#services/sandbox/card-gateway/payments.rows.ts";
import { customers, HANA, register } from "./01-customers.ts";

const DAY_SECONDS = 86_400;
/** The age in days of each deposit, and how it ended. */
const DEPOSITS = [
  ...[80, 73, 66, 59, 52, 45, 38, 31, 24].map((daysAgo) => ({ daysAgo, end: "captured" as const })),
  { daysAgo: 20, end: "failed" as const, problem: problemOf("card_declined", false) },
  { daysAgo: 19, end: "captured" as const },
  { daysAgo: 12, end: "voided" as const, problem: EXPIRED },
];

/** A customer with a long list of transactions: deposits of every outcome, a purchase and its refund. */
export async function seed(tx: Tx, now: Date): Promise<void> {
  const people = customers.filter(({ id }) => id === HANA);
  await register(tx, now, people);
  for (const { id } of people) {
    for (const deposit of DEPOSITS) {
      await advanceShopNow(tx, -deposit.daysAgo * DAY_SECONDS);
      await insertDeposit(tx, id, deposit);
      await advanceShopNow(tx, deposit.daysAgo * DAY_SECONDS);
    }
    await buyAndRefund(tx, id);
  }
}

/** Inserts a deposit by test money, as the steps of a real one leave it. */
export async function insertDeposit(
  tx: Tx,
  customerId: string,
  { daysAgo, end, ...more }: (typeof DEPOSITS)[number],
): Promise<void> {
  const cents = 2000;
  const attempt = {
    customer_id: customerId,
    operation_id: "createDeposit" as const,
    idempotency_key: `demo-${daysAgo}`,
  };
  const checked = {
    methodCode: "td" as const,
    gatewayKey: null,
    fundId: null,
    amountCents: cents,
    notificationUrl: null,
  };
  const deposit = await openDeposit(tx, attempt, { ...checked, source: { kind: "test" }, sourceName: null }, null);
  if (end === "captured") {
    await authorisePayment(tx, { reference: deposit.id, amountCents: cents, cardToken: null, notificationUrl: null });
    await capturePayment(tx, deposit.id);
    await bookDeposit(tx, customerId, { id: deposit.id, cents });
  }
  await advanceStep(tx, deposit.id, "created", { step: end, ...more });
}

async function buyAndRefund(tx: Tx, customerId: string) {
  const ticket = { productType: "lottery_ticket", lotteryKey: "monday_lotto", gameType: "standard" } as const;
  const games = { gameOffer: "standard", quickpick: true, numGames: 4, numDraws: 1 };
  const cart = await addItem(tx, { customerId, region: null }, { ...ticket, ...games }, await shopNow(tx));
  const receipt = await buyCart(
    tx,
    {
      customerId,
      region: null,
      cartRevision: cart.revision,
      expectedTotalCents: toCents(cart.cartTotal),
      deposit: null,
      purchase: { channelKey: "web", metadata: {} },
    },
    keepRecurring,
  );
  await refundCheckout(tx, receipt.checkoutId);
}
