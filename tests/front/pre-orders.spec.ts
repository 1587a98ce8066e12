// Pre-orders and scheduled tickets without a script: the page of the next draw, the cart, the receipt, the account.

import { describe, expect, it, vi } from "vitest";
import { PAYMENT_TIMES, TICKET_FIELDS } from "#site/features/play/play.form.ts";
import { SHARES_LABEL } from "#site/lib/shares.ts";
import { LABELS } from "#tests/labels.ts";
import { frontShopOfFile } from "./front-shop.ts";
import { one, textOf } from "./html.ts";
import { customerWithMoney } from "./people.ts";
import type { Page } from "./visitor.ts";

const shop = frontShopOfFile();
const FORM = { "item.raffleOffer": "book_20", "item.books": "1", "item.causeKey": "creek_menders" };

/** The page of the draw that takes pre-orders. */
const preOrderPath = async () =>
  /\/camper_raffle\/draw\/\d+/.exec((await shop.ask("/camper_raffle")).text)?.[0] ?? "no pre-order";

it("are offered on the raffle's page only while the capability is on", async () => {
  const path = await preOrderPath();
  const page = await shop.visit().goto(path);
  expect([page.status, page.title]).toEqual([200, expect.stringContaining("Pre-order Camper van raffle")]);
  expect(textOf(page.main)).toMatch(/Pre-order\s*Sales open .*Pre-order tickets.*You can cancel until then/s);

  await shop.controls.capability("pre_order", "off");
  expect(await preOrderPath()).toBe("no pre-order");
  expect((await shop.ask(path)).status).toBe(302);
});

it("cost nothing at the checkout, and are cancelled in the account (Recurring 13)", async () => {
  const path = await preOrderPath();
  const customer = await customerWithMoney(shop, 30);
  await customer.post(path, FORM);
  const cart = await customer.goto("/cart");
  expect(cart.text).toMatch(/Pre-order/);
  expect(textOf(one(cart.main, "region", "Payment"))).toMatch(
    /Charged when the draw opens\s*−\$15\.00.*Amount due\s*\$0\.00.*Nothing is charged now/s,
  );
  expect(cart.text).toMatch(/Pay for pre-orders with.*Wallet.*after 24 and 48 hours/s);
  expect(cart.text).not.toContain("Pay for later draws with");
  const receipt = await customer.submit(cart, "Place pre-order");
  expect(textOf(receipt.main)).toMatch(
    /20 raffle tickets pre-ordered for \$15\.00, not charged yet\..*Pre-order: not charged yet/s,
  );
  expect(receipt.text).not.toMatch(/bought|Your tickets? (is|are) in the draw/);

  const list = await customer.goto("/my-account/upcoming-tickets");
  const page = await customer.goto(/\/my-account\/scheduled-purchases\/sch_\w+/.exec(list.html)?.[0] ?? "");
  expect(textOf(page.main)).toMatch(
    /20 tickets.*Not charged yet: due .*\$15\.00 to your wallet on .*What pays.*Cancel pre-order/s,
  );
  const cancelled = await customer.submit(page, "Yes, cancel this pre-order");
  expect([cancelled.status, textOf(cancelled.main)]).toEqual([
    ...[200, expect.stringContaining("This pre-order is cancelled")],
  ]);
  expect((await customer.goto("/my-account/upcoming-tickets")).html).not.toContain("sch_");
});

it("are told apart from what is bought with them", async () => {
  const customer = await customerWithMoney(shop, 30);
  await customer.post(await preOrderPath(), FORM);
  const share = await customer.goto("/saturday_syndicate");
  await customer.submit(share, /^Add .*: Saturday System 8$/, { [SHARES_LABEL]: "2" });
  await customer.submit(await customer.goto("/monday_lotto"), /^Add/);
  const receipt = await customer.submit(await customer.goto("/cart"), /^Pay \$/);
  expect(textOf(receipt.main)).toMatch(/1 ticket and 2 shares bought\. 20 raffle tickets pre-ordered for \$15\.00/);
  expect(textOf(receipt.main)).toContain("Your tickets are in the draw.");
});

/** The draw after the next one, as a play page offers it. */
const laterDrawIn = ({ html }: Page) =>
  [...html.matchAll(/<option value="(\d+)"[^>]*>[^<]*(?:Next Available Draw|1st)</g)][1]?.[1];

