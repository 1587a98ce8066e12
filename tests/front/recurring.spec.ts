// Autoplays and subscriptions in the account, without a script. Uma has one in every state.

import { beforeAll, describe, expect, it } from "vitest";
import { LABELS } from "#tests/labels.ts";
import { frontShopOfFile } from "./front-shop.ts";
import { all, textOf } from "./html.ts";
import { customerWithMoney, loginEntries, signIn } from "./people.ts";
import type { Page, Visitor } from "./visitor.ts";

const shop = frontShopOfFile();
let uma: Visitor;
beforeAll(async () => {
  uma = shop.visit();
  await signIn(uma, "uma");
});

const AUTOPLAYS = "/my-account/autoplay";
const SUBSCRIPTIONS = "/my-account/subscriptions";

/** Opens the ticket page that a list links with this text. */
async function openFrom(list: string, label: RegExp): Promise<Page> {
  const page = await uma.goto(list);
  return uma.follow(page, label, page.main);
}
/** The form that charges a failed payment again. */
const retryIn = ({ main }: Page) =>
  all(main, "button", /^Pay \$/)
    .at(0)
    ?.closest("form") ?? main;
const openMonday = () => openFrom(AUTOPLAYS, /Monday Lotto/);

describe("the lists", () => {
  it("show status, frequency, next draw, what pays and failures", async () => {
    const autoplays = await uma.goto(AUTOPLAYS);
    expect([autoplays.status, textOf(autoplays.main)]).toEqual([200, expect.stringContaining("3 autoplays")]);
    const text = textOf(autoplays.main);
    expect(text).toMatch(/4 x Monday Lotto games\s*Weekly\s*Next draw Monday .*Paid by: Your wallet.*Active/s);
    expect(text).toMatch(/Jackpots 20 Million and over.*Paid by: Visa ending in 4242.*Paused until \d+ \w+ \d{4}/s);
    expect(text).toMatch(/1 x Syndicate shares.*Payment failed/s);
    expect(text).toMatch(/What pays\s*1 of these has its own payment method now: Visa ending in 4242\./);
    const subscriptions = textOf((await uma.goto(SUBSCRIPTIONS)).main);
    expect(subscriptions).toMatch(
      /2 subscriptions.*5 Ticket Book of [^\n]*?Every draw\s*Supports \w+[^\n]*?Billed every month, if there is a new draw.*Next charge \d+ \w+/s,
    );
    expect(subscriptions).toMatch(/Monday Lotto games.*Paused\s*Payment failed/s);
  });

  it("lead to the combined list where that is on (Recurring 2)", async () => {
    await shop.controls.capability("recurring_purchases_combined", "on");
    for (const path of [AUTOPLAYS, SUBSCRIPTIONS]) {
      const page = await uma.goto(path);
      expect([page.url, textOf(page.main)]).toEqual([
        ...["/my-account/recurring-purchases", expect.stringMatching(/5 recurring purchases/)],
      ]);
      const one = await uma.follow(page, path === AUTOPLAYS ? /Powerball/ : /Ticket Book/);
      expect(one.has("heading", "Your recurring purchase")).toBe(true);
      expect((await uma.follow(one, "See all your recurring purchases")).url).toBe(page.url);
    }
  });

  it("are linked in the account menu, and gone without their capability", async () => {
    const page = await uma.goto(AUTOPLAYS);
    for (const label of ["Autoplay", "Subscriptions"]) expect(page.has("link", label)).toBe(true);
    await shop.controls.capability("autoplay_manage", "off");
    expect((await uma.goto(AUTOPLAYS)).status).toBe(404);
  });
});

