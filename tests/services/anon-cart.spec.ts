import { describe, expect, it } from "vitest";
import { setShopNow } from "#services/lib/clock.ts";
import { openSale } from "./sale.ts";
import { addTicket, aud, keyed, MONDAY_STOP, mondayTicket, refusalOf } from "./sales.ts";

const { anna, services } = openSale();

describe("the visitor's cart", () => {
  const open = async () => (await services.call({ method: "POST", path: "/v2/anon-cart" })).body.result;
  const read = (token: string) => services.call({ path: `/v2/anon-cart/${token}` });
  const addTo = (token: string, body: object = mondayTicket()) =>
    services.call({ method: "POST", path: `/v2/anon-cart/${token}/items`, body, headers: keyed() });
  const convert = (token: string) =>
    services.call({ method: "POST", path: `/v2/anon-cart/${token}/convert`, as: anna });

  it("is accessible with its token only", async () => {
    const token = await open();
    const { body } = await addTo(token);

    expect(token).toMatch(/^anc_[0-9a-f]{32}$/);
    expect(body.result).toMatchObject({ cart_reference: token, cart_total: aud(2.7), blocked_reasons: {} });
    expect((await read(token)).body).toEqual(body);
    expect(refusalOf(await read(`anc_${"0".repeat(32)}`))).toBe("404 not_found");
    expect(refusalOf(await addTo("nonsense"))).toBe("404 not_found");
  });

  it("changes, builds and removes like a customer's", async () => {
    const token = await open();
    const [item] = (await addTo(token)).body.result.cart_items;
    const path = `/v2/anon-cart/${token}/items/${item.id}`;

    expect(
      (await services.call({ method: "PUT", path, body: { product_type: "lottery_ticket", num_games: 6 } })).body.result
        .cart_total,
    ).toEqual(aud(4.05));
    expect((await services.call({ method: "DELETE", path })).body.result.cart_items).toEqual([]);
    const items = [mondayTicket(), mondayTicket()];
    const build = { method: "POST", path: `/v2/anon-cart/${token}/build`, body: { items }, headers: keyed() } as const;
    expect((await services.call(build)).body.result.cart_items).toHaveLength(2);
  });

  it("expires 14 days after its last use", async () => {
    const token = await open();
    await setShopNow(services.db, new Date("2026-12-03T00:00:00Z"));
    expect((await read(token)).status).toBe(200);
    await setShopNow(services.db, new Date("2026-12-16T00:00:00Z"));
    expect((await read(token)).status).toBe(200);
    await setShopNow(services.db, new Date("2026-12-30T00:00:01Z"));
    expect((await read(token)).status).toBe(404);
  });

  it("is appended to the customer's cart, once", async () => {
    await addTicket(services, anna, mondayTicket({ num_draws: 2 }));
    const token = await open();
    await addTo(token);
    const { body } = await convert(token);

    expect(body.result.cart_items).toMatchObject([{ num_draws: 2 }, { num_draws: 1 }]);
    expect(body.result.cart_total).toEqual(aud(8.1));
    expect(refusalOf(await convert(token))).toBe("404 not_found");
    expect(refusalOf(await read(token))).toBe("404 not_found");
  });

  it("leaves out what does not fit in the customer's cart, with a message", async () => {
    const fill = async () => {
      const token = await open();
      const items = Array.from({ length: 20 }, () => mondayTicket());
      const path = `/v2/anon-cart/${token}/build`;
      for (let i = 0; i < 5; i++) await services.call({ method: "POST", path, body: { items }, headers: keyed() });
      return token;
    };
    expect((await convert(await fill())).body.result.cart_items).toHaveLength(100);
    const { result } = (await convert(await fill())).body;

    expect(result.cart_items).toHaveLength(100);
    expect(result.auto_removed_items).toHaveLength(100);
    expect(result.auto_removed_items[0]).toMatchObject({ reason: { type: "cart_full", action_type: "close" } });
  });

  it("lists the items that could not be moved", async () => {
    const token = await open();
    await addTo(token);
    await setShopNow(services.db, MONDAY_STOP, { frozen: true });

    expect((await convert(token)).body.result).toMatchObject({
      cart_items: [],
      auto_removed_items: [
        {
          description: expect.stringMatching(/^4 x Monday Lotto games, draw \d+ on Monday /),
          reason: { type: "draw_closed" },
        },
      ],
    });
  });
});
