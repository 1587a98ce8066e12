// Customers with two-factor on, and the codes and links they are sent.

import { listMail } from "#services/main/foundation/mail/mail.rows.ts";
import { hashPassword } from "#services/main/identity/credentials/password-hash.ts";
import { readEmail } from "#services/main/identity/customer/customer.rows.ts";
import { insertLink } from "#services/main/identity/links/links.rows.ts";
import { ELEVATION_MS } from "#services/main/identity/logins/logins.rows.ts";
import { saveWrongCodes } from "#services/main/identity/two-factor/two-factor.rows.ts";
import type { SignedIn } from "#tests/services/open-services.ts";
import type { OperationId, Request } from "../caller.ts";
import { askForCodes, PASSWORD } from "../people.ts";
import type { ContractShop } from "../shop.ts";

/** Differs from the sent code, except in one run in a million. */
export const WRONG = "000000";

type Person = { as: SignedIn; email: string };

/** Returns a signed-in customer with two-factor on who has not yet entered a code. */
export async function customerWithTwoFactor(
  shop: ContractShop,
  { isLocked = false, method = "email" as "email" | "authenticator" } = {},
) {
  const as = await shop.person();
  const email = await shop.run(async (tx) => {
    await askForCodes(tx, shop.env, as.customerId, method);
    if (isLocked) await saveWrongCodes(tx, as.customerId, 5, true);
    return readEmail(tx, as.customerId);
  });
  return { as, email };
}

/** Returns an elevated customer whose account was then locked by wrong codes in another session. */
export async function lockedCustomer(shop: ContractShop): Promise<SignedIn> {
  const { as } = await customerWithTwoFactor(shop, { isLocked: true });
  await shop.run((tx) => tx.updateTable("login").set(elevation()).where("customer_id", "=", as.customerId).execute());
  return as;
}

const elevation = () => ({ elevated_until: new Date(Date.now() + ELEVATION_MS) });

/** The same customer with a password. */
export async function customerWithPassword(
  shop: ContractShop,
  options?: Parameters<typeof customerWithTwoFactor>[1],
): Promise<Person> {
  const person = await customerWithTwoFactor(shop, options);
  const password_hash = await hashPassword(PASSWORD);
  await shop.run((tx) => tx.updateTable("customer").set({ password_hash }).where("email", "=", person.email).execute());
  return person;
}

/** Returns a signed-in customer with a password and without two-factor. */
export const personWithPassword = async (shop: ContractShop) =>
  shop.person({ passwordHash: await hashPassword(PASSWORD) });

/** Returns the code of the newest mail to this email address. */
export async function mailedCode(shop: ContractShop, email: string): Promise<string> {
  const [mail] = await shop.run((tx) => listMail(tx, { recipient: email, limit: 1 }));
  return /\b\d{6}\b/.exec(mail?.body ?? "")?.[0] ?? "none";
}

/** Makes a call this many times, then returns it for the case to make once more. */
export async function repeatCall(shop: ContractShop, operationId: OperationId, times: number, request: Request) {
  for (let call = 0; call < times; call++) await shop.call(operationId, request);
  return request;
}

/** Returns the token of a sign-in link. */
export const insertLinkFor = (shop: ContractShop, { as }: Person, kind: "autologin" | "transfer" = "autologin") =>
  shop.run((tx) => insertLink(tx, kind, as.customerId));

/** The number of wrong codes that the services allow. */
export const TEN_A_MINUTE = 10;
