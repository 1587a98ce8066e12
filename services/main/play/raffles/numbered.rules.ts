// Rules for draws of tickets with numbers of their own: winning numbers, consolations, jackpot and rollover prize. Pure.
import type { NumberedRules, RaffleOffer } from "../../catalogue/offers/offer.ts";
import { type DrawIdentity, type Source, sourceOf } from "../draws/numbers.rules.ts";

export type NumberedOffer = RaffleOffer & { numbered: NumberedRules };

export const isNumbered = (raffle: RaffleOffer): raffle is NumberedOffer => raffle.numbered !== undefined;

/** The numbers drawn. `null` is a ticket that was sold elsewhere. */
export type NumberedDraw = {
  levels: { level: number; numbers: (number | null)[] }[];
  /** The jackpot number, or the number of the rollover prize. */
  special: number | null;
  /** Whether a ticket, here or elsewhere, wins the jackpot or the rollover prize. */
  isSpecialWon: boolean;
};

/** What a number wins. `prizeId` is the prize of the level; `id` is the win's own. */
export type NumberWin = { id: string; prizeId: string; number: number; name: string; cents: number };

/** Returns the jackpot or the rollover prize after so many draws without a winner, in cents. */
export function specialCents({ numbered }: NumberedOffer, rollovers: number): number {
  if (numbered.kind === "sold_out") return numbered.jackpot.minimumCents + rollovers * numbered.jackpot.incrementCents;
  const { capCents, stepCents } = numbered.rolloverPrize;
  return Math.min(capCents, (rollovers + 1) * stepCents);
}

/** Returns how many tickets of a weekly draw are sold elsewhere; the seed decides it. */
export function countElsewhere(seed: string, { numbered }: NumberedOffer, drawNo: number): number {
  if (numbered.kind !== "weekly") return 0;
  const { from, to } = numbered.elsewhere;
  return from + sourceOf(seed, `elsewhere|${drawNo}`)(to - from);
}

/** Draws a number that `taken` does not contain, and adds it. */
function drawNew(source: Source, bound: number, taken: Set<number>): number {
  for (;;) {
    const drawn = source(bound);
    if (taken.has(drawn)) continue;
    taken.add(drawn);
    return drawn;
  }
}

/** Draws the winning numbers. `own` has the numbers sold here in rising order; only weekly draws depend on them. */
export function drawNumbers(
  identity: DrawIdentity,
  raffle: NumberedOffer,
  { own, rollovers }: { own: readonly number[]; rollovers: number },
): NumberedDraw {
  const { drawNo, entriesHash, lotteryKey, seed } = identity;
  const source = sourceOf(seed, `${lotteryKey}|${drawNo}|${entriesHash}`);
  return raffle.numbered.kind === "sold_out"
    ? drawSoldOut(source, raffle)
    : drawWeekly(source, raffle, { own, rollovers, elsewhere: countElsewhere(seed, raffle, drawNo) });
}

function drawSoldOut(source: Source, { levels, maxTickets }: NumberedOffer): NumberedDraw {
  const taken = new Set<number>();
  const drawn = levels.map(({ count, level }) => ({
    level,
    numbers: Array.from({ length: count }, () => drawNew(source, maxTickets, taken) + 1),
  }));
  const jackpot = source(maxTickets);
  return { levels: drawn, special: jackpot + 1, isSpecialWon: taken.has(jackpot) };
}

type Weekly = { own: readonly number[]; rollovers: number; elsewhere: number };

/** Draws places among all tickets, those sold here first. A ticket wins once, so that few tickets win all there is. */
function drawWeekly(source: Source, raffle: NumberedOffer, { elsewhere, own, rollovers }: Weekly): NumberedDraw {
  const tickets = own.length + elsewhere;
  const taken = new Set<number>();
  const drawPlace = () => own[drawNew(source, tickets, taken)] ?? null;
  const levels = raffle.levels.map(({ count, level }) => ({
    level,
    numbers: Array.from({ length: Math.min(count, tickets - taken.size) }, drawPlace),
  }));
  const mustBeWon =
    raffle.numbered.kind === "weekly" && specialCents(raffle, rollovers) >= raffle.numbered.rolloverPrize.capCents;
  if (mustBeWon)
    return { levels, special: tickets > taken.size ? drawPlace() : null, isSpecialWon: tickets > taken.size };
  // Any number can be drawn: a number sold here that has won nothing, a number sold elsewhere, or an unsold number.
  const winners = new Set(levels.flatMap(({ numbers }) => numbers));
  const special = source(raffle.maxTickets) + 1;
  if (own.includes(special)) return { levels, special, isSpecialWon: !winners.has(special) };
  return { levels, special, isSpecialWon: source(raffle.maxTickets - own.length) < elsewhere };
}

