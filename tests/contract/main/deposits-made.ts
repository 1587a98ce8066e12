// Deposits that cases of several operations need.
import type { SignedIn } from "#tests/services/open-services.ts";
import type { Request } from "../caller.ts";
import type { ContractShop } from "../shop.ts";
import { CHALLENGED, depositOf, testDeposit } from "./money.ts";

type Deposit = Parameters<typeof depositOf>[1];

/** A deposit that waits for a bank transfer. */
export const TRANSFER = { deposit_method_id: "dpm_bp", deposit_method_code: "bp" };

/** Returns a new customer's deposit, as in the reply. */
export async function createDeposit(shop: ContractShop, deposit: (as: SignedIn) => Deposit | Promise<Deposit>) {
  const as = await shop.person();
  const { body } = await shop.call("createDeposit", depositOf(as, await deposit(as)));
  return { as, deposit: body.result };
}

export const challenged = (shop: ContractShop) => createDeposit(shop, (as) => testDeposit(as, CHALLENGED));

export type Made = Awaited<ReturnType<typeof createDeposit>>;
export const answered = ({ as, deposit }: Made, cres: string): Request => ({
  as,
  params: { fundRef: deposit.id },
  body: { deposit_id: deposit.id, cres },
});
export const reading = ({ as, deposit }: Made): Request => ({ as, params: { fundRef: deposit.id } });
