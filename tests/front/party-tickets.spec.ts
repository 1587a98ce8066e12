// Shares of a Lotto Party without a script: the cart, the receipt, the lists, the ticket before and after its draw, and paper.

import { beforeAll, expect, it } from "vitest";
import { SHARES_LABEL } from "#site/lib/shares.ts";
import { frontShopOfFile } from "./front-shop.ts";
import { field, namesOf, one, textOf } from "./html.ts";
import { signIn } from "./people.ts";
import type { Page, Visitor } from "./visitor.ts";

const shop = frontShopOfFile();
type Order = { id: string; offerName: string; sessionId?: string; syndicate?: { syndicateName: string } };

/** Nell, who has shares of Street party's ticket in the next Saturday Lotto. */
let nell: Visitor;
let street: Order & { sessionId: string };
beforeAll(async () => {
  nell = shop.visit();
  await signIn(nell, "nell");
  const input = encodeURIComponent('{"status":"upcoming_products"}');
  const { orders } = await nell.call<{ orders: Order[] }>(`orders.list?input=${input}`);
  street = orders.find(({ syndicate }) => syndicate?.syndicateName === "Street party") as typeof street;
});

const ticketOf = (id: string) => `/my-account/lotto-party/ticket/${id}`;

it("sells shares, in a number that the cart can change, from one to all that are left", async () => {
  const item = { productType: "social_syndicate_share", sessionId: street.sessionId, numShares: 2 };
  await nell.call("cart.addItem", { item, idempotencyKey: crypto.randomUUID() });
  const cart = await nell.goto("/cart");
  expect(cart.text).toMatch(/Saturday Lotto.*Street party\s*2 x Lotto Party shares/s);
  expect(cart.text).toContain("$4.00");
  const three = await nell.submit(cart, "Update", { [SHARES_LABEL]: "3" });
  expect(three.text).toMatch(/3 x Lotto Party shares.*\$6\.00/s);
  const session = await nell.goto(`/my-account/lotto-party/session/${street.sessionId}`);
  const left = Number(/Shares left\s*(\d+) of/.exec(session.text)?.[1]);
  const offered = field(three.main, SHARES_LABEL).querySelectorAll("option");
  expect([left > 3, offered.length]).toEqual([true, left]);
  const removed = await nell.submit(three, "Remove 3 x Lotto Party shares");
  const restored = await nell.submit(removed, "Undo");
  expect(restored.text).toMatch(/3 x Lotto Party shares.*\$6\.00/s);

  const receipt = await nell.submit(restored, /^Pay \$6\.00/);
  expect(receipt.url).toMatch(/^\/receipt\/chk_/);
  expect(textOf(one(receipt.main, "region", "Your ticket"))).toContain("3 x Lotto Party shares");
});

it("shows the shares of a ticket in the lists and on a page of their own", async () => {
  const list = await nell.goto("/my-account/upcoming-tickets");
  expect(list.text).toMatch(/Street party\s*2 of \d+ Lotto Party shares.*Shares on sale/s);
  const { main, text, url } = await nell.follow(list, "See your share of Beach office");
  expect(url).toMatch(/^\/my-account\/lotto-party\/ticket\/ord_/);
  expect(text).toMatch(/Your shares\s*1 of \d+\s*You paid\s*\$2\.00.*Came back\s*Decided when sales close/s);
  expect(main.querySelectorAll(".ball").length).toBeGreaterThan(40);
  const order = await nell.goto(url.replace("lotto-party", "upcoming-tickets"));
  expect((await nell.follow(order, "See your share of Beach office")).url).toBe(url);
  const printed = await nell.follow(await nell.goto(url), "Print this ticket");
  expect(printed.text).toMatch(/Beach office\s*1 of \d+ Lotto Party shares/);

  const calendar = await shop.ask(`${url}?format=ics`, {
    headers: { cookie: [...nell.cookies].map(([name, value]) => `${name}=${value}`).join("; ") },
  });
  expect(calendar.headers["content-type"]).toBe("text/calendar; charset=utf-8");
  expect(calendar.text).toMatch(/SUMMARY:Beach office: Wednesday Lotto\\, draw \d+/);
});

