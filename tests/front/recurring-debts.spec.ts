// What customers owe after their bank returned a debit, without a script. Yara owes for a ticket of her autoplay.
import { beforeAll, expect, it } from "vitest";
import { frontShopOfFile } from "./front-shop.ts";
import { textOf } from "./html.ts";
import { signIn } from "./people.ts";
import type { Visitor } from "./visitor.ts";
import { deposit } from "./wallet-deposits.ts";

const shop = frontShopOfFile();
let yara: Visitor;
beforeAll(async () => {
  yara = shop.visit();
  await signIn(yara, "yara");
});

const AUTOPLAYS = "/my-account/autoplay";
const money = (amount: number) => ({ amount, currency: "AUD" });

const DEBT = {
  id: "aut_debt",
  type: "autoplay",
  status: "recurring_status_active",
  quickpick: true,
  description: "4 games",
  last_attempt_status: "purchased",
  default_fund: { kind: "wallet" },
  minimum_jackpot_amount: { amount: 0, currency: "AUD" },
};

const SCHEDULED = { id: "sch_debt", order_id: "ord_debt", description: "2 games of Powerball", price: money(3.1) };

it("are said on the overview and in the list, with what the wallet lacks", async () => {
  const overview = textOf((await yara.goto("/my-account")).main);
  expect(overview).toMatch(/You owe \$2\.70.*See how to pay it/s);
  const list = await yara.goto(AUTOPLAYS);
  expect(textOf(list.main)).toMatch(
    /You owe \$2\.70.*4 x Wednesday Lotto games.*Only your wallet can pay this\.\s*Your wallet needs \$1\.70 more/s,
  );
  expect(list.has("button", "Pay $2.70 from your wallet")).toBe(false);
  expect((await yara.follow(list, "Deposit $1.70")).url).toBe("/my-account/deposit?amount=1.70");
  expect(textOf((await yara.goto("/my-account/coming-charges")).main)).toMatch(/You owe \$2\.70.*No other charges/s);
});

it("stop the autoplay: it cannot be resumed before they are paid", async () => {
  const page = await yara.follow(await yara.goto(AUTOPLAYS), /Wednesday Lotto/);
  expect([textOf(page.main), page.has("button", /^Resume/)]).toEqual([
    ...[expect.stringMatching(/Resume\s*Pay what you owe first\. Then you can resume it\./), false],
  ]);
  const attempts = [{ status: "debt_paid", at: "2026-11-19T00:00:00Z", fund_kind: "wallet", price: money(2.7) }];
  const paid = { ...DEBT, status: "recurring_status_paused", attempts };
  await shop.setReply("/v2/autoplay/aut_debt", { result: paid });
  const after = await yara.goto(`${AUTOPLAYS}/ticket/aut_debt`);
  expect([textOf(after.main), after.has("button", "Resume autoplay")]).toEqual([
    ...[expect.stringContaining("You have paid what you owed. Resume it to go on."), true],
  ]);
});

it("are paid with the next ticket at one press: both are said", async () => {
  const at = (time: string) => `2026-11-19T00:00:${time}Z`;
  const attempt = { price: money(2.7), fund_kind: "wallet" };
  const retried = async (statuses: string[], more: object = {}, query = "") => {
    const attempts = statuses.map((status, index) => ({ ...attempt, status, at: at(`0${9 - index}`) }));
    await shop.setReply("/v2/autoplay/aut_debt", { result: { ...DEBT, attempts, ...more } });
    return textOf((await yara.goto(`${AUTOPLAYS}?retried=aut_debt${query}`)).main);
  };
  const paid = await retried(["debt_paid"]);
  expect(paid).toMatch(/4 games: \$2\.70.*No new ticket was bought/s);
  expect(paid).not.toContain("Bought, and active again");
  const both = await retried(["purchased", "debt_paid"], {}, "&paid=aut_debt");
  expect(both).toMatch(/Bought, and active again\s*4 games.*4 games: \$2\.70/s);
  expect(both).not.toContain("No new ticket was bought");
  expect(await retried(["purchased", "debt_paid"])).not.toContain("4 games: $2.70");
  const over = await retried(["soft_failure"], { last_attempt_status: "soft_failure" });
  expect(over).toMatch(/Nothing to charge now.*4 games.*Nothing was charged/s);
});

it("include scheduled tickets, and only the wallet can pay them", async () => {
  const debt = { id: "att_debt", fund_source: "fnd_bank", fund_kind: "bank", failure_kind: "hard" };
  const replyLacking = (amount: number) => {
    const owed = { ...debt, owed: money(5.8), lacking: money(amount), recurring_purchases: [] };
    return shop.setReply("/v2/payment_resolutions", { result: [{ ...owed, scheduled_purchases: [SCHEDULED] }] });
  };
  await replyLacking(0);
  for (const list of [AUTOPLAYS, "/my-account/subscriptions"]) {
    const page = await yara.goto(list);
    expect(textOf(page.main)).toMatch(/You owe \$5\.80.*2 games of Powerball: \$3\.10.*Only your wallet/s);
    expect(page.has("button", "Pay $5.80 from your wallet")).toBe(true);
    expect(page.html).toContain('name="recurringPurchaseIds" value="sch_debt"');
    expect(page.has("link", /Add a card|Pay with something else/)).toBe(false);
  }
  expect((await yara.goto("/my-account")).text).toMatch(/You owe \$5\.80/);
  await replyLacking(1.7);
  const tried = textOf((await yara.goto(`${AUTOPLAYS}?retried=sch_debt`)).main);
  expect(tried).toMatch(/Still not paid.*2 games of Powerball.*You owe \$5\.80\. Your wallet needs \$1\.70 more/s);
});

it("are paid by a deposit at once, which the page says before and after, with the sums", async () => {
  expect((await yara.goto("/my-account/deposit")).text).toMatch(
    /You owe \$\d+\.\d\d.*that you owe as soon as your wallet covers it\./s,
  );
  const done = await deposit(yara, "1.70");
  expect(textOf(done.main)).toMatch(
    /\$1\.70 was added to your wallet\s*\$1\.70 of it and \$1\.00 that was in your wallet then paid what you owed.*Paid what you owed\s*\$1\.70, and \$1\.00 from your wallet/s,
  );
});
