// The one-time links of mails: how long each works, for what, and how often.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runInTransaction } from "#services/lib/transaction.ts";
import {
  findLinkOwner,
  insertLink,
  type LinkKind,
  lockLink,
  replaceResetLink,
  spendLink,
} from "#services/main/identity/links/links.rows.ts";
import { openServices, type Services } from "./open-services.ts";

let services: Services;
beforeAll(async () => {
  services = await openServices();
});
afterAll(() => services.close());

const CUSTOMER = "cus_anna0000000001";
const HOUR_MS = 60 * 60 * 1000;
const LIVES: Record<LinkKind, number> = {
  autologin: 24 * HOUR_MS,
  transfer: 60 * 1000,
  confirm_address: 30 * 24 * HOUR_MS,
  password_reset: HOUR_MS,
};
const KINDS = Object.keys(LIVES) as LinkKind[];

const make = (kind: LinkKind) =>
  runInTransaction(services.db, (tx) =>
    kind === "password_reset" ? replaceResetLink(tx, CUSTOMER) : insertLink(tx, kind, CUSTOMER),
  );
const open = async (kind: LinkKind, token: string) =>
  (await runInTransaction(services.db, (tx) => lockLink(tx, kind, token)))?.customerId;
const ownerOf = (token: string) => runInTransaction(services.db, (tx) => findLinkOwner(tx, token));

describe.each(KINDS)("a link to %s", (kind) => {
  it("works for its time and for its purpose", async () => {
    const madeAt = Date.now();
    const token = await make(kind);
    for (const other of KINDS) expect(await open(other, token)).toBe(other === kind ? CUSTOMER : undefined);
    const isSignIn = kind === "autologin" || kind === "transfer";
    expect(await ownerOf(token)).toBe(isSignIn ? CUSTOMER : undefined);

    const links = services.db.updateTable("customer_link").where("kind", "=", kind);
    const { expires_at } = await services.db
      .selectFrom("customer_link")
      .select("expires_at")
      .where("kind", "=", kind)
      .executeTakeFirstOrThrow();
    expect(expires_at.getTime() - madeAt).toBeGreaterThanOrEqual(LIVES[kind]);
    expect(expires_at.getTime() - Date.now()).toBeLessThanOrEqual(LIVES[kind]);
    await links.set({ expires_at: new Date(Date.now() - 1) }).execute();
    expect([await open(kind, token), await ownerOf(token)]).toEqual([undefined, undefined]);
  });

  it("works once", async () => {
    const token = await make(kind);
    await runInTransaction(services.db, (tx) => spendLink(tx, token));
    expect([await open(kind, token), await ownerOf(token)]).toEqual([undefined, undefined]);
  });
});

it("stores no token", async () => {
  const tokens = await Promise.all(KINDS.map(make));
  const rows = JSON.stringify(await services.db.selectFrom("customer_link").selectAll().execute());
  expect(tokens.filter((token) => rows.includes(token))).toEqual([]);
});
