import { expect, it } from "vitest";
import { outcomePage } from "./deposit-outcome.ts";

it("shows each deposit on the page of its status", () => {
  expect(outcomePage({ status: "succeeded" })).toBe("my-account-deposit-details-success");
  expect(outcomePage({ status: "failed" })).toBe("my-account-deposit-details-failure");
  expect(outcomePage({ status: "cancelled" })).toBe("my-account-deposit-cancel");
  expect(outcomePage({ status: "requires_action" })).toBe("my-account-deposit-authorisation");
  expect(outcomePage({ status: "pending" })).toBe("my-account-deposit-details");
});

it("has a page for success and one for everything uncharged in the checkout", () => {
  expect(outcomePage({ status: "succeeded" }, "checkout")).toBe("checkout-deposit-success");
  expect(outcomePage({ status: "failed" }, "checkout")).toBe("checkout-deposit-cancel");
  expect(outcomePage({ status: "cancelled" }, "checkout")).toBe("checkout-deposit-cancel");
  expect(outcomePage({ status: "pending" }, "checkout")).toBe("my-account-deposit-details");
});

it("resumes an interrupted purchase on the page that can repeat it, and shows other unfinished deposits", () => {
  expect(outcomePage({ status: "created", checkoutKey: "6f1b8c1e-9a53-4c0e-8a0f-0d6f7f6a9d11" })).toBe(
    "my-account-deposit-authorisation",
  );
  expect(outcomePage({ status: "created" })).toBe("my-account-deposit-details");
});