describe("other customers", () => {
  it("are charged through a bank account, and cannot resume what the organiser has stopped", async () => {
    const walt = shop.visit();
    await signIn(walt, "walt");
    const list = await walt.goto(AUTOPLAYS);
    expect(textOf(list.main)).toMatch(/Paid by: Bank account.*Active/s);
    const stopped = all(list.main, "link")
      .find((one) => /Powerball/.test(textOf(one)))
      ?.getAttribute("href");
    expect(textOf(list.main)).toContain("The organiser has turned off tickets for later draws");
    const page = await walt.goto(stopped ?? "none");
    expect([textOf(page.main), page.has("button", /^Resume/)]).toEqual([
      ...[expect.stringContaining("The organiser has turned off tickets for later draws"), false],
    ]);
    const answer = await walt.post(`${page.url}?change=resume`, {});
    expect([answer.status, answer.text]).toEqual([409, expect.stringContaining("Cannot Unpause AutoPlay")]);
  });

  it("see no edit form where there is nothing to choose, and a forged one changes nothing", async () => {
    const customer = await customerWithMoney(shop, 10);
    const cart = await customer.submit(await customer.goto("/your_hospice_lottery/subscriptions"), /^Add/);
    const list = await customer.follow(await customer.submit(cart, /^Pay \$/), "See my subscription");
    const page = await customer.follow(list, /Ticket Book/);
    expect([page.status, page.text]).toEqual([200, expect.not.stringContaining("Change what it buys")]);
    const posted = await customer.post(`${page.url}?change=edit`, {});
    expect(textOf(posted.main)).toContain("Nothing was changed.");
  });

  it("have one list in a segment of their own, with its own words for a cancel (Recurring 2)", async () => {
    const xena = shop.visit();
    // The address of a mail about a failed charge, opened by a customer who is signed out.
    const login = await xena.goto(SUBSCRIPTIONS);
    expect(login.url).toBe(`/login?next=${encodeURIComponent(SUBSCRIPTIONS)}`);
    const list = await xena.submit(login, LABELS.login.submit, loginEntries("xena@example.com"), login.main);
    expect([list.url, textOf(list.main)]).toEqual([
      ...["/my-account/recurring-purchases", expect.stringContaining("3 recurring purchases")],
    ]);
    const hrefs = all(list.main, "link").map((one) => one.getAttribute("href") ?? "");
    const page = await xena.goto(hrefs.find((href) => href.includes("/rec_")) ?? "none");
    const cancelled = await xena.submit(page, "Yes, cancel this subscription");
    expect(textOf(cancelled.main)).toContain("Your recurring purchase is cancelled. Nothing more is charged.");
    expect(textOf((await xena.goto("/my-account/recurring-purchases")).main)).toContain("2 recurring purchases");
  });
});

