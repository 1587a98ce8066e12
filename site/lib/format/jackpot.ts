import { market } from "./locale.ts";
import { currencySign } from "./money.ts";

/** The prize of a draw (shop §3). */
export type PrizePool = {
  prizePool?: number | null;
  prizePoolSuffix?: string | null;
  isPrizePoolUnknown?: boolean | null;
};

const MILLION = 1_000_000;

/** "20.9 Million", "500 Thousand", "500": rounded down, so that no prize is overstated (shell §9). */
export function jackpotNumber(amount: number, suffix?: string | null): string {
  if (amount >= MILLION) return `${Math.floor(amount / (MILLION / 10)) / 10} Million`;
  // A weekly draw's prize starts at $500.
  if (amount > 0 && amount < 1000 && !suffix) return String(Math.floor(amount));
  return `${Math.floor(amount / 1000)} ${suffix || "Thousand"}`;
}

function isJackpotKnown(pool: PrizePool): boolean {
  return !pool.isPrizePoolUnknown && pool.prizePool !== null && pool.prizePool !== undefined;
}

/** Formats a jackpot: "$20.9 Million" or "Announced soon". */
export function jackpot(pool: PrizePool, currency: string = market().currency): string {
  if (!isJackpotKnown(pool)) return "Announced soon";
  return `${currencySign(currency)}${jackpotNumber(pool.prizePool ?? 0, pool.prizePoolSuffix)}`;
}
