// The play form without scripts: one shared page for all visitors, and a doubled submit adds one ticket.
import { describe, expect, it } from "vitest";
import { readContract } from "#tests/contract/contract.ts";
import { frontShopOfFile } from "./front-shop.ts";
import { all, entryOf, field, one, readHtml, textOf } from "./html.ts";

const shop = frontShopOfFile();
const FORM = { "content-type": "application/x-www-form-urlencoded", "sec-fetch-site": "same-origin" };

/** Returns a browser that keeps cookies and runs no scripts. */
function openBrowser() {
  const cookies = new Map<string, string>();
  const cookie = () => [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");

  async function ask(path: string, body?: URLSearchParams) {
    const form = body ? { method: "POST", body: body.toString(), headers: { ...FORM, cookie: cookie() } } : {};
    return shop.ask(path, { headers: { cookie: cookie() }, ...form });
  }

  function keep({ headers }: Awaited<ReturnType<typeof ask>>) {
    for (const line of [headers["set-cookie"] ?? []].flat()) {
      const [pair = ""] = line.split(";");
      cookies.set(pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1));
    }
  }

  return {
    ask,
    async readForm() {
      const { text } = await ask("/powerball");
      const key = /name="idempotencyKey" value="([^"]+)"/.exec(text)?.[1] ?? "";
      return new URLSearchParams({
        idempotencyKey: key,
        "item.gameOffer": "standard",
        "item.numGames": "4",
        "item.numDraws": "1",
      });
    },
    /** Sends the form several times before the first reply. */
    async submit(form: URLSearchParams, times: number) {
      const replies = await Promise.all(Array.from({ length: times }, () => ask("/powerball", form)));
      for (const reply of replies) keep(reply);
      return replies.map(({ status }) => status);
    },
    async countTickets() {
      const { text } = await ask("/trpc/cart.get");
      return (JSON.parse(text) as { result: { data: { cartItems: unknown[] } } }).result.data.cartItems.length;
    },
  };
}

describe("a play page", () => {
  it("shows the button of an empty board as one that cannot be pressed yet, where scripts run", async () => {
    const { main } = await shop.visit().goto("/powerball");
    expect(one(main, "button", /^Add/).hasAttribute("data-blocked")).toBe(true);
  });

  it("is one cacheable copy for all visitors", async () => {
    const [first, second] = [await shop.ask("/powerball"), await shop.ask("/powerball")];
    expect(first.headers["cache-control"]).toContain("public");
    expect(second.text).toBe(first.text);
  });

  it("is rendered separately for each signed-in customer", async () => {
    const login = await shop.ask("/trpc/session.login", {
      method: "POST",
      headers: { "content-type": "application/json", "x-drawcard": "1", "sec-fetch-site": "same-origin" },
      body: JSON.stringify({ email: "erin@example.com", password: "Drawcard-demo-1" }),
    });
    const cookie = [login.headers["set-cookie"] ?? []]
      .flat()
      .map((line) => line.split(";")[0])
      .join("; ");
    const { headers } = await shop.ask("/powerball", { headers: { cookie } });
    expect(headers["cache-control"]).toBe("private, no-store");
  });

  it("starts with the draw of the URL, or with the next draw if that one does not exist", async () => {
    const draw = async (query = "") => field((await shop.visit().goto(`/monday_lotto${query}`)).main, "First draw");
    const next = await draw();
    const second = next.querySelectorAll("option")[1]?.getAttribute("value") ?? "";
    expect(entryOf(await draw(`?firstDrawNo=${second}`))).toBe(second);
    expect(entryOf(await draw("?firstDrawNo=1"))).toBe(entryOf(next));
    expect((await shop.ask("/powerball?firstDrawNo=1")).text).toContain(
      "Draw 1 is closed. Your ticket starts with draw",
    );
  });

  it("starts with the offer's default number of games, or with 18 standard games if the backend states none", async () => {
    const games = async (path: string) => entryOf(field((await shop.visit().goto(path)).main, "Games"));
    expect(await games("/monday_lotto")).toBe("4");

    const reply = readContract("main").document.paths["/pricing/{pricingId}/product_offers"]?.["get"]?.responses["200"];
    const [example] = Object.values(reply?.content?.["application/json"]?.examples ?? {});
    const withoutDefaults = JSON.stringify(example?.value, (key, value: unknown) =>
      key === "default_games" ? undefined : value,
    );
    const { result } = JSON.parse(withoutDefaults) as { result: unknown };
    await shop.controls.serve("listProductOffers", result);
    expect(await games("/monday_lotto")).toBe("18");
    expect(entryOf(field((await shop.visit().goto("/monday_lotto/systems")).main, "Entries"))).toBe("1");
  });

  it("exists for the offer's game types, and is 404 for others (Offers 1)", async () => {
    expect((await shop.ask("/powerball/standard")).status).toBe(200);
    expect((await shop.ask("/one_lottery/super-combos")).status).toBe(404);
  });

  it("answers 404 without caching for an unknown offer", async () => {
    const { status, headers } = await shop.ask("/no_such_lotto");
    expect([status, headers["cache-control"]]).toEqual([404, "no-store"]);
  });
});

