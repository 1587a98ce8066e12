// Shares of a Lotto Party on real Postgres: the last one, and the close of a draw by two processes, also when one ends halfway.
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import type { Db } from "#services/lib/handlers.ts";
import { runInTransaction } from "#services/lib/transaction.ts";
import { drawNow } from "#services/main/play/drawing/draws-runner.ts";
import { refundCheckout } from "#services/main/sales/purchases/refunds.commands.ts";
import type { SignedIn } from "#tests/services/open-services.ts";
import { faultsInBooks } from "./books.ts";
import { counted, randomFrom, seed } from "./counts.ts";
import { fleetOfTwo, runnersOf } from "./fleet.ts";
import { CART_CHANGED, raceForLast } from "./last-units.ts";
import { buyShares, faultsInParties, nextDraw, openSession, shares } from "./party.ts";

const LOTTERY = "saturday_lotto";
// Each read of the books reads all of them: with every history in one shop, the reads would take most of the time.
const SHOPS = Array.from({ length: counted(10, 1) }, (_, index) => seed + index);
const HISTORIES = counted(1_000, 20);
/** The sessions of one draw, and who buys, refunds and pauses at the same time: 2.5 steps for each session. */
const SESSIONS = 20;
const LANES = 5;
const STEPS = 10;

describe.each(SHOPS)("a shop with parties (SEED=%d)", (start) => {
  const shop = fleetOfTwo();
  const { fleet, memberOf } = shop;
  const runners = runnersOf(fleet);
  const nextDrawId = async () => (await nextDraw(fleet.db, LOTTERY)).id;

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

  it("balances at every read of random histories, and every pot ends at zero", { timeout: 7_200_000 }, async () => {
    const random = randomFrom(start);
    const below = (count: number) => Math.floor(random() * count);
    // Each lane has customers of its own, because a customer has one cart.
    const newPeople = () => Promise.all(Array.from({ length: LANES * 2 }, () => fleet.person({ cents: 100_000_000 })));
    let people: SignedIn[] = [];
    const someoneOf = (lane: number) => people[lane * 2 + below(2)] as SignedIn;
    let signInAgainAt = 0;
    let histories = 0;
    // Several sessions share a draw, as drawing takes longest.
    while (histories < HISTORIES) {
      // A sign-in ends after a quarter of an hour.
      if (performance.now() >= signInAgainAt) {
        people = await newPeople();
        signInAgainAt = performance.now() + 600_000;
      }
      const drawId = await nextDrawId();
      const opened = await Promise.all(
        Array.from({ length: SESSIONS }, async (_, index) => {
          const organiser = someoneOf(index % LANES);
          const changes = { num_games: 4 + below(30), autosession_status: random() < 0.3 ? "on" : "off" };
          return { organiser, ...(await openSession(shop, organiser, drawId, changes)) };
        }),
      );
      histories += opened.length;
      if (histories % 200 === 0) process.stdout.write(`${histories} histories\n`);
      const bought: string[] = [];
      const step = async (lane: number) => {
        const one = opened[below(opened.length)];
        if (!one) return;
        const chance = random();
        if (chance < 0.75) {
          const checkout = await buyShares(memberOf(lane), someoneOf(lane), one.session_id, 1 + below(3));
          if (checkout) bought.push(checkout);
        } else if (chance < 0.9) {
          const checkout = bought.splice(below(bought.length), 1)[0];
          if (checkout) await runInTransaction(fleet.db, (tx) => refundCheckout(tx, checkout));
        } else {
          const body = { autosession_status: random() < 0.5 ? "paused" : "on" };
          await memberOf(lane).call("updateSession", { as: one.organiser, params: { id: one.session_id }, body });
        }
      };
      await Promise.all(
        Array.from({ length: LANES }, async (_, lane) => {
          for (let count = 0; count < STEPS; count++) await step(lane);
        }),
      );
      expect(await faultsInParties(fleet.db)).toEqual([]);
      // A customer buys while two runners close the draw. One runner may lose its connection.
      const ends = random() < 0.3;
      await Promise.allSettled([
        ...runners.map(({ db }) => drawNow(db, LOTTERY)),
        buyShares(memberOf(0), someoneOf(0), opened[0]?.session_id ?? ""),
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
