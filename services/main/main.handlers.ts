import type { operations } from "#generated/main/schema.ts";
import type { Handlers } from "#services/lib/handlers.ts";
import type { Stage } from "#services/lib/stage.ts";
import type { NotImplemented } from "#services/not-implemented.ts";
import { offersHandlers } from "./catalogue/offers/offers.handlers.ts";
import { createSiteHandlers } from "./foundation/site/site.handlers.ts";
import { createCustomerHandlers } from "./identity/customer/customer.handlers.ts";
import { customerDetailsHandlers } from "./identity/customer/customer-details.handlers.ts";
import { passwordHandlers } from "./identity/password/password.handlers.ts";
import { autologinHandlers } from "./identity/session/autologin.handlers.ts";
import { sessionHandlers } from "./identity/session/session.handlers.ts";
import { termsHandlers } from "./identity/terms/terms.handlers.ts";
import { twoFactorHandlers } from "./identity/two-factor/two-factor.handlers.ts";
import { drawsHandlers } from "./play/draws/draws.handlers.ts";
import { anonCartHandlers, cartHandlers } from "./sales/cart/cart.handlers.ts";
import { ordersHandlers } from "./sales/orders/orders.handlers.ts";
import { promotionsHandlers } from "./sales/promotions/promotions.handlers.ts";
import { createDepositPurchaseHandlers } from "./sales/purchases/deposit-purchase.handlers.ts";
import { purchasesHandlers } from "./sales/purchases/purchases.handlers.ts";
import type { CardGateway } from "./wallet/deposits/card-gateway.ts";
import { createDepositsHandlers } from "./wallet/deposits/deposits.handlers.ts";
import type { SagaParts } from "./wallet/deposits/deposits.saga.ts";
import { createFundsHandlers } from "./wallet/funds/funds.handlers.ts";

/** Every operation of the main contract that is built. One that is missing does not compile. */
export const createMainHandlers = (gateway: CardGateway | null, stage: Stage | null, reached?: SagaParts["reached"]) =>
  ({
    ...createSiteHandlers(stage),
    ...sessionHandlers,
    ...autologinHandlers,
    ...twoFactorHandlers,
    ...passwordHandlers,
    ...createCustomerHandlers(gateway),
    ...customerDetailsHandlers,
    ...termsHandlers,
    ...offersHandlers,
    ...drawsHandlers,
    ...anonCartHandlers,
    ...cartHandlers,
    ...promotionsHandlers,
    ...createFundsHandlers(gateway),
    ...createDepositsHandlers(gateway, reached),
    ...purchasesHandlers,
    ...createDepositPurchaseHandlers(gateway, reached),
    ...ordersHandlers,
  }) satisfies Handlers<Exclude<keyof operations, NotImplemented>>;
