// Shares of a Lotto Party on real Postgres: the last one, and the close of a draw by two processes, also when one ends halfway.
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Database, openDatabase } from "#services/db/index.ts";
import type { Db } from "#services/lib/handlers.ts";
import { runInTransaction } from "#services/lib/transaction.ts";
import { drawNow } from "#services/main/play/drawing/draws-runner.ts";
import { refundCheckout } from "#services/main/sales/purchases/refunds.commands.ts";
import type { SignedIn } from "#tests/services/open-services.ts";
import { faultsInBooks } from "./books.ts";
import { counted, randomFrom, seed } from "./counts.ts";
import { fleetOfTwo } from "./fleet.ts";
import { CART_CHANGED, raceForLast } from "./last-units.ts";
import { buyShares, faultsInParties, openSession, shares } from "./party.ts";

const shop = fleetOfTwo();
const { fleet, memberOf } = shop;
let runners: [Database, Database];
beforeAll(async () => {
  runners = [await openDatabase(fleet.env), await openDatabase(fleet.env)];
});
afterAll(async () => {
  for (const { close } of runners) await close();
});

const LOTTERY = "saturday_lotto";

async function nextDrawId(): Promise<string> {
  const draw = await fleet.db
    .selectFrom("draw")
    .select("id")
    .where("product_offer_key", "=", LOTTERY)
    .where("status", "=", "DRAW_OPEN")
    .orderBy("draw_no")
    .executeTakeFirstOrThrow();
  return draw.id;
}

it("sells the last share once among many buyers", { timeout: 300_000 }, async () => {
  const { session_id, total_shares } = await openSession(shop, await fleet.person(), await nextDrawId());
  const race = await raceForLast({
    fleet,
    memberOf,
    cents: 200,
    item: () => shares(session_id),
    leaveFew: () =>
      fleet.db
        .updateTable("stock")
        .set({ sold: total_shares - 1 })
        .where("product_offer_key", "=", session_id)
        .execute(),
  });
  expect(race.sold).toBe(1);
  expect([...race.refusals]).toEqual([CART_CHANGED]);
  await drawNow(fleet.db, LOTTERY);
});

describe("random histories", () => {
  it(`balance at every read, and every pot ends at zero (SEED=${seed})`, { timeout: 14_400_000 }, async () => {
    const random = randomFrom(seed);
    const below = (count: number) => Math.floor(random() * count);
    const newPeople = () => Promise.all(Array.from({ length: 6 }, () => fleet.person({ cents: 100_000_000 })));
    let people: SignedIn[] = [];
    const someone = () => people[below(people.length)] as SignedIn;
    let signInAgainAt = 0;
    let histories = 0;
    // Several sessions share a draw, as drawing takes longest.
    while (histories < counted(10_000, 16)) {
      // A sign-in ends after a quarter of an hour.
      if (performance.now() >= signInAgainAt) {
        people = await newPeople();
        signInAgainAt = performance.now() + 600_000;
      }
      const drawId = await nextDrawId();
      const opened = await Promise.all(
        Array.from({ length: 8 }, async () => {
          const organiser = someone();
          const changes = { num_games: 4 + below(30), autosession_status: random() < 0.3 ? "on" : "off" };
          return { organiser, ...(await openSession(shop, organiser, drawId, changes)) };
        }),
      );
      histories += opened.length;
      if (histories % 400 === 0) process.stdout.write(`${histories} histories\n`);
      const bought: string[] = [];
      for (let step = 0; step < 20; step++) {
        const one = opened[below(opened.length)];
        if (!one) continue;
        const chance = random();
        if (chance < 0.75) {
          const checkout = await buyShares(memberOf(step), someone(), one.session_id, 1 + below(3));
          if (checkout) bought.push(checkout);
        } else if (chance < 0.9) {
          const checkout = bought.splice(below(bought.length), 1)[0];
          if (checkout) await runInTransaction(fleet.db, (tx) => refundCheckout(tx, checkout));
        } else {
          const body = { autosession_status: random() < 0.5 ? "paused" : "on" };
          await memberOf(step).call("updateSession", { as: one.organiser, params: { id: one.session_id }, body });
        }
      }
      expect(await faultsInParties(fleet.db)).toEqual([]);
      // A customer buys while two runners close the draw. One runner may lose its connection.
      const ends = random() < 0.3;
      await Promise.allSettled([
        ...runners.map(({ db }) => drawNow(db, LOTTERY)),
        buyShares(memberOf(0), someone(), opened[0]?.session_id ?? ""),
        ends && endOneBackend(fleet.db),
      ]);
      await expect
        .poll(async () => {
          const open = await fleet.db
            .selectFrom("party_session")
            .innerJoin("draw", "draw.id", "party_session.draw_id")
            .select("draw.id")
            .where(
              "party_session.id",
              "in",
              opened.map(({ session_id }) => session_id),
            )
            .where("draw.status", "<>", "DRAW_PAID")
            .execute();
          if (open.length > 0) await drawNow(fleet.db, LOTTERY).catch(() => {});
          return open.length;
        })
        .toBe(0);
      expect(await faultsInParties(fleet.db)).toEqual([]);
      expect(await faultsInBooks(fleet.db)).toEqual([]);
    }
  });
});

/** Ends a connection that is in the middle of a transaction, as a killed process does. */
const endOneBackend = (db: Db) =>
  sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and state = 'idle in transaction' limit 1`.execute(
    db,
  );
