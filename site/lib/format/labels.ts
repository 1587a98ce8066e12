import { jackpotNumber } from "./jackpot.ts";

/** "{page title} | {site name}" (shell §2). */
export function pageTitle(title: string, siteName: string, isSiteNameHidden = false): string {
  return isSiteNameHidden || !siteName ? title : `${title} | ${siteName}`;
}

type Recurrence = {
  minimumJackpot?: number | null;
  frequency?: string | null;
  /** The offer itself is a monthly one. */
  isMonthlyOffer?: boolean;
  isRaffle?: boolean;
};

/** How often an autoplay buys (shop §9). A chosen jackpot says more than a rhythm and goes first. */
export function autoplayFrequency(recurrence: Recurrence): string {
  if (recurrence.minimumJackpot && recurrence.minimumJackpot > 0) {
    return `Jackpots ${jackpotNumber(recurrence.minimumJackpot)} and over`;
  }
  if (recurrence.isRaffle) return "Every draw";
  return recurrence.isMonthlyOffer || recurrence.frequency === "monthly" ? "Monthly" : "Weekly";
}

const FIRST_DRAWS = ["Next Available Draw", "1st", "2nd", "3rd"];

/** Which draw ahead a recurring ticket starts with (shop §9). */
export function forwardDraw(offset: number): string {
  return FIRST_DRAWS[offset] ?? `${offset}th Forward Draw`;
}

// The plural stays at one: the specification gives no other form (shop §9).
export const gamesDescription = (games: number, offerName: string) => `${games} x ${offerName} games`;
export const ticketBookDescription = (tickets: number) => `${tickets} Ticket Book`;
export const syndicateDescription = (shares: number) => `${shares} x Syndicate shares`;

const METHOD_NAMES: Record<string, string> = {
  ap: "Apple Pay",
  bp: "BPAY",
  cc: "card",
  bd: "direct debit",
  dd: "direct deposit",
  gp: "Google Pay",
  pl: "PayPal",
  td: "test deposit",
  tt: "bank account",
  tw: "test",
  do: "donation",
};

/** The name of a payment or withdrawal method (account §3). */
export function methodName(code: string): string {
  return METHOD_NAMES[code] ?? code;
}

const BRAND_ICONS: Record<string, string> = {
  AmericanExpress: "amex",
  MasterCard: "mastercard",
  Visa: "visa",
  paypal: "paypal",
};

/** The icon of a card brand; a bank account has none. */
export function brandIcon(brand: string): string | null {
  return BRAND_ICONS[brand] ?? null;
}
