import type { Handlers } from "#services/lib/handlers.ts";
import { refuseNotFound } from "#services/lib/refusal.ts";
import type { GameType } from "../../catalogue/game-offers/game-offer.ts";
import { findLottery } from "../../catalogue/offers/catalogue.ts";
import { LOTTERIES } from "../../catalogue/offers/lottery/lotteries.ts";
import { readOfferStates, requireOffer } from "../../catalogue/offers/offers.rows.ts";
import { countNumbers, countResults } from "../draws/number-counts.rows.ts";
import { tipsOf, toNumberSets } from "./statistics.rules.ts";

/** How often each number was drawn, and suggested numbers (shop §7). */
export const statisticsHandlers: Handlers<"getStatistics" | "listTips"> = {
  getStatistics: async ({ params: { lotteryKey }, tx }) => {
    await requireOffer(tx, lotteryKey);
    const lottery = findLottery(lotteryKey) ?? refuseNotFound();
    const counts = await countNumbers(tx, [lotteryKey]);
    const drawsCounted = await countResults(tx, lotteryKey);
    return { status: 200, body: { result: { lotteryKey, drawsCounted, numberSets: toNumberSets(lottery, counts) } } };
  },

  listTips: async ({ tx }) => {
    const stateOf = await readOfferStates(tx);
    const shown = LOTTERIES.filter(({ key, gameTypes }) => stateOf(key).isPublished && gameTypes.some(isTippable));
    const counts = Map.groupBy(
      await countNumbers(
        tx,
        shown.map(({ key }) => key),
      ),
      ({ lotteryKey }) => lotteryKey,
    );
    return {
      status: 200,
      body: { result: shown.flatMap((lottery) => tipsOf(lottery, counts.get(lottery.key) ?? [])) },
    };
  },
};

/** Tips are standard games for one draw. Games whose numbers the shop picks have no tips. */
const isTippable = ({ gameOffers, key }: GameType) =>
  key === "standard" && gameOffers.every(({ days, isPickedByShop }) => !days && !isPickedByShop);
