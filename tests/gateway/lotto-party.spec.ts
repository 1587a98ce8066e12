// Lotto Party through the gateway: the bodies that reach the service, the fields that refused sessions name, and who may buy shares.
import { beforeEach, describe, expect, it } from "vitest";
import { ANNA, answerCapabilities, backendOfFile } from "#tests/gateway/backend.ts";
import { type Shop, startShop } from "#tests/shop.ts";
import { refusalOf } from "./refusal.ts";

const SATURDAY = "drw_saturday_lotto_4627";
const idempotencyKey = () => crypto.randomUUID();
const aud = (amount: number) => ({ amount, currency: "AUD" as const });

/** Starts a group of a demo customer. */
async function startGroup(shop: Shop, groupName: string) {
  await shop.signIn("pip");
  return shop.caller.lottoParty.createGroup({ groupName, idempotencyKey: idempotencyKey() });
}

const sessionFor = (groupId: string, changes: object = {}) => ({
  groupId,
  drawId: SATURDAY,
  gameOfferKey: "standard",
  numGames: 20,
  sharePrice: aud(2),
  idempotencyKey: idempotencyKey(),
  ...changes,
});

describe("a call of the service", () => {
  const backend = backendOfFile();
  beforeEach(() => answerCapabilities(backend));
  const bodiesAt = (path: string) =>
    backend.askedAt(path).map(({ body, method }) => [method, JSON.parse(String(body))]);

  it("starts a group with its name (Lotto Party 8)", async () => {
    const { caller } = backend.open(ANNA);
    await caller.lottoParty.createGroup({ groupName: "Office crew", idempotencyKey: idempotencyKey() });
    expect(bodiesAt("/social/group")).toEqual([["POST", { group_name: "Office crew" }]]);
  });

  it("opens a session of a group, and invites nobody unless asked to (Lotto Party 9)", async () => {
    const { caller } = backend.open(ANNA);
    await caller.lottoParty.createSession(sessionFor("grp_0000000000000001"));
    await caller.lottoParty.createSession(
      sessionFor("grp_0000000000000001", { inviteAllExistingMembers: true, idempotencyKey: idempotencyKey() }),
    );
    expect(bodiesAt("/social/session")).toMatchObject([
      ["POST", { group_id: "grp_0000000000000001", invite_all_existing_members: false }],
      ["POST", { group_id: "grp_0000000000000001", invite_all_existing_members: true }],
    ]);
  });

  it.each(["on", "paused"] as const)("sets whether a session repeats: %s (Lotto Party 12)", async (status) => {
    const id = "lps_0000000000000001";
    await backend.open(ANNA).caller.lottoParty.updateSession({ id, autosessionStatus: status });
    expect(bodiesAt(`/social/session/${id}`)).toEqual([["PUT", { autosession_status: status }]]);
  });

  it("reads six groups and ten sessions a page (Lotto Party 10, 11)", async () => {
    const { caller } = backend.open(ANNA);
    await caller.lottoParty.groups({ page: 2 });
    await caller.lottoParty.groupSessions({ id: "grp_0000000000000001", page: 2 });
    expect(backend.asked.map(({ url }) => url)).toEqual(
      expect.arrayContaining([
        "/social/group?limit=6&offset=6",
        "/social/group/grp_0000000000000001/session?state=closed&limit=10&offset=10",
      ]),
    );
  });
});

describe("a refused session", () => {
  it.each([
    ["a closed draw", { drawId: "drw_saturday_lotto_4626" }, "draw_closed", "drawId"],
    ["a lottery that groups do not play", { drawId: "drw_monday_lotto_4321" }, "invalid_field", "drawId"],
    ["a way to play that groups do not have", { gameOfferKey: "system_99" }, "invalid_field", "gameOfferKey"],
    ["too many games", { numGames: 500 }, "invalid_field", "numGames"],
    ["too cheap a share", { sharePrice: aud(1.99) }, "invalid_field", "sharePrice"],
  ])("for %s names its field", async (when, changes, code, field) => {
    const shop = await startShop();
    const { groupId } = await startGroup(shop, `Refused: ${when}`.slice(0, 40));
    const problem = await refusalOf(shop.caller.lottoParty.createSession(sessionFor(groupId, changes)));
    expect(problem).toMatchObject({ status: 422, code });
    expect(Object.keys(problem["targets"] as object)).toEqual([field]);
  });

  it("of another customer's group has no field", async () => {
    const shop = await startShop();
    const { groupId } = await startGroup(shop, "Not yours");
    await shop.signIn("otto");
    const problem = await refusalOf(shop.caller.lottoParty.createSession(sessionFor(groupId)));
    expect(problem).toMatchObject({ code: "not_found", status: 404 });
  });
});

describe("shares without social-syndicates-joiner", () => {
  it("are not added, not built, not paid for and not bought again; with it they are", async () => {
    const shop = await startShop();
    const { groupId, token = "" } = await startGroup(shop, "Joiners");
    const { sessionId } = await shop.caller.lottoParty.createSession(sessionFor(groupId));
    const item = { productType: "social_syndicate_share" as const, sessionId, groupToken: token, numShares: 1 };
    const visitor = shop.visit();
    const joins = (state: "on" | "off") => shop.controls.capability("social-syndicates-joiner", state);

    await joins("off");
    for (const { caller } of [shop, visitor]) {
      expect(await refusalOf(caller.cart.addItem({ item, idempotencyKey: idempotencyKey() }))).toMatchObject({
        code: "not_found",
        status: 404,
      });
      const built = caller.cart.build({ items: [item], idempotencyKey: idempotencyKey() });
      expect(await refusalOf(built)).toMatchObject({ code: "not_found", status: 404 });
    }

    await joins("on");
    expect(await visitor.caller.cart.addItem({ item, idempotencyKey: idempotencyKey() })).toMatchObject({
      cartItems: [{ quantity: 1 }],
    });
    const cart = await shop.caller.cart.addItem({ item, idempotencyKey: idempotencyKey() });
    const attempt = { cartRevision: cart.revision, expectedTotal: cart.cartTotal };
    const methods = { methodCode: "td" as const, depositMethodId: "dpm_td" };
    const pay = () => shop.caller.purchases.create({ ...attempt, deposit: methods, idempotencyKey: idempotencyKey() });
    await joins("off");
    expect(await refusalOf(pay())).toMatchObject({ code: "cart_blocked", status: 422 });
    await joins("on");
    const bought = await pay();
    if (bought.kind !== "receipt") throw new Error("The wallet did not pay");
    await joins("off");
    const again = () => shop.caller.cart.build({ replayId: bought.checkoutId, idempotencyKey: idempotencyKey() });
    expect(await refusalOf(again())).toMatchObject({
      code: "cart_blocked",
      status: 422,
      message: "Lotto Party shares are not on sale right now.",
    });
    await joins("on");
    expect(await again()).toMatchObject({ cartItems: [{ productType: "social_syndicate_share" }] });
  });
});