const idOf = (raffle: RaffleOffer, drawNo: number, part: string) => `prz_${raffle.key}_${drawNo}_${part}`;
const pad = (value: number, most: number) => String(value).padStart(String(most).length, "0");

/** A prize of a numbered draw, and how many there are. */
export type NumberedPrize = { id: string; name: string; cents: number; count: number };

const levelId = (raffle: NumberedOffer, drawNo: number, level: number) =>
  idOf(raffle, drawNo, pad(level, raffle.levels.length));
const neighbourId = (raffle: NumberedOffer, drawNo: number, isFirst: boolean) =>
  idOf(raffle, drawNo, isFirst ? "consolation_1" : "consolation_2");
const specialId = (raffle: NumberedOffer, drawNo: number) => idOf(raffle, drawNo, "special");

const FREE_TICKET = "Consolation: a free ticket, paid as its price";
const FIRST_NEIGHBOUR = "Consolation beside first prize";
const specialName = ({ numbered }: NumberedOffer) => (numbered.kind === "sold_out" ? "Jackpot" : "Rollover prize");
const ticketCents = ({ books }: NumberedOffer) => books[0]?.cents ?? 0;

/** Returns the prizes of a draw by level, with the jackpot or rollover prize of so many cents. */
export function numberedPrizes(raffle: NumberedOffer, drawNo: number, cents: number): NumberedPrize[] {
  const levels = raffle.levels.map(({ cents, count, level, name }) => ({
    id: levelId(raffle, drawNo, level),
    name,
    cents,
    count,
  }));
  const special = { id: specialId(raffle, drawNo), name: specialName(raffle), cents, count: 1 };
  if (raffle.numbered.kind === "weekly") return [...levels, special];
  const others = levels.reduce((sum, { count }) => sum + count, 0) - 1;
  const neighbours = [
    { id: neighbourId(raffle, drawNo, true), name: FIRST_NEIGHBOUR, cents: raffle.numbered.neighbourCents, count: 2 },
    { id: neighbourId(raffle, drawNo, false), name: FREE_TICKET, cents: ticketCents(raffle), count: 2 * others },
  ];
  return [...levels, ...neighbours, special];
}

/** Returns everything that numbers win in a draw, the highest level first. Numbers sold elsewhere are left out if unknown. */
export function numberWins(
  raffle: NumberedOffer,
  drawNo: number,
  { cents, drawn: { isSpecialWon, levels, special } }: { cents: number; drawn: NumberedDraw },
): NumberWin[] {
  const { maxTickets, numbered } = raffle;
  const wins: NumberWin[] = [];
  const consolations: NumberWin[] = [];
  levels.forEach(({ level, numbers }, index) => {
    const rule = raffle.levels[index];
    const prizeId = levelId(raffle, drawNo, level);
    numbers.forEach((number, at) => {
      if (number === null || !rule) return;
      const no = pad(at + 1, numbers.length);
      wins.push({ id: `${prizeId}_${no}`, prizeId, number, name: rule.name, cents: rule.cents });
      if (numbered.kind !== "sold_out") return;
      // The numbers form a circle: 1 follows the last one.
      const before = number === 1 ? maxTickets : number - 1;
      const after = number === maxTickets ? 1 : number + 1;
      const isFirst = index === 0;
      const name = isFirst ? FIRST_NEIGHBOUR : FREE_TICKET;
      const value = isFirst ? numbered.neighbourCents : ticketCents(raffle);
      const ofPrize = neighbourId(raffle, drawNo, isFirst);
      const id = `${ofPrize}_${pad(level, raffle.levels.length)}_${no}`;
      consolations.push({ id: `${id}_a`, prizeId: ofPrize, number: before, name, cents: value });
      consolations.push({ id: `${id}_b`, prizeId: ofPrize, number: after, name, cents: value });
    });
  });
  const top = { id: specialId(raffle, drawNo), prizeId: specialId(raffle, drawNo), name: specialName(raffle), cents };
  return [...(isSpecialWon && special !== null ? [{ ...top, number: special }] : []), ...wins, ...consolations];
}

const DAY_MS = 86_400_000;
const AT_ONCE = 100;

/** Returns how many tickets other sellers have sold by now. The seed decides the pace; the last one is sold at the stop. */
export function soldElsewhere(
  raffle: NumberedOffer,
  { draw_no, seed, stop }: { draw_no: number; seed: string; stop: Date },
  now: Date,
): number {
  if (raffle.numbered.kind !== "sold_out") return 0;
  const lasts = raffle.schedule.intervalDays * DAY_MS;
  const passed = Math.min(1, Math.max(0, 1 - (stop.getTime() - now.getTime()) / lasts));
  const pace = 0.7 + sourceOf(seed, `pace|${draw_no}`)(71) / 100;
  const sold = raffle.maxTickets * passed ** pace;
  return passed === 1 ? raffle.maxTickets : Math.floor(sold / AT_ONCE) * AT_ONCE;
}
