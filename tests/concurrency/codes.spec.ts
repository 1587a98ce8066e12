// Guesses at a code, twenty at once, through two processes on one Postgres.
import { TOTP } from "otpauth";
import { afterAll, beforeAll, expect, it } from "vitest";
import { runInTransaction } from "#services/lib/transaction.ts";
import type { Answer } from "#tests/contract/caller.ts";
import { askForCodes, SECRET } from "#tests/contract/people.ts";
import type { SignedIn } from "#tests/services/open-services.ts";
import { atOnce } from "./counts.ts";
import { type Fleet, type Member, startFleet } from "./fleet.ts";

let fleet: Fleet;
let members: [Member, Member];
beforeAll(async () => {
  fleet = await startFleet();
  members = [await fleet.join(), await fleet.join()];
});
afterAll(() => fleet.stop());

const LOCKED = "Your account has been locked due to too many incorrect 2FA attempts. Please contact support.";

const stepUp = (index: number, { deviceId, refreshToken }: SignedIn, otp: string): Promise<Answer> =>
  members[index % 2 === 0 ? 0 : 1].call("refreshToken", {
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

it("judges at most five of 20 guesses, and then the account is locked, also for the right code", async () => {
  const as = await guarded();
  const right = new TOTP({ secret: SECRET }).generate();
  const wrong = (index: number) => String((Number(right) + 1 + index) % 1_000_000).padStart(6, "0");

  const answers = await atOnce(20, (index) => stepUp(index, as, wrong(index)));

  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(401));
  expect(answers.filter((answer) => codeOf(answer) === "2fa_incorrect")).toHaveLength(4);
  const locked = answers.filter((answer) => codeOf(answer) === "2fa_account_locked");
  expect(locked.map(({ body }) => body.messages[0].message)).toEqual(Array(16).fill(LOCKED));
  expect(await rowOf(as)).toEqual({ wrong_codes: 5, locked_at: expect.any(Date) });

  const late = await stepUp(0, as, right);
  expect([late.status, codeOf(late)]).toEqual([401, "2fa_account_locked"]);
});

it("takes one code once, however many tabs send it", async () => {
  const as = await guarded();
  const otp = new TOTP({ secret: SECRET }).generate();

  // The same token and code: one exchange, and the others share its answer within the grace.
  const answers = await atOnce(6, (index) => stepUp(index, as, otp));
  expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
  const successor: string = answers[0]?.body.result.refresh_token;

  const again = await stepUp(0, { ...as, refreshToken: successor }, otp);
  expect([again.status, codeOf(again)]).toEqual([401, "2fa_incorrect"]);
});
