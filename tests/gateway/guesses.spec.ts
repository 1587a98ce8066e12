// Guesses at a code of a sign-in, twenty at once: five are judged, and everybody is told the exact words (account §5).
import { describe, expect, it } from "vitest";
import { DEMO_PASSWORD, type Shop, startShop } from "#tests/shop.ts";

const GUS = "gus@example.com";
const LOCKED = "Your account has been locked due to too many incorrect 2FA attempts. Please contact support.";
const INCORRECT = "Code is incorrect or expired. Try again or contact support";

const refusalOf = (call: Promise<unknown>) =>
  call.then(
    () => expect.unreachable(),
    (error: { problem: { code: string; message: string } }) => `${error.problem.code} ${error.problem.message}`,
  );

/** Twenty tabs of one browser, or thieves with its cookies, that wait for the same code. */
function tabsOf(shop: Shop) {
  const waiting = new Map(shop.cookies);
  return Array.from({ length: 20 }, () => {
    const tab = shop.visit();
    for (const [name, value] of waiting) tab.cookies.set(name, value);
    return tab;
  });
}

describe("twenty guesses at once", () => {
  it.each([
    ["a password", async ({ caller }: Shop) => caller.session.login({ email: GUS, password: DEMO_PASSWORD })],
    ["a link", async ({ caller, levers }: Shop) => caller.session.autologin({ token: await levers.link(GUS) })],
  ])("at a sign-in by %s lock the account, and say so at every step", async (_, signIn) => {
    const shop = await startShop();
    await shop.levers.unlock(GUS);
    await refusalOf(signIn(shop));
    const wrong = String((Number(await shop.levers.code(GUS)) + 1) % 1_000_000).padStart(6, "0");
    const tabs = tabsOf(shop);

    const said = await Promise.all(
      tabs.map(({ caller }) => refusalOf(caller.session.enterCode({ otp: wrong, saveDevice: false }))),
    );

    const locked = `2fa_account_locked ${LOCKED}`;
    expect(said.sort()).toEqual([...Array(16).fill(locked), ...Array(4).fill(`2fa_incorrect ${INCORRECT}`)]);
    for (const { caller } of tabs.slice(0, 2)) {
      expect(await refusalOf(caller.session.login({ email: GUS, password: DEMO_PASSWORD }))).toBe(locked);
    }
  });
});
