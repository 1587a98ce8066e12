import { firstMessage } from "../form.ts";
import { maxAmount, minAmount } from "../validators.ts";

/** The message for a card deposit outside the bounds of its method (account §5), or null. */
export function cardDepositProblem(amount: number, rules: { minAmount: number; maxAmount: number }): string | null {
  return firstMessage([minAmount(rules.minAmount), maxAmount(rules.maxAmount)], amount);
}

/** The security code travels only where the gateway asks for it, and then must be there (account §5). */
export function isCscMissing(isRequired: boolean, csc: string | null | undefined): boolean {
  return isRequired && !csc;
}

/** A deposit is drawn on a saved fund or on a method (account §3). */
export function namesDepositSource(request: {
  customerFundId?: string | null;
  depositMethodId?: string | null;
}): boolean {
  return Boolean(request.customerFundId || request.depositMethodId);
}

/** Where the bank's challenge page posts its answer (account §3). */
export function notificationUrl(origin: string): string {
  return `${origin}/3ds/notify`;
}

const COLOUR_DEPTHS = [1, 4, 8, 15, 16, 24, 32, 48]; // 3-D Secure knows no others (account §3)

/** The colour depth 3-D Secure accepts that is nearest to the screen's; the deeper one on a tie. */
export function browserColourDepth(depth: number): number {
  return COLOUR_DEPTHS.reduce((best, next) => (Math.abs(next - depth) <= Math.abs(best - depth) ? next : best));
}

/** Digital wallets deposit through their gateway, everything else through the fund (account §7). */
export function depositPath(deposit: { method: string; gatewayKey?: string | null; fundId?: string }): string {
  const isDigitalWallet = deposit.method === "ap" || deposit.method === "gp";
  return isDigitalWallet && deposit.gatewayKey
    ? `/funds/${deposit.method}/${deposit.gatewayKey}/deposit`
    : `/funds/${deposit.fundId}/deposit`;
}
