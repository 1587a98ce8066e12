import { expect, it } from "vitest";
import { startShop } from "#tests/shop.ts";

it("returns a page of transactions and one transaction, and refuses unknown filters", async () => {
  const { caller, signIn } = await startShop();
  await signIn("hana");
  const { pageInfo, transactions } = await caller.transactions.list({ page: 2, type: "deposit" });

  expect([pageInfo, transactions.length]).toEqual([{ limit: 10, offset: 10, total: 12 }, 2]);
  expect(await caller.transactions.get({ id: transactions[0]?.id ?? "" })).toEqual(transactions[0]);
  await expect(caller.transactions.list({ from: "2026-02-30" })).rejects.toMatchObject({
    code: "UNPROCESSABLE_CONTENT",
  });
  await signIn("anna");
  await expect(caller.transactions.get({ id: transactions[0]?.id ?? "" })).rejects.toMatchObject({ code: "NOT_FOUND" });
});
