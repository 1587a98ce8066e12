// Numbered draws in the contract's shape.
import type { components } from "#generated/main/schema.ts";
import type { Tx } from "#services/lib/handlers.ts";
import { toMoney } from "#services/lib/money.ts";
import { type Draw, WITH_RESULT } from "../draws/draws.rows.ts";
import {
  countElsewhere,
  type NumberedOffer,
  type NumberWin,
  numberedPrizes,
  numberWins,
  specialCents,
} from "./numbered.rules.ts";
import { MAX_SHOWN, readNumberedDraw } from "./numbered-lifecycle.ts";
import { countDrawnTickets, listWins } from "./raffle.rows.ts";
import { formatTicket } from "./raffle.rules.ts";
import { toWinners } from "./raffle.shapes.ts";

type Schemas = components["schemas"];

/** Returns everything that numbers have won, most valuable first; nothing before the result. */
async function readNumberWins(tx: Tx, draw: Draw, raffle: NumberedOffer): Promise<NumberWin[]> {
  if (!WITH_RESULT.includes(draw.status)) return [];
  const drawn = await readNumberedDraw(tx, draw, raffle);
  const wins = numberWins(raffle, draw.draw_no, { cents: specialCents(raffle, draw.rollovers), drawn });
  return wins.sort((a, b) => b.cents - a.cents || (a.id < b.id ? -1 : 1));
}

/** Returns every winning number, with the initials of the customers who agreed. */
export async function readNumberWinners(tx: Tx, draw: Draw, raffle: NumberedOffer): Promise<Schemas["Winner"][]> {
  const own = await toWinners(tx, raffle, await listWins(tx, [draw.id]));
  const byId = new Map(own.map((winner) => [winner.id, winner]));
  return (await readNumberWins(tx, draw, raffle)).map(({ id, number, prizeId }) => ({
    ...byId.get(id.replace(/^prz_/, "win_")),
    id: id.replace(/^prz_/, "win_"),
    prizeId,
    ticketNumber: formatTicket(raffle, number),
  }));
}

/** Returns the result of a numbered draw: the winning numbers of its highest levels, and its jackpot or rollover prize. */
export async function readNumberedResult(tx: Tx, draw: Draw, raffle: NumberedOffer) {
  const cents = specialCents(raffle, draw.rollovers);
  const prizes = numberedPrizes(raffle, draw.draw_no, cents);
  const few = new Set(prizes.filter(({ count }) => count <= MAX_SHOWN).map(({ id }) => id));
  const winners = await readNumberWinners(tx, draw, raffle);
  const special = prizes.find(({ id }) => id.endsWith("_special"));
  const number = draw.numbers?.["special"]?.[0];
  const { here } = await countDrawnTickets(tx, draw, 1);
  const elsewhere =
    raffle.numbered.kind === "weekly" ? countElsewhere(draw.seed, raffle, draw.draw_no) : raffle.maxTickets - here;
  return {
    drawnTickets: { here, elsewhere, numbers: raffle.maxTickets },
    prizes: toNumberedPrizes(draw, raffle, cents),
    winners: winners.filter(({ prizeId = "" }) => few.has(prizeId)),
    ...(special && {
      specialPrize: {
        name: special.name,
        value: toMoney(cents),
        isWon: draw.numbers !== null && (await isSpecialWon(tx, draw, raffle)),
        ...(number !== undefined && { ticketNumber: formatTicket(raffle, number) }),
      },
    }),
  };
}

const isSpecialWon = async (tx: Tx, draw: Draw, raffle: NumberedOffer) =>
  (await readNumberedDraw(tx, draw, raffle)).isSpecialWon;

/** Returns the prizes of a draw by level, those of a level as one. */
export const toNumberedPrizes = (
  { draw_at, draw_no }: Pick<Draw, "draw_at" | "draw_no">,
  raffle: NumberedOffer,
  cents: number,
): Schemas["Prize"][] =>
  numberedPrizes(raffle, draw_no, cents).map(({ cents, count, id, name }) => ({
    id,
    type: "main",
    timestamp: draw_at.toISOString(),
    name,
    value: toMoney(cents),
    count,
  }));
