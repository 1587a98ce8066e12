import type { SignedIn } from "#tests/services/open-services.ts";
import type { Request } from "../caller.ts";
import { type Case, type MessageCode, on } from "../cases.ts";
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
  on("getLottoPartyConfig", 200),
  on("getLottoPartyConfigValue", 200, () => ({ params: { value: "lotteries" } })),
  on("getLottoPartyConfigValue", "404 not_found", () => ({ params: { value: "toString" } })),

  on("createGroup", 200, async (shop) => create(await shop.person(), "Wednesday crew")),
  on("createGroup", "409 group_name_taken", async (shop) => create((await groupOf(shop)).organiser, "WEDNESDAY  crew")),
  creating(422, "contains_profanity", "F.u.c.k it"),
  creating(422, "invalid_field", "  "),
  on("createGroup", "422 idempotency_key_reused", async (shop) => {
    const request = { ...create(await shop.person(), "First"), key: crypto.randomUUID() };
    await shop.call("createGroup", request);
    return { ...request, body: { group_name: "Second" } };
  }),

  on("listGroups", 200, async (shop) => ({ as: (await groupOf(shop)).organiser })),
  on("getGroup", 200, async (shop) => {
    const { id, organiser } = await groupOf(shop);
    return { as: organiser, params: { id } };
  }),
  on("getGroup", "404 not_found", async (shop) => ({
    as: await shop.person(),
    params: { id: (await groupOf(shop)).id },
  })),
  on("getGroupByToken", 200, async (shop) => ({ params: { token: (await groupOf(shop)).token } })),
  on("getGroupByToken", "404 not_found", () => ({ params: { token: "gtk_0" } })),

  on("replaceGroupToken", 200, async (shop) => {
    const { id, organiser } = await groupOf(shop);
    return { as: organiser, params: { id } };
  }),
  on("replaceGroupToken", "404 not_found", async (shop) => ({ as: await shop.person(), params: unknown })),
  on("replaceGroupToken", "422 organiser_only", async (shop) => {
    const { id } = await groupOf(shop);
    await shop.db.updateTable("party_group").set({ publicity_status: "public" }).where("id", "=", id).execute();
    return { as: await shop.person(), params: { id } };
  }),
  on("replaceGroupToken", "422 idempotency_key_reused", async (shop) => {
    const { id, organiser } = await groupOf(shop);
    const request = { as: organiser, params: { id }, key: crypto.randomUUID() };
    await shop.call("replaceGroupToken", request);
    const { body } = await shop.call("createGroup", create(organiser, "Another"));
    return { ...request, params: { id: body.result.group_id } };
  }),

  on("setGroupReminder", 200, async (shop) => {
    const { id, organiser } = await groupOf(shop);
    return { as: organiser, params: { id }, body: { reminds: true } };
  }),
  on("setGroupReminder", "404 not_found", async (shop) => {
    const { id } = await groupOf(shop);
    await shop.db.updateTable("party_group").set({ publicity_status: "public" }).where("id", "=", id).execute();
    return { as: await shop.person(), params: { id }, body: { reminds: true } };
  }),
];
