import { describe, expect, it } from "vitest";
import { type TypedAs, typed } from "./typed-text.ts";

const cases: [TypedAs, string, string][] = [
  ["amount", " 7 ", "7"],
  ["amount", "1,000.50", "1000.50"],
  ["amount", "1 234 567.89", "1234567.89"],
  ["amount", "1\u00a0000", "1000"],
  ["amount", "$20", "20"],
  ["amount", "A$ 20.5", "20.5"],
  ["amount", "£1,250", "1250"],
  ["amount", "20 AUD", "20"],
  ["amount", "\uff11\uff12\uff0e\uff15\uff10", "12.50"],
  ["amount", "\u200e20\u202c", "20"],
  // Unclear: the rules refuse these.
  ["amount", "10,50", "10,50"],
  ["amount", "1,00", "1,00"],
  ["amount", "1.000,50", "1.000,50"],
  ["amount", "1,0000", "1,0000"],
  ["amount", "1,000 000", "1,000 000"],
  ["amount", "-5", "-5"],
  ["phone", "\u202a+61\u00a0491\u2011570\u2011006\u202c", "+61 491-570-006"],
  ["phone", " (02) 5550  1234 ", "(02) 5550 1234"],
  ["phone", "\uff10\uff14\uff19\uff11570006", "0491570006"],
  ["postCode", " 2000\u00a0", "2000"],
  ["postCode", "SW1A\u00a0\u00a01AA", "SW1A 1AA"],
  ["postCode", "\uff12\uff10\uff10\uff10", "2000"],
  ["phone", "0491.570.006", "0491 570 006"],
  ["date", "17/05/1990", "1990-05-17"],
  ["date", "7.5.1990", "1990-05-07"],
  ["date", " 17 - 5 - 1990 ", "1990-05-17"],
  ["date", "17051990", "1990-05-17"],
  ["date", "1990-05-17", "1990-05-17"],
  ["date", "17/05/90", "17/05/90"],
  ["jackpot", "$20 million", "20000000"],
  ["jackpot", "5.5M", "5500000"],
  ["jackpot", "1.234", "1.234"],
  ["count", " 1 2 ", "12"],
  ["count", "-1", "-1"],
  ["digits", "123 456", "123456"],
  ["digits", "\uff11\uff12\uff13\uff14\uff15\uff16", "123456"],
  ["digits", "123\u2013456\u200b", "123456"],
  ["digits", "12345a", "12345a"],
  ["promotionCode", "\u201cWELCOME1\u201d", "WELCOME1"],
  ["promotionCode", "'welcome1' ", "welcome1"],
  ["promotionCode", "WEL\u200bCOME1", "WELCOME1"],
  ["promotionCode", "\u00abSPRING15\u00bb", "SPRING15"],
  ["email", "\ufeff anna@example.com\u200b ", "anna@example.com"],
  ["line", " Jose\u0301 ", "Jos\u00e9"],
  ["line", "\u202eFred\u202c", "Fred"],
  ["line", "Unit ½", "Unit ½"],
  // A joiner that Persian spelling needs.
  ["line", "می\u200cخواهم", "می\u200cخواهم"],
];

describe("what people enter", () => {
  it.each(cases)("as %s: %j is %j, also when it is read twice", (kind, text, expected) => {
    expect(typed[kind](text)).toBe(expected);
    expect(typed[kind](expected)).toBe(expected);
  });
});
