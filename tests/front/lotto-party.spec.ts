// Lotto Party with plain forms: who may open it, the whole party from its name to its prizes, and trouble (account §4, §7, §8).

import { describe, expect, it } from "vitest";
import { STEPS, WIZARD_LABELS } from "#site/features/lotto-party/wizard.form.ts";
import { SHARES_LABEL } from "#site/lib/shares.ts";
import { TRY_AGAIN } from "#site/ui/feedback/feedback.ts";
import { LABELS } from "#tests/labels.ts";
import { frontShopOfFile } from "./front-shop.ts";
import { all, one, textOf } from "./html.ts";
import { customerWithMoney, signIn } from "./people.ts";
import type { Page, Visitor } from "./visitor.ts";

const shop = frontShopOfFile();
const WIZARD = "/shell/lotto-party";
const START = LABELS.partyGroup.submit;
const FAILED = "Sorry, looks like we failed to create the group/session. Please try again.";

const demo = async (name: string) => {
  const visitor = shop.visit();
  await signIn(visitor, name);
  return visitor;
};
const cardsOf = ({ main }: Page) => main.querySelectorAll(".party-card");
const linkIn = ({ html }: Page, pattern: RegExp) => pattern.exec(html)?.[0] ?? `no ${pattern}`;
const SESSION = /\/my-account\/lotto-party\/session\/lps_\w+/;
/** Returns the address of the group that a customer joined last. */
const groupOf = async (visitor: Visitor) =>
  linkIn(await visitor.goto("/my-account/lotto-party"), /\/my-account\/lotto-party\/group\/grp_\w+/);
const startGroup = async (visitor: Visitor, name: string) =>
  visitor.submit(await visitor.goto(WIZARD), START, { [LABELS.partyGroup.groupName]: name });

/** Takes a new group through the steps. Returns the last one. */
async function openTicket(visitor: Visitor, name: string): Promise<Page> {
  const draws = await startGroup(visitor, name);
  const shares = await visitor.submit(draws, WIZARD_LABELS.select_draw);
  const repeat = await visitor.submit(shares, WIZARD_LABELS.set_share_price, { [WIZARD_LABELS.price]: "3.80" });
  return visitor.submit(repeat, WIZARD_LABELS.select_auto_session);
}

it.each(["/lotto-party", "/powerball/lotto-party"])(
  "without social-syndicates, %s is not available (Lotto Party 1, 2)",
  async (path) => {
    const visitor = shop.visit();
    expect((await visitor.goto(path)).status).toBe(200);
    await shop.controls.capability("social-syndicates", "off");
    expect((await visitor.goto(path)).status).toBe(404);
    expect((await (await demo("nell")).goto(WIZARD)).status).toBe(404);
  },
);

it("says how it works, its limits, and which tickets everyone can join", async () => {
  const page = await shop.visit().goto("/lotto-party");
  expect(page.text).toContain("A share costs at least $2.00, and a ticket has at most 100 shares.");
  expect(page.text).toContain("Groups play Powerball, Wednesday Lotto and Saturday Lotto.");
  expect([...cardsOf(page)].map((card) => textOf(one(card, "heading")))).toEqual(["Beach office", "Street party"]);
  expect(page.html).not.toContain("astro-island");
});

it("has the tickets of a lottery's next draw, or an invitation to start one; other lotteries have no such page", async () => {
  const visitor = shop.visit();
  expect(cardsOf(await visitor.goto("/saturday_lotto/lotto-party"))).toHaveLength(1);
  expect((await visitor.goto("/powerball/lotto-party")).has("link", "Start a group for this draw")).toBe(true);
  expect((await visitor.goto("/oz_lotto/lotto-party")).status).toBe(404);
});

it("leads without a token to the landing page, or a customer to their groups", async () => {
  expect((await shop.visit().goto("/lotto-party/group")).url).toBe("/lotto-party");
  expect((await (await demo("nell")).goto("/lotto-party/group")).url).toBe("/my-account/lotto-party");
  expect((await shop.visit().goto("/lotto-party/group?token=gtk_guessed")).status).toBe(404);
});

