// The port to whoever takes card payments. The sandbox is one adapter; a real gateway's library is another.

/** What is charged: a card behind a one-time token, or the test deposit that only sandboxes have. */
export type PaymentSource = { kind: "card"; token: string } | { kind: "test" };

export type RefusalReason = "card_declined" | "insufficient_funds" | "invalid_token" | "challenge_failed";

/** Where a payment stands after it was asked for or its challenge was answered. */
export type Authorisation =
  | { state: "authorised" }
  | { state: "requires_action"; acsUrl: string; creq: string }
  | { state: "refused"; reason: RefusalReason };

type AuthorisationRequest = {
  /** The deposit's id. Every call about one reference may be repeated: it is one payment. */
  reference: string;
  amountCents: number;
  source: PaymentSource;
  /** Where the issuer's page posts its answer. */
  notificationUrl: string | null;
};

export type CardGateway = {
  environment: "sandbox" | "production";
  /** A fresh token for one card form, and the page that shows it. */
  openForm: () => Promise<{ hostedFieldsUrl: string; clientToken: string }>;
  authorise: (request: AuthorisationRequest) => Promise<Authorisation>;
  completeChallenge: (reference: string, cres: string) => Promise<Authorisation>;
  /** Takes the authorised money. */
  capture: (reference: string) => Promise<void>;
  /** Gives it up. Also for a reference never seen: an authorisation that arrives later is refused. */
  void: (reference: string) => Promise<void>;
};
