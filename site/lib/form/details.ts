// A customer's personal details and address: fields shared by registration, account upgrade and the customer's own page.
import { regionNames, selectableRegions } from "#gateway/rules/regions.ts";
import { detailRules } from "#gateway/rules/registration.ts";
import { required } from "#gateway/rules/validators.ts";
import type { FieldSpec } from "#site/lib/form/form.ts";
import { market } from "#site/lib/format/locale.ts";

const STATES = selectableRegions.map((value) => ({ value, label: regionNames[value] }));
// The site's country first, because nearly every customer lives there.
const COUNTRIES = [
  { value: "AU", label: "Australia" },
  { value: "NZ", label: "New Zealand" },
  { value: "GB", label: "United Kingdom" },
  { value: "IE", label: "Ireland" },
  { value: "SG", label: "Singapore" },
  { value: "US", label: "United States" },
];
const BRITISH_COUNTRIES = [...COUNTRIES].sort(
  (one, other) => Number(other.value === "GB") - Number(one.value === "GB"),
);

export const nameFields = {
  firstname: { label: "First name", rules: detailRules.firstname, autoComplete: "given-name", maxLength: 100 },
  lastname: { label: "Last name", rules: detailRules.lastname, autoComplete: "family-name", maxLength: 100 },
} satisfies Record<string, FieldSpec>;

export const currentPasswordField = {
  kind: "password",
  label: "Current password",
  rules: [required],
  autoComplete: "current-password",
  maxLength: 128,
} satisfies FieldSpec;

export const phoneField = {
  kind: "phone",
  label: "Phone number",
  hint: "So we can reach you when you win.",
  rules: detailRules.phoneNumber,
  maxLength: 20,
} satisfies FieldSpec;

export const addressFields = {
  addressEntry: { kind: "hidden", label: "" },
  address: { label: "Address", rules: detailRules.address, autoComplete: "address-line1", maxLength: 200, full: true },
  suburb: {
    label: "Suburb",
    rules: detailRules.suburb,
    autoComplete: "address-level2",
    maxLength: 100,
    british: { label: "Town or city" },
  },
  postcode: {
    kind: "postcode",
    label: "Postcode",
    rules: detailRules.postcode,
    maxLength: 10,
    // With letters, so not on the digits' keyboard.
    british: { kind: "text", autoComplete: "postal-code" },
  },
  state: {
    kind: "select",
    label: "State",
    options: STATES,
    placeholder: "Choose a state",
    rules: detailRules.state,
    autoComplete: "address-level1",
    // The only region of Britain in the contract.
    british: { kind: "hidden" },
  },
  country: {
    kind: "select",
    label: "Country",
    options: COUNTRIES,
    british: { options: BRITISH_COUNTRIES },
    rules: detailRules.country,
    autoComplete: "country",
  },
} satisfies Record<string, FieldSpec>;

export const addressSection = { legend: "Your address", fields: ["address", "suburb", "postcode", "state", "country"] };

/** Returns the initial values of an empty address. `region` is the visitor's. */
export function addressDefaults(region: string | null) {
  const isBritish = market().locale === "en-GB";
  return {
    addressEntry: "manual",
    ...(isBritish ? { country: "GB", state: "GB" } : { country: "AU", state: region ?? "" }),
  };
}
