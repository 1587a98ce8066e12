import { signUpFields } from "./session.input.ts";

/** The fields of an account upgrade: every changeable detail, and the terms. */
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
