// The payment methods of the shop and their requirements for a deposit.
import type { components } from "#generated/main/schema.ts";
import { formatCents } from "#services/lib/money.ts";
import { refuse } from "#services/lib/refusal.ts";
import type { CardGateway, PaymentSource } from "./card-gateway.ts";

type Schemas = components["schemas"];
type Method = {
  code: "cc" | "td";
  id: string;
  name: string;
  logos: Schemas["PaymentMethod"]["attributes"]["logos"];
  gatewayKey: "paystream" | null;
};

// The minimum is below the price of any ticket, so that the missing part of a price can be deposited exactly.
const MIN_CENTS = 100;
const MAX_CENTS = 500_000;

const CARD: Method = {
  code: "cc",
  id: "dpm_cc",
  name: "Credit or debit card",
  logos: ["visa", "mastercard"],
  gatewayKey: "paystream",
};
const TEST_DEPOSIT: Method = { code: "td", id: "dpm_td", name: "Test deposit", logos: [], gatewayKey: null };

/** Returns the payment methods: none without a gateway; the test deposit with the sandbox only. */
export function methodsOn(gateway: CardGateway | null): Method[] {
  if (!gateway) return [];
  return gateway.environment === "sandbox" ? [CARD, TEST_DEPOSIT] : [CARD];
}

/** Returns the payment methods by code. */
export const paymentMethods = (gateway: CardGateway | null): Record<string, Schemas["PaymentMethod"]> =>
  Object.fromEntries(methodsOn(gateway).map((method) => [method.code, toPaymentMethod(method)]));

function toPaymentMethod({ code, gatewayKey, id, logos, name }: Method): Schemas["PaymentMethod"] {
  return {
    code,
    id,
    funds: [],
    availableGateways: gatewayKey ? [gatewayKey] : [],
    rules: {
      minAmount: MIN_CENTS / 100,
      maxAmount: MAX_CENTS / 100,
      ...(gatewayKey && { gateway: { cscRequired: false } }),
      enabled: true,
    },
    attributes: { name, logos },
  };
}

/** A valid deposit request. */
export type CheckedDeposit = {
  methodCode: Method["code"];
  gatewayKey: Method["gatewayKey"];
  amountCents: number;
  source: PaymentSource;
  notificationUrl: string | null;
};

/** Checks a request in the contract's order: customer, method, amount, gateway. Refuses with 422. */
export function checkDeposit(
  gateway: CardGateway | null,
  customerId: string,
  request: Schemas["DepositRequest"],
): CheckedDeposit {
  if (request.customerId !== customerId)
    refuse(422, "invalid_field", "This is not the signed-in customer.", "customer_id");
  const method = requireMethod(gateway, request);
  return {
    methodCode: method.code,
    gatewayKey: method.gatewayKey,
    amountCents: requireAmount(request.amount),
    source: requireSource(method, request),
    notificationUrl: request.strongCustomerAuthentication?.notificationUrl ?? null,
  };
}

function requireMethod(gateway: CardGateway | null, request: Schemas["DepositRequest"]): Method {
  const { customerFundId, depositMethodCode, depositMethodId } = request;
  const notOffered = (target: string) => refuse(422, "invalid_field", "This payment method isn't available.", target);
  if (customerFundId !== undefined) notOffered("customer_fund_id");
  const method = methodsOn(gateway).find(({ code }) => code === depositMethodCode);
  if (!method) return notOffered("deposit_method_code");
  if (depositMethodId !== undefined && depositMethodId !== method.id) notOffered("deposit_method_id");
  return method;
}

function requireAmount(amount: number): number {
  const cents = Math.round(amount * 100);
  // 0.29 * 100 is 28.999… in binary. A third decimal differs by far more than this tolerance.
  if (Math.abs(amount * 100 - cents) > 1e-6) {
    refuse(422, "invalid_field", "Amount must follow format e.g: 1.50", "amount");
  }
  if (cents < MIN_CENTS) {
    const minimum = formatCents(MIN_CENTS);
    refuse(422, "amount_below_minimum", `Please enter an amount equal to or greater than ${minimum}.`, "amount");
  }
  if (cents > MAX_CENTS) {
    const maximum = formatCents(MAX_CENTS);
    refuse(422, "amount_above_maximum", `Please enter an amount equal to or less than ${maximum}.`, "amount");
  }
  return cents;
}

function requireSource(method: Method, { gatewayKey, paymentToken }: Schemas["DepositRequest"]): PaymentSource {
  if (method.gatewayKey === null) return { kind: "test" };
  if (gatewayKey !== undefined && gatewayKey !== method.gatewayKey) {
    refuse(422, "invalid_field", "This card gateway isn't available.", "gateway_key");
  }
  if (paymentToken === undefined) refuse(422, "invalid_field", "This field is required", "payment_token");
  return { kind: "card", token: paymentToken };
}
