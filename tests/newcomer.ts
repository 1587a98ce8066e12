// A new customer and the registration form's values.
import { PASSWORD } from "#tests/contract/people.ts";

const NAME = { firstname: "Fred", lastname: "Example" };
const HOME = {
  address: "1 Example Street",
  suburb: "Sydney",
  state: "NSW" as const,
  postcode: "2000",
  country: "AU",
};

/** Returns the registration form as a page sends it. */
export const newcomer = (email: string) => ({
  ...NAME,
  ...HOME,
  email,
  password: PASSWORD,
  passwordConfirmation: PASSWORD,
  dateOfBirth: "1990-05-17",
  phoneNumber: "0491570006",
  termsAccepted: true,
});

/** Returns the same registration in wire format, for calls to a service. */
export const newcomerOnWire = (email: string) => ({
  ...NAME,
  ...HOME,
  email,
  password: PASSWORD,
  date_of_birth: "1990-05-17",
  phone_number: "0491570006",
  terms_accepted: true,
  email_opt_in: false,
  save_device: false,
  attribution: {},
  metadata: { platform: "Web" },
});
