// Sales that end while customers pay, with two processes and two more runners: in Western Australia before the others, an
// early bird, and draws whose tickets get their numbers at the close.
import { expect, it } from "vitest";
import { shopNow } from "#services/lib/clock.ts";
import { runDueDraws } from "#services/main/play/drawing/draws-runner.ts";
import type { Request } from "#tests/contract/caller.ts";
import { approve, CHALLENGED, depositPurchase, purchaseOf, testDeposit } from "#tests/contract/main/money.ts";
import { quickPick } from "#tests/contract/main/tickets.ts";
import { PATIENT } from "#tests/patience.ts";
import type { SignedIn } from "#tests/services/open-services.ts";
import { faultsInBooks, ordersOf, paymentsOf, walletCents } from "./books.ts";
import { counted, runConcurrently } from "./counts.ts";
import { fleetOfTwo, type Member, runnersOf } from "./fleet.ts";
import { faultsInNumbers, hashOfBooks } from "./numbers.ts";

// 16:00 in Perth is 18:00 in Brisbane; the shop stops five minutes before.
const { fleet, members, memberOf } = fleetOfTwo({ waCloses: "16:00" });
const WA_STOP = new Date("2026-11-23T07:55:00Z");
const MONDAY = "drw_monday_lotto_4321";
const EARLY_BIRD = "drw_camper_raffle/early_bird_1_5";
const CAMPER = "drw_camper_raffle_5";
const HOSPICE = "drw_your_hospice_lottery_140";

const SELLERS = counted(16, 4);
const CENTS = 300_000;
const book = (index: number) => ({
  product_type: "raffle_ticket",
  lottery_key: "camper_raffle",
  books: 1 + (index % 3),
  raffle_offer: "book_5",
  cause_key: "creek_menders",
});
const hospice = (index: number) => ({
  product_type: "raffle_ticket",
  lottery_key: "your_hospice_lottery",
  books: 1 + (index % 20),
  raffle_offer: "deferred",
  cause_key: "gravel_road_clinic",
});
const monday = () => quickPick({ draw_no: 4321 });

const runners = runnersOf(fleet);

const drawOf = (id: string) => fleet.db.selectFrom("draw").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
const toTime = (time: Date, milliseconds: number) =>
  fleet.setClock(new Date(time.getTime() + milliseconds).toISOString());
const inRegion = (region: string) => ({ headers: { "x-shop-sub-variant": region } });

/** Waits for a draw while the test's runners work too. */
const settle = (id: string, status: string) =>
  expect
    .poll(async () => {
      await Promise.all(runners.map(async ({ db }) => runDueDraws(db, await shopNow(db))));
      return (await drawOf(id)).status;
    }, PATIENT)
    .toBe(status);

/** Buys once, from the wallet or by card. Returns the answer. */
async function buy(as: SignedIn, index: number, item: object, { headers = {} } = {}) {
  const member = memberOf(index);
  const added = await member.call("addCartItem", { as, body: item, headers });
  if (added.status !== 200) return added;
  if (index % 4 < 2) return member.call("purchaseCart", { as, body: await purchaseOf(member, as), headers });
  return member.call("depositAndPurchase", { ...(await depositPurchase(member, as, testDeposit(as, 50))), headers });
}

type Payment = { as: SignedIn; request: Request; deposit: { id: string; challenge: { creq: string } } };

/** A customer whose bank asks before the close. */
async function toTheBank(item: object, headers = {}): Promise<Payment> {
  const [as, [member]] = [await fleet.person(), members];
  expect((await member.call("addCartItem", { as, body: item, headers })).status).toBe(200);
  const request = { ...(await depositPurchase(member, as, testDeposit(as, CHALLENGED))), headers };
  const { body } = await member.call("depositAndPurchase", request);
  return { as, request, deposit: body.result.deposit };
}

/** The customer approves the payment, and the other process continues the purchase. */
async function fromTheBank({ as, deposit, request }: Payment) {
  const member: Member = members[1];
  const cres = await approve(member, deposit as Parameters<typeof approve>[1]);
  await member.call("authoriseDeposit", {
    as,
    params: { fundRef: deposit.id },
    body: { deposit_id: deposit.id, cres },
  });
  return member.call("depositAndPurchase", request);
}

/** Refunds a purchase, unless it has closed meanwhile. */
const refund = (receipt: string) =>
  fleet.control("/refund", { receipt }).catch((error: Error) => expect(error.message).toMatch(/has closed/));

