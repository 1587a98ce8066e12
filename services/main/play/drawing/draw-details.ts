// A ticket in its draw in the contract's shape.
import type { components } from "#generated/main/schema.ts";
import { toMoney } from "#services/lib/money.ts";
import type { Game } from "../../catalogue/offers/lottery/prices.rules.ts";
import type { CustomerGameRow, Draw } from "../draws/draws.rows.ts";
import { rulesOf } from "../lotteries/lottery.shapes.ts";
import { matchedNumbers } from "../lotteries/scoring.rules.ts";
import { shownNumbersOf } from "./draws.shapes.ts";

type Schemas = components["schemas"];

/** A board of a ticket, with what it won. */
export type PlayedGame = Pick<CustomerGameRow, "wins"> & {
  numbers: Game;
  division: number | null;
  prize_cents: number | null;
};

/** Returns the boards of a ticket with their matches in a draw. Includes the seed only after the draw. */
export function toDrawDetails(
  draw: Draw,
  games: readonly PlayedGame[],
  gameType: CustomerGameRow["game_type"],
): Schemas["OrderDrawDetails"] {
  return {
    drawNo: draw.draw_no,
    ...(draw.numbers && { drawNumbers: shownNumbersOf(draw) ?? {} }),
    games: games.map((game) => toOrderGame(game, draw, gameType)),
    seedHash: draw.seed_hash,
    ...(draw.numbers &&
      draw.entries_hash && {
        verification: { seedHash: draw.seed_hash, entriesHash: draw.entries_hash, seed: draw.seed },
      }),
  };
}

function toOrderGame(
  { division, numbers, prize_cents, wins }: PlayedGame,
  draw: Draw,
  gameType: CustomerGameRow["game_type"],
) {
  return {
    numbers,
    ...(draw.numbers && { matched: matchedNumbers(rulesOf(draw), draw.numbers, numbers, gameType) }),
    ...(division !== null && { division, wins }),
    ...(prize_cents !== null && prize_cents > 0 && { prize: toMoney(prize_cents) }),
  };
}
