// All events of the specification (shell §7): when each is recorded, on which pages, and its properties. The specification gives the
// names; triggers and properties that it does not show are decided here.
import { z } from "zod";
import type { AnalyticsProduct } from "#gateway/rules/analytics-product.ts";
import { type Rating, ratingValues } from "#gateway/rules/shell/feedback.ts";

const text = (max: number) => z.string().max(max);
const id = text(100);
const amount = z.number().min(0).max(10_000_000);
const count = z.number().int().min(0).max(1_000_000);
const key = z.string().regex(/^[a-z0-9_-]{1,60}$/i);
const ratings = Object.keys(ratingValues) as [Rating, ...Rating[]];

const product: z.ZodType<AnalyticsProduct> = z.strictObject({
  brand: key.optional(),
  category: key,
  cause: key.optional(),
  source: key.optional(),
  cart_id: id.optional(),
  product_id: key,
  num_draws: count,
  num_games: count.optional(),
  purchase_status: z.enum(["standard", "pre_order"]),
  draw_date: text(40).optional(),
  draw_no: count.optional(),
  prize_pool: z.number().min(0).optional(),
  days_of_week: text(100).optional(),
  price: amount,
  name: text(200),
  variant: key.optional(),
}) as never;

const products = z.array(product).max(100);
const nothing = z.strictObject({});
const provider = z.enum(["apple", "email", "google"]);

type Row = {
  /** When the event is recorded, once each time. */
  trigger: string;
  /** Names of the routes where that happens; "any" page. The event is recorded as soon as one of them is built. */
  routes: readonly string[];
  properties: z.ZodObject;
};

export const analyticsEvents = {
  Feedback: {
    trigger: "Feedback about the site was sent.",
    routes: ["shell-feedback"],
    // shop §9: 1, 0 or -1.
    properties: z.strictObject({ rating: z.enum(ratings), value: z.number().int().min(-1).max(1) }),
  },
  Deposit: {
    trigger: "The page after a deposit is shown.",
    routes: ["receipt", "my-account-deposit-details-success", "checkout-deposit-success"],
    properties: z.strictObject({
      id,
      value: amount,
      purchase_type: z.enum(["ad_hoc", "checkout", "membership", "partner_purchase"]),
    }),
  },
  ExtraDeposit: {
    trigger: "The page after a deposit of more than the order costs is shown.",
    routes: ["receipt", "checkout-deposit-success"],
    properties: z.strictObject({ id, value: amount }),
  },
  Error: {
    trigger: "An error page is shown.",
    routes: ["any"],
    // The last resort has no status: the site could not be rendered.
    properties: z.strictObject({ status: z.number().int().min(400).max(599).optional() }),
  },
  Transaction: {
    trigger: "The receipt of a purchase, or a withdrawal without products, is shown for the first time.",
    routes: ["receipt", "purchase-partner-receipt", "my-account-withdraw-details"],
    // Goals are milestones that the purchase reached, such as first_purchase (shop §3).
    properties: z.strictObject({ id, value: amount, products, goals: z.array(key).max(10).optional() }),
  },
  SignUp: {
    trigger: "The first page after signing up.",
    routes: ["login", "checkout-login"],
    properties: z.strictObject({ provider, address_entry: z.enum(["autocomplete", "manual"]).optional() }),
  },
  Login: {
    trigger: "The first page after logging in.",
    routes: ["login", "checkout-login"],
    properties: z.strictObject({
      provider,
      /** The method of the one-time code, if the login asked for a code. */
      two_factor_method: z.enum(["authenticator", "email", "sms"]).optional(),
    }),
  },
  Logout: {
    trigger: "The first page after a logout, an expired session or a forced logout.",
    routes: ["any"],
    properties: nothing,
  },
  Click: {
    trigger:
      "A marked button or link was used; for add-to-cart, once the ticket is in the cart; for confirm, once it is done.",
    routes: ["any"],
    properties: z.strictObject({
      name: key,
      products: products.optional(),
      /** What a confirmation was for. */
      verification_kind: z.enum(["address", "email"]).optional(),
    }),
  },
  MembershipStatusUpdated: {
    trigger: "The customer joined, left or changed their membership.",
    routes: ["daily-winners", "my-account-deposit-details-success", "receipt"],
    properties: z.strictObject({ program: key, status: key, tier: key, old_status: key, old_tier: key }),
  },
} as const satisfies Record<string, Row>;

/** A page view (shell §7). `name` is the screen name. */
const pageView = z.strictObject({
  name: text(60),
  title: text(500),
  path: text(500),
  url: text(1000),
  referrer: text(1000).optional(),
});

export type EventName = keyof typeof analyticsEvents;
export type EventProperties<Name extends EventName> = z.input<(typeof analyticsEvents)[Name]["properties"]>;

/** An event as the browser records it. */
export type AnalyticsEvent =
  | { type: "page"; properties: z.input<typeof pageView> }
  | { type: "identify" | "reset" }
  | { [Name in EventName]: { type: "track"; name: Name; properties: EventProperties<Name> } }[EventName];

const isEvent = (name: string): name is EventName => Object.hasOwn(analyticsEvents, name);

/** Any event, before its row is known. */
export type SentEvent = { type: AnalyticsEvent["type"]; name?: string | undefined; properties?: unknown };

function schemaOf({ type, name = "" }: SentEvent): z.ZodType | null {
  if (type === "page") return pageView;
  if (type === "track") return isEvent(name) ? analyticsEvents[name].properties : null;
  return nothing;
}

/** Returns how an event differs from its row, without its values, which may be private; null if it does not. */
export function violationOf(event: SentEvent): string | null {
  const title = event.name ?? event.type;
  const schema = schemaOf(event);
  if (!schema) return `${title}: no such event`;
  const [issue] = schema.safeParse(event.properties ?? {}).error?.issues ?? [];
  return issue ? [`${title}: ${issue.code}`, issue.path.join(".")].filter(Boolean).join(" at ") : null;
}
