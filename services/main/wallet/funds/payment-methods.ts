// The payment methods of the shop and their requirements for a deposit.
import type { components } from "#generated/main/schema.ts";
import type { Tx } from "#services/lib/handlers.ts";
import { formatCents } from "#services/lib/money.ts";
import { refuse } from "#services/lib/refusal.ts";
import { MIN_DEPOSIT_CENTS, requireMayJoin } from "../../identity/membership/membership.rows.ts";
import type { CardGateway, CardGatewayKey, PaymentSource } from "./card-gateway.ts";
import { fundName, METHOD_NAMES } from "./fund-names.rules.ts";
import { type Fund, findFund, listFunds } from "./funds.rows.ts";

type Schemas = components["schemas"];
type Method = {
  code: "ap" | "bd" | "bp" | "cc" | "dd" | "gp" | "pl" | "td";
  id: string;
  name: string;
  logos: Schemas["PaymentMethod"]["attributes"]["logos"];
  /** `null` for a method without a card gateway. */
  gatewayKeys: readonly CardGatewayKey[] | null;
};

// The minimum is below the price of any ticket, so that the missing part of a price can be deposited exactly.
const MIN_CENTS = 100;
/** The most that one deposit can be. */
export const MAX_CENTS = 500_000;

const cardMethod = ({ keys }: CardGateway): Method => ({
  code: "cc",
  id: "dpm_cc",
  name: "Credit or debit card",
  logos: ["visa", "mastercard"],
  gatewayKeys: keys,
});
/** From a saved account, or confirmed at PayPal for one deposit. */
const PAYPAL: Method = {
  code: "pl",
  id: "dpm_pl",
  name: METHOD_NAMES.pl,
  logos: ["paypal"],
  gatewayKeys: ["braintree"],
};
/** Apple Pay and Google Pay give the shop a token of a card gateway, valid for one deposit. */
const digitalWallets = ({ keys }: CardGateway): Method[] => [
  { code: "ap", id: "dpm_ap", name: METHOD_NAMES.ap, logos: ["apple pay"], gatewayKeys: keys },
  { code: "gp", id: "dpm_gp", name: METHOD_NAMES.gp, logos: ["google pay"], gatewayKeys: keys },
];
/** Debits a saved bank account under an agreement. The money arrives once the bank has paid. */
const DIRECT_DEBIT: Method = { code: "bd", id: "dpm_bd", name: METHOD_NAMES.bd, logos: [], gatewayKeys: null };
/** The customer sends the money from their bank, so it arrives later. */
const TRANSFERS: Method[] = [
  { code: "bp", id: "dpm_bp", name: METHOD_NAMES.bp, logos: [], gatewayKeys: null },
  { code: "dd", id: "dpm_dd", name: METHOD_NAMES.dd, logos: [], gatewayKeys: null },
];
const TEST_DEPOSIT: Method = { code: "td", id: "dpm_td", name: METHOD_NAMES.td, logos: [], gatewayKeys: null };

/** Returns whether the customer sends the money of a deposit, so that it waits for a bank transfer. */
export const waitsForTransfer = (code: Schemas["PaymentMethodCode"]) =>
  TRANSFERS.some((method) => method.code === code);

/** Returns whether the money of a deposit arrives later, so that it is pending until then. */
export const waitsForMoney = (code: Schemas["PaymentMethodCode"]) => code === "bd" || waitsForTransfer(code);

/** Returns whether a gateway requires the security code of a saved card with every payment. */
export const isCscRequired = (key: CardGatewayKey) => key === "eway" || key === "opayo";

/** Returns the payment methods: none without a gateway; the test deposit with the sandbox only. */
export function methodsOn(gateway: CardGateway | null): Method[] {
  if (!gateway) return [];
  const methods = [
    ...(gateway.keys.length > 0 ? [cardMethod(gateway), ...digitalWallets(gateway)] : []),
    PAYPAL,
    DIRECT_DEBIT,
    ...TRANSFERS,
  ];
  return gateway.environment === "sandbox" ? [...methods, TEST_DEPOSIT] : methods;
}

const KIND_OF = { ap: null, bd: "bank", bp: null, cc: "cc", dd: null, gp: null, pl: "paypal", td: null } as const;

const isDigitalWallet = ({ code }: Method) => code === "ap" || code === "gp";

