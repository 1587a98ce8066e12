// Subscriptions in the account, without a script. Uma has two.
import { beforeAll, describe, expect, it } from "vitest";
import { LABELS } from "#tests/labels.ts";
import { frontShopOfFile } from "./front-shop.ts";
import { textOf } from "./html.ts";
import { signIn } from "./people.ts";
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

describe("a subscription", () => {
  it("is paused in one call, and the failed payments are read again (Recurring 3)", async () => {
    const page = await openFrom(SUBSCRIPTIONS, /Ticket Book/);
    const before = shop.asked.length;
    const paused = await uma.submit(page, "Pause subscription");
    const calls = shop.asked.slice(before).map((call) => call.replace(/\?.*/, ""));
    const id = page.url.split("/").at(-1);
    const change = calls.indexOf(`PATCH /v2/subscriptions/${id}/status`);
    expect(change).toBeGreaterThanOrEqual(0);
    expect(calls.slice(change)).toContain("GET /v2/payment_resolutions");
    await uma.submit(paused, "Resume subscription");
  });

  it("gets another book and cause (Recurring 14)", async () => {
    const page = await openFrom(SUBSCRIPTIONS, /Ticket Book/);
    const book = /<option value="(book_(?!5")\w+)"/.exec(page.html)?.[1] ?? "";
    const saved = await uma.submit(page, LABELS.recurring.submit, { gameOffer: book });
    expect(textOf(saved.main)).toMatch(
      new RegExp(`Your changes are saved\\..*${book.replace(/\D+/, "")} Ticket Book`, "s"),
    );
  });

  it.each([
    ["subscription_pause", ["Pause subscription", "Skip the next charge"]],
    ["subscription_cancel", ["Yes, cancel this subscription"]],
    ["subscription_edit", [LABELS.recurring.submit]],
  ] as const)("shows its controls only with %s", async (flag, buttons) => {
    const shown = async () => {
      const page = await openFrom(SUBSCRIPTIONS, /Ticket Book/);
      return buttons.filter((name) => page.has("button", name));
    };
    expect(await shown()).toEqual(buttons);
    await shop.controls.capability(flag, "off");
    expect(await shown()).toEqual([]);
  });

  it("is gone without subscription_manage", async () => {
    const { url } = await openFrom(SUBSCRIPTIONS, /Ticket Book/);
    await shop.controls.capability("subscription_manage", "off");
    expect([(await uma.goto(SUBSCRIPTIONS)).status, (await uma.goto(url)).status]).toEqual([404, 404]);
  });

  it.each([
    { list: SUBSCRIPTIONS, label: /Ticket Book/, path: "subscriptions", submit: "Pause subscription" },
    { list: AUTOPLAYS, label: /Monday Lotto/, path: "autoplays", submit: "Pause autoplay" },
  ])("shows the service's message if its status cannot change: $path", async ({ label, list, path, submit }) => {
    const page = await openFrom(list, label);
    const id = page.url.split("/").at(-1);
    const message = "Resume this before you pause it again.";
    const body = { messages: [{ code: "transition_not_allowed", message, level: "error" }] };
    await shop.setReply(`/v2/${path}/${id}/status`, { status: 422, body });
    const failed = await uma.submit(page, submit);
    expect(textOf(failed.main)).toContain(message);
    expect(textOf(failed.main)).not.toMatch(/AutoPlay/);
  });

  it("is cancelled for good, and leaves the list (Recurring 6)", async () => {
    const page = await openFrom(SUBSCRIPTIONS, /Ticket Book/);
    const cancelled = await uma.submit(page, "Yes, cancel this subscription");
    expect(textOf(cancelled.main)).toMatch(/It is cancelled\. Nothing more is charged\..*Cancelled/s);
    expect(cancelled.has("button", /subscription|Save/)).toBe(false);
    expect((await uma.goto(SUBSCRIPTIONS)).html).not.toContain(page.url);
  });

  it("is not found for another customer", async () => {
    const page = await openFrom(SUBSCRIPTIONS, /Monday Lotto/);
    const joy = shop.visit();
    await signIn(joy, "joy");
    expect((await joy.goto(page.url)).status).toBe(404);
  });

  it("is cancelled in other words where one list shows both", async () => {
    const page = await openFrom(SUBSCRIPTIONS, /Monday Lotto/);
    await shop.controls.capability("recurring_purchases_combined", "on");
    const cancelled = await uma.submit(await uma.goto(page.url), "Yes, cancel this subscription");
    expect(textOf(cancelled.main)).toContain("Your recurring purchase is cancelled. Nothing more is charged.");
  });
});
