// Draws numbered tickets by the steps that the result page publishes, then looks at each ticket. Written apart from the
// services' rules, which start from the prizes.
import { createHmac } from "node:crypto";
import { specTable } from "#tests/spec/read.ts";

export type SpecNumberedGame = {
  key: string;
  kind: "numbered" | "weekly_draw";
  structure: { tickets?: number; numberDigits?: number };
  gameTypes: { key: string; minGames: number; maxGames: number; defaultGames: number }[];
  prizeLevels: { level: number; count: number; centsEach: number }[];
  consolation?: { firstPrizeNeighboursCents: number };
  jackpot?: { minimumCents: number; incrementCents: number };
  rolloverPrize?: { stepCents: number; capCents: number };
  price: { perTicketCents: number };
};

export const SPEC_NUMBERED = specTable<{ numberedGames: SpecNumberedGame[] }>("games").numberedGames;

export type Identity = { seed: string; drawNo: number; entriesHash: string };

/** Returns the values of a seed and a text, below a bound: 32-bit numbers, without those above its largest multiple. */
function valuesOf(seed: string, text: string): (bound: number) => number {
  const words: number[] = [];
  let counter = 0;
  return (bound) => {
    for (;;) {
      if (words.length === 0) {
        const hex = createHmac("sha256", Buffer.from(seed, "hex")).update(`${text}|${counter++}`).digest("hex");
        for (let at = 0; at < 64; at += 8) words.push(Number.parseInt(hex.slice(at, at + 8), 16));
      }
      const word = words.shift() ?? 0;
      if (word < Math.floor(2 ** 32 / bound) * bound) return word % bound;
    }
  };
}

/** Returns how many numbers a draw has. */
export const numbersIn = ({ structure: { numberDigits = 0, tickets } }: SpecNumberedGame) =>
  tickets ?? 10 ** numberDigits - 1;

/** Returns the jackpot or the rollover prize after so many draws without a winner, in cents. */
export function growingCents({ jackpot, rolloverPrize }: SpecNumberedGame, rollovers: number): number {
  let cents = jackpot?.minimumCents ?? rolloverPrize?.stepCents ?? 0;
  for (let draw = 0; draw < rollovers; draw++) cents += jackpot?.incrementCents ?? rolloverPrize?.stepCents ?? 0;
  return rolloverPrize && cents > rolloverPrize.capCents ? rolloverPrize.capCents : cents;
}

/** Draws so many places that were not drawn before. */
function drawPlaces(
  next: (bound: number) => number,
  bound: number,
  count: number,
  drawn: Map<number, number>,
  level: number,
) {
  for (let left = count; left > 0; ) {
    const place = next(bound);
    if (drawn.has(place)) continue;
    drawn.set(place, level);
    left--;
  }
}

/** Returns what each ticket of a sold-out draw wins, in cents: one amount for each prize. */
export function ticketsOfJackpotDraw(
  game: SpecNumberedGame,
  { drawNo, entriesHash, seed }: Identity,
  rollovers: number,
) {
  const tickets = numbersIn(game);
  const next = valuesOf(seed, `${game.key}|${drawNo}|${entriesHash}`);
  const levels = new Map<number, number>();
  for (const { count, level } of game.prizeLevels) drawPlaces(next, tickets, count, levels, level);
  const jackpot = next(tickets);
  const centsOf = new Map(game.prizeLevels.map(({ centsEach, level }) => [level, centsEach]));
  return (ticket: number): number[] => {
    const place = ticket - 1;
    const own = levels.get(place);
    const beside = [(place + 1) % tickets, (place + tickets - 1) % tickets].flatMap((at) => levels.get(at) ?? []);
    return [
      ...(own === undefined ? [] : [centsOf.get(own) ?? 0]),
      // Beside the first prize, and a free ticket beside any other, paid as its price.
      ...beside.map((level) =>
        level === 1 ? (game.consolation?.firstPrizeNeighboursCents ?? 0) : game.price.perTicketCents,
      ),
      ...(own !== undefined && place === jackpot ? [growingCents(game, rollovers)] : []),
    ];
  };
}

/** The tickets of a weekly draw: the numbers sold here in rising order, and the range of how many are sold elsewhere. */
export type Sold = { own: readonly number[]; elsewhere: { from: number; to: number } };

/** Returns what each ticket sold here wins in a weekly draw, in cents: at most one prize. */
export function ticketsOfWeeklyDraw(
  game: SpecNumberedGame,
  { drawNo, entriesHash, seed }: Identity,
  rollovers: number,
  { elsewhere: { from, to }, own }: Sold,
) {
  const tickets = own.length + from + valuesOf(seed, `elsewhere|${drawNo}`)(to - from);
  const next = valuesOf(seed, `${game.key}|${drawNo}|${entriesHash}`);
  const levels = new Map<number, number>();
  for (const { count, level } of game.prizeLevels) drawPlaces(next, tickets, count, levels, level);
  const cents = growingCents(game, rollovers);
  const special = 0;
  let luckyNumber: number | undefined;
  if (cents === game.rolloverPrize?.capCents) drawPlaces(next, tickets, 1, levels, special);
  else luckyNumber = next(numbersIn(game)) + 1;
  const centsOf = new Map([
    ...game.prizeLevels.map(({ centsEach, level }) => [level, centsEach] as const),
    [special, cents],
  ]);
  return (ticket: number): number[] => {
    const level = levels.get(own.indexOf(ticket));
    if (level !== undefined) return [centsOf.get(level) ?? 0];
    return ticket === luckyNumber ? [cents] : [];
  };
}
