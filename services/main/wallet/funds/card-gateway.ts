// The port to a card gateway. services/sandbox/card-gateway-client.ts is an adapter; a real gateway needs another.
import type { components } from "#generated/main/schema.ts";

export type CardGatewayKey = components["schemas"]["CardGatewayKey"];

/**
 * A card by its one-time token; a saved card or PayPal account by the gateway's reference, with the security code if the
 * gateway requires it; a payment that the
 * customer confirms at PayPal; or a test deposit, which only the sandbox has.
 */
export type PaymentSource =
  | { kind: "card"; token: string }
  | { kind: "saved"; reference: string; csc?: string | undefined }
  | { kind: "paypal" }
  | { kind: "test" };

export type RefusalReason = "card_declined" | "insufficient_funds" | "invalid_token" | "challenge_failed";

/** The result of an authorisation or a challenge. */
export type Authorisation =
  | { state: "authorised" /** The card that pays. */; card?: Pick<SavedCard, "brand" | "lastFour"> | undefined }
  | { state: "requires_action"; acsUrl: string; creq: string; redirectUrl?: string | undefined }
  | { state: "refused"; reason: RefusalReason };

type AuthorisationRequest = {
  /** The deposit's id. Calls with the same reference can be repeated: they are one payment. */
  reference: string;
  amountCents: number;
  /** The gateway of the card or account; null for a test deposit. */
  key: CardGatewayKey | null;
  source: PaymentSource;
  /** The URL that receives the issuer's result. */
  notificationUrl: string | null;
};

export type SavedCard = {
  /** Pays any number of times, without the card number. */
  reference: string;
  brand: components["schemas"]["CardBrand"];
  lastFour: string;
  expiryMonth: number;
  expiryYear: number;
};
type Refused = { state: "refused"; reason: "declined" | "invalid_token" };

export type CardGateway = {
  environment: "sandbox" | "production";
  /** The gateways on offer, in order of preference (setting CARD_GATEWAYS). */
  keys: readonly CardGatewayKey[];
  /** Returns a new token for one card form of a gateway, and the page that shows the form. */
  openForm: (key: CardGatewayKey) => Promise<{ hostedFieldsUrl: string; clientToken: string }>;
  /** PayPal's page where a customer agrees to payments. It takes `return_url` and comes back with `paypal_nonce`. */
  payPalUrl: () => string;
  /**
   * Checks a card without charging it, and saves it at its gateway. The token is used up, and so is the setup intent, which
   * only Stripe needs. Refuses the token of another gateway, and an intent of another customer.
   */
  saveCard: (request: {
    key: CardGatewayKey;
    token: string;
    setup?: { id: string; customer: string } | undefined;
  }) => Promise<{ state: "saved"; card: SavedCard } | Refused>;
  /** Saves a PayPal account at the gateway. The nonce is used up. */
  savePayPal: (nonce: string) => Promise<{ state: "saved"; reference: string; account: string } | Refused>;
  /** Opens a setup intent for one card of a customer. Only for Stripe. */
  createSetup: (customer: string) => Promise<{ setupIntentId: string; clientSecret: string }>;
  authorise: (request: AuthorisationRequest) => Promise<Authorisation>;
  completeChallenge: (reference: string, cres: string) => Promise<Authorisation>;
  /** Captures an authorised payment. */
  capture: (reference: string) => Promise<void>;
  /** Voids a payment. Also for an unknown reference: a later authorisation is refused. */
  void: (reference: string) => Promise<void>;
};