describe("the wizard", () => {
  it("asks a visitor to log in first, and starts with the name (Lotto Party 3, 8)", async () => {
    expect((await shop.visit().goto(`${WIZARD}?step=3`)).url).toContain(
      "/login?next=%2Fshell%2Flotto-party%3Fstep%3D3",
    );
    const page = await (await demo("pip")).goto(WIZARD);
    const steps = all(one(page.main, "navigation", "Steps"), "listitem").map((step) => textOf(step));
    expect(steps).toEqual(Object.values(STEPS).map(({ label }) => label));
  });

  it("refuses a bad and a duplicate name at its field (Lotto Party 4, 5)", async () => {
    const pip = await demo("pip");
    const bad = await startGroup(pip, "F.u.c.k it");
    expect([bad.status, bad.text]).toEqual([422, expect.stringContaining("Please choose another name.")]);
    expect((await startGroup(pip, "street PARTY")).text).toContain("You have a group with this name already.");
  });

  it("says that it failed otherwise, until the next page (Lotto Party 6, 16)", async () => {
    const pip = await demo("pip");
    const page = await pip.goto(WIZARD);
    await shop.setReply("/social/v3/group", "down");
    const failed = await pip.submit(page, START, { [LABELS.partyGroup.groupName]: "Down crew" });
    expect(textOf(one(failed.main, "alert"))).toMatch(`Something went wrong ${FAILED}`);
    expect(JSON.stringify(shop.lines)).toMatch(/social/);
  });

  it("opens one ticket from one address, also after Back, which keeps what was chosen", async () => {
    const pip = await demo("pip");
    const shares = await pip.submit(await startGroup(pip, "Back crew"), WIZARD_LABELS.select_draw);
    const repeat = await pip.submit(shares, WIZARD_LABELS.set_share_price, { [WIZARD_LABELS.price]: "3.80" });
    const opened = await pip.submit(repeat, WIZARD_LABELS.select_auto_session);
    const again = await pip.submit(await pip.goto(repeat.url), WIZARD_LABELS.select_auto_session);
    expect(again.url).toBe(opened.url);
    const back = await pip.submit(repeat, "Back to the shares", { "A ticket in every draw": true });
    expect(new URL(back.url, "http://shop").searchParams.get("repeat")).toBe("on");
    expect(back.text).toContain(WIZARD_LABELS.price);
    // No one else is in the group.
    expect(repeat.text).not.toContain("Tell all members");
  });

  it("makes no second group after Back, whatever name is sent then", async () => {
    const pip = await demo("pip");
    const first = await pip.goto(WIZARD);
    const refused = await pip.submit(first, START, { [LABELS.partyGroup.groupName]: "street party" });
    expect([refused.status, refused.url, refused.has("link", "See your groups")]).toEqual([409, first.url, true]);
    await pip.submit(refused, START, { [LABELS.partyGroup.groupName]: "Once crew" });
    // The page from the browser's memory, and the page read again.
    const changed = await pip.submit(first, START, { [LABELS.partyGroup.groupName]: "Twice crew" });
    for (const page of [changed, await pip.goto(first.url)]) {
      expect(page.text).toContain("Your group is Once crew. Its name can't be changed.");
      expect(page.has("link", "Choose a draw")).toBe(true);
    }
    expect((await pip.goto("/my-account/lotto-party")).text).not.toContain("Twice crew");
    expect((await pip.follow(changed, "Start another group")).has("button", START)).toBe(true);
  });

  it("goes back to the draws when the draw has closed (Lotto Party 7)", async () => {
    const pip = await demo("pip");
    const draws = await startGroup(pip, "Late crew");
    const shares = await pip.submit(draws, WIZARD_LABELS.select_draw);
    const repeat = await pip.submit(shares, WIZARD_LABELS.set_share_price);
    await shop.draw("saturday_lotto");
    const closed = await pip.submit(repeat, WIZARD_LABELS.select_auto_session);
    expect(closed.text).toContain("This draw has closed. Choose the next one.");
    expect(closed.has("button", WIZARD_LABELS.select_draw)).toBe(true);
  });

  it("refuses a share price at its field, and keeps what was chosen", async () => {
    const pip = await demo("pip");
    const shares = await pip.submit(await startGroup(pip, "Price crew"), WIZARD_LABELS.select_draw);
    expect(shares.text).toMatch(/Shares\s*\d+ shares\s*Whole ticket\s*\$\d+\.\d\d.*One share of Division 1/s);
    const refused = await pip.submit(shares, WIZARD_LABELS.set_share_price, { [WIZARD_LABELS.price]: "1.99" });
    // In the summary and at the field, but not in the preview too.
    expect(refused.text.match(/A share costs at least \$2\.00\./g)).toHaveLength(2);
    expect(refused.html).toContain('value="1.99"');
  });
});