describe("the lists' forms", () => {
  it("are led to by a notice on the overview", async () => {
    const overview = await uma.goto("/my-account");
    expect(textOf(overview.main)).toContain(
      "The payment for an autoplay failed We couldn't charge you for 1 x Syndicate shares of Saturday",
    );
    expect(textOf(overview.main)).toContain("Your wallet holds enough now. Try the payment again");
    const hrefs = all(overview.main, "link", /Choose how to pay|Try the payment again/).map((link) =>
      link.getAttribute("href"),
    );
    expect(hrefs.sort()).toEqual([AUTOPLAYS, SUBSCRIPTIONS]);
  });

  it("choose what pays", async () => {
    const page = await uma.goto(AUTOPLAYS);
    const card = await uma.submit(page, LABELS.recurringMethod.submit, { "Visa ending in 4242": true });
    expect(textOf(card.main)).toMatch(
      /From the next charge, Visa ending in 4242 pays\..*Visa ending in 4242 pays when you try again.*Unpaid draw.*Payment failed.*Monday Lotto.*Paid by: Visa ending in 4242/s,
    );
    expect(textOf((await uma.goto("/my-account")).main)).toContain(
      "$1.33 was due. Visa ending in 4242 pays when you try again.",
    );
    const adding = await uma.follow(card, "Add a card");
    expect(adding.has("button", LABELS.recurringMethod.submit)).toBe(false);
    await uma.submit(card, LABELS.recurringMethod.submit, { Wallet: true });
  });

  it("show only their own failed payments, with the reason (Recurring 15)", async () => {
    const autoplays = textOf((await uma.goto(AUTOPLAYS)).main);
    expect(autoplays).toMatch(
      /A payment failed.*Your wallet couldn't pay for this yet.*Syndicate shares of .* There wasn't.*Your wallet holds enough now\. To pay, press “Try the payment again”/s,
    );
    expect(autoplays).not.toContain("Your card was declined");
    const subscriptions = textOf((await uma.goto(SUBSCRIPTIONS)).main);
    expect(subscriptions).toMatch(
      /Visa ending in 4242 couldn't pay for this\. It is paused.*Monday Lotto games Your card was declined/s,
    );
    expect(subscriptions).not.toContain("Syndicate shares");
  });

  it("try a failed payment again, and tell what still failed (Recurring 18)", async () => {
    const page = await uma.goto(AUTOPLAYS);
    const id = /name="recurringPurchaseIds" value="(\w+)"/.exec(page.html)?.[1] ?? "";
    const result = [{ recurring_purchase_id: id, attempt_status: "soft_failure" }];
    await shop.setReply("/v2/process_recurring_purchases/sync", { result });
    const again = await uma.submit(page, LABELS.recurringRetry.submit);
    expect(shop.asked).toContain("POST /v2/process_recurring_purchases/sync");
    expect(textOf(again.main)).toMatch(/Still not paid.*1 x Syndicate shares of [^:]*: There wasn't enough money/s);
    await shop.controls.capability("recurring_purchase_retry", "off");
    expect((await uma.goto(AUTOPLAYS)).has("button", LABELS.recurringRetry.submit)).toBe(false);
  });

  it("keep the choice and say so if a retry is refused", async () => {
    const page = await uma.goto(SUBSCRIPTIONS);
    await shop.setReply("/v2/process_recurring_purchases/sync", "down");
    const refused = await uma.submit(page, LABELS.recurringRetry.submit);
    expect(refused.status).toBeGreaterThanOrEqual(500);
    expect(textOf(refused.main)).toMatch(/We couldn't try the payment again.*A payment failed/s);
    const keyIn = ({ html }: Page) => /name="idempotencyKey" value="([^"]+)"/.exec(html)?.[1];
    expect(keyIn(refused)).toBe(keyIn(page));
  });

  it("offer what helps where a spend limit refused the charge", async () => {
    const money = { amount: 2.7, currency: "AUD" };
    const reason = "$2.70 is over your spend limit.";
    const purchase = {
      id: "aut_limited",
      type: "autoplay",
      status: "recurring_status_active",
      quickpick: true,
      description: "4 games",
      last_attempt_status: "soft_failure",
      default_fund: { kind: "wallet" },
      minimum_jackpot_amount: { amount: 0, currency: "AUD" },
      attempts: [{ status: "soft_failure", at: "2026-11-19T00:00:00Z", fund_kind: "wallet", price: money, reason }],
    };
    const failure = { id: "att_limited", fund_source: "wallet", fund_kind: "wallet", failure_kind: "soft" };
    const result = [{ ...failure, blocked_by: "spend_limit", recurring_purchases: [purchase] }];
    await shop.setReply("/v2/payment_resolutions", { result });
    const page = await uma.goto(AUTOPLAYS);
    expect(textOf(page.main)).toMatch(/4 games \$2\.70 is over your spend limit\..*however you pay/s);
    const link = all(page.main, "link", "See your spend limits").map((one) => one.getAttribute("href"));
    expect([link, page.has("button", LABELS.recurringRetry.submit)]).toEqual([["/my-account/spend-limits"], true]);
    expect(page.has("link", /Add a card|Pay with something else/)).toBe(false);
    expect((await uma.goto("/my-account")).has("link", "See why")).toBe(true);
  });

  it("add a card as a step, which needs a script, and then offer the default", async () => {
    const page = await uma.follow(await uma.goto(SUBSCRIPTIONS), "Add a card");
    expect(textOf(page.main)).toMatch(/Add a card.*It becomes your default.*Saving a card needs JavaScript/s);
    const saved = await uma.goto(page.url.replace("add-card", "payment-method-updated"));
    expect(textOf(saved.main)).toContain("Your card is saved as your default.");
    expect(/<input[^>]*checked[^>]*>\s*(?:<[^>]*>)*Visa ending in 4242/.test(retryIn(saved).outerHTML)).toBe(true);
  });
});

