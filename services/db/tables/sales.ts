import type { ColumnType, Generated } from "kysely";
import type { components } from "#generated/main/schema.ts";

type Schemas = components["schemas"];
type CreatedAt = ColumnType<Date, Date, never>;
type Json<T> = ColumnType<T, string, string>;
type NullableJson<T> = ColumnType<T | null, string | null | undefined, string | null>;

/** A customer's cart, or a visitor's: exactly one of `customer_id` and `token` is set. */
export type CartTable = {
  id: string;
  token: string | null;
  customer_id: string | null;
  /** Raised by every change of the contents. */
  revision: ColumnType<number, number | undefined, number>;
  /** What the service took out, told until the next write. */
  auto_removed: ColumnType<Schemas["AutoRemovedItem"][], string | undefined, string>;
  /** A visitor's cart ends 14 days after its last use; a customer's never. */
  expires_at: Date | null;
  /** The promotion redeemed in it, and the item id of its voucher: both or neither. */
  promotion_id: ColumnType<string | null, string | undefined, string | null>;
  voucher_id: ColumnType<string | null, string | undefined, string | null>;
  created_at: CreatedAt;
};

export type CartItemTable = {
  id: string;
  cart_id: string;
  /** Items are shown in the order of their adding. */
  position: Generated<number>;
  lottery_key: string;
  game_type: Schemas["CartGameType"];
  game_offer: string;
  games: Json<Schemas["Game"][]>;
  is_quickpick: boolean;
  /** First draw first. */
  draw_ids: string[];
  /** The price of the games for one draw, as it was when the item was added or changed. */
  unit_price_cents: number;
  is_favourite: boolean;
  has_favourite_numbers: boolean;
  affiliate_code: string | null;
};

type CheckoutTable = {
  id: string;
  customer_id: string;
  total_cents: number;
  wallet_cents: number;
  deposit_cents: number;
  deposit_id: string | null;
  receipt: Json<Schemas["Receipt"]>;
  /** The purchase as the call described it: channel and attribution. */
  purchase: Json<Schemas["PurchaseData"]>;
  created_at: CreatedAt;
};

/** One cart item in one draw. Rows of the same item share `ticket_id`, the order a customer sees. */
export type OrdersTable = {
  id: string;
  ticket_id: string;
  customer_id: string;
  checkout_id: string;
  product_type: Schemas["ProductType"];
  product_offer_key: string;
  game_type: Schemas["CartGameType"];
  game_offer: string;
  description: string;
  is_quickpick: boolean;
  draw_id: string;
  num_games: number;
  price_cents: number;
  status: "upcoming" | "past" | "cancelled";
  /** Null until the draw is scored. */
  winnings_cents: ColumnType<number | null, number | null | undefined, number | null>;
  created_at: CreatedAt;
};

type OrderGameTable = {
  order_id: string;
  /** From 1, in the order of the ticket. */
  game_no: number;
  numbers: ColumnType<Schemas["Game"], string, never>;
  division: ColumnType<number | null, number | null | undefined, number | null>;
  prize_cents: ColumnType<number | null, number | null | undefined, number | null>;
};

/** How far a deposit has come. What a customer is told of it is its contract status (deposits.shapes.ts). */
export type DepositStep =
  | "created"
  | "requires_action"
  | "authorised"
  | "purchased"
  | "captured"
  | "voiding"
  | "voided"
  | "failed";

/** Why a deposit ended badly: the refusal that every repeat of its call answers. */
export type DepositProblem = {
  status: 402 | 409 | 422;
  code: Schemas["MessageCode"];
  message: string;
  target?: string;
};

/** The purchase a deposit is for, as its customer asked for it. */
export type DepositPurchase = { purchase: Schemas["PurchaseData"]; cartRevision: number; expectedTotalCents: number };

export type DepositTable = {
  id: string;
  customer_id: string;
  operation_id: "createDeposit" | "depositAndPurchase";
  idempotency_key: string;
  step: DepositStep;
  method_code: "cc" | "td";
  gateway_key: "paystream" | null;
  amount_cents: number;
  payment_token: string | null;
  notification_url: string | null;
  /** What is bought with it; null for money into the wallet. */
  purchase: NullableJson<DepositPurchase>;
  challenge: NullableJson<{ acsUrl: string; creq: string }>;
  challenge_expires_at: Date | null;
  problem: NullableJson<DepositProblem>;
  checkout_id: string | null;
  created_at: CreatedAt;
  /** Wall time: tells a saga that was cut off from one that runs. */
  touched_at: ColumnType<Date, Date, Date>;
};

/** The sandbox's own books; the shop never reads them. */
type SandboxCardFormTable = { client_token: string; created_at: CreatedAt };

type SandboxCardTable = {
  token: string;
  brand: string;
  last_four: string;
  expiry_month: number;
  expiry_year: number;
  /** What the issuer of this test card does. */
  behaviour: string;
  created_at: CreatedAt;
};

export type SandboxPaymentTable = {
  /** The merchant's name for it: asking twice is one payment. */
  reference: string;
  amount_cents: number;
  card_token: string | null;
  state: "requires_action" | "authorised" | "captured" | "voided" | "refused";
  reason: string | null;
  /** What the issuer answers once a challenge is passed. */
  reason_after_challenge: string | null;
  notification_url: string | null;
  created_at: CreatedAt;
};

export type SalesTables = {
  cart: CartTable;
  cart_item: CartItemTable;
  checkout: CheckoutTable;
  orders: OrdersTable;
  order_game: OrderGameTable;
  deposit: DepositTable;
  sandbox_card_form: SandboxCardFormTable;
  sandbox_card: SandboxCardTable;
  sandbox_payment: SandboxPaymentTable;
};
