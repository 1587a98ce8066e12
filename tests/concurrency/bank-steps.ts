// The steps of the bank test: what customers and operators do at random.
import { runInTransaction } from "#services/lib/transaction.ts";
import { insertLogin } from "#services/main/identity/logins/logins.rows.ts";
import type { Answer, ServicesClient } from "#tests/contract/caller.ts";
import { DECLINED, depositOf, purchaseOf, testDeposit } from "#tests/contract/main/money.ts";
import type { SignedIn } from "#tests/services/open-services.ts";
import { keep } from "#tests/services/recurring-till.ts";
import { PRE_ORDER } from "#tests/services/sales.ts";
import type { Victim } from "./bank-processes.ts";
import { DRAWN, PRODUCTS, REGIONS, type Region } from "./bank-products.ts";
import type { Fleet } from "./fleet.ts";

/** A customer's next choices, the same for the same seed. */
export type Client = {
  as: SignedIn;
  region: Region;
  member: ServicesClient;
  random: () => number;
  checkouts: string[];
  bankAccountId: string;
  autoplayId: string | null;
};

type Step = { name: string; weight: number; run: (client: Client, fleet: Fleet) => Promise<Answer | null> };

const ACCOUNT = { code: "062-000", account_number: "123456789", account_name: "Robin Example", type: "national" };
const CENTS = [0.1, 0.37, 0.5, 0.99];
const TAKES_LETTERS = ["charity_raffle", "camper_raffle"];

