import { signUpFields, withFittingAddress, withRegion } from "./session.input.ts";

const changeable = {
  firstname: true,
  lastname: true,
  phoneNumber: true,
  address: true,
  suburb: true,
  state: true,
  postcode: true,
  country: true,
  addressEntry: true,
} as const;

/** Every changeable detail. A verified customer's name is absent. */
export const detailsInput = withFittingAddress(
  signUpFields.pick(changeable).partial({ firstname: true, lastname: true }),
).transform(withRegion);

/** The fields of an account upgrade: every changeable detail, and the terms. */
export const upgradeInput = withFittingAddress(signUpFields.pick({ ...changeable, termsAccepted: true })).transform(
  withRegion,
);
