import type { components } from "#generated/social/schema.ts";
import { shopNow } from "#services/lib/clock.ts";
import type { Handlers, Tx } from "#services/lib/handlers.ts";
import { toCents } from "#services/lib/money.ts";
import { refuse, refuseNotFound } from "#services/lib/refusal.ts";
import { findLottery } from "#services/main/catalogue/offers/catalogue.ts";
import { isLicensedIn, unlicensedMessage } from "#services/main/catalogue/offers/licences.ts";
import { readOfferStates } from "#services/main/catalogue/offers/offers.rows.ts";
import { purchaseStatusOf } from "#services/main/play/draws/draws.rules.ts";
import { readDraws } from "#services/main/play/draws/sale-draws.rows.ts";
import { findTicket, openSession } from "#services/main/play/parties/opening.ts";
import {
  discover,
  findPaused,
  findSession,
  listOpenSessionsOf,
  listSessionsOf,
  listShareholders,
  lockRoom,
  type Session,
  setAutosession,
} from "#services/main/play/parties/parties.rows.ts";
import { LOTTERIES, MAX_OPEN_SESSIONS } from "#services/main/play/parties/parties.ts";
import { requireGroup, requireOrganiser } from "../groups/groups.handlers.ts";
import { toSessions } from "./sessions.shapes.ts";

type Schemas = components["schemas"];
type Reader = { customerId: string | null; now: Date; region: string | null };

const PER_PAGE = 10;
const CLOSED = "This draw has closed. Choose the next one.";

/** Returns a session that the customer may see. Refuses others with 404. */
async function requireSession(tx: Tx, id: string, customerId: string | null): Promise<Session> {
  const session = await findSession(tx, id, customerId);
  return session && (session.is_member || session.publicity_status !== "private") ? session : refuseNotFound();
}

/** Returns a session with its numbers, and for members who is in. */
async function shown(tx: Tx, id: string, reader: Reader): Promise<Schemas["LottoPartySession"]> {
  const session = await requireSession(tx, id, reader.customerId);
  const [result] = await toSessions(tx, [session], reader);
  if (!result) throw new Error(`${id} has no draw`);
  if (!session.is_member) return result;
  const members = await listShareholders(tx, session);
  return { ...result, members: members.map(({ firstname, shares }) => ({ firstname, numShares: Number(shares) })) };
}

/** Opens the session that an organiser wants. Refuses it with 422 and the field at fault. */
async function create(tx: Tx, customerId: string, region: string | null, wanted: Schemas["CreateSessionRequest"]) {
  const { autosessionStatus = "off", drawId, gameOfferKey, groupId, inviteAllExistingMembers = false } = wanted;
  const group = await requireGroup(tx, groupId, customerId);
  requireOrganiser(group.organiser_id, customerId);
  const draw = (await readDraws(tx, [drawId], { hold: true })).get(drawId) ?? refuseNotFound();
  // Read after locking the draw: it cannot close before the session is in it.
  const now = await shopNow(tx);
  const refuseField = (target: string, message: string): never => refuse(422, "invalid_field", message, target);
  const lottery = LOTTERIES.includes(draw.product_offer_key) ? findLottery(draw.product_offer_key) : null;
  if (!lottery) return refuseField("draw_id", "Lotto Party doesn't play this draw.");
  if (purchaseStatusOf(draw, now) !== "open") refuse(422, "draw_closed", CLOSED, "draw_id");
  const { isPublished, isSuspended } = (await readOfferStates(tx))(lottery.key);
  if (!isPublished || isSuspended) refuseField("draw_id", `${lottery.name} is not on sale at the moment.`);
  if (!isLicensedIn(lottery, region)) refuseField("draw_id", unlicensedMessage(lottery, region));
  const ticket =
    findTicket(lottery, gameOfferKey) ?? refuseField("game_offer_key", "Lotto Party can't be played this way.");
  const { maxGames, minGames } = ticket.offer;
  if (wanted.numGames < minGames || wanted.numGames > maxGames)
    refuseField("num_games", `Choose from ${minGames} to ${maxGames} games.`);
  if (!(await lockRoom(tx, groupId, now)))
    refuseField(
      "draw_id",
      `This group has ${MAX_OPEN_SESSIONS} open tickets. Open the next one once a draw has closed.`,
    );
  const shareCents = toCents(wanted.sharePrice);
  const same = { group_id: groupId, product_offer_key: lottery.key, game_offer: gameOfferKey, share_cents: shareCents };
  const opening = {
    groupId,
    draw,
    ticket,
    numGames: wanted.numGames,
    now,
    shareCents,
    autosession: autosessionStatus,
    invitesAll: inviteAllExistingMembers,
  };
  // A repeating ticket goes on with a paused one, so that members can resume their autoplays.
  const previousId = autosessionStatus === "on" ? await findPaused(tx, { ...same, numGames: wanted.numGames }) : null;
  const id =
    (await openSession(tx, { ...opening, previousId })) ?? (await openSession(tx, { ...opening, previousId: null }));
  if (id === null) throw new Error("A session that repeats none was not opened");
  return { id, now };
}

