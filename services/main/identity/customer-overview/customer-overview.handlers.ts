// The overview of a customer: what every noun of identity knows about them. Logins answer with it too.
import type { components } from "#generated/main/schema.ts";
import type { ServicesEnv } from "#services/lib/env.ts";
import type { Handlers, Tx } from "#services/lib/handlers.ts";
import { availableCents, balances, readPurchases } from "#services/lib/ledger.ts";
import { toMoney } from "#services/lib/money.ts";
import { refuse } from "#services/lib/refusal.ts";
import { customerTokenOf } from "#services/lib/security.ts";
import { PRICING_ID } from "../../foundation/site/settings.ts";
import { readPreferences } from "../communication-preferences/communication-preferences.rows.ts";
import { findCustomer } from "../customer/customer.rows.ts";
import { experimentGroupsOf } from "../customer/experiment-groups.ts";
import { migrationAt } from "../customer/migration.rows.ts";
import { readFavouriteNumbers } from "../favourite-numbers/favourite-numbers.rows.ts";
import { readPrecommitment } from "../limits/deposit-limit.rows.ts";
import { readSpendLimits } from "../limits/spend-limits.rows.ts";
import { PROGRAM, readMember } from "../membership/membership.rows.ts";
import { readVerificationState } from "../verification/verification.rows.ts";

type Customer = components["schemas"]["Customer"];
type Region = components["schemas"]["RegionCode"];

/** Returns the average purchase in dollars, rounded to the cent; 0 before the first purchase. */
const averageOf = ({ cents, count }: { cents: number; count: number }) =>
  count === 0 ? 0 : Math.round(cents / count) / 100;

async function listPrograms(tx: Tx, customerId: string): Promise<Customer["membershipPrograms"]> {
  const { status, tier } = await readMember(tx, customerId);
  return status === "non-member"
    ? []
    : [{ membershipProgram: PROGRAM, membershipStatus: status, membershipTier: tier }];
}

/** Returns the overview that signed-in pages show. */
export async function readCustomer(
  tx: Tx,
  env: ServicesEnv,
  { customerId, deviceId, now }: { customerId: string; deviceId: string; now: Date },
): Promise<Customer> {
  const row = await findCustomer(tx, customerId);
  if (!row) return refuse(401, "signed_out", "Please log in to continue.");
  const wallet = await balances(tx, customerId);
  const bought = await readPurchases(tx, customerId);
  const region = (row.state ?? "NSW") as Region;
  const migration = migrationAt(row, now);
  return {
    customerId,
    customerToken: customerTokenOf(env, customerId, deviceId),
    firstname: row.firstname,
    lastname: row.lastname,
    email: { email: row.email },
    balance: availableCents(wallet) / 100,
    availableFunds: toMoney(availableCents(wallet)),
    withdrawableFunds: toMoney(Math.max(0, wallet.prizeCents - wallet.heldCents)),
    segmentName: row.segment,
    pricingId: PRICING_ID,
    state: region,
    brandingRegion: region,
    forcePasswordChange: row.force_password_change,
    accountUpgrade: row.account_upgrade,
    migrationStatus: migration.status,
    ...(migration.hasFailed && { migrationFailed: true }),
    ...(row.closing_withdrawal !== null && { accountClosing: true }),
    countryBanned: row.banned_country !== null,
    countryBannedConfirmationRequired: row.banned_country !== null && row.location_acknowledged_at === null,
    addressConfirmationRequired: row.address_confirmation_required,
    emailAddressConfirmationRequired: row.email_confirmation_required,
    ...(await readVerificationState(tx, env, customerId)),
    preCommitment: await readPrecommitment(tx, customerId, now),
    spendLimits: await readSpendLimits(tx, customerId, now),
    // The reply to a login has one average of all purchases. The overview has one for each family of products.
    atv: { commercial: averageOf(bought), charity: 0, socialSyndicate: 0, syndicate: 0 },
    ...(await readFavouriteNumbers(tx, customerId)),
    experimentGroups: experimentGroupsOf(customerId),
    membershipPrograms: await listPrograms(tx, customerId),
    tfaPromptRequired: row.two_factor_prompt,
    marketingEmailSubscription: (await readPreferences(tx, customerId)).email,
  };
}

type CustomerParts = {
  /** Returns a customer's payment methods, by code. Passed in because the wallet is above this domain. */
  paymentMethods: (tx: Tx, customerId: string) => Promise<NonNullable<Customer["paymentMethods"]>>;
  /** Returns a customer's withdrawal methods; passed in likewise. */
  withdrawalMethods: (tx: Tx, customerId: string) => Promise<components["schemas"]["WithdrawalMethod"][]>;
  /** Returns how a customer's recurring purchases can be paid, and the choice; passed in likewise. */
  recurringMethods: (
    tx: Tx,
    customerId: string,
    now: Date,
  ) => Promise<components["schemas"]["RecurringPurchaseMethods"]>;
  /** Returns what a customer's purchases cost on average, by family of products; passed in likewise. */
  averageTransactions: (tx: Tx, customerId: string) => Promise<components["schemas"]["AtvValues"]>;
  /** Returns whether a member must act before entries count; passed in likewise. */
  isLockedMember: (tx: Tx, customerId: string) => Promise<boolean>;
  /** Returns what a customer has won and not received; passed in likewise. */
  namesOfOpenPrizes: (tx: Tx, customerId: string) => Promise<string[]>;
};

/** The overview of the signed-in customer. */
export const createCustomerHandlers = ({
  averageTransactions,
  isLockedMember,
  namesOfOpenPrizes,
  paymentMethods,
  recurringMethods,
  withdrawalMethods,
}: CustomerParts): Handlers<"getCustomer"> => ({
  getCustomer: async ({ customerId, deviceId, env, now, tx }) => {
    // A bearer token always names its device.
    const overview = await readCustomer(tx, env, { customerId, deviceId: deviceId ?? "", now });
    const [program] = overview.membershipPrograms;
    const prizesToDeliver = await namesOfOpenPrizes(tx, customerId);
    return {
      status: 200,
      body: {
        result: {
          ...overview,
          ...(prizesToDeliver.length > 0 && { prizesToDeliver }),
          membershipPrograms: program ? [{ ...program, locked: await isLockedMember(tx, customerId) }] : [],
          atv: await averageTransactions(tx, customerId),
          paymentMethods: await paymentMethods(tx, customerId),
          withdrawalMethods: await withdrawalMethods(tx, customerId),
          ...(await recurringMethods(tx, customerId, now)),
        },
      },
    };
  },
});
