// Shares of a group's ticket: bought, entered or given back when the draw closes, and paid.
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { setShopNow } from "#services/lib/clock.ts";
import { spentCents } from "#services/lib/ledger.ts";
import { runInTransaction } from "#services/lib/transaction.ts";
import { drawNow, runDueDraws } from "#services/main/play/drawing/draws-runner.ts";
import { party as partyPlay } from "#services/main/play/parties/closing.ts";
import { chargeRecurring } from "#services/main/recurring/recurring-purchases/charging-queue.commands.ts";
import { listCards } from "#services/notifications/content-cards.rows.ts";
import { openSale } from "./sale.ts";
import { aud, balanceOf, isBalanced, keyed, refusalOf } from "./sales.ts";

const { add, anna, buy, cartOf, change, erin, services } = openSale();
const SATURDAY = 4627;
const LATER = 4628;

type As = typeof anna;
const call = (method: "GET" | "POST" | "PUT", path: string, as?: As, body?: object) =>
  services.call({
    method,
    path: `/social/v3${path}`,
    ...(as && { as }),
    ...(body && { body }),
    ...(method === "POST" && { headers: keyed() }),
  });

/** Opens a session of a new group of anna's: ten games of Saturday Lotto, for $2.00 a share. */
async function party(
  name: string,
  { drawNo = SATURDAY, ...changes }: { drawNo?: number; [more: string]: unknown } = {},
) {
  const group = (await call("POST", "/group", anna, { group_name: name })).body.result;
  const { body } = await call("POST", "/session", anna, {
    group_id: group.group_id,
    draw_id: `drw_saturday_lotto_${drawNo}`,
    game_offer_key: "standard",
    num_games: 10,
    share_price: aud(2),
    ...changes,
  });
  return { ...body.result, token: group.token as string };
}
const shares = (session_id: string, num_shares: number, more: object = {}) => ({
  product_type: "social_syndicate_share",
  session_id,
  num_shares,
  ...more,
});
const potOf = async (id: string) => {
  const { rows } = await sql<{ cents: number }>`
    select coalesce(sum(cents), 0)::bigint as cents from ledger_entry where account = ${`party/${id}`}`.execute(
    services.db,
  );
  return rows[0]?.cents;
};
const read = async (id: string, as = anna) => (await call("GET", `/session/${id}`, as)).body.result;
const orderOf = async (id: string, as: As) =>
  (await services.call({ path: `/v2/orders/${id}?show_details=true`, as })).body.result;
const centsOf = async (as: As) => Math.round((await balanceOf(services, as)) * 100);

