import { expect, it } from "vitest";
import { lookOf } from "./statuses.ts";

it.each([
  [{ status: "paid", methodCode: "tt" }, "Your bank may take a day to show it."],
  [{ status: "paid", methodCode: "do" }, "You gave this to our causes."],
  [{ status: "requested", methodCode: "tt", closing: true }, "Your account closes once it is paid."],
  [{ status: "requested", methodCode: "tt", instant: true }, "It arrives within minutes."],
  [
    { status: "processing", methodCode: "pl" },
    "Your money is on its way to your PayPal account. We email you when it is paid, within a day.",
  ],
  [{ status: "processing", methodCode: "do" }, "We are giving the amount to our causes. We email you when it is done."],
  [{ status: "rejected", methodCode: "tt", closing: true }, "Your account stays open."],
] as const)("%j says %j", (withdrawal, text) => {
  expect(lookOf(withdrawal).text).toContain(text);
});

it("says nothing of closing for other withdrawals", () => {
  expect(lookOf({ status: "requested", methodCode: "tt" }).text).not.toContain("account closes");
});
