// Daily Winners with plain forms: who may join, what members see, and the giveaways (account §4).

import { describe, expect, it } from "vitest";
import { TRY_AGAIN } from "#site/ui/feedback/feedback.ts";
import { LABELS } from "#tests/labels.ts";
import { frontShopOfFile } from "./front-shop.ts";
import { all, field, one, textOf } from "./html.ts";
import { customerWithMoney, register, signIn } from "./people.ts";
import type { Page } from "./visitor.ts";
import { answerBank, TEST_MONEY } from "./wallet-deposits.ts";

const shop = frontShopOfFile();
const PATH = "/daily-winners";
const JOIN = "Join Daily Winners";
const LOCKED = "Locked entries don't count yet.";

const member = async (name: string) => {
  const visitor = shop.visit();
  await signIn(visitor, name);
  return visitor;
};
const cardsOf = ({ main }: Page) => main.querySelectorAll(".giveaway");

it.each([
  ["membership_program", PATH],
  ["membership_program", `${PATH}/winners`],
  ["membership_program", `${PATH}/giveaways/special/1`],
  ["membership_purchase", `${PATH}/membership-tiers`],
] as const)("without %s, %s is not available (Membership 1, 2 and 10)", async (flag, path) => {
  expect((await shop.visit().goto(path)).status).toBe(200);
  await shop.controls.capability(flag, "off");
  expect((await shop.visit().goto(path)).status).toBe(404);
});

it.each(["/my-account/current-giveaways", "/my-account/closed-giveaways"])(
  "without giveaway_entries, %s is not available; with it, nine show (Membership 8, 11; Orders 11)",
  async (path) => {
    const abe = await member("abe");
    const page = await abe.goto(path);
    expect(cardsOf(page)).toHaveLength(path.includes("closed") ? 9 : 3);
    await shop.controls.capability("giveaway_entries", "off");
    expect((await abe.goto(path)).status).toBe(404);
  },
);

it("shows each field of the config: pictures, links, terms, and Markdown without its scripts", async () => {
  const more = { label: "More about it", href: "/about-us", image: "/files/coast-rescue-harbour" };
  await shop.setReply("/rewards/v4/config", {
    result: {
      title_content: { heading: "Daily Winners", body: "One **wins**. <script>alert(1)</script>", ...more },
      opt_in: { heading: "Join", label: "Join", terms_href: "/terms-and-conditions" },
      membership_tiers: [{ tier: "free", heading: "Free", benefits: [] }],
      daily: { heading: "Every day", ...more },
      past_winners: { heading: "Past winners", label: "Meet them", href: "/daily-winners/winners" },
      faq: { heading: "Questions", items: [{ question: "Free?", answer: "Yes, [read](/about-us)." }] },
      eligible_pricing_ids: [],
      discounts: [{ key: "fuel", heading: "Fuel", body: "Less.", image: more.image }],
      navigation_items: [],
      footer_disclaimer: "For *adults*.",
    },
  });
  const page = await shop.visit().goto(PATH);
  expect(page.main.querySelectorAll(`img[src="${more.image}"]`)).toHaveLength(3);
  expect(all(page.main, "link", more.label)).toHaveLength(2);
  expect(one(page.main, "link", "Meet them").getAttribute("href")).toBe(`${PATH}/winners`);
  expect(one(page.main, "link", "Terms and conditions").getAttribute("href")).toBe("/terms-and-conditions");
  for (const html of ["<strong>wins</strong>", "<em>adults</em>", '<a href="/about-us">read</a>'])
    expect(page.html).toContain(html);
  expect(page.html).not.toMatch(/<script>alert|\*\*/);
  expect(page.html).not.toContain("astro-island");
});

