// The test cards of the sandbox and the behaviour of their issuers. Pure.
import type { RefusalReason } from "#services/main/wallet/funds/card-gateway.ts";

/** The issuer's response to the authorisation, and after a passed challenge. */
export type Behaviour = {
  atAuthorisation: "approve" | "challenge" | RefusalReason;
  afterChallenge: "approve" | RefusalReason;
};
export type BehaviourName = keyof typeof BEHAVIOURS;

const BEHAVIOURS = {
  approved: { atAuthorisation: "approve", afterChallenge: "approve" },
  declined: { atAuthorisation: "card_declined", afterChallenge: "card_declined" },
  insufficient_funds: { atAuthorisation: "insufficient_funds", afterChallenge: "insufficient_funds" },
  challenged: { atAuthorisation: "challenge", afterChallenge: "approve" },
  challenged_then_declined: { atAuthorisation: "challenge", afterChallenge: "card_declined" },
} as const satisfies Record<string, Behaviour>;

const TEST_CARDS: Record<string, BehaviourName> = {
  "4242424242424242": "approved",
  "5555555555554444": "approved",
  "378282246310005": "approved",
  "4000000000000002": "declined",
  "4000000000009995": "insufficient_funds",
  "4000000000003220": "challenged",
  "4000008400001629": "challenged_then_declined",
};

export const isBehaviour = (name: string): name is BehaviourName => name in BEHAVIOURS;
export const behaviourOf = (name: BehaviourName): Behaviour => BEHAVIOURS[name];

/** Returns the behaviour for a test deposit, which has no card: amounts ending in .01 are declined, in .02 challenged. */
export function testBehaviour(amountCents: number): BehaviourName {
  if (amountCents % 100 === 1) return "declined";
  return amountCents % 100 === 2 ? "challenged" : "approved";
}

export type TypedCard = { number: string; expiry: string; csc: string; name: string };
export type Card = {
  brand: string;
  lastFour: string;
  expiryMonth: number;
  expiryYear: number;
  behaviour: BehaviourName;
};
export type CardProblems = Partial<Record<keyof TypedCard, string>>;

/** Validates a typed card. Returns the card to store, without its number, or the problems by field. */
export function readCard(typed: TypedCard, now: Date): { card: Card } | { problems: CardProblems } {
  const number = typed.number.replaceAll(/[\s-]/g, "");
  const behaviour = TEST_CARDS[number];
  const expiry = readExpiry(typed.expiry, now);
  const problems: CardProblems = {
    ...(!behaviour && { number: numberProblem(number) }),
    ...(!expiry && { expiry: "Enter an expiry date in the future, such as 12/28." }),
    ...(!/^\d{3,4}$/.test(typed.csc.trim()) && { csc: "Enter the 3 or 4 digit security code." }),
    ...nameProblem(typed.name),
  };
  if (!behaviour || !expiry || Object.keys(problems).length > 0) return { problems };
  return { card: { brand: brandOf(number), lastFour: number.slice(-4), behaviour, ...expiry } };
}

function numberProblem(number: string): string {
  if (number === "") return "Enter your card number.";
  if (!isCardNumber(number)) return "Enter a valid card number.";
  // Refuse real cards.
  return "This is a sandbox: use a test card, such as 4242 4242 4242 4242.";
}

/** Returns whether a number passes the Luhn check. */
export function isCardNumber(number: string): boolean {
  if (!/^\d{13,19}$/.test(number)) return false;
  const sum = [...number].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

function brandOf(number: string): string {
  if (number.startsWith("3")) return "AmericanExpress";
  return number.startsWith("5") ? "MasterCard" : "Visa";
}

/** Parses "12/28", "12/2028" or "1228" (number keypads have no slash). A card is valid until the end of the month. */
function readExpiry(text: string, now: Date): { expiryMonth: number; expiryYear: number } | null {
  const [, slashedMonth, slashedYear, plainMonth, plainYear] =
    /^(0?[1-9]|1[0-2])\s*\/\s*((?:20)?\d\d)$|^(0[1-9]|1[0-2])\s*((?:20)?\d\d)$/.exec(text.trim()) ?? [];
  const month = slashedMonth ?? plainMonth;
  const year = slashedYear ?? plainYear;
  if (!month || !year) return null;
  const expiryYear = Number(year.slice(-2)) + 2000;
  return Date.UTC(expiryYear, Number(month)) > now.getTime() ? { expiryMonth: Number(month), expiryYear } : null;
}

function nameProblem(name: string): CardProblems {
  if (name.trim() === "") return { name: "Please enter the card holder's name." };
  // 13 or more digits are probably a card number (shell §5).
  const digits = name.replaceAll(/\D/g, "").length;
  return digits >= 13 ? { name: "Please enter the card holder's name." } : {};
}
