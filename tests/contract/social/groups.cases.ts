import type { SignedIn } from "#tests/services/open-services.ts";
import type { Request } from "../caller.ts";
import type { Case, MessageCode } from "../cases.ts";
import type { ContractShop } from "../shop.ts";

/** Starts a group of a new customer. */
export async function groupOf(shop: ContractShop, name = "Wednesday crew") {
  const organiser = await shop.person();
  const { body } = await shop.call("createGroup", { as: organiser, body: { group_name: name } });
  return { organiser, id: body.result.group_id as string, token: body.result.token as string };
}

const create = (as: SignedIn, name: string): Request => ({ as, body: { group_name: name } });
const creating = (status: number, code: MessageCode, name: string): Case => ({
  operationId: "createGroup",
  status,
  code,
  request: async (shop) => create(await shop.person(), name),
});

const unknown = { id: "grp_0000000000000009" };

export const cases: Case[] = [
  { operationId: "getLottoPartyConfig", status: 200 },
  { operationId: "getLottoPartyConfigValue", status: 200, request: () => ({ params: { value: "lotteries" } }) },
  {
    operationId: "getLottoPartyConfigValue",
    status: 404,
    code: "not_found",
    request: () => ({ params: { value: "toString" } }),
  },

  { operationId: "createGroup", status: 200, request: async (shop) => create(await shop.person(), "Wednesday crew") },
  {
    operationId: "createGroup",
    status: 409,
    code: "group_name_taken",
    request: async (shop) => create((await groupOf(shop)).organiser, "WEDNESDAY  crew"),
  },
  creating(422, "contains_profanity", "F.u.c.k it"),
  creating(422, "invalid_field", "  "),
  {
    operationId: "createGroup",
    status: 422,
    code: "idempotency_key_reused",
    request: async (shop) => {
      const request = { ...create(await shop.person(), "First"), key: crypto.randomUUID() };
      await shop.call("createGroup", request);
      return { ...request, body: { group_name: "Second" } };
    },
  },

  {
    operationId: "listGroups",
    status: 200,
    request: async (shop) => ({ as: (await groupOf(shop)).organiser }),
  },
  {
    operationId: "getGroup",
    status: 200,
    request: async (shop) => {
      const { id, organiser } = await groupOf(shop);
      return { as: organiser, params: { id } };
    },
  },
  {
    operationId: "getGroup",
    status: 404,
    code: "not_found",
    request: async (shop) => ({ as: await shop.person(), params: { id: (await groupOf(shop)).id } }),
  },
  {
    operationId: "getGroupByToken",
    status: 200,
    request: async (shop) => ({ params: { token: (await groupOf(shop)).token } }),
  },
  { operationId: "getGroupByToken", status: 404, code: "not_found", request: () => ({ params: { token: "gtk_0" } }) },

  {
    operationId: "replaceGroupToken",
    status: 200,
    request: async (shop) => {
      const { id, organiser } = await groupOf(shop);
      return { as: organiser, params: { id } };
    },
  },
  {
    operationId: "replaceGroupToken",
    status: 404,
    code: "not_found",
    request: async (shop) => ({ as: await shop.person(), params: unknown }),
  },
  {
    operationId: "replaceGroupToken",
    status: 422,
    code: "organiser_only",
    request: async (shop) => {
      const { id } = await groupOf(shop);
      await shop.db.updateTable("party_group").set({ publicity_status: "public" }).where("id", "=", id).execute();
      return { as: await shop.person(), params: { id } };
    },
  },
  {
    operationId: "replaceGroupToken",
    status: 422,
    code: "idempotency_key_reused",
    request: async (shop) => {
      const { id, organiser } = await groupOf(shop);
      const request = { as: organiser, params: { id }, key: crypto.randomUUID() };
      await shop.call("replaceGroupToken", request);
      const { body } = await shop.call("createGroup", create(organiser, "Another"));
      return { ...request, params: { id: body.result.group_id } };
    },
  },

  {
    operationId: "setGroupReminder",
    status: 200,
    request: async (shop) => {
      const { id, organiser } = await groupOf(shop);
      return { as: organiser, params: { id }, body: { reminds: true } };
    },
  },
  {
    operationId: "setGroupReminder",
    status: 404,
    code: "not_found",
    request: async (shop) => {
      const { id } = await groupOf(shop);
      await shop.db.updateTable("party_group").set({ publicity_status: "public" }).where("id", "=", id).execute();
      return { as: await shop.person(), params: { id }, body: { reminds: true } };
    },
  },
];
