// The close of sessions on real Postgres: ended at every statement, by two processes, while the organiser pauses and others buy.
import type { KyselyPlugin } from "kysely";
import { sql } from "kysely";
import { expect, it, onTestFinished } from "vitest";
import type { Db } from "#services/lib/handlers.ts";
import { runInTransaction } from "#services/lib/transaction.ts";
import { runNextStep } from "#services/main/play/drawing/draws-lifecycle.ts";
import { DRAWN_KEYS } from "#services/main/play/drawing/kinds.ts";
import { takeDraw } from "#services/main/play/draws/due-draws.rows.ts";
import { purchaseOf } from "#tests/contract/main/money.ts";
import { EXAMPLE_NOW, type SignedIn } from "#tests/services/open-services.ts";
import { faultsInBooks } from "./books.ts";
import { counted } from "./counts.ts";
import { fleetOfTwo, runnersOf } from "./fleet.ts";
import { buyShares, faultsInParties, nextDraw, type Opened, openSession, shares } from "./party.ts";

const shop = fleetOfTwo();
const { fleet, memberOf } = shop;
const runners = runnersOf(fleet);

/** Runs the next step of a draw. Returns false if none is due. */
const runStep = (db: Db, drawId: string, now: Date): Promise<boolean> =>
  runInTransaction(db, async (tx) => {
    const draw = await takeDraw(tx, drawId, now, DRAWN_KEYS);
    if (draw) await runNextStep(tx, draw, now);
    return draw !== null;
  });

async function statusOf(drawId: string): Promise<string> {
  const { status } = await fleet.db
    .selectFrom("draw")
    .select("status")
    .where("id", "=", drawId)
    .executeTakeFirstOrThrow();
  return status;
}

/** Returns the sessions with how many follow each. */
async function rowsOf(opened: readonly Opened[]) {
  const ids = opened.map(({ session_id }) => session_id);
  const { rows } = await sql<{ id: string; status: string; autosession_status: string; successors: number }>`
    select id, status, autosession_status,
      (select count(*)::int from party_session next where next.previous_id = session.id) as successors
    from party_session session where id = any(${ids}::text[]) order by id`.execute(fleet.db);
  return rows;
}

async function expectSound() {
  expect(await faultsInParties(fleet.db)).toEqual([]);
  expect(await faultsInBooks(fleet.db)).toEqual([]);
}

class Ended extends Error {}

/** A database whose user ends after a number of statements, like a process that is killed: what is not committed is rolled back. */
function endsAfter(db: Db, statements: number): Db {
  let count = 0;
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      if (++count === statements) throw new Ended();
      return result;
    },
  };
  return db.withPlugin(plugin);
}

it("closes a session once, however often and at which statement a process ends", { timeout: 600_000 }, async () => {
  const draw = await nextDraw(fleet.db, "powerball");
  const organiser = await fleet.person();
  const [full, some, few] = await Promise.all([
    openSession(shop, organiser, draw.id, { autosession_status: "on" }),
    openSession(shop, organiser, draw.id, { num_games: 30 }),
    openSession(shop, organiser, draw.id, { num_games: 40 }),
  ]);
  const buyers = await Promise.all(Array.from({ length: 3 }, () => fleet.person({ cents: 10_000 })));
  for (const [index, as] of buyers.entries()) {
    expect(await buyShares(memberOf(index), as, some.session_id, index + 2)).not.toBeNull();
    const most = index === 0 ? full.total_shares - 2 : 1;
    expect(await buyShares(memberOf(index), as, full.session_id, most)).not.toBeNull();
  }
  expect(await buyShares(memberOf(0), buyers[0] as SignedIn, few.session_id)).not.toBeNull();

  // Once it is drawn, the services would go on with it whatever their clock is.
  for (const { pause, resume } of shop.members) {
    pause();
    onTestFinished(resume);
  }
  const now = new Date(draw.draw_at.getTime() + 1_000);
  const endings = new Map<string, number>();
  for (let statements = 1, isDue = true; isDue; ) {
    const before = await statusOf(draw.id);
    try {
      isDue = await runStep(endsAfter(runners[0].db, statements), draw.id, now);
    } catch (error) {
      if (!(error instanceof Ended)) throw error;
      endings.set(before, statements);
      statements += 1;
      // Nothing of the step is left.
      expect(await statusOf(draw.id)).toBe(before);
      await expectSound();
    }
    if ((await statusOf(draw.id)) !== before) statements = 1;
  }

  expect(endings.get("DRAW_OPEN")).toBeGreaterThan(10);
  expect(await statusOf(draw.id)).toBe("DRAW_PAID");
  const rows = new Map((await rowsOf([full, some, few])).map((row) => [row.id, row]));
  expect(rows.get(full.session_id)).toMatchObject({ status: "closed", successors: 1 });
  expect(rows.get(some.session_id)).toMatchObject({ status: "closed", successors: 0 });
  expect(rows.get(few.session_id)).toMatchObject({ status: "cancelled", successors: 0 });
  await expectSound();
});