describe("the play form without scripts", () => {
  it("adds one ticket for a double submit", async () => {
    const browser = openBrowser();
    await browser.submit(await browser.readForm(), 1);
    expect(await browser.countTickets()).toBe(1);

    expect(await browser.submit(await browser.readForm(), 2)).toEqual([303, 303]);
    expect(await browser.countTickets()).toBe(2);
  });

  it("adds the same ticket again from a reopened page", async () => {
    const browser = openBrowser();
    for (const count of [1, 2, 3]) {
      await browser.submit(await browser.readForm(), 1);
      expect(await browser.countTickets()).toBe(count);
    }
  });

  it("adds to the visitor's own cart, although the page is shared", async () => {
    const [one, other] = [openBrowser(), openBrowser()];
    const [form, sameForm] = [await one.readForm(), await other.readForm()];
    expect(sameForm.get("idempotencyKey")).toBe(form.get("idempotencyKey"));
    await one.submit(form, 1);
    // The same form, with the same browser behind the same address.
    expect(await other.submit(sameForm, 1)).toEqual([303]);
    expect([await one.countTickets(), await other.countTickets()]).toEqual([1, 1]);
  });

  it("refuses incomplete numbers and keeps them", async () => {
    const browser = openBrowser();
    const form = await browser.readForm();
    for (const number of [2, 9, 14, 21, 28, 33]) form.append("item.games.0.Numbers", String(number));
    form.append("item.games.0.Powerball", "7");
    const { status, text } = await browser.ask("/powerball", form);

    expect(status).toBe(422);
    const board = one(readHtml(text), "region", /^Game 1/);
    expect(textOf(one(board, "alert"))).toContain("Game 1 is not complete.");
    const chosen = all(readHtml(text), "checkbox").filter(
      (box) => box.hasAttribute("name") && box.hasAttribute("checked"),
    );
    expect(chosen.map((box) => box.getAttribute("value"))).toEqual(["2", "9", "14", "21", "28", "33", "7"]);
    expect(await browser.countTickets()).toBe(0);
  });
});

describe("numbers chosen on the play form", () => {
  it("become the first game, and the shop picks the rest", async () => {
    const visitor = shop.visit();
    const chosen = Object.fromEntries([1, 2, 3, 4, 5, 6].map((number) => [`${number}`, true]));
    const cart = await visitor.submit(await visitor.goto("/monday_lotto"), /^Add/, { Games: "4", ...chosen });
    expect(cart.text).toContain("$2.70");
    expect(textOf(one(cart.main, "list", "Game 1 of Monday Lotto")).replaceAll(" ", "")).toBe("123456");
    expect(all(one(cart.main, "list", "Game 4 of Monday Lotto"), "listitem")).toHaveLength(6);
  });

  it("stay chosen when there are too many, with the service's message", async () => {
    const visitor = shop.visit();
    const chosen = Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((number) => [`${number}`, true]));
    const refused = await visitor.submit(await visitor.goto("/monday_lotto"), /^Add/, chosen);
    expect(textOf(one(refused.main, "alert"))).toContain("Game 1 has too many numbers.");
    expect(field(refused.main, "7").hasAttribute("checked")).toBe(true);
  });
});
