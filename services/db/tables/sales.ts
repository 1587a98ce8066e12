import type { ColumnType, Generated, Selectable } from "kysely";
import type { components } from "#generated/main/schema.ts";

type Schemas = components["schemas"];
type CardGatewayKey = Schemas["CardGatewayKey"];
type CreatedAt = ColumnType<Date, Date, never>;
type Json<T> = ColumnType<T, string, string>;
type NullableJson<T> = ColumnType<T | null, string | null | undefined, string | null>;

/** The kinds of products that carts and orders can hold. Each has a row in the registries (docs/architecture.md, "Kinds of products"). */
export type ProductKind = Exclude<Schemas["ProductType"], "multi_draw_ticket">;

/** The cart of a customer or a visitor: exactly one of `customer_id` and `token` is set. */
export type CartTable = {
  id: string;
  token: string | null;
  customer_id: string | null;
  /** The partner whose page the cart belongs to; empty for the shop's own. */
  partner_key: Generated<string>;
  /** Incremented by every change of the contents. */
  revision: ColumnType<number, number | undefined, number>;
  /** Items the service removed, shown until the next change. */
  auto_removed: ColumnType<Schemas["AutoRemovedItem"][], string | undefined, string>;
  /** A visitor's cart expires 14 days after its last use; a customer's never does. */
  expires_at: Date | null;
  /** The promotion in the cart and the item id of its voucher: both or neither. */
  promotion_id: ColumnType<string | null, string | undefined, string | null>;
  voucher_id: ColumnType<string | null, string | undefined, string | null>;
  created_at: CreatedAt;
};

export type CartItemTable = {
  id: string;
  cart_id: string;
  /** Items are shown in the order they were added. */
  position: Generated<number>;
  product_type: Generated<ProductKind>;
  /** The product offer: a lottery, a raffle or syndicates. */
  lottery_key: string;
  game_type: Schemas["CartGameType"];
  /** The book of a raffle, the key of a syndicate, or the session of a Lotto Party. */
  game_offer: string;
  /** Empty for a raffle, whose numbers are given later, and for shares, whose numbers are the syndicate's. */
  games: Json<Schemas["Game"][]>;
  /** How many games the shop makes at the purchase out of the list in `games` (super combos); otherwise `null`. */
  made_games: ColumnType<number | null, number | null | undefined, number | null>;
  /** Books of a raffle or shares of a syndicate; 1 for a lottery ticket. */
  quantity: Generated<number>;
  is_quickpick: boolean;
  /** First draw first. */
  draw_ids: string[];
  /** The price of the games for one draw, of one book or of one share, when the item was last added, changed or repriced. */
  unit_price_cents: number;
  is_favourite: boolean;
  has_favourite_numbers: boolean;
  affiliate_code: string | null;
  /** The cause that a raffle's books support. */
  cause_key: string | null;
  /** Whether the winner of a raffle may be named. */
  shows_winner_name: Generated<boolean>;
  /** For Lotto Party shares: the name of the group, and the token of the link that added them. */
  invitation: NullableJson<{ groupName: string; token: string | null; repeats?: boolean }>;
  /** What is bought again after this purchase, and how; `null` if it is bought once. */
  recurring: NullableJson<RecurringWish>;
  /** Whether it is charged only when its first draw becomes the next one. */
  is_scheduled: Generated<boolean>;
};

export type RecurringWish = {
  type: "autoplay" | "subscription";
  minimumJackpotCents: number;
  billingPeriod: "monthly" | "quarterly" | "biannually" | "annually" | null;
  /** Whether later draws get new numbers. Absent: as in the item. */
  quickpick?: boolean;
};

/** An item of a cart as it is sold, also stored with a pre-order. */
export type ItemOfOrder = Omit<Selectable<CartItemTable>, "position">;

type CheckoutTable = {
  id: string;
  customer_id: string;
  total_cents: number;
  wallet_cents: number;
  deposit_cents: number;
  deposit_id: string | null;
  receipt: Json<Schemas["Receipt"]>;
  /** Channel and attribution as sent by the client. */
  purchase: Json<Schemas["PurchaseData"]>;
  created_at: CreatedAt;
};

/** One cart item in one draw. Rows of the same item share `ticket_id`, the id of the order a customer sees. */
export type OrdersTable = {
  id: string;
  ticket_id: string;
  /** `null` for the ticket of a syndicate: the house plays it, and customers own shares of it. */
  customer_id: string | null;
  checkout_id: string | null;
  product_type: ProductKind;
  product_offer_key: string;
  game_type: Schemas["CartGameType"];
  game_offer: string;
  description: string;
  is_quickpick: boolean;
  draw_id: string;
  num_games: number;
  /** The list that the shop made the games of (super combos); otherwise `null`. */
  made_from: NullableJson<Schemas["Game"]>;
  quantity: Generated<number>;
  /** The tickets of a raffle in all books; their numbers are given later. */
  num_tickets: Generated<number>;
  cause_key: string | null;
  shows_winner_name: Generated<boolean>;
  /** The place of the item in its purchase, from 0. Orders of older purchases have 0. */
  item_no: Generated<number>;
  price_cents: number;
  status: "upcoming" | "past" | "cancelled";
  /** `null` until the draw is scored. */
  winnings_cents: ColumnType<number | null, number | null | undefined, number | null>;
  /** The time of the draw, once the order is past or cancelled. A trigger writes it. */
  ended_at: ColumnType<Date | null, never, never>;
  created_at: CreatedAt;
};

