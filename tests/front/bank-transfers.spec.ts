// Deposits whose money arrives later: BPAY, bank transfer, direct debit.
import { expect, it } from "vitest";
import { LABELS } from "#tests/labels.ts";
import { frontShopOfFile } from "./front-shop.ts";
import { customerOf } from "./people.ts";
import { idOf, PATH, walletOf } from "./wallet-deposits.ts";

const shop = frontShopOfFile();

it.each([
  ["BPAY", "Biller code"],
  ["Bank transfer", "Account number"],
])("%s: shows where to send the money, and waits for it (Wallet 23)", async (method, label) => {
  const customer = await customerOf(shop);
  const page = await customer.submit(await customer.goto(PATH), LABELS.deposit.submit, {
    [LABELS.deposit.amount]: "20",
    [method]: true,
  });
  expect(page.url).toBe(`/my-account/deposit/details/${idOf(page)}`);
  for (const text of ["Send the money to finish", label, "Waiting for your transfer"])
    expect(page.text).toContain(text);
  expect((await customer.goto(`${page.url}/success`)).url).toBe(page.url);
  expect(await walletOf(customer)).toContain("$0.00");
  const { transactions } = await customer.call<{ transactions: { id: string }[] }>("transactions.list?input={}");
  const summary = await customer.goto(`${PATH}/summary/${transactions[0]?.id}`);
  expect(summary.text).toContain("Not in your wallet yet");

  const [reference = ""] = /\d{4} \d{3} \d{3}/.exec(page.text) ?? [];
  await shop.controls.transfer(reference, 20);
  expect((await customer.goto(page.url)).text).toContain("was added to your wallet");
  expect(await walletOf(customer)).toContain("$20.00");
});

it("gives up a transfer that was not sent, and says when that is too late", async () => {
  const customer = await customerOf(shop);
  const open = async () =>
    customer.submit(await customer.goto(PATH), LABELS.deposit.submit, {
      [LABELS.deposit.amount]: "20",
      "Bank transfer": true,
    });
  const page = await open();
  const done = await customer.submit(page, "Yes, cancel it");
  expect([done.url, done.text]).toEqual([
    `/my-account/deposit/${idOf(page)}/cancel`,
    expect.stringContaining("You cancelled this deposit."),
  ]);
  const paid = await open();
  const [reference = ""] = /\d{4} \d{3} \d{3}/.exec(paid.text) ?? [];
  await shop.controls.transfer(reference, 20);
  const late = await customer.submit(paid, "Yes, cancel it");
  expect([late.status, late.text]).toEqual([409, expect.stringContaining("This deposit can no longer be cancelled.")]);
  expect(late.text).toContain("was added to your wallet");
});

it("debits a bank account under an agreement, and waits until the bank has paid", async () => {
  const customer = await customerOf(shop);
  const account = { type: "national", bankCode: "062-000", accountNumber: "123456789", accountName: "Robin Example" };
  const saved = await customer.call<{ id: string }>("funds.addBank", account);
  const chosen = { [LABELS.deposit.amount]: "30", "Bank account ending in 6789": true };
  const asks = await customer.submit(await customer.goto(PATH), LABELS.deposit.submit, chosen);
  expect([asks.status, asks.text]).toEqual([422, expect.stringContaining("Please agree to the direct debit.")]);
  const agreed = { ...chosen, debitAgreement: true };
  const page = await customer.submit(asks, LABELS.deposit.submit, agreed);
  expect(page.text).toContain("We will add the money when your bank has paid it.");
  expect(page.text).not.toContain("Send the money to finish");
  await shop.controls.debit(idOf(page), "cleared");
  expect((await customer.goto(page.url)).text).toContain("was added to your wallet");
  expect(await walletOf(customer)).toContain("$30.00");

  await shop.controls.capability("direct_debit_manage", "off");
  expect((await customer.goto(PATH)).text).not.toContain("Bank account ending in 6789");
  const debit = { amount: 30, methodCode: "bd", customerFundId: saved.id, debitAgreement: true };
  const again = customer.call("deposits.create", { ...debit, idempotencyKey: crypto.randomUUID() });
  await expect(again).rejects.toThrow("404");
});
