import type { Problem } from "#gateway/problem.ts";
import type { Cart } from "#site/lib/cart/cart.store.ts";
import type { CardGateway, Payer, PaymentMethods } from "./payment.ts";

/** What the page knows of a checkout when it draws it; the island goes on from there. */
export type CheckoutProps = {
  initial: Cart;
  /** The signed-in customer; visitors sign in first. */
  payer: Payer | null;
  walletPurchase: boolean;
  /** Null when they could not be read. */
  methods: PaymentMethods | null;
  cardGateway: CardGateway;
  idempotencyKey: string;
  /** The campaign this visit came by. */
  utmSource?: string | undefined;
  /** What a form post of this page was refused for, and what it had chosen. */
  problem: Problem | null;
  chosen: string | null;
};

/** Whether the cart on the screen is not the one the service has. */
export const isOfAnotherCart = ({ status, code }: Pick<Problem, "status" | "code">) =>
  status === 409 || code === "cart_empty";
