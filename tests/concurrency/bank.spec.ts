// Many customers buy, deposit, withdraw, change their carts and are refunded at random, on real Postgres and two processes. At
// every read the books must balance and no wallet may be negative.
import { setTimeout as wait } from "node:timers/promises";
import { expect, it } from "vitest";
import { audit } from "#services/lib/ledger.ts";
import { runInTransaction } from "#services/lib/transaction.ts";
import type { Answer } from "#tests/contract/caller.ts";
import { DECLINED, depositOf, purchaseOf, testDeposit } from "#tests/contract/main/money.ts";
import { quickPick } from "#tests/contract/main/tickets.ts";
import { EXAMPLE_NOW, type SignedIn } from "#tests/services/open-services.ts";
import { faultsInBooks } from "./books.ts";
import { counted, randomFrom, runConcurrently, seed } from "./counts.ts";
import { fleetOfTwo, type Member } from "./fleet.ts";

const { fleet, memberOf } = fleetOfTwo();

const CLIENTS = 32;
const OPERATIONS = Number(process.env["BANK_OPS"] ?? counted(100_000, 600));
// Two cores run 200 operations a second: 100,000 take 8 minutes. The limit allows for a tenth of that speed.
const LIMIT_MS = counted(5_400_000, 300_000);
// A read of the books takes all entries, so each is followed by a rest in proportion.
const REST = 5;

const POWERHIT = { lottery_key: "powerball", game_type: "powerhit", game_offer: "powerhit", num_games: 1 };
const COMBO = { game_type: "mega_combo", game_offer: "mega_combo", num_games: 10 };
const STRIKE = { lottery_key: "lotto_strike", num_games: 1, days: ["Monday"] };
const TICKET = { product_type: "raffle_ticket", books: 2 };
const SYNDICATE = { product_type: "syndicate_share", lottery_key: "saturday_syndicate", num_shares: 1 };
const PRODUCTS = [
  quickPick(),
  quickPick({ lottery_key: "powerball", num_draws: 2 }),
  quickPick({ lottery_key: "saturday_lotto", game_type: "reduced_system", game_offer: "system_8", num_games: 1 }),
  quickPick(POWERHIT),
  quickPick(COMBO),
  quickPick({ ...STRIKE, game_type: "strike_standard", game_offer: "strike_standard" }),
  quickPick({ ...STRIKE, game_type: "strike_boxed", game_offer: "strike_boxed" }),
  { ...TICKET, lottery_key: "charity_raffle", raffle_offer: "book_5", books: 1 },
  { ...TICKET, lottery_key: "super_jackpot_lottery", raffle_offer: "random" },
  { ...TICKET, lottery_key: "super_jackpot_lottery", raffle_offer: "sequential" },
  { ...TICKET, lottery_key: "your_hospice_lottery", raffle_offer: "deferred" },
  { ...SYNDICATE, syndicate_key: "syn_0000000000000001" },
];

/** A customer's next choices, the same for the same seed. */
type Client = { as: SignedIn; member: Member; random: () => number; checkouts: string[]; bankAccountId: string };
type Step = { name: string; weight: number; run: (client: Client) => Promise<Answer | null> };

const ACCOUNT = { code: "062-000", account_number: "123456789", account_name: "Robin Example", type: "national" };
const CENTS = [0.1, 0.37, 0.5, 0.99];

