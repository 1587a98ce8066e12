// Tests housekeeping: deletes expired data and keeps what may still be used.
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { deleteExpired } from "#services/housekeeping.ts";
import { setShopNow, shopNow } from "#services/lib/clock.ts";
import { createLogger } from "#services/lib/log.ts";
import { runInTransaction } from "#services/lib/transaction.ts";
import { FAILURE_WINDOW_MS } from "#services/main/identity/credentials/password-attempts.rows.ts";
import { insertLink, lockLink } from "#services/main/identity/links/links.rows.ts";
import { findChallengedCustomer, insertChallenge } from "#services/main/identity/two-factor/two-factor.rows.ts";
import { startRunner } from "#services/runner.ts";
import { EXAMPLE_NOW, openServices, type Services, type SignedIn } from "./open-services.ts";
import { keyed, mondayTicket } from "./sales.ts";

let services: Services;
beforeAll(async () => {
  services = await openServices();
});
beforeEach(async () => {
  await setShopNow(services.db, new Date(EXAMPLE_NOW));
  await services.db.deleteFrom("idempotency").execute();
  await services.db.deleteFrom("cart").where("token", "is not", null).execute();
});
afterAll(() => services.close());

const openCart = async () => (await services.call({ method: "POST", path: "/v2/anon-cart" })).body.result as string;
const addTo = (token: string, headers = keyed()) =>
  services.call({ method: "POST", path: `/v2/anon-cart/${token}/items`, body: mondayTicket(), headers });
const remainingTokens = async () =>
  (await services.db.selectFrom("cart").select("token").where("token", "is not", null).execute()).map((it) => it.token);
const runHousekeeping = async () => deleteExpired(services.db, await shopNow(services.db));

/** Makes every idempotency key this many hours older. */
const ageKeys = (hours: number) =>
  sql`update idempotency set created_at = created_at - ${hours} * interval '1 hour'`.execute(services.db);

describe("tokens of links and pending sign-ins", () => {
  it("are deleted when they expire", async () => {
    const { customerId } = await services.signIn("anna@example.com");
    const insertBoth = () =>
      runInTransaction(services.db, async (tx) => [
        await insertChallenge(tx, customerId),
        await insertLink(tx, "autologin", customerId),
      ]);
    await insertBoth();
    await services.db
      .updateTable("two_factor_challenge")
      .set({ expires_at: new Date(0) })
      .execute();
    await services.db
      .updateTable("customer_link")
      .set({ expires_at: new Date(0) })
      .execute();
    const [challenge = "", link = ""] = await insertBoth();

    expect(await runHousekeeping()).toMatchObject({ tokens: 2, isComplete: true });

    const found = await runInTransaction(services.db, async (tx) => [
      await findChallengedCustomer(tx, challenge),
      (await lockLink(tx, "autologin", link))?.customerId,
    ]);
    expect(found).toEqual([customerId, customerId]);
  });
});

describe("refresh-token families", () => {
  const refresh = ({ deviceId }: SignedIn, token: string) =>
    services.call({
      method: "POST",
      path: "/auth/refresh",
      version: "3.0",
      body: { refresh_token: token, save_device: false },
      headers: { "x-shop-device-id": deviceId },
    });
  const loginsOf = async ({ customerId }: SignedIn) =>
    (await services.db.selectFrom("login").select("revoked_at").where("customer_id", "=", customerId).execute()).map(
      ({ revoked_at }) => revoked_at !== null,
    );
  /** Makes all of a customer's refresh tokens this many days older. */
  const ageTokens = ({ customerId }: SignedIn, days: number) =>
    sql`update refresh_token set expires_at = expires_at - ${days} * interval '1 day', used_at = used_at - interval '1 minute'
      where login_id in (select id from login where customer_id = ${customerId})`.execute(services.db);

  it("are kept whole while they can be refreshed, to detect a stolen token, then deleted entirely", async () => {
    const [anna, ben] = [await services.signIn("anna@example.com"), await services.signIn("ben@example.com")];
    const successor = (await refresh(anna, anna.refreshToken)).body.result.refresh_token as string;
    const newest = (await refresh(anna, successor)).body.result.refresh_token as string;
    await ageTokens(anna, 0);
    expect(await runHousekeeping()).toMatchObject({ tokens: 0, signIns: 0 });
    expect((await refresh(anna, anna.refreshToken)).status).toBe(401);
    expect((await refresh(anna, newest)).status).toBe(401);
    expect(new Set(await loginsOf(anna))).toContain(true);

    await services.db.deleteFrom("refresh_token").where("used_at", "is not", null).execute();
    await ageTokens(anna, 2);
    const before = (await loginsOf(anna)).length;
    expect(await runHousekeeping()).toMatchObject({ signIns: before, isComplete: true });
    expect(await loginsOf(anna)).toEqual([]);
    expect(await loginsOf(ben)).toContain(false);
  });

  it("are deleted in batches, used tokens first", async () => {
    const erin = await services.signIn("erin@example.com");
    await sql`insert into refresh_token (token_hash, login_id, issued_at, expires_at, used_at)
      select 'traded ' || n, login.id, now(), now() + interval '20 days', now() from login, generate_series(1, 250) as n
      where customer_id = ${erin.customerId}`.execute(services.db);
    expect(await runHousekeeping()).toMatchObject({ tokens: 0, signIns: 0 });
    await sql`update refresh_token set expires_at = now() - interval '1 hour' where used_at is null and login_id in
      (select id from login where customer_id = ${erin.customerId})`.execute(services.db);

    expect(await runHousekeeping()).toMatchObject({ tokens: 200, signIns: 0, isComplete: false });
    expect(await runHousekeeping()).toMatchObject({ tokens: 50, signIns: 1, isComplete: true });
    expect(await loginsOf(erin)).toEqual([]);
  });
});

