import { browserColourDepth, notificationUrl } from "#gateway/rules/account/deposits.ts";
import { consistencyProblem } from "#gateway/rules/tokens.ts";
import { type Bindings, type Input, verdict } from "./table.ts";

const tokenOf = (customerId: string) =>
  ["header", Buffer.from(JSON.stringify({ customer_id: customerId })).toString("base64url"), "signature"].join(".");

const TOKENS: Record<string, string> = { "decodes to c2": tokenOf("c2"), "not-a-token": "not-a-token" };

// The failing rows quote log messages. The shop's messages also name the source.
const TOKEN_PROBLEMS: [RegExp, string][] = [
  [/^customer encoded ID mismatch/, "customer encoded ID mismatch for cookie or token"],
  [/^token null for refresh cookie$/, "token null for a named source"],
  [/^could not decode token/, "could not decode token"],
];

function consistencyVerdict(input: Input) {
  const own = tokenOf("c1");
  const given = (name: string) => (name in input ? (TOKENS[input[name]] ?? input[name]) : own);
  const problem = consistencyProblem({
    stateCustomerId: input.stateCustomerId,
    cookieCustomerId: input.cookieCustomerId ?? "c1",
    accessCookie: input.accessCookie === "absent" ? null : own,
    tokens: { "refresh cookie": given("refreshCookie"), "state access token": given("accessToken") },
  });
  return verdict(TOKEN_PROBLEMS.find(([pattern]) => pattern.test(problem ?? ""))?.[1] ?? problem);
}

export const accountBindings: Bindings = {
  "token.consistency": consistencyVerdict,
  "deposit.browserColorDepth": ({ depth, value }) => browserColourDepth(depth) === value,
  "deposit.notificationUrl": ({ origin, value }) => notificationUrl(origin) === value,
};
