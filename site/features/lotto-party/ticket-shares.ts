// How a ticket is split into shares. The third step of the wizard computes it at once, also in the browser.
import { formatCents } from "#site/lib/format/money.ts";
import { countShares } from "#site/lib/shares.ts";

export type Limits = { minCents: number; maxShares: number };

/** Returns how many shares pay for a ticket, or why it cannot be split like this. */
export function sharesOf(ticketCents: number, shareCents: number, { maxShares, minCents }: Limits): number | string {
  if (shareCents < minCents) return `A share costs at least ${formatCents(minCents)}.`;
  const shares = Math.ceil(ticketCents / shareCents);
  if (shares < 2) return `A share must cost less than the whole ticket, which is ${formatCents(ticketCents)}.`;
  if (shares <= maxShares) return shares;
  const least = formatCents(Math.ceil(ticketCents / maxShares));
  return `A share of this ticket costs at least ${least}: there are at most ${maxShares} shares.`;
}

/** Returns what the shares cost together, if that is more than the ticket, and where the difference goes. */
export function roundingFacts(shares: number, shareCents: number, ticketCents: number) {
  const over = shares * shareCents - ticketCents;
  const text = `${formatCents(shares * shareCents)}. The extra ${formatCents(over)} goes back to the buyers when the draw closes.`;
  return over > 0 ? [{ label: "All shares", text }] : [];
}

type Ticket = { cents: number; firstPrize: string; anyPrize: string };

/**
 * Returns what a ticket with this share price is, as facts, or why it is not possible. `prizeCents` is the first prize; 0 if it is unknown.
 * `shownError` is at the field already, and is not repeated.
 */
export function previewOf(
  { anyPrize, cents, firstPrize }: Ticket,
  shareCents: number,
  limits: Limits,
  prizeCents: number,
  shownError?: string,
) {
  const shares = sharesOf(cents, shareCents, limits);
  if (typeof shares === "string")
    return [{ label: "Not possible", text: shares === shownError ? "Change the price of a share." : shares }];
  return [
    { label: "Shares", text: countShares(shares) },
    { label: "Whole ticket", text: formatCents(cents) },
    ...roundingFacts(shares, shareCents, cents),
    { label: "Division 1", text: firstPrize },
    { label: "Any prize", text: anyPrize },
    ...(prizeCents > 0
      ? [{ label: "One share of Division 1", text: `up to ${formatCents(Math.floor(prizeCents / shares))}` }]
      : []),
  ];
}
