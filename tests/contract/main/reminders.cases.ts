import { readReference } from "#services/main/identity/communication-preferences/communication-preferences.rows.ts";
import type { Case } from "../cases.ts";
import type { ContractShop } from "../shop.ts";

const some = { lottery_keys: ["powerball"], minimum_jackpot_amount: 50_000_000 };
const own = async (shop: ContractShop) => ({ as: await shop.person() });

export const cases: Case[] = [
  { operationId: "getReminders", status: 200, request: own },
  {
    operationId: "setReminders",
    status: 200,
    request: async (shop) => ({ ...(await own(shop)), body: some }),
  },
  {
    operationId: "setReminders",
    status: 200,
    when: "none",
    request: async (shop) => ({ ...(await own(shop)), body: { lottery_keys: [], minimum_jackpot_amount: 0 } }),
  },
  {
    operationId: "setReminders",
    status: 422,
    code: "invalid_field",
    when: "for an unknown lottery",
    request: async (shop) => ({ ...(await own(shop)), body: { ...some, lottery_keys: ["unknown"] } }),
  },
  {
    operationId: "stopReminders",
    status: 200,
    request: async (shop) => {
      const { customerId } = await shop.person();
      return { params: { reference: await shop.run((tx) => readReference(tx, customerId)) } };
    },
  },
  {
    operationId: "stopReminders",
    status: 404,
    code: "not_found",
    request: () => ({ params: { reference: "cpr_unknown" } }),
  },
];
