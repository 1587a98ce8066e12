// Groups of Lotto Party, and the sessions that they open.
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { openSale } from "./sale.ts";
import { keyed } from "./sales.ts";

const { anna, erin, services } = openSale();
const DRAW = "drw_powerball_1594";

type As = typeof anna;
const call = (method: "GET" | "POST" | "PUT", path: string, as?: As, body?: object) =>
  services.call({
    method,
    path: `/social/v3${path}`,
    ...(as && { as }),
    ...(body && { body }),
    ...(method === "POST" && { headers: keyed(crypto.randomUUID()) }),
  });
const startGroup = async (name: string, as = anna) =>
  (await call("POST", "/group", as, { group_name: name })).body.result;
const open = (group_id: string, changes: object = {}, as = anna) =>
  call("POST", "/session", as, {
    group_id,
    draw_id: DRAW,
    game_offer_key: "standard",
    num_games: 10,
    share_price: { amount: 2, currency: "AUD" },
    ...changes,
  });
const publish = (id: string, publicity_status: "promoted" | "public") =>
  services.db.updateTable("party_group").set({ publicity_status }).where("id", "=", id).execute();

describe("groups", () => {
  it("are listed six a page, the last joined first", async () => {
    for (let no = 1; no <= 7; no++) await startGroup(`Crew ${no}`, erin);
    const { body } = await call("GET", "/group", erin);
    expect(body.page_info).toEqual({ limit: 6, offset: 0, total: 7 });
    expect(body.result.map(({ group_name }: { group_name: string }) => group_name)).toEqual(
      [7, 6, 5, 4, 3, 2].map((no) => `Crew ${no}`),
    );
    expect((await call("GET", "/group?offset=6", erin)).body.result).toHaveLength(1);
  });

  it("are read by their link without being told who organises them, until it is replaced", async () => {
    const { group_id, token } = await startGroup("Link crew");
    const invited = await call("GET", `/group/token/${token}`);
    expect(invited.body.result).toMatchObject({ group_id, is_organiser: false, member_count: 1, sessions: [] });
    expect(invited.body.result).not.toHaveProperty("organiser_customer_id");
    expect(invited.body.result).not.toHaveProperty("token");
    const replaced = (await call("POST", `/group/${group_id}/token`, anna)).body.result.token;
    expect(replaced).not.toBe(token);
    expect((await call("GET", `/group/token/${token}`)).status).toBe(404);
    expect((await call("GET", `/group/token/${replaced}`)).status).toBe(200);
  });

  it("are public only once they are published, and the names of others stay free", async () => {
    const { group_id } = await startGroup("Free name");
    expect((await call("GET", `/group/${group_id}`, erin)).status).toBe(404);
    await publish(group_id, "public");
    expect((await call("GET", `/group/${group_id}`, erin)).body.result).not.toHaveProperty("token");
    expect((await call("POST", "/group", erin, { group_name: "FREE name" })).status).toBe(200);
  });
});

describe("a session", () => {
  it("has its numbers from the opening on, and as many shares as pay for its ticket", async () => {
    const { group_id, token } = await startGroup("Opening crew");
    const { body, status } = await open(group_id, { autosession_status: "on" });
    expect(status).toBe(200);
    const { games, session_id, ticket_price } = body.result;
    expect(body.result).toMatchObject({ autosession_status: "on", is_organiser: true, members: [], shares_sold: 0 });
    expect(body.result.total_shares).toBe(Math.ceil(ticket_price.amount / 2));
    expect(games).toHaveLength(10);
    // What one of the shares would get of the prizes of the last draw.
    const paid = body.result.divisions.filter(({ last_prize }: { last_prize?: object }) => last_prize);
    expect(paid.length).toBeGreaterThan(3);
    for (const { last_prize, last_share } of paid)
      expect(last_share.amount).toBe(Math.floor((last_prize.amount * 100) / body.result.total_shares + 1e-9) / 100);
    const invited = (await call("GET", `/group/token/${token}`)).body.result.sessions;
    expect(invited).toEqual([expect.objectContaining({ session_id, games })]);
    expect((await call("GET", `/session/${session_id}`, anna)).body.result.games).toEqual(games);
    expect((await call("GET", `/session/${session_id}`)).status).toBe(404);
  });

  it("is the last of a group's 50 open ones, which the list of closed ones leaves out", async () => {
    const { group_id, token } = await startGroup("Full crew");
    const first = (await open(group_id)).body.result.session_id;
    const names =
      "group_id, draw_id, product_offer_key, game_type, game_offer, games, ticket_cents, share_cents, total_shares, autosession_status, invites_all, created_at";
    const columns = sql.raw(names);
    await sql`insert into party_session (id, ${columns})
      select 'lps_full_' || no, ${columns} from party_session, generate_series(1, 48) as no where id = ${first}`.execute(
      services.db,
    );
    const answers = await Promise.all([open(group_id), open(group_id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(answers.find(({ status }) => status === 422)?.body.messages[0]).toMatchObject({ target: "draw_id" });
    expect((await call("GET", `/group/token/${token}`)).body.result.sessions).toHaveLength(50);
    await sql`insert into party_session (id, ${columns})
      select 'lps_past', ${sql.raw(names.replace("draw_id", "'drw_powerball_1593'"))} from party_session where id = ${first}`.execute(
      services.db,
    );
    const closed = (await call("GET", `/group/${group_id}/session?state=closed`, anna)).body;
    expect(closed).toMatchObject({ result: [{ session_id: "lps_past" }], page_info: { total: 1 } });
    expect((await call("GET", `/group/${group_id}/session`, anna)).body.page_info.total).toBe(51);
  });

  it("is refused with the field at fault", async () => {
    const { group_id } = await startGroup("Field crew");
    const targetOf = async (changes: object) => (await open(group_id, changes)).body.messages[0].target;
    expect(await targetOf({ share_price: { amount: 1.99, currency: "AUD" } })).toBe("share_price");
    expect(await targetOf({ share_price: { amount: 100, currency: "AUD" } })).toBe("share_price");
    expect(await targetOf({ num_games: 101 })).toBe("num_games");
    expect(await targetOf({ game_offer_key: "powerhit" })).toBe("game_offer_key");
    expect(await targetOf({ draw_id: "drw_oz_lotto_1666" })).toBe("draw_id");
  });

  it("is discovered in public and promoted groups, promoted first", async () => {
    const [first, second, hidden] = [
      await startGroup("Public crew"),
      await startGroup("Promoted crew"),
      await startGroup("Private crew"),
    ];
    for (const { group_id } of [first, second, hidden]) await open(group_id);
    await publish(first.group_id, "public");
    await publish(second.group_id, "promoted");
    const found = (await call("GET", `/session/discover/draw/${DRAW}`)).body.result;
    expect(found.map(({ group_name }: { group_name: string }) => group_name)).toEqual(["Promoted crew", "Public crew"]);
    expect(found[0]).not.toHaveProperty("games");
    const all = (await call("GET", "/session/discover")).body.result;
    expect(all).toEqual(expect.arrayContaining(found));
    expect(all.map(({ group_name }: { group_name: string }) => group_name)).toEqual([
      "Beach office",
      "Promoted crew",
      "Street party",
      "Public crew",
    ]);
  });
});
