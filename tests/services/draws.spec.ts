// Tests draws from commitment to payment on a real database. Reads: draws.reads.spec.ts.
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "#services/db/index.ts";
import { createBackoff } from "#services/lib/backoff.ts";
import { setShopNow, shopNow } from "#services/lib/clock.ts";
import type { Db } from "#services/lib/handlers.ts";
import { balances, houseCents } from "#services/lib/ledger.ts";
import { formatCents } from "#services/lib/money.ts";
import { runInTransaction } from "#services/lib/transaction.ts";
import { listMail } from "#services/main/foundation/mail/mail.rows.ts";
import { runNextStep } from "#services/main/play/drawing/draws-lifecycle.ts";
import { drawNow, runDueDraws } from "#services/main/play/drawing/draws-runner.ts";
import { findDraw, findDrawForSale } from "#services/main/play/draws/draws.rows.ts";
import { takeDueDraw } from "#services/main/play/draws/due-draws.rows.ts";
import { hashEntries } from "#services/main/play/draws/entries.rules.ts";
import { numbersOf, seedHashOf } from "#services/main/play/draws/numbers.rules.ts";
import { divisionsOf } from "#services/main/play/lotteries/scoring.rules.ts";
import { requireLottery } from "#services/main/play/lotteries/settlement.rules.ts";
import { listCards } from "#services/notifications/content-cards.rows.ts";
import { audit } from "#tests/ledger-audit.ts";
import { customerId, entriesOf, openShop, pick, prizeTransfers, sell } from "./draws-shop.ts";

const SATURDAY_STOP = new Date("2026-11-21T09:25:00Z");

describe("a draw", () => {
  let shop: Database;
  let db: Db;
  beforeAll(async () => {
    shop = await openShop();
    db = shop.db;
  });
  afterAll(() => shop.close());

  it("is drawn from the values published before sales and at close, and pays every winner", async () => {
    const before = await runInTransaction(db, (tx) => findDrawForSale(tx, "saturday_lotto"));
    const [annas, bens] = [pick("saturday_lotto", 1_500), pick("saturday_lotto", 700)];
    const annasOrder = await sell(db, "anna", "saturday_lotto", annas);
    await sell(db, "ben", "saturday_lotto", bens);

    const report = await drawNow(db, "saturday_lotto");

    const draw = await runInTransaction(db, (tx) => findDraw(tx, "saturday_lotto", report.drawNo));
    const entries = await entriesOf(db, before.id);
    expect(draw?.id).toBe(before.id);
    expect(seedHashOf(draw?.seed ?? "")).toBe(before.seed_hash);
    expect(draw?.entries_hash).toBe(hashEntries(entries));
    const { rules } = requireLottery("saturday_lotto");
    const identity = {
      seed: before.seed,
      lotteryKey: "saturday_lotto",
      drawNo: before.draw_no,
      entriesHash: hashEntries(entries),
    };
    expect(report.numbers).toEqual(numbersOf(identity, rules.barrels));

    // Scores the games independently: about 52 of 2,200 games win.
    let [expectedWinners, expectedCents] = [0, 0];
    for (const entry of entries) {
      const [division] = divisionsOf(rules, report.numbers, "standard", entry.numbers).keys();
      expect(entry.division).toBe(division ?? null);
      if (division === undefined) continue;
      expectedWinners++;
      expectedCents += report.divisions[division - 1]?.prizeCents ?? 0;
    }
    expect(expectedWinners).toBeGreaterThan(0);
    expect(report).toMatchObject({ winners: expectedWinners, paidCents: expectedCents });

    await runInTransaction(db, async (tx) => {
      const [anna, ben] = [await balances(tx, customerId("anna")), await balances(tx, customerId("ben"))];
      expect(anna.prizeCents + ben.prizeCents).toBe(expectedCents);
      expect(await houseCents(tx, "prize_pool")).toBe(-expectedCents);
      expect(await audit(tx)).toMatchObject({ isBalanced: true });
      const order = await tx.selectFrom("orders").selectAll().where("id", "=", annasOrder).executeTakeFirstOrThrow();
      expect(order).toMatchObject({ status: "past", winnings_cents: anna.prizeCents });
    });
  });

  it("notifies every winner by a news card and a mail", async () => {
    await runInTransaction(db, async (tx) => {
      const { prizeCents } = await balances(tx, customerId("anna"));
      const title = `You won ${formatCents(prizeCents)} in Saturday Lotto`;
      const cards = await listCards(tx, customerId("anna"));
      const mails = await listMail(tx, { recipient: "anna@example.com" });

      expect(cards.map((card) => card.title)).toEqual([title]);
      expect(cards[0]?.link).toMatch("/my-account/past-tickets/ticket/ord_");
      expect(mails.map(({ link, subject }) => [subject, link])).toEqual([[title, cards[0]?.link]]);
    });
  });

  it("is settled once, however often the runner repeats", async () => {
    const before = await prizeTransfers(db);
    const news = () =>
      runInTransaction(db, async (tx) => [
        await listCards(tx, customerId("anna")),
        await listMail(tx, { recipient: "anna@example.com" }),
      ]);
    const newsBefore = await news();
    const now = await shopNow(db);

    expect(await runDueDraws(db, now)).toBe(0);
    await Promise.all([runDueDraws(db, now), runDueDraws(db, now), runDueDraws(db, now)]);

    expect(await prizeTransfers(db)).toEqual(before);
    expect(await news()).toEqual(newsBefore);
  });

  it("is followed by a new draw on sale", async () => {
    const next = await runInTransaction(db, (tx) => findDrawForSale(tx, "saturday_lotto"));
    expect(next).toMatchObject({ draw_no: 4628, status: "DRAW_OPEN", is_prize_pool_unknown: false });
    await expect(
      runInTransaction(db, (tx) => findDrawForSale(tx, "saturday_lotto", { drawOffset: 3 })),
    ).resolves.toMatchObject({
      draw_no: 4631,
    });
  });

  it("is immutable after settlement", async () => {
    const drawn = db.updateTable("draw").where("id", "=", "drw_saturday_lotto_4627");
    await expect(drawn.set({ numbers: JSON.stringify({ Numbers: [1, 2, 3, 4, 5, 6] }) }).execute()).rejects.toThrow(
      "cannot change",
    );
    await expect(drawn.set({ seed_hash: "0".repeat(64) }).execute()).rejects.toThrow("cannot change");
    await expect(drawn.set({ entries_hash: "0".repeat(64) }).execute()).rejects.toThrow("cannot change");
  });
});