it("is closed by one of two processes, and a pause of its organiser counts or is refused", {
  timeout: 600_000,
}, async () => {
  const draw = await nextDraw(fleet.db, "wednesday_lotto");
  const opened = await Promise.all(
    Array.from({ length: counted(60, 8) }, async () => {
      const organiser = await fleet.person({ cents: 5_000 });
      const session = await openSession(shop, organiser, draw.id, { autosession_status: "on" });
      expect(await buyShares(memberOf(0), organiser, session.session_id, 3)).not.toBeNull();
      return { ...session, organiser };
    }),
  );
  const now = new Date(draw.stop.getTime() + 1);
  // The organisers come by the clock of the shop, for which the draw is on sale until it closes.
  const [pauses] = await Promise.all([
    Promise.all(
      opened.map(async ({ organiser, session_id }, index) => {
        const body = { autosession_status: "paused" };
        const { status } = await memberOf(index).call("updateSession", {
          as: organiser,
          params: { id: session_id },
          body,
        });
        return [session_id, status] as const;
      }),
    ),
    ...runners.map(({ db }) => runStep(db, draw.id, now)),
  ]);

  const answers = new Map(pauses);
  for (const { autosession_status, id, status, successors } of await rowsOf(opened)) {
    expect(["closed", "cancelled"]).toContain(status);
    const isPaused = answers.get(id) === 200;
    expect([200, 409]).toContain(answers.get(id));
    expect([autosession_status, successors]).toEqual(isPaused ? ["paused", 0] : ["on", 1]);
  }
  await expectSound();
});

it("has every share whose purchase began in time, and none from the second of its stop on", {
  timeout: 600_000,
}, async () => {
  const draw = await nextDraw(fleet.db, "saturday_lotto");
  const session = await openSession(shop, await fleet.person(), draw.id, { num_games: 40 });
  const length = Math.min(counted(60, 12), session.total_shares);
  const buyers = await Promise.all(Array.from({ length }, () => fleet.person({ cents: 1_000 })));
  const ready = await Promise.all(
    buyers.map(async (as, index) => {
      const member = memberOf(index);
      expect((await member.call("addCartItem", { as, body: shares(session.session_id) })).status).toBe(200);
      return { as, member, body: await purchaseOf(member, as) };
    }),
  );
  const pay = ({ as, body, member }: (typeof ready)[number]) => member.call("purchaseCart", { as, body });
  // Half of them pay before the stop, the others while the clock moves past it and two processes close the draw.
  const early = await Promise.all(ready.filter((_, index) => index % 2 === 0).map(pay));
  expect(new Set(early.map(({ status }) => status))).toEqual(new Set([200]));
  const [late] = await Promise.all([
    Promise.all(ready.filter((_, index) => index % 2 === 1).map(pay)),
    fleet
      .setClock(draw.stop.toISOString())
      .then(() => Promise.all(runners.map(({ db }) => runStep(db, draw.id, draw.stop)))),
  ]);
  for (const { body, status } of late)
    if (status !== 200) expect(["draw_closed", "cart_changed", "cart_empty"]).toContain(body.messages[0].code);

  await expect.poll(() => statusOf(draw.id)).not.toBe("DRAW_OPEN");
  const sold = [...early, ...late].filter(({ status }) => status === 200).length;
  const { rows } = await sql<{ shares: number }>`
    select coalesce(sum(quantity), 0)::int as shares from orders where game_offer = ${session.session_id}
      and customer_id is not null`.execute(fleet.db);
  expect(rows[0]?.shares).toBe(sold);
  const last = await fleet.person({ cents: 1_000 });
  expect(await buyShares(memberOf(0), last, session.session_id)).toBeNull();
  await expectSound();
  await fleet.setClock(EXAMPLE_NOW);
});