/** Returns whether a card has expired. It is valid until the end of its month. */
export const isExpired = ({ expiry_month, expiry_year }: Fund, now: Date) =>
  expiry_month !== null && expiry_year !== null && Date.UTC(expiry_year, expiry_month) <= now.getTime();

/** Which methods and funds to list. By default all funds, and no digital wallets. */
export type MethodFilter = { usableAt?: Date | null; withDigitalWallets?: boolean };

/** Returns the payment methods by code, each with the customer's saved funds. */
export async function readPaymentMethods(
  tx: Tx,
  gateway: CardGateway | null,
  customerId: string,
  { usableAt = null, withDigitalWallets = false }: MethodFilter = {},
): Promise<Record<string, Schemas["PaymentMethod"]>> {
  const methods = methodsOn(gateway).filter((method) => withDigitalWallets || !isDigitalWallet(method));
  const funds = methods.length > 0 ? await listFunds(tx, customerId) : [];
  return Object.fromEntries(
    methods.map((method) => {
      const saved = funds.filter(
        (fund) =>
          fund.kind === KIND_OF[method.code] && isOffered(method, fund) && !(usableAt && isExpired(fund, usableAt)),
      );
      return [method.code, toPaymentMethod(method, saved)];
    }),
  );
}

/** Returns whether the fund's gateway is still on offer, or a bank account can be debited. */
function isOffered(
  { code, gatewayKeys }: Method,
  { gateway_key: key, transfer_type, verification_status }: Fund,
): boolean {
  if (code === "bd") return transfer_type === "national" && verification_status !== "Failed Verification";
  return key !== null && (gatewayKeys?.includes(key) ?? false);
}

function toPaymentMethod({ code, gatewayKeys, id, logos, name }: Method, funds: Fund[]): Schemas["PaymentMethod"] {
  const [first] = gatewayKeys ?? [];
  return {
    code,
    id,
    funds: funds.map(toFund),
    availableGateways: [...(gatewayKeys ?? [])],
    rules: {
      minAmount: MIN_CENTS / 100,
      maxAmount: MAX_CENTS / 100,
      ...(first && { gateway: { cscRequired: isCscRequired(first) } }),
      enabled: true,
    },
    attributes: { name, logos },
  };
}

/** Returns a saved fund in the contract's shape: of a number, at most the last four digits. */
export function toFund(fund: Fund): Schemas["Fund"] {
  return {
    id: fund.id,
    default: fund.is_default || fund.awaits_deposit === "as_default",
    kind: fund.kind,
    brand: fund.brand,
    ...(fund.last_four && { lastFour: fund.last_four }),
    ...(fund.expiry_month && { expiryMonth: fund.expiry_month }),
    ...(fund.expiry_year && { expiryYear: fund.expiry_year }),
    ...(fund.kind === "cc" && fund.gateway_key && { cscRequired: isCscRequired(fund.gateway_key) }),
    ...(fund.account_name && { accountName: fund.account_name }),
    ...(fund.transfer_type && { transferType: fund.transfer_type }),
    ...(fund.verification_status && { verificationStatus: fund.verification_status }),
    ...(fund.debit_agreed_at && { debitAgreementSince: fund.debit_agreed_at.toISOString() }),
  };
}

/** Returns the name of a fund for deposits, which outlive it: without its holder. */
export const sourceName = ({ brand, kind, last_four }: Fund): string =>
  fundName({ kind, brand, ...(last_four && { lastFour: last_four }) });

/** A valid deposit request. */
export type CheckedDeposit = {
  methodCode: Method["code"];
  gatewayKey: CardGatewayKey | null;
  fundId: string | null;
  amountCents: number;
  /** `null` where the money arrives later. */
  source: PaymentSource | null;
  /** The name of the saved fund, without its holder; null for other ways to pay. */
  sourceName: string | null;
  notificationUrl: string | null;
  /** Whether it completes the customer's membership of Daily Winners. */
  isForMembership?: boolean;
};

/** The caller. A repeat may use a fund deleted meanwhile and carries no security code: its deposit is open already. */
type Payer = { customerId: string; isRepeat: boolean; now: Date };