describe("shares in the cart", () => {
  it("need the group's link, have its price, and are never more than there are", async () => {
    const { session_id, token, total_shares } = await party("Cart crew", { drawNo: LATER });
    expect(refusalOf(await add(shares(session_id, 1), erin))).toBe("404 not_found");
    const { body } = await add(shares(session_id, 2, { group_token: token, expected_price: aud(4) }), erin);
    expect(body.result.cart_items[0]).toMatchObject({
      description: "2 x Lotto Party shares",
      group_token: token,
      session_id,
      price: aud(4),
      syndicate_name: "Cart crew",
    });
    const [{ id }] = body.result.cart_items;
    const tooMany = await change(id, { product_type: "social_syndicate_share", num_shares: total_shares + 1 }, erin);
    expect(refusalOf(tooMany)).toBe("409 draw_sold_out");
    await change(id, { product_type: "social_syndicate_share", num_shares: total_shares }, erin);
    expect((await cartOf(erin)).cart_total).toEqual(aud(2 * total_shares));
    expect(refusalOf(await add(shares(session_id, 1, { expected_price: aud(1) })))).toBe("409 cart_changed");
    await add(shares(session_id, total_shares - 1));
    expect((await buy()).status).toBe(200);
    expect((await cartOf(erin)).auto_removed_items).toMatchObject([
      { session_id, group_token: token, reason: { message: "Only 1 share is left. Choose fewer." } },
    ]);
  });

  it("are offered as autoplay only where the session repeats", async () => {
    const autoplay = { recurring_purchase: { type: "autoplay", enabled: true } };
    for (const [status, availability] of [
      ["on", "optional"],
      ["paused", "never"],
      ["off", "never"],
    ] as const) {
      const { session_id } = await party(`Again ${status}`, { drawNo: LATER });
      await call("PUT", `/session/${session_id}`, anna, { autosession_status: status });
      const { body } = await add(shares(session_id, 1));
      const { id, recurring_purchase } = body.result.cart_items.at(-1);
      expect(recurring_purchase).toMatchObject({ availability, enabled: false });
      const changed = await change(id, { product_type: "social_syndicate_share", num_shares: 1, ...autoplay });
      if (availability === "optional") expect(changed.status).toBe(200);
      else expect(refusalOf(changed)).toBe("422 invalid_field");
    }
  });

  it("follow the session's repeat switch while they are in the cart, when it is read and when it is paid", async () => {
    const { session_id } = await party("Switch crew", { drawNo: LATER, autosession_status: "on" });
    const { body } = await add(shares(session_id, 1, { recurring_purchase: { type: "autoplay", enabled: true } }));
    const { id } = body.result.cart_items.at(-1);
    const repeats = async (status: string) => {
      await call("PUT", `/session/${session_id}`, anna, { autosession_status: status });
      const { cart_items } = await cartOf(anna);
      return cart_items.find((item: { id: string }) => item.id === id).recurring_purchase;
    };
    expect(await repeats("paused")).toMatchObject({ availability: "never", enabled: false });
    expect(await repeats("on")).toMatchObject({ availability: "optional", enabled: true });
    await repeats("paused");
    expect((await buy()).status).toBe(200);
    const { result } = (await services.call({ path: "/v2/autoplay", as: anna })).body;
    expect(result.filter((one: { session_id?: string }) => one.session_id === session_id)).toEqual([]);
  });

  it("make a member of who buys them, and their money waits in the session's account", async () => {
    const { session_id, token } = await party("Member crew", { drawNo: LATER });
    const before = await centsOf(erin);
    await add(shares(session_id, 2, { group_token: token }), erin);
    const bought = await buy(erin);
    expect(bought.status).toBe(200);
    expect(await centsOf(erin)).toBe(before - 400);
    expect(await potOf(session_id)).toBe(400);
    expect(await read(session_id, erin)).toMatchObject({
      shares_sold: 2,
      status: "open",
      members: [{ firstname: "Erin", num_shares: 2 }],
    });
    const order = await orderOf(bought.body.result.order_ids[0], erin);
    expect(order).toMatchObject({ session_id, syndicate: { syndicate_name: "Member crew", num_shares: 2 } });
    expect(order.games).toHaveLength(10);
    expect(order.details[0].games).toHaveLength(10);
    expect(await isBalanced(services)).toBe(true);
  });
});

