import type { SignedIn } from "#tests/services/open-services.ts";
import type { Request } from "../caller.ts";
import type { Case, MessageCode } from "../cases.ts";
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
  {
    operationId: "createSession",
    status: 200,
    request: async (shop) => {
      const { id, organiser } = await groupOf(shop);
      return sessionFor(organiser, id, { autosession_status: "on", invite_all_existing_members: true });
    },
  },
  {
    operationId: "createSession",
    status: 404,
    code: "not_found",
    request: async (shop) => sessionFor(await shop.person(), (await groupOf(shop)).id),
  },
  refused("invalid_field", "too cheap a share", { share_price: { amount: 1.99, currency: "AUD" } }),
  refused("invalid_field", "one share", { share_price: { amount: 500, currency: "AUD" } }),
  refused("invalid_field", "another lottery", { draw_id: "drw_monday_lotto_4321" }),
  refused("invalid_field", "too many games", { num_games: 500 }),
  refused("draw_closed", "", { draw_id: "drw_wednesday_lotto_4321" }),
  {
    operationId: "createSession",
    status: 422,
    code: "organiser_only",
    request: async (shop) => {
      const { id } = await groupOf(shop);
      await makePublic(shop, id);
      return sessionFor(await shop.person(), id);
    },
  },
  {
    operationId: "createSession",
    status: 422,
    code: "idempotency_key_reused",
    request: async (shop) => {
      const { id, organiser } = await groupOf(shop);
      const key = crypto.randomUUID();
      await shop.call("createSession", { ...sessionFor(organiser, id), key });
      return { ...sessionFor(organiser, id, { num_games: 41 }), key };
    },
  },

  {
    operationId: "getSession",
    status: 200,
    request: async (shop) => {
      const { organiser, sessionId } = await sessionOf(shop);
      return { as: organiser, params: { id: sessionId } };
    },
  },
  {
    operationId: "getSession",
    status: 404,
    code: "not_found",
    request: async (shop) => ({ params: { id: (await sessionOf(shop)).sessionId } }),
  },
  {
    operationId: "updateSession",
    status: 200,
    request: async (shop) => {
      const { organiser, sessionId } = await sessionOf(shop);
      return setTo(organiser, sessionId);
    },
  },
  {
    operationId: "updateSession",
    status: 404,
    code: "not_found",
    request: async (shop) => setTo(await shop.person(), (await sessionOf(shop)).sessionId),
  },
  {
    operationId: "updateSession",
    status: 409,
    code: "draw_closed",
    request: async (shop) => {
      const { organiser, sessionId } = await sessionOf(shop);
      await shop.at(AFTER_STOP);
      return setTo(organiser, sessionId);
    },
  },
  {
    operationId: "updateSession",
    status: 422,
    code: "organiser_only",
    request: async (shop) => {
      const { id, sessionId } = await sessionOf(shop);
      await makePublic(shop, id);
      return setTo(await shop.person(), sessionId);
    },
  },
  {
    operationId: "updateSession",
    status: 422,
    code: "invalid_field",
    request: async (shop) => {
      const { organiser, sessionId } = await sessionOf(shop);
      return setTo(organiser, sessionId, "sometimes");
    },
  },

  ...(["listGroupSessions", "listOpenGroupSessions"] as const).flatMap((operationId): Case[] => [
    {
      operationId,
      status: 200,
      request: async (shop) => {
        const { id, organiser } = await sessionOf(shop);
        return { as: organiser, params: { id } };
      },
    },
    {
      operationId,
      status: 404,
      code: "not_found",
      request: async (shop) => ({ as: await shop.person(), params: { id: (await sessionOf(shop)).id } }),
    },
  ]),
  {
    operationId: "discoverSessions",
    status: 200,
    request: async (shop) => {
      await makePublic(shop, (await sessionOf(shop)).id);
      return {};
    },
  },
  {
    operationId: "discoverDrawSessions",
    status: 200,
    request: async (shop) => {
      await makePublic(shop, (await sessionOf(shop)).id);
      return { params: { drawId: DRAW } };
    },
  },
  {
    operationId: "discoverDrawSessions",
    status: 404,
    code: "not_found",
    request: () => ({ params: { drawId: "drw_nothing_1" } }),
  },
];
