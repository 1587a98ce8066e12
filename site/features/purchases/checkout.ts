import type { Problem } from "#gateway/foundation/problem.ts";
import type { Outputs } from "#gateway/gateway.ts";
import type { Cart } from "#site/lib/cart/cart.store.ts";
import type { InputOf, OutputOf } from "#site/lib/form/form.ts";
import type { DeviceWallet } from "#site/lib/payment/device-wallet.ts";
import type { CardGateway, PaymentMethods } from "#site/lib/payment/ways.ts";
import type { Match } from "./matches.ts";
import type { Payer } from "./payment.ts";

/** What can pay while the customer is away, and what they chose before. */
export type LaterMethods = Outputs["recurringPurchases"]["getMethods"];

/** What a payment needs of a cart: the shop's own, or a partner's. */
export type PaidCart = Pick<
  Cart,
  "blockedReasons" | "cartItems" | "cartTotal" | "preOrderTotal" | "requiresUnattendedPaymentMethod" | "revision"
>;

export type Purchase = InputOf<"purchases.create">;
export type PartnerItem = NonNullable<InputOf<"partners.setItem">["cartItem"]>;

/** What a payment buys other than the shop's cart, and where it leads. */
export type Sale = {
  send: (input: Purchase) => Promise<OutputOf<"purchases.create">>;
  /** Fields that a plain form sends with the payment. */
  fields: readonly (readonly [name: string, value: string])[];
  /** The page of the sale, to return to after a login. */
  here: string;
  receiptHref: (checkoutId: string) => string;
};

/** The server-rendered data of a checkout, which the island starts from. */
export type CheckoutProps = {
  initial: Cart;
  /** The signed-in customer; `null` for visitors, who sign in first. */
  payer: Payer | null;
  /** Whether a customer has logged in on this device before. Otherwise the next step is a new account. */
  isKnownDevice?: boolean;
  walletPurchase: boolean;
  /** `null` if the payment methods could not be read. */
  methods: PaymentMethods | null;
  cardGateway: CardGateway;
  deviceWallet?: DeviceWallet | undefined;
  /** What can pay later draws; `null` if the cart needs none or they could not be read. */
  laterMethods: LaterMethods | null;
  /** Items that a recurring purchase buys too. */
  matches: readonly Match[];
  /** The page of all deposits; absent if the customer cannot deposit. */
  depositHref?: string | undefined;
  idempotencyKey: string;
  /** The marketing campaign (`utm_source`) of this visit. */
  utmSource?: string | undefined;
  /** Why a form post of this page was refused, and the payment method it had chosen. */
  problem: Problem | null;
  chosen: string | null;
};

/** Returns whether a refusal means that the cart on screen differs from the service's. */
export const isOfAnotherCart = ({ status, code }: Pick<Problem, "status" | "code">) =>
  status === 409 || code === "cart_empty";
