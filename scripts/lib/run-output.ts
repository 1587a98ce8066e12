// Collects what servers log during tests, and searches it for secrets at the end. Secrets are recognised by form, so no test can
// forget to report one.
import { existsSync, mkdirSync, openSync, readdirSync, readFileSync, writeSync } from "node:fs";
import { join } from "node:path";
import { ExpectedError } from "./steps.ts";

/** Returns where a server's output goes in this run: TEST_OUTPUT, set by `npm test`, or nothing. */
export function outputOf(server: string): ((text: string) => void) | undefined {
  const folder = process.env["TEST_OUTPUT"];
  if (!folder) return undefined;
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${server.replaceAll(/\W+/g, "-")}.log`);
  const opened = openSync(file, "a");
  // Written immediately, because a server may be killed mid-test.
  return (text) => void writeSync(opened, text);
}

const FIELDS =
  "password\\w*|otp|csc|cvv|cvc|cres|cookie|set-cookie|authorization|secret|app_?secret|token_?secret|(?:access|refresh|customer|payment|client|cart)_?token|metrics_?token";

/** The forms of secrets. `tests/scripts/run-output.spec.ts` checks them with real ones. */
const FORMS: [what: string, form: RegExp][] = [
  ["an access token", /\beyJ[\w-]{8,}\.[\w-]{8,}\.[\w-]{8,}/],
  ["a token of a session or a cart", /\b(?:rft|ctk|anc|fpr|gct|ptk)_[0-9a-f]{16,}/],
  [
    "a one-time link",
    /\b(?:alt|trt|adt)_[0-9a-f]{16,}|\/(?:autologin|transfer|confirm-address)\/[\w-]{16,}|[?&](?:token|otp)=[^&\s"]{6,}/,
  ],
  ["the secret of an authenticator", /\b[A-Z2-7]{32}\b/],
  // The secrets in DATA_DIR, their signatures, and stored token hashes.
  ["a secret key, a signature or a hash", /\b[0-9a-f]{64}\b/i],
  ["a bearer token", /\bBearer\s+[\w.~+/-]{8,}/],
  ["a password of the tests", /Drawcard-demo-1|(?:open|close)-sesame-\d{4}|(?:wrong|not-his)-password/],
  ["a secret of the tests", /test-(?:token-)?secret|a-token-of-the-watchers|bench-secret/],
  ["a card of the tests", /(?<![.\w-])4(?:242|000)[ -]?(?:\d{4}[ -]?){2}\d{4}(?!\d|-[\da-f]{4}-)/],
  ["a field with a secret", new RegExp(`\\\\?"(?:${FIELDS})\\\\?"\\s*:\\s*\\\\?"(?!\\[redacted\\])[^"\\\\]`, "i")],
  ["an address with a password", /\b(?:postgres(?:ql)?|rediss?|https?):\/\/[^\s:/@"]*:[^\s:/@"]+@/],
];

// `npm start` prints this password on purpose.
const FOR_PEOPLE = /^Demo customers \(password [\w-]+\):$/;

/** Returns the secrets in a text. */
export function leaksIn(text: string): string[] {
  return FORMS.flatMap(([what, form]) => (form.test(text) ? [what] : []));
}

const KINDS = ["shop", "services", "gateway-in-test", "services-in-test"];

/** Throws when a server logged a secret, or when too little output was collected to judge. Returns how much was read. */
export function requireNoLeaks(folder: string): string {
  const files = existsSync(folder) ? readdirSync(folder) : [];
  const missing = KINDS.filter((kind) => !files.some((file) => file.startsWith(kind)));
  if (missing.length > 0)
    throw new ExpectedError(
      `No output was collected from: ${missing.join(", ")}. Their logs cannot be checked for secrets.`,
    );
  let lines = 0;
  const found: string[] = [];
  for (const file of files) {
    for (const line of readFileSync(join(folder, file), "utf8").split("\n")) {
      lines += 1;
      if (FOR_PEOPLE.test(line)) continue;
      for (const what of leaksIn(line)) found.push(`${file}: ${what}: ${line.slice(0, 300)}`);
    }
  }
  if (found.length > 0)
    throw new ExpectedError(`${found.length} lines contain a secret:\n${found.slice(0, 20).join("\n")}`);
  return `${files.length} servers, ${lines} lines`;
}
