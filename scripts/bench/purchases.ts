// Measures what a sale costs beyond its SQL: contracts, signatures, idempotency, rules and the cart.
import type { Db } from "#services/lib/handlers.ts";
import { runInTransaction } from "#services/lib/transaction.ts";
import { registerPerson } from "#tests/contract/people.ts";
import { openServices, type Services, type SignedIn, testEnv } from "#tests/services/open-services.ts";
import { startPostgres } from "../lib/postgres.ts";
import { print, step } from "../lib/steps.ts";
import { alternate, median, ratio } from "./rounds.ts";
import { type BareSale, openBare, readStored, writePurchase, writeSale } from "./sale/bare-sale.ts";
import { loadWith } from "./sale/load.ts";
import { addTicket, buyCart, countStatements, openCart, sell, ticketOf } from "./sale/shop-sale.ts";

const PURCHASES = 40;
const AT_ONCE = [1, 4, 16];
const OF_ONE_OFFER = 32;
const ROUNDS = { warmUp: 1, rounds: 5 };
const WALLET_CENTS = 100_000_000;

/** The shop with its customers, and other customers for the bare rows, because spending is summed per customer. */
type Setting = { services: Services; rows: Db; shoppers: SignedIn[]; bare: BareSale[] };

async function openWallets({ db, env }: Services, count: number): Promise<SignedIn[]> {
  const people: SignedIn[] = [];
  for (let index = 0; index < count; index += 1) {
    people.push(await runInTransaction(db, (tx) => registerPerson(tx, env, { cents: WALLET_CENTS })));
  }
  return people;
}

async function openSetting(services: Services, rows: Db): Promise<Setting> {
  const { id: drawId } = await services.db
    .selectFrom("draw")
    .select("id")
    .where("product_offer_key", "=", "monday_lotto")
    .orderBy("draw_no", "desc")
    .executeTakeFirstOrThrow();
  const maxCustomers = Math.max(...AT_ONCE, OF_ONE_OFFER);
  const shoppers = await openWallets(services, maxCustomers);
  const others = await openWallets(services, maxCustomers);
  // Warm up: every customer has a cart, and the services have compiled their code.
  for (const as of [...shoppers, ...others]) await openCart(services, as);
  const [first] = shoppers as [SignedIn];
  await sell(services, first);
  const stored = await readStored(services.db, first.customerId);
  return { services, rows, shoppers, bare: others.map(({ customerId }) => ({ customerId, drawId, stored })) };
}

async function printStatements({ services, rows, shoppers, bare }: Setting) {
  const [as] = shoppers as [SignedIn];
  const [sale] = bare as [BareSale];
  const added = await countStatements(() => addTicket(services, as));
  const bought = await countStatements(() => buyCart(services, as, added.result));
  const written = await countStatements(() => writePurchase(rows, sale));
  print("\nStatements per call, BEGIN and COMMIT included; at most 10 to add to the cart and 18 to purchase");
  print(
    `  add to cart ${added.statements}   purchase ${bought.statements}   bare SQL of the purchase ${written.statements}`,
  );
}

/** Milliseconds per call for one customer, one call at a time. */
async function printPurchase({ services, rows, shoppers, bare }: Setting) {
  const [as] = shoppers as [SignedIn];
  const [sale] = bare as [BareSale];
  const shopRound = async () => {
    const sum = { cart: 0, purchase: 0 };
    for (let count = 0; count < PURCHASES; count += 1) {
      const startedAt = performance.now();
      const cart = await addTicket(services, as);
      const addedAt = performance.now();
      await buyCart(services, as, cart);
      sum.cart += (addedAt - startedAt) / PURCHASES;
      sum.purchase += (performance.now() - addedAt) / PURCHASES;
    }
    return sum;
  };
  const bareRound = async () => {
    const startedAt = performance.now();
    for (let count = 0; count < PURCHASES; count += 1) await writePurchase(rows, sale);
    return (performance.now() - startedAt) / PURCHASES;
  };
  const rounds = await alternate<"shop" | "bare", unknown>({ shop: shopRound, bare: bareRound }, ROUNDS);
  const shop = rounds.shop as Awaited<ReturnType<typeof shopRound>>[];
  const bareMs = rounds.bare as number[];
  print("\nOne customer (signed calls, on Postgres); milliseconds; a purchase takes at most 3.00 x its bare SQL");
  print("                        bare SQL  services   median ratio  ratio of the best rounds");
  const row = (name: string, values: number[]) => {
    const best = Math.min(...values) / Math.min(...bareMs);
    const columns = [median(bareMs), median(values)].map((value) => value.toFixed(2).padStart(8)).join("  ");
    print(`  ${name.padEnd(20)}  ${columns}   ${ratio(values, bareMs).padStart(12)}  ${best.toFixed(2).padStart(24)}`);
  };
  row("purchase", shop.map(({ purchase }) => purchase)); // biome-ignore format: one line each
  row("cart and purchase", shop.map(({ cart, purchase }) => cart + purchase)); // biome-ignore format: one line each
}

