// Tests twenty concurrent wrong codes through two processes on one Postgres.
import { sql } from "kysely";
import { TOTP } from "otpauth";
import { expect, it, vi } from "vitest";
import { runInTransaction } from "#services/lib/transaction.ts";
import type { Answer } from "#tests/contract/caller.ts";
import { askForCodes, SECRET } from "#tests/contract/people.ts";
import { PATIENT } from "#tests/patience.ts";
import type { SignedIn } from "#tests/services/open-services.ts";
import { LOCKED } from "#tests/two-factor.ts";
import { runConcurrently } from "./counts.ts";
import { fleetOfTwo } from "./fleet.ts";

const { fleet, members, memberOf } = fleetOfTwo();

/** Refreshes a sign-in once; with a code it also elevates it. */
const exchange = (index: number, { deviceId, refreshToken }: SignedIn, otp?: string): Promise<Answer> =>
  memberOf(index).call("refreshToken", {
    body: { refresh_token: refreshToken, save_device: false, otp },
    headers: { "x-shop-device-id": deviceId },
  });

const codeOf = ({ body }: Answer): string => body.messages?.[0].code ?? "none";

async function guarded(): Promise<SignedIn> {
  const as = await fleet.person();
  await runInTransaction(fleet.db, (tx) => askForCodes(tx, fleet.env, as.customerId, "authenticator"));
  return as;
}

const rowOf = (as: SignedIn) =>
  fleet.db
    .selectFrom("two_factor")
    .select(["wrong_codes", "locked_at"])
    .where("customer_id", "=", as.customerId)
    .executeTakeFirstOrThrow();

it("evaluates at most five of 20 wrong codes, then locks the account, also for the right code", async () => {
  const as = await guarded();
  const right = new TOTP({ secret: SECRET }).generate();
  const wrong = (index: number) => String((Number(right) + 1 + index) % 1_000_000).padStart(6, "0");

  const answers = await runConcurrently(20, (index) => exchange(index, as, wrong(index)));

  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(401));
  expect(answers.filter((answer) => codeOf(answer) === "2fa_incorrect")).toHaveLength(4);
  const locked = answers.filter((answer) => codeOf(answer) === "2fa_account_locked");
  expect(locked.map(({ body }) => body.messages[0].message)).toEqual(Array(16).fill(LOCKED));
  expect(await rowOf(as)).toEqual({ wrong_codes: 5, locked_at: expect.any(Date) });

  const late = await exchange(0, as, right);
  expect([late.status, codeOf(late)]).toEqual([401, "2fa_account_locked"]);
});

it("accepts a code once when many tabs send it", async () => {
  const as = await guarded();
  const otp = new TOTP({ secret: SECRET }).generate();

  // The same token and code: one exchange, whose reply the others share within the grace period.
  const answers = await runConcurrently(6, (index) => exchange(index, as, otp));
  expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
  const successor: string = answers[0]?.body.result.refresh_token;

  const again = await exchange(0, { ...as, refreshToken: successor }, otp);
  expect([again.status, codeOf(again)]).toEqual([401, "2fa_incorrect"]);
});

it("accepts a code while another tab refreshes the same token, in either order", async () => {
  const otp = new TOTP({ secret: SECRET }).generate();
  const people = await Promise.all(Array.from({ length: 10 }, () => guarded()));
  const answers = await runConcurrently(20, (index) => {
    const as = people[index >> 1] as SignedIn;
    const isRefresh = index % 2 === 0;
    // Alternate which call is sent first.
    return isRefresh === index % 4 < 2 ? exchange(0, as) : exchange(index, as, otp);
  });

  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
  const successors = new Set(answers.map(({ body }) => body.result.refresh_token as string));
  expect(successors.size).toBe(10);
  for (const { customerId } of people) {
    const logins = fleet.db.selectFrom("login").select("elevated_until").where("customer_id", "=", customerId);
    expect(await logins.execute()).toEqual([{ elevated_until: expect.any(Date) }]);
  }
});

it("does not deadlock a step-up with turning two-factor on", async () => {
  const before = await guarded();
  const { body } = await exchange(0, before, new TOTP({ secret: SECRET }).generate());
  const as = { ...before, accessToken: body.result.access_token, refreshToken: body.result.refresh_token };
  const waiting = async () => {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(fleet.db);
    return rows[0]?.count;
  };
  const deadlocks = async () => {
    const { rows } = await sql<{ deadlocks: string }>`select deadlocks from pg_stat_database
      where datname = current_database()`.execute(fleet.db);
    return Number(rows[0]?.deadlocks);
  };
  await members[0].call("sendTwoFactorEmailCode", { as, body: { reason: "enrol" } });
  const mail = await fleet.db.selectFrom("mail").select("body").orderBy("id", "desc").executeTakeFirstOrThrow();
  const otp = /\b\d{6}\b/.exec(mail.body)?.[0];

  // Both block on the lock of the customer's two_factor row; enabling is first in the queue.
  let turnedOn: Promise<Answer> | undefined;
  let steppedUp: Promise<Answer> | undefined;
  await fleet.db.transaction().execute(async (tx) => {
    await tx
      .selectFrom("two_factor")
      .select("customer_id")
      .where("customer_id", "=", as.customerId)
      .forUpdate()
      .execute();
    turnedOn = members[0].call("enableTwoFactor", { as, body: { method: "email", otp } });
    await vi.waitFor(async () => expect(await waiting()).toBe(1), PATIENT);
    steppedUp = exchange(1, as, "000000");
    await vi.waitFor(async () => expect(await waiting()).toBe(2), PATIENT);
  });

  expect([(await turnedOn)?.status, (await steppedUp)?.status]).toEqual([200, 401]);
  expect(await deadlocks()).toBe(0);
});
