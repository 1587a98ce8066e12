// Adapter of the card gateway port for the sandbox, over HTTP.
import { z } from "zod";
import type { ServicesEnv } from "#services/lib/env.ts";
import { newId } from "#services/lib/ids.ts";
import { Refusal } from "#services/lib/refusal.ts";
import type {
  Authorisation,
  CardGateway,
  CardGatewayKey,
  PaymentSource,
} from "#services/main/wallet/funds/card-gateway.ts";
import { merchantKeyOf } from "./card-gateway/card-gateway-plugin.ts";

// The longest acceptable wait for a customer. A retry meanwhile continues the same payment.
const TIMEOUT_MS = 10_000;

const formReply = z.object({ client_token: z.string() });
const setupReply = z.object({ setup_intent_id: z.string() });
const refusal = z.object({ state: z.literal("refused"), reason: z.enum(["declined", "invalid_token"]) });
const cardBrand = z.enum(["AmericanExpress", "MasterCard", "Visa", "bank", "paypal"]);
const savedReply = z.discriminatedUnion("state", [
  refusal,
  z.object({
    state: z.literal("saved"),
    reference: z.string(),
    account: z.string().nullable(),
    brand: cardBrand,
    last_four: z.string(),
    expiry_month: z.number(),
    expiry_year: z.number(),
  }),
]);
const paymentReply = z.object({
  state: z.enum(["requires_action", "authorised", "captured", "voided", "refused"]),
  reason: z.enum(["card_declined", "insufficient_funds", "invalid_token", "challenge_failed"]).nullable(),
  acs_path: z.string().optional(),
  redirect_path: z.string().optional(),
  creq: z.string().optional(),
  card: z.object({ brand: cardBrand, last_four: z.string() }).optional(),
});

/** `origin` is a function because a server on port 0 learns its URL after it has started. */
export function createSandboxCardGateway(env: ServicesEnv, origin: () => string): CardGateway {
  const authorization = `Bearer ${merchantKeyOf(env)}`;

  async function call(path: string, body: object = {}): Promise<unknown> {
    const response = await fetch(`${origin()}/sandbox/payments${path}`, {
      method: "POST",
      headers: { authorization, "content-type": "application/json" },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch((cause: unknown) => unavailable(cause));
    if (!response.ok) unavailable(`${path} answered ${response.status}`);
    return response.json();
  }

  const payment = async (path: string, body?: object) =>
    toAuthorisation(paymentReply.parse(await call(path, body)), origin());

  const save = async (card: { gateway: CardGatewayKey; token: string; setup?: object | undefined }) =>
    savedReply.parse(await call("/cards", card));

  return {
    environment: "sandbox",
    keys: env.cardGateways,
    payPalUrl: () => `${origin()}/sandbox/paypal`,
    async saveCard({ key, setup, token }) {
      const answer = await save({ gateway: key, token, setup });
      if (answer.state === "refused") return answer;
      const { brand, expiry_month, expiry_year, last_four, reference } = answer;
      const card = { reference, brand, lastFour: last_four, expiryMonth: expiry_month, expiryYear: expiry_year };
      return { state: "saved", card };
    },
    async savePayPal(nonce) {
      const answer = await save({ gateway: "braintree", token: nonce });
      return answer.state === "saved" ? { ...answer, account: answer.account ?? "" } : answer;
    },
    createSetup: async (customer) => {
      const { setup_intent_id: setupIntentId } = setupReply.parse(await call("/setups", { customer }));
      return { setupIntentId, clientSecret: `${setupIntentId}_secret_${newId("cs", 16)}` };
    },
    async openForm(gateway) {
      const { client_token } = formReply.parse(await call("/forms", { gateway }));
      return { hostedFieldsUrl: `${origin()}/sandbox/card/fields`, clientToken: client_token };
    },
    authorise: ({ amountCents, key, notificationUrl, reference, source }) =>
      payment("/", {
        reference,
        gateway: key,
        amount_cents: amountCents,
        card_token: tokenOf(source),
        csc: source.kind === "saved" ? (source.csc ?? null) : null,
        notification_url: notificationUrl,
        is_paypal: source.kind === "paypal",
      }),
    completeChallenge: (reference, cres) => payment(`/${reference}/challenge`, { cres }),
    capture: async (reference) => void (await call(`/${reference}/capture`)),
    void: async (reference) => void (await call(`/${reference}/void`)),
  };
}

function tokenOf(source: PaymentSource): string | null {
  if (source.kind === "card") return source.token;
  return source.kind === "saved" ? source.reference : null;
}

function toAuthorisation(
  { acs_path, card, creq, reason, redirect_path, state }: z.infer<typeof paymentReply>,
  origin: string,
): Authorisation {
  if (state === "authorised" || state === "captured")
    return { state: "authorised", card: card && { brand: card.brand, lastFour: card.last_four } };
  if (state === "requires_action" && acs_path && creq) {
    const redirectUrl = redirect_path && new URL(redirect_path, origin).href;
    return { state: "requires_action", acsUrl: new URL(acs_path, origin).href, creq, redirectUrl };
  }
  // Voided before it was authorised: nothing is reserved.
  return { state: "refused", reason: reason ?? "card_declined" };
}

function unavailable(cause: unknown): never {
  const message = "The card service isn't responding. Please try again.";
  throw Object.assign(new Refusal(503, [{ code: "service_unavailable", message }]), { cause });
}