export const pick = <T>(random: () => number, from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;

/** A process as a customer calls it from a region. A token that has expired is replaced. */
const callerFrom = (fleet: Fleet, member: ServicesClient, as: SignedIn, region: Region): ServicesClient => ({
  ...member,
  async call(operationId, request = {}) {
    const wanted = { key: crypto.randomUUID(), ...request, headers: { "x-shop-sub-variant": region } };
    const answer = await member.call(operationId, wanted);
    if (answer.status !== 401) return answer;
    const { customerId, deviceId } = as;
    const login = { customerId, deviceId, isSaved: false };
    Object.assign(as, await runInTransaction(fleet.db, (tx) => insertLogin(tx, fleet.env, login)));
    return member.call(operationId, wanted);
  },
});

/** Creates the customer of an index, with money, prizes and a bank account. */
export async function createClient(
  fleet: Fleet,
  member: ServicesClient,
  index: number,
  random: () => number,
): Promise<Client> {
  const region = REGIONS[index % REGIONS.length] ?? "NSW";
  const as = await fleet.person({ cents: 20_000, prizeCents: 5_000 });
  const { body } = await member.call("addBankAccount", { as, body: ACCOUNT });
  return {
    as,
    region,
    member: callerFrom(fleet, member, as, region),
    random,
    checkouts: [],
    bankAccountId: body.result.id,
    autoplayId: null,
  };
}

/** Sets a limit of a customer, in dollars. */
export async function limit({ as, member }: Client, { deposits, spending }: { deposits?: number; spending?: number }) {
  if (deposits !== undefined) await member.call("setPrecommitment", { as, body: { limit: deposits } });
  if (spending === undefined) return;
  await member.call("setSpendLimit", { as, params: { limitRef: "week" }, body: { limit: spending } });
}

const SOLD_IN = Object.fromEntries(
  REGIONS.map((region) => [
    region,
    PRODUCTS.filter(({ regions }) => regions.includes(region)).map(({ body }) => body as object),
  ]),
);

export const add = ({ as, member }: Client, body: object) => member.call("addCartItem", { as, body });

const addAny = (client: Client) => add(client, pick(client.random, [...(SOLD_IN[client.region] ?? []), PRE_ORDER]));

/** Pays for the cart with a deposit that is enough. */
export async function buyByCard({ as, checkouts, member }: Client, isDeclined = false): Promise<Answer> {
  const body = await purchaseOf(member, as);
  const enough = Math.ceil(body.expected_total.amount) + 5;
  const deposit = testDeposit(as, isDeclined ? DECLINED : enough);
  const answer = await member.call("depositAndPurchase", { as, body: { deposit, ...body } });
  return noteCheckout(checkouts, answer);
}

function noteCheckout(checkouts: string[], answer: Answer): Answer {
  const id = answer.body?.result?.checkout_id;
  if (answer.status === 200 && typeof id === "string") checkouts.push(id);
  return answer;
}

async function payFor(client: Client): Promise<Answer> {
  const { as, checkouts, member, random } = client;
  const [isByCard, isDeclined] = [random() < 0.4, random() < 0.2];
  if (isByCard) return buyByCard(client, isDeclined);
  return noteCheckout(checkouts, await member.call("purchaseCart", { as, body: await purchaseOf(member, as) }));
}

async function buy(client: Client): Promise<Answer> {
  const { as, member } = client;
  const { body } = await member.call("getCart", { as });
  const items = body.result.cart_items as { id: string }[];
  if (items.length === 0) {
    const added = await addAny(client);
    if (added.status !== 200) return added;
  }
  const answer = await payFor(client);
  // A cart that is over a limit or the balance loses half of its items, or it would fill up.
  const dropped = answer.status === 200 ? [] : items.filter((_, index) => index % 2 === 0);
  for (const { id } of dropped) await member.call("removeCartItem", { as, params: { itemId: id } });
  return answer;
}

/** Calls a control. Returns a refusal as an answer. */
const operate = async (fleet: Fleet, path: string, body: object): Promise<Answer | null> =>
  fleet.control(path, body).then(
    () => null,
    (error: Error) => ({
      status: 400,
      body: { messages: [{ code: refusalOf(error.message) }] },
      headers: new Headers(),
    }),
  );

const REFUSALS = {
  "has closed": "draw_closed",
  "is sold out": "draw_sold_out",
  "has entered draw": "already_processed",
  "had pre-orders only": "already_processed",
};
const refusalOf = (text: string) => Object.entries(REFUSALS).find(([part]) => text.includes(part))?.[1] ?? text;

export const STEPS: readonly Step[] = [
  { name: "add", weight: 4, run: addAny },
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
    async run({ checkouts, random }, fleet) {
      const receipt = checkouts.splice(Math.floor(random() * checkouts.length), 1)[0];
      return receipt === undefined ? null : operate(fleet, "/refund", { receipt });
    },
  },
  {
    // The runners charge it at once, and again for each next draw, until it is cancelled.
    name: "repeat",
    weight: 1,
    async run(client, fleet) {
      const { as, autoplayId: id, member } = client;
      client.autoplayId = id === null ? await keep(fleet.db, as.customerId) : null;
      if (id === null) return null;
      const body = { status: "recurring_status_cancelled" };
      return member.call("setAutoplayStatus", { as, params: { id }, body });
    },
  },
  {
    name: "letter",
    weight: 1,
    run: ({ random }, fleet) =>
      operate(fleet, "/postal-entry", {
        raffle: pick(random, TAKES_LETTERS),
        name: `Writer ${Math.floor(random() * 5_000)}`,
        address: "1 Letter Lane, Perth WA 6000",
      }),
  },
];

/** Holds the next draw of an offer, in turn. */
export const drawing = (turn: number): Step => ({
  name: "draw",
  weight: 0,
  async run(_, fleet) {
    await fleet.control("/draw", { lottery: DRAWN[turn % DRAWN.length] });
    return null;
  },
});

/** Kills a process and starts another one. */
export const killing = (victim: Victim): Step => ({
  name: "kill",
  weight: 0,
  async run() {
    await victim.restart();
    return null;
  },
});

/** What a call may be refused for while others buy, draws close and money runs out. */
export const ALLOWED = new Set([
  "400 already_processed",
  "400 draw_closed",
  "400 draw_sold_out",
  "402 card_declined",
  "402 insufficient_funds",
  "409 cart_changed",
  "409 draw_closed",
  "409 draw_sold_out",
  "422 amount_above_maximum",
  "422 deposit_limit",
  "422 spend_limit",
  // The cart's only item was sold out or closed between two calls.
  "422 cart_empty",
]);
