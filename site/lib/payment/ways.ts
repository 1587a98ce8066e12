// How a deposit or a purchase can be paid for.
import type { Outputs } from "#gateway/gateway.ts";
import { fundName } from "./fund-name.ts";

export type PaymentMethods = Outputs["funds"]["paymentMethods"];
export type PaymentMethod = PaymentMethods[string];
export type CardGateway = Outputs["funds"]["cardGateway"];

/** A payment option: a saved fund, or a method to fill in. The form posts its `id`. */
export type Way = {
  id: string;
  code: "bp" | "cc" | "dd" | "pl" | "td";
  name: string;
  methodId: string;
  fundId?: string;
  /** Whether a deposit from it must carry the card's security code. */
  needsCsc?: boolean;
  /** Whether the customer sends the money from their bank, so that it cannot pay for a cart. */
  isDelayed?: boolean;
  hint?: string;
  rules: PaymentMethod["rules"];
};

/**
 * Returns the available payment options: the default fund first, then the saved funds of each method before a new one.
 * Methods that are not enabled are left out; PayPal pays with a saved account only. Bank transfers are last.
 */
export function waysToPay(methods: PaymentMethods | null): Way[] {
  const defaults = Object.values(methods ?? {}).flatMap(({ funds }) => funds.filter((fund) => fund.default));
  const isDefault = ({ id }: Way) => defaults.some((fund) => fund.id === id);
  const ways = listWays(methods);
  return [...ways.filter(isDefault), ...ways.filter((way) => !isDefault(way))];
}

function listWays(methods: PaymentMethods | null): Way[] {
  return (["cc", "pl", "td", "bp", "dd"] as const).flatMap((code) => {
    const method = methods?.[code];
    if (!method?.rules.enabled) return [];
    const common = { code, methodId: method.id, rules: method.rules };
    const saved = method.funds.map((fund) => ({
      ...common,
      id: fund.id,
      fundId: fund.id,
      name: fundName(fund),
      ...(code === "cc" && method.rules.gateway?.cscRequired && { needsCsc: true }),
    }));
    if (code === "pl") return saved;
    const isDelayed = code === "bp" || code === "dd";
    const fresh = {
      ...common,
      id: code,
      name: method.attributes.name,
      hint: HINTS[code],
      ...(isDelayed && { isDelayed }),
    };
    return [...saved, fresh];
  });
}

const HINTS = {
  bp: "We show you a biller code and a reference. The money arrives in 1 to 2 working days.",
  dd: "We show you our account and a reference. The money arrives in 1 to 2 working days.",
  cc: "Visa or Mastercard. Card details go straight to the payment provider.",
  td: "Play money for trying out the shop.",
};

/** Returns the options that can be used for a deposit now: a new card only with the gateway's form. */
export const usableWays = (methods: PaymentMethods | null, cardGateway: CardGateway) =>
  waysToPay(methods).filter((way) => way.code !== "cc" || way.fundId || cardGateway?.hostedFieldsUrl);

/** Returns the options that can pay for a cart now. */
export const purchaseWays = (...args: Parameters<typeof usableWays>) =>
  usableWays(...args).filter((way) => !way.isDelayed);
