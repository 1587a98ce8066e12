import { describe, expect, it } from "vitest";
import { sortNumbers } from "#services/main/catalogue/offers/lottery/number-order.rules.ts";
import { drawNow, runDueDraws } from "#services/main/play/drawing/draws-runner.ts";
import { openSale } from "./sale.ts";
import { addTicket, aud, isBalanced, keyed, MONDAY_GAMES, mondayTicket, purchaseOf, refusalOf } from "./sales.ts";

const { anna, services } = openSale();

const list = async (status: string, as = anna, more = "") =>
  (await services.call({ path: `/v2/orders?status=${status}${more}`, as })).body;
const read = (id: string, as = anna, more = "") => services.call({ path: `/v2/orders/${id}${more}`, as });

async function buy(ticket: object, as = anna): Promise<string> {
  const body = purchaseOf(await addTicket(services, as, ticket));
  const answer = await services.call({ method: "POST", path: "/v2/cart/purchase", body, as, headers: keyed() });
  return answer.body.result.order_ids[0];
}

describe("orders", () => {
  it("are empty before the first purchase", async () => {
    const erin = await services.signIn("erin@example.com");

    expect(await list("upcoming_products", erin)).toMatchObject({
      result: [],
      page_info: { limit: 10, offset: 0, total: 0 },
    });
  });

  it("are listed with the next stop first, page by page", async () => {
    const later = await buy(mondayTicket({ draw_no: 4322 }));
    const earlier = await buy(mondayTicket({ num_draws: 2 }));
    const { page_info, result } = await list("upcoming_products");

    expect(result.map(({ id }: { id: string }) => id)).toEqual([earlier, later]);
    expect(page_info).toEqual({ limit: 10, offset: 0, total: 2 });
    expect(result[0]).toMatchObject({
      description: "4 x Monday Lotto games for 2 draws",
      status: "upcoming",
      price: aud(5.4),
      games: MONDAY_GAMES,
      draws: [{ draw_no: 4321, purchase_status: "open" }, { draw_no: 4322 }],
    });
    const second = await list("upcoming_products", anna, "&limit=1&offset=1");
    expect(second.result.map(({ id }: { id: string }) => id)).toEqual([later]);
    expect((await list("past_products")).result).toEqual([]);
  });

  it("show their games and the draw's published values", async () => {
    const id = await buy(mondayTicket());
    const plain = (await read(id)).body.result;
    const { details } = (await read(id, anna, "?show_details=true")).body.result;

    expect(plain.details).toBeUndefined();
    expect(plain.winnings).toBeUndefined();
    expect(details).toEqual([
      {
        draw_no: 4321,
        games: MONDAY_GAMES.map((numbers) => ({ numbers })),
        seed_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      },
    ]);
  });

  it("are visible to their customer only", async () => {
    const id = await buy(mondayTicket());
    const dan = await services.signIn("dan@example.com");

    expect(refusalOf(await read(id, dan))).toBe("404 not_found");
    expect(refusalOf(await read("ord_nobody"))).toBe("404 not_found");
    expect((await list("upcoming_products", dan)).result).toEqual([]);
  });

  it("get matches, prizes and the proof after the draw", async () => {
    const id = await buy(mondayTicket());
    const { numbers } = await drawNow(services.db, "monday_lotto");
    await runDueDraws(services.db, new Date("2026-11-20T01:00:00Z"));
    const past = await list("past_products");
    const order = (await read(id, anna, "?show_details=true")).body.result;
    const [details] = order.details;

    expect(past.result.map((found: { id: string }) => found.id)).toContain(id);
    expect(order).toMatchObject({ status: "settled", draws: [{ status: "DRAW_PAID", purchase_status: "past_draw" }] });
    expect(details.draw_numbers).toEqual(sortNumbers([], numbers));
    expect(details.verification).toMatchObject({ seed_hash: details.seed_hash, seed: expect.any(String) });
    const drawn = numbers["Numbers"] ?? [];
    for (const game of details.games) {
      expect(game.matched.Numbers).toEqual(game.numbers.Numbers.filter((number: number) => drawn.includes(number)));
    }
    const won = details.games.reduce(
      (sum: number, game: { prize?: { amount: number } }) => sum + (game.prize?.amount ?? 0),
      0,
    );
    expect(order.winnings.amount).toBeCloseTo(won);
    expect(await isBalanced(services)).toBe(true);
  });

  it("stay upcoming while one of their draws is open", async () => {
    const { result } = await list("upcoming_products");
    const both = result.find(({ draws }: { draws: unknown[] }) => draws.length === 2);

    expect(both).toMatchObject({ status: "upcoming", draws: [{ status: "DRAW_PAID" }, { status: "DRAW_OPEN" }] });
    expect(both.draws[0].winnings).toBeDefined();
    expect(both.draws[1].winnings).toBeUndefined();
  });

  it("are among the past ones from their first draw on", async () => {
    const { result } = await list("past_products");

    expect(result.map(({ draws }: { draws: unknown[] }) => draws.length)).toContain(2);
  });
});