describe("the membership", () => {
  it("is offered to eligible customers only (Membership 3)", async () => {
    expect((await shop.visit().goto(PATH)).has("link", "Log in to join")).toBe(true);
    expect((await (await member("anna")).goto(PATH)).has("button", JOIN)).toBe(true);
    const page = await (await member("eli")).goto(PATH);
    expect(page.has("button", JOIN)).toBe(false);
    expect(page.text).toContain("Daily Winners is not open to your account");
  });

  it("starts and ends with a press, told by a notice and an event (Membership 4)", async () => {
    const erin = await member("erin");
    const joined = await erin.submit(await erin.goto(PATH), JOIN);
    const notice = joined.main.querySelector("[role=status]");
    expect(notice && textOf(notice)).toMatch(
      /You have joined Daily Winners\. Nothing is entered yet\. Deposit \$10\.00 or more in one payment, and you are in Daily giveaway \d+, drawn /,
    );
    expect(JSON.parse(notice?.getAttribute("data-track-properties") ?? "")).toEqual({
      program: "daily_winners",
      status: "pending-deposit",
      tier: "free",
      old_status: "non-member",
      old_tier: "free",
    });
    expect(joined.has("link", "Make a deposit")).toBe(true);
    const shown = "Show my initials and region if I win";
    const agreed = await erin.submit(joined, "Save", { [shown]: true });
    expect([agreed.text.includes("Your choice is saved."), field(agreed.main, shown).hasAttribute("checked")]).toEqual([
      true,
      true,
    ]);
    const refused = await erin.submit(agreed, "Save", { [shown]: false });
    expect(field(refused.main, shown).hasAttribute("checked")).toBe(false);
    expect(textOf(one(joined.main, "region", "What your deposit opens"))).toMatch(
      /Monthly giveaway \d+: no entries yet/,
    );
    const left = await erin.submit(joined, "Leave Daily Winners");
    expect(left.text).toContain("You have left Daily Winners.");
    expect(left.has("button", JOIN)).toBe(true);
  });

  it("is joined once from two tabs, and after the login ended by a new one (Membership 4)", async () => {
    const fay = shop.visit();
    await register(fay);
    const [first, second] = [await fay.goto(PATH), await fay.goto(PATH)];
    const joined = await fay.submit(first, JOIN);
    const again = await fay.submit(second, JOIN);
    for (const page of [joined, again]) {
      expect(page.text).toContain("You have joined Daily Winners.");
      expect(page.has("link", "Make a deposit")).toBe(true);
    }
    const left = await fay.submit(again, "Leave Daily Winners");
    fay.cookies.clear();
    const ended = await fay.submit(left, JOIN);
    expect(ended.url).toBe("/login?next=%2Fdaily-winners&expired=1");
  });

  it("names the tier and what the member is in (Membership 5)", async () => {
    expect((await (await member("abe")).goto(PATH)).text).toContain("Premium member: you are in 3 giveaways.");
  });

  it("unlocks the entries of the month, and counts them without the capability no more (Membership 6, 9)", async () => {
    const bea = await member("bea");
    const page = await bea.goto(PATH);
    expect(page.text).toContain("Some of your entries are locked.");
    const unlocked = await bea.submit(page, /^Unlock your entries in Monthly/);
    expect(unlocked.text).toMatch(/Your entries in Monthly giveaway \d+ are unlocked\./);
    expect(unlocked.has("button", /^Unlock your entries in Monthly/)).toBe(false);
    expect(unlocked.text).toContain(LOCKED);
    const all = await bea.submit(unlocked, /^Unlock/);
    expect(all.text).not.toContain(LOCKED);
    expect(all.text).toMatch(/Your entries in Special giveaway \d+ are unlocked\. It is drawn /);
    expect(all.text).toContain("Free member: you are in 3 giveaways.");
    await shop.controls.capability("membership_accumulated_entries", "off");
    const uncounted = await bea.goto(PATH);
    expect(textOf(one(uncounted.main, "region", "What you are in"))).not.toContain("Monthly");
    const monthly = cardsOf(uncounted).find((card) => textOf(card).startsWith("Monthly"));
    expect(monthly && textOf(monthly)).not.toMatch(/entr/);
    await shop.controls.capability("membership_program", "off");
    expect((await bea.goto("/my-account/current-giveaways")).html).not.toContain("/daily-winners");
  });

  it("says why it was not changed (Membership 7)", async () => {
    const dan = await member("dan");
    const page = await dan.goto(PATH);
    await shop.setReply("/rewards/membership", "down");
    const shown = "Show my initials and region if I win";
    const failed = await dan.submit(page, JOIN, { [shown]: true });
    expect(field(failed.main, shown).hasAttribute("checked")).toBe(true);
    expect(textOf(one(failed.main, "alert"))).toContain("An unknown error occurred");
    expect(failed.has("button", JOIN)).toBe(true);
    const again = await dan.submit(failed, TRY_AGAIN);
    expect(again.main.querySelector("[role=alert] [name=showWinnerName]")?.getAttribute("value")).toBe("true");
  });

  it("shows the program without the membership, which is reported and can be tried again (Membership 7)", async () => {
    const bea = await member("bea");
    await shop.setReply("/rewards/v3/customer", "down");
    const page = await bea.goto(PATH);
    expect(textOf(one(page.main, "alert"))).toMatch(/We couldn't load your membership An unknown error occurred/);
    expect(page.has("link", TRY_AGAIN)).toBe(true);
    expect(page.has("heading", "Free and premium")).toBe(true);
    expect(shop.lines).toContainEqual(expect.objectContaining({ code: "WINNERS_ERROR" }));
    await shop.setReply("/rewards/v3/draws", "down");
    const winners = await bea.goto(`${PATH}/winners`);
    expect([winners.status, winners.text]).toEqual([503, expect.stringContaining("We couldn't load the winners")]);
  });

  it("is shown in our own words while the whole program is down, and nothing of it is kept (Membership 7)", async () => {
    for (const path of ["config", "draws"])
      await shop.setReply(`/rewards/v${path === "config" ? 4 : 3}/${path}`, "down");
    await shop.setReply("/rewards/v3/draws/1", "down");
    const visitor = shop.visit();
    const landing = await visitor.goto(PATH);
    expect([landing.status, landing.headers["cache-control"]]).toEqual([200, expect.stringContaining("no-store")]);
    expect(textOf(one(landing.main, "alert"))).toMatch(/We couldn't load how Daily Winners works An unknown error/);
    expect(landing.has("link", "Log in to join")).toBe(true);
    expect((await visitor.goto(`${PATH}/membership-tiers`)).text).toContain("We couldn't load the memberships");
    const giveaway = await visitor.goto(`${PATH}/giveaways/special/1`);
    expect([giveaway.status, giveaway.text]).toEqual([503, expect.stringContaining("We couldn't load this giveaway")]);
    const cyd = await member("cyd");
    expect((await cyd.goto(`${PATH}/deposit`)).text).toContain("We couldn't load your deposit");
    expect(shop.lines).toContainEqual(
      expect.objectContaining({ code: "WINNERS_ERROR", procedure: "dailyWinners.config" }),
    );
  });

  it("shows the header's dot while entries are locked (Membership 12)", async () => {
    const cyd = await member("cyd");
    await cyd.goto("/my-account");
    const dotOf = ({ cookies }: typeof cyd): boolean | null =>
      JSON.parse(Buffer.from(cookies.get("dc_visitor") ?? "", "base64url").toString()).dot;
    expect(dotOf(cyd)).toBe(true);
    // A member whose entries of the special giveaway wait for a press, until it comes.
    const gus = shop.visit();
    await register(gus);
    await gus.submit(await gus.goto(PATH), JOIN);
    await answerBank(gus, "Approve", `${PATH}/deposit`);
    await gus.goto("/my-account");
    expect(dotOf(gus)).toBe(true);
    await gus.submit(await gus.goto(PATH), /^Unlock your entries in Special/);
    expect(dotOf(gus)).toBe(false);
    await gus.goto("/my-account");
    expect(dotOf(gus)).toBe(false);
  });

  it("gets an address of the benefits at the press only", async () => {
    const abe = await member("abe");
    const page = await abe.goto(PATH);
    expect(page.html).not.toContain("ticket=sso");
    const shown = await abe.submit(page, "Get a link to your benefits");
    const address = one(shown.main, "link", "Open your benefits").getAttribute("href") ?? "";
    const open = async () => (await fetch(address)).status;
    expect([await open(), await open()]).toEqual([200, 404]);
  });

  it("records on the receipt that premium has begun", async () => {
    const fred = await customerWithMoney(shop, 20);
    const cart = await fred.submit(await fred.goto(`${PATH}/membership-tiers`), /^Add to cart.*Premium, paid monthly/);
    const receipt = await fred.submit(cart, /^Pay /);
    const event = receipt.main.querySelector("[data-track-shown=MembershipStatusUpdated]");
    expect(JSON.parse(event?.getAttribute("data-track-properties") ?? "{}")).toEqual({
      program: "daily_winners",
      status: "member",
      tier: "premium",
      old_status: "non-member",
      old_tier: "free",
    });
  });

  it("counts entries once its deposit has arrived, after 3-D Secure too (Membership 10)", async () => {
    expect((await shop.visit().goto(`${PATH}/deposit`)).has("link", "Log in to deposit")).toBe(true);
    const cyd = await member("cyd");
    const special = await cyd.goto(`${PATH}/giveaways/special/1`);
    expect(special.text).toContain("You can unlock 1 entry once you have deposited.");
    expect((await cyd.follow(special, "Make the deposit")).url).toBe(`${PATH}/deposit`);
    const form = await cyd.follow(await cyd.goto(PATH), "Make a deposit");
    expect(form.main.querySelector("[name=amount]")?.getAttribute("value")).toBe("10.00");
    const small = await cyd.submit(form, LABELS.deposit.submit, { [LABELS.deposit.amount]: "9.99", ...TEST_MONEY });
    expect(small.text).toContain("Please enter an amount equal to or greater than $10.00.");
    const done = await cyd.submit(small, LABELS.deposit.submit, { [LABELS.deposit.amount]: "10.00", ...TEST_MONEY });
    expect(done.text).toMatch(
      /You now take part in Daily Winners\..*You are in Daily giveaway \d+, drawn .*Left to do: unlock your entries in Special giveaway \d+, drawn /s,
    );
    expect(one(done.main, "link", "Unlock your entries").getAttribute("href")).toBe(`${PATH}#unlock`);
    expect(done.html).toMatch(/MembershipStatusUpdated/);
    expect((await cyd.follow(done, "See what you are in")).text).toContain("You are a free member");
    expect((await cyd.goto(`${PATH}/deposit`)).text).toContain("You don't need to deposit for Daily Winners.");
    const left = await cyd.submit(await cyd.goto(PATH), "Leave Daily Winners");
    expect(left.text).toContain(
      "You have made a deposit, so you are in the next daily draw as soon as you have joined.",
    );
    expect(left.text).not.toContain("The deposit must be");

    const dan = await member("dan");
    const declined = await answerBank(dan, "Decline", `${PATH}/deposit`);
    expect(declined.text).toContain("Nothing was charged");
    expect((await dan.follow(declined, TRY_AGAIN)).url).toBe(`${PATH}/deposit`);
    expect((await dan.goto(PATH)).has("button", JOIN)).toBe(true);
    await answerBank(dan, "Approve", `${PATH}/deposit`);
    expect((await dan.goto(PATH)).text).toContain("You are a free member");
    expect((await (await member("eli")).goto(`${PATH}/deposit`)).text).toContain("not open to your account");
  });
});

it("shows a giveaway to everyone, and 404 for what there is not", async () => {
  const visitor = shop.visit();
  const winners = await visitor.goto(`${PATH}/winners?page=2`);
  expect(cardsOf(winners)).toHaveLength(9);
  const [first] = cardsOf(winners).map((card) => textOf(one(card, "link")));
  const page = await visitor.follow(winners, first ?? "");
  expect(page.text).toContain("Secret number (seed)");
  for (const path of ["daily/99999", "daily/x", "weekly/1"]) {
    expect((await visitor.goto(`${PATH}/giveaways/${path}`)).status).toBe(404);
  }
});
