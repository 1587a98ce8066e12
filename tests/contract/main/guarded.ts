// Customers with two-factor on, and what they are sent.

import { listMail } from "#services/main/foundation/mail/mail.rows.ts";
import { readEmail } from "#services/main/identity/customer/customer.rows.ts";
import { insertLink } from "#services/main/identity/links/links.rows.ts";
import { hashPassword } from "#services/main/identity/password/password-hash.ts";
import { saveWrongCodes } from "#services/main/identity/two-factor/two-factor.rows.ts";
import type { SignedIn } from "#tests/services/open-services.ts";
import type { OperationId, Request } from "../caller.ts";
import { askForCodes, PASSWORD } from "../people.ts";
import type { ContractShop } from "../shop.ts";

/** No code that was sent or shown, but for one run in a million. */
export const WRONG = "000000";

type Person = { as: SignedIn; email: string };

/** A customer with two-factor on, signed in but without a code so far. */
export async function guarded(
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

/** The same with a password to sign in by. */
export async function known(shop: ContractShop, options?: Parameters<typeof guarded>[1]): Promise<Person> {
  const person = await guarded(shop, options);
  const password_hash = await hashPassword(PASSWORD);
  await shop.run((tx) => tx.updateTable("customer").set({ password_hash }).where("email", "=", person.email).execute());
  return person;
}

/** The code of the newest mail to an address. */
export async function mailedCode(shop: ContractShop, email: string): Promise<string> {
  const [mail] = await shop.run((tx) => listMail(tx, { recipient: email, limit: 1 }));
  return /\b\d{6}\b/.exec(mail?.body ?? "")?.[0] ?? "none";
}

/** Makes a call so many times, and answers the request for the case to make it once more. */
export async function often(shop: ContractShop, operationId: OperationId, times: number, request: Request) {
  for (let call = 0; call < times; call++) await shop.call(operationId, request);
  return request;
}

/** The token of a link that signs in. */
export const link = (shop: ContractShop, { as }: Person, kind: "autologin" | "transfer" = "autologin") =>
  shop.run((tx) => insertLink(tx, kind, as.customerId));

/** What services allow of guesses. */
export const TEN_A_MINUTE = 10;
