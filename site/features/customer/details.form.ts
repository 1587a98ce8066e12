// The forms of a customer's own details: with the name, and without it for a verified customer, whose name cannot change.

import { addressFields, addressSection, nameFields, phoneField } from "#site/lib/form/details.ts";
import { defineForm } from "#site/lib/form/form.ts";

const fields = { phoneNumber: { ...phoneField, full: true }, ...addressFields };

const detailsForm = defineForm("customer.updateDetails", {
  name: "details",
  submit: "Save details",
  warnsWhenDirty: true,
  fields: { ...nameFields, ...fields },
});

const verifiedDetailsForm = defineForm("customer.updateDetails", {
  name: "details",
  submit: "Save details",
  warnsWhenDirty: true,
  fields,
});

export const detailsFormOf = (isVerified: boolean) => (isVerified ? verifiedDetailsForm : detailsForm);

export const detailsSections = (isVerified: boolean) => [
  { legend: "About you", fields: [...(isVerified ? [] : ["firstname", "lastname"]), "phoneNumber"] },
  addressSection,
];
