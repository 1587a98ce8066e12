import type { Handlers } from "#services/lib/handlers.ts";
import { refuse, refuseNotFound } from "#services/lib/refusal.ts";
import { readMember } from "#services/main/identity/membership/membership.rows.ts";
import {
  findGiveaway,
  type GiveawaySeen,
  holdGiveaway,
  listGiveaways,
  unlockEntries,
} from "#services/main/play/giveaways/giveaways.rows.ts";
import { entriesText } from "#services/main/play/giveaways/giveaways.rules.ts";
import { entryOf, toGiveaways } from "./giveaways.shapes.ts";

const PER_PAGE = 9;
const MAX_NUMBER = 2_147_483_647;
const JOIN_FIRST = "Join the program to unlock your entries.";
const ENTERED_ONCE: readonly GiveawaySeen["type"][] = ["special", "major"];

export const giveawaysHandlers: Handlers<"listGiveaways" | "getGiveaway" | "setDrawEntry"> = {
  listGiveaways: async ({ customerId, query, tx }) => {
    const { giveaway_type: type, limit = PER_PAGE, offset = 0, status: state } = query;
    const { giveaways, total } = await listGiveaways(tx, customerId, { limit, offset, state, type });
    const result = await toGiveaways(tx, giveaways, customerId);
    return { status: 200, body: { result, pageInfo: { limit, offset, total } } };
  },

  getGiveaway: async ({ customerId, params: { id }, query: { giveaway_type: type }, tx }) => {
    const drawNumber = /^\d{1,10}$/.test(id) ? Number(id) : 0;
    if (type !== undefined && (drawNumber < 1 || drawNumber > MAX_NUMBER)) refuseNotFound();
    const giveaway = await findGiveaway(tx, customerId, type === undefined ? { id } : { type, drawNumber });
    if (!giveaway) return refuseNotFound();
    const [result] = await toGiveaways(tx, [giveaway], customerId);
    return result ? { status: 200, body: { result } } : refuseNotFound();
  },

  setDrawEntry: async ({ body, customerId, now, params: { id }, tx }) => {
    // Held first: it cannot close between this check and the change.
    const giveaway = await holdGiveaway(tx, id);
    if (!giveaway || giveaway.type === "preview") return refuseNotFound();
    if (body.entryStatus !== "unlocked") refuse(422, "invalid_field", "Entries can only be unlocked.", "entry_status");
    if (giveaway.status !== "open" || giveaway.draws_at <= now) refuse(409, "draw_closed", "This giveaway has closed.");
    const member = await readMember(tx, customerId);
    if (member.status !== "member") refuse(422, "not_eligible", JOIN_FIRST);
    const isEnteredOnce = ENTERED_ONCE.includes(giveaway.type) && member.tier === "free";
    await unlockEntries(tx, customerId, id, isEnteredOnce ? 1 : 0);
    const after = await findGiveaway(tx, customerId, { id });
    const entry = after && entryOf(after, member);
    if (!entry) throw new Error(`${id} has no entry of ${customerId}`);
    const { entries, status } = entry;
    const result = { drawId: id, entryStatus: status, numberOfEntriesText: entriesText(entries) };
    return { status: 200, body: { result } };
  },
};
