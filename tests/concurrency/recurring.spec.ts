// Charges of recurring purchases on real Postgres: processes that die at each step, and what customers change meanwhile. Each
// reply to a customer is true: there is one charge, one ticket and one mail, or none of them.
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { shopNow } from "#services/lib/clock.ts";
import { between, cashAccount, houseAccount, post } from "#services/lib/ledger.ts";
import { runInTransaction } from "#services/lib/transaction.ts";
import { hashPassword } from "#services/main/identity/credentials/password-hash.ts";
import { buyWithDeposit } from "#services/main/recurring/recurring-purchases/beginnings.commands.ts";
import {
  type ChargeParts,
  type ChargePoint,
  chargeOne,
} from "#services/main/recurring/recurring-purchases/charging.commands.ts";
import { chargeRecurring } from "#services/main/recurring/recurring-purchases/charging-queue.commands.ts";
import { resumeStaleSagas } from "#services/main/wallet/deposits/deposits-saga.ts";
import { PASSWORD, registerPerson, type Wallet } from "#tests/contract/people.ts";
import { PATIENT } from "#tests/patience.ts";
import { type Answer, openServices, type Services, type SignedIn } from "#tests/services/open-services.ts";
import { keep, keepCard, MONDAY, SHARE } from "#tests/services/recurring-till.ts";
import { addTicket, keyed, purchaseOf } from "#tests/services/sales.ts";
import { faultsInBooks, ordersOf, paymentsOf } from "./books.ts";
import { counted, isProof, randomFrom, runConcurrently, seed } from "./counts.ts";
import { type Fleet, startFleet } from "./fleet.ts";

let services: Services;
let passwordHash: string;
beforeAll(async () => {
  services = await openServices();
  passwordHash = await hashPassword(PASSWORD);
});
afterAll(() => services.close());

const person = (wallet: Wallet = {}) => runInTransaction(services.db, (tx) => registerPerson(tx, services.env, wallet));
const parts = (changes: Partial<ChargeParts> = {}): ChargeParts => ({
  db: services.db,
  gateway: services.gateway,
  ...changes,
});
const call = (
  as: SignedIn,
  method: "POST" | "PUT" | "PATCH" | "DELETE",
  path: string,
  body?: unknown,
): Promise<Answer> =>
  services.call({ method, path: `/v2${path}`, as, headers: keyed(), ...(body !== undefined && { body }) });

/** Charges as a process does that takes over two minutes later. */
async function takeOver() {
  const later = new Date((await runInTransaction(services.db, shopNow)).getTime() + 120_000);
  try {
    await chargeRecurring(parts(), later);
  } finally {
    // The runner does both, also after a charge that fails.
    if (services.gateway) await resumeStaleSagas({ db: services.db, gateway: services.gateway, buyWithDeposit }, later);
  }
}

