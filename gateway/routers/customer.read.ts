// Reads the customer and updates what the browser keeps about them.
import { isMigrationDue, opensMigration } from "#gateway/rules/shell/migration.ts";
import type { Visitor } from "#gateway/rules/shell/visitor.ts";
import type { components } from "#generated/main/schema.ts";
import type { Context } from "../context.ts";
import { readCapabilities } from "../session/capabilities.ts";
import { keepForcedPage } from "../session/forced-page.ts";
import { writeCustomer } from "../session/session.ts";
import { updateVisitor } from "../session/visitor.ts";
import { unwrap } from "../upstream/unwrap.ts";

type Customer = components["schemas"]["Customer"];

/** The customer as sent to the browser: without the token that signs calls. */
export type CustomerOverview = Omit<Customer, "customerToken">;

export function withoutToken({ customerToken: _, ...overview }: Customer): CustomerOverview {
  return overview;
}

/** Reads the customer from the service and updates the cookies that the header shows. */
export async function readOverview(ctx: Context): Promise<CustomerOverview> {
  const fundsAt = Date.now();
  const customer = unwrap(await ctx.main.GET("/customer"));
  writeCustomer(ctx.cookies, customer);
  keepForcedPage(ctx.cookies, customer);
  writeAverages(ctx.cookies, customer.atv);
  const fundsCents = Math.round(customer.availableFunds.amount * 100);
  const membership = customer.membershipPrograms.find(({ membershipStatus }) => membershipStatus !== "non-member");
  updateVisitor(ctx.cookies, {
    signedIn: true,
    fundsCents,
    fundsAt,
    // Without the field, entries are locked until the deposit.
    dot: membership ? (membership.locked ?? membership.membershipStatus === "pending-deposit") : null,
    toConfirm: toConfirm(customer),
    migrates: await migrates(ctx, customer),
    autoFavourites: customer.automaticFavouriteNumbers,
    isBanned: customer.countryBanned,
  });
  return withoutToken(customer);
}

/** Keeps what the customer's purchases cost on average (shop §9). Without consent, the response leaves these cookies out. */
function writeAverages(jar: Context["cookies"], { charity, commercial, socialSyndicate, syndicate }: Customer["atv"]) {
  const cookies = {
    dc_atv_commercial: commercial,
    dc_atv_charity: charity,
    dc_atv_syndicate: syndicate,
    dc_atv_social_syndicate: socialSyndicate,
  } as const;
  for (const name of Object.keys(cookies) as (keyof typeof cookies)[]) {
    const value = String(cookies[name]);
    if (cookies[name] > 0 && jar.get(name) !== value) jar.set(name, value);
  }
}

/** Whether the dialog that moves the account opens on the next page. */
async function migrates(ctx: Context, { migrationStatus }: Customer): Promise<boolean> {
  if (!isMigrationDue(migrationStatus)) return false;
  const { capabilities } = await readCapabilities(ctx);
  const isDismissed = ctx.cookies.get("dc_migration") !== null;
  return opensMigration({ isAuthenticated: true, capabilities, migrationStatus, isDismissed, isOpen: false });
}

/** What the notice asks the customer to confirm (shell §4). */
function toConfirm(customer: Customer): Visitor["toConfirm"] {
  return [
    ...(customer.countryBannedConfirmationRequired ? (["country"] as const) : []),
    ...(customer.addressConfirmationRequired ? (["address"] as const) : []),
    ...(customer.emailAddressConfirmationRequired ? (["email"] as const) : []),
  ];
}
