import { signUpFields } from "./session.input.ts";

/** What an upgrade asks for: every detail that can be changed, and the terms. */
export const upgradeInput = signUpFields.pick({
  firstname: true,
  lastname: true,
  phoneNumber: true,
  address: true,
  suburb: true,
  state: true,
  postcode: true,
  country: true,
  addressEntry: true,
  termsAccepted: true,
});