async function sentMails({ customerId }: SignedIn, subject: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from mail
    where subject like ${`${subject}%`} and recipient = (select email from customer where id = ${customerId})`.execute(
    services.db,
  );
  return rows[0]?.count ?? 0;
}

/** Takes money out of a wallet, or puts it in. */
const take = ({ customerId }: SignedIn, cents: number) =>
  runInTransaction(services.db, (tx) => {
    const entries = between(cashAccount(customerId), houseAccount("promotions"), cents);
    return post(tx, { kind: "gift", reference: crypto.randomUUID(), entries });
  });

/** Returns how many tickets a customer has. Expects as many mails, and as many captured payments if a card pays. */
async function ticketsOf(as: SignedIn, pays: "wallet" | "card"): Promise<number> {
  const tickets = (await ordersOf(services.db, as.customerId)).length;
  const captured = (await paymentsOf(services.db, as.customerId)).filter(({ state }) => state === "captured").length;
  expect([await sentMails(as, "Your ticket is in the draw"), captured]).toEqual([
    tickets,
    pays === "card" ? tickets : 0,
  ]);
  return tickets;
}

/** Throws at a point, once, as a process that dies there. */
function dying(at: ChargePoint): Partial<ChargeParts> {
  let isAlive = true;
  return {
    onStep(point) {
      if (point !== at || !isAlive) return;
      isAlive = false;
      throw new Error(`died at ${point}`);
    },
  };
}

const OF_CARDS = ["created", "authorise_answered", "authorised", "purchased", "capture_answered", "captured"] as const;
const POINTS = [
  { pays: "wallet", point: "charge_taken" },
  { pays: "wallet", point: "wallet_charged" },
  ...(["charge_taken", "charge_written", ...OF_CARDS] as const).map((point) => ({ pays: "card" as const, point })),
] satisfies { pays: "wallet" | "card"; point: ChargePoint }[];
const SOLD: readonly ChargePoint[] = ["wallet_charged", "purchased", "capture_answered", "captured"];

async function dueFor(pays: "wallet" | "card") {
  const as = await person(pays === "wallet" ? { cents: 1_000 } : {});
  const fundId = pays === "card" ? await keepCard(services.db, as.customerId) : null;
  return { as, fundId, id: await keep(services.db, as.customerId, { fundId }) };
}

describe("two runners that die", () => {
  it.each(POINTS)(
    "at '$point' of a charge of a $pays leave one charge, one ticket and one mail",
    async ({ pays, point }) => {
      const { as, id } = await dueFor(pays);
      await expect(chargeOne(parts(dying(point)), id)).rejects.toThrow("died");
      await chargeOne(parts(dying(point)), id).catch((error: Error) => expect(error.message).toBe(`died at ${point}`));
      await runConcurrently(2, takeOver);
      await takeOver();
      expect(await ticketsOf(as, pays)).toBe(1);
      expect(await faultsInBooks(services.db)).toEqual([]);
    },
  );

  it.each(POINTS)("at '$point' of a $pays buy nothing after a confirmed cancel", async ({ pays, point }) => {
    const { as, id } = await dueFor(pays);
    await expect(chargeOne(parts(dying(point)), id)).rejects.toThrow("died");
    const told = await call(as, "PATCH", `/autoplays/${id}/status`, { status: "recurring_status_cancelled" });
    expect(told.status).toBe(200);
    await runConcurrently(2, takeOver);
    await takeOver();
    expect(await ticketsOf(as, pays)).toBe(SOLD.includes(point) ? 1 : 0);
    expect(await sentMails(as, "We couldn't charge you")).toBe(0);
    expect(await faultsInBooks(services.db)).toEqual([]);
    const open = services.db.selectFrom("recurring_attempt").select("id").where("recurring_purchase_id", "=", id);
    expect(await open.where("status", "=", "charging").execute()).toEqual([]);
  });
});

describe(`a charge under way (seed ${seed})`, () => {
  const ROUNDS = counted(1_000, 4);
  const AT_ONCE = 4;

  type Race = {
    pays: "wallet" | "card";
    before?: (due: Awaited<ReturnType<typeof dueFor>>) => Promise<unknown>;
    rival: (due: Awaited<ReturnType<typeof dueFor>>) => Promise<Answer>;
    /** The tickets that there must be after this reply, and those that may be. */
    told: (answer: Answer) => number | readonly number[];
    /** The games of the ticket. */
    games?: (answer: Answer) => number;
    password?: boolean;
  };
  const hasBought = ({ body }: Answer) =>
    body.result.attempts.some(({ status }: { status: string }) => status === "purchased") ? 1 : 0;
  const statusTo =
    (status: string): Race["rival"] =>
    ({ as, id }) =>
      call(as, "PATCH", `/autoplays/${id}/status`, { status });
  const limitTo = ({ as }: { as: SignedIn }) => call(as, "PUT", "/spend-limits/week", { limit: 1 });
  const RACES: Record<string, Race> = {
    "a cancel": { pays: "wallet", rival: statusTo("recurring_status_cancelled"), told: hasBought },
    "a cancel, with a card": { pays: "card", rival: statusTo("recurring_status_cancelled"), told: hasBought },
    "a pause": { pays: "wallet", rival: statusTo("recurring_status_paused"), told: hasBought },
    "a pause, with a card": { pays: "card", rival: statusTo("recurring_status_paused"), told: hasBought },
    "an edit": {
      pays: "wallet",
      rival: ({ as, id }) => call(as, "PATCH", `/autoplay/${id}`, { num_games: 6 }),
      told: () => 1,
      games: (answer) => (hasBought(answer) ? 4 : 6),
    },
    "an edit, with a card": {
      pays: "card",
      rival: ({ as, id }) => call(as, "PATCH", `/autoplay/${id}`, { num_games: 6 }),
      told: () => 1,
      games: (answer) => (hasBought(answer) ? 4 : 6),
    },
    "another fund": {
      pays: "wallet",
      rival: ({ as }) => call(as, "POST", "/customer/recurring-purchase-method?recurring_purchase_method=wallet"),
      told: () => 1,
    },
    "a lower spend limit": { pays: "wallet", rival: limitTo, told: ({ body }) => (body.result.spent > 0 ? 1 : 0) },
    "a lower spend limit, with a card": {
      pays: "card",
      rival: limitTo,
      told: ({ body }) => (body.result.spent > 0 ? 1 : 0),
    },
    "a closing account": {
      pays: "card",
      password: true,
      rival: ({ as }) => call(as, "DELETE", "/customer", { password: PASSWORD }),
      // Refused because of a ticket or of a deposit on its way.
      told: ({ status }) => (status < 300 ? 0 : 1),
    },
    "the end of its card": {
      pays: "card",
      before: ({ id }) =>
        services.db.updateTable("recurring_purchase").set({ fund_id: null }).where("id", "=", id).execute(),
      rival: async ({ as, fundId }) => {
        await call(as, "POST", "/customer/recurring-purchase-method?recurring_purchase_method=wallet");
        const answer = await call(as, "DELETE", `/funds/${fundId}`);
        return { ...answer, body: (await ordersOf(services.db, as.customerId)).length };
      },
      told: ({ body, status }) => (status === 204 ? body : [0, 1]),
    },
    "a retry of the customer": {
      pays: "wallet",
      before: async ({ as, id }) => {
        await take(as, 1_000);
        await chargeOne(parts(), id);
        await take(as, -1_000);
      },
      rival: ({ as, id }) => call(as, "POST", "/process_recurring_purchases/sync", { recurring_purchase_ids: [id] }),
      told: () => 1,
    },
  };

  it.each(Object.keys(RACES))(
    "meets %s, and what was told is what happened",
    { timeout: counted(1_800_000, 120_000) },
    async (name) => {
      const race = RACES[name] as Race;
      const random = randomFrom(seed);
      const round = async ([kind, place]: [number, number]) => {
        const as = await person({
          ...(race.pays === "wallet" && { cents: 1_000 }),
          ...(race.password && { passwordHash }),
        });
        const fundId = race.pays === "card" ? await keepCard(services.db, as.customerId) : null;
        const due = { as, fundId, id: await keep(services.db, as.customerId, { fundId }) };
        await race.before?.(due);
        let answer: Promise<Answer> | undefined;
        const meet = () => {
          answer ??= race.rival(due);
        };
        // The rival starts at a point of the charge, or up to 40 ms before it, or up to 120 ms after its beginning.
        const points = ["charge_taken", "charge_written", ...OF_CARDS];
        const at = kind < 0.4 ? points[Math.floor(place * points.length)] : null;
        const onStep = (point: ChargePoint) => (point === at ? meet() : undefined);
        if (at === null && kind < 0.7) meet();
        const timer = at === null && kind >= 0.7 ? setTimeout(meet, place * 120) : undefined;
        if (at === null && kind < 0.7) await wait(place * 40);
        await runConcurrently(2, () => chargeOne(parts({ onStep }), due.id));
        clearTimeout(timer);
        meet();
        const told = await (answer as Promise<Answer> | undefined);
        if (!told) throw new Error("There was no rival");
        await chargeOne(parts(), due.id);
        await chargeOne(parts(), due.id);
        if (race.games) {
          const tickets = services.db.selectFrom("orders").select("num_games").where("customer_id", "=", as.customerId);
          expect(await tickets.execute()).toEqual([{ num_games: race.games(told) }]);
        }
        expect([race.told(told)].flat(), JSON.stringify(told.body)).toContain(await ticketsOf(as, race.pays));
      };
      for (let done = 0; done < ROUNDS; done += AT_ONCE)
        await runConcurrently(AT_ONCE, () => round([random(), random()]));
      expect(await faultsInBooks(services.db)).toEqual([]);
    },
  );
});

describe("the runner", () => {
  it("asks a gateway that never answers again by the same reference, and never charges twice", async () => {
    const { as, id } = await dueFor("card");
    const { gateway } = services;
    if (!gateway) throw new Error("These services have no gateway");
    const silent = async (request: Parameters<typeof gateway.authorise>[0]) => {
      await gateway.authorise(request);
      throw new Error("timeout");
    };
    for (const _ of [1, 2])
      await expect(chargeOne(parts({ gateway: { ...gateway, authorise: silent } }), id)).rejects.toThrow("timeout");
    await takeOver();
    expect(await ticketsOf(as, "card")).toBe(1);
    expect(await paymentsOf(services.db, as.customerId)).toHaveLength(1);
  });

  it("charges all others, however many purchases are broken, and after the database was restarted in the middle", async () => {
    const owners: SignedIn[] = [];
    for (let count = 0; count < 24; count += 1) {
      const { as, id } = await dueFor(count % 2 === 0 ? "wallet" : "card");
      owners.push(as);
      const broken = { ...MONDAY, product_type: "unknown" };
      if (count < 4)
        await services.db
          .updateTable("recurring_purchase")
          .set({ item: JSON.stringify(broken) })
          .where("id", "=", id)
          .execute();
    }
    const now = await runInTransaction(services.db, shopNow);
    let steps = 0;
    const restart = () => {
      steps += 1;
      if (steps !== 20) return;
      void sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`
        .execute(services.db)
        .catch(() => undefined);
    };
    await runConcurrently(2, () => chargeRecurring(parts({ onStep: restart }), now).catch(() => 0));
    await expect(chargeRecurring(parts(), now)).rejects.toBeInstanceOf(AggregateError);
    await takeOver().catch((error: unknown) => expect(error).toBeInstanceOf(AggregateError));
    await takeOver().catch((error: unknown) => expect(error).toBeInstanceOf(AggregateError));
    const bought = [];
    for (const [index, as] of owners.entries()) bought.push(await ticketsOf(as, index % 2 === 0 ? "wallet" : "card"));
    expect(bought).toEqual(owners.map((_, index) => (index < 4 ? 0 : 1)));
    expect(await faultsInBooks(services.db)).toEqual([]);
  });

  it("sells the last share to a customer or to an autoplay, and tells the other", async () => {
    const { draw_id } = await services.db
      .selectFrom("syndicate")
      .innerJoin("draw", "draw.id", "syndicate.draw_id")
      .select("draw_id")
      .where("syndicate_key", "=", SHARE.game_offer)
      .orderBy("draw_no")
      .executeTakeFirstOrThrow();
    const [buyer, player] = [await person({ cents: 1_000 }), await person({ cents: 1_000 })];
    const id = await keep(services.db, player.customerId, { item: SHARE });
    const wanted = { product_type: "syndicate_share", lottery_key: "saturday_syndicate", num_shares: 1 };
    const cart = await addTicket(services, buyer, { ...wanted, syndicate_key: SHARE.game_offer });
    const last = { draw_id, product_offer_key: SHARE.game_offer, sold: 19, available: 20 };
    await services.db.insertInto("stock").values(last).execute();

    const [bought] = await Promise.all([
      call(buyer, "POST", "/cart/purchase", purchaseOf(cart)),
      chargeOne(parts(), id),
    ]);

    const hasLost = bought.status === 200;
    expect(await ticketsOf(player, "wallet")).toBe(hasLost ? 0 : 1);
    expect((await ordersOf(services.db, buyer.customerId)).length).toBe(hasLost ? 1 : 0);
    expect(await sentMails(player, hasLost ? "Not bought this time" : "Your ticket is in the draw")).toBe(1);
    expect(await faultsInBooks(services.db)).toEqual([]);
  });
});