type Selling = {
  stop: Date;
  item: (index: number) => object;
  regionOf?: (index: number) => string;
  /** Whether some are refunded at once. */
  isRefunding?: boolean;
};

/**
 * Lets customers buy from shortly before a stop until one that starts after it has been answered, while four runners close what
 * is due. Returns who bought what, and a customer who was at the bank meanwhile.
 */
async function sellAcross({ isRefunding = false, item, regionOf = () => "NSW", stop }: Selling) {
  await toTime(stop, -60_000);
  const people = await runConcurrently(SELLERS, () => fleet.person({ cents: CENTS }));
  const payment = await toTheBank(item(0), inRegion(regionOf(0)).headers);
  // Each has bought once before the last moments begin, however slow the machine is.
  await runConcurrently(SELLERS, async (index) => {
    const as = people[index] as SignedIn;
    expect((await buy(as, index, item(index), inRegion(regionOf(index)))).status).toBe(200);
  });
  await toTime(stop, -counted(3_000, 700));
  let isSelling = true;
  const closing = runners.map(async ({ db }) => {
    while (isSelling) await runDueDraws(db, await shopNow(db));
  });
  const refusals = await runConcurrently(SELLERS, async (index) => {
    const codes: string[] = [];
    for (let isLast = false; !isLast; ) {
      isLast = (await shopNow(fleet.db)) > stop;
      const { body, status } = await buy(people[index] as SignedIn, index, item(index), inRegion(regionOf(index)));
      if (status !== 200) codes.push(`${status} ${body.messages[0].code}`);
      else if (isRefunding && index % 4 === 3) await refund(body.result.checkout_id);
    }
    return codes;
  }).finally(() => {
    isSelling = false;
  });
  await Promise.all(closing);
  return { people, payment, refusals };
}

/** Returns a customer's orders that are not refunded. */
const soldTo = async ({ customerId }: SignedIn) =>
  fleet.db
    .selectFrom("orders")
    .select(["created_at", "price_cents"])
    .where("customer_id", "=", customerId)
    .where("status", "<>", "cancelled")
    .execute();

/** What each has spent and deposited explains the wallet, to the cent. */
async function expectEveryCent(people: SignedIn[]) {
  for (const as of people) {
    const { customerId } = as;
    const spent = (await soldTo(as)).reduce((sum, { price_cents }) => sum + price_cents, 0);
    const paid = (await paymentsOf(fleet.db, customerId)).filter(({ state }) => state === "captured");
    const deposited = paid.reduce((sum, { amount_cents }) => sum + (amount_cents ?? 0), 0);
    expect(await walletCents(fleet.db, customerId)).toBe(CENTS + deposited - spent);
  }
  expect(await faultsInBooks(fleet.db)).toEqual([]);
}

async function expectNothingCharged({ as }: Payment) {
  expect(await ordersOf(fleet.db, as.customerId)).toEqual([]);
  expect(await paymentsOf(fleet.db, as.customerId)).toMatchObject([{ step: "voided", state: "voided" }]);
  expect(await walletCents(fleet.db, as.customerId)).toBe(0);
}

const CLOSED = ["409 draw_closed", "409 cart_changed", "422 cart_empty"];

it("sells nothing in Western Australia after its own close, and goes on elsewhere", async () => {
  const isWestern = (index: number) => index % 2 === 0;
  const regionOf = (index: number) => (isWestern(index) ? "WA" : "NSW");
  const { payment, people, refusals } = await sellAcross({ stop: WA_STOP, item: monday, regionOf });

  for (const [index, as] of people.entries()) {
    const times = (await soldTo(as)).map(({ created_at }) => created_at);
    expect(times.filter((time) => time >= WA_STOP).length > 0).toBe(!isWestern(index));
    expect((refusals[index] ?? []).filter((code) => !CLOSED.includes(code))).toEqual([]);
    expect((refusals[index] ?? []).length > 0).toBe(isWestern(index));
  }
  const late = await fromTheBank(payment);
  expect([late.status, late.body.messages?.[0].code]).toEqual([409, "draw_closed"]);
  await expectNothingCharged(payment);
  expect((await drawOf(MONDAY)).status).toBe("DRAW_OPEN");
  await expectEveryCent(people);
});

