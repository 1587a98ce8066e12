import type { components } from "#generated/social/schema.ts";
import type { Tx } from "#services/lib/handlers.ts";
import { toMoney } from "#services/lib/money.ts";
import { gameOfferOdds } from "#services/main/catalogue/offers/lottery/lottery.ts";
import { toDrawDetails } from "#services/main/play/drawing/draw-details.ts";
import { toDraw } from "#services/main/play/drawing/draws.shapes.ts";
import { type Draw, listSelling } from "#services/main/play/draws/draws.rows.ts";
import { readDraws } from "#services/main/play/draws/sale-draws.rows.ts";
import { requireLottery } from "#services/main/play/lotteries/settlement.rules.ts";
import type { Session } from "#services/main/play/parties/parties.rows.ts";
import { listTicketGames } from "#services/main/play/syndicates/syndicates.rows.ts";
import { readLastDivisions, toDivisions } from "#services/main/play/syndicates/syndicates.shapes.ts";

type LottoPartySession = components["schemas"]["LottoPartySession"];
type Reader = { customerId: string | null; now: Date; region: string | null };

/** Returns sessions with their draws, in the order given. */
export async function toSessions(tx: Tx, sessions: readonly Session[], reader: Reader): Promise<LottoPartySession[]> {
  if (sessions.length === 0) return [];
  const draws = await readDraws(tx, [...new Set(sessions.map(({ draw_id }) => draw_id))], { hold: false });
  const selling = await listSelling(tx, [...new Set(sessions.map((one) => one.product_offer_key))]);
  const lastPrizes = await readPrizes(tx, sessions);
  const played = await readPlayed(tx, sessions);
  return sessions.flatMap((session) => {
    const draw = draws.get(session.draw_id);
    if (!draw) return [];
    const shown = toSession(session, draw, { ...reader, offset: offsetOf(draw, selling, reader.now) });
    const prizes = shown.status === "open" ? lastPrizes.get(session.product_offer_key) : undefined;
    const games = played.get(session.ticket_id ?? "");
    return [
      {
        ...shown,
        ...(session.games && prizes && { divisions: toDivisions(prizes, session.total_shares) }),
        ...(games && draw.numbers && { details: toDrawDetails(draw, games, session.game_type) }),
      },
    ];
  });
}

/** Returns the games in the draw of the sessions that are shown with their numbers, by ticket. */
async function readPlayed(tx: Tx, sessions: readonly Session[]) {
  const tickets = sessions.flatMap(({ games, ticket_id }) => (games && ticket_id !== null ? [ticket_id] : []));
  return Map.groupBy(await listTicketGames(tx, tickets), ({ order_id }) => order_id);
}

/** Returns the prizes of the last draws of the lotteries whose sessions are shown with their numbers. */
async function readPrizes(tx: Tx, sessions: readonly Session[]) {
  const keys = new Set(sessions.flatMap(({ games, product_offer_key }) => (games ? [product_offer_key] : [])));
  const read = async (key: string) => [key, await readLastDivisions(tx, key)] as const;
  return new Map(await Promise.all([...keys].map(read)));
}

/** Returns how many draws of the same lottery are on sale before a draw. */
const offsetOf = (draw: Draw, selling: readonly Draw[], now: Date) =>
  selling.filter(
    ({ draw_no, product_offer_key, stop }) =>
      product_offer_key === draw.product_offer_key && draw_no < draw.draw_no && stop > now,
  ).length;

function toSession(session: Session, draw: Draw, { customerId, ...sale }: Reader & { offset: number }) {
  const lottery = requireLottery(session.product_offer_key);
  const shown = toDraw(draw, lottery, sale);
  const status = statusOf(session, new Date(shown.stop) <= sale.now);
  const paidCents = session.sold * session.share_cents;
  return {
    sessionId: session.id,
    groupId: session.group_id,
    groupName: session.group_name,
    status,
    autosessionStatus: session.autosession_status,
    inviteAllExistingMembers: session.invites_all,
    productOfferKey: session.product_offer_key,
    gameType: session.game_type,
    gameOfferKey: session.game_offer,
    numGames: session.num_games,
    ticketPrice: toMoney(session.ticket_cents),
    sharePrice: toMoney(session.share_cents),
    totalShares: session.total_shares,
    sharesSold: session.sold,
    closesAt: shown.stop,
    draws: [shown],
    odds: gameOfferOdds(lottery, session.game_offer),
    // Those that the sold shares did not pay for are not in the draw.
    ...(session.games && { games: session.games.slice(0, session.entered_games ?? session.num_games) }),
    ...(session.organiser_id === customerId && { isOrganiser: true }),
    ...(session.entered_games !== null && { numGamesEntered: session.entered_games }),
    ...(session.status !== "open" && { returned: toMoney(paidCents - (session.entered_cents ?? 0)) }),
    ...(session.winnings_cents !== null && { winnings: toMoney(session.winnings_cents) }),
  } satisfies LottoPartySession;
}

/** From its stop on nothing is sold, also before the runner closes the draw. */
function statusOf({ status, winnings_cents }: Session, hasStopped: boolean): LottoPartySession["status"] {
  if (status === "cancelled") return status;
  if (winnings_cents !== null) return "paid";
  return hasStopped || status === "closed" ? "closed" : "open";
}