describe("the close of the draw", () => {
  it("enters what the shares pay for, gives back the rest, and cancels what is too little", async () => {
    const [some, none, all] = [
      await party("Some crew"),
      await party("Few crew", { num_games: 40 }),
      await party("All crew"),
    ];
    const unsold = await party("Nobody");
    const start = [await centsOf(anna), await centsOf(erin)];
    await add(shares(some.session_id, 1));
    await add(shares(all.session_id, all.total_shares - 1));
    const annas = (await buy()).body.result.order_ids;
    await add(shares(some.session_id, 1, { group_token: some.token }), erin);
    await add(shares(none.session_id, 1, { group_token: none.token }), erin);
    await add(shares(all.session_id, 1, { group_token: all.token }), erin);
    const erins = (await buy(erin)).body.result.order_ids;
    await drawNow(services.db, "saturday_lotto");

    const [sold, cancelled, full] = [
      await read(some.session_id),
      await read(none.session_id),
      await read(all.session_id),
    ];
    expect([sold.status, cancelled.status, full.status]).toEqual(["paid", "cancelled", "paid"]);
    expect((await read(unsold.session_id)).status).toBe("cancelled");
    expect(full.num_games_entered).toBe(10);
    expect(sold.num_games_entered).toBeLessThan(10);
    for (const { session_id } of [some, none, all]) expect(await potOf(session_id)).toBe(0);
    const [annaSome, erinSome, erinNone] = [
      await orderOf(annas[0], anna),
      await orderOf(erins[0], erin),
      await orderOf(erins[1], erin),
    ];
    expect(annaSome.games).toHaveLength(sold.num_games_entered);
    // The size is the number of sold shares: they own the ticket.
    expect(annaSome.syndicate).toMatchObject({ num_shares: 1, size: 2 });
    const drawn = await services.call({ path: "/v2/draws/past_customer/saturday_lotto", as: anna });
    expect(drawn.body.result[0].customer_tickets).toContainEqual(
      expect.objectContaining({
        order_id: annas[0],
        shares: expect.objectContaining({ num_shares: 1, session_id: some.session_id, size: 2 }),
      }),
    );
    expect(erinNone).toMatchObject({ status: "refunded", returned: aud(2) });
    const cents = (money?: { amount: number }) => Math.round((money?.amount ?? 0) * 100);
    expect(cents(annaSome.returned) + cents(erinSome.returned)).toBe(cents(sold.returned));
    // Every cent: what was paid, what came back, what was won.
    for (const [index, [as, ids]] of (
      [
        [anna, annas],
        [erin, erins],
      ] as const
    ).entries()) {
      const orders = await Promise.all(ids.map((id: string) => orderOf(id, as)));
      const moved = orders.reduce(
        (sum: number, one) => sum - cents(one.price) + cents(one.returned) + cents(one.winnings),
        0,
      );
      expect(await centsOf(as)).toBe((start[index] ?? 0) + moved);
    }
    const cards = await runInTransaction(services.db, (tx) => listCards(tx, erin.customerId));
    expect(cards.map(({ title }) => title)).toEqual(
      expect.arrayContaining(["Some crew is in the draw", "Few crew was cancelled"]),
    );
    // Cards about shares: those of the close, and those of prizes.
    const about = cards.filter(({ link }) => erins.some((id: string) => link?.endsWith(id)));
    expect(about.length).toBeGreaterThanOrEqual(2);
    for (const { link } of about) expect(link).toMatch(/^\/my-account\/lotto-party\/ticket\/ord_/);
    expect(await isBalanced(services)).toBe(true);
  });
});

