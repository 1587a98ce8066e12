// Two customers with money, and the state that calls build on: carts, orders, deposits, links, codes.

import { listMail } from "#services/main/foundation/mail/mail.rows.ts";
import type { LinkKind } from "#services/main/identity/links/links.rows.ts";
import { insertLink } from "#services/main/identity/links/links.rows.ts";
import type { OperationId } from "#tests/contract/caller.ts";
import { successOf } from "#tests/contract/every-case.ts";
import {
  approve,
  CARDS,
  CHALLENGED,
  cardDeposit,
  DECLINED,
  depositOf,
  purchaseOf,
  testDeposit,
} from "#tests/contract/main/money.ts";
import { chosen, quickPick } from "#tests/contract/main/tickets.ts";
import { PASSWORD } from "#tests/contract/people.ts";
import type { ContractShop } from "#tests/contract/shop.ts";
import { newcomerOnWire } from "#tests/newcomer.ts";
import type { Learned } from "./learned.ts";
import { createLearned } from "./learned.ts";
import { EncodedForm, type People } from "./wire.ts";

export type World = {
  people: People;
  learned: Learned;
  /** Idempotency keys that are repeated. */
  keys: string[];
  /** Bodies that would succeed. */
  samples: unknown[];
};

const NEW_PASSWORD = "Drawcard-demo-2";
const CENTS = 250_000;

async function fillCart(shop: ContractShop, { learned, people: { customer } }: World) {
  for (const body of [chosen(), quickPick()]) await shop.call("addCartItem", { as: customer, body });
  learned.learn((await shop.call("getCart", { as: customer })).body.result);
}

async function fillAnonCart(shop: ContractShop, { learned }: World) {
  const token: string = (await shop.call("createAnonCart")).body.result;
  const { body } = await shop.call("addAnonCartItem", { params: { token }, body: quickPick() });
  learned.learn(body.result);
  learned.keep("token", token);
}

const CODE = { promotion_code: "SPRING15" };

/** Stores the id of the last item of a cart: its voucher. */
function keepVoucher({ learned }: World, { cart_items }: { cart_items: { id: string }[] }) {
  learned.keep("item_id", cart_items.at(-1)?.id ?? "");
}

async function fillCartWithVoucher(shop: ContractShop, world: World) {
  await fillCart(shop, world);
  const added = await shop.call("addCartPromotion", { as: world.people.customer, body: CODE });
  keepVoucher(world, added.body.result);
}

async function fillAnonCartWithVoucher(shop: ContractShop, world: World) {
  await fillAnonCart(shop, world);
  const token = String(world.learned.recall("token", 1));
  const added = await shop.call("addAnonCartPromotion", { params: { token }, body: CODE });
  keepVoucher(world, added.body.result);
}

/** Creates a purchase, a deposit that waits for the bank, and a card. */
async function pay(shop: ContractShop, world: World) {
  const { learned, people } = world;
  const as = people.customer;
  await fillCart(shop, world);
  const bought = await shop.call("purchaseCart", { as, body: await purchaseOf(shop, as) });
  learned.learn(bought.body.result);
  learned.keep("id", bought.body.result.order_ids[0]);
  const waits = await shop.call("createDeposit", depositOf(as, testDeposit(as, CHALLENGED)));
  const deposit = waits.body.result;
  learned.learn(deposit);
  learned.keep("fund_ref", deposit.id);
  learned.keep("cres", await approve(shop, deposit));
}

const deposits = async (shop: ContractShop, { people: { customer } }: World) => [
  testDeposit(customer, 5),
  testDeposit(customer, DECLINED),
  testDeposit(customer, CHALLENGED),
  await cardDeposit(shop, customer, CARDS.approved),
  await cardDeposit(shop, customer, CARDS.challengedThenDeclined),
];

async function depositPurchases(shop: ContractShop, world: World) {
  const purchase = await purchaseOf(shop, world.people.customer);
  return (await deposits(shop, world)).map((deposit) => ({ deposit, ...purchase }));
}

async function linkIn(
  shop: ContractShop,
  { learned, people: { customer } }: World,
  kind: Exclude<LinkKind, "password_reset">,
) {
  learned.keep("token", await shop.run((tx) => insertLink(tx, kind, customer.customerId)));
}

async function sendCode(shop: ContractShop, { learned, people: { customer } }: World) {
  await shop.call("sendTwoFactorEmailCode", { as: customer, body: { reason: "enrol", password: PASSWORD } });
  const [mail] = await shop.run((tx) => listMail(tx, { limit: 1 }));
  const code = /\b\d{6}\b/.exec(mail?.body ?? "")?.[0];
  if (code) learned.keep("otp", code);
}

async function askForPassword(shop: ContractShop, { people: { customer } }: World) {
  const asked = { force_password_change: true };
  await shop.db.updateTable("customer").set(asked).where("id", "=", customer.customerId).execute();
}

async function readCards(shop: ContractShop, { learned, people: { customer } }: World) {
  learned.learn((await shop.call("listContentCards", { as: customer })).body.result);
}

async function readTransactions(shop: ContractShop, { learned, people: { customer } }: World) {
  const { body } = await shop.call("listTransactions", { as: customer });
  learned.keep("id", body.result[0].id);
}

/** Prepares what a call needs to succeed. May return bodies that would succeed. */
type Arrange = (shop: ContractShop, world: World) => Promise<unknown>;

