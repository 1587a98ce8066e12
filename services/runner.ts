import { sql } from "kysely";
import { deleteExpired } from "./housekeeping.ts";
import { createBackoff } from "./lib/backoff.ts";
import { shopNow } from "./lib/clock.ts";
import type { ServicesEnv } from "./lib/env.ts";
import type { Db } from "./lib/handlers.ts";
import type { Logger } from "./lib/log.ts";
import { runInTransaction } from "./lib/transaction.ts";
import { sendDueMails } from "./main/foundation/mail/mail-delivery.ts";
import type { Delivery } from "./main/foundation/mail/smtp.ts";
import { endMoves } from "./main/identity/customer/migration.commands.ts";
import { endDueAttempts } from "./main/identity/verification/verification.commands.ts";
import { runDueDraws } from "./main/play/drawing/draws-runner.ts";
import { capDraws } from "./main/play/draws/steps.rows.ts";
import { runGiveaways } from "./main/play/giveaways/giveaways-runner.ts";
import { sendPartyReminders } from "./main/play/parties/reminders.rows.ts";
import { sendDrawReminders } from "./main/play/reminders/reminders.rows.ts";
import { buyWithDeposit } from "./main/recurring/recurring-purchases/beginnings.commands.ts";
import type { ChargeParts } from "./main/recurring/recurring-purchases/charging.commands.ts";
import { chargeRecurring } from "./main/recurring/recurring-purchases/charging-queue.commands.ts";
import { tellNewPrices } from "./main/recurring/recurring-purchases/price-notices.commands.ts";
import { collectDebts } from "./main/recurring/recurring-purchases/recurring-debits.commands.ts";
import { chargePreOrders } from "./main/recurring/scheduled-purchases/scheduled-purchases.commands.ts";
import { finishClosings } from "./main/sales/closing/closing.commands.ts";
import { sellNumberedElsewhere } from "./main/sales/stock/elsewhere.ts";
import { listSoldOut } from "./main/sales/stock/stock.rows.ts";
import { expirePending } from "./main/wallet/deposits/deposits.rows.ts";
import { resumeStaleSagas } from "./main/wallet/deposits/deposits-saga.ts";
import type { CardGateway } from "./main/wallet/funds/card-gateway.ts";
import { advanceWithdrawals } from "./main/wallet/withdrawals/withdrawals.commands.ts";

/**
 * Lets the runners of all processes share their polling: a round is due for all of them together, not for each.
 *
 * Takes the turn at a chore if no process has taken one in the last `everyMs`. A process that is slow or dies does not delay the next
 * turn, because the chores lock the rows that they work on.
 */
async function takeTurn(db: Db, chore: string, everyMs: number): Promise<boolean> {
  const { rows } = await sql`/* take_turn */
    insert into runner_turn (chore, taken_at) values (${chore}, clock_timestamp())
    on conflict (chore) do update set taken_at = excluded.taken_at
      where runner_turn.taken_at <= excluded.taken_at - ${everyMs}::int * interval '1 millisecond'
    returning chore`.execute(db);
  return rows.length > 0;
}

/** Makes the next turn at a chore due at once. */
const endTurn = (db: Db, chore: string) => db.deleteFrom("runner_turn").where("chore", "=", chore).execute();

// Short enough that results appear right after a draw, long enough to cost nothing.
const PAUSE_MS = 2_000;
// A little less, so that a single process takes every turn.
const TURN_MS = 1_900;
// Expired rows are harmless; deleting them once a minute keeps the tables small.
const CLEAN_EVERY_MS = 60_000;
// Prices change with a release, and draws are at least a day apart.
const TELL_PRICES_EVERY_MS = 60 * 60_000;

export type RunnerParts = {
  /** The editors' content: mails name causes. */
  content: Delivery["content"];
  db: Db;
  env: ServicesEnv;
  log: Logger;
  gateway: CardGateway | null;
  /** Called at each step of a charge. Tests end the process there. */
  onStep?: ChargeParts["onStep"];
  /** Called for each failure of a chore. */
  onFailure?: (chore: string) => void;
};

/**
 * Runs every chore that is due, in a loop, until stopped. Any number of processes may run this loop: one of them takes each round, so that
 * idle processes cost the database little. If a chore, a draw or a deposit fails, the failure is logged, the others go on, and it is tried
 * again after a back-off.
 */
