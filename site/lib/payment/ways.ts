// How a deposit or a purchase can be paid for.
import type { Outputs } from "#gateway/gateway.ts";
import type { DeviceWallet } from "./device-wallet.ts";
import { expiryOf, fundName } from "./fund-name.ts";

export type PaymentMethods = Outputs["funds"]["paymentMethods"];
export type PaymentMethod = PaymentMethods[string];
export type CardGateway = Outputs["funds"]["cardGateway"];

/** A payment option: a saved fund, or a method to fill in. The form posts its `id`. */
export type Way = {
  id: string;
  code: "ap" | "bd" | "bp" | "cc" | "dd" | "gp" | "pl" | "td";
  name: string;
  methodId: string;
  fundId?: string;
  /** Whether a deposit from it must carry the card's security code. */
  needsCsc?: boolean;
  /** Whether the customer must first let the shop debit this bank account. */
  needsAgreement?: boolean;
  /** Whether the money arrives later, so that it cannot pay for a cart. */
  isDelayed?: boolean;
  hint?: string;
  rules: PaymentMethod["rules"];
};

/**
 * Returns the available payment options: the device's own wallet first, then the default fund, then the saved funds of each method
 * before a new one. Methods that are not enabled are left out. Those whose money arrives later are last.
 */
export function waysToPay(methods: PaymentMethods | null, deviceWallet?: DeviceWallet): Way[] {
  const defaults = Object.values(methods ?? {}).flatMap(({ funds }) => funds.filter((fund) => fund.default));
  const placeOf = ({ code, id }: Way) => {
    if (code === deviceWallet) return 0;
    return defaults.some((fund) => fund.id === id) ? 1 : 2;
  };
  return CODES.flatMap((code) => waysBy(code, methods?.[code])).sort((one, other) => placeOf(one) - placeOf(other));
}

const CODES = ["cc", "ap", "gp", "pl", "td", "bd", "bp", "dd"] as const;

/** Returns whether the money of a method arrives days later. */
export const isDelayed = (code: Way["code"]) => code === "bd" || code === "bp" || code === "dd";

function waysBy(code: Way["code"], method: PaymentMethod | undefined): Way[] {
  if (!method?.rules.enabled) return [];
  const common = { code, methodId: method.id, rules: method.rules, ...(isDelayed(code) && { isDelayed: true }) };
  const saved = method.funds.map((fund) => ({
    ...common,
    id: code === "bd" ? `bd-${fund.id}` : fund.id,
    fundId: fund.id,
    name: fundName(fund),
    ...(code === "cc" && { hint: `Expires ${expiryOf(fund)}` }),
    // The gateway that saved the card decides; it need not be the one that new cards go to.
    ...(code === "cc" && (fund.cscRequired ?? method.rules.gateway?.cscRequired) && { needsCsc: true }),
    ...(code === "bd" && { needsAgreement: !fund.debitAgreementSince }),
  }));
  // A direct debit needs a saved bank account.
  if (code === "bd") return saved;
  return [...saved, { ...common, id: code, name: method.attributes.name, ...(HINTS[code] && { hint: HINTS[code] }) }];
}

const HINTS: Partial<Record<Way["code"], string>> = {
  pl: "You confirm the payment at PayPal.",
  td: "Play money for trying out the shop.",
};

/** Returns the digital wallet of an option, which the gateway's form shows instead of the fields of a card. */
export const walletOf = ({ code, name }: Way) => (code === "ap" || code === "gp" ? { code, name } : undefined);

/** Returns whether an option needs the gateway's form, which only a script can show. */
export const needsGatewayForm = (way: Way) => walletOf(way) !== undefined || (way.code === "cc" && !way.fundId);

/** Returns the radio buttons of the options. */
export const optionsOf = (ways: readonly Way[]) =>
  ways.map((way) => ({ value: way.id, label: way.name, hint: way.hint, needsScript: needsGatewayForm(way) }));

/** Returns the options that can be used for a deposit now: a new card or a digital wallet only with the gateway's form. */
export const usableWays = (methods: PaymentMethods | null, cardGateway: CardGateway, deviceWallet?: DeviceWallet) =>
  waysToPay(methods, deviceWallet).filter((way) => !needsGatewayForm(way) || cardGateway?.hostedFieldsUrl);

/** Says that new cards cannot be used, if the shop takes them but the gateway's form is missing. */
export const missingCardsHint = (methods: PaymentMethods | null, cardGateway: CardGateway): string | undefined =>
  !cardGateway?.hostedFieldsUrl && waysToPay(methods).some(needsGatewayForm)
    ? "New cards can't be used right now. Please try again in a moment, or pay in another way."
    : undefined;

/** Returns the options that can pay for a cart now. */
export const purchaseWays = (...args: Parameters<typeof usableWays>) =>
  usableWays(...args).filter((way) => !way.isDelayed);
