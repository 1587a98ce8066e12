/** What each field of signing in and registering is called, in the order they stand in: the summary follows it. */
export const labels: Record<string, string> = {
  firstname: "First name",
  lastname: "Last name",
  dateOfBirth: "Date of birth",
  email: "Email",
  phoneNumber: "Phone number",
  address: "Address",
  suburb: "Suburb",
  postcode: "Postcode",
  state: "State",
  country: "Country",
  password: "Password",
  passwordConfirmation: "Repeat password",
  confirmPassword: "Repeat password",
};

const order = Object.keys(labels);

/** The place of a field in its form; what has no label comes last. */
export const placeOf = (field: string) => (order.indexOf(field) + order.length + 1) % (order.length + 1);
