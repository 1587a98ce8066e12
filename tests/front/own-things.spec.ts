// What belongs to a customer: no other customer opens it, no cache keeps it, and no other site sends its forms.
import { beforeAll, describe, expect, it } from "vitest";
import { type RouteName, routes } from "#site/routes.ts";
import { frontShopOfFile } from "./front-shop.ts";
import { PASSWORD, signIn } from "./people.ts";
import type { Visitor } from "./visitor.ts";

const shop = frontShopOfFile();
const newKey = () => crypto.randomUUID();

/** Joy, who has prize money, with a ticket, a share, two deposits and a withdrawal. */
let joy: Visitor;
let other: Visitor;
const ids: Record<string, string> = {};
beforeAll(async () => {
  joy = shop.visit();
  await signIn(joy, "joy");
  other = shop.visit();
  await signIn(other, "ivy");
  const create = (procedure: string, input: object) =>
    joy.call<Record<string, string>>(procedure, { ...input, idempotencyKey: newKey() });
  const ticket = {
    productType: "lottery_ticket",
    lotteryKey: "monday_lotto",
    gameType: "standard",
    gameOffer: "standard",
  };
  const share = {
    productType: "syndicate_share",
    lotteryKey: "saturday_syndicate",
    syndicateKey: "syn_0000000000000001",
  };
  await create("cart.addItem", { item: { ...ticket, numGames: 4, numDraws: 1 } });
  await create("cart.addItem", { item: { ...share, numShares: 1 } });
  const { cartTotal, revision } = await joy.call<{ cartTotal: object; revision: number }>("cart.get");
  const bought = await create("purchases.create", { cartRevision: revision, expectedTotal: cartTotal });
  const pending = await create("deposits.create", { amount: 20, methodCode: "bp", depositMethodId: "dpm_bp" });
  const done = await create("deposits.create", { amount: 20, methodCode: "td", depositMethodId: "dpm_td" });
  const withdrawal = await create("withdrawals.create", { amount: "1.00", payeeId: "wdm_do", method: "do" });
  const { orders } = await joy.call<{ orders: { id: string; productType: string }[] }>(
    `orders.list?input=${encodeURIComponent('{"status":"upcoming_products"}')}`,
  );
  const { transactions } = await joy.call<{ transactions: { id: string; type: string }[] }>(
    "transactions.list?input=%7B%7D",
  );
  const movement = (type: string) => transactions.find((one) => one.type === type)?.id ?? "";
  Object.assign(ids, {
    ticket: orders.find(({ productType }) => productType !== "syndicate_share")?.id,
    share: orders.find(({ productType }) => productType === "syndicate_share")?.id,
    ...{ checkout: bought["checkoutId"], pending: pending["depositId"], done: done["depositId"] },
    ...{ withdrawal: withdrawal["id"], deposited: movement("deposit"), withdrawn: movement("withdrawal") },
  });
});

it.each([
  "/my-account/upcoming-tickets/ticket/{ticket}",
  "/my-account/syndicate-tickets/share/{share}",
  "/receipt/{checkout}",
  "/cart/replay/{checkout}",
  "/cart/replay/{ticket}",
  "/my-account/deposit/details/{pending}",
  "/my-account/deposit/details/{done}/success",
  "/my-account/deposit/details/{done}/failure",
  "/my-account/deposit/{done}/cancel",
  "/my-account/deposit/authorisation/{done}",
  "/checkout/deposit/{done}/success",
  "/checkout/deposit/{done}/cancel",
  "/my-account/deposit/summary/{deposited}",
  "/my-account/withdraw/summary/{withdrawn}",
  "/my-account/withdraw/details/{withdrawal}",
])("%s opens for its customer only", async (pattern) => {
  const path = pattern.replace(/\{(\w+)\}/, (_, name: string) => ids[name] ?? `no ${name}`);
  expect((await joy.goto(path)).status).toBe(200);
  const { headers, status } = await other.goto(path);
  expect([status, headers["cache-control"]]).toEqual([404, "private, no-store"]);
  expect((await shop.visit().goto(path)).url).toContain("/login");
});

/** The pages of a customer whose path has no id. */
const pages = (Object.entries(routes) as [RouteName, (typeof routes)[RouteName]][])
  .filter(([, { audience, planned }]) => audience === "customer" && !planned)
  .map(([, { pattern }]) => pattern.replace(/\/:\w+\?$/, ""))
  .filter((path) => !path.includes(":"));

/** Values that pass the checks of fields, so that a form is refused for its origin. */
const VALUES: Record<string, string> = {
  ...{ amount: "5.00", way: "dpm_td", limit: "50.00", numbers: "1 2 3", email: "new@example.com", reason: "other" },
  ...{ currentPassword: PASSWORD, password: PASSWORD, confirmPassword: PASSWORD },
};

type Post = { action: string; body: string };

/** The forms of a page, filled in. */
async function postsOf(path: string): Promise<Post[]> {
  const { body } = await joy.goto(path);
  return body.querySelectorAll("form").flatMap((form) => {
    if (form.getAttribute("method")?.toLowerCase() !== "post") return [];
    const fields = new URLSearchParams();
    for (const control of form.querySelectorAll("input, select, textarea, button")) {
      const name = control.getAttribute("name");
      const option = control.querySelector("option:last-child");
      const value = (option ?? control).getAttribute("value");
      if (name && control.getAttribute("type") !== "file") fields.set(name, VALUES[name] ?? (value || "1"));
    }
    return [{ action: form.getAttribute("action") ?? path, body: fields.toString() }];
  });
}

describe("the pages of a customer", () => {
  it("are found", () => {
    expect(pages.length).toBeGreaterThan(15);
  });

  it.each(pages)("%s is in no cache, and refuses its forms from another site", async (path) => {
    expect((await joy.goto(path)).headers["cache-control"]).toContain("no-store");
    const cookie = [...joy.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    for (const { action, body } of await postsOf(path)) {
      // Redirects in every case, without an effect from another site.
      const isSilent = action === "/shell/banner" || action === "/shell/notifications";
      const headers = {
        ...{ cookie, accept: "text/html", "content-type": "application/x-www-form-urlencoded" },
        ...{ origin: "https://evil.example", "sec-fetch-site": "cross-site" },
      };
      const answer = await shop.ask(action.replaceAll("&amp;", "&"), { method: "POST", headers, body });
      expect([action, answer.status]).toEqual([action, isSilent ? 303 : 403]);
      if (isSilent) expect(answer.headers["set-cookie"]).toBeUndefined();
    }
  });
});