export function startRunner({ content, db, env, gateway, log, onFailure, onStep }: RunnerParts): {
  stop: () => Promise<void>;
} {
  const backoff = createBackoff();
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let isDown = false;
  let round = Promise.resolve();

  async function draw() {
    await runInTransaction(db, async (tx) => sellNumberedElsewhere(tx, await shopNow(tx)));
    await runInTransaction(db, async (tx) => capDraws(tx, await listSoldOut(tx)));
    const steps = await runDueDraws(db, await shopNow(db), backoff);
    if (steps > 0) log.info({ steps }, "draws advanced");
  }
  async function giveAway() {
    const steps = await runGiveaways(db);
    if (steps > 0) log.info({ steps }, "giveaways advanced");
  }
  async function remind() {
    const sent = await runInTransaction(db, async (tx) => {
      const now = await shopNow(tx);
      return (await sendPartyReminders(tx, env, now)) + (await sendDrawReminders(tx, env, now));
    });
    if (sent > 0) log.info({ sent }, "reminders mailed");
  }
  async function chargeDue() {
    const isOver = () => isStopped;
    const ended = await chargePreOrders({ db, gateway, onStep, isStopped: isOver }, await shopNow(db));
    if (ended > 0) log.info({ ended }, "pre-orders charged");
  }
  // Thousands may be due at once, and card gateways are slow: they are charged beside the other chores, which do not wait for them.
  const charging = new Map<string, Promise<void>>();
  function startCharging(chore: string, work: () => Promise<void>) {
    if (charging.has(chore)) return;
    charging.set(
      chore,
      attempt(chore, work).finally(() => charging.delete(chore)),
    );
  }
  async function buyAgain() {
    // With many due, the next process need not wait for its turn: it helps.
    const more = { onBacklog: () => endTurn(db, "round"), isStopped: () => isStopped };
    const tried = await chargeRecurring({ db, gateway, onStep, ...more }, await shopNow(db), backoff);
    if (tried > 0) log.info({ tried }, "recurring purchases charged");
  }
  let hasToldPrices = false;
  async function tellPrices() {
    // A release that changes prices restarts this process: its first round mails them.
    const isTurn = await takeTurn(db, "price notices", TELL_PRICES_EVERY_MS);
    if (hasToldPrices && !isTurn) return;
    const told = await tellNewPrices(db);
    hasToldPrices = true;
    if (told > 0) log.info({ told }, "customers told of new prices");
  }
  async function collect() {
    const paid = await collectDebts(db);
    if (paid > 0) log.info({ paid }, "returned debits paid");
  }
  async function endDeposits() {
    await runInTransaction(db, async (tx) => expirePending(tx, await shopNow(tx)));
    if (!gateway) return;
    const payments = await resumeStaleSagas({ db, gateway, buyWithDeposit }, await shopNow(db), backoff);
    if (payments > 0) log.info({ payments }, "stale deposits ended");
  }
  async function pay() {
    const steps = await advanceWithdrawals(db, await shopNow(db), backoff);
    if (steps > 0) log.info({ steps }, "withdrawals advanced");
  }
  async function close() {
    const closed = await finishClosings(db, env, await shopNow(db));
    if (closed > 0) log.info({ closed }, "accounts closed");
  }
  async function move() {
    const ended = await endMoves(db, await shopNow(db));
    if (ended > 0) log.info({ ended }, "accounts moved");
  }
  async function verify() {
    const ended = await endDueAttempts(db, env, await shopNow(db));
    if (ended > 0) log.info({ ended }, "verifications ended");
  }
  async function deliver() {
    const sent = env.smtp ? await sendDueMails(db, log, { ...env.smtp, content, publicUrl: env.publicUrl }) : 0;
    if (sent > 0) log.info({ sent }, "mails sent");
  }
  async function clean() {
    if (!(await takeTurn(db, "clean-up", CLEAN_EVERY_MS))) return;
    const { isComplete, ...deleted } = await deleteExpired(db, await shopNow(db));
    // An incomplete clean-up continues in the next round, after the draws.
    if (!isComplete) await endTurn(db, "clean-up");
    if (Object.values(deleted).some((count) => count > 0)) log.info(deleted, "expired rows deleted");
  }
  async function attempt(chore: string, work: () => Promise<void>) {
    if (backoff.paused().includes(chore)) return;
    try {
      await work();
      backoff.succeeded(chore);
    } catch (error) {
      // Nothing is lost: a later round finds the same work. Draws and deposits have back-offs of their own.
      const isPartial = error instanceof AggregateError;
      if (!isPartial) backoff.failed(chore);
      const errors: unknown[] = isPartial ? error.errors : [error];
      for (const err of errors) log.error({ err, chore }, "chore failed");
      onFailure?.(chore);
    }
  }
  async function run() {
    if (await isOurTurn()) await runChores();
    if (!isStopped) timer = setTimeout(next, PAUSE_MS);
  }
  // Without a back-off: the rounds go on as soon as the database is back.
  async function isOurTurn() {
    try {
      const isOurs = await takeTurn(db, "round", TURN_MS);
      isDown = false;
      return isOurs;
    } catch (err) {
      if (!isDown) log.error({ err }, "the runner waits for the database");
      isDown = true;
      return false;
    }
  }
  async function runChores() {
    await attempt("draws", draw);
    startCharging("pre-orders", chargeDue);
    await attempt("price notices", tellPrices);
    await attempt("giveaways", giveAway);
    await attempt("reminders", remind);
    startCharging("recurring purchases", buyAgain);
    await attempt("deposits", endDeposits);
    await attempt("debts", collect);
    await attempt("withdrawals", pay);
    await attempt("closings", close);
    await attempt("moves", move);
    await attempt("verifications", verify);
    await attempt("mail", deliver);
    await attempt("clean-up", clean);
  }
  function next() {
    round = run();
  }
  next();
  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await round;
      await Promise.all(charging.values());
    },
  };
}