describe("a session that repeats", () => {
  const WEDNESDAY = 4322;
  const NEXT = { draw_id: "drw_wednesday_lotto_4323" };
  const wednesday = { draw_id: `drw_wednesday_lotto_${WEDNESDAY}`, autosession_status: "on" };
  const chargeAt = async (time: string) => {
    await setShopNow(services.db, new Date(time));
    await runDueDraws(services.db, new Date(time));
    await chargeRecurring({ db: services.db, gateway: null }, new Date(time));
  };
  const openOf = async (groupId: string) => (await call("GET", `/group/${groupId}/session/open`, anna)).body.result;
  const autoplay = { recurring_purchase: { type: "autoplay", enabled: true } };

  it("opens the next one with new numbers, charges autoplays once, and pauses them once it is off", async () => {
    const first = await party("Repeat crew", { ...wednesday, invite_all_existing_members: true });
    await add(shares(first.session_id, 1, { group_token: first.token, ...autoplay }), erin);
    await add(shares(first.session_id, first.total_shares - 1));
    expect([(await buy(erin)).status, (await buy()).status]).toEqual([200, 200]);
    const AFTER = "2026-11-25T09:25:01Z";
    await chargeAt(AFTER);
    await chargeAt(AFTER);
    const [next, ...others] = await openOf(first.group_id);
    expect(others).toEqual([]);
    expect(next).toMatchObject({ shares_sold: 1, total_shares: first.total_shares, autosession_status: "on" });
    expect(next.draws[0].draw_id).toBe(NEXT.draw_id);
    const { games } = await read(next.session_id, erin);
    expect(games).toHaveLength(10);
    expect(games).not.toEqual(first.games);
    const cards = await runInTransaction(services.db, (tx) => listCards(tx, erin.customerId));
    expect(cards.map(({ title }) => title)).toContain("Repeat crew has a new Wednesday Lotto ticket");
    const charged = cards.filter(({ title }) => title.includes(": 1 x Lotto Party shares"));
    expect(charged).toMatchObject([{ link: expect.stringMatching(/^\/my-account\/lotto-party\/ticket\/ord_/) }]);

    const repeat = (autosession_status: string) =>
      call("PUT", `/session/${next.session_id}`, anna, { autosession_status });
    const kept = async () => {
      const { result } = (await services.call({ path: "/v2/autoplay", as: erin })).body;
      return result.find(({ session_id }: { session_id?: string }) => session_id === first.session_id);
    };
    const { id } = await kept();
    const unpause = () => services.call({ method: "POST", path: `/v2/autoplay/${id}/unpause`, as: erin });
    const pause = { method: "POST", path: `/v2/autoplay/${id}/pause`, as: erin, body: {} } as const;
    expect((await services.call(pause)).status).toBe(200);
    expect((await repeat("off")).status).toBe(200);
    expect(refusalOf(await unpause())).toBe("409 autosession_off");
    expect((await repeat("paused")).status).toBe(200);
    expect([refusalOf(await unpause()), (await kept()).resume_blocked_by]).toEqual([
      "409 autosession_off",
      "organiser_paused",
    ]);
    expect((await repeat("on")).status).toBe(200);
    expect((await unpause()).status).toBe(200);

    expect((await repeat("off")).status).toBe(200);
    await chargeAt("2026-12-02T09:25:01Z");
    expect(await openOf(first.group_id)).toEqual([]);
    expect((await kept()).status).toBe("recurring_status_paused");
    expect(refusalOf(await unpause())).toBe("409 autosession_off");
    expect(await isBalanced(services)).toBe(true);
  });

  it("releases the promotion and the limit of a purchase when too few shares are sold", async () => {
    await setShopNow(services.db, new Date("2026-11-20T01:00:00Z"));
    const { session_id } = await party("Limit crew", { draw_id: "drw_powerball_1595", num_games: 50 });
    const spent = async () => {
      const { rows } = await sql<{ cents: number }>`
        select ${spentCents(anna.customerId, sql`${new Date("2026-11-01T00:00:00Z")}::timestamptz`)}::bigint as cents`.execute(
        services.db,
      );
      return rows[0]?.cents ?? 0;
    };
    const before = await spent();
    await add(shares(session_id, 1));
    await buy();
    expect(await spent()).toBe(before + 200);
    await runInTransaction(services.db, async (tx) =>
      partyPlay.shares?.enter(tx, { drawId: "drw_powerball_1595", poolBp: 6_000, now: new Date() }),
    );
    expect(await spent()).toBe(before);
    expect((await read(session_id)).status).toBe("cancelled");
  });

  it("goes on with a paused one for members who resume, once the organiser opens the same ticket again", async () => {
    await setShopNow(services.db, new Date("2026-12-02T10:00:00Z"));
    const repeated = { draw_id: "drw_wednesday_lotto_4324", autosession_status: "on" };
    const { group_id, session_id, token, total_shares } = await party("Pause crew", repeated);
    await add(shares(session_id, 1, { group_token: token, ...autoplay }), erin);
    await add(shares(session_id, total_shares - 1));
    expect([(await buy(erin)).status, (await buy()).status]).toEqual([200, 200]);
    await call("PUT", `/session/${session_id}`, anna, { autosession_status: "paused" });
    await chargeAt("2026-12-09T09:25:01Z");
    expect(await openOf(group_id)).toEqual([]);
    const { result: autoplays } = (await services.call({ path: "/v2/autoplay", as: erin })).body;
    const { id, status } = autoplays.find((one: { session_id?: string }) => one.session_id === session_id);
    expect(status).toBe("recurring_status_paused");

    const same = { group_id, draw_id: "drw_wednesday_lotto_4325", game_offer_key: "standard", num_games: 10 };
    const opened = await call("POST", "/session", anna, { ...same, share_price: aud(2), autosession_status: "on" });
    expect((await services.call({ method: "POST", path: `/v2/autoplay/${id}/unpause`, as: erin })).status).toBe(200);
    await chargeAt("2026-12-09T09:26:00Z");
    expect((await read(opened.body.result.session_id)).shares_sold).toBe(1);
    expect(await isBalanced(services)).toBe(true);
  });
});