describe("scheduled tickets", () => {
  it("are chosen on the play page of a later draw or in the cart, and cancelled in the account", async () => {
    const customer = await customerWithMoney(shop, 30);
    const next = await customer.goto("/monday_lotto");
    expect(next.text).not.toContain(PAYMENT_TIMES.later);
    const play = await customer.goto(`/monday_lotto?firstDrawNo=${laterDrawIn(next)}`);
    const cart = await customer.submit(play, /^Add/, { [TICKET_FIELDS.scheduled]: PAYMENT_TIMES.later });
    expect(textOf(cart.main)).toMatch(/Not paid now: due Mon/);
    const now = await customer.submit(cart, /^Buy it now instead for/);
    expect(textOf(now.main)).not.toContain("Not paid now");
    const again = await customer.submit(now, /^Pay later, on Mon.* for/);
    expect(textOf(one(again.main, "region", "Payment"))).toMatch(
      /Scheduled: charged later\s*−\$2\.70.*Amount due\s*\$0\.00.*never more than today's price/s,
    );
    const receipt = await customer.submit(again, "Schedule your ticket");
    expect(textOf(receipt.main)).toMatch(/1 ticket scheduled for \$2\.70, not charged yet\./);

    const list = await customer.goto("/my-account/upcoming-tickets");
    expect(textOf(list.main)).toMatch(/Scheduled tickets.*Not charged yet: due Mon/s);
    const page = await customer.goto(/\/my-account\/scheduled-purchases\/sch_\w+/.exec(list.html)?.[0] ?? "");
    const cancelled = await customer.submit(page, "Yes, cancel this scheduled ticket");
    expect(textOf(cancelled.main)).toContain("This scheduled ticket is cancelled");
  });

  const schedule = async (cents: number) => {
    const customer = await customerWithMoney(shop, cents);
    const play = await customer.goto(`/monday_lotto?firstDrawNo=${laterDrawIn(await customer.goto("/monday_lotto"))}`);
    await customer.submit(play, /^Add/, { [TICKET_FIELDS.scheduled]: PAYMENT_TIMES.later });
    await customer.submit(await customer.goto("/cart"), "Schedule your ticket");
    const list = await customer.goto("/my-account/upcoming-tickets");
    const open = await customer.goto(/\/my-account\/scheduled-purchases\/sch_\w+/.exec(list.html)?.[0] ?? "");
    return { customer, list, open };
  };

  it("lead to their ticket once they are charged, or say why they are not, also from a page that was left open", async () => {
    const { customer, list, open } = await schedule(30);
    const poor = await schedule(1);
    expect(textOf(poor.list.main)).not.toContain("No tickets in upcoming draws");
    // Sales of the draw before it stop, and the runner charges.
    await shop.clock("2026-11-23T09:25:00Z");
    await vi.waitFor(async () => expect((await customer.goto(open.url)).has("link", "See your ticket")).toBe(true), {
      timeout: 30_000,
    });
    await vi.waitFor(
      async () => expect((await poor.customer.goto(poor.list.url)).text).toContain("There wasn't enough money"),
      { timeout: 30_000 },
    );
    expect(textOf((await poor.customer.goto("/my-account")).main)).toMatch(
      /A payment failed.*Monday Lotto.*We try again on Mon/s,
    );
    const failed = await poor.customer.goto(poor.open.url);
    expect(textOf(failed.main)).toMatch(
      /The payment failed.*\$2\.70 was due.*Your wallet needs \$1\.70 more.*What pays/s,
    );
    const again = await poor.customer.submit(failed, LABELS.recurringRetry.submit);
    expect(textOf(again.main)).toContain("The payment failed again");
    expect((await customer.goto(list.url)).text, "the header's balance").toContain("Account $27.30");
    const late = await customer.submit(open, "Yes, cancel this scheduled ticket");
    expect([late.status, textOf(late.main)]).toEqual([
      ...[409, expect.stringContaining("This was bought already and cannot be cancelled.")],
    ]);
    expect((await customer.follow(late, "See your ticket")).url).toContain("/my-account/upcoming-tickets/ticket/");
  });
});
