// The one-time links of mails: how long each works, for what, and how often.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runInTransaction } from "#services/lib/transaction.ts";
import { insertEmailChange, lockEmailChange } from "#services/main/identity/email-change/email-change.rows.ts";
import {
  findLinkOwner,
  insertLink,
  type LinkKind,
  lockLink,
  replaceResetLink,
  spendLink,
} from "#services/main/identity/links/links.rows.ts";
import { insertConnectIdState, useConnectIdState } from "#services/main/identity/verification/verification.rows.ts";
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
    expect(await ownerOf(token)).toBe(CUSTOMER);

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

describe("the links of an email change", () => {
  const change = { customerId: CUSTOMER, oldEmail: "anna@example.com", newEmail: "new@example.com" };
  const kindOf = async (token: string) =>
    (await runInTransaction(services.db, (tx) => lockEmailChange(tx, token)))?.kind;

  it("work for an hour, and to undo it for seven days", async () => {
    const madeAt = Date.now();
    const { changeToken, undoToken } = await runInTransaction(services.db, (tx) => insertEmailChange(tx, change));
    const { change_until, undo_until } = await services.db
      .selectFrom("email_change")
      .select(["change_until", "undo_until"])
      .executeTakeFirstOrThrow();
    expect(Math.round((change_until.getTime() - madeAt) / HOUR_MS)).toBe(1);
    expect(Math.round((undo_until.getTime() - madeAt) / HOUR_MS)).toBe(7 * 24);
    expect([await kindOf(changeToken), await kindOf(undoToken)]).toEqual(["change", "undo"]);

    const ended = new Date(Date.now() - 1);
    await services.db.updateTable("email_change").set({ change_until: ended }).execute();
    expect([await kindOf(changeToken), await kindOf(undoToken)]).toEqual([undefined, "undo"]);
    await services.db.updateTable("email_change").set({ undo_until: ended }).execute();
    expect(await kindOf(undoToken)).toBeUndefined();
  });
});

it("a verification at a bank can be answered for ten minutes, once, by its customer", async () => {
  const start = () => runInTransaction(services.db, (tx) => insertConnectIdState(tx, CUSTOMER));
  const answer = (state: string, as = CUSTOMER) =>
    runInTransaction(services.db, (tx) => useConnectIdState(tx, as, state));
  const { expiresAt, state } = await start();
  expect(Math.round((expiresAt.getTime() - Date.now()) / 60_000)).toBe(10);
  expect([await answer(state, "cus_ben00000000001"), await answer(state), await answer(state)]).toEqual([
    false,
    true,
    false,
  ]);

  const late = await start();
  await services.db
    .updateTable("connect_id_state")
    .set({ expires_at: new Date(Date.now() - 1) })
    .execute();
  expect(await answer(late.state)).toBe(false);
});