const CARTS: OperationId[] = ["updateCartItem", "removeCartItem", "buildCart", "purchaseCart", "depositAndPurchase"];
const ANON_CARTS: OperationId[] = [
  "getAnonCart",
  "addAnonCartItem",
  "updateAnonCartItem",
  "removeAnonCartItem",
  "buildAnonCart",
  "convertAnonCart",
];
const PAYMENTS: OperationId[] = ["getCheckout", "getDeposit", "listOrders", "getOrder"];

const ARRANGE = new Map<OperationId, Arrange>([
  ...CARTS.map((id) => [id, fillCart] as const),
  ...ANON_CARTS.map((id) => [id, fillAnonCart] as const),
  ...PAYMENTS.map((id) => [id, pay] as const),
  ["addCartPromotion", fillCart],
  ["addAnonCartPromotion", fillAnonCart],
  ["removeCartPromotion", fillCartWithVoucher],
  ["removeAnonCartPromotion", fillAnonCartWithVoucher],
  ["authoriseDeposit", pay],
  ["createDeposit", async (_, { learned }) => learned.keep("fund_ref", "dpm_td")],
  ["getCardGateway", async (_, { learned }) => learned.keep("fund_ref", "paystream")],
  ["verifyAutologin", (shop, world) => linkIn(shop, world, "autologin")],
  ["autologinWithBody", (shop, world) => linkIn(shop, world, "autologin")],
  ["checkLinkOwner", (shop, world) => linkIn(shop, world, "autologin")],
  ["transferLogin", (shop, world) => linkIn(shop, world, "transfer")],
  ["forceChangePassword", askForPassword],
  ["enableTwoFactor", sendCode],
  ["markContentCardViewed", readCards],
  ["getTransaction", readTransactions],
]);

const tickets = async () => [chosen(), quickPick()];

/** Bodies that would succeed, for operations whose examples would not. */
const SAMPLES = new Map<OperationId, (shop: ContractShop, world: World) => Promise<unknown[]>>([
  ["addCartItem", tickets],
  ["addAnonCartItem", tickets],
  ["purchaseCart", async (shop, { people: { customer } }) => [await purchaseOf(shop, customer)]],
  ["depositAndPurchase", depositPurchases],
  ["createDeposit", deposits],
  [
    "authoriseDeposit",
    async (_, { learned }) => [{ deposit_id: learned.recall("fund_ref", 1), cres: learned.recall("cres", 1) }],
  ],
  ["addCartPromotion", async () => [CODE]],
  ["addAnonCartPromotion", async () => [CODE]],
  ["signUp", async () => [newcomerOnWire(`${crypto.randomUUID()}@example.com`)]],
  ["forceChangePassword", async () => [{ password: NEW_PASSWORD, confirm_password: NEW_PASSWORD }]],
]);

// State that a successful call uses up. It is restored before the next call.
const SPENT: readonly OperationId[] = [
  "signUp",
  "convertAnonCart",
  "removeAnonCartItem",
  "removeAnonCartPromotion",
  "removeCartItem",
  "removeCartPromotion",
  "purchaseCart",
  "depositAndPurchase",
  "authoriseDeposit",
  "verifyAutologin",
  "autologinWithBody",
  "transferLogin",
  "forceChangePassword",
];
const SIGNED_OUT: readonly OperationId[] = ["logout", "refreshToken"];

/** Prepares the state as the first successful case of the operation does. */
async function arrangeCase(shop: ContractShop, operationId: OperationId, world: World): Promise<unknown[]> {
  const { as, body, params, query } = await successOf(shop, operationId);
  if (as) {
    world.people.customer = as;
    world.learned.keep("customer_id", as.customerId);
  }
  for (const [name, value] of Object.entries({ ...query, ...params })) world.learned.keep(name, value);
  if (body instanceof FormData) return [await EncodedForm.of(body)];
  return body === undefined ? [] : [body];
}

const isArranged = (operationId: OperationId) => ARRANGE.has(operationId) || SAMPLES.has(operationId);

/** Prepares the state for an operation before it is called. */
export async function arrange(shop: ContractShop, operationId: OperationId, world: World): Promise<void> {
  if (!isArranged(operationId)) {
    world.samples = await arrangeCase(shop, operationId, world);
    return;
  }
  await ARRANGE.get(operationId)?.(shop, world);
  world.samples = (await SAMPLES.get(operationId)?.(shop, world)) ?? [];
}

/** Restores what a successful call used up. */
export async function restore(shop: ContractShop, operationId: OperationId, world: World, passwordHash: string) {
  const isOut = SIGNED_OUT.includes(operationId);
  if (isOut) await renew(shop, world, passwordHash);
  if (isOut || SPENT.includes(operationId) || !isArranged(operationId)) await arrange(shop, operationId, world);
}

export async function createWorld(shop: ContractShop, passwordHash: string): Promise<World> {
  const customer = await shop.person({ cents: CENTS, passwordHash });
  const other = await shop.person({ cents: CENTS, passwordHash });
  const learned = createLearned();
  const keys = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
  const { customerId: customer_id, refreshToken: refresh_token } = customer;
  const { body } = await shop.call("getCustomer", { as: customer });
  learned.learn({ ...body.result, customer_id, refresh_token, password: PASSWORD });
  return { people: { customer, other }, learned, keys, samples: [] };
}

/** Signs in again after a call has ended the session. */
export async function renew(shop: ContractShop, world: World, passwordHash: string): Promise<void> {
  const fresh = await createWorld(shop, passwordHash);
  world.people = fresh.people;
  world.learned = fresh.learned;
}
