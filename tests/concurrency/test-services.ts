// Services that kill themselves with SIGKILL at a given step of a payment, without any cleanup, close earlier in Western
// Australia than elsewhere, or have other prices.
import { flushCompileCache } from "node:module";
import { readEnv } from "#services/lib/env.ts";
import { createLogger } from "#services/lib/log.ts";
import { findLottery } from "#services/main/catalogue/offers/catalogue.ts";
import type { LotteryOffer, Schedule } from "#services/main/catalogue/offers/offer.ts";
import { startServices } from "#services/start.ts";
import { raisePrices } from "#tests/prices.ts";

const { DIE_AT: dieAt, PRICES: prices, WA_CLOSES: time } = process.env;
if (prices) raisePrices();
// The stated times of Western Australia are not before the general ones, so Monday Lotto gets one for the test.
const lottery = findLottery("monday_lotto") as { schedule: Schedule } & LotteryOffer;
if (time) lottery.schedule = { ...lottery.schedule, regionalCloses: { WA: { zone: "Australia/Perth", time } } };

const env = readEnv();
const { url } = await startServices({
  env,
  onStep(point) {
    if (point === dieAt) process.kill(process.pid, "SIGKILL");
  },
});
// SIGKILL skips the exit handlers, so write the compile cache now.
flushCompileCache();
createLogger(env.logLevel).info({ url }, "services are listening");