describe("the end of sales", () => {
  let shop: Database;
  let db: Db;
  beforeAll(async () => {
    shop = await openShop();
    db = shop.db;
  });
  afterAll(() => shop.close());

  it("is at the second of the stop; the next draw then goes on sale", async () => {
    await setShopNow(db, new Date(SATURDAY_STOP.getTime() - 1), { frozen: true });
    await sell(db, "anna", "saturday_lotto", pick("saturday_lotto", 4));

    await setShopNow(db, SATURDAY_STOP, { frozen: true });
    await expect(sell(db, "anna", "saturday_lotto", pick("saturday_lotto", 4), 4627)).rejects.toMatchObject({
      status: 409,
      code: "draw_closed",
    });
    expect(await runInTransaction(db, (tx) => findDrawForSale(tx, "saturday_lotto"))).toMatchObject({ draw_no: 4628 });
  });

  it("publishes the hash of the entries before the numbers are drawn", async () => {
    await runDueDraws(db, SATURDAY_STOP);
    const closed = await runInTransaction(db, (tx) => findDraw(tx, "saturday_lotto", 4627));
    expect(closed).toMatchObject({ status: "DRAW_CLOSED", numbers: null });
    expect(closed?.entries_hash).toBe(hashEntries(await entriesOf(db, "drw_saturday_lotto_4627")));
  });

  it("has its own message for a sold-out draw", async () => {
    await expect(sell(db, "anna", "one_lottery", pick("one_lottery", 1))).rejects.toMatchObject({
      status: 409,
      code: "draw_sold_out",
    });
  });
});

