// The results of a raffle, by draw. Pure.
import type { Outputs } from "#gateway/gateway.ts";
import { formatWhole, formatWholeMoney } from "#site/lib/format/money.ts";
import { inPrizeOrder } from "./raffle.ts";

export type RaffleResult = Outputs["draws"]["getFullResult"];
type Prize = RaffleResult["prizes"][number];
type Winner = Outputs["draws"]["listWinners"]["winners"][number];
type Verification = NonNullable<RaffleResult["draw"]["verification"]>;

export type WinnerRow = { prize: string; value: string; ticket: string; winner: string };
export const WINNER_COLUMNS = [
  { key: "prize", label: "Prize" },
  { key: "ticket", label: "Ticket" },
  { key: "winner", label: "Winner" },
  { key: "value", label: "Value", end: true },
];
export type PartResult = {
  id: string;
  name: string;
  drawDate: string;
  rows: WinnerRow[];
  /** What stands before the entries hash in the text of the draw. */
  message: string;
  /** "1,500 tickets were in this draw, 300 of them in the largest books." */
  tickets: string;
  verification: Verification | undefined;
};

const DRAWN = ["DRAW_SCORED", "DRAW_PAID", "DRAW_EMAILED"];
export const isDrawn = ({ status }: { status: string }) => DRAWN.includes(status);

/** Without a winner: the prize of a draw in which no ticket could win it. */
const toWinnerRow = ({ name, value }: Prize, winner: Winner | undefined): WinnerRow => ({
  prize: name,
  value: formatWholeMoney(value),
  ticket: winner?.ticketNumber ?? "",
  winner: winner ? [winner.name, winner.region].filter(Boolean).join(", ") || "Not named" : "Not won",
});

/** Returns the numbers of the customer's winning tickets. */
export const ownTicketsOf = ({ customerTickets = [] }: RaffleResult): ReadonlySet<string> =>
  new Set(customerTickets.flatMap(({ ticketWins = [] }) => ticketWins.map(({ ticketNumber }) => ticketNumber)));

/** Returns winners with their prizes, in their order. */
export function winnerRows(prizes: readonly Prize[], winners: readonly Winner[]): WinnerRow[] {
  return winners.flatMap((winner) => {
    const prize = prizes.find(({ id }) => id === winner.prizeId);
    return prize ? [toWinnerRow(prize, winner)] : [];
  });
}

/** Says how many tickets were in a draw. */
export function ticketsText(tickets: RaffleResult["drawnTickets"]): string {
  if (!tickets) return "";
  const { elsewhere, here, inLargestBooks } = tickets;
  if (elsewhere !== undefined) {
    return `${formatWhole(here + elsewhere)} tickets were in this draw: ${formatWhole(here)} sold here and ${formatWhole(elsewhere)} elsewhere.`;
  }
  const large = inLargestBooks === undefined ? "" : `, ${formatWhole(inLargestBooks)} of them in the largest books`;
  return here === 1 ? `1 ticket was in this draw${large}.` : `${formatWhole(here)} tickets were in this draw${large}.`;
}

/** Returns the main draw and each early bird with a result of its own, the main draw first. */
export function partsOf({ draw, drawnTickets, earlyBirds = [], prizes, winners }: RaffleResult): PartResult[] {
  const rowsOf = (isOfPart: (prize: Prize) => boolean) => {
    const rows = inPrizeOrder(prizes)
      .filter(isOfPart)
      .map((prize) => ({ prize, winner: winners.find(({ prizeId }) => prizeId === prize.id) }));
    if (!rows.some(({ winner }) => winner)) return [];
    return rows.map(({ prize, winner }) => toWinnerRow(prize, winner));
  };
  const main: PartResult = {
    id: "main",
    name: "Main draw",
    drawDate: draw.drawDate,
    verification: draw.verification,
    rows: rowsOf(({ type }) => type !== "early_bird"),
    message: `${draw.productOfferKey}|${draw.drawNo}|`,
    tickets: ticketsText(drawnTickets),
  };
  const early = earlyBirds.filter(isDrawn).map(
    ({ drawDate, drawKey = "", drawnTickets, name, prizeId, verification }): PartResult => ({
      id: name.toLowerCase().replaceAll(" ", "-"),
      name,
      drawDate,
      verification,
      rows: rowsOf(({ id }) => id === prizeId),
      message: `${drawKey}|${draw.drawNo}|`,
      tickets: ticketsText(drawnTickets),
    }),
  );
  return [...(isDrawn(draw) ? [main] : []), ...early];
}
