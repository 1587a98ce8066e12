// Spend limits, with plain forms: set, lower, raise, remove, and what they refuse in the cart.
import { describe, expect, it } from "vitest";
import { LABELS } from "#tests/labels.ts";
import { frontShopOfFile } from "./front-shop.ts";
import { all, descriptionOf, field, one } from "./html.ts";
import { addQuickPick, customerWithMoney } from "./people.ts";
import type { Page, Visitor } from "./visitor.ts";

const shop = frontShopOfFile();
const PATH = "/my-account/spend-limits";
const ZERO = "Yes, a limit of zero: I can't buy tickets, and can change that after 7 days at the earliest.";
const DEPOSIT_ZERO = "Yes, a limit of zero: I can't deposit, and can change that after 7 days at the earliest.";
const formOf = ({ main }: Page, name = "Weekly limit") => {
  const form = main.querySelectorAll("form").find((one) => one.getAttribute("aria-label") === name);
  if (!form) throw new Error(`no form ${name}`);
  return form;
};
const set = (customer: Visitor, page: Page, button: string, limit: string) =>
  customer.submit(page, button, { [LABELS.limit.limit]: limit }, formOf(page));

describe("/my-account/spend-limits", () => {
  it("Limits 2, 3: a first or lower limit applies at once, a higher one after seven days, the same cancels that", async () => {
    const customer = await customerWithMoney(shop, 30);
    const wrong = await set(customer, await customer.goto(PATH), LABELS.limit.submit, "1.505");
    expect(descriptionOf(field(formOf(wrong), LABELS.limit.limit))).toMatch(/Amount must follow format e\.g: 1\.50$/);
    const huge = await set(customer, wrong, LABELS.limit.submit, "1000000.01");
    expect(descriptionOf(field(formOf(huge), LABELS.limit.limit))).toMatch(/equal to or less than \$1,000,000\.00\.$/);
    const first = await set(customer, wrong, LABELS.limit.submit, "5");
    expect(first.text).toContain("$2.30 left");
    expect(first.text).toContain("Your Spend Limit has been successfully updated to $5.00 a week.");

    const raised = await set(customer, first, LABELS.limitChange.submit, "80");
    expect(raised.text).toContain("Your limit rises to $80.00 on Friday 27 November 2026.");
    expect(raised.text).toMatch(/It rises to \$80\.00 on Friday 27 November 2026\./);
    expect(raised.text).toContain("$2.30 left");
    expect(raised.text).not.toContain("successfully updated");
    expect((await set(customer, raised, LABELS.limitChange.submit, "5")).text).not.toContain("It rises");
    await set(customer, raised, LABELS.limitChange.submit, "80");
    await shop.clock("+7d");
    expect((await customer.goto(PATH)).text).toContain("$80.00 left");
  });

  it("Limits 1, 14: is read only with its flag, and for customers only", async () => {
    const customer = await customerWithMoney(shop, 1);
    await customer.goto(PATH);
    expect(shop.asked).toContain("GET /v2/spend-limits");
    await shop.controls.capability("spend_limits", "off");
    expect((await customer.goto(PATH)).status).toBe(404);
    await shop.controls.capability("spend_limits", "default");
    const guest = shop.visit();
    expect((await guest.goto(PATH)).url).toBe(`/login?next=${encodeURIComponent(PATH)}`);
    await expect(guest.call("limits.spend")).rejects.toThrow("signed_out");
    expect(shop.asked.filter((call) => call.includes("spend-limits"))).toEqual([]);
  });

  it("Limits 5, 6, 9, 13: blocks the cart, which links to the limits and cannot be closed; the tightest applies", async () => {
    const customer = await customerWithMoney(shop, 30);
    const page = await set(customer, await customer.goto(PATH), LABELS.limit.submit, "100");
    await customer.submit(page, LABELS.limit.submit, { [LABELS.limit.limit]: "3" }, formOf(page, "Daily limit"));
    const cart = await addQuickPick(customer);
    expect(cart.text.split("This is over your daily limit by $2.40: $0.30 left, cart $2.70.")).toHaveLength(2);
    expect(cart.has("button", "Close")).toBe(false);
    const limits = await customer.follow(cart, "See your spend limits");
    expect(limits.url).toBe(PATH);
    const lower = await customer.submit(
      limits,
      LABELS.limitChange.submit,
      { [LABELS.limit.limit]: "2.50" },
      formOf(limits, "Daily limit"),
    );
    expect(lower.text).toContain("Your Spend Limit has been successfully updated to $2.50 a day.");
  });

  it("says what a limit of zero means, also for deposits", async () => {
    const customer = await customerWithMoney(shop, 30);
    const asks = await set(customer, await customer.goto(PATH), LABELS.limit.submit, "0");
    expect([asks.status, asks.text]).toEqual([422, expect.stringContaining("Tick the box to confirm.")]);
    expect(asks.text).not.toContain("You can't buy tickets. A higher limit");
    const yes = { [LABELS.limit.limit]: "0", [ZERO]: true };
    const page = await customer.submit(asks, LABELS.limit.submit, yes, formOf(asks));
    expect(page.text).toContain("You can't buy tickets. A higher limit, or none, takes effect after 7 days.");
    const deposits = await customer.goto("/my-account/precommitment-limit");
    const again = await customer.submit(deposits, LABELS.limit.submit, { [LABELS.limit.limit]: "0" });
    expect(again.text).not.toContain("You can't deposit.");
    const none = await customer.submit(again, LABELS.limit.submit, { [LABELS.limit.limit]: "0", [DEPOSIT_ZERO]: true });
    expect(none.text).toContain("You can't deposit.");
  });

  it("Limits 4: ends a limit after seven days, and no limit of another customer", async () => {
    const customer = await customerWithMoney(shop, 30);
    const page = await set(customer, await customer.goto(PATH), LABELS.limit.submit, "5");
    const id = one(formOf(page, "Remove weekly limit"), "button", /Remove/) && page.html.match(/spl_[0-9a-f]+/)?.[0];
    const other = await customerWithMoney(shop, 1);
    await expect(other.call("limits.deleteSpend", { spendLimitId: id })).rejects.toThrow("no limit with this id");

    const ending = await customer.submit(page, /Remove limit/, {}, formOf(page, "Remove weekly limit"));
    for (const text of ["Your limit ends on", "This limit ends on"])
      expect(ending.text).toContain(`${text} Friday 27 November 2026.`);
    expect(all(ending.main, "button", /Remove/)).toEqual([]);
    await expect(customer.call("limits.deleteSpend", { spendLimitId: id })).rejects.toThrow("already changing");
    await shop.clock("+8d");
    expect((await customer.goto(PATH)).has("button", LABELS.limitChange.submit)).toBe(false);
  });
});