it("follows a party from its name to its result, with plain forms (Lotto Party 9, 12)", async () => {
  const anna = await customerWithMoney(shop, 20);
  const joined = await openTicket(anna, "Plain crew");
  expect(joined.text).toContain("The ticket is open.");
  const path = linkIn(joined, /\/lotto-party\/group\?token=gtk_\w+/);
  const cart = await anna.submit(joined, /^Add 1 share/);
  expect(cart.text).toContain("1 x Lotto Party shares");
  await anna.submit(cart, /^Pay /);

  const invited = await customerWithMoney(shop, 20);
  const invitation = await invited.goto(path);
  expect([invitation.status, invitation.headers["cache-control"]]).toEqual([200, expect.stringContaining("no-store")]);
  expect(invitation.html).toMatch(/<meta name="robots" content="noindex/);
  const chosen = await invited.submit(invitation, /^Add 1 share/, { [SHARES_LABEL]: "2" });
  await invited.submit(chosen, /^Pay \$7\.60/);

  const group = await invited.goto(await groupOf(invited));
  expect(group.has("link", "Open a ticket")).toBe(false);
  const sessionPath = linkIn(group, SESSION);
  expect((await invited.goto(sessionPath)).text).toContain("Open, 3 of ");
  const organised = await anna.goto(sessionPath);
  expect(textOf(one(organised.main, "region", "Who is in"))).toMatch(/Fred: 1 share.*Fred: 2 shares/);
  const saved = await anna.submit(organised, "Save", { "Open the next one": true });
  expect(saved.text).toContain("Your choice is saved.");
  const openInvitation = await invited.goto(path);

  // An earlier test may have held the next draw of Saturday Lotto.
  await shop.draw(organised.text.includes("Saturday Lotto,") ? "saturday_lotto" : "wednesday_lotto");
  const paid = await invited.goto(sessionPath);
  expect(paid.text).toMatch(/Drawn, 3 of \d shares sold\..*\d+ of 20 games were in the draw\./s);
  expect(paid.has("link", "See results and verify this draw")).toBe(true);
  const closed = await anna.follow(await anna.goto(sessionPath), "Change the next ticket of the group");
  expect(closed.has("link", "Open a ticket")).toBe(true);
  const late = await invited.submit(openInvitation, /^Add 1 share/);
  expect([late.status, late.text]).toEqual([409, expect.stringContaining("This draw has closed.")]);
  expect(late.has("button", /^Add 1 share/)).toBe(true);
});

describe("my groups", () => {
  it("are six a page (Lotto Party 10)", async () => {
    const nell = await demo("nell");
    expect(cardsOf(await nell.goto("/my-account/lotto-party"))).toHaveLength(6);
    expect(cardsOf(await nell.goto("/my-account/lotto-party/2"))).toHaveLength(1);
    expect((await nell.goto("/my-account/lotto-party/999")).status).toBe(404);
    expect((await nell.goto("/close-my-account")).text).toContain("If you organise Lotto Party groups,");
  });

  it("have their tickets ten a page, open ones above (Lotto Party 11)", async () => {
    const nell = await demo("nell");
    const groups = await nell.goto("/my-account/lotto-party/2");
    const group = await nell.follow(groups, "Thursday crew");
    // Each ticket is listed once.
    expect(group.text).toMatch(/Open tickets.*Earlier tickets\s*8 tickets/s);
    expect(cardsOf(group)).toHaveLength(9);
    expect(all(group.main, "heading").map((title) => textOf(title))).toContain("Open tickets");
    const erin = await demo("erin");
    expect((await erin.goto(group.url)).status).toBe(404);
  });

  it("keep their tickets without viewing-orders out of reach (Lotto Party 15)", async () => {
    const nell = await demo("nell");
    const card = await nell.goto(await groupOf(nell));
    const path = linkIn(card, SESSION);
    expect((await nell.goto(path)).status).toBe(200);
    await shop.controls.capability("viewing-orders", "off");
    expect((await nell.goto(path)).status).toBe(404);
  });

  it("remind of the close who asks, until they stop it with the same press", async () => {
    const otto = await demo("otto");
    const path = await groupOf(otto);
    const asked = await otto.submit(await otto.goto(path), "Remind me");
    expect([asked.text.includes("Your choice is saved."), asked.has("button", "Remind me")]).toEqual([true, false]);
    const stopped = await otto.submit(asked, "Stop reminding me");
    expect(stopped.has("button", "Remind me")).toBe(true);
  });

  it("get a new link, and the former one opens nothing", async () => {
    const pip = await demo("pip");
    const group = await pip.goto(await groupOf(pip));
    const pattern = /\/lotto-party\/group\?token=gtk_\w+/;
    const former = linkIn(group, pattern);
    const replaced = await pip.submit(group, "Replace the link");
    expect(replaced.text).toContain("This is the new link.");
    const old = await pip.goto(former);
    expect([old.status, old.text]).toEqual([404, expect.stringContaining("Ask the person who sent it")]);
    expect((await pip.goto(linkIn(replaced, pattern))).status).toBe(200);
  });
});

describe("without the social service, there is a notice in place, and it is reported (Lotto Party 16)", () => {
  /** Leaves calls of the service without an answer. */
  const down = async (...paths: string[]) => {
    for (const path of paths) await shop.setReply(`/social/v3${path}`, "down");
  };

  it("on the pages that everyone sees", async () => {
    const token = "gtk_0123456789abcdef";
    await down("/session/discover", "/config", `/group/token/${token}`);
    const visitor = shop.visit();
    const play = await visitor.goto("/social-play");
    expect([play.status, play.text]).toEqual([200, expect.stringContaining("We couldn't load the open tickets")]);
    expect(play.text).toContain("Saturday Syndicate");
    const landing = await visitor.goto("/lotto-party");
    expect([landing.status, landing.headers["cache-control"]]).toEqual([200, expect.stringContaining("no-store")]);
    expect(landing.text).toMatch(/How it works.*We couldn't load the limits/s);
    expect((await visitor.goto("/saturday_lotto/lotto-party")).status).toBe(200);
    const invitation = await visitor.goto(`/lotto-party/group?token=${token}`);
    expect(invitation.text).toContain("We couldn't load the tickets of this group");
    const reported = { level: "error", service: "social", operation: "getGroupByToken" };
    expect(shop.lines).toContainEqual(expect.objectContaining(reported));
  });

  it("on the pages of members", async () => {
    const nell = await demo("nell");
    const groupPath = await groupOf(nell);
    const sessionPath = linkIn(await nell.goto(groupPath), SESSION);
    const upstream = (path: string) => path.replace("/my-account/lotto-party", "");
    await down("/config", "/group", upstream(groupPath), upstream(sessionPath));
    for (const [path, notice] of [
      ["/my-account/lotto-party", "your groups"],
      [groupPath, "your group"],
      [`${groupPath}/notice`, "the notice"],
      [sessionPath, "this ticket"],
      [WIZARD, "this step"],
    ] as const) {
      const page = await nell.goto(path);
      expect([path, page.text]).toEqual([path, expect.stringContaining(`We couldn't load ${notice}`)]);
      expect([path, page.has("link", TRY_AGAIN)]).toEqual([path, true]);
    }
  });
});

it("leads to no invitation without social-syndicates-joiner, nor to tickets without viewing-orders", async () => {
  const nell = await demo("nell");
  const groupPath = await groupOf(nell);
  await shop.controls.capability("social-syndicates-joiner", "off");
  expect((await shop.visit().goto("/lotto-party")).html).not.toContain("/lotto-party/group");
  expect((await nell.goto(groupPath)).html).not.toContain("/lotto-party/group?token");
  expect((await nell.goto(`${groupPath}/notice`)).status).toBe(404);
  await shop.controls.capability("viewing-orders", "off");
  for (const path of [groupPath, "/my-account"])
    expect((await nell.goto(path)).html).not.toMatch(/\/(?:session|ticket)\/\w{3}_/);
});

it("says that a ticket could not be edited (Lotto Party 13)", async () => {
  const nell = await demo("nell");
  const group = await nell.goto("/my-account/lotto-party/2");
  const path = linkIn(await nell.goto(linkIn(group, /\/my-account\/lotto-party\/group\/grp_\w+/)), SESSION);
  const page = await nell.goto(path);
  // The draw closes while the page is open.
  await shop.draw("powerball");
  const failed = await nell.submit(page, "Save", { "Open none until I say so": true });
  expect(textOf(one(failed.main, "alert"))).toContain(
    "Sorry, looks like we failed to edit the ticket. Please try again.",
  );
});