describe("codes, trusted devices, failed attempts and mails", () => {
  it("are deleted when they expire, without changing the customer's two-factor", async () => {
    const { customerId } = await services.signIn("erin@example.com");
    const [past, ahead] = [new Date(Date.now() - 60_000), new Date(Date.now() + 60_000)];
    const { db } = services;
    await db
      .insertInto("two_factor")
      .values({ customer_id: customerId, method: "email", since: past, wrong_codes: 2 })
      .execute();
    const run = (until: Date) =>
      runInTransaction(db, async (tx) => {
        const codes = { code_hash: "hash", code_expires_at: until, setup_secret: "sealed", setup_expires_at: until };
        await tx.updateTable("two_factor").set(codes).where("customer_id", "=", customerId).execute();
        const device = { customer_id: customerId, device_id: `device ${until}`, fingerprint_hash: "hash" };
        await tx
          .insertInto("trusted_device")
          .values({ ...device, trusted_until: until })
          .execute();
        const failed_at = new Date(until.getTime() - FAILURE_WINDOW_MS);
        await tx.insertInto("login_failure").values({ email: "erin@example.com", failed_at }).execute();
        const created_at = new Date(until.getTime() - 30 * 24 * 60 * 60_000);
        await tx
          .insertInto("mail")
          .values({ recipient: "erin@example.com", subject: "", body: "", created_at })
          .execute();
      });
    const row = () =>
      db.selectFrom("two_factor").selectAll().where("customer_id", "=", customerId).executeTakeFirstOrThrow();

    await run(ahead);
    expect(await runHousekeeping()).toMatchObject({ codes: 0, signIns: 0, mails: 0 });
    expect(await row()).toMatchObject({ code_hash: "hash", setup_secret: "sealed" });
    await run(past);
    expect(await runHousekeeping()).toMatchObject({ codes: 3, signIns: 1, mails: 1, isComplete: true });
    expect(await row()).toMatchObject({ method: "email", wrong_codes: 2, code_hash: null, setup_secret: null });
    expect(await runHousekeeping()).toMatchObject({ codes: 0, signIns: 0, mails: 0 });
  });
});

describe("visitors' carts", () => {
  it("are deleted with their items 14 days after their last use", async () => {
    const forgotten = await openCart();
    await addTo(forgotten);
    await setShopNow(services.db, new Date("2026-11-25T01:00:00Z"));
    const used = await openCart();
    await addTo(used);

    await setShopNow(services.db, new Date("2026-12-04T00:59:00Z"));
    expect(await runHousekeeping()).toMatchObject({ carts: 0 });
    await setShopNow(services.db, new Date("2026-12-04T01:00:10Z"));
    expect(await runHousekeeping()).toMatchObject({ carts: 1, isComplete: true });

    expect(await remainingTokens()).toEqual([used]);
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from cart_item where cart_id not in (select id from cart)`.execute(services.db);
    expect(rows).toEqual([{ count: 0 }]);
  });

  it("are deleted in batches; customers' carts are kept", async () => {
    const anna = await services.signIn("anna@example.com");
    await services.call({ path: "/v2/cart/items", as: anna });
    const own = await services.db.selectFrom("cart").select("id").where("customer_id", "is not", null).execute();
    await sql`insert into cart (id, token, expires_at, created_at)
      select 'crt_' || n, 'anc_' || n, ${EXAMPLE_NOW}, ${EXAMPLE_NOW} from generate_series(1, 450) as n`.execute(
      services.db,
    );

    const batches = [
      await runHousekeeping(),
      await runHousekeeping(),
      await runHousekeeping(),
      await runHousekeeping(),
    ];

    expect(batches.map(({ carts }) => carts)).toEqual([200, 200, 50, 0]);
    expect(batches.map(({ isComplete }) => isComplete)).toEqual([false, false, true, true]);
    expect(await services.db.selectFrom("cart").select("id").execute()).toEqual(own);
  });
});

describe("idempotency keys", () => {
  const count = async () => (await services.db.selectFrom("idempotency").select("key").execute()).length;

  it("repeat the first reply for a day of real time, and are then deleted", async () => {
    const token = await openCart();
    const headers = keyed();
    const first = await addTo(token, headers);
    await setShopNow(services.db, new Date("2026-12-02T01:00:00Z"));
    await ageKeys(23.9);
    expect(await runHousekeeping()).toMatchObject({ keys: 0 });
    expect((await addTo(token, headers)).body).toEqual(first.body);

    await ageKeys(0.2);
    expect(await runHousekeeping()).toMatchObject({ keys: 1 });
    expect(await count()).toBe(0);
  });

  it("are kept while a call holds them", async () => {
    await addTo(await openCart());
    await ageKeys(48);
    const lease = (seconds: number) =>
      sql`update idempotency set leased_until = now() + ${seconds} * interval '1 second'`.execute(services.db);

    await lease(5);
    expect(await runHousekeeping()).toMatchObject({ keys: 0 });
    await lease(-5);
    expect(await runHousekeeping()).toMatchObject({ keys: 1 });
  });
});

describe("the runner", () => {
  it("deletes expired rows", async () => {
    await addTo(await openCart());
    await ageKeys(25);
    await setShopNow(services.db, new Date("2026-12-10T01:00:00Z"));

    const { db, env } = services;
    const log = createLogger("silent");
    const runner = startRunner({ content: () => ({ causes: [] }), db, env, gateway: null, log });
    await vi.waitFor(async () => expect(await remainingTokens()).toEqual([]), 100_000);
    await runner.stop();

    expect(await services.db.selectFrom("idempotency").select("key").execute()).toEqual([]);
  });
});
