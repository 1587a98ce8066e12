import { describe, expect, it } from "vitest";
import { bankAccountProblems, checkedBankAccount, verificationOf } from "./bank-accounts.rules.ts";

const NATIONAL = { type: "national", code: "062-000", account_number: "123 456 789" };
const targetsOf = (account: Record<string, string>) =>
  bankAccountProblems({ ...NATIONAL, ...account }).map(({ message, target }) => `${target}: ${message}`);

describe("a bank account", () => {
  it.each([
    [{}, []],
    [{ code: "0620" }, ["bsb: Enter the 6 digits of the BSB."]],
    [{ account_number: "12x4" }, ["account_number: Please enter numbers only"]],
    [{ account_number: "123" }, ["account_number: Enter an account number of 4 to 10 digits."]],
    [{ type: "international", code: "CTBAAU2S" }, []],
    [{ type: "international" }, ["swift: Enter a SWIFT code of 8 or 11 letters and digits."]],
    [{ type: "payid_email", code: "anna@example.com" }, []],
    [{ type: "payid_email", code: "anna" }, ["code: Please enter a valid email address"]],
    [{ type: "payid_phone", code: "+61 491 570 006" }, []],
    [{ type: "payid_phone", code: "0491" }, ["code: Please enter a valid phone number"]],
  ] as [Record<string, string>, string[]][])("%j is refused with %j", (account, refusals) => {
    expect(targetsOf(account)).toEqual(refusals);
  });

  it.each([
    ["national", "Zoë  O'Neill-Smith", "Verified"],
    ["national", "Z O'Neill Smith", "Pending Verification"],
    ["payid_email", "Zoe Jones", "Failed Verification"],
    ["international", "Zoë O'Neill-Smith", "Unverified"],
  ] as const)("%s of %j is %s", (type, holder, status) => {
    expect(verificationOf(type, holder, { firstname: "Zoe", lastname: "O'Neill-Smith" })).toBe(status);
  });

  it("is stored without spaces, and shows at most four characters", () => {
    const customer = { firstname: "Anna", lastname: "Example" };
    const account = {
      ...NATIONAL,
      accountName: "Anna Example",
      accountNumber: "123 456 789",
      type: "national" as const,
    };
    expect(checkedBankAccount(account, customer)).toMatchObject({
      code: "062000",
      accountNumber: "123456789",
      lastFour: "6789",
    });
    const payId = { ...account, type: "payid_email" as const, code: " Anna@Example.com" };
    expect(checkedBankAccount(payId, customer)).toMatchObject({
      code: "anna@example.com",
      accountNumber: null,
      lastFour: null,
    });
  });
});