it("leads to the groups with a ticket that does not load, and says so there; visitors to sign-in (Lotto Party 14)", async () => {
  const joy = shop.visit();
  await signIn(joy, "joy");
  const cookie = [...joy.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const another = await shop.ask(ticketOf(street.id), { headers: { cookie } });
  expect([another.status, another.headers["location"]]).toEqual([303, "/my-account/lotto-party?ticket-failed=1"]);
  expect(another.text).not.toContain("Street party");
  expect((await joy.goto(String(another.headers["location"]))).text).toContain(
    "We were unable to load your Lotto Party ticket. Please check your Lotto Party group to complete your purchase.",
  );
  expect((await shop.visit().goto(ticketOf(street.id))).url).toContain("/login");
});

it("shows what the ticket won, the part of each prize, and what came back", async () => {
  await shop.draw("saturday_lotto");
  const ticket = await nell.goto(ticketOf(street.id));
  expect(ticket.text).toMatch(/Your shares\s*2 of \d+ sold.*Came back\s*(?:\$[\d.]+, in your wallet|Nothing)/s);
  expect(ticket.text).toMatch(/The ticket won\s*\$[\d,.]+\s*Your shares won\s*\$[\d,.]+/);
  const centsIn = (pattern: RegExp) =>
    [...ticket.text.matchAll(pattern)].reduce((sum, [, amount = ""]) => sum + Number(amount.replace(/\D/g, "")), 0);
  expect(centsIn(/Yours \$([\d,.]+)/g)).toBe(centsIn(/Your shares won\s*\$([\d,.]+)/g));
  expect(namesOf(ticket.main, "heading")).toContain("The group's ticket");
  const session = await nell.goto(`/my-account/lotto-party/session/${street.sessionId}`);
  const played = ({ main }: Page) =>
    [...main.querySelectorAll(".order-games")]
      .map((games) => textOf(games))
      .join()
      .replace(/ ?Yours \$[\d.,]+/g, "");
  expect(played(session)).toBe(played(ticket));
  expect(session.main.querySelectorAll(".ball").length).toBe(ticket.main.querySelectorAll(".ball").length);
  const order = await nell.goto(ticketOf(street.id).replace("lotto-party", "past-tickets"));
  const cameBack = /Came back\s*\$[\d.]+, in your wallet/;
  expect(cameBack.test(order.text)).toBe(cameBack.test(ticket.text));
  const again = await nell.follow(order, "Play again");
  expect(again.text).toContain("You can't add these shares again.");
  const next = await nell.follow(again, /^See (?:the open ticket of )?Street party$/);
  expect([next.status, next.text]).toEqual([200, expect.stringContaining("Street party")]);
  const past = await nell.goto("/my-account/past-tickets");
  expect(past.text).toMatch(/Street party.*2 of \d+ Lotto Party shares/s);
  const result = await nell.follow(ticket, "See results and verify this draw");
  const own = one(result.main, "region", "Your shares");
  expect((await nell.follow(result, /^Street party, 2 of \d+ shares/, own)).url).toBe(ticketOf(street.id));
});

it("says that everything came back of a ticket for which too few shares were sold", async () => {
  const pip = shop.visit();
  await signIn(pip, "pip");
  const input = encodeURIComponent('{"status":"past_products"}');
  const { orders } = await pip.call<{ orders: (Order & { status: string })[] }>(`orders.list?input=${input}`);
  const { id = "" } = orders.find(({ status }) => status === "refunded") ?? {};
  const ticket = await pip.goto(ticketOf(id));
  expect(ticket.text).toMatch(/Too few shares were sold.*you got all your money back.*Refunded/s);
  expect(ticket.text).toMatch(/Came back\s*\$\d\.00, in your wallet/);
  expect((await pip.goto("/my-account/transactions")).text).toMatch(/Refund\s*\d x Lotto Party shares of \w/);
});

it("shows before buying what a share gets of each prize, and prints a notice with a QR code and no names", async () => {
  const input = encodeURIComponent('{"status":"upcoming_products"}');
  const { orders } = await nell.call<{ orders: Order[] }>(`orders.list?input=${input}`);
  const { sessionId } = orders.find(({ syndicate }) => syndicate?.syndicateName === "Beach office") ?? {};
  const session = await nell.goto(`/my-account/lotto-party/session/${sessionId}`);
  expect(one(session.main, "table", "What one share gets").querySelectorAll("tr").length).toBeGreaterThan(4);

  const group = await nell.follow(session, "Beach office", session.main);
  const notice = await nell.follow(group, "Print a notice with a QR code");
  const sheet = one(notice.main, "region", "Play lotto with us");
  expect(sheet.querySelector("svg path")?.getAttribute("d")).toMatch(/^M/);
  expect(textOf(notice.main)).not.toMatch(/Beach office|Nell|Otto/);
});
