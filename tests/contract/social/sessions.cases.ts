import type { SignedIn } from "#tests/services/open-services.ts";
import type { Request } from "../caller.ts";
import { type Case, type MessageCode, on } from "../cases.ts";
import type { ContractShop } from "../shop.ts";
import { groupOf } from "./groups.cases.ts";

const DRAW = "drw_wednesday_lotto_4322";
export const AFTER_STOP = "2026-11-25T09:30:00Z";

const sessionFor = (as: SignedIn, group_id: string, changes: object = {}): Request => ({
  as,
  body: {
    group_id,
    draw_id: DRAW,
    game_offer_key: "standard",
    num_games: 40,
    share_price: { amount: 5, currency: "AUD" },
    ...changes,
  },
});

/** Opens a session of a new group. */
export async function sessionOf(shop: ContractShop) {
  const group = await groupOf(shop);
  const { body } = await shop.call("createSession", sessionFor(group.organiser, group.id));
  return { ...group, sessionId: body.result.session_id as string };
}

const refused = (code: MessageCode, when: string, changes: object): Case => ({
  operationId: "createSession",
  status: 422,
  code,
  when,
  request: async (shop) => {
    const { id, organiser } = await groupOf(shop);
    return sessionFor(organiser, id, changes);
  },
});

const setTo = (as: SignedIn, id: string, autosession_status = "paused"): Request => ({
  as,
  params: { id },
  body: { autosession_status },
});

const makePublic = (shop: ContractShop, id: string) =>
  shop.db.updateTable("party_group").set({ publicity_status: "public" }).where("id", "=", id).execute();

export const cases: Case[] = [
  on("createSession", 200, async (shop) => {
    const { id, organiser } = await groupOf(shop);
    return sessionFor(organiser, id, { autosession_status: "on", invite_all_existing_members: true });
  }),
  on("createSession", "404 not_found", async (shop) => sessionFor(await shop.person(), (await groupOf(shop)).id)),
  refused("invalid_field", "too cheap a share", { share_price: { amount: 1.99, currency: "AUD" } }),
  refused("invalid_field", "one share", { share_price: { amount: 500, currency: "AUD" } }),
  refused("invalid_field", "another lottery", { draw_id: "drw_monday_lotto_4321" }),
  refused("invalid_field", "too many games", { num_games: 500 }),
  refused("draw_closed", "", { draw_id: "drw_wednesday_lotto_4321" }),
  on("createSession", "422 organiser_only", async (shop) => {
    const { id } = await groupOf(shop);
    await makePublic(shop, id);
    return sessionFor(await shop.person(), id);
  }),
  on("createSession", "422 idempotency_key_reused", async (shop) => {
    const { id, organiser } = await groupOf(shop);
    const key = crypto.randomUUID();
    await shop.call("createSession", { ...sessionFor(organiser, id), key });
    return { ...sessionFor(organiser, id, { num_games: 41 }), key };
  }),

  on("getSession", 200, async (shop) => {
    const { organiser, sessionId } = await sessionOf(shop);
    return { as: organiser, params: { id: sessionId } };
  }),
  on("getSession", "404 not_found", async (shop) => ({ params: { id: (await sessionOf(shop)).sessionId } })),
  on("updateSession", 200, async (shop) => {
    const { organiser, sessionId } = await sessionOf(shop);
    return setTo(organiser, sessionId);
  }),
  on("updateSession", "404 not_found", async (shop) => setTo(await shop.person(), (await sessionOf(shop)).sessionId)),
  on("updateSession", "409 draw_closed", async (shop) => {
    const { organiser, sessionId } = await sessionOf(shop);
    await shop.at(AFTER_STOP);
    return setTo(organiser, sessionId);
  }),
  on("updateSession", "422 organiser_only", async (shop) => {
    const { id, sessionId } = await sessionOf(shop);
    await makePublic(shop, id);
    return setTo(await shop.person(), sessionId);
  }),
  on("updateSession", "422 invalid_field", async (shop) => {
    const { organiser, sessionId } = await sessionOf(shop);
    return setTo(organiser, sessionId, "sometimes");
  }),

  ...(["listGroupSessions", "listOpenGroupSessions"] as const).flatMap((operationId): Case[] => [
    on(operationId, 200, async (shop) => {
      const { id, organiser } = await sessionOf(shop);
      return { as: organiser, params: { id } };
    }),
    on(operationId, "404 not_found", async (shop) => ({
      as: await shop.person(),
      params: { id: (await sessionOf(shop)).id },
    })),
  ]),
  on("discoverSessions", 200, async (shop) => {
    await makePublic(shop, (await sessionOf(shop)).id);
    return {};
  }),
  on("discoverDrawSessions", 200, async (shop) => {
    await makePublic(shop, (await sessionOf(shop)).id);
    return { params: { drawId: DRAW } };
  }),
  on("discoverDrawSessions", "404 not_found", () => ({ params: { drawId: "drw_nothing_1" } })),
];