describe("two runners that are killed", () => {
  let fleet: Fleet;
  beforeAll(async () => {
    fleet = await startFleet();
  });
  afterAll(() => fleet.stop());

  const killable = POINTS.filter(({ point }) => point !== "charge_taken");
  const few = isProof ? killable : killable.slice(seed % killable.length).slice(0, 1);
  it.each(few)("at '$point' of a charge of a $pays charge once", { timeout: 300_000 }, async ({ pays, point }) => {
    const victims = [await fleet.join({ dieAt: point }), await fleet.join({ dieAt: point })];
    const as = await fleet.person(pays === "wallet" ? { cents: 1_000 } : {});
    const fundId = pays === "card" ? await keepCard(fleet.db, as.customerId) : null;
    await keep(fleet.db, as.customerId, { fundId });
    await Promise.race(victims.map(({ exited }) => exited));
    for (const { kill } of victims) kill();
    const rescuer = await fleet.join();
    await fleet.setClock(new Date((await runInTransaction(fleet.db, shopNow)).getTime() + 300_000).toISOString());
    const steps = async () => (await paymentsOf(fleet.db, as.customerId)).map(({ step }) => step);
    await expect.poll(() => ordersOf(fleet.db, as.customerId), PATIENT).toHaveLength(1);
    await expect.poll(steps, PATIENT).toEqual(pays === "card" ? ["captured"] : []);
    expect(await faultsInBooks(fleet.db)).toEqual([]);
    rescuer.kill();
  });
});
