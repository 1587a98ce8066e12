// Many customers buy, deposit, change their carts and are refunded at random, on real Postgres and two processes. At every read
// the books must balance and no wallet may be negative.
import { setTimeout as wait } from "node:timers/promises";
import { expect, it } from "vitest";
import { audit } from "#services/lib/ledger.ts";
import { runInTransaction } from "#services/lib/transaction.ts";
import type { Answer, OperationId, Request } from "#tests/contract/caller.ts";
import { DECLINED, purchaseOf, testDeposit } from "#tests/contract/main/money.ts";
import { quickPick } from "#tests/contract/main/tickets.ts";
import type { SignedIn } from "#tests/services/open-services.ts";
import { faultsInBooks } from "./books.ts";
import { counted, randomFrom, runConcurrently, seed } from "./counts.ts";
import { fleetOfTwo, type Member } from "./fleet.ts";

const { fleet, memberOf } = fleetOfTwo();

const CLIENTS = 32;
const OPERATIONS = counted(100_000, 600);
// Two quiet cores run 87 operations a second: 100,000 take 20 minutes, and the limit allows for a quarter of that speed.
const LIMIT_MS = counted(5_400_000, 300_000);
// A read of the books takes all entries, so each is followed by a rest in proportion.
const REST = 5;

const POWERHIT = { lottery_key: "powerball", game_type: "powerhit", game_offer: "powerhit", num_games: 1 };
const SYNDICATE = { product_type: "syndicate_share", lottery_key: "saturday_syndicate", num_shares: 1 };
const PRODUCTS = [
  quickPick(),
  quickPick({ lottery_key: "powerball", num_draws: 2 }),
  quickPick({ lottery_key: "saturday_lotto", game_type: "reduced_system", game_offer: "system_8", num_games: 1 }),
  quickPick(POWERHIT),
  { product_type: "raffle_ticket", lottery_key: "charity_raffle", raffle_offer: "book_5", books: 1 },
  { ...SYNDICATE, syndicate_key: "syn_0000000000000001" },
];

/** A customer's next choices, the same for the same seed. */
type Client = { as: SignedIn; member: Member; random: () => number; checkouts: string[] };
type Step = { name: string; weight: number; run: (client: Client) => Promise<Answer | null> };

/** Calls until the service has capacity. The key stays, so that a repeat is the same call. */
async function call(member: Member, operationId: OperationId, request: Request): Promise<Answer> {
  const key = crypto.randomUUID();
  for (;;) {
    const answer = await member.call(operationId, { key, ...request });
    if (answer.status !== 503) return answer;
    await wait(100);
  }
}

const pick = <T>(random: () => number, from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;

async function buy({ as, checkouts, member, random }: Client): Promise<Answer> {
  const isByCard = random() < 0.4;
  const body = await purchaseOf(member, as);
  const enough = Math.ceil(body.expected_total.amount) + 5;
  const answer = isByCard
    ? await call(member, "depositAndPurchase", {
        as,
        body: { deposit: testDeposit(as, random() < 0.2 ? DECLINED : enough), ...body },
      })
    : await call(member, "purchaseCart", { as, body });
  const id = answer.body?.result?.checkout_id;
  if (answer.status === 200 && typeof id === "string") checkouts.push(id);
  return answer;
}

const STEPS: Step[] = [
  {
    name: "add",
    weight: 4,
    run: ({ as, member, random }) => call(member, "addCartItem", { as, body: pick(random, PRODUCTS) }),
  },
  { name: "buy", weight: 4, run: buy },
  {
    name: "remove",
    weight: 1,
    async run({ as, member, random }) {
      const { body } = await call(member, "getCart", { as });
      const items = body.result.cart_items as { id: string }[];
      if (items.length === 0) return null;
      return call(member, "removeCartItem", { as, params: { itemId: pick(random, items).id } });
    },
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

// Refusals that are right: nothing in the cart, too little money, a share or draw sold out, a declined card.
const ALLOWED = new Set([200, 402, 409, 422]);

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

it("keeps the books balanced and no wallet negative under random purchases, deposits and refunds", {
  timeout: LIMIT_MS,
}, async () => {
  process.stdout.write(`bank test: SEED=${seed}, ${OPERATIONS} operations of ${CLIENTS} clients\n`);
  const clients: Client[] = await runConcurrently(CLIENTS, async (index) => ({
    ...{ as: await fleet.person({ cents: 5_000 }), member: memberOf(index) },
    ...{ random: randomFrom(seed + index), checkouts: [] },
  }));
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
      const label = `${step.name} ${answer?.status ?? ""}`.trim();
      counts.set(label, (counts.get(label) ?? 0) + 1);
      if (answer && !ALLOWED.has(answer.status)) {
        throw new Error(`SEED=${seed}: ${label} ${JSON.stringify(answer.body)}`);
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
  for (const label of ["buy 200", "buy 402", "remove 200", "refund"])
    expect([label, counts.has(label)]).toEqual([label, true]);
  const sold = await fleet.db
    .selectFrom("orders")
    .select("product_type")
    .distinct()
    .where("checkout_id", "is not", null)
    .execute();
  expect(sold.map(({ product_type }) => product_type).sort()).toEqual([
    "lottery_ticket",
    "raffle_ticket",
    "syndicate_share",
  ]);
  expect(await faultsInBooks(fleet.db)).toEqual([]);
});