export const sessionsHandlers: Handlers<
  | "createSession"
  | "getSession"
  | "updateSession"
  | "listGroupSessions"
  | "listOpenGroupSessions"
  | "discoverSessions"
  | "discoverDrawSessions"
> = {
  createSession: async ({ body, customerId, subVariant: region, tx }) => {
    const { id, now } = await create(tx, customerId, region, body);
    return { status: 200, body: { result: await shown(tx, id, { customerId, now, region }) } };
  },

  getSession: async ({ customerId, now, params, subVariant: region, tx }) => ({
    status: 200,
    body: { result: await shown(tx, params.id, { customerId, now, region }) },
  }),

  updateSession: async ({ body, customerId, params, subVariant: region, tx }) => {
    const session = await requireSession(tx, params.id, customerId);
    requireOrganiser(session.organiser_id, customerId);
    const draws = await readDraws(tx, [session.draw_id], { hold: true });
    const now = await shopNow(tx);
    const isOpen = (draws.get(session.draw_id)?.stop ?? now) > now;
    if (!isOpen || !(await setAutosession(tx, session.id, body.autosessionStatus))) refuse(409, "draw_closed", CLOSED);
    return { status: 200, body: { result: await shown(tx, session.id, { customerId, now, region }) } };
  },

  listGroupSessions: async ({ customerId, now, params, query, subVariant: region, tx }) => {
    const { limit = PER_PAGE, offset = 0, state } = query;
    const group = await requireGroup(tx, params.id, customerId);
    const closedBy = state === "closed" ? now : null;
    const { sessions, total } = await listSessionsOf(tx, group.id, { closedBy, customerId, page: { limit, offset } });
    const result = await toSessions(tx, sessions, { customerId, now, region });
    return { status: 200, body: { result, pageInfo: { limit, offset, total } } };
  },

  listOpenGroupSessions: async ({ customerId, now, params, subVariant: region, tx }) => {
    const group = await requireGroup(tx, params.id, customerId);
    const sessions = await listOpenSessionsOf(tx, group.id, { customerId, now, withGames: false });
    return { status: 200, body: { result: await toSessions(tx, sessions, { customerId, now, region }) } };
  },

  discoverSessions: async ({ customerId, now, subVariant: region, tx }) => {
    const sessions = await discover(tx, { customerId, drawId: null, now });
    return { status: 200, body: { result: await toSessions(tx, sessions, { customerId, now, region }) } };
  },

  discoverDrawSessions: async ({ customerId, now, params: { drawId }, subVariant: region, tx }) => {
    if (!(await readDraws(tx, [drawId], { hold: false })).has(drawId)) refuseNotFound();
    const sessions = await discover(tx, { customerId, drawId, now });
    return { status: 200, body: { result: await toSessions(tx, sessions, { customerId, now, region }) } };
  },
};
