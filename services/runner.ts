import { shopNow } from "./lib/clock.ts";
import type { Db } from "./lib/handlers.ts";
import type { Logger } from "./lib/log.ts";
import type { CardGateway } from "./main/deposits/card-gateway.ts";
import { resumeStaleSagas } from "./main/deposits/deposits.saga.ts";
import { runDueDraws } from "./main/draws/draws.runner.ts";

// Often enough that a result is there within a breath of its draw, rare enough to cost nothing.
const PAUSE_MS = 2_000;

export type RunnerParts = { db: Db; log: Logger; gateway: CardGateway | null };

/** Does what is due by the shop's clock, again and again, until stopped. Any number of processes may run it. */
export function startRunner({ db, gateway, log }: RunnerParts): { stop: () => Promise<void> } {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let round = Promise.resolve();

  async function run() {
    try {
      const steps = await runDueDraws(db, await shopNow(db));
      if (steps > 0) log.info({ steps }, "draws moved on");
      const payments = gateway ? await resumeStaleSagas({ db, gateway }, await shopNow(db)) : 0;
      if (payments > 0) log.info({ payments }, "payments ended that were left half done");
    } catch (error) {
      // Nothing is lost: the next round finds the same work.
      log.error({ err: error }, "the runner failed");
    }
    if (!isStopped) timer = setTimeout(next, PAUSE_MS);
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
