// What people type, paste or let other programs fill in, as the forms mean it. The site applies these before its rules, and the gateway
// before its schemas. What remains unclear is left as it is, so that the rules refuse it.

// Marks that direct text, join words or cannot be seen. Programs that copy numbers from contacts and pages add them.
const INVISIBLE = /[\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;
/** All of category Cf, with the joiners that letters of some languages need. */
const FORMAT_CHARACTERS = /\p{Cf}/gu;
const DASHES = /[\p{Pd}\u2212]/gu;
const QUOTES = /^["'\p{Pi}\p{Pf}`\u201A\u201E]+|["'\p{Pi}\p{Pf}`\u201A\u201E]+$/gu;
// Groups of three digits, in one style.
const GROUPED = /^\d{1,3}(?:(?:,\d{3})+|(?: \d{3})+|(?:['\u2019]\d{3})+)(?=\.|$)/;

/** Compatible forms as plain ones, such as full-width digits and non-breaking spaces. Not for names: "½" would become "1⁄2". */
const plain = (text: string) => text.normalize("NFKC").replace(FORMAT_CHARACTERS, "").trim();

/** Any text of a person: a name, an address, a message. */
const line = (text: string) => text.normalize("NFC").replace(INVISIBLE, "").trim();

/** An amount without its currency, thousands separators and spaces: "$1,000.50" is "1000.50". */
function amount(text: string): string {
  const bare = plain(text)
    .replace(/^(?:AUD|GBP|A?\$|£)\s*/i, "")
    .replace(/\s*(?:AUD|GBP)$/i, "")
    .replace(/\s+/g, " ");
  return bare.replace(GROUPED, (digits) => digits.replace(/\D/g, ""));
}

/** An amount, also in millions: "$20 million" is "20000000". */
const jackpot = (text: string) =>
  amount(text).replace(/^(\d{1,9}(?:\.\d{1,6})?) ?(?:m|million)$/i, (_, millions) =>
    String(Math.round(Number(millions) * 1_000_000)),
  );

/** A phone number with plain spaces and hyphens. Dots between its groups are spaces. */
const phone = (text: string) =>
  plain(text)
    .replace(DASHES, "-")
    .replace(/(?<=\d)\.(?=\d)/g, " ")
    .replace(/\s+/g, " ");

/** Digits that are read in groups: one-time codes, card and account numbers. */
const digits = (text: string) => plain(text).replace(/\s/g, "").replace(DASHES, "");

/** A whole number. A sign stays, so that the rules refuse it. */
const count = (text: string) => plain(text).replace(/\s/g, "");

/** A date as it is written in Australia and Britain, day first, as YYYY-MM-DD: "17/5/1990", "17 05 1990" and "17051990". */
function date(text: string): string {
  const bare = plain(text).replace(DASHES, "-");
  const [, day, month, year] =
    /^(\d{1,2})[\s./-]+(\d{1,2})[\s./-]+(\d{4})$/.exec(bare) ?? /^(\d\d)(\d\d)(\d{4})$/.exec(bare) ?? [];
  return day && month && year ? `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}` : bare;
}

const postCode = (text: string) => plain(text).replace(DASHES, "-").replace(/\s+/g, " ");

/** A code from a mail or a page, without the quotes around it. */
const promotionCode = (text: string) => plain(plain(text).replace(QUOTES, ""));

/** An email address. Only what cannot be seen is removed, since the part before the "@" is the owner's. */
const email = (text: string) => text.normalize("NFC").replace(FORMAT_CHARACTERS, "").trim();

export const typed = { line, amount, jackpot, phone, count, date, digits, postCode, promotionCode, email } as const;

/** The type of a text that people enter. */
export type TypedAs = keyof typeof typed;
