// The flags of withdrawals, through the gateway to the ledger: each off and on.
import { expect, it } from "vitest";
import { advanceWithdrawals } from "#services/main/wallet/withdrawals/withdrawals.commands.ts";
import { EXAMPLE_NOW } from "#tests/services/open-services.ts";
import { startShop } from "#tests/shop.ts";

const ACCOUNT = { type: "national", bankCode: "062-000", accountNumber: "123456789" } as const;

/** Joy, who has prize money and is not verified. */
async function openJoy() {
  const shop = await startShop();
  await shop.signIn("joy");
  const { caller, controls, services } = shop;
  const addAccount = async (accountName: string) => (await caller.funds.addBank({ ...ACCOUNT, accountName })).id;
  /** Returns the status after the runner's next round. */
  async function withdraw(payeeId: string) {
    const bank = { method: "tt", bankType: "national" } as const;
    const { id } = await caller.withdrawals.create({
      ...bank,
      amount: "2",
      payeeId,
      idempotencyKey: crypto.randomUUID(),
    });
    while ((await advanceWithdrawals(services.db, new Date(EXAMPLE_NOW))) > 0);
    return (await caller.withdrawals.get({ id })).status;
  }
  return { controls, addAccount, withdraw };
}

it("wallet_withdrawal_npp: a verified account is paid at once", async () => {
  const { controls, addAccount, withdraw } = await openJoy();
  const id = await addAccount("Joy Example");
  await controls.capability("wallet_withdrawal_npp", "off");
  expect(await withdraw(id)).toBe("requested");
  await controls.capability("wallet_withdrawal_npp", "on");
  expect(await withdraw(id)).toBe("paid");
});

it("wallet_withdrawal_npp_verification: only verified accounts are paid", async () => {
  const { controls, addAccount, withdraw } = await openJoy();
  const id = await addAccount("J Example");
  await controls.capability("wallet_withdrawal_npp_verification", "off");
  expect(await withdraw(id)).toBe("requested");
  await controls.capability("wallet_withdrawal_npp_verification", "on");
  await expect(withdraw(id)).rejects.toMatchObject({ problem: { code: "bank_account_unverified" } });
});

it("wallet_withdrawal_requires_verification: only verified customers withdraw", async () => {
  const { controls, addAccount, withdraw } = await openJoy();
  const id = await addAccount("Joy Example");
  await controls.capability("wallet_withdrawal_requires_verification", "off");
  expect(await withdraw(id)).toBe("paid");
  await controls.capability("wallet_withdrawal_requires_verification", "on");
  await expect(withdraw(id)).rejects.toMatchObject({ problem: { code: "verify_account_required" } });
});
