import {
  browserColourDepth,
  cardDepositProblem,
  depositPath,
  isCscMissing,
  namesDepositSource,
  notificationUrl,
} from "#gateway/rules/account/deposits.ts";
import { exceededBy, fitsLimit, remainingOfLimit } from "#gateway/rules/account/limits.ts";
import {
  autosessionStatuses,
  groupRefusal,
  lottoPartyDefaults,
  publicityStatuses,
  sessionRefusal,
} from "#gateway/rules/account/lotto-party.ts";
import { maskEmail } from "#gateway/rules/account/masking.ts";
import { opensMigration } from "#gateway/rules/account/migration.ts";
import { consistencyProblem } from "#gateway/rules/tokens.ts";
import { type Bindings, claims, type Input, verdict } from "./table.ts";

const tokenOf = (customerId: string) =>
  ["header", Buffer.from(JSON.stringify({ customer_id: customerId })).toString("base64url"), "signature"].join(".");

const TOKENS: Record<string, string> = { "decodes to c2": tokenOf("c2"), "not-a-token": "not-a-token" };

// The failing rows of the table describe log texts; ours also name the source.
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

const PROMPT = {
  authenticated: true,
  customer_migration: true,
  migrationStatus: "eligible_soft",
  dismissalCookie: false,
  open: false,
};

function migrationVerdict(input: Input) {
  const { authenticated, customer_migration, migrationStatus, dismissalCookie, open } = { ...PROMPT, ...input };
  return opensMigration({
    isAuthenticated: authenticated,
    hasCapability: customer_migration,
    migrationStatus,
    wasDismissed: dismissalCookie,
    isOpen: open,
  });
}

const isSuccess = (status: unknown) => status === 200 || status === "2xx";

/** What the customer hears of a failure that is nobody's fault (messages.json, toast.lottoParty.createFailed). */
const CREATION_FAILED = "Sorry, looks like we failed to create the group/session. Please try again.";

const failureWords = (refusal: string) => (refusal === "failed" ? CREATION_FAILED : false);

export const accountBindings: Bindings = {
  "token.consistency": consistencyVerdict,
  "limit.spend": (input) =>
    claims(input, {
      remaining: remainingOfLimit(input.limit, input.spent),
      exceeded: exceededBy(input.amount ?? 0, input.limit, input.spent),
    }),
  "limit.weeklyDeposit": ({ deposit, limit, depositsInLast7Days }) => fitsLimit(deposit, limit, depositsInLast7Days),
  "deposit.card.amount": ({ amount, ...rules }) => verdict(cardDepositProblem(amount, rules)),
  "deposit.csc": ({ cscRequired, csc }) => !isCscMissing(cscRequired, csc),
  "deposit.browserColorDepth": ({ depth, value }) => browserColourDepth(depth) === value,
  "deposit.notificationUrl": ({ origin, value }) => notificationUrl(origin) === value,
  "deposit.walletPath": ({ method, gatewayKey, id, path }) => depositPath({ method, gatewayKey, fundId: id }) === path,
  "deposit.request": namesDepositSource,
  "migration.autoOpen": migrationVerdict,
  "lottoParty.groupName": ({ response, status, code }) =>
    isSuccess(response) || failureWords(groupRefusal({ status, code })),
  "lottoParty.session": ({ status }) => isSuccess(status) || failureWords(sessionRefusal({ status })),
  "lottoParty.session.defaults": ({ inviteAllExistingMembers: invites, autosessionStatus, publicityStatus }) =>
    invites === lottoPartyDefaults.inviteAllExistingMembers ||
    autosessionStatuses.includes(autosessionStatus) ||
    publicityStatuses.includes(publicityStatus),
  "tfa.email.masked": ({ shown }) => shown === "masked" || maskEmail(shown) === shown,
  "enum.autosession": (value) => autosessionStatuses.includes(value),
  "enum.publicity": (value) => publicityStatuses.includes(value),
};
