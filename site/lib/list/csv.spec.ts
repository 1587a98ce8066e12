import { expect, it } from "vitest";
import { toCsv } from "./csv.ts";

it("ends every row with CRLF, and quotes commas, quotes and line breaks", () => {
  expect(
    toCsv([
      ["a", 'say "hi", twice'],
      ["two\nlines", -2.7],
    ]),
  ).toBe('a,"say ""hi"", twice"\r\n"two\nlines",-2.7\r\n');
});

it("writes amounts with their cents, as numbers", () => {
  expect(toCsv([["-2.70", "1000.00"]])).toBe("-2.70,1000.00\r\n");
});

it.each(["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", " =1"])("stops a spreadsheet from evaluating %j", (text) => {
  expect(toCsv([[text]])).toBe(`'${text}\r\n`);
});
