// Recurring purchases through the gateway: which calls reach the service, with which bodies.
import type { ServerResponse } from "node:http";
import { beforeEach, describe, expect, it } from "vitest";
import type { Caller } from "#gateway/router.ts";
import { SEGMENTS } from "#services/main/foundation/site/settings.ts";
import { ANNA, type Asked, backendOfFile } from "#tests/gateway/backend.ts";
import { startShop } from "#tests/shop.ts";

const backend = backendOfFile();
const AUTOPLAY = "aut_0000000000000001";
const SUBSCRIPTION = "sub_0000000000000001";

const shipped = SEGMENTS[0].capabilities;
const reply = (result: unknown) => (_: Asked, response: ServerResponse) =>
  response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify({ result }));

let caller: Caller;
beforeEach(() => {
  const segment = { segment_name: "default", capabilities: [...shipped, "recurring_purchases_combined"] };
  backend.answer("/main/capabilities", reply({ segments: [segment], default_segment_name: "default" }));
  caller = backend.open(ANNA).caller;
});

/** Returns method, path and body of the only call of recurring play. */
function onlyCall(): [call: string, body: string] {
  const [call, ...more] = backend.asked.filter(({ url }) => !/capabilities/.test(url));
  expect(more).toEqual([]);
  return [`${call?.method} ${call?.url}`, String(call?.body)];
}

describe("a page of a list is read with its limit and offset", () => {
  it("of autoplays (Recurring 1)", async () => {
    await caller.autoplays.list({ page: 3 });
    expect(onlyCall()[0]).toBe("GET /main/autoplay?limit=10&offset=20");
  });

  it("of subscriptions, also of those to some offers", async () => {
    await caller.subscriptions.list({ lotteryKeys: "monday_lotto,powerball" });
    expect(onlyCall()[0]).toBe("GET /main/subscriptions?limit=10&offset=0&lottery_keys=monday_lotto%2Cpowerball");
  });

  it("of both (Recurring 2)", async () => {
    await caller.recurringPurchases.list({});
    expect(onlyCall()[0]).toBe("GET /main/recurring_purchases?limit=10&offset=0");
  });
});

describe("a change is one call", () => {
  it("that pauses a subscription", async () => {
    await caller.subscriptions.setStatus({ id: SUBSCRIPTION, status: "recurring_status_paused" });
    const path = `/main/subscriptions/${SUBSCRIPTION}/status`;
    expect(onlyCall()).toEqual([`PATCH ${path}`, '{"status":"recurring_status_paused"}']);
  });

  it("that pauses an autoplay until an ISO date (Recurring 4)", async () => {
    const until = { status: "recurring_status_timed_pause", pausedUntil: "2026-12-20" } as const;
    await caller.autoplays.setStatus({ id: AUTOPLAY, ...until });
    const body = '{"status":"recurring_status_timed_pause","paused_until":"2026-12-20"}';
    expect(onlyCall()).toEqual([`PATCH /main/autoplays/${AUTOPLAY}/status`, body]);
  });

  it("that saves a minimum jackpot as a form (Recurring 10)", async () => {
    await caller.autoplays.setMinimumJackpot({ id: AUTOPLAY, minimumJackpotAmount: "$20,000,000" });
    const path = `/main/autoplay/${AUTOPLAY}/set-minimum-jackpot`;
    expect(onlyCall()).toEqual([`POST ${path}`, "minimum_jackpot_amount=20000000"]);
  });

  it("that saves a quick-pick as a form (Recurring 12)", async () => {
    await caller.autoplays.setQuickpick({ id: AUTOPLAY, quickpick: true });
    expect(onlyCall()).toEqual([`POST /main/autoplay/${AUTOPLAY}/set-quickpick`, "quickpick=true"]);
  });

  it("that edits a subscription (Recurring 14)", async () => {
    const edit = { gameOffer: "book_15", causeKey: "coast_rescue", numGames: 12 };
    await caller.subscriptions.update({ id: SUBSCRIPTION, ...edit });
    const body = '{"game_offer":"book_15","cause_key":"coast_rescue","num_games":12}';
    expect(onlyCall()).toEqual([`PATCH /main/subscriptions/${SUBSCRIPTION}`, body]);
  });

  it("that charges failed purchases again, under its key (Recurring 18)", async () => {
    const idempotencyKey = crypto.randomUUID();
    await caller.recurringPurchases.sync({ recurringPurchaseIds: [SUBSCRIPTION], idempotencyKey });
    const body = `{"recurring_purchase_ids":["${SUBSCRIPTION}"]}`;
    expect(onlyCall()).toEqual(["POST /main/process_recurring_purchases/sync", body]);
    expect(backend.asked.at(-1)?.headers["idempotency-key"]).toBe(idempotencyKey);
  });

  it("that chooses what pays, in the query", async () => {
    await caller.recurringPurchases.setMethod({ recurringPurchaseMethod: "wallet" });
    expect(onlyCall()[0]).toBe("POST /main/customer/recurring-purchase-method?recurring_purchase_method=wallet");
  });
});

it.each(["-1", "1.234", "1000000000", "", "a lot"])("refuses %j as a minimum jackpot without a call", async (typed) => {
  const call = caller.autoplays.setMinimumJackpot({ id: AUTOPLAY, minimumJackpotAmount: typed });
  await expect(call).rejects.toMatchObject({ problem: { targets: { minimumJackpotAmount: [expect.anything()] } } });
  expect(backend.asked.filter(({ url }) => /autoplay/.test(url))).toEqual([]);
});

it("requests nothing for a visitor (Recurring 16)", async () => {
  const { autoplays, recurringPurchases, subscriptions } = backend.open().caller;
  const calls = [
    () => autoplays.list({}),
    () => autoplays.get({ id: AUTOPLAY }),
    () => autoplays.setStatus({ id: AUTOPLAY, status: "recurring_status_active" }),
    () => autoplays.setQuickpick({ id: AUTOPLAY, quickpick: true }),
    () => autoplays.setMinimumJackpot({ id: AUTOPLAY, minimumJackpotAmount: "0" }),
    () => autoplays.update({ id: AUTOPLAY, numGames: 4 }),
    () => subscriptions.list({}),
    () => recurringPurchases.list({}),
    () => recurringPurchases.resolutions(),
  ];
  for (const call of calls) await expect(call()).rejects.toMatchObject({ code: "UNAUTHORIZED" });
  expect(backend.asked).toEqual([]);
});

it("pauses and cancels each by its capability", async () => {
  const { caller: own, controls, signIn } = await startShop();
  await signIn("uma");
  const [purchase] = (await own.autoplays.list({})).purchases;
  const id = purchase?.id ?? "";
  const set = (status: "recurring_status_paused" | "recurring_status_cancelled") =>
    own.autoplays.setStatus({ id, status });
  await controls.capability("autoplay_pause", "off");
  await expect(set("recurring_status_paused")).rejects.toMatchObject({ code: "NOT_FOUND" });
  await controls.capability("autoplay_cancel", "off");
  await expect(set("recurring_status_cancelled")).rejects.toMatchObject({ code: "NOT_FOUND" });
  await controls.capability("autoplay_cancel", "on");
  expect((await set("recurring_status_cancelled")).status).toBe("recurring_status_cancelled");
  expect((await own.autoplays.list({})).purchases.map((kept) => kept.id)).not.toContain(id);
});
