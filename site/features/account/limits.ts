// A customer's limits as progress bars, and the items that need attention on the overview.
import type { Outputs } from "#gateway/gateway.ts";
import { formatMoney } from "#site/lib/format/money.ts";
import type { PathParams } from "#site/routes/path.ts";
import type { RouteName, RoutePattern } from "#site/routes.ts";

type Overview = NonNullable<Outputs["session"]["get"]>;
/** What the overview shows of a customer's limits. */
export type Customer = Pick<Overview, "availableFunds" | "preCommitment" | "spendLimits">;

/** How much of a limit is used, in the customer's currency. */
export type LimitUse = { key: string; name: string; spent: number; limit: number };

export const PERIODS = { day: "Daily", week: "Weekly", month: "Monthly" };

/** Returns the customer's own limits first, then the shop's, which also apply (account §2). */
export function limitsOf({ spendLimits, preCommitment }: Omit<Customer, "availableFunds">): LimitUse[] {
  const { customerLimits, systemLimits } = spendLimits;
  const use = (label: string) => (one: (typeof customerLimits)[number]) => ({
    key: one.spendLimitId,
    name: `${PERIODS[one.period]} ${label}`,
    spent: one.spent,
    limit: one.limit,
  });
  const { limit, spent } = preCommitment;
  return [
    ...customerLimits.map(use("spend limit")),
    ...(limit === null ? [] : [{ key: "deposits", name: "Weekly deposit limit", spent, limit }]),
    ...systemLimits.map(use("spend limit set by the shop")),
  ];
}

/** Something that needs the customer's attention, with an optional link to act on it. */
export type Attention = {
  key: string;
  level: "info" | "warning";
  title: string;
  text: string;
  link?: AttentionLink;
};

/** A link to a page, with the parameters of its path. */
type AttentionLink = {
  [Name in RouteName]: { label: string; route: Name } & (Record<never, never> extends PathParams<RoutePattern<Name>>
    ? { params?: PathParams<RoutePattern<Name>> }
    : { params: PathParams<RoutePattern<Name>> });
}[RouteName];

const whileZero = (key: string, zero: string) =>
  `It is ${zero}, so you can't ${key === "deposits" ? "deposit" : "buy tickets"} until it is raised or removed.`;

const whenUsedUp = (key: string, limit: string) =>
  `You've used all of your ${limit}. You can ${key === "deposits" ? "deposit again as your earlier deposits" : "buy tickets again as your earlier purchases"} drop out of the period.`;

/** Returns limits that are used up, and cart tickets that are not in a draw until they are paid for. */
export function attentionOf(customer: Customer, cartCount: number): Attention[] {
  const { currency } = customer.availableFunds;
  const money = (amount: number) => formatMoney({ amount, currency });
  const full = limitsOf(customer).filter(({ spent, limit }) => spent >= limit);
  return [
    ...full.map(({ key, name, limit }) => ({
      key,
      level: "warning" as const,
      title: `${name} reached`,
      text: limit === 0 ? whileZero(key, money(0)) : whenUsedUp(key, money(limit)),
    })),
    ...(cartCount > 0
      ? [
          {
            key: "cart",
            level: "info" as const,
            title: cartCount === 1 ? "1 ticket in your cart" : `${cartCount} tickets in your cart`,
            text:
              cartCount === 1
                ? "Your ticket is entered in the draw once you have paid."
                : "Your tickets are entered in the draw once you have paid.",
            link: { label: "Go to cart", route: "cart" as const },
          },
        ]
      : []),
  ];
}
