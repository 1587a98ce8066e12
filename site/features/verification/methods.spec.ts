import { expect, it } from "vitest";
import { attentionTo, isAwaited, isChecked, purposesOf, statusOf, type Verification } from "./methods.ts";

const state = (
  methods: Verification["verification"]["methods"],
  requiredFor: Verification["verificationRules"]["requiredFor"] = [],
): Verification => ({ isVerified: false, verification: { methods }, verificationRules: { requiredFor } });

it("names what a customer must be verified for", () => {
  expect(purposesOf(state([]))).toBeNull();
  expect(purposesOf(state([], ["withdrawal"]))).toBe("withdraw");
  expect(purposesOf(state([], ["purchase", "deposit", "withdrawal"]))).toBe("buy tickets, deposit or withdraw");
});

it("treats a method that the service does not name as disabled", () => {
  expect(statusOf(state([]), "connect_id")).toBe("disabled");
  expect(statusOf(state([{ type: "connect_id", status: "attempted" }]), "connect_id")).toBe("attempted");
});

it("tells an awaited result from an upload that a person checks", () => {
  const waiting = state([{ type: "auto_verification", status: "in_progress" }]);
  const pending = state([{ type: "pdf_form", status: "pending" }]);
  expect([isAwaited(waiting), isChecked(waiting)]).toEqual([true, false]);
  expect([isAwaited(pending), isChecked(pending)]).toEqual([false, true]);
});

it("asks for the customer's attention while something needs a verified account", () => {
  expect(attentionTo(state([]))).toEqual([]);
  expect(attentionTo(state([], ["deposit"]))[0]).toMatchObject({ text: "You need a verified account to deposit." });
  expect(attentionTo(state([{ type: "pdf_form", status: "pending" }], ["deposit"]))[0]?.title).toContain("verifying");
  expect(attentionTo({ ...state([], ["deposit"]), isVerified: true })).toEqual([]);
});