/** Complete sales by several concurrent customers: add a ticket and buy it. */
async function printRates({ services, rows, shoppers, bare }: Setting) {
  print(
    "\nSales per second (a ticket added and bought), best of 5 rounds; with 16 customers at least 0.30 x the bare rows",
  );
  print(
    "  customers   services   all bare rows   ratio   purchase rows only   ratio   CPU ms per sale: services  all bare rows",
  );
  for (const count of AT_ONCE) {
    const rounds = await alternate(
      {
        services: () => loadWith(shoppers.slice(0, count), (as) => sell(services, as)),
        bare: () => loadWith(bare.slice(0, count), (sale) => writeSale(rows, sale)),
        purchase: () => loadWith(bare.slice(0, count), (sale) => writePurchase(rows, sale)),
      },
      ROUNDS,
    );
    const rate = (name: keyof typeof rounds) => Math.max(...rounds[name].map(({ perSecond }) => perSecond));
    const cpu = (name: keyof typeof rounds) => Math.min(...rounds[name].map(({ cpuMillis }) => cpuMillis));
    const cells = [
      String(count).padStart(9),
      rate("services").toFixed(0).padStart(8),
      rate("bare").toFixed(0).padStart(13),
      (rate("services") / rate("bare")).toFixed(2).padStart(5),
      rate("purchase").toFixed(0).padStart(18),
      (rate("services") / rate("purchase")).toFixed(2).padStart(5),
      cpu("services").toFixed(2).padStart(25),
      cpu("bare").toFixed(2).padStart(13),
    ];
    print(`  ${cells.join("   ")}`);
  }
}

const LOTTERIES = ["monday_lotto", "wednesday_lotto", "friday_lotto", "saturday_lotto", "oz_lotto", "powerball"];
const book = (raffleKey: string, raffleOffer: string, causeKey: string) => ({
  product_type: "raffle_ticket",
  lottery_key: raffleKey,
  raffle_offer: raffleOffer,
  books: 1,
  cause_key: causeKey,
});
/** What 32 customers buy, in turn: all of one offer, or of several. */
const OFFERS = {
  lotteries: LOTTERIES.map(ticketOf),
  raffles: [
    book("charity_raffle", "book_5", "coast_rescue"),
    book("camper_raffle", "book_5", "creek_menders"),
    book("make_a_smile_lottery", "deferred", "kettle_line"),
  ],
};

/** Sales per second of 32 customers who all buy one offer, against 32 who buy several: one offer must not be a queue. */
async function printOneOffer({ services, shoppers }: Setting) {
  print("\nSales per second of 32 customers, best of 5 rounds; all of one offer at least 0.90 x of several offers");
  print("  products    one offer   several   ratio");
  for (const [name, items] of Object.entries(OFFERS)) {
    const turnOf = new Map(shoppers.map((as, index) => [as, index]));
    const sellTo = (some: readonly object[]) => () =>
      loadWith(shoppers, (as) => sell(services, as, some[(turnOf.get(as) ?? 0) % some.length]));
    const rounds = await alternate({ one: sellTo(items.slice(0, 1)), several: sellTo(items) }, ROUNDS);
    const [one, several] = [rounds.one, rounds.several].map((loads) =>
      Math.max(...loads.map(({ perSecond }) => perSecond)),
    );
    const cells = [one, several].map((rate = 0) => rate.toFixed(0).padStart(9));
    print(`  ${name.padEnd(10)}  ${cells.join(" ")}    ${((one ?? 0) / (several ?? 1)).toFixed(2)}`);
  }
}

export async function benchPurchases() {
  const postgres = await step("Starting a Postgres", startPostgres);
  const services = await step("Opening the services", () =>
    openServices({ env: testEnv({ databaseUrl: postgres.url }) }),
  );
  const rows = openBare(postgres.url);
  try {
    const setting = await step("Opening wallets", () => openSetting(services, rows));
    await printStatements(setting);
    await printPurchase(setting);
    await printRates(setting);
    await printOneOffer(setting);
  } finally {
    await rows.destroy();
    await services.close();
    await postgres.stop();
  }
}
