// How a deposit or a purchase can be paid for.
import type { Outputs } from "#gateway/gateway.ts";

export type PaymentMethods = Outputs["funds"]["paymentMethods"];
export type PaymentMethod = PaymentMethods[string];
export type CardGateway = Outputs["funds"]["cardGateway"];

/** A payment option: a saved fund, or a method to fill in. The form posts its `id`. */
export type Way = {
  id: string;
  code: "cc" | "td";
  name: string;
  methodId: string;
  fundId?: string;
  hint?: string;
  rules: PaymentMethod["rules"];
};

/** Returns the available payment options, saved funds of each method first. Methods that are not enabled are left out. */
export function waysToPay(methods: PaymentMethods | null): Way[] {
  return (["cc", "td"] as const).flatMap((code) => {
    const method = methods?.[code];
    if (!method?.rules.enabled) return [];
    const common = { code, methodId: method.id, rules: method.rules };
    const saved = method.funds.map((fund) => ({
      ...common,
      id: fund.id,
      fundId: fund.id,
      name: `${fund.brand ?? "Card"} ending in ${fund.lastFour ?? "····"}`,
    }));
    return [...saved, { ...common, id: code, name: method.attributes.name, hint: HINTS[code] }];
  });
}

const HINTS = {
  cc: "Visa or Mastercard. Card details go straight to the payment provider.",
  td: "Play money for trying out the shop.",
};

/** Returns the options that can be used now: a new card only with the gateway's form. */
export const usableWays = (methods: PaymentMethods | null, cardGateway: CardGateway) =>
  waysToPay(methods).filter((way) => way.code !== "cc" || way.fundId || cardGateway?.hostedFieldsUrl);
