// Coming charges, and tickets to print, without a script.

import { extractText } from "unpdf";
import { beforeAll, describe, expect, it } from "vitest";
import { frontShopOfFile } from "./front-shop.ts";
import { all, textOf } from "./html.ts";
import { addQuickPick, buyCart, signIn } from "./people.ts";
import type { Visitor } from "./visitor.ts";

const shop = frontShopOfFile();
const CHARGES = "/my-account/coming-charges";
const PRINT = "/my-account/print-tickets";
let uma: Visitor;
beforeAll(async () => {
  uma = shop.visit();
  await signIn(uma, "uma");
});

describe("the coming charges", () => {
  it("are listed with date, sum and fund, and a total for each month", async () => {
    const page = await uma.goto(CHARGES);
    const text = textOf(page.main);
    expect([page.status, text]).toEqual([200, expect.stringContaining("Charges of November 2026")]);
    expect(text).toMatch(
      /Monday 23 Nov, .*4 x Monday Lotto games, draw of Monday 30 November 2026.*Your wallet.*\$2\.70.*Total for November 2026: \$/s,
    );
    expect(text).toMatch(/Sunday 20 Dec, .*5 Ticket Book.*\$10\.00.*Total for December 2026: \$/s);
    expect(text).toMatch(
      /4 x Powerball games, draw of Thursday \d+ December 2026\. Only if the jackpot is \$20 Million or more.*Visa ending in 4242/s,
    );
    expect(text).not.toMatch(/wallet will be short/);
  });

  it("have a higher price from the day that its mail named, which the autoplay's page shows", async () => {
    const aud = (amount: number) => ({ amount, currency: "AUD" });
    const told = { new_price: aud(2.9), new_price_from: "2026-12-07T09:25:00.000Z", price: aud(2.7) };
    const kept = { id: "aut_1", type: "autoplay", status: "recurring_status_active", product_type: "lottery_ticket" };
    const plain = { quickpick: false, minimum_jackpot_amount: aud(0), default_fund: { kind: "wallet" } };
    await shop.setReply("/v2/autoplay/aut_1", { status: 200, body: { result: { ...kept, ...plain, ...told } } });
    const page = await uma.goto("/my-account/autoplay/ticket/aut_1");
    expect(textOf(page.main)).toMatch(/Price today\s*\$2\.70\s*From Monday 7 December 2026\s*\$2\.90/);
  });

  it("warn when the wallet will be short", async () => {
    const charge = {
      key: "aut_1:1",
      source_id: "aut_1",
      kind: "autoplay",
      description: "18 x Powerball games",
      charge_at: "2026-11-23T09:25:00Z",
      price: { amount: 500, currency: "AUD" },
      fund: { kind: "wallet" },
      minimum_jackpot_amount: { amount: 0, currency: "AUD" },
    };
    await shop.setReply("/v2/coming_charges", { result: [charge] });
    const text = textOf((await uma.goto(CHARGES)).main);
    expect(text).toMatch(/Your wallet will be short.*more for 18 x Powerball games on Monday 23 Nov/s);
  });

  it("are a calendar file", async () => {
    const file = await uma.goto(`${CHARGES}?format=ics`);
    expect(file.headers["content-type"]).toBe("text/calendar; charset=utf-8");
    expect(file.html).toMatch(/^BEGIN:VCALENDAR.*SUMMARY:\$2\.70: 4 x Monday Lotto games/s);
  });

  it("lead to where each is skipped, and are empty for a customer without any", async () => {
    const page = await uma.goto(CHARGES);
    expect((await uma.follow(page, /Change or skip: 4 x Monday/)).has("button", "Skip the next draw")).toBe(true);
    const joy = shop.visit();
    await signIn(joy, "joy");
    expect(textOf((await joy.goto(CHARGES)).main)).toContain("Nothing to charge");
  });
});

describe("the tickets to print", () => {
  const cookieOf = ({ cookies }: Visitor) => [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  let anna: Visitor;
  beforeAll(async () => {
    anna = shop.visit();
    await signIn(anna, "anna");
    await addQuickPick(anna);
    await buyCart(anna);
    await addQuickPick(anna);
    await buyCart(anna);
  });

  it("need sign-in (Orders 10)", async () => {
    expect((await shop.visit().goto(PRINT)).url).toMatch(/^\/login/);
  });

  it("are chosen, shown with a QR code, and downloaded as a PDF", async () => {
    const page = await anna.goto(PRINT);
    expect(textOf(page.main)).toMatch(/Monday Lotto: 4 x Monday Lotto games, Monday \d+ November 2026/);
    const [first = "", second = ""] = all(page.main, "checkbox").map((box) => box.getAttribute("value") ?? "");
    expect(page.html.match(/class="print-code/g)).toHaveLength(2);
    const chosen = await anna.goto(`${PRINT}?id=${first}`);
    expect(textOf(chosen.main)).toContain(`Order ${first}`);
    expect(textOf(chosen.main)).not.toContain(`Order ${second}`);
    const url = new URL(`${PRINT}?format=pdf&id=${first}`, shop.url);
    const file = await fetch(url, { headers: { cookie: cookieOf(anna) } });
    expect(file.headers.get("content-type")).toBe("application/pdf");
    const { text } = await extractText(new Uint8Array(await file.arrayBuffer()));
    expect(text.join()).toMatch(/Draw \d+, Monday/);
    expect(text.join()).toMatch(/Game 1: Numbers( \d+){6}/);
    expect(text.join()).toMatch(new RegExp(`Price \\$\\d+\\.\\d\\d, order ${first}`));
    expect((await anna.goto(`${PRINT}?format=pdf&id=ord_of_another`)).status).toBe(404);
  });
});
