// What nobody comes back for goes; what somebody may still come back for stays.
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { cleanUp } from "#services/housekeeping.ts";
import { setShopNow, shopNow } from "#services/lib/clock.ts";
import { createLogger } from "#services/lib/log.ts";
import { runInTransaction } from "#services/lib/transaction.ts";
import { insertLink, lockLink } from "#services/main/session/links.rows.ts";
import { findChallenged, insertChallenge } from "#services/main/two-factor/two-factor.rows.ts";
import { startRunner } from "#services/runner.ts";
import { EXAMPLE_NOW, openServices, type Services } from "./open-services.ts";
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
const tokens = async () =>
  (await services.db.selectFrom("cart").select("token").where("token", "is not", null).execute()).map((it) => it.token);
const clean = async () => cleanUp(services.db, await shopNow(services.db));

/** Makes every key so many hours older, as if it had been claimed then. */
const ageKeys = (hours: number) =>
  sql`update idempotency set created_at = created_at - ${hours} * interval '1 hour'`.execute(services.db);

describe("tokens of links, and of sign-ins that wait for a code", () => {
  it("go when they have run out", async () => {
    const { customerId } = await services.signIn("anna@example.com");
    const made = () =>
      runInTransaction(services.db, async (tx) => [
        await insertChallenge(tx, customerId),
        await insertLink(tx, "autologin", customerId),
      ]);
    await made();
    await services.db
      .updateTable("two_factor_challenge")
      .set({ expires_at: new Date(0) })
      .execute();
    await services.db
      .updateTable("customer_link")
      .set({ expires_at: new Date(0) })
      .execute();
    const [challenge = "", link = ""] = await made();

    expect(await clean()).toMatchObject({ tokens: 2, isAll: true });

    const found = await runInTransaction(services.db, async (tx) => [
      await findChallenged(tx, challenge),
      (await lockLink(tx, "autologin", link))?.customerId,
    ]);
    expect(found).toEqual([customerId, customerId]);
  });
});

describe("visitors' carts", () => {
  it("go with what is in them, 14 days after their last use", async () => {
    const forgotten = await openCart();
    await addTo(forgotten);
    await setShopNow(services.db, new Date("2026-11-25T01:00:00Z"));
    const used = await openCart();
    await addTo(used);

    await setShopNow(services.db, new Date("2026-12-04T00:59:00Z"));
    expect(await clean()).toMatchObject({ carts: 0 });
    await setShopNow(services.db, new Date("2026-12-04T01:00:10Z"));
    expect(await clean()).toMatchObject({ carts: 1, isAll: true });

    expect(await tokens()).toEqual([used]);
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from cart_item where cart_id not in (select id from cart)`.execute(services.db);
    expect(rows).toEqual([{ count: 0 }]);
  });

  it("go in portions, and a customer's own never", async () => {
    const anna = await services.signIn("anna@example.com");
    await services.call({ path: "/v2/cart/items", as: anna });
    const own = await services.db.selectFrom("cart").select("id").where("customer_id", "is not", null).execute();
    await sql`insert into cart (id, token, expires_at, created_at)
      select 'crt_' || n, 'anc_' || n, ${EXAMPLE_NOW}, ${EXAMPLE_NOW} from generate_series(1, 450) as n`.execute(
      services.db,
    );

    const portions = [await clean(), await clean(), await clean(), await clean()];

    expect(portions.map(({ carts }) => carts)).toEqual([200, 200, 50, 0]);
    expect(portions.map(({ isAll }) => isAll)).toEqual([false, false, true, true]);
    expect(await services.db.selectFrom("cart").select("id").execute()).toEqual(own);
  });
});

describe("keys", () => {
  const count = async () => (await services.db.selectFrom("idempotency").select("key").execute()).length;

  it("answer the first reply for a day, and go then, whatever the shop's clock says", async () => {
    const token = await openCart();
    const headers = keyed();
    const first = await addTo(token, headers);
    await setShopNow(services.db, new Date("2026-12-02T01:00:00Z"));
    await ageKeys(23.9);
    expect(await clean()).toMatchObject({ keys: 0 });
    expect((await addTo(token, headers)).body).toEqual(first.body);

    await ageKeys(0.2);
    expect(await clean()).toMatchObject({ keys: 1 });
    expect(await count()).toBe(0);
  });

  it("stay while somebody is at work on them", async () => {
    await addTo(await openCart());
    await ageKeys(48);
    const lease = (seconds: number) =>
      sql`update idempotency set leased_until = now() + ${seconds} * interval '1 second'`.execute(services.db);

    await lease(5);
    expect(await clean()).toMatchObject({ keys: 0 });
    await lease(-5);
    expect(await clean()).toMatchObject({ keys: 1 });
  });
});

describe("the runner", () => {
  it("does it by itself", async () => {
    await addTo(await openCart());
    await ageKeys(25);
    await setShopNow(services.db, new Date("2026-12-10T01:00:00Z"));

    const runner = startRunner({ db: services.db, gateway: null, log: createLogger("silent") });
    await vi.waitFor(async () => expect(await tokens()).toEqual([]), 10_000);
    await runner.stop();

    expect(await services.db.selectFrom("idempotency").select("key").execute()).toEqual([]);
  });
});
