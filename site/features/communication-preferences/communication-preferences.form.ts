// The forms of communication preferences: signed in, from a mail's link, and to unsubscribe.
import type { Outputs } from "#gateway/gateway.ts";
import { defineForm } from "#site/lib/form/form.ts";

export type Preferences = Outputs["communicationPreferences"]["get"];
type Methods = Preferences["features"]["methods"];

export const CHANNELS = {
  email: { kind: "checkbox", label: "Email" },
  phone: { kind: "checkbox", label: "Phone calls" },
  sms: { kind: "checkbox", label: "Text messages (SMS)" },
  directmail: { kind: "checkbox", label: "Letters by post" },
} as const;

/** The fields of the channels that the shop offers, in its order. */
const fieldsOf = (methods: Methods) => Object.fromEntries(methods.map((method) => [method, CHANNELS[method]]));

export const preferencesForm = (methods: Methods) =>
  defineForm("communicationPreferences.update", {
    name: "preferences",
    submit: "Save preferences",
    isShort: true,
    fields: fieldsOf(methods),
  });

export const linkedPreferencesForm = (methods: Methods) =>
  defineForm("communicationPreferences.updateByReference", {
    name: "linked-preferences",
    submit: "Save preferences",
    isShort: true,
    fields: { reference: { kind: "hidden", label: "" }, ...fieldsOf(methods) },
  });

/** The values of a form that shows these preferences. */
export const valuesOf = ({ preferences, features }: Preferences): Record<string, string> =>
  Object.fromEntries(features.methods.map((method) => [method, preferences[method] ? "on" : ""]));

export const unsubscribeForm = defineForm("communicationPreferences.unsubscribe", {
  name: "unsubscribe",
  submit: "Unsubscribe",
  isShort: true,
  fields: {
    reference: { kind: "hidden", label: "" },
    productOfferKey: { kind: "hidden", label: "" },
    tooMany: { kind: "checkbox", label: "You send too many emails" },
    notRelevant: { kind: "checkbox", label: "The emails are not relevant to me" },
    neverAsked: { kind: "checkbox", label: "I never asked for them" },
    comment: { kind: "textarea", label: "Another reason", optional: true, maxLength: 500 },
  },
});
