// Raffles in the contract's shape.
import type { components } from "#generated/main/schema.ts";
import type { Tx } from "#services/lib/handlers.ts";
import { toMoney } from "#services/lib/money.ts";
import { drawnWhenSoldOut } from "../../catalogue/offers/catalogue.ts";
import type { RaffleOffer } from "../../catalogue/offers/offer.ts";
import { readInitials } from "../../identity/customer/customer.rows.ts";
import type { Draw } from "../draws/draws.rows.ts";
import { verificationOf } from "../draws/draws.rules.ts";
import type { WinOfOrder } from "./raffle.rows.ts";
import { earlyBirdName, findRaffleDraw, formatTicket, prizesOf, type Run } from "./raffle.rules.ts";

type Schemas = components["schemas"];

/** Returns the prizes of a raffle and of its early birds that are held: main draw first, then by time of draw, then by id (shop §9). */
type Dated = Pick<Draw, "product_offer_key" | "draw_no" | "draw_at">;

export function toPrizes(main: Dated, early: readonly Dated[]): Schemas["Prize"][] {
  const prizes = [main, ...early].flatMap((draw) => {
    const part = findRaffleDraw(draw.product_offer_key);
    return (part ? prizesOf(part, draw.draw_no) : []).map(({ cents, id, name, type }) => ({
      id,
      type,
      timestamp: draw.draw_at.toISOString(),
      name,
      value: toMoney(cents),
    }));
  });
  return prizes.sort(
    (a, b) =>
      Number(b.type === "main") - Number(a.type === "main") || compare(a.timestamp, b.timestamp) || compare(a.id, b.id),
  );
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** Returns the early birds of a draw, with their seeds once drawn. */
export const toEarlyBirds = (draws: readonly Draw[]): Schemas["EarlyBird"][] =>
  draws.flatMap((draw) => {
    const part = findRaffleDraw(draw.product_offer_key);
    if (!part?.earlyBird) return [];
    const [prize] = prizesOf(part, draw.draw_no);
    return {
      name: earlyBirdName(part.raffle, part.earlyBird),
      prizeId: prize?.id ?? "",
      stop: draw.stop.toISOString(),
      drawDate: draw.draw_at.toISOString(),
      status: draw.status,
      seedHash: draw.seed_hash,
      drawKey: draw.product_offer_key,
      ...verificationOf(draw),
    };
  });

/** Returns the tickets, early birds and permits of a raffle's draw. */
export const toFacts = (
  { key, maxTickets, permits }: RaffleOffer,
  sold: number,
  early: Draw[],
): Schemas["RaffleFacts"] => ({
  maxTickets,
  ticketsLeft: Math.max(0, maxTickets - sold),
  ...drawnWhenSoldOut(key),
  earlyBirds: toEarlyBirds(early),
  permits: permits.map(({ number, region }) => ({ region: region as Schemas["RegionCode"], number })),
});

/** Returns the winners of draws with their initials if they agreed. */
export async function toWinners(
  tx: Tx,
  raffle: RaffleOffer,
  wins: readonly WinOfOrder[],
): Promise<Schemas["Winner"][]> {
  const people = await readInitials(tx, [...new Set(wins.flatMap(({ customer_id }) => customer_id ?? []))]);
  return wins.map(({ customer_id, prize_id, shows_winner_name, ticket_number }) => {
    const person = customer_id === null ? undefined : people.get(customer_id);
    return {
      id: prize_id.replace(/^prz_/, "win_"),
      prizeId: prize_id,
      ticketNumber: formatTicket(raffle, ticket_number),
      ...(person && shows_winner_name && { name: person.initials }),
      ...(person?.region && { region: person.region }),
    };
  });
}

/** Returns the winners with this ticket number, or this text in the name that is shown; all without a search. */
export function findWinners(winners: Schemas["Winner"][], search: string | undefined): Schemas["Winner"][] {
  const wanted = search?.trim().toLowerCase();
  if (!wanted) return winners;
  return winners.filter(
    ({ name, ticketNumber }) => ticketNumber === wanted || name?.toLowerCase().includes(wanted) === true,
  );
}

export const toTicketRuns = (raffle: RaffleOffer, runs: readonly Run[]): Schemas["TicketRun"][] =>
  runs.map(({ first, last }) => ({ first: formatTicket(raffle, first), last: formatTicket(raffle, last) }));

/** Returns what tickets won. `taken` has the references in the ledger of prizes that were taken back. */
export const toTicketWins = (
  raffle: RaffleOffer,
  wins: readonly WinOfOrder[],
  taken: ReadonlySet<string>,
): Schemas["TicketWin"][] =>
  wins.map(({ is_goods, name, order_id, prize_id, ticket_number, value_cents }) => ({
    ticketNumber: formatTicket(raffle, ticket_number),
    name,
    value: toMoney(value_cents),
    isGoods: is_goods,
    ...(taken.has(prizeReference(order_id, prize_id)) && { isTakenBack: true }),
  }));

/** The reference of a prize in the ledger. */
export const prizeReference = (orderId: string, prizeId: string) => `${orderId}/${prizeId}`;
