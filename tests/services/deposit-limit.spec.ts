// The deposit limit: what counts, what it refuses, and how it changes.
import { beforeEach, expect, it } from "vitest";
import { setShopNow } from "#services/lib/clock.ts";
import { runInTransaction } from "#services/lib/transaction.ts";
import { registerPerson } from "#tests/contract/people.ts";
import { authorise, deposit, holdings, openTill, order, pay, services } from "./deposits-till.ts";
import type { SignedIn } from "./open-services.ts";
import { addTicket, answerBank, depositOf, refusalOf } from "./sales.ts";

openTill();
let as: SignedIn;
beforeEach(async () => {
  as = await runInTransaction(services.db, (tx) => registerPerson(tx, services.env));
});

const setLimit = (limit: number) => services.call({ method: "POST", path: "/v2/precommitment", body: { limit }, as });
const add = (amount: number) => deposit(depositOf(as, amount, undefined, false), undefined, "dpm_td", as);
const buy = async (amount: number) => pay(await order(amount, undefined, as), undefined, as);
const preCommitment = async () => (await services.call({ path: "/v2/customer", as })).body.result.pre_commitment;

it("refuses what exceeds it in any seven days, and lets what fits pass", async () => {
  await setLimit(50);
  expect((await add(30)).status).toBe(200);
  const before = await holdings(as);
  expect(refusalOf(await add(20.5))).toBe("422 deposit_limit");
  expect(await holdings(as)).toEqual(before);
  expect((await add(20)).status).toBe(200);
  await setShopNow(services.db, new Date("2026-11-27T00:59:00Z"));
  expect(refusalOf(await add(1))).toBe("422 deposit_limit");
  expect(await preCommitment()).toMatchObject({ spent: 50 });
  await setShopNow(services.db, new Date("2026-11-27T01:01:00Z"));
  expect(await preCommitment()).toMatchObject({ spent: 0 });
  expect((await add(50)).status).toBe(200);
});

it("counts deposits with a purchase, but none that failed", async () => {
  await setLimit(20);
  // The sandbox declines amounts that end in .01.
  await add(19.01);
  expect((await buy(20)).status).toBe(200);
  expect(refusalOf(await buy(2.7))).toBe("422 deposit_limit");
});

it("is lowered at once, and raised or removed after seven days; saving it again cancels the change", async () => {
  await setLimit(50);
  expect((await setLimit(20)).body.result).toMatchObject({ limit: 20 });
  expect((await setLimit(80)).body.result).toMatchObject({ limit: 20, pending_limit: 80 });
  expect((await setLimit(20)).body.result).not.toHaveProperty("pending_limit");
  await services.call({ method: "DELETE", path: "/v2/precommitment", as });
  expect(await preCommitment()).toMatchObject({ limit: 20 });
  await setShopNow(services.db, new Date("2026-11-27T01:01:00Z"));
  expect(await preCommitment()).toMatchObject({ limit: null });
});

it("counts a payment that the bank still asks about, in the cart too, until it is over", async () => {
  await setLimit(50);
  // The sandbox challenges amounts that end in .02.
  expect((await add(48.02)).body.result.status).toBe("requires_action");
  expect(await preCommitment()).toMatchObject({ limit: 50, spent: 48.02 });
  expect((await addTicket(services, as)).blocked_reasons.blk_deposit_limit).toMatchObject({ type: "deposit_limit" });
  await setLimit(10);
  // An answer in the last second may still succeed.
  await setShopNow(services.db, new Date("2026-11-20T01:15:30Z"));
  expect(refusalOf(await add(1))).toBe("422 deposit_limit");
  await setShopNow(services.db, new Date("2026-11-20T01:17:00Z"));
  expect(await preCommitment()).toMatchObject({ limit: 10, spent: 0 });
});

it("is lowered while the bank asks about a payment: that one passes, new ones are refused", async () => {
  await setLimit(50);
  const asked = (await add(48.02)).body.result;
  expect((await setLimit(10)).body.result).toMatchObject({ limit: 10 });
  expect(refusalOf(await add(1))).toBe("422 deposit_limit");

  const { cres } = await answerBank(asked.challenge, "Approve");
  expect((await authorise(asked.id, cres, as)).body.result).toMatchObject({ status: "succeeded" });
  expect((await holdings(as)).balance).toBe(48.02);
  expect(refusalOf(await add(1))).toBe("422 deposit_limit");
});
