// Checks that the examples of all contracts agree: every id that an example names is defined by another example, with the same
// facts. Prism answers from the examples, so a shop on Prism is consistent.
import { type Document, follow, listOperations } from "../../generate/document.ts";

type Kind = {
  /** Operations whose examples define such an object. */
  of: string[];
  /** Properties that are the same wherever the object appears. Those that change with time, like a status, are left out. */
  facts: string[];
};

/** The kind of object that an id names, by its prefix. */
const KINDS: Record<string, Kind> = {
  anc: { of: ["createAnonCart", "getAnonCart"], facts: [] },
  aut: { of: ["getAutoplay"], facts: ["product_offer_key", "type"] },
  ccd: { of: ["listContentCards"], facts: ["title"] },
  chk: {
    of: ["getCheckout", "purchaseCart", "depositAndPurchase", "purchasePartnerCart"],
    facts: ["total", "wallet_amount", "deposit_amount", "created_at"],
  },
  cmi: { of: ["createCmsItem"], facts: [] },
  crt: { of: ["getCart"], facts: [] },
  cus: {
    of: ["getCustomer", "getCustomerDetails", "signUp"],
    facts: ["customer_token", "firstname", "lastname", "date_of_birth"],
  },
  dep: {
    of: ["getDeposit", "createDeposit", "createGatewayDeposit", "purchasePartnerCart"],
    facts: ["amount", "method_code", "gateway_key", "checkout_key"],
  },
  drw: {
    of: ["listProductOffers", "listPastDraws", "getDrawDetails", "getDrawPreview"],
    facts: ["draw_no", "draw_date", "stop", "seed_hash"],
  },
  evt: { of: ["createEvent"], facts: [] },
  fnd: {
    of: ["listPaymentMethods", "addFund", "addPayPalFund", "addBankAccount"],
    facts: ["kind", "brand", "last_four", "expiry_month", "expiry_year"],
  },
  grp: { of: ["getGroup"], facts: ["group_name", "organiser_customer_id"] },
  gvw: { of: ["getGiveaway"], facts: ["giveaway_type", "draw_number", "draw_date"] },
  itm: {
    of: [
      "getCart",
      "getAnonCart",
      "addCartPromotion",
      "getScheduledPurchase",
      "updatePartnerCart",
      "updateAnonPartnerCart",
      "getCheckout",
    ],
    facts: ["product_type", "lottery_key", "draw_no", "promotion_code"],
  },
  lps: {
    of: ["getSession", "discoverSessions"],
    facts: ["group_id", "group_name", "product_offer_key", "share_price", "total_shares", "closes_at"],
  },
  ord: { of: ["getOrder"], facts: ["checkout_id", "product_offer_key", "description", "purchased_at"] },
  prs: { of: ["listPaymentResolutions"], facts: [] },
  prz: { of: ["listDrawPrizes", "listDrawWinners", "getDrawPreview"], facts: ["name"] },
  rec: { of: ["listRecurringPurchases"], facts: [] },
  sch: { of: ["getScheduledPurchase"], facts: ["kind", "scheduled_for"] },
  spl: { of: ["getSpendLimits"], facts: ["period"] },
  sub: { of: ["getSubscription"], facts: ["product_offer_key", "type"] },
  syn: { of: ["listProductOffers"], facts: [] },
  trx: { of: ["getTransaction", "listTransactions"], facts: ["amount", "type", "balance_after", "checkout_id"] },
  wdr: { of: ["getWithdrawal"], facts: ["amount", "method_code", "transaction_id"] },
  win: { of: ["getDrawFullResult", "listDrawWinners", "getGiveaway"], facts: [] },
};

/** Secrets and ids of other systems: no example defines them. */
const OPAQUE = new Set("ac adt alt cht cid ctk emt fpr gct gtk ppn prt ptk rft seti trt".split(" "));

const ID = /^([a-z]{2,4})_(?:[a-z0-9_]*\d{6,}|[0-9a-f]{32})$|^(drw|prz)_[a-z_]+_\d+(?:_\d+)?$/;
const prefixOf = (id: string) => {
  const [, prefix, ofDraw] = ID.exec(id) ?? [];
  return ofDraw ?? prefix;
};

// An object's own id is the first of these properties it has.
const OWN = "id session_id draw_id group_id cart_reference checkout_id encoded_id customer_id spend_limit_id".split(
  " ",
);
const OFFERS = new Set(["product_offer_key", "lottery_key", "lottery_id", "lotteryKey", "productOfferKey"]);

type Shown = { value: unknown; key: string; operation: string; place: string };

/** Visits every value of every example, with the key it is under. */
function* valuesIn(value: unknown, key: string, operation: string, place: string): Generator<Shown> {
  if (Array.isArray(value)) for (const item of value) yield* valuesIn(item, key, operation, place);
  else yield { value, key, operation, place };
  if (Array.isArray(value) || typeof value !== "object" || value === null) return;
  for (const [name, inner] of Object.entries(value)) yield* valuesIn(inner, name, operation, place);
}