it("closes a draw with deferred numbers: each ticket sold has its own, and none is sold later", async () => {
  const { stop } = await drawOf(HOSPICE);
  const { payment, people, refusals } = await sellAcross({
    stop,
    item: (index) => ({ ...hospice(index), draw_no: 140 }),
  });

  await settle(HOSPICE, "DRAW_CLOSED");
  expect(new Set(refusals.flat()).difference(new Set(CLOSED))).toEqual(new Set());
  for (const codes of refusals) expect(codes.length).toBeGreaterThan(0);
  const late = await fromTheBank(payment);
  expect([late.status, late.body.messages?.[0].code]).toEqual([409, "draw_closed"]);
  await expectNothingCharged(payment);
  expect(await faultsInNumbers(fleet.db)).toEqual([]);
  expect((await drawOf(HOSPICE)).entries_hash).toBe(await hashOfBooks(fleet.db, HOSPICE, stop));
  await expectEveryCent(people);
});

it("closes an early bird with the books bought in time, refunds included, and pays it once", async () => {
  const { draw_at, stop } = await drawOf(EARLY_BIRD);
  const { payment, people, refusals } = await sellAcross({ stop, item: book, isRefunding: true });

  await settle(EARLY_BIRD, "DRAW_CLOSED");
  expect(refusals.flat()).toEqual([]);
  // The raffle itself stays on sale: this customer is in it, but not in the early bird.
  expect((await fromTheBank(payment)).status).toBe(200);
  await expect.poll(() => faultsInNumbers(fleet.db), PATIENT).toEqual([]);
  expect((await drawOf(EARLY_BIRD)).entries_hash).toBe(await hashOfBooks(fleet.db, CAMPER, stop));
  const times = (await Promise.all([...people, payment.as].map(soldTo))).flat().map(({ created_at }) => created_at);
  // Books that were refunded are not among them.
  expect(times.filter((time) => time < stop).length).toBeGreaterThan(0);
  expect(times.filter((time) => time >= stop).length).toBeGreaterThan(1);
  await expectEveryCent(people);

  await toTime(draw_at, 1_000);
  await settle(EARLY_BIRD, "DRAW_PAID");
  const wins = await fleet.db
    .selectFrom("ticket_win as win")
    .innerJoin("orders", "orders.id", "win.order_id")
    .select(["orders.created_at", "win.order_id", "win.prize_id", "win.value_cents"])
    .where("win.draw_id", "=", EARLY_BIRD)
    .execute();
  expect(wins).toMatchObject([{ value_cents: 200_000 }]);
  expect(wins[0]?.created_at.getTime()).toBeLessThan(stop.getTime());
  const reference = `${wins[0]?.order_id}/${wins[0]?.prize_id}`;
  const paid = await fleet.db.selectFrom("ledger_transfer").select("id").where("reference", "=", reference).execute();
  expect(paid).toHaveLength(1);
});

it("closes a raffle while its numbers are given, and pays every winner once", async () => {
  const { draw_at, stop } = await drawOf(CAMPER);
  const { payment, people, refusals } = await sellAcross({ stop, item: (index) => ({ ...book(index), draw_no: 5 }) });

  await settle(CAMPER, "DRAW_CLOSED");
  expect(new Set(refusals.flat()).difference(new Set(CLOSED))).toEqual(new Set());
  const late = await fromTheBank(payment);
  expect([late.status, late.body.messages?.[0].code]).toEqual([409, "draw_closed"]);
  await expectNothingCharged(payment);
  expect(await faultsInNumbers(fleet.db)).toEqual([]);
  expect((await drawOf(CAMPER)).entries_hash).toBe(await hashOfBooks(fleet.db, CAMPER, stop));
  await expectEveryCent(people);

  await toTime(draw_at, 1_000);
  await settle(CAMPER, "DRAW_PAID");
  const wins = await fleet.db.selectFrom("ticket_win").selectAll().where("draw_id", "=", CAMPER).execute();
  const paid = await fleet.db
    .selectFrom("ledger_transfer")
    .select("reference")
    .where("kind", "=", "prize")
    .where("reference", "like", `%prz_camper_raffle_5%`)
    .where("reference", "not like", "%early_bird%")
    .execute();
  const inMoney = wins.filter(({ is_goods }) => !is_goods).map(({ order_id, prize_id }) => `${order_id}/${prize_id}`);
  expect(inMoney.length).toBeGreaterThan(0);
  expect(paid.map(({ reference }) => reference).sort()).toEqual(inMoney.sort());
  expect(await faultsInBooks(fleet.db)).toEqual([]);
});
