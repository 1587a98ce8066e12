// The port to a card gateway. services/sandbox/card-gateway.client.ts is an adapter; a real gateway needs another.

/** A card, by its one-time token, or a test deposit, which only the sandbox has. */
export type PaymentSource = { kind: "card"; token: string } | { kind: "test" };

export type RefusalReason = "card_declined" | "insufficient_funds" | "invalid_token" | "challenge_failed";

/** The result of an authorisation or a challenge. */
export type Authorisation =
  | { state: "authorised" }
  | { state: "requires_action"; acsUrl: string; creq: string }
  | { state: "refused"; reason: RefusalReason };

type AuthorisationRequest = {
  /** The deposit's id. Calls with the same reference can be repeated: they are one payment. */
  reference: string;
  amountCents: number;
  source: PaymentSource;
  /** The URL that receives the issuer's result. */
  notificationUrl: string | null;
};

export type CardGateway = {
  environment: "sandbox" | "production";
  /** Returns a new token for one card form, and the page that shows the form. */
  openForm: () => Promise<{ hostedFieldsUrl: string; clientToken: string }>;
  authorise: (request: AuthorisationRequest) => Promise<Authorisation>;
  completeChallenge: (reference: string, cres: string) => Promise<Authorisation>;
  /** Captures an authorised payment. */
  capture: (reference: string) => Promise<void>;
  /** Voids a payment. Also for an unknown reference: a later authorisation is refused. */
  void: (reference: string) => Promise<void>;
};
