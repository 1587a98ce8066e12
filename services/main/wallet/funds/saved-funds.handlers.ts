import type { Handlers, Tx } from "#services/lib/handlers.ts";
import { plainText } from "#services/lib/plain-text.ts";
import { type RefusalMessage, refuse, refuseNotFound } from "#services/lib/refusal.ts";
import { runInTransaction } from "#services/lib/transaction.ts";
import { lockCustomer } from "../../identity/customer/closing.rows.ts";
import { readFullName } from "../../identity/customer/customer.rows.ts";
import { requireStepUp } from "../../identity/two-factor/step-up.ts";
import { bankAccountProblems, checkedBankAccount } from "./bank-accounts.rules.ts";
import type { CardGateway } from "./card-gateway.ts";
import { hideFund, insertBankAccount, insertCard, insertPayPal, setDefault } from "./funds.rows.ts";
import { readPaymentMethods, toFund } from "./payment-methods.ts";

type SavedFundsParts = {
  /** `null` in a shop without a card gateway. */
  gateway: CardGateway | null;
  /** Whether a recurring purchase is paid with a fund. Passed in because recurring purchases are above this domain. */
  isFundInUse: (tx: Tx, customerId: string, fundId: string) => Promise<boolean>;
};

type Operation = "addFund" | "addPayPalFund" | "addBankAccount" | "setDefaultFund" | "deleteFund" | "createStripeSetup";

/** 13 or more digits may be a card number (shell §5), which must not be stored. */
const checkName = ({ cardholder_name }: Record<string, unknown>): RefusalMessage[] =>
  String(cardholder_name ?? "").replaceAll(/\D/g, "").length < 13
    ? []
    : [{ code: "invalid_field", message: "Please enter the card holder's name.", target: "cardholder_name" }];

/** Makes the fund that deposits and orders now offer first the default: the newest usable card, otherwise a PayPal account. */
async function chooseNextDefault(tx: Tx, gateway: CardGateway | null, customerId: string, now: Date) {
  const { cc, pl } = await readPaymentMethods(tx, gateway, customerId, { usableAt: now });
  const [next] = [...(cc?.funds ?? []), ...(pl?.funds ?? [])];
  if (next) await setDefault(tx, customerId, next.id);
}

/** Saved cards, PayPal accounts and bank accounts (account §7). Only the gateway knows a card's number. */
export const createSavedFundsHandlers = ({ gateway, isFundInUse }: SavedFundsParts): Handlers<Operation> => ({
  addFund: {
    outsideTransaction: true,
    checkFields: checkName,
    handle: async ({ body, customerId, db, now, params: { gatewayFund: key, method }, ...login }) => {
      if (method !== "cc" || !gateway?.keys.includes(key)) refuseNotFound();
      // Before the gateway is asked, which uses the token up.
      await runInTransaction(db, (tx) => requireStepUp(tx, { customerId, ...login }));
      if (key === "stripe" && body.setupIntentId === undefined)
        refuse(422, "invalid_field", "This field is required", "setup_intent_id");
      const answer = await gateway.saveCard({
        key,
        token: body.paymentToken,
        setup: body.setupIntentId === undefined ? undefined : { id: body.setupIntentId, customer: customerId },
      });
      if (answer.state === "refused") {
        if (answer.reason === "declined") refuse(402, "card_declined", "Your card was declined. Try another one.");
        refuse(422, "invalid_field", "Please enter your card details again.", "payment_token");
      }
      const { card } = answer;
      const wish = { isDefault: body.makeDefault ?? true, awaitsDeposit: body.withDeposit ?? false };
      const fund = await runInTransaction(db, (tx) => insertCard(tx, { customerId, now }, key, card, wish));
      return { status: 200, body: { result: toFund(fund) } };
    },
  },

  addPayPalFund: {
    outsideTransaction: true,
    handle: async ({ body, customerId, db, now, ...login }) => {
      const tryAgain = () => refuse(422, "invalid_field", "Please log in to PayPal again.", "payment_method_nonce");
      if (!gateway) return tryAgain();
      await runInTransaction(db, (tx) => requireStepUp(tx, { customerId, ...login }));
      const answer = await gateway.savePayPal(body.paymentMethodNonce);
      if (answer.state === "refused") {
        if (answer.reason === "declined")
          refuse(402, "paypal_declined", "PayPal did not accept this account. Try another one.");
        return tryAgain();
      }
      const fund = await runInTransaction(db, (tx) => insertPayPal(tx, { customerId, now }, answer));
      return { status: 200, body: { result: toFund(fund) } };
    },
  },

  addBankAccount: {
    outsideTransaction: false,
    checkFields: bankAccountProblems,
    handle: async ({ body, customerId, env, isElevated, loginId, now, tx }) => {
      await requireStepUp(tx, { customerId, loginId, isElevated });
      const accountName = plainText(body.accountName);
      const holder = await readFullName(tx, customerId);
      const account = checkedBankAccount({ ...body, accountName }, holder);
      // An account in another name could neither be debited nor receive withdrawals.
      if (account.status === "Failed Verification") {
        const message = `The account must be in your name, ${holder.firstname} ${holder.lastname}. If your name has changed, please contact us.`;
        refuse(422, "invalid_field", message, "account_name");
      }
      return { status: 200, body: { result: toFund(await insertBankAccount(tx, env, { customerId, now }, account)) } };
    },
  },

  setDefaultFund: async ({ customerId, params, tx }) => {
    if (!(await setDefault(tx, customerId, params.fundRef))) refuseNotFound();
    return { status: 204, body: undefined };
  },

  deleteFund: async ({ customerId, now, params, tx }) => {
    // A choice of what pays for recurring purchases takes the same lock.
    await lockCustomer(tx, customerId);
    if (await isFundInUse(tx, customerId, params.fundRef)) {
      const message = "This pays for one of your recurring purchases. Choose another payment method for it first.";
      refuse(409, "fund_in_use", message);
    }
    const hidden = await hideFund(tx, { customerId, now }, params.fundRef);
    if (!hidden) refuseNotFound();
    if (hidden.is_default) await chooseNextDefault(tx, gateway, customerId, now);
    return { status: 204, body: undefined };
  },

  createStripeSetup: {
    outsideTransaction: true,
    handle: async ({ customerId }) => {
      if (!gateway?.keys.includes("stripe")) refuseNotFound();
      return { status: 200, body: { result: await gateway.createSetup(customerId) } };
    },
  },
});