/** Checks a request in the contract's order: customer, fund and method, amount, gateway. Refuses with 422. */
export async function checkDeposit(
  tx: Tx,
  gateway: CardGateway,
  { customerId, isRepeat, now }: Payer,
  request: Schemas["DepositRequest"],
): Promise<CheckedDeposit> {
  if (request.customerId !== customerId)
    refuse(422, "invalid_field", "This is not the signed-in customer.", "customer_id");
  const { customerFundId } = request;
  const fund = customerFundId === undefined ? null : await findFund(tx, customerId, customerFundId);
  if (customerFundId !== undefined && (!fund || (fund.deleted_at && !isRepeat))) notOffered("customer_fund_id");
  if (fund && !isRepeat && isExpired(fund, now))
    refuse(422, "invalid_field", "This card has expired. Choose another way to pay.", "customer_fund_id");
  const method = requireMethod(gateway, request, fund ?? null);
  const isAgreed = isRepeat || (fund?.debit_agreed_at ?? null) !== null || request.debitAgreement === true;
  if (method.code === "bd" && !isAgreed)
    refuse(422, "invalid_field", "Please agree to the direct debit.", "debit_agreement");
  const isForMembership = request.metadata.purchaseType === "membership";
  const amountCents = requireAmount(request.amount, isForMembership ? MIN_DEPOSIT_CENTS : MIN_CENTS);
  if (isForMembership && !isRepeat) await requireMayJoin(tx, customerId);
  const gatewayKey = fund?.gateway_key ?? method.gatewayKeys?.[0] ?? null;
  const source = sourceOf(method, { ...request, isRepeat }, gatewayKey, fund ?? null);
  return {
    methodCode: method.code,
    gatewayKey,
    fundId: fund?.id ?? null,
    amountCents,
    source,
    sourceName: fund ? sourceName(fund) : null,
    isForMembership,
    notificationUrl: request.strongCustomerAuthentication?.notificationUrl ?? null,
  };
}

const notOffered = (target: string) => refuse(422, "invalid_field", "This payment method isn't available.", target);

function requireMethod(gateway: CardGateway, request: Schemas["DepositRequest"], fund: Fund | null): Method {
  const { depositMethodCode, depositMethodId } = request;
  const method = methodsOn(gateway).find(({ code }) => code === depositMethodCode);
  if (!method) return notOffered("deposit_method_code");
  if (fund && !(fund.kind === KIND_OF[method.code] && isOffered(method, fund))) notOffered("customer_fund_id");
  if (!fund && method.code === "bd") notOffered("customer_fund_id");
  if (depositMethodId !== undefined && depositMethodId !== method.id) notOffered("deposit_method_id");
  return method;
}

function requireAmount(amount: number, least: number): number {
  const cents = Math.round(amount * 100);
  // 0.29 * 100 is 28.999… in binary. A third decimal differs by far more than this tolerance.
  if (Math.abs(amount * 100 - cents) > 1e-6) {
    refuse(422, "invalid_field", "Amount must follow format e.g: 1.50", "amount");
  }
  if (cents < least) {
    const minimum = formatCents(least);
    refuse(422, "amount_below_minimum", `Please enter an amount equal to or greater than ${minimum}.`, "amount");
  }
  if (cents > MAX_CENTS) {
    const maximum = formatCents(MAX_CENTS);
    refuse(422, "amount_above_maximum", `Please enter an amount equal to or less than ${maximum}.`, "amount");
  }
  return cents;
}

function sourceOf(
  { code }: Method,
  request: SourceFields,
  key: CardGatewayKey | null,
  fund: Fund | null,
): PaymentSource | null {
  if (waitsForMoney(code)) return null;
  return code === "pl" && !fund ? { kind: "paypal" } : requireSource(request, key, fund);
}

type SourceFields = Pick<Schemas["DepositRequest"], "csc" | "gatewayKey" | "paymentToken"> & Pick<Payer, "isRepeat">;

function requireSource(request: SourceFields, key: CardGatewayKey | null, fund: Fund | null): PaymentSource {
  if (key === null) return { kind: "test" };
  if (request.gatewayKey !== undefined && request.gatewayKey !== key) {
    refuse(422, "invalid_field", "This card gateway isn't available.", "gateway_key");
  }
  if (fund?.gateway_reference) {
    const needsCsc = fund.kind === "cc" && isCscRequired(key) && !request.isRepeat;
    if (needsCsc && request.csc === undefined) refuse(422, "invalid_field", "This field is required", "csc");
    return { kind: "saved", reference: fund.gateway_reference, csc: request.csc };
  }
  if (request.paymentToken === undefined) refuse(422, "invalid_field", "This field is required", "payment_token");
  return { kind: "card", token: request.paymentToken };
}
