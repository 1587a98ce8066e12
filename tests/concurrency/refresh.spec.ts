// Tests twenty tabs with an expired access token, through two processes.
import { expect, it } from "vitest";
import type { Answer } from "#tests/contract/caller.ts";
import type { SignedIn } from "#tests/services/open-services.ts";
import { isProof, runConcurrently } from "./counts.ts";
import { fleetOfTwo, type Member } from "./fleet.ts";

const { fleet, members, memberOf } = fleetOfTwo();

const refresh = (member: Member, { deviceId }: SignedIn, token: string): Promise<Answer> =>
  member.call("refreshToken", {
    body: { refresh_token: token, save_device: false },
    headers: { "x-shop-device-id": deviceId },
  });

const loginsOf = (as: SignedIn) =>
  fleet.db.selectFrom("login").select("revoked_at").where("customer_id", "=", as.customerId).execute();

const tokensOf = (as: SignedIn) =>
  fleet.db
    .selectFrom("refresh_token")
    .innerJoin("login", "login.id", "login_id")
    .select("token_hash")
    .where("customer_id", "=", as.customerId)
    .execute();

/** Ends the 10-second grace period in which the same token gets the same reply. */
async function endGracePeriod() {
  if (isProof) await new Promise((resolve) => setTimeout(resolve, 10_500));
  else
    await fleet.db
      .updateTable("refresh_token")
      .set({ used_at: new Date(Date.now() - 10_000) })
      .execute();
}

it("gives 20 tabs the same new token in one family; a later reuse revokes it", async () => {
  const as = await fleet.person();

  const answers = await runConcurrently(20, (index) => refresh(memberOf(index), as, as.refreshToken));

  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  const successors = new Set(answers.map(({ body }) => body.result.refresh_token as string));
  expect(successors.size).toBe(1);
  expect(await tokensOf(as)).toHaveLength(2);
  expect(await loginsOf(as)).toEqual([{ revoked_at: null }]);
  const [successor = ""] = successors;
  const next = await refresh(members[0], as, successor);
  expect(next.status).toBe(200);

  await endGracePeriod();
  const reuse = await refresh(members[1], as, as.refreshToken);

  expect([reuse.status, reuse.body.messages[0].code]).toEqual([401, "invalid_refresh_token"]);
  expect((await refresh(members[0], as, next.body.result.refresh_token)).status).toBe(401);
  expect(await loginsOf(as)).toEqual([{ revoked_at: expect.any(Date) }]);
});
