// The forms of /my-account/confirm-address: by a customer, with a letter's link, and with the links of an email change.
import { defineForm } from "#site/lib/form/form.ts";

const token = { kind: "hidden", label: "" } as const;

const CONFIRM = "Confirm address";

export const addressForm = defineForm("customer.confirmAddress", {
  name: "confirm-address",
  submit: CONFIRM,
  isShort: true,
  fields: {},
});
const letterForm = defineForm("customer.confirmAddressByLink", {
  name: "confirm-address",
  submit: CONFIRM,
  isShort: true,
  fields: { token },
});
const emailForm = defineForm("customer.confirmEmailChange", {
  name: "confirm-email",
  isShort: true,
  fields: { token },
});

/** What a link is for: the query parameter `for`. Without the parameter, the link of a letter confirms an address. */
export type LinkUse = "address" | "email" | "undo";
export const linkUseOf = (use: string | null): LinkUse => (use === "email" || use === "undo" ? use : "address");

/** Returns the form of a page with or without a link. */
export const confirmFormOf = (use: LinkUse, hasToken: boolean) =>
  hasToken ? (use === "address" ? letterForm : emailForm) : addressForm;
