import { readReference } from "#services/main/identity/communication-preferences/communication-preferences.rows.ts";
import { type Case, on } from "../cases.ts";
import type { ContractShop } from "../shop.ts";

const some = { lottery_keys: ["powerball"], minimum_jackpot_amount: 50_000_000 };
const own = async (shop: ContractShop) => ({ as: await shop.person() });

export const cases: Case[] = [
  on("getReminders", 200, own),
  on("setReminders", 200, async (shop) => ({ ...(await own(shop)), body: some })),
  on("setReminders", "200 (none)", async (shop) => ({
    ...(await own(shop)),
    body: { lottery_keys: [], minimum_jackpot_amount: 0 },
  })),
  on("setReminders", "422 invalid_field (for an unknown lottery)", async (shop) => ({
    ...(await own(shop)),
    body: { ...some, lottery_keys: ["unknown"] },
  })),
  on("stopReminders", 200, async (shop) => {
    const { customerId } = await shop.person();
    return { params: { reference: await shop.run((tx) => readReference(tx, customerId)) } };
  }),
  on("stopReminders", "404 not_found", () => ({ params: { reference: "cpr_unknown" } })),
];
