import type { operations } from "#generated/main/schema.ts";
import type { Handlers } from "#services/lib/handlers.ts";
import type { Stage } from "#services/lib/stage.ts";
import type { NotImplemented } from "#services/not-implemented.ts";
import { anonCartHandlers, cartHandlers } from "./cart/cart.handlers.ts";
import { createCustomerHandlers } from "./customer/customer.handlers.ts";
import { customerDetailsHandlers } from "./customer/customer-details.handlers.ts";
import type { CardGateway } from "./deposits/card-gateway.ts";
import { createDepositsHandlers } from "./deposits/deposits.handlers.ts";
import type { SagaParts } from "./deposits/deposits.saga.ts";
import { drawsHandlers } from "./draws/draws.handlers.ts";
import { createFundsHandlers } from "./funds/funds.handlers.ts";
import { offersHandlers } from "./offers/offers.handlers.ts";
import { ordersHandlers } from "./orders/orders.handlers.ts";
import { passwordHandlers } from "./password/password.handlers.ts";
import { promotionsHandlers } from "./promotions/promotions.handlers.ts";
import { createDepositPurchaseHandlers } from "./purchases/deposit-purchase.handlers.ts";
import { purchasesHandlers } from "./purchases/purchases.handlers.ts";
import { autologinHandlers } from "./session/autologin.handlers.ts";
import { sessionHandlers } from "./session/session.handlers.ts";
import { createSiteHandlers } from "./site/site.handlers.ts";
import { termsHandlers } from "./terms/terms.handlers.ts";
import { twoFactorHandlers } from "./two-factor/two-factor.handlers.ts";

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
