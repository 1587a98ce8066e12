// Tests twenty concurrent wrong codes at sign-in: five are checked, and every reply has the exact message (account §5).
import { describe, expect, it } from "vitest";
import { type Shop, startShop } from "#tests/shop.ts";
import { GUS, INCORRECT, LOCKED, wrongCodeFor } from "#tests/two-factor.ts";
import { enter, logIn } from "./coded.ts";
import { refusalOf } from "./refusal.ts";

/** Opens twenty tabs with the same cookies, all waiting for the same code. */
function tabsOf(shop: Shop) {
  const waiting = new Map(shop.cookies);
  return Array.from({ length: 20 }, () => {
    const tab = shop.visit();
    for (const [name, value] of waiting) tab.cookies.set(name, value);
    return tab;
  });
}

const describeProblem = ({ code, message }: Record<string, unknown>) => `${code} ${message}`;

describe("20 concurrent wrong codes", () => {
  it.each([
    ["a password", (shop: Shop) => logIn(shop, GUS)],
    ["a link", async ({ caller, controls }: Shop) => caller.session.autologin({ token: await controls.link(GUS) })],
  ])("lock the account at a sign-in by %s, and every step reports it", async (_, signIn) => {
    const shop = await startShop();
    await shop.controls.unlock(GUS);
    await refusalOf(signIn(shop));
    const wrong = wrongCodeFor(await shop.controls.code(GUS));
    const tabs = tabsOf(shop);

    const problems = await Promise.all(tabs.map(async (tab) => describeProblem(await refusalOf(enter(tab, wrong)))));

    const locked = `2fa_account_locked ${LOCKED}`;
    expect(problems.sort()).toEqual([...Array(16).fill(locked), ...Array(4).fill(`2fa_incorrect ${INCORRECT}`)]);
    for (const tab of tabs.slice(0, 2)) expect(describeProblem(await refusalOf(logIn(tab, GUS)))).toBe(locked);
  });
});
