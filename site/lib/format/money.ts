import { market } from "./locale.ts";

/** An amount as the wire carries it. */
export type Money = { amount: number; currency: string };

const formats = new Map<string, Intl.NumberFormat>();

function format(options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const { locale } = market();
  const key = `${locale} ${options.currency ?? ""} ${options.maximumFractionDigits}`;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(locale, options);
  formats.set(key, made);
  return made;
}

/** The narrow symbol: British English would otherwise print "A$2.70". */
const inCurrency = (currency: string, decimals: number) =>
  format({
    style: "currency",
    currency,
    currencyDisplay: "narrowSymbol",
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });

/** "$2.70", or "−$2.70" with a minus sign. */
export function formatMoney({ amount, currency }: Money): string {
  return inCurrency(currency, 2).format(amount).replace("-", "−");
}

/** "$2.70" for 270 cents in the site's currency: the wallet balance of the header. */
export const formatCents = (cents: number): string => formatMoney({ amount: cents / 100, currency: market().currency });

/** "$2" for whole dollars: jackpots and prizes carry no cents (shell §9). */
export function formatWholeMoney({ amount, currency }: Money): string {
  return inCurrency(currency, 0).format(amount);
}

/** Returns "$" or "£". */
export function currencySign(currency: string = market().currency): string {
  return formatWholeMoney({ amount: 0, currency }).replace(/[\d\s]/g, "");
}

/** "1,234.50": an amount without its sign. @internal Bound to the specification; no page shows one yet. */
export function formatAmount(amount: number): string {
  return format({ minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(amount);
}

/** "8,145,060": odds, counts and jackpot digits. */
export function formatWhole(number: number): string {
  return format({ maximumFractionDigits: 0 }).format(number);
}
