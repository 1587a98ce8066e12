import { createHandlers } from "#services/handlers.generated.ts";
import { readUpcomingDraws } from "#services/main/play/drawing/upcoming-draws.ts";
import { readSharesSold } from "#services/main/play/syndicates/syndicates.rows.ts";
import { readRecurringMethods } from "#services/main/recurring/recurring-purchase-methods/recurring-purchase-methods.rows.ts";
import { buyWithDeposit, keepRecurring } from "#services/main/recurring/recurring-purchases/beginnings.commands.ts";
import { readAverageTransactions } from "#services/main/sales/orders/average-transactions.rows.ts";
import { readUnitsSold } from "#services/main/sales/stock/stock.rows.ts";
import { readPaymentMethods } from "#services/main/wallet/funds/payment-methods.ts";
import { listWithdrawalMethods } from "#services/main/wallet/funds/withdrawal-methods.ts";
import { NO_CONTENT } from "#tests/content-folder.ts";

const handlers = createHandlers({
  content: () => NO_CONTENT,
  gateway: null,
  identityProvider: null,
  readIdentity: async () => null,
  prepareClosing: async () => {},
  collectDebts: async () => {},
  retryPreOrders: async () => new Map(),
  keepRecurring,
  isFundInUse: async () => false,
  readPaidBy: async () => [],
  clearOwnFunds: async () => {},
  overrides: null,
  buyWithDeposit,
  paymentMethods: (tx, customerId) => readPaymentMethods(tx, null, customerId),
  withdrawalMethods: (tx, customerId) => listWithdrawalMethods(tx, null, customerId),
  recurringMethods: (tx, customerId, now) => readRecurringMethods(tx, null, customerId, now),
  averageTransactions: readAverageTransactions,
  isLockedMember: async () => false,
  namesOfOpenPrizes: async () => [],
  benefitsUrl: () => "",
  readSharesSold,
  readUnitsSold,
  readUpcomingDraws,
});
const built = new Set(Object.values(handlers).flatMap((ofService) => Object.keys(ofService)));

/** Returns whether the services have a handler for this operation. Operations without one answer 501. */
export const isBuilt = (operationId: string) => built.has(operationId);