type Examples = { examples?: Record<string, { $ref?: string; value?: unknown }> };

function* examplesOf(document: Document): Generator<Shown> {
  for (const { operation } of listOperations(document)) {
    const id = operation.operationId;
    for (const parameter of operation.parameters ?? []) {
      const { name, ...found } = follow(document, parameter) as { name: string; example?: unknown };
      yield* valuesIn(found.example, name, id, `${id} ${name}`);
    }
    const bodies = operation.requestBody ? [["body", follow(document, operation.requestBody)] as const] : [];
    const replies = Object.entries(operation.responses).map(([at, reply]) => [at, follow(document, reply)] as const);
    for (const [at, { content = {} }] of [...bodies, ...replies]) {
      for (const { examples = {} } of Object.values(content) as Examples[]) {
        for (const [name, example] of Object.entries(examples))
          yield* valuesIn(follow(document, example).value, "", id, `${id} ${at} ${name}`);
      }
    }
  }
}

/** Returns the id and the facts of an example object, if it has one of our ids. */
function factsOf(value: object): [id: string, facts: [name: string, fact: unknown][]][] {
  const object = value as Record<string, unknown>;
  const own = OWN.map((key) => object[key]).find((id) => typeof id === "string" && KINDS[prefixOf(id) ?? ""]);
  const facts = KINDS[prefixOf(String(own)) ?? ""]?.facts ?? [];
  const values = facts.flatMap((name) => (name in object ? [[name, object[name]] as [string, unknown]] : []));
  const found: ReturnType<typeof factsOf> = typeof own === "string" ? [[own, values]] : [];
  // A ticket names its draw by offer and number, and shows its times.
  const { lottery_key: offer, draw_no: no, draw_date: date, draw_stop: stop } = object;
  const ofDraw = [["draw_date", date] as [string, unknown], ["stop", stop] as [string, unknown]];
  if (offer !== undefined && no !== undefined) found.push([`drw_${offer}_${no}`, ofDraw.filter(([, fact]) => fact)]);
  return found;
}

/** Returns every contradiction between examples, in words. */
export function findContradictions(documents: Record<string, Document>): string[] {
  const shown = Object.values(documents).flatMap((document) => [...examplesOf(document)]);
  const faults = new Set<string>();
  const known = new Map<string, { fact: string; place: string }>();
  const agree = (name: string, value: unknown, place: string) => {
    const fact = JSON.stringify(value);
    const first = known.get(name) ?? { fact, place };
    known.set(name, first);
    if (first.fact !== fact) faults.add(`${name} is ${first.fact} in ${first.place}, and ${fact} in ${place}`);
  };
  const namedFacts = new Set<string>();
  const defined = new Set<string>();
  const offers = new Set<unknown>();
  for (const { value, key, operation } of shown) {
    if (
      operation === "listProductOffers" &&
      typeof value === "object" &&
      value &&
      "game_types" in value &&
      "key" in value
    )
      offers.add(value.key);
    if (typeof value === "string" && key !== "" && KINDS[prefixOf(value) ?? ""]?.of.includes(operation))
      defined.add(value);
  }
  for (const { value, key, place } of shown) {
    if (typeof value === "object" && value !== null) {
      for (const [id, facts] of factsOf(value)) {
        for (const [name, fact] of facts) {
          agree(`${name} of ${id}`, fact, place);
          namedFacts.add(`${name} of ${prefixOf(id)}_`);
        }
      }
      const { seed_hash: hash, draw_id: draw } = value as Record<string, unknown>;
      // Each draw has its own seed.
      if (hash && draw) agree(`the draw of seed ${String(hash).slice(0, 8)}…`, draw, place);
    }
    if (typeof value !== "string") continue;
    if (OFFERS.has(key) && !offers.has(value)) faults.add(`${value} in ${place} is not an offer of listProductOffers`);
    const prefix = prefixOf(value);
    if (prefix === undefined || OPAQUE.has(prefix)) continue;
    const kind = KINDS[prefix];
    if (!kind) faults.add(`${value} in ${place}: unknown id prefix ${prefix}_ (lint/example-consistency.ts)`);
    else if (!defined.has(value)) faults.add(`${value} in ${place} is in no example of ${kind.of.join(" or ")}`);
  }
  // A fact that no example has would check nothing.
  for (const [prefix, { facts }] of Object.entries(KINDS))
    for (const name of facts)
      if (!namedFacts.has(`${name} of ${prefix}_`))
        faults.add(`${name} of ${prefix}_… is in no example (lint/example-consistency.ts)`);
  return [...faults].sort();
}
