import type { Tx } from "#services/lib/handlers.ts";
import { LOTTERIES } from "../../catalogue/offers/lottery/lotteries.ts";
import type { LotteryOffer } from "../../catalogue/offers/offer.ts";
import { type Draw, findDraw, readCustomerGames, readDivisions } from "../draws/draws.rows.ts";
import type { DrawReport, OwnDraws, Play } from "../draws/play.ts";
import { toCustomerTickets } from "./lottery.shapes.ts";
import { runLotteryStep } from "./lottery-lifecycle.ts";
import { countAhead, decidingIdOf } from "./lottery-schedule.ts";
import { promisedPrizeCents } from "./prizes.rules.ts";
import { readWinnings } from "./settlement.rows.ts";

const draws: OwnDraws<LotteryOffer> = {
  keys: LOTTERIES.map(({ key }) => key),
  firstPrizeCentsOf: ({ rules }) => promisedPrizeCents(rules, 0),
  countAhead,
  columnsOf: (offer, drawNo) => ({ drawn_from: decidingIdOf(offer, drawNo), has_single_numbers: false }),
  hasJackpot: ({ rules: { rollover } }) => rollover.kind === "jackpot" || rollover.kind === "rollover_prize",
  insertParts: async () => {},
  runStep: runLotteryStep,
  report,
  saleFieldsOf: () => ({}),
  readOwn: async (tx, drawn, { customerId, region }, { shares }) => {
    const drawIds = drawn.map(({ id }) => id);
    const games = await readCustomerGames(tx, customerId, drawIds);
    const finders: Awaited<ReturnType<(typeof shares)[number]["readOwn"]>>[] = [];
    for (const { readOwn } of shares) finders.push(await readOwn(tx, customerId, drawIds));
    return (draw) => {
      const own = finders.flatMap((find) => find(draw.id));
      return toCustomerTickets(draw, region, games.get(draw.id) ?? [], own);
    };
  },
};

export const LOTTERY_TERMS = "Sales close five minutes before the official close. Prizes are paid into the wallet.";

/** Numbers that are drawn, and boards that match them. */
export const lottery: Play<LotteryOffer, LotteryOffer> = {
  drawType: "lottery_ticket_draw",
  category: "lotteries",
  termsOf: () => LOTTERY_TERMS,
  readDetails: async () => ({}),
  prepare: async () => {},
  draws,
  shares: null,
};

async function report(tx: Tx, draw: Draw): Promise<DrawReport> {
  const { draw_no, id, product_offer_key } = draw;
  const settled = (await findDraw(tx, product_offer_key, draw_no)) ?? draw;
  const divisions = (await readDivisions(tx, [id])).get(id) ?? [];
  return {
    drawId: id,
    drawNo: draw_no,
    numbers: settled.numbers ?? {},
    divisions: divisions.map(({ division, label, winners, prize_cents }) => ({
      division,
      label,
      winners,
      prizeCents: prize_cents,
    })),
    ...(await readWinnings(tx, id)),
  };
}