const pick = <T>(random: () => number, from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;

const add = ({ as, member, random }: Client) => member.call("addCartItem", { as, body: pick(random, PRODUCTS) });

async function buy(client: Client): Promise<Answer> {
  const { as, checkouts, member, random } = client;
  const isByCard = random() < 0.4;
  let body = await purchaseOf(member, as);
  if (body.expected_total.amount === 0) {
    const added = await add(client);
    if (added.status !== 200) return added;
    body = await purchaseOf(member, as);
  }
  const enough = Math.ceil(body.expected_total.amount) + 5;
  const answer = isByCard
    ? await member.call("depositAndPurchase", {
        as,
        body: { deposit: testDeposit(as, random() < 0.2 ? DECLINED : enough), ...body },
      })
    : await member.call("purchaseCart", { as, body });
  const id = answer.body?.result?.checkout_id;
  if (answer.status === 200 && typeof id === "string") checkouts.push(id);
  return answer;
}

const STEPS: Step[] = [
  {
    name: "add",
    weight: 4,
    run: add,
  },
  { name: "buy", weight: 4, run: buy },
  {
    name: "remove",
    weight: 1,
    async run({ as, member, random }) {
      const { body } = await member.call("getCart", { as });
      const items = body.result.cart_items as { id: string }[];
      if (items.length === 0) return null;
      return member.call("removeCartItem", { as, params: { itemId: pick(random, items).id } });
    },
  },
  {
    name: "deposit",
    weight: 1,
    run: ({ as, member, random }) =>
      member.call("createDeposit", depositOf(as, testDeposit(as, random() < 0.2 ? DECLINED : 5 + pick(random, CENTS)))),
  },
  {
    name: "withdraw",
    weight: 1,
    run: ({ as, bankAccountId, member, random }) =>
      member.call("requestWithdrawal", {
        as,
        params: { id: bankAccountId },
        body: { amount: 1 + pick(random, CENTS), method: "tt", bank_type: "national" },
      }),
  },
  {
    name: "refund",
    weight: 1,
    async run({ checkouts, random }) {
      const receipt = checkouts.splice(Math.floor(random() * checkouts.length), 1)[0];
      // Refused if the wallet credit of a promotion is spent; there is none here.
      if (receipt !== undefined) await fleet.control("/refund", { receipt });
      return null;
    },
  },
];
const WEIGHTED = STEPS.flatMap((step) => Array.from({ length: step.weight }, () => step));

const ALLOWED = new Set([
  "402 card_declined",
  "402 insufficient_funds",
  "409 cart_changed",
  "409 draw_sold_out",
  "422 amount_above_maximum",
  // The cart's only item was sold out between two calls.
  "422 cart_empty",
]);

/** Returns what is wrong with the books now, while payments are under way. */
async function faultsNow(): Promise<string[]> {
  return runInTransaction(fleet.db, async (tx) => {
    const { unevenTransfers, wrongBalances } = await audit(tx);
    const overdrawn = await tx.selectFrom("ledger_balance").select("owner").where("cents", "<", 0).execute();
    const { cents } = await tx
      .selectFrom("ledger_entry")
      .select(({ fn }) => fn.sum<number>("cents").as("cents"))
      .executeTakeFirstOrThrow();
    return [
      ...unevenTransfers.map((id) => `transfer ${id} does not sum to zero`),
      ...wrongBalances.map((name) => `the balance of ${name} is not the sum of its entries`),
      ...overdrawn.map(({ owner }) => `${owner} has a negative balance`),
      ...(Number(cents) === 0 ? [] : [`the ledger sums to ${cents}`]),
    ];
  });
}

it("keeps the books balanced and no wallet negative under random purchases, deposits, withdrawals and refunds", {
  timeout: LIMIT_MS,
}, async () => {
  process.stdout.write(`bank test: SEED=${seed}, ${OPERATIONS} operations of ${CLIENTS} clients\n`);
  const clients: Client[] = await runConcurrently(CLIENTS, async (index) => {
    const [as, member] = [await fleet.person({ cents: 20_000, prizeCents: 5_000 }), memberOf(index)];
    const { body } = await member.call("addBankAccount", { as, body: ACCOUNT });
    return { as, member, random: randomFrom(seed + index), checkouts: [], bankAccountId: body.result.id };
  });
  const counts = new Map<string, number>();
  let done = 0;
  let reads = 0;
  let isOver = false;
  const end = () => {
    isOver = true;
  };
  const started = Date.now();

  const clientsDone = runConcurrently(CLIENTS, async (index) => {
    const client = clients[index];
    if (!client) throw new Error("there is no such client");
    while (done < OPERATIONS && !isOver) {
      done++;
      const step = pick(client.random, WEIGHTED);
      const answer = await step.run(client);
      const refusal = answer && answer.status !== 200 ? `${answer.status} ${answer.body?.messages?.[0]?.code}` : null;
      const label = [step.name, refusal ?? answer?.status].filter(Boolean).join(" ");
      counts.set(label, (counts.get(label) ?? 0) + 1);
      if (refusal && !ALLOWED.has(refusal)) {
        throw new Error(`SEED=${seed}: ${label} ${JSON.stringify(answer?.body)}`);
      }
    }
  });
  const reader = (async () => {
    while (!isOver) {
      const startedRead = Date.now();
      expect(await faultsNow()).toEqual([]);
      reads++;
      await wait(REST * (Date.now() - startedRead));
    }
  })();
  await Promise.all([clientsDone.finally(end), reader.finally(end)]);

  const seconds = (Date.now() - started) / 1_000;
  const summary = [...counts].map(([label, count]) => `${label}: ${count}`).join(", ");
  process.stdout.write(
    `${done} operations in ${seconds.toFixed(0)} s, ${(done / seconds).toFixed(0)}/s, books read ${reads} times; ${summary}\n`,
  );
  expect(reads).toBeGreaterThan(1);
  for (const label of ["buy 200", "buy 402 card_declined", "remove 200", "refund", "deposit 200", "withdraw 200"])
    expect([label, counts.has(label)]).toEqual([label, true]);
  const sold = await fleet.db
    .selectFrom("orders")
    .select(["product_type", "product_offer_key", "game_offer"])
    .distinct()
    .where("checkout_id", "is not", null)
    // The demo's customers bought earlier.
    .where("created_at", ">=", new Date(EXAMPLE_NOW))
    .execute();
  expect(sold).toHaveLength(PRODUCTS.length);
  const runs = await fleet.db.selectFrom("ticket_run").select(["draw_id", "first_number"]).execute();
  expect(new Set(runs.map(({ draw_id, first_number }) => `${draw_id} ${first_number}`)).size).toBe(runs.length);
  expect(await faultsInBooks(fleet.db)).toEqual([]);
});
