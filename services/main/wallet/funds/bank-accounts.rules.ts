// What a bank account must look like, and how far its holder's name confirms it. Pure.
import type { components } from "#generated/main/schema.ts";
import type { RefusalMessage } from "#services/lib/refusal.ts";

type Schemas = components["schemas"];
type Status = NonNullable<Schemas["Fund"]["verificationStatus"]>;

export type CheckedBankAccount = {
  type: Schemas["TransferType"];
  code: string;
  /** `null` for a PayID. */
  accountNumber: string | null;
  accountName: string;
  /** The last four digits of the account number or of the PayID's phone number; `null` if the PayID is an email. */
  lastFour: string | null;
  status: Status;
};

type Wire = { code?: unknown; account_number?: unknown; type?: unknown };

const compact = (text: unknown) => String(text ?? "").replaceAll(/[\s-]/g, "");
const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

const invalid = (target: string, message: string): RefusalMessage => ({ code: "invalid_field", message, target });

/** Returns the refusals of a bank account in wire spelling. They name bsb, swift, code or account_number (account §5). */
export function bankAccountProblems({ account_number, code, type }: Wire): RefusalMessage[] {
  const name = compact(code);
  const number = compact(account_number);
  switch (type) {
    case "national":
      return [
        ...(/^\d{6}$/.test(name) ? [] : [invalid("bsb", "Enter the 6 digits of the BSB.")]),
        ...nationalNumberProblems(number),
      ];
    case "international":
      return [
        ...(/^[a-z]{6}[a-z0-9]{2}([a-z0-9]{3})?$/i.test(name)
          ? []
          : [invalid("swift", "Enter a SWIFT code of 8 or 11 letters and digits.")]),
        ...(/^[a-z0-9]{4,34}$/i.test(number)
          ? []
          : [invalid("account_number", "Enter an account number of 4 to 34 letters and digits.")]),
      ];
    case "payid_email":
      return EMAIL.test(String(code)) ? [] : [invalid("code", "Please enter a valid email address")];
    case "payid_phone":
      return /^\+?\d{8,15}$/.test(name) ? [] : [invalid("code", "Please enter a valid phone number")];
    default:
      return [];
  }
}

function nationalNumberProblems(number: string): RefusalMessage[] {
  if (/\D/.test(number)) return [invalid("account_number", "Please enter numbers only")];
  if (/^\d{4,10}$/.test(number)) return [];
  return [invalid("account_number", "Enter an account number of 4 to 10 digits.")];
}

const wordsOf = (name: string) =>
  name
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter(Boolean);

/**
 * Returns how far a holder's name confirms the customer's account: the full name verifies it, a shared last name waits
 * for a check, another name fails. Foreign banks do not confirm names.
 */
export function verificationOf(type: Schemas["TransferType"], holder: string, customer: Name): Status {
  if (type === "international") return "Unverified";
  const words = new Set(wordsOf(holder));
  const hasAll = (name: string) => wordsOf(name).every((word) => words.has(word));
  if (!hasAll(customer.lastname)) return "Failed Verification";
  return hasAll(customer.firstname) ? "Verified" : "Pending Verification";
}
type Name = { firstname: string; lastname: string };

/** Returns a valid account as it is stored. */
export function checkedBankAccount(account: Schemas["BankAccount"], customer: Name): CheckedBankAccount {
  const { accountName, type } = account;
  const isPayId = type === "payid_email" || type === "payid_phone";
  const code = type === "payid_email" ? account.code.trim().toLowerCase() : compact(account.code).toUpperCase();
  const accountNumber = isPayId ? null : compact(account.accountNumber).toUpperCase();
  const shown = type === "payid_phone" ? code : accountNumber;
  return {
    type,
    code,
    accountNumber,
    accountName,
    lastFour: shown === null ? null : shown.slice(-4),
    status: verificationOf(type, accountName, customer),
  };
}
