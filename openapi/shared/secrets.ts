// Names whose values must never be logged, and a function that removes those values. Gateway and services must agree on the names.

/** Fields of the contracts, in wire format, and headers. */
const WIRE_NAMES = [
  "authorization",
  "cookie",
  "set-cookie",
  "x-shop-signature",
  "app_secret",
  "access_token",
  "refresh_token",
  "customer_token",
  "challenge_token",
  "client_token",
  "group_token",
  "id_token",
  "payment_token",
  "nonce",
  "payment_method_nonce",
  "token",
  "fingerprint",
  "secret",
  "client_secret",
  "otpauth_url",
  "password",
  "confirm_password",
  "current_password",
  "card_number",
  "csc",
  "cres",
  "otp",
];
const camel = (name: string) => name.replace(/[_-]([a-z])/g, (_, letter: string) => letter.toUpperCase());
const header = (name: string) => name.replace(/(?<![a-z])[a-z]/g, (letter) => letter.toUpperCase());
// A lookup per name: a regular expression would cost more.
const SECRETS = new Set(WIRE_NAMES.flatMap((name) => [name, camel(name), header(name)]));
// Logged values are shallow: flat objects, or errors with a cause or two.
const DEPTH = 6;

/** Returns the value with every secret removed, at any depth. Copies only what contains one. */
export function withoutSecrets(fields: object, depth = DEPTH): Record<string, unknown> {
  const given = fields as Record<string, unknown>;
  let clean = given;
  for (const key in given) {
    const value = given[key];
    let shown = value;
    if (SECRETS.has(key)) shown = "[redacted]";
    // The serialiser of errors runs later and calls this function itself.
    else if (typeof value === "object" && value !== null && !(value instanceof Error))
      shown = depth > 0 ? withoutSecrets(value, depth - 1) : "[deep]";
    if (shown === value) continue;
    if (clean === given) clean = (Array.isArray(fields) ? [...fields] : { ...fields }) as Record<string, unknown>;
    clean[key] = shown;
  }
  return clean;
}
