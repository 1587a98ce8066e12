import { cleanUp } from "./housekeeping.ts";
import { shopNow } from "./lib/clock.ts";
import type { Db } from "./lib/handlers.ts";
import type { Logger } from "./lib/log.ts";
import { runDueDraws } from "./main/play/draws/draws.runner.ts";
import { buyWithDeposit } from "./main/sales/purchases/deposit-purchase.commands.ts";
import { resumeStaleSagas } from "./main/wallet/deposits/deposits.saga.ts";
import type { CardGateway } from "./main/wallet/funds/card-gateway.ts";

// Often enough that a result is there within a breath of its draw, rare enough to cost nothing.
const PAUSE_MS = 2_000;
// What has ended harms nobody; looking for it once a minute keeps it from piling up.
const CLEAN_EVERY_MS = 60_000;

export type RunnerParts = { db: Db; log: Logger; gateway: CardGateway | null };

/** Does what is due by the shop's clock, again and again, until stopped. Any number of processes may run it. */
export function startRunner({ db, gateway, log }: RunnerParts): { stop: () => Promise<void> } {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let cleanAt = 0;
  let round = Promise.resolve();

  async function run() {
    try {
      const steps = await runDueDraws(db, await shopNow(db));
      if (steps > 0) log.info({ steps }, "draws moved on");
      const payments = gateway ? await resumeStaleSagas({ db, gateway, buyWithDeposit }, await shopNow(db)) : 0;
      if (payments > 0) log.info({ payments }, "payments ended that were left half done");
      if (Date.now() >= cleanAt) await clean();
    } catch (error) {
      // Nothing is lost: the next round finds the same work.
      log.error({ err: error }, "the runner failed");
    }
    if (!isStopped) timer = setTimeout(next, PAUSE_MS);
  }
  async function clean() {
    const { isAll, ...gone } = await cleanUp(db, await shopNow(db));
    // What did not fit into a portion goes with the next round, behind the draws.
    if (isAll) cleanAt = Date.now() + CLEAN_EVERY_MS;
    if (Object.values(gone).some((count) => count > 0)) log.info(gone, "what had ended was taken away");
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
