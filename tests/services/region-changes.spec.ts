// Tests a region that is changed in another tab while a cart or a payment is open: nothing is bought that is not sold there,
// and nothing at a price that was not shown.
import { describe, expect, it } from "vitest";
import { CATALOGUE } from "#services/main/catalogue/offers/catalogue.ts";
import { authorise, cara, holdings, openTill, pay, paymentOf, services } from "./deposits-till.ts";
import { answerBank, aud, depositOf, keyed, mondayTicket, purchaseOf, refusalOf, typeCard } from "./sales.ts";

openTill();

const inRegion = (region: string) => ({ "x-shop-sub-variant": region });
const anna = () => services.signIn("anna@example.com");
type Customer = Awaited<ReturnType<typeof anna>>;

const cartIn = async (region: string, as: Customer) =>
  (await services.call({ path: "/v2/cart/items", as, headers: inRegion(region) })).body.result;
async function add(region: string, item: object, as: Customer) {
  const headers = { ...keyed(), ...inRegion(region) };
  const added = await services.call({ method: "POST", path: "/v2/cart/items", body: item, as, headers });
  expect(added.status).toBe(200);
  return added.body.result;
}
const buyIn = (region: string, body: object, as: Customer) =>
  services.call({ method: "POST", path: "/v2/cart/purchase", body, as, headers: { ...keyed(), ...inRegion(region) } });

const STRIKE = {
  ...mondayTicket({ lottery_key: "lotto_strike", game_type: "strike_standard", game_offer: "strike_standard" }),
  games: [{ Numbers: [7, 12, 30, 45] }],
  days: ["Monday"],
};
const SUPER_66 = mondayTicket({ lottery_key: "super_66", games: undefined, num_games: 1 });
const SHARE = {
  product_type: "syndicate_share",
  lottery_key: "saturday_syndicate",
  syndicate_key: "syn_0000000000000001",
  num_shares: 1,
};
const powerball = (game_type: string, game_offer: string, num_games: number) =>
  mondayTicket({ lottery_key: "powerball", game_type, game_offer, games: undefined, num_games });

describe("a purchase from a tab of another region", () => {
  it.each([
    ["Lotto Strike", "NSW", "VIC", STRIKE, "Lotto Strike"],
    ["Super 66", "VIC", "NSW", SUPER_66, "Super 66"],
    ["a share of a syndicate", "NSW", "WA", SHARE, "Saturday Syndicate"],
    ["a PowerPik system", "WA", "NSW", powerball("powerpik", "powerpik_system_8", 1), "PowerPik System 8"],
    ["a PowerHit super combo", "VIC", "WA", powerball("powerhit", "powerhit_super_combo", 10), "PowerHit Super Combo"],
  ])("does not buy %s of %s in %s, and the cart tells why", async (_, from, to, item, name) => {
    const as = await anna();
    await add(from, mondayTicket(), as);
    const seen = purchaseOf(await add(from, item, as));
    const before = await holdings(as);

    const refused = await buyIn(to, seen, as);
    expect(refusalOf(refused)).toBe("409 cart_changed");
    expect(await holdings(as)).toEqual(before);
    expect(await cartIn(to, as)).toMatchObject({
      cart_items: [{ lottery_key: "monday_lotto" }],
      cart_total: aud(2.7),
      auto_removed_items: [{ reason: { type: "not_sold_in_region", message: `${name} isn't sold in ${to}.` } }],
    });
    // The tab that was not read again posts once more.
    expect(refusalOf(await buyIn(to, seen, as))).toBe("409 cart_changed");
    expect(await holdings(as)).toEqual(before);
  });

  it("buys what only has another name there, at the price that was shown", async () => {
    const as = await anna();
    const seen = purchaseOf(await add("NSW", powerball("powerhit", "powerhit", 1), as));
    const bought = await buyIn("WA", seen, as);

    expect([bought.status, bought.body.result.total]).toEqual([200, seen.expected_total]);
    // The receipt keeps the name of the region where it was bought; the order has that of the reader's.
    const names = { game_type: "powerpik", game_offer_name: "PowerPik", description: "1 x Powerball PowerPik games" };
    expect(bought.body.result.items).toMatchObject([names]);
    const orderIn = async (region: string) => {
      const path = `/v2/orders/${bought.body.result.order_ids[0]}`;
      return (await services.call({ path, as, headers: { "x-shop-sub-variant": region } })).body.result;
    };
    expect(await orderIn("WA")).toMatchObject(names);
    expect(await orderIn("NSW")).toMatchObject({ game_type: "powerhit", game_offer_name: "PowerHit" });
  });
});

it("the shop has one price for a game, whatever the region", async () => {
  const regions = ["ACT", "NSW", "NT", "QLD", "SA", "TAS", "VIC", "WA", "OTHER"];
  const prices = new Map<string, Set<string>>();
  for (const region of regions) {
    const path = `/v2/pricing/pri_au_${region.toLowerCase()}/product_offers`;
    const { body } = await services.call({ path, headers: inRegion(region) });
    for (const offer of body.result.offers)
      for (const { game_offers } of offer.game_types)
        for (const one of game_offers) {
          // PowerHit and PowerPik are one game.
          const key = `${offer.key} ${one.key === "powerpik" ? "powerhit" : one.key}`;
          prices.set(key, (prices.get(key) ?? new Set()).add(JSON.stringify(one.prices)));
        }
  }
  expect(prices.size).toBeGreaterThan(CATALOGUE.length);
  expect([...prices].filter(([, lists]) => lists.size > 1)).toEqual([]);
});

it("a region changed during a challenge voids the payment of what is not sold there", async () => {
  const [before, key] = [await holdings(), crypto.randomUUID()];
  const { token } = await typeCard(services, cara, { number: "4000000000003220" });
  const body = { ...purchaseOf(await add("NSW", STRIKE, cara)), deposit: depositOf(cara, 1, token) };
  const asked = (await pay(body, key, cara, inRegion("NSW"))).body.result.deposit;
  const { cres } = await answerBank(asked.challenge, "Approve");
  await authorise(asked.id, cres);

  expect(refusalOf(await pay(body, key, cara, inRegion("VIC")))).toBe("409 cart_changed");
  expect(await paymentOf(asked.id)).toMatchObject({ state: "voided" });
  expect(await holdings()).toEqual(before);
  expect((await cartIn("VIC", cara)).auto_removed_items).toMatchObject([{ reason: { type: "not_sold_in_region" } }]);
});
