// A customer with mailed codes. New for each test, because the code rate limit counts per customer.
import { newcomer } from "#tests/newcomer.ts";
import { DEMO_PASSWORD, type Shop } from "#tests/shop.ts";

export const codeRequired = { code: "2fa_required", status: 401, message: "A 6 digit code is required." };

type Visitor = Pick<Shop, "caller">;
export const enter = ({ caller }: Visitor, otp: string, saveDevice = false) =>
  caller.session.enterCode({ otp, saveDevice });
export const logIn = ({ caller }: Visitor, email: string) => caller.session.login({ email, password: DEMO_PASSWORD });

/** Registers Kim with mailed codes, not signed in. Returns her email. */
export async function registerKim(shop: Shop): Promise<string> {
  const email = `kim.${crypto.randomUUID().slice(0, 8)}@example.com`;
  const { caller } = shop.visit();
  const { customer } = await caller.session.signUp({ ...newcomer(email), firstname: "Kim" });
  const values = { customer_id: customer.customerId, method: "email" as const, since: new Date() };
  await shop.services.db.insertInto("two_factor").values(values).execute();
  return email;
}

/** Makes the last code a minute old, so that the resend wait is over. */
export const ageCode = ({ services: { db } }: Shop) =>
  db
    .updateTable("two_factor")
    .set({ code_sent_at: new Date(Date.now() - 61_000) })
    .execute();