describe("the runner", () => {
  let shop: Database;
  let db: Db;
  beforeAll(async () => {
    shop = await openShop();
    db = shop.db;
  });
  afterAll(() => shop.close());

  it("resumes a draw after a crash at every step", async () => {
    await sell(db, "anna", "saturday_lotto", pick("saturday_lotto", 1_200));
    await sell(db, "ben", "saturday_lotto", pick("saturday_lotto", 1_200));
    const now = new Date("2026-11-21T10:30:00Z");
    await setShopNow(db, now, { frozen: true });
    const keys = ["saturday_lotto"];
    const crash = new Error("killed");

    const steps: string[] = [];
    for (let isDone = false; !isDone; ) {
      // The process dies after the step, before the commit ...
      const lost = runInTransaction(db, async (tx) => {
        const draw = await takeDueDraw(tx, now, keys);
        if (draw) await runNextStep(tx, draw, now);
        throw crash;
      });
      await expect(lost).rejects.toBe(crash);
      // ... and another process repeats it.
      isDone = await runInTransaction(db, async (tx) => {
        const draw = await takeDueDraw(tx, now, keys);
        if (draw?.product_offer_key === "saturday_lotto") steps.push(draw.status);
        if (draw) await runNextStep(tx, draw, now);
        return draw === null;
      });
    }

    expect(steps).toEqual(["DRAW_OPEN", "DRAW_CLOSED", "DRAW_DRAWN", "DRAW_SCORED", "DRAW_SCORED"]);
    const winning = (await entriesOf(db, "drw_saturday_lotto_4627")).filter(({ division }) => division !== null);
    expect(await prizeTransfers(db)).toHaveLength(winning.length);
    expect(await runInTransaction(db, audit)).toMatchObject({ isBalanced: true });
  });

  it("draws everything that came due while it was down, in order", async () => {
    const later = new Date("2026-12-20T00:00:00Z");
    await setShopNow(db, later, { frozen: true });

    await Promise.all([runDueDraws(db, later), runDueDraws(db, later)]);

    const behind = await db
      .selectFrom("draw")
      .select("id")
      .where("stop", "<=", later)
      .where("status", "<>", "DRAW_PAID")
      .execute();
    expect(behind.map(({ id }) => id)).toEqual(["drw_charity_raffle_12"]);
    const powerballs = await db
      .selectFrom("draw")
      .selectAll()
      .where("product_offer_key", "=", "powerball")
      .where("draw_no", ">=", 1594)
      .orderBy("draw_no")
      .execute();
    const firsts = await db
      .selectFrom("draw_division")
      .selectAll()
      .where("division", "=", 1)
      .where("draw_id", "like", "drw_powerball_%")
      .execute();
    for (const [index, draw] of powerballs.entries()) {
      const wasWon = (firsts.find(({ draw_id }) => draw_id === draw.id)?.winners ?? 0) > 0;
      const next = powerballs[index + 1];
      if (draw.status !== "DRAW_PAID" || !next) continue;
      expect(next.is_prize_pool_unknown).toBe(false);
      expect(next.rollovers).toBe(wasWon ? 0 : draw.rollovers + 1);
      if (!wasWon) expect(next.carried_cents).toBeGreaterThanOrEqual(draw.prize_pool_cents);
    }
  });
});

describe("a draw that fails", () => {
  it("does not stop other draws, and advances once its cause is fixed", async () => {
    const { db, close } = await openShop();
    await setShopNow(db, new Date("2026-11-24T10:30:00Z"), { frozen: true });
    const now = await shopNow(db);
    await sql`alter table draw add constraint broken check (product_offer_key <> 'saturday_lotto' or status <> 'DRAW_CLOSED') not valid`.execute(
      db,
    );
    let time = 0;
    const backoff = createBackoff(() => time);
    const statusOf = async (id: string) =>
      (await db.selectFrom("draw").select("status").where("id", "=", id).executeTakeFirstOrThrow()).status;

    await expect(runDueDraws(db, now, backoff)).rejects.toThrow("Draws that could not be advanced: 1");

    expect(await statusOf("drw_saturday_lotto_4627")).toBe("DRAW_OPEN");
    expect(
      await db
        .selectFrom("draw")
        .select("id")
        .where("status", "=", "DRAW_PAID")
        .where("stop", ">", new Date("2026-11-23"))
        .execute(),
    ).not.toEqual([]);
    await sql`alter table draw drop constraint broken`.execute(db);
    // It waits for its back-off.
    expect(await runDueDraws(db, now, backoff)).toBe(0);
    time = 5_000;
    await runDueDraws(db, now, backoff);
    expect(await statusOf("drw_saturday_lotto_4627")).toBe("DRAW_PAID");
    await close();
  });
});
