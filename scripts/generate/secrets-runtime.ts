// Written by `npm run generate`. Do not edit: change scripts/generate/secrets-runtime.ts.
// Names whose values nobody may read in a log, and a copy of what is logged without those values. Gateway and services
// share nothing else that could hold it, and one that lacks a name would say what the other keeps.

/** As the wire has them: fields of the contracts, and headers. */
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
  "id_token",
  "payment_token",
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
// A look-up for each name of each line: a pattern would cost more.
const SECRETS = new Set(WIRE_NAMES.flatMap((name) => [name, camel(name), header(name)]));
// What is logged is flat, or an error with a cause or two.
const DEPTH = 6;

/** The same with every secret's value taken out, wherever it lies. A copy is made only of what holds one. */
export function withoutSecrets(fields: object, depth = DEPTH): Record<string, unknown> {
  const given = fields as Record<string, unknown>;
  let clean = given;
  for (const key in given) {
    const value = given[key];
    let shown = value;
    if (SECRETS.has(key)) shown = "[redacted]";
    // An error is told by its serialiser, which runs later and comes by here itself.
    else if (typeof value === "object" && value !== null && !(value instanceof Error))
      shown = depth > 0 ? withoutSecrets(value, depth - 1) : "[deep]";
    if (shown === value) continue;
    if (clean === given) clean = (Array.isArray(fields) ? [...fields] : { ...fields }) as Record<string, unknown>;
    clean[key] = shown;
  }
  return clean;
}
