import { deleteExpired } from "./housekeeping.ts";
import { shopNow } from "./lib/clock.ts";
import type { Db } from "./lib/handlers.ts";
import type { Logger } from "./lib/log.ts";
import { runDueDraws } from "./main/play/draws/draws.runner.ts";
import { buyWithDeposit } from "./main/sales/purchases/deposit-purchase.commands.ts";
import { resumeStaleSagas } from "./main/wallet/deposits/deposits.saga.ts";
import type { CardGateway } from "./main/wallet/funds/card-gateway.ts";

// Short enough that results appear right after a draw, long enough to cost nothing.
const PAUSE_MS = 2_000;
// Expired rows are harmless; deleting them once a minute keeps the tables small.
const CLEAN_EVERY_MS = 60_000;

export type RunnerParts = { db: Db; log: Logger; gateway: CardGateway | null };

/** Runs due draws, stale deposits and the clean-up in a loop until stopped. Any number of processes may run it. */
export function startRunner({ db, gateway, log }: RunnerParts): { stop: () => Promise<void> } {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let cleanAt = 0;
  let round = Promise.resolve();

  async function run() {
    try {
      const steps = await runDueDraws(db, await shopNow(db));
      if (steps > 0) log.info({ steps }, "draws advanced");
      const payments = gateway ? await resumeStaleSagas({ db, gateway, buyWithDeposit }, await shopNow(db)) : 0;
      if (payments > 0) log.info({ payments }, "stale deposits ended");
      if (Date.now() >= cleanAt) await clean();
    } catch (error) {
      // Nothing is lost: the next round finds the same work.
      log.error({ err: error }, "the runner failed");
    }
    if (!isStopped) timer = setTimeout(next, PAUSE_MS);
  }
  async function clean() {
    const { isComplete, ...deleted } = await deleteExpired(db, await shopNow(db));
    // An incomplete clean-up continues in the next round, after the draws.
    if (isComplete) cleanAt = Date.now() + CLEAN_EVERY_MS;
    if (Object.values(deleted).some((count) => count > 0)) log.info(deleted, "expired rows deleted");
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
    },
  };
}