describe("an autoplay", () => {
  it("is paused until a day, and resumed (Recurring 4)", async () => {
    const page = await openMonday();
    const weeks = /<option value="(\d{4}-\d\d-\d\d)">4 weeks/.exec(page.html)?.[1] ?? "";
    const paused = await uma.submit(page, "Pause autoplay", { pausedUntil: weeks });
    expect(textOf(paused.main)).toMatch(/It is paused\..*Paused until/s);
    const resumed = await uma.submit(paused, "Resume autoplay");
    expect(textOf(resumed.main)).toMatch(/It is active\. The draw on Monday 30 Nov.* is bought next\..*Active/s);
    const endless = await uma.submit(resumed, "Pause autoplay");
    expect(textOf(endless.main)).toMatch(/It is paused\./);
    await uma.submit(endless, "Resume autoplay");
  });

  it("is paused until a day of the customer's, not a past or an impossible one", async () => {
    for (const [ownDay, message] of [
      ["2026-11-19", "Choose a day after today."],
      ["2027-02-31", "Enter a real date."],
      ["2028-01-01", "Choose a day within a year."],
    ] as const) {
      const refused = await uma.submit(await openMonday(), "Pause autoplay", { ownDay });
      expect([refused.status, textOf(refused.main)]).toEqual([422, expect.stringContaining(message)]);
      expect(refused.html).toContain(`value="${ownDay}"`);
    }
    const paused = await uma.submit(await openMonday(), "Pause autoplay", { ownDay: "2027-06-05" });
    expect(textOf(paused.main)).toContain("Paused until 5 June 2027");
    await uma.submit(paused, "Resume autoplay");
  });

  it("skips one draw and goes on after it", async () => {
    const skipped = await uma.submit(await openMonday(), "Skip the next draw");
    expect(textOf(skipped.main)).toMatch(
      /The draw of 30 November 2026 is skipped\. The draw on Monday 7 Dec.* is bought next\./s,
    );
    const back = await uma.submit(skipped, "Don't skip it");
    expect(textOf(back.main)).toContain("It is active. The draw on Monday 30 Nov");
  });

  it("shows its numbers and every charge with its reason", async () => {
    expect(all((await openMonday()).main, "listitem").length).toBeGreaterThanOrEqual(4);
    const shares = await openFrom(AUTOPLAYS, /Syndicate shares/);
    expect(shares.has("button", LABELS.recurringRetry.submit)).toBe(true);
    expect(textOf(shares.main)).toMatch(
      /Charges.*Draw.*Payment failed: There wasn't enough money in your wallet: \$1\.33 was due\./s,
    );
  });

  it("is edited: games, own name, numbers", async () => {
    const more = await uma.submit(await openMonday(), LABELS.recurring.submit, { numGames: "6" });
    expect(textOf(more.main)).toMatch(/Your changes are saved\..*6 x Monday Lotto games/s);
    const named = await uma.submit(more, LABELS.recurring.submit, { description: "Family numbers" });
    expect(textOf(named.main)).toContain("Family numbers");
    const chance = await uma.submit(named, LABELS.recurringNumbers.submit, {
      "New random numbers for every draw": true,
    });
    expect(textOf(chance.main)).toContain("New random numbers for every draw.");
    const fewer = await uma.submit(chance, LABELS.recurring.submit, { numGames: "4" });
    expect(textOf(fewer.main)).toContain("Family numbers");
    const back = await uma.submit(fewer, LABELS.recurring.submit, { description: "" });
    expect(textOf(back.main)).toContain("4 x Monday Lotto games");
    const few = await uma.submit(back, LABELS.recurring.submit, { numGames: "1" });
    expect(textOf(few.main)).toMatch(/Choose from \d+ to \d+ games/);
    const none = await uma.submit(few, LABELS.recurring.submit, { numGames: "0", description: "Mine" });
    expect([none.status, textOf(none.main)]).toEqual([422, expect.stringContaining("Enter 1 or more.")]);
    expect(none.html).toContain('value="Mine"');
    const empty = await uma.submit(none, LABELS.recurring.submit, { numGames: "" });
    expect([empty.status, textOf(empty.main)]).toEqual([422, expect.stringContaining("This field is required")]);
  });

  it("waits for a smallest jackpot where the first prize grows", async () => {
    const button = LABELS.recurringJackpot.submit;
    expect((await openMonday()).has("button", button)).toBe(false);
    const page = await openFrom(AUTOPLAYS, /Powerball/);
    const jackpot = await uma.submit(page, button, { minimumJackpotAmount: "5,500,000" });
    expect(textOf(jackpot.main)).toContain("Jackpots 5.5 Million and over");
    const refused = await uma.submit(jackpot, button, { minimumJackpotAmount: "1.234" });
    expect(textOf(refused.main)).toContain("Amount must follow format e.g: 1.50");
    expect(refused.main.querySelector("[autofocus]")?.getAttribute("name")).toBe("minimumJackpotAmount");
  });

  it.each([
    [
      409,
      "autosession_off",
      "Cannot Unpause AutoPlay",
      /organiser has turned off ticket creation.*cannot be unpaused\./,
    ],
    [
      503,
      "service_unavailable",
      "Cannot update AutoPlay status",
      /Sorry, there was an unexpected error.*your autoplay\./,
    ],
  ])(
    "a failed change of its status, %d, has the specified message (Recurring 7, 8)",
    async (status, code, title, text) => {
      const page = await openFrom(AUTOPLAYS, /Powerball/);
      const id = page.url.split("/").at(-1);
      const body = { messages: [{ code, message: "No.", level: "error" }] };
      await shop.setReply(`/v2/autoplays/${id}/status`, { status, body });
      const failed = await uma.submit(page, "Resume autoplay");
      expect([textOf(failed.main), textOf(failed.main)]).toEqual([
        ...[expect.stringContaining(title), expect.stringMatching(text)],
      ]);
    },
  );

  it.each([
    ["autoplay_pause", ["Pause autoplay", "Skip the next draw"]],
    ["autoplay_cancel", ["Yes, cancel this autoplay"]],
    ["autoplay_edit", [LABELS.recurring.submit, LABELS.recurringNumbers.submit]],
  ] as const)("shows its controls only with %s", async (flag, buttons) => {
    const shown = async () => {
      const page = await openFrom(AUTOPLAYS, /Monday Lotto|Family/);
      return buttons.filter((name) => page.has("button", name));
    };
    expect(await shown()).toEqual(buttons);
    await shop.controls.capability(flag, "off");
    expect(await shown()).toEqual([]);
  });

  it("is bought with another fund after a failure", async () => {
    const failed = await uma.goto(AUTOPLAYS);
    const choice = await uma.follow(failed, "Pay with something else");
    // The method that failed is not chosen again unseen.
    expect(choice.main.querySelector("[name=fundId][checked]")).toBeNull();
    const unchosen = await uma.submit(choice, /^Pay \$/, {}, retryIn(choice));
    expect([unchosen.status, unchosen.text]).toEqual([422, expect.stringContaining("This field is required")]);
    expect(unchosen.text).not.toContain("Still not paid");
    const bought = await uma.submit(unchosen, /^Pay \$/, { "Visa ending in 4242": true }, retryIn(unchosen));
    expect(textOf(bought.main)).toMatch(
      /Bought\s*1 x Syndicate shares.* for \$\d+\.\d\d, paid by Visa ending in 4242\.\s*See your ticket.*Visa ending in 4242 pays for this/s,
    );
    expect(textOf(bought.main)).not.toMatch(/A payment failed|Still not paid/);
  });
});