/** How many orders a customer has bought, cancelled ones included. A trigger writes it. */
type OrderTotalTable = { customer_id: string; count: number };

/** The units sold of what is limited in a draw: the tickets of a raffle, the shares of a syndicate. */
type StockTable = {
  draw_id: string;
  /** The raffle, or the key of the syndicate. */
  product_offer_key: string;
  sold: number;
  available: number;
  /** The units of `sold` that other sellers have sold. */
  elsewhere: ColumnType<number, number | undefined, number>;
};

type OrderGameTable = {
  order_id: string;
  /** From 1, in the order of the ticket. */
  game_no: number;
  numbers: ColumnType<Schemas["Game"], string, never>;
  division: ColumnType<number | null, number | null | undefined, number | null>;
  prize_cents: ColumnType<number | null, number | null | undefined, number | null>;
};

/** The step of the deposit saga. The contract shows it as a status (deposits.shapes.ts). */
export type DepositStep =
  | "created"
  | "requires_action"
  | "pending"
  | "authorised"
  | "purchased"
  | "captured"
  | "voiding"
  | "voided"
  | "failed";

/** The refusal of a failed deposit, returned to every repeat of the call. */
export type DepositProblem = {
  status: 402 | 409 | 422;
  code: Schemas["MessageCode"];
  message: string;
  target?: string;
};

/** The purchase a deposit pays for. */
export type DepositPurchase = {
  purchase: Schemas["PurchaseData"];
  cartRevision: number;
  expectedTotalCents: number;
  /** Where the customer buys. Absent in deposits of earlier versions. */
  region?: string | null;
  /** The partner whose cart is bought; absent for the shop's own. */
  partnerKey?: string;
  /** The address of that partner's page, for the receipt. */
  partnerSlug?: string;
};

/** The charge of a recurring purchase that a deposit pays for. */
export type RecurringCharge = { recurringAttempt: string };

/** The charge of a scheduled purchase or pre-order that a deposit pays for. */
export type ScheduledCharge = { scheduledPurchase: string };

export type DepositTable = {
  id: string;
  customer_id: string;
  operation_id:
    | "createDeposit"
    | "depositAndPurchase"
    | "purchasePartnerCart"
    | "chargeRecurringPurchase"
    | "chargeScheduledPurchase";
  idempotency_key: string;
  step: DepositStep;
  method_code: Schemas["PaymentMethodCode"];
  gateway_key: components["schemas"]["CardGatewayKey"] | null;
  amount_cents: number;
  /** The one-time token of a card, or the gateway's reference of a saved fund. */
  payment_token: string | null;
  /** The saved fund it comes from. */
  fund_id: string | null;
  /** What it comes from, such as "Visa ending in 4242"; null as long as only the method is known. */
  source: string | null;
  notification_url: string | null;
  /** `null` for a deposit without a purchase. */
  purchase: NullableJson<DepositPurchase | RecurringCharge | ScheduledCharge>;
  challenge: NullableJson<{ acsUrl: string; creq: string; redirectUrl?: string }>;
  challenge_expires_at: Date | null;
  problem: NullableJson<DepositProblem>;
  /** Names the money that arrives later: ten digits. Only for BPAY, direct deposits and direct debits, as is `expires_at`. */
  reference: ColumnType<string | null, string | undefined, never>;
  /** Until when the money may arrive. */
  expires_at: ColumnType<Date | null, Date | undefined, never>;
  /** When the money of a pending deposit came. */
  arrived_at: ColumnType<Date | null, never, Date>;
  checkout_id: string | null;
  /** Whether it completes the customer's membership of Daily Winners. */
  is_for_membership: ColumnType<boolean, boolean | undefined, never>;
  created_at: CreatedAt;
  /** When the saga last advanced, to recognise interrupted ones. */
  touched_at: ColumnType<Date, Date, Date>;
};

/** Tables of the card sandbox. The shop never reads them. */
type SandboxCardFormTable = { client_token: string; gateway_key: CardGatewayKey; created_at: CreatedAt };

/** A customer's attempt to save a card with Stripe. Deleted once it is used. */
type SandboxSetupIntentTable = { id: string; customer_reference: string; created_at: CreatedAt };

type SandboxCardTable = {
  token: string;
  gateway_key: CardGatewayKey;
  brand: string;
  last_four: string;
  expiry_month: number;
  expiry_year: number;
  /** The behaviour of the issuer of this test card. */
  behaviour: string;
  /** The email of a PayPal account; `null` for a card. */
  account: string | null;
  created_at: CreatedAt;
};

export type SandboxPaymentTable = {
  /** The merchant's reference. Repeated requests with it are one payment. */
  reference: string;
  amount_cents: number;
  card_token: string | null;
  state: "requires_action" | "authorised" | "captured" | "voided" | "refused";
  reason: string | null;
  /** The issuer's result once the challenge is passed. */
  reason_after_challenge: string | null;
  notification_url: string | null;
  /** Whether the customer confirms it at PayPal. */
  is_paypal: Generated<boolean>;
  created_at: CreatedAt;
};

export type SalesTables = {
  cart: CartTable;
  cart_item: CartItemTable;
  checkout: CheckoutTable;
  orders: OrdersTable;
  order_game: OrderGameTable;
  order_total: OrderTotalTable;
  stock: StockTable;
  deposit: DepositTable;
  sandbox_card_form: SandboxCardFormTable;
  sandbox_card: SandboxCardTable;
  sandbox_setup_intent: SandboxSetupIntentTable;
  sandbox_payment: SandboxPaymentTable;
};
