// Written by `npm run generate` from openapi/. Do not edit.
export interface paths {
    "/anon-cart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open an empty cart for a visitor
         * @description Called on a first visit and whenever the cart of a token is not found any more.
         */
        post: operations["createAnonCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/anon-cart/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a visitor's cart
         * @description As with the customer's cart, items that can no longer be bought are taken out by the reading itself. Limits of
         *     a customer are not known here, so blocked_reasons is empty.
         */
        get: operations["getAnonCart"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/anon-cart/{token}/build": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put several items in a visitor's cart at once
         * @description Adds all or none, after what is there already. The first item at fault decides the refusal; its place is the
         *     first part of the target, as in items.0.games. Repeating a call with the same Idempotency-Key returns the first
         *     answer and adds nothing.
         */
        post: operations["buildAnonCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/anon-cart/{token}/convert": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move a visitor's cart into the customer's
         * @description Appends the items to the customer's cart, lists in auto_removed_items which could not be moved, and ends the
         *     token. A second call is a 404 and changes nothing.
         */
        post: operations["convertAnonCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/anon-cart/{token}/items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put a ticket in a visitor's cart
         * @description The price is computed by the service and never accepted from the caller. Without games the service picks the
         *     numbers itself. Repeating a call with the same Idempotency-Key returns the first answer and adds nothing.
         */
        post: operations["addAnonCartItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/anon-cart/{token}/items/{itemId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the games or draws of an item
         * @description What the body leaves out stays as it is. The same lottery, game type and offer are kept: another one is
         *     another item. An item of another cart is not found.
         */
        put: operations["updateAnonCartItem"];
        post?: never;
        /**
         * Take an item out of a visitor's cart
         * @description A second removal of the same item is a 404 and changes nothing.
         */
        delete: operations["removeAnonCartItem"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/anon-cart/{token}/promotion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Redeem a promotion code in a visitor's cart
         * @description Like addCartPromotion. A limit per customer is checked when the cart is converted: a voucher the customer may not
         *     use is listed in auto_removed_items.
         */
        post: operations["addAnonCartPromotion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/anon-cart/{token}/promotion/{itemId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove the promotion from a visitor's cart
         * @description By the id of the voucher in the cart. Other items are not found.
         */
        delete: operations["removeAnonCartPromotion"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/anon-cart/partner/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Price what a visitor chose on a partner's page
         * @description As updatePartnerCart, but nothing is kept: the purchase names the item once more. So without an item the cart is
         *     empty. The word partner is never the token of a cart.
         */
        post: operations["updateAnonPartnerCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/autologin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sign in with the token of an email link
         * @description Starts with the token alone. With two-factor on it answers 2fa_required, and autologinWithBody goes on with the
         *     same token and the code. A token is good once, for 24 hours, and is spent by signing in, never by a refusal. A
         *     GET that changes state: never cached, never prefetched; mail scanners follow links, so the site sends this from
         *     its page and never as the link itself. A refusal here never starts a token refresh. Source: shell §7, account §4.
         */
        get: operations["verifyAutologin"];
        put?: never;
        /**
         * Sign in with the token of an email link, and a code
         * @description The same sign-in as verifyAutologin, with the fields of its form: whether to trust this device, and the code.
         *     Without otp it may answer 2fa_required; a wrong code leaves the token good. Source: account §7.
         */
        post: operations["autologinWithBody"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/autoplay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the autoplays
         * @description Without cancelled ones, next draw first, ten per page by default.
         */
        get: operations["listAutoplays"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/autoplay/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read one autoplay
         * @description Including cancelled ones. Other customers' autoplays are not found.
         */
        get: operations["getAutoplay"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change what an autoplay buys
         * @description What is absent stays. Holds from the next draw that opens, at the prices of that day. More games than before are
         *     filled by chance; with fewer the last ones go.
         */
        patch: operations["updateAutoplay"];
        trace?: never;
    };
    "/autoplay/{id}/pause": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pause an autoplay
         * @description The same as setAutoplayStatus with recurring_status_timed_pause where paused_until is given, and with
         *     recurring_status_paused where it is not. That call is the one to prefer.
         */
        post: operations["pauseAutoplay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/autoplay/{id}/set-minimum-jackpot": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Play only the larger jackpots
         * @description Draws with a smaller jackpot are skipped and not charged. Zero plays every draw.
         */
        post: operations["setAutoplayMinimumJackpot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/autoplay/{id}/set-quickpick": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Play new numbers by chance, or keep the same ones
         * @description True picks new numbers for every draw; false keeps those it has, or picks some once where it has none.
         */
        post: operations["setAutoplayQuickpick"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/autoplay/{id}/unpause": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resume an autoplay
         * @description The same as setAutoplayStatus with recurring_status_active, which is the one to prefer.
         */
        post: operations["unpauseAutoplay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/autoplays/{id}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Pause, resume or cancel an autoplay
         * @description With the status it has, it stays as it is. Where it was paused, the payment resolutions are to be read again
         *     (shop §4). The path is plural here and singular elsewhere, as the shop's API spells it.
         */
        patch: operations["setAutoplayStatus"];
        trace?: never;
    };
    "/branding": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List names, colours and logos of the products */
        get: operations["listBranding"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/capabilities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the capability flags of every segment
         * @description The same reply for everyone in a region, so it may be shared. The caller picks the segment named by
         *     customer.segment_name, else the default. Callers ignore unknown flags.
         */
        get: operations["getCapabilities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/build": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add several items to the cart at once
         * @description Adds all or none, after what is there already. The first item at fault decides the refusal; its place is the
         *     first part of the target, as in items.0.games. Repeating a call with the same Idempotency-Key returns the first
         *     answer and adds nothing.
         */
        post: operations["buildCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the customer's cart
         * @description Reading removes items whose draw has closed, sold out or left the region, and lists them in
         *     auto_removed_items. A customer who never added anything has an empty cart, not a 404.
         */
        get: operations["getCart"];
        put?: never;
        /**
         * Add a ticket to the cart
         * @description The service computes the price and never accepts the caller's; expected_price is only what the
         *     customer saw. Without games the service picks the numbers itself. Repeating a call with the same
         *     Idempotency-Key returns the first reply and adds nothing.
         */
        post: operations["addCartItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/items/{itemId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the games or draws of an item
         * @description What the body leaves out stays as it is. The same lottery, game type and offer are kept: another one is
         *     another item. Other customers' items are not found.
         */
        put: operations["updateCartItem"];
        post?: never;
        /**
         * Remove an item from the cart
         * @description A second removal of the same item is a 404 and changes nothing.
         */
        delete: operations["removeCartItem"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/partner/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Price what a customer chose on a partner's page
         * @description The item replaces what was in the partner's cart; without one the cart is answered as it stands. Kept apart for
         *     each customer and partner, and empty again once bought. Repeating the call changes nothing.
         */
        post: operations["updatePartnerCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/partner/{slug}/purchase": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Buy on a partner's page, from the wallet or with a deposit
         * @description The item of the call is what is bought, priced anew; the partner's cart is empty afterwards. With a deposit: as
         *     depositAndPurchase, all or nothing; without one the wallet pays. When the card asks for a 3-D Secure challenge
         *     the answer is 202: pass the challenge, call authoriseDeposit, then repeat this call with the same
         *     Idempotency-Key and body. Any other repetition returns the first answer.
         */
        post: operations["purchasePartnerCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/promotion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Redeem a promotion code in the customer's cart
         * @description Capital letters do not matter. A cart holds one promotion at most. Limits of the code are looked at now and once
         *     more at the purchase; refunding the order gives the use back.
         */
        post: operations["addCartPromotion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/promotion/{itemId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove the promotion from the customer's cart
         * @description By the id of the voucher in the cart. Other items are not found.
         */
        delete: operations["removeCartPromotion"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/purchase": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Buy the cart from the wallet
         * @description For carts the wallet covers; otherwise depositAndPurchase. One transaction: all orders and the debit, or
         *     nothing. The cart of the call is the one the customer saw: another revision, another total or an item that had
         *     to leave is 409 cart_changed. Repeating a call with the same Idempotency-Key returns the first receipt.
         */
        post: operations["purchaseCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/causes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the causes, or look one up by its slug
         * @description In alphabetical order. An unknown slug gives an empty list; the caller then tries getCause with the slug's
         *     hyphens as underscores (shop §7).
         */
        get: operations["listCauses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/causes/{causeKey}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one cause by its key */
        get: operations["getCause"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/check-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check whether an email belongs to a customer
         * @description Decides between sign-in and sign-up. Returns nothing else, and is rate-limited per address.
         */
        post: operations["checkEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/checkout/{checkoutID}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a receipt again
         * @description For the customer who bought it, any number of times. The Idempotency-Key of the purchase finds its receipt as well,
         *     for a browser that never received the reply; it is not found while the purchase is running. Without a bearer token, and for other customers, it is not found;
         *     a bearer that is sent must be valid.
         */
        get: operations["getCheckout"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the settings of the shop
         * @description The same for everyone. Texts and logos are content (cms, translation), not settings.
         */
        get: operations["getConfig"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the signed-in customer
         * @description Balances and limits are as of the shop's clock. Never cached.
         */
        get: operations["getCustomer"];
        put?: never;
        post?: never;
        /**
         * Close the account for good
         * @description Ends every sign-in, takes the customer out of every list of addresses and keeps what the law asks for. Wallet and
         *     tickets first: money, prizes and withdrawals still to be paid refuse, and so do tickets of draws to come; active
         *     recurring purchases are cancelled. A DELETE with a form body: legal in OpenAPI 3.1 without defined meaning, kept
         *     because shell §7 states it. Repeated, it answers 401, which the site treats as closed.
         */
        delete: operations["closeAccount"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/{id}/communication-preferences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a customer's communication preferences
         * @description With the customer's own id and a bearer token, or with the reference of an email link without signing in. Returns
         *     nothing that identifies the customer. Never cached. Source: account §3, §7.
         */
        get: operations["getCommunicationPreferences"];
        /**
         * Change a customer's communication preferences
         * @description Only the given channels change. Service messages (receipts, prizes, codes) are always sent.
         *     unsubscribe_reasons may be sent when email is turned off. Source: account §7.
         */
        put: operations["updateCommunicationPreferences"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/{id}/communication-preferences/{productOfferKey}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Stop marketing emails from a link in an email about an offer
         * @description The offer identifies the email; all marketing email stops. Works without signing in, and repeatedly.
         *     Without an offer it is updateCommunicationPreferences. The path writes the last part as optional; that it is the
         *     offer, and the version, are our readings. Source: account §3, §7.
         */
        put: operations["unsubscribeMarketing"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/change-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the password
         * @description Signed in: needs current_password, and elevation while two-factor is on. From an email link: token replaces
         *     both, and a bearer token is ignored. Neither is 401. Ends every other sign-in of the customer, all of them
         *     for a link, and force_password_change. Form encoded. Source: shell §7, account §8.
         */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/confirm-address": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Confirm the address on file
         * @description Ends address_confirmation_required. The overview is to be read again: what else is to be confirmed comes after
         *     the address. Called for the signed-in customer, or with the token of a letter, which is valid once, for
         *     30 days. With both, the token decides. Repeating it as a customer changes nothing.
         */
        patch: operations["confirmAddress"];
        trace?: never;
    };
    "/customer/confirm-email-address": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Confirm the email on file
         * @description Ends email_address_confirmation_required. Repeating it changes nothing.
         */
        patch: operations["confirmEmailAddress"];
        trace?: never;
    };
    "/customer/details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the details of the signed-in customer
         * @description What is null was never given, and is to be asked for. Never cached.
         */
        get: operations["getCustomerDetails"];
        put?: never;
        /**
         * Change the details of the signed-in customer
         * @description Takes what has changed; what is left out stays. The email and the date of birth are not changed here. A verified
         *     customer who moves to another state is no longer verified: see verification_revoked and previous_state.
         *     Repeating it changes nothing.
         */
        post: operations["updateCustomerDetails"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/recurring-purchase-method": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what can pay for recurring purchases, and what does
         * @description Never cached. Source is account §7 and shop §7; the shape is that of the customer session (shell §3).
         */
        get: operations["getRecurringPurchaseMethods"];
        put?: never;
        /**
         * Choose what pays for recurring purchases
         * @description The key is in the query; there is no body. Applies from the next charge of every recurring purchase, and for
         *     those that a declined card has paused. Repeating it changes nothing.
         */
        post: operations["setRecurringPurchaseMethod"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/terms-and-conditions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Agree to the terms and conditions as they are now
         * @description Keeps when it was agreed. Ends account_upgrade of a customer whose details are complete: phone number, address,
         *     suburb, state and postcode; of any other it stays until they agree with complete details. Repeating it changes
         *     nothing but the moment.
         */
        post: operations["acceptTerms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/terms-and-conditions/location": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Acknowledge what a customer's location means for playing
         * @description For a customer in a country where the shop may not sell: ends country_banned_confirmation_required, and leaves
         *     country_banned as it is. The country and region shown may be sent and are stored with the time.
         *     Repeating it changes nothing but the moment. Source: shell §7, account §6; the reading is ours.
         */
        post: operations["acceptLocationTerms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/two-factor-auth": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read whether codes are asked for, and how they come
         * @description Never cached. Source of the fields is account §3; the pairing of paths and calls is ours.
         */
        get: operations["getTwoFactorConfig"];
        /**
         * Turn two-factor on with the first code of a method
         * @description For authenticator, the code of the secret that startAuthenticatorSetup answered last; for email, the code that
         *     sendTwoFactorEmailCode sent with reason enrol. Counts as elevation. Where two-factor is on already this changes
         *     the method, which needs elevation itself. Other sign-ins stay. The code is good once, so a repeat is refused
         *     with 2fa_incorrect.
         */
        put: operations["enableTwoFactor"];
        post?: never;
        /**
         * Turn two-factor off
         * @description Resets the configuration to disabled and forgets the secret and every trusted device. Always needs elevation
         *     while two-factor is on; repeating it afterwards changes nothing.
         */
        delete: operations["disableTwoFactor"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/two-factor-auth/authenticator": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a secret for an authenticator app
         * @description Nothing is on until enableTwoFactor is given the first code. Every call makes another secret and forgets the one
         *     before; a method in use stays in use. Codes have 6 digits and 30 seconds; one step of drift is allowed.
         */
        post: operations["startAuthenticatorSetup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/two-factor-auth/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a code by email
         * @description For enrol and elevate, the customer is signed in. For login, the challenge_token of the
         *     2fa_required refusal identifies the customer after the password. That refusal already sent a code; this
         *     sends another. A code is valid once, for 10 minutes, and a new one replaces it. Refused with 429 within
         *     60 seconds of the last (account §4).
         */
        post: operations["sendTwoFactorEmailCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/two-factor-auth/prompt-acknowledged": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Acknowledge the two-factor suggestion
         * @description Ends tfa_prompt_required of the customer, whatever they chose. Repeating it changes nothing.
         */
        post: operations["acknowledgeTwoFactorPrompt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send pictures of a document, or a signed form
         * @description Multipart; a person looks at it, so it stays pending for a day or two. Each file is a JPEG, PNG or PDF of at most
         *     10 MB; the type is detected from the content, not the name. Another upload replaces one that is still pending.
         */
        post: operations["uploadVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/verification/connectid": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin a verification with the customer's bank
         * @description Answers where to send the browser. The bank sends it back to redirect_url with state and a code, for
         *     completeConnectId. state is good for this customer only, once, for 10 minutes. Without
         *     authorisation_server_id the customer chooses the bank over there.
         */
        post: operations["startConnectId"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/verification/connectid/callback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End a verification with the customer's bank
         * @description Takes what came back from the bank: a code, or an error where the customer said no. state has to be the one that
         *     startConnectId gave this customer, or a forged link could verify one person with another's bank.
         */
        post: operations["completeConnectId"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/verification/licence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Verify the customer by their driver's licence
         * @description getLicenceConfig of the customer-verify service lists the fields of a state's licence. A mismatch leaves the
         *     method attempted; it may be tried again, three times a day.
         */
        post: operations["verifyLicence"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/verification/pdf-form": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the form to print and sign
         * @description With the customer's name and address filled in, so never cached. It comes back by uploadVerification. Proposed:
         *     account §3 names the method and no call. Not found while pdf_form is disabled for the customer.
         */
        get: operations["getVerificationPdfForm"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Try to verify the customer from the details on file
         * @description Reads name, date of birth and address as they stand. in_progress until the answer is in: read the customer again
         *     every 5 seconds, at most 12 times. A miss known at once is refused and leaves the method attempted. On main,
         *     since the path begins like the calls around it. Source: account §7.
         */
        post: operations["verifyCustomer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/withdrawable-funds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read how much can be withdrawn
         * @description Prizes less what withdrawals on their way hold (account §8). Deposited money is not withdrawable.
         */
        get: operations["getWithdrawableFunds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deposit_purchase": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deposit and buy the cart in one step
         * @description Authorise, purchase, capture: when the purchase is refused the authorisation is voided and nothing is charged.
         *     The deposit and the wallet together must cover the total. When the card asks for a 3-D Secure challenge the
         *     answer is a deposit with status requires_action and no receipt: pass the challenge, call authoriseDeposit, then
         *     repeat this call with the same Idempotency-Key and body. Any other repetition returns the first answer.
         */
        post: operations["depositAndPurchase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/draw/details/{productOfferKey}/{drawNo}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one draw, upcoming or past, with its terms */
        get: operations["getDrawDetails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/draw/details/{productOfferKey}/{drawNo}/prizes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the prizes of a draw
         * @description By type with main first, then by the time each is drawn, then by id (shop §9). A lottery answers none.
         */
        get: operations["listDrawPrizes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/draw/details/{productOfferKey}/{drawNo}/winners": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what was won in a draw
         * @description Empty before the draw has a result. The most valuable prize first. A search finds whole ticket numbers and parts
         *     of the name a winner is shown by.
         */
        get: operations["listDrawWinners"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/draw/full_result_customer/{productOfferKey}/{drawNo}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read everything a draw paid, with the customer's own tickets
         * @description 404 until the draw has a result. Never cached.
         */
        get: operations["getCustomerDrawFullResult"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/draw/full_result/{productOfferKey}/{drawNo}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read everything a draw paid
         * @description 404 until the draw has a result; getDrawDetails knows the draw before.
         */
        get: operations["getDrawFullResult"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/draw/preview/{productOfferKey}/{drawNo}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a draw that may not be published yet
         * @description For pages opened with preview=true (shop §2). A draw on sale has the usual reply. Never cached, so
         *     that a change shows at once, and nothing of it can be bought before it is published.
         */
        get: operations["getDrawPreview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/draws/past_customer/{productOfferKey}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the past draws a customer had a ticket in
         * @description The latest first, each with the customer's own tickets and winnings. Never cached.
         */
        get: operations["listPastCustomerDraws"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/draws/past/archived/{productOfferKey}/{year}/{month}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the draws of one month
         * @description By the calendar of the lottery's own time zone, the latest first; all of them at once. A month without a result,
         *     also one to come, answers an empty list.
         */
        get: operations["listArchivedDraws"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/draws/pricing/{pricingId}/past/{productOfferKey}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the past draws of an offer, the latest first
         * @description With customerId, which must be the customer of the bearer token (else 400), every result also carries that
         *     customer's own tickets and winnings. Without it the reply is the same for everyone.
         */
        get: operations["listPastDraws"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/draws/pricing/{pricingId}/past/result_keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List which offers have results, with the latest of each
         * @description The word result_keys is never a product offer key.
         */
        get: operations["listResultKeys"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/favourite-numbers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Keep the customer's favourite numbers
         * @description Replaces the stored set; an empty list deletes it. The order is kept. Which numbers fit is up to the game, but no
         *     number may appear twice. Source: shell §7, shop §7.
         */
        put: operations["saveFavouriteNumbers"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/funds/{fundRef}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what a card form needs from its gateway
         * @description Here fundRef is a gateway key. The client token is fresh on every call and good for one card form of this
         *     customer, so the answer is never kept.
         */
        get: operations["getCardGateway"];
        put?: never;
        post?: never;
        /**
         * Forget a saved fund
         * @description Here fundRef is a saved fund's id. One that pays an active recurring purchase is kept until that is paid otherwise or
         *     ended. What was paid with it stays as it is.
         */
        delete: operations["deleteFund"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/funds/{fundRef}/default": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pay with this fund unless another is chosen
         * @description Here fundRef is a saved fund's id. The one that was the default is it no longer. Repeating changes nothing.
         */
        post: operations["setDefaultFund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/funds/{fundRef}/deposit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a deposit
         * @description Here fundRef is a deposit id, or a fund id for its latest deposit. A challenge not passed within 15 minutes
         *     makes the deposit cancelled.
         */
        get: operations["getDeposit"];
        put?: never;
        /**
         * Put money in the wallet
         * @description Here fundRef is a saved fund's id, else the id of the deposit method. Checked in order: method, amount, deposit
         *     limit, gateway. A new card asks for a code where two-factor is on (403 required). A card may ask for a challenge: status requires_action, then authoriseDeposit. Repeating a call
         *     with the same Idempotency-Key returns the first answer and charges nothing.
         */
        post: operations["createDeposit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/funds/{fundRef}/deposit/authorise": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hand over the result of a 3-D Secure challenge
         * @description Completes a deposit without a purchase. One from depositAndPurchase is only released: nothing is charged
         *     until that call is repeated with its checkout_key. Repeating this call returns the deposit.
         */
        post: operations["authoriseDeposit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/funds/{method}/{gatewayFund}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save a card
         * @description The card becomes the default. Its number never comes here: the gateway's hosted fields turn it into payment_token.
         *     The gateway checks the card without charging it. A name with 13 or more digits in it is refused, as it may be the
         *     number. method is cc; of other methods only the literal /funds/pl/braintree is served.
         */
        post: operations["addFund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/funds/{methodCode}/{gatewayKey}/deposit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put money in the wallet by Apple Pay or Google Pay
         * @description What createDeposit is for other methods: checked in the same order, answered alike, and read by getDeposit. May ask
         *     for a fresh one-time code where two-factor is on and the fund is new. Repeating a call with the same
         *     Idempotency-Key returns the first answer and charges nothing.
         */
        post: operations["createGatewayDeposit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/funds/bank-account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save a bank account to be paid to
         * @description Asks for a fresh one-time code where two-factor is on. The account can be unverified at first; withdrawals may have
         *     to wait until verification_status is Verified. In a refusal, account_number, bsb and swift name the field at fault
         *     (account §5).
         */
        post: operations["addBankAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/funds/card_gateways": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the card gateways on offer
         * @description The first one is to be used. The literal wins over /funds/{fundRef}.
         */
        get: operations["listCardGateways"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/funds/pl/braintree": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save a PayPal account
         * @description The account becomes the default. The literal wins over /funds/{method}/{gatewayFund}. The words of a refusal are
         *     for the customer.
         */
        post: operations["addPayPalFund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/funds/stripe/setup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to save a card at Stripe
         * @description Opens a setup intent for one card form; addFund then names it. Charges nothing, and an intent never used runs out
         *     by itself. A 404 where Stripe is not on offer. The literal wins over /funds/{method}/{gatewayFund}.
         */
        post: operations["createStripeSetup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/info/pricing/{pricingId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what a price list is called
         * @description Two pricing ids with one name sell the same offers at the same prices, so a change of region between them does
         *     not have to read the offers again (shell §4).
         */
        get: operations["listInfoPricing"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/locate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Locate the visitor
         * @description From the caller's address, or from sv when that names a known region. Never shared by a cache.
         */
        get: operations["locateVisitor"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in
         * @description Unknown email and wrong password answer alike, after the same time. A refusal here never starts a token
         *     refresh. With two-factor on, the first call answers 2fa_required (having sent a code, if codes come by email) and
         *     the same call is repeated with otp; a device that was saved within remember_for_days and sends its fingerprint
         *     skips it. A sign-in with a code is elevated for 15 minutes.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sign out
         * @description Revokes the refresh token family of this device. A GET that changes state: never cached, never prefetched.
         *     An expired access token will do; repeating it changes nothing.
         */
        get: operations["logout"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the customer's orders
         * @description upcoming_products are orders with a draw still to come, the next stop first; past_products are orders with a draw
         *     already held, the latest draw first. An order between its first and its last draw is in both lists. Ten per page by default. Always without details.
         */
        get: operations["listOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read one order
         * @description Other customers' orders are not found.
         */
        get: operations["getOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/recommended": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what the customer may want to play again
         * @description Earlier orders whose offer has an open draw, at today's price and for the next draw; never one that is in the
         *     cart already. The word recommended is never the id of an order.
         */
        get: operations["listRecommendedOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/partners/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read who a partner page belongs to */
        get: operations["getPartner"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/password/force-change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Choose the new password the shop has asked for
         * @description Only while the customer's force_password_change is true. It asks for no current password, so for all others
         *     it would be a way to take an account over. Ends force_password_change and every other sign-in of the customer;
         *     the one that calls stays. Of two calls at once, one answers 409.
         */
        post: operations["forceChangePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/password/forgot": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a link to choose a new password
         * @description Answers 204 after the same time whether or not the email belongs to a customer, so that emails cannot be probed.
         *     The link carries a token for changePassword, good once, for an hour; asking again ends the one before. Source:
         *     shell §2, which has the page and no call.
         */
        post: operations["requestPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment_methods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the payment methods on offer
         * @description The filters choose the funds and methods of one purpose. A deposit asks for funds.cart true, funds.withdraw
         *     false and funds.digital_wallets true; a withdrawal for funds.withdraw and funds.failed_verification true.
         */
        get: operations["listPaymentMethods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment_resolutions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what could not be charged and waits for the customer
         * @description One for each fund that failed, with everything it should have paid. Read again after a recurring purchase is paused
         *     (shop §4). A soft failure is retried automatically, at most three times; after a hard one, the purchase is
         *     paused until the customer acts.
         */
        get: operations["listPaymentResolutions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/precommitment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set the deposit limit
         * @description The most that may be deposited in any seven days; pending deposits count (account §5). Lower holds at once, higher
         *     after seven days of cooling off and only with a fresh one-time code where two-factor is on. A deposit that would
         *     pass it is refused with deposit_limit.
         */
        post: operations["setPrecommitment"];
        /**
         * Remove the deposit limit
         * @description Starts a seven-day cooling-off period, which ends at effective_at. The limit applies until then. Removing counts as raising.
         *     Without a limit there is nothing to remove: a 404.
         */
        delete: operations["deletePrecommitment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pricing/{pricingId}/product_offers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what is on sale, with prices and upcoming draws
         * @description Prices are binding only when the service computes them again for a cart. An offer that exists but cannot be
         *     bought is listed with availability unavailable or suspended. Restrictions say which product types are left
         *     out for this caller, and why; a reply with restrictions is not cached.
         */
        get: operations["listProductOffers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/process_recurring_purchases/sync": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Try to charge recurring purchases again, now
         * @description Each is tried separately, so the reply may contain purchased and failed ones. With fund_id they are paid from that
         *     fund from now on. One that is bought is active again. Repeating a call with the same Idempotency-Key returns the
         *     first answer and charges nothing.
         */
        post: operations["syncRecurringPurchases"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recurring_purchases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the recurring purchases of every kind
         * @description Without cancelled ones, next draw first, ten per page by default. Where the segment has
         *     recurring_purchases_combined this is the one list a customer sees.
         */
        get: operations["listRecurringPurchases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/scheduled-purchases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what is still to be charged
         * @description The active ones, the soonest first. What was charged is an order; see orders.yaml.
         */
        get: operations["listScheduledPurchases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/scheduled-purchases/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read one scheduled purchase
         * @description Including cancelled ones. Other customers' scheduled purchases are not found.
         */
        get: operations["getScheduledPurchase"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/scheduled-purchases/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Cancel a scheduled purchase
         * @description Before it is charged. Nothing was taken, so nothing is returned. A cancelled one stays cancelled.
         */
        patch: operations["cancelScheduledPurchase"];
        trace?: never;
    };
    "/signup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register a customer and sign in
         * @description The age is reckoned on the shop's clock; the 18th birthday counts. A name with 13 or more digits in all is
         *     refused. Answers like login, with is_new_signup.
         */
        post: operations["signUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/social-authentication": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with a provider
         * @description The token is what the provider gave the browser, meant for this shop and not older than 5 minutes. Answers like
         *     login, two-factor included. A customer has to have linked the provider; the same email is not enough, since
         *     registering an address does not prove ownership. A refusal here never starts a token refresh.
         */
        post: operations["socialAuthenticate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/social-authentication/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Link a provider to the signed-in customer
         * @description One account of each provider; linking another of the same provider replaces it. Repeating it changes nothing.
         */
        post: operations["linkSocialAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/social-authentication/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the linked providers
         * @description Never cached.
         */
        get: operations["listSocialAccounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/social-authentication/unlink": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a link away
         * @description The password stays, and with it the way in. Sign-ins made through the link stay, too. Repeating it, or unlinking
         *     what was never linked, changes nothing.
         */
        post: operations["unlinkSocialAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/spend-limits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the spend limits
         * @description The customer's own and the shop's, which apply on top. A purchase that would pass one is refused with spend_limit
         *     or global_spend_limit.
         */
        get: operations["getSpendLimits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/spend-limits/{limitRef}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set the spend limit of a period
         * @description Here limitRef is a period. A first or lower limit holds at once; a higher one after seven days of cooling off, and
         *     only with a fresh one-time code where two-factor is on. Sets what is there already just as editSpendLimit does.
         */
        put: operations["setSpendLimit"];
        /**
         * Edit the spend limit of a period
         * @description Here limitRef is a period. Lower holds at once; higher after seven days of cooling off, and only with a fresh
         *     one-time code where two-factor is on. A new raise replaces one that is still cooling off and begins again.
         */
        post: operations["editSpendLimit"];
        /**
         * Remove a spend limit
         * @description Here limitRef is a spend_limit_id. Starts a seven-day cooling-off period, which ends at effective_at. The limit applies until
         *     then. Removing counts as raising. A limit of the shop cannot be found here.
         */
        delete: operations["deleteSpendLimit"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/statistics/{lotteryKey}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read how often each number of a lottery was drawn
         * @description Counted over every draw of the shop that has numbers. Something without numbers to draw is not found.
         */
        get: operations["getStatistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscriptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the subscriptions, or those for some lotteries
         * @description Without cancelled ones, next draw first, ten per page by default. With lottery_keys only
         *     those for these offers: the cart asks whether it is about to buy what is subscribed to already.
         */
        get: operations["listSubscriptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscriptions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read one subscription
         * @description Including cancelled ones. Other customers' subscriptions are not found.
         */
        get: operations["getSubscription"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change what a subscription buys
         * @description What is absent stays. Holds from the next charge on, at the prices of that day.
         */
        patch: operations["updateSubscription"];
        trace?: never;
    };
    "/subscriptions/{id}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Pause, resume or cancel a subscription
         * @description With the status it has, it stays as it is. Where it was paused, the payment resolutions are to be read again
         *     (shop §4). The words of a refusal are for the customer.
         */
        patch: operations["setSubscriptionStatus"];
        trace?: never;
    };
    "/tips": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the numbers suggested for the lotteries
         * @description For all lotteries at once; the caller keeps those of the lottery it shows.
         */
        get: operations["listTips"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transactions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the movements of the wallet
         * @description Latest first, ten per page by default. Takes no version header (shop §7).
         */
        get: operations["listTransactions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transactions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read one movement of the wallet
         * @description For the summaries of deposits and withdrawals. Other customers' transactions are not found.
         */
        get: operations["getTransaction"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transfer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take over a sign-in from another shop of the operator
         * @description Opens a new session on this device; the other one stays. The token is good once, for 60 seconds, and its bearer
         *     has given a code over there if one was due, so none is asked for here. An account that wrong codes have locked
         *     stays locked this way too. Form encoded. A refusal here never starts a token refresh, as for autologin. Source:
         *     shell §7.
         */
        post: operations["transferLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/withdrawals/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a withdrawal
         * @description Here id is a withdrawal's. Other customers' withdrawals are not found.
         */
        get: operations["getWithdrawal"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/withdrawals/{id}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for prize money to be paid out
         * @description Here id is the fund to pay to; for a method without funds (tw, do) the id of the method, as listPaymentMethods has
         *     it. The amount is held at once, and released when the withdrawal is rejected or cancelled. A bank account has to be
         *     verified where wallet_withdrawal_npp_verification is on, and the customer where
         *     wallet_withdrawal_requires_verification is. Repeating a call with the same Idempotency-Key returns the first answer
         *     and withdraws nothing.
         */
        post: operations["requestWithdrawal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description The claims of an access token. customer_id has to be the current customer's (shell §5). */
        AccessTokenPayload: {
            customerId: string;
            /** @description Unix seconds; only after a two-factor code. */
            elevatedUntil?: number;
            /** @description Unix seconds. */
            exp: number;
            /** @description Unix seconds. */
            iat?: number;
        };
        AnonCartTokenEnvelope: {
            /** @description The token. It gives access to the cart. */
            result: string;
        };
        ArchivedDrawsEnvelope: {
            result: components["schemas"]["DrawResult"][];
        };
        /** @description Average transaction value per family of products; 0 before the first purchase. */
        AtvValues: {
            charity: number;
            commercial: number;
            socialSyndicate: number;
            syndicate: number;
        };
        AuthenticatorSetup: {
            /**
             * Format: date-time
             * @description When this set-up is no longer good.
             */
            expiresAt: string;
            /** @description The same for a picture or a link. */
            otpauthUrl: string;
            /** @description Base32, for typing in by hand. */
            secret: string;
        };
        AuthenticatorSetupEnvelope: {
            result: components["schemas"]["AuthenticatorSetup"];
        };
        AutologinRequest: {
            /** @description What an earlier sign-in on this device answered. */
            fingerprint?: string;
            otp?: string;
            /** @description Trust this device; it skips the code for remember_for_days. */
            saveDevice: boolean;
            /** @description The token of the link. */
            token: string;
        };
        AutoplayUpdateRequest: {
            causeKey?: string;
            /** @description Only for offers with selectable days. */
            days?: components["schemas"]["Weekday"][];
            /** @description The customer's own name for it; empty for the usual one. */
            description?: string;
            gameOffer?: string;
            /** @description Within the bounds of the game offer. */
            numGames?: number;
            numShares?: number;
        };
        AutoRemovedItem: {
            /** @description What it was. */
            description: string;
            /** @description The id the item had. */
            id: string;
            reason: components["schemas"]["AutoRemovedReason"];
        };
        AutoRemovedReason: {
            /**
             * @description The notice can be closed.
             * @enum {string}
             */
            actionType: "close";
            message: string;
            /** @enum {string} */
            type: "draw_closed" | "draw_sold_out" | "offer_unavailable" | "not_sold_in_region" | "cart_full" | "promotion_not_added";
        };
        BankAccount: {
            accountName: string;
            /** @description Required but for a PayID. */
            accountNumber?: string;
            /** @description The BSB, the SWIFT code, or the PayID itself. */
            code: string;
            type: components["schemas"]["TransferType"];
        };
        BlockedReason: {
            /**
             * @description Absent for reasons that cannot be dismissed.
             * @enum {string}
             */
            actionType?: "close";
            message: string;
            /**
             * @description A purchase now would be refused with 422 and this code.
             * @enum {string}
             */
            type: "spend_limit" | "verify_account_required" | "global_spend_limit" | "deposit_limit";
        };
        /** @description What the product is called and wears in some regions. */
        BrandingOverride: {
            brandColour?: components["schemas"]["HexColour"];
            brandingRegions: components["schemas"]["RegionCode"][];
            logo?: string;
            name?: string;
        };
        CapabilitiesResponse: {
            /** @description Names one of the segments. */
            defaultSegmentName: string;
            segments: components["schemas"]["Segment"][];
        };
        CapabilitiesResponseEnvelope: {
            result: components["schemas"]["CapabilitiesResponse"];
        };
        /**
         * @description One of the flags below, in exactly this spelling: hyphens and underscores are mixed. The list is open, and a flag the
         *     caller does not know means nothing to it.
         */
        CapabilityFlag: string;
        /** @enum {string} */
        CardBrand: "AmericanExpress" | "MasterCard" | "Visa" | "bank" | "paypal";
        CardForm: {
            brand: components["schemas"]["CardBrand"];
            cardholderName: string;
            /** @description Only where the gateway requires it; never kept. */
            csc?: string;
            deviceData?: string;
            expiryMonth: number;
            expiryYear: number;
            lastFour: string;
            /** @description What the hosted fields returned; good for one card. */
            paymentToken: string;
            /** @description At Stripe the intent of createStripeSetup. */
            setupIntentId?: string;
        };
        /** @enum {string} */
        CardGatewayKey: "braintree" | "eway" | "opayo" | "paystream" | "stripe";
        CardGatewaysEnvelope: {
            result: components["schemas"]["CardGatewaysResponse"];
        };
        CardGatewaysResponse: {
            availableCardGateways: components["schemas"]["CardGatewayKey"][];
        };
        Cart: {
            /** @description Removed by the service; listed on every read until the caller's next write to the cart. */
            autoRemovedItems: components["schemas"]["AutoRemovedItem"][];
            /** @description Why the cart cannot be bought now, by reason id; empty when it can. Keys stay as they are. */
            blockedReasons: {
                [key: string]: components["schemas"]["BlockedReason"];
            };
            /** @description In the order they were added. */
            cartItems: components["schemas"]["CartItem"][];
            /** @description The anonymous token, which gives access to the cart, or the id of the customer's cart. */
            cartReference: string;
            cartTotal: components["schemas"]["Money"];
            /** @description The part of cart_total that is charged only when its draw opens. */
            preOrderTotal: components["schemas"]["Money"];
            /** @description Whether something in the cart repeats or is charged later, which the wallet alone cannot pay. */
            requiresUnattendedPaymentMethod: boolean;
            /** @description Grows with every change of the contents, including removals by the service. A purchase sends it. */
            revision: number;
            /** @description Whether to show the regulator's note next to the totals. */
            showRegulation: boolean;
        };
        CartBuildInput: {
            items: components["schemas"]["CartItemInput"][];
        };
        CartEnvelope: {
            result: components["schemas"]["Cart"];
        };
        /**
         * @description A way to play as a cart item names it; systems and super combos are folded into their parent.
         * @enum {string}
         */
        CartGameType: "deferred" | "standard" | "sequential" | "random" | "strike_standard" | "strike_boxed" | "reduced_system" | "mega_combo" | "powerhit" | "powerpik" | "syndicate" | "lotto_party";
        /** @description One line. Fields without a value for the product type are absent. */
        CartItem: {
            analyticsProductType: string;
            causeKey?: string;
            day?: components["schemas"]["Weekday"];
            description: string;
            /** Format: date-time */
            drawDate?: string;
            /** @description Every draw the item is for, first one first. */
            drawEncodedIds?: string[];
            /** @description The first draw. */
            drawNo?: number;
            /** @description In the currency of the price. Absent while unknown. */
            drawPrizePool?: number;
            /**
             * Format: date-time
             * @description When the first draw stops selling and the item leaves the cart.
             */
            drawStop?: string;
            /**
             * Format: date-time
             * @description Vouchers that run out.
             */
            expiresAt?: string;
            favourite?: boolean;
            gameOffer?: string;
            /** @description The filled numbers, so that an item can be edited and added again; empty for products without numbers. */
            games: components["schemas"]["Game"][];
            gameType?: components["schemas"]["CartGameType"];
            hasFavouriteNumbers?: boolean;
            id: string;
            /** @description The product offer of a lottery ticket or raffle. */
            lotteryKey?: string;
            membershipOffer?: string;
            membershipOfferName?: string;
            membershipProgram?: string;
            /** @description A repeating item skips smaller draws. */
            minimumJackpotAmount?: number;
            numDraws?: number;
            numGames?: number;
            numRaffleTickets?: number;
            /** @description What the offer is called. */
            offerName: string;
            /** @description The whole line, quantity times unit_price. Of a voucher, what it takes off or gives, never below 0. */
            price: components["schemas"]["Money"];
            /** @description What it is; a voucher is an item too. */
            productType: components["schemas"]["ProductType"] | components["schemas"]["VoucherItemType"];
            /** @description Vouchers only; as it was set up. */
            promotionCode?: string;
            /** @description Draws of a lottery ticket; books, shares or memberships otherwise. */
            quantity: number;
            /** @description The numbers were picked by chance. */
            quickpick: boolean;
            raffleOffer?: string;
            recurringPurchase: {
                /** @enum {string} */
                availability: "never" | "optional" | "always";
                enabled: boolean;
                /** @enum {string} */
                type: "autoplay" | "subscription" | "combined_recurring_purchase";
            };
            scheduledPurchase?: {
                /** @enum {string} */
                type: "scheduled_purchase" | "pre_order";
            };
            syndicateKey?: string;
            syndicateName?: string;
            /** @description One unit, as it was when the item was added; checked again at purchase. */
            unitPrice: components["schemas"]["Money"];
        };
        /**
         * @description A ticket to add. Either games, or none and the service picks num_games of them (the offer's default when absent)
         *     itself. With both, their counts must agree.
         */
        CartItemInput: {
            affiliateCode?: string;
            /** @description Required when the offer lists causes. */
            causeKey?: string;
            /** @description Only for offers with selectable days. */
            days?: components["schemas"]["Weekday"][];
            /** @description The first draw. The next open one when absent. */
            drawNo?: number;
            /** @description How many draws after the next open one; draw_no wins. */
            drawOffset?: number;
            /** @description The price of the line the customer saw. When it is not the computed one the answer is 409 cart_changed. */
            expectedPrice?: components["schemas"]["Money"];
            favourite?: boolean;
            gameOffer: string;
            games?: components["schemas"]["Game"][];
            gameType: components["schemas"]["CartGameType"];
            hasFavouriteNumbers?: boolean;
            lotteryKey: string;
            /** @description 1 when autoplay is chosen. */
            numDraws: number;
            numGames?: number;
            /** @description With days, the draws are num_draws times num_weeks. */
            numWeeks?: number;
            productType: components["schemas"]["ProductType"];
            /** @description Whether the numbers are a quick-pick. Returned on the item. */
            quickpick?: boolean;
            recurringPurchase?: {
                enabled: boolean;
                /** @enum {string} */
                type: "autoplay" | "subscription" | "combined_recurring_purchase";
            };
        };
        /**
         * @description What is absent stays. games replaces all numbers; num_games alone drops the last games or adds quick-picked ones.
         *     With both, their counts must agree.
         */
        CartItemUpdate: {
            /** @description The new price of the line the customer saw. When it is not the computed one the answer is 409 cart_changed. */
            expectedPrice?: components["schemas"]["Money"];
            games?: components["schemas"]["Game"][];
            numDraws?: number;
            numGames?: number;
        };
        Cause: {
            description?: string;
            image?: string;
            key: string;
            name: string;
            urlSlug: string;
        };
        CauseEnvelope: {
            result: components["schemas"]["Cause"];
        };
        CausesEnvelope: {
            result: components["schemas"]["Cause"][];
        };
        ChangePasswordRequest: {
            /** @description Another text than password is refused with invalid_field. */
            confirmPassword: string;
            /** @description Asked for without a token. */
            currentPassword?: string;
            password: string;
            /** @description From the link of requestPasswordReset. */
            token?: string;
        };
        ChannelPreferences: {
            directmail: boolean;
            email: boolean;
            phone: boolean;
            /** @description Kept but never shown. */
            push?: boolean;
            sms: boolean;
        };
        CheckEmailRequest: {
            /** Format: email */
            email: string;
        };
        CheckEmailResult: {
            exists: boolean;
            /** @description How this customer can sign in. Absent for an unknown email. */
            signInProviders?: ("apple" | "email" | "google")[];
        };
        CheckEmailResultEnvelope: {
            result: components["schemas"]["CheckEmailResult"];
        };
        CheckoutIdEnvelope: {
            /** @description The checkout id. */
            result: string;
        };
        CloseAccountRequest: {
            comment?: string;
            /** @description Asked for unless the customer signs in with a provider only. */
            password?: string;
            /** @description A key of the site's list of reasons. */
            reason?: string;
        };
        CommunicationPreferences: {
            features: {
                /** @description The channels to show, in order. */
                methods: ("email" | "phone" | "sms" | "directmail")[];
            };
            preferences: components["schemas"]["ChannelPreferences"];
        };
        CommunicationPreferencesEnvelope: {
            result: components["schemas"]["CommunicationPreferences"];
        };
        CommunicationPreferencesUpdate: {
            preferences: {
                directmail?: boolean;
                email?: boolean;
                phone?: boolean;
                push?: boolean;
                sms?: boolean;
            };
            unsubscribeReasons?: components["schemas"]["UnsubscribeReasons"];
        };
        CompleteConnectIdRequest: {
            /** @description Absent when the bank answered with an error. */
            code?: string;
            /** @description What the bank answered instead of a code. */
            error?: string;
            /** @description Where the bank sends it along. */
            idToken?: string;
            state: string;
        };
        ConfirmAddressRequest: {
            /** @description The token of the letter. */
            token?: string;
        };
        ConnectIdStart: {
            /** Format: date-time */
            expiresAt: string;
            /** Format: uri */
            redirectUrl: string;
            /** @description To compare with what comes back. */
            state: string;
        };
        ConnectIdStartEnvelope: {
            result: components["schemas"]["ConnectIdStart"];
        };
        Customer: {
            /** @description Every page leads to the upgrade until it is done. */
            accountUpgrade: boolean;
            /** @description Takes precedence over the email's. */
            addressConfirmationRequired: boolean;
            atv: components["schemas"]["AtvValues"];
            /** @description New tickets start with the favourite numbers. */
            automaticFavouriteNumbers: boolean;
            availableFunds: components["schemas"]["Money"];
            /** @description What the wallet pays with; the amount of available_funds. */
            balance: number;
            brandingRegion: components["schemas"]["RegionCode"];
            countryBanned: boolean;
            countryBannedConfirmationRequired: boolean;
            customerId: string;
            /** @description Opaque and per sign-in; part of the signature of every later call. */
            customerToken: string;
            email: {
                /** Format: email */
                email: string;
            };
            emailAddressConfirmationRequired: boolean;
            /** @description Experiment to group. */
            experimentGroups: {
                [key: string]: string;
            };
            /** @description Empty when none are kept. */
            favouriteNumbers: number[];
            firstname: string;
            /** @description Every page leads to the change until it is done. */
            forcePasswordChange: boolean;
            /** @description The identity was checked. */
            isVerified: boolean;
            lastname: string;
            marketingEmailSubscription: boolean;
            membershipPrograms: components["schemas"]["MembershipProgramState"][];
            migrationStatus: components["schemas"]["MigrationStatus"];
            /**
             * @description How the customer can pay, as in listPaymentMethods without a filter: keys are payment method codes and stay
             *     as they are. Left out of a sign-in.
             */
            paymentMethods?: {
                [key: string]: components["schemas"]["PaymentMethod"];
            };
            preCommitment: components["schemas"]["PrecommitmentLimit"];
            pricingId: string;
            /** @description Names a segment of getCapabilities. */
            segmentName: string;
            spendLimits: components["schemas"]["SpendLimits"];
            state: components["schemas"]["RegionCode"];
            /** @description Suggest two-factor once after sign-in. */
            tfaPromptRequired: boolean;
            verification: components["schemas"]["CustomerVerification"];
            verificationRules: components["schemas"]["VerificationRules"];
            withdrawableFunds: components["schemas"]["Money"];
            /** @description How the customer can be paid. Left out of a sign-in. */
            withdrawalMethods?: components["schemas"]["WithdrawalMethod"][];
        };
        CustomerDetails: {
            /** @description There is no second address line. */
            address: string | null;
            /**
             * @description How the address was typed.
             * @enum {string}
             */
            addressEntry?: "autocomplete" | "manual";
            country: string;
            customerId: string;
            /** Format: date */
            dateOfBirth: string;
            /** Format: email */
            email: string;
            firstname: string;
            lastname: string;
            phoneNumber: string | null;
            postcode: string | null;
            /** @description Only after a move to another state. */
            previousState?: components["schemas"]["RegionCode"];
            state: components["schemas"]["RegionCode"] | null;
            suburb: string | null;
            /** @description How to be addressed. Absent if unknown. */
            title?: string;
            /** @description Only after a change. */
            verificationRevoked?: boolean;
        };
        CustomerDetailsChange: {
            address?: string;
            /** @enum {string} */
            addressEntry?: "autocomplete" | "manual";
            country?: string;
            firstname?: string;
            lastname?: string;
            phoneNumber?: string;
            postcode?: string;
            state?: components["schemas"]["RegionCode"];
            suburb?: string;
        };
        CustomerDetailsEnvelope: {
            result: components["schemas"]["CustomerDetails"];
        };
        CustomerEnvelope: {
            result: components["schemas"]["Customer"];
        };
        CustomerGame: {
            /** @description The highest won. Absent when nothing was. */
            division?: number;
            /** @description Which of them came up, by drawn set; an empty list for a set without a match. */
            matched: components["schemas"]["NumbersBySet"];
            numbers: components["schemas"]["Game"];
            prize?: components["schemas"]["Money"];
        };
        CustomerTicket: {
            games: components["schemas"]["CustomerGame"][];
            orderId: string;
        };
        /** @description The customer's own tickets in this draw. Absent without a bearer token. */
        CustomerTickets: components["schemas"]["CustomerTicket"][];
        CustomerVerification: {
            methods: components["schemas"]["VerificationMethod"][];
        };
        Deposit: {
            amount: components["schemas"]["Money"];
            /** @description Present while the status is requires_action. */
            challenge?: components["schemas"]["DepositChallenge"];
            /** @description The purchase it paid for. */
            checkoutId?: string;
            /**
             * Format: uuid
             * @description The Idempotency-Key of the depositAndPurchase it began in, so that its owner can repeat the call after the challenge.
             */
            checkoutKey?: string;
            /** Format: date-time */
            createdAt: string;
            /** @description The saved fund it came from. */
            fundId?: string;
            gatewayKey?: components["schemas"]["CardGatewayKey"];
            id: string;
            /** @description Why it failed or was cancelled, or the message of a success. */
            messages?: components["schemas"]["Message"][];
            methodCode: components["schemas"]["PaymentMethodCode"];
            status: components["schemas"]["DepositStatus"];
            transactionId?: string;
        };
        DepositAuthorisation: {
            /** @description The challenge response as the issuer posted it, unread. */
            cres: string;
            depositId: string;
        };
        /** @description A form post to acs_url with the fields creq and threeDSSessionData opens the issuer's page. */
        DepositChallenge: {
            /** Format: uri */
            acsUrl: string;
            creq: string;
            /**
             * Format: date-time
             * @description When the deposit is cancelled unless passed.
             */
            expiresAt: string;
            /** @description Comes back with the result; the one-time reference of this challenge. */
            threeDsSessionData: string;
        };
        DepositEnvelope: {
            result: components["schemas"]["Deposit"];
        };
        DepositPurchaseEnvelope: {
            result: components["schemas"]["DepositPurchaseResult"];
        };
        DepositPurchaseRequest: {
            /** @description The revision the customer saw. */
            cartRevision: number;
            deposit: components["schemas"]["DepositRequest"];
            /** @description The cart_total the customer saw. */
            expectedTotal: components["schemas"]["Money"];
            purchase: components["schemas"]["PurchaseData"];
        };
        DepositPurchaseResult: {
            /** @description Comes with the receipt. */
            checkoutId?: string;
            deposit: components["schemas"]["Deposit"];
            /** @description Absent exactly while the deposit requires an action. */
            receipt?: components["schemas"]["Receipt"];
        };
        /**
         * @description Either customer_fund_id (saved) or deposit_method_id. A card travels only as the gateway's payment_token; its
         *     number never does.
         */
        DepositRequest: {
            /** @description In the customer's currency. The method's rules decide about the bounds. */
            amount: number;
            /** @description True when made for a purchase. */
            checkout: boolean;
            /** @description Only for a saved card whose gateway requires it; never kept. */
            csc?: string;
            customerFundId?: string;
            /** @description Must be the customer of the access token. */
            customerId: string;
            depositMethodCode: components["schemas"]["PaymentMethodCode"];
            depositMethodId?: string;
            deviceData?: string;
            gatewayKey?: components["schemas"]["CardGatewayKey"];
            metadata: {
                /** @enum {string} */
                purchaseType: "ad_hoc" | "checkout" | "membership" | "partner_purchase";
            };
            /** @description What the hosted fields returned; good for one deposit. */
            paymentToken?: string;
            strongCustomerAuthentication?: components["schemas"]["ThreeDSBrowserInfo"];
        };
        /**
         * @description created: nothing charged yet; with a checkout_key, its purchase is to be repeated. requires_action: a challenge
         *     waits. pending: the money is on its way (bp, dd). succeeded, failed and cancelled are final.
         * @enum {string}
         */
        DepositStatus: "created" | "requires_action" | "pending" | "succeeded" | "failed" | "cancelled";
        Draw: {
            drawData: components["schemas"]["DrawData"];
            /**
             * Format: date-time
             * @description When the numbers are drawn.
             */
            drawDate: string;
            drawId: string;
            drawNo: number;
            /** @description Draws from the next available one (0). */
            drawOffset: number;
            entriesHash?: components["schemas"]["EntriesHash"];
            isPrizePoolUnknown: boolean;
            /** @description In the price currency; 0 while it is unknown. */
            prizePool: number;
            /** @description Follows an amount below a million. */
            prizePoolSuffix?: string;
            /** @enum {string} */
            purchaseStatus: "open" | "sold_out" | "past_draw" | "pre_order";
            seedHash: components["schemas"]["SeedHash"];
            status: components["schemas"]["DrawStatus"];
            /**
             * Format: date-time
             * @description This shop sells until then; the service's clock decides.
             */
            stop: string;
            /** @enum {string} */
            type: "lottery_ticket_draw" | "syndicate_share_draw" | "raffle_ticket_draw";
        };
        DrawData: {
            drawNumber: number;
            /**
             * Format: date-time
             * @description Orders are taken from then on.
             */
            drawPreOrderStartDate?: string;
            /**
             * Format: date-time
             * @description The official close, a little after stop.
             */
            drawStop: string;
            featureImage?: string;
            name: string;
            /** @description What a raffle's first prize is worth. */
            value?: number;
        };
        DrawDetails: {
            causes: components["schemas"]["Cause"][];
            draw: components["schemas"]["Draw"];
            /** @description Raffles; empty for a lottery. */
            prizes: components["schemas"]["Prize"][];
            /** @description Markdown. */
            terms: string;
        };
        DrawDetailsEnvelope: {
            result: components["schemas"]["DrawDetails"];
        };
        DrawFullResult: {
            customerTickets?: components["schemas"]["CustomerTickets"];
            customerWinnings?: components["schemas"]["Money"];
            draw: components["schemas"]["DrawResult"];
            prizes: components["schemas"]["Prize"][];
            winners: components["schemas"]["Winner"][];
        };
        DrawFullResultEnvelope: {
            result: components["schemas"]["DrawFullResult"];
        };
        DrawPreview: {
            draw: components["schemas"]["Draw"];
            /** @description Raffles; empty for a lottery. */
            prizes: components["schemas"]["Prize"][];
            productOfferKey: string;
        };
        DrawPreviewEnvelope: {
            result: components["schemas"]["DrawPreview"];
        };
        DrawResult: {
            customerTickets?: components["schemas"]["CustomerTickets"];
            customerWinnings?: components["schemas"]["Money"];
            /** @description First division first. */
            divisions: components["schemas"]["PrizeDivision"][];
            /** Format: date-time */
            drawDate: string;
            drawId: string;
            drawNo: number;
            isPrizePoolUnknown: boolean;
            numbers: components["schemas"]["NumbersBySet"];
            prizePool: components["schemas"]["Money"];
            productOfferKey: string;
            status: components["schemas"]["DrawStatus"];
            verification?: components["schemas"]["DrawVerification"];
        };
        /**
         * @description Open, closed, drawn, scored, paid, told; capped is a raffle that sold out.
         * @enum {string}
         */
        DrawStatus: "DRAW_OPEN" | "DRAW_CLOSED" | "DRAW_CAPPED" | "DRAW_DRAWN" | "DRAW_SCORED" | "DRAW_PAID" | "DRAW_EMAILED";
        /**
         * @description What is needed to verify the numbers: HMAC-SHA256 with the seed over offer, draw number and
         *     entries hash. The seed was secret while entries could change, and seed_hash proves that it was not replaced.
         */
        DrawVerification: {
            entriesHash: components["schemas"]["EntriesHash"];
            /** @description Hex; revealed after the draw. */
            seed: string;
            seedHash: components["schemas"]["SeedHash"];
        };
        EnableTwoFactorRequest: {
            method: components["schemas"]["TwoFactorMethod"];
            otp: string;
        };
        /** @description Lower-case hex SHA-256 over all sold entries. Published when sales close; absent before. */
        EntriesHash: string;
        /** @description The same messages grouped by target, "general" for none. Keys are field names in wire spelling. */
        ErrorsByTarget: {
            general?: components["schemas"]["TargetedMessage"][];
        } & {
            [key: string]: components["schemas"]["TargetedMessage"][];
        };
        FavouriteNumbers: {
            favouriteNumbers: number[];
        };
        FavouriteNumbersEnvelope: {
            result: components["schemas"]["FavouriteNumbers"];
        };
        ForcePasswordChangeRequest: {
            /** @description Another text than password is refused with invalid_field. */
            confirmPassword: string;
            password: string;
        };
        /** @description Something saved to pay with. Never more of a card than its last four digits. */
        Fund: {
            accountName?: string;
            brand?: components["schemas"]["CardBrand"];
            default: boolean;
            expiryMonth?: number;
            expiryYear?: number;
            id: string;
            /** @enum {string} */
            kind: "unfunded" | "wallet" | "cc" | "paypal" | "bank";
            lastFour?: string;
            /** @enum {string} */
            verificationStatus?: "Failed Verification" | "Pending Verification" | "Unverified" | "Verified";
        };
        FundEnvelope: {
            result: components["schemas"]["Fund"];
        };
        /** @enum {string} */
        FundKind: "unfunded" | "wallet" | "cc" | "paypal" | "bank";
        /**
         * @description One filled set of numbers. Keys are set names of the lottery ("Numbers", "Powerball") and stay as they are. A
         *     request may send the numbers of a set in any order, except digits; replies sort them in ascending order, except
         *     digits, whose order counts. How many and which ones a set takes is the offer's business: the bounds here
         *     only keep the call small, so that an unfinished or impossible game gets its own refusal (games_incomplete,
         *     number_out_of_range, number_repeated).
         */
        Game: {
            [key: string]: number[];
        };
        GameDivision: {
            division: number;
            /** @description What has to match. */
            label: string;
            odds: components["schemas"]["Odds"];
        };
        GameOffer: {
            /** @description Entries that one game makes: 1 for a standard game, the tickets of a book. */
            defaultEntryCount: number;
            defaultGames: number;
            key: string;
            maxGames: number;
            minGames: number;
            /** @description What one game has to fill. Empty when the shop gives the numbers. */
            numberSets: components["schemas"]["NumberSetGroup"][];
            /** @enum {string} */
            priceCurrency: "AUD" | "GBP";
            /** @description One entry for every allowed number of games, for one draw. */
            prices: components["schemas"]["GamePrice"][];
        };
        GamePrice: {
            games: number;
            price: number;
        };
        GameType: {
            /** @description What can be won with one game, first division first. Absent where prizes are not by division. */
            divisions?: components["schemas"]["GameDivision"][];
            gameOffers: components["schemas"]["GameOffer"][];
            key: components["schemas"]["GameTypeKey"];
            oddsAnyDivision?: components["schemas"]["Odds"];
        };
        /**
         * @description A way to play an offer, as the offer lists it.
         * @enum {string}
         */
        GameTypeKey: "standard" | "syndicate" | "reduced_system" | "powerhit" | "powerhit_super_combo" | "powerpik" | "powerpik_system" | "strike_standard" | "strike_boxed" | "mega_combo" | "lotto_party" | "deferred" | "sequential" | "random";
        GatewayDetails: {
            /** @description Opens the hosted fields once. */
            clientToken?: string;
            cscRequired: boolean;
            /** @enum {string} */
            environment: "sandbox" | "production";
            /**
             * Format: uri
             * @description The gateway's page with the card fields, to be framed. Card numbers are typed there and nowhere else.
             */
            hostedFieldsUrl?: string;
            key: components["schemas"]["CardGatewayKey"];
            publishableKey?: string;
            /** @description Some cards will ask for a challenge. */
            threeDSecure: boolean;
        };
        GatewayDetailsEnvelope: {
            result: components["schemas"]["GatewayDetails"];
        };
        HexColour: string;
        LimitForm: {
            /** @description In the customer's currency. */
            limit: number;
        };
        LinkSocialAccountRequest: {
            provider: components["schemas"]["SocialProvider"];
            /** @description The provider's identity token. */
            token: string;
        };
        Location: {
            country: string;
            /** @description Playing from there is not allowed. */
            countryBanned: boolean;
            /** @description Null if unknown. */
            state: string | null;
            subVariant: components["schemas"]["RegionCode"];
        };
        LocationEnvelope: {
            result: components["schemas"]["Location"];
        };
        LocationTermsAcceptance: {
            /** @description False is refused with invalid_field. */
            accepted: boolean;
            /** @description The country shown to the customer. */
            country?: string;
            subVariant?: components["schemas"]["RegionCode"];
        };
        LoginRequest: {
            /** Format: email */
            email: string;
            /** @description What an earlier sign-in on this device answered. */
            fingerprint?: string;
            otp?: string;
            password: string;
            /** @description Trust this device; it skips the code for remember_for_days. */
            saveDevice?: boolean;
        };
        LoginResult: {
            /** @description A JWT; lives 15 minutes. */
            accessToken: string;
            customer: components["schemas"]["Customer"];
            /**
             * Format: uuid
             * @description Sent as X-Shop-Device-Id from now on.
             */
            deviceUuid: string;
            fingerprint: string;
            /** @description True from signUp. Absent means false. */
            isNewSignup?: boolean;
            /** @description Opaque; good for one refresh. */
            refreshToken: string;
        };
        LoginResultEnvelope: {
            result: components["schemas"]["LoginResult"];
        };
        MainConfig: {
            /** @enum {string} */
            addressLookupProvider: "GOOGLE" | "IDEAL_POSTCODES";
            /** @description Empty when there is no app. */
            appStoreUrls: {
                /** Format: uri */
                appStore?: string;
                /** Format: uri */
                googlePlay?: string;
            };
            autoplayListLimit: number;
            autoplayTimedPause?: components["schemas"]["TimedPauseConfig"];
            /** @enum {string} */
            currency: "AUD" | "GBP";
            emailOptInDefault: boolean;
            /** @description Seconds an activity counts for the heartbeat. */
            heartbeatActiveTimeout: number;
            /** @description Seconds between two looks at the idle timer. */
            idleCheckInterval: number;
            /** @description Seconds without activity before a customer is signed out. */
            idleTimeout: number;
            /** @enum {string} */
            locale: "en-AU" | "en-GB";
            membershipUrl: string;
            minimumAge: number;
            paymentLogos: ("amex" | "apple pay" | "google pay" | "mastercard" | "paypal" | "visa")[];
            /** @description Prices for visitors who are not signed in. */
            pricingId: string;
            /**
             * @description Regions distinguished from the rest of the country. Moving within a group, or between regions of none,
             *     changes nothing but the names of products.
             */
            regionGroups: components["schemas"]["RegionCode"][][];
            /** @description Sign-up fields that must be filled, in wire spelling. */
            registrationRequired: string[];
            /** @description How long a saved device skips the one-time code. */
            rememberForDays: number;
            /** @description What a visitor may choose from, in the order it is listed. */
            selectableRegions: components["schemas"]["RegionCode"][];
            /** @description Seconds after which session cookies end. */
            sessionTimeout: number;
            showEmailOptInCheckbox: boolean;
            showTermsCheckbox: boolean;
            socialLinks: components["schemas"]["SocialLink"][];
            subscriptionTimedPause?: components["schemas"]["TimedPauseConfig"];
            supportChat: components["schemas"]["SupportChat"];
            /** Format: email */
            supportEmail: string;
            supportNumber: string;
            /** @description HTML text from the operator; cleaned before it is shown. */
            supportOpeningHours: string;
            supportOpeningHoursList: string[];
        };
        MainConfigEnvelope: {
            result: components["schemas"]["MainConfig"];
        };
        MarketingUnsubscribe: {
            preferences: {
                /** @enum {boolean} */
                email: false;
            };
            unsubscribeReasons: components["schemas"]["UnsubscribeReasons"];
        };
        MembershipProgramState: {
            /** @enum {string} */
            membershipProgram: "daily_winners";
            /** @enum {string} */
            membershipStatus: "member" | "non-member" | "pending-deposit";
            /** @enum {string} */
            membershipTier?: "free" | "premium";
        };
        Message: {
            code: components["schemas"]["MessageCode"];
            /**
             * @description The icon of a toast; other when absent.
             * @enum {string}
             */
            level?: "error" | "info" | "success" | "other";
            /** @description The text for the customer. */
            message: string;
            /** @description The field in wire spelling; general when absent. */
            target?: string;
        };
        /**
         * @description Codes name states. Sorted by status.
         * @enum {string}
         */
        MessageCode: "invalid_request" | "invalid_signature" | "unsupported_version" | "signed_out" | "invalid_credentials" | "invalid_refresh_token" | "2fa_required" | "required" | "2fa_incorrect" | "2fa_account_locked" | "card_declined" | "insufficient_funds" | "paypal_declined" | "not_found" | "not_linked" | "already_registered" | "cart_changed" | "draw_sold_out" | "deposit_expired" | "not_required" | "two_factor_not_by_email" | "balance_remaining" | "tickets_upcoming" | "already_linked" | "already_verified" | "verification_not_available" | "migration_ineligible" | "migration_failed" | "fund_in_use" | "autosession_off" | "already_processed" | "group_name_taken" | "draw_closed" | "link_expired" | "file_too_large" | "file_type_not_supported" | "no_products" | "invalid_field" | "under_age" | "password_reused" | "cart_blocked" | "cart_empty" | "promotion_not_added" | "contains_profanity" | "organiser_only" | "not_eligible" | "games_incomplete" | "number_out_of_range" | "number_repeated" | "games_out_of_bounds" | "amount_below_minimum" | "amount_above_maximum" | "spend_limit" | "global_spend_limit" | "deposit_limit" | "verify_account_required" | "challenge_failed" | "identity_not_matched" | "verification_declined" | "state_mismatch" | "bank_account_unverified" | "limit_cooling_off" | "recurring_cancelled" | "transition_not_allowed" | "idempotency_key_reused" | "too_many_requests" | "success" | "deposit_pending" | "service_unavailable" | "internal_error";
        /** @enum {string} */
        MigrationStatus: "ineligible" | "eligible_soft" | "eligible_hard" | "in_progress" | "migrated";
        MinimumJackpotForm: {
            /** @description In the currency of the price. */
            minimumJackpotAmount: number;
        };
        Money: {
            amount: number;
            /** @enum {string} */
            currency: "AUD" | "GBP";
        };
        /**
         * @description Drawn or matched numbers: digits in the order drawn, others in ascending order. Of a digit game, the matched ones
         *     are its longest run from the first or the last place. Keys are set names and stay as they are; "Supplementary" holds the
         *     supplementary numbers, which a game matches with its "Numbers". Empty for a raffle.
         */
        NumbersBySet: {
            [key: string]: number[];
        };
        NumberSet: {
            /** @description Exactly so many. */
            count: number;
            /** @description The lowest number that may be chosen. */
            from: number;
            /** @description The key of this set in a Game. */
            name: string;
            /** @description Digits: numbers may repeat, and their order counts. Absent means false. */
            repeats?: boolean;
            /** @description The highest number that may be chosen. */
            to: number;
        };
        NumberSetGroup: {
            /** @description Numbers over all its sets. */
            count: number;
            name: string;
            sets: components["schemas"]["NumberSet"][];
        };
        NumberSetStatistics: {
            /** @description The key of the set in a Game. */
            name: string;
            /** @description The lowest first. */
            numbers: components["schemas"]["NumberStatistics"][];
        };
        NumberStatistics: {
            /** @description Draws it was in. */
            frequency: number;
            /** @description Absent when it never came up. */
            lastDrawNo?: number;
            number: number;
        };
        /** @description An exact ratio for one standard game; 1 in denominator / numerator. */
        Odds: {
            denominator: number;
            numerator: number;
        };
        Order: {
            causeKey?: string;
            /** @description The receipt it is on. */
            checkoutId: string;
            description: string;
            /** @description With show_details only; one entry per draw, in the order of draws. */
            details?: components["schemas"]["OrderDrawDetails"][];
            /** @description First draw first. */
            draws: components["schemas"]["OrderDraw"][];
            gameOffer?: string;
            /** @description The numbers played in every draw; empty for products without numbers. */
            games: components["schemas"]["Game"][];
            gameType?: components["schemas"]["CartGameType"];
            id: string;
            numGames: number;
            offerName: string;
            price: components["schemas"]["Money"];
            productOfferKey: string;
            productType: components["schemas"]["ProductType"];
            /** Format: date-time */
            purchasedAt: string;
            quickpick: boolean;
            recurringPurchaseId?: string;
            /** @description The Lotto Party session of a social_syndicate_share. */
            sessionId?: string;
            status: components["schemas"]["OrderStatus"];
            syndicate?: {
                numShares: number;
                syndicateKey: string;
                syndicateName: string;
            };
            /** @description Over all draws scored so far; zero when nothing was won, absent before the first. */
            winnings?: components["schemas"]["Money"];
        };
        OrderDraw: {
            /** Format: date-time */
            drawDate: string;
            drawId: string;
            drawNo: number;
            isPrizePoolUnknown: boolean;
            /** @description In the currency of the price; 0 while it is unknown. */
            prizePool: number;
            /** @enum {string} */
            purchaseStatus: "open" | "sold_out" | "past_draw" | "pre_order";
            status: components["schemas"]["DrawStatus"];
            /** Format: date-time */
            stop: string;
            /** @description Of this order in this draw; absent until it is scored. */
            winnings?: components["schemas"]["Money"];
        };
        OrderDrawDetails: {
            drawNo: number;
            /** @description Absent until drawn. */
            drawNumbers?: components["schemas"]["NumbersBySet"];
            /** @description In the order of the order's games. */
            games: components["schemas"]["OrderGame"][];
            seedHash: components["schemas"]["SeedHash"];
            /** @description Present once drawn, so that anyone can verify the numbers. */
            verification?: components["schemas"]["DrawVerification"];
        };
        OrderEnvelope: {
            result: components["schemas"]["Order"];
        };
        OrderGame: {
            /** @description The highest division won; absent when none. */
            division?: number;
            /** @description What of it was drawn. Absent until drawn. */
            matched?: components["schemas"]["NumbersBySet"];
            numbers: components["schemas"]["Game"];
            /** @description Absent when nothing was won, or not scored yet. */
            prize?: components["schemas"]["Money"];
        };
        OrdersEnvelope: {
            pageInfo: components["schemas"]["PageInfo"];
            result: components["schemas"]["Order"][];
        };
        /**
         * @description upcoming: a draw of it is still to come. drawn: all drawn, prizes not paid yet. settled: prizes, if any, are in
         *     the wallet. refunded: a draw was called off and the price returned. An upcoming order may have draws already held.
         * @enum {string}
         */
        OrderStatus: "upcoming" | "drawn" | "settled" | "refunded";
        PageInfo: {
            limit: number;
            offset: number;
            total: number;
        };
        Partner: {
            /** @description Where the partner sells. */
            channels: {
                /** @enum {string} */
                channelKey: "APP" | "web";
            }[];
            /** @description The partner_key of a purchase. */
            key: string;
            slug: string;
        };
        PartnerCart: {
            /** @description Why it cannot be bought now, by reason id; empty when it can. Keys stay as they are. */
            blockedReasons: {
                [key: string]: components["schemas"]["BlockedReason"];
            };
            cartItems: components["schemas"]["CartItem"][];
            cartTotal: components["schemas"]["Money"];
            /** @description Absent for a visitor. */
            customerId?: string;
            preOrderTotal: components["schemas"]["Money"];
            requiresUnattendedPaymentMethod: boolean;
        };
        PartnerCartEnvelope: {
            result: components["schemas"]["PartnerCart"];
        };
        /** @description A lottery ticket, or a raffle book when raffle_offer is set. */
        PartnerCartItem: {
            /** @description The first draw. The next open one when absent. */
            drawNumber?: number;
            lottery: components["schemas"]["PartnerLottery"];
            /** @description The game offer of the raffle. */
            raffleOffer?: string;
            recurringPurchase?: {
                enabled: boolean;
                /** @enum {string} */
                type: "autoplay" | "subscription" | "combined_recurring_purchase";
            };
        };
        PartnerCartRequest: {
            cartItem?: components["schemas"]["PartnerCartItem"];
        };
        PartnerEnvelope: {
            result: components["schemas"]["Partner"];
        };
        /** @description What of the offer is bought. A raffle needs no games, a lottery needs its game type and offer. */
        PartnerLottery: {
            /** @description Required when the offer lists causes. */
            causeKey?: string;
            gameOffer?: string;
            games?: components["schemas"]["Game"][];
            gameType?: components["schemas"]["CartGameType"];
            lotteryKey: string;
            /** @description 1 when absent. */
            numDraws?: number;
            /** @description Games of a ticket, or books of a raffle (1 when absent). */
            numGames?: number;
            quickpick?: boolean;
        };
        PartnerPurchaseRequest: {
            /** @description What is bought. The partner's cart when absent. */
            cartItem?: components["schemas"]["PartnerCartItem"];
            /** @description Null when the wallet pays. */
            deposit: components["schemas"]["DepositRequest"] | null;
            /** @description The cart_total the customer saw. When it is not the computed one the answer is 409 cart_changed. */
            expectedTotal?: components["schemas"]["Money"];
            purchase: components["schemas"]["PurchaseData"];
        };
        PasswordResetRequest: {
            /** Format: email */
            email: string;
        };
        PastDrawsEnvelope: {
            pageInfo: components["schemas"]["PageInfo"];
            result: components["schemas"]["DrawResult"][];
        };
        PauseRequest: {
            /**
             * Format: date
             * @description After today.
             */
            pausedUntil?: string;
        };
        PaymentMethod: {
            /** @description What a screen shows of the method. */
            attributes: {
                logos: ("amex" | "apple pay" | "google pay" | "mastercard" | "paypal" | "visa")[];
                name: string;
            };
            availableGateways: components["schemas"]["CardGatewayKey"][];
            /** @description Of a way to pay, or with funds.withdraw of a way to be paid. */
            code: components["schemas"]["PaymentMethodCode"] | components["schemas"]["WithdrawalMethodCode"];
            /** @description What the customer saved for this method. */
            funds: components["schemas"]["Fund"][];
            /** @description The deposit_method_id of a deposit or withdrawal without a saved fund. */
            id: string;
            rules: components["schemas"]["PaymentMethodRules"];
        };
        /**
         * @description ap Apple Pay, bp BPAY, cc card, bd direct debit, dd direct deposit, gp Google Pay, pl PayPal, td test deposit (in
         *     demonstrations only).
         * @enum {string}
         */
        PaymentMethodCode: "ap" | "bp" | "cc" | "bd" | "dd" | "gp" | "pl" | "td";
        PaymentMethodRules: {
            enabled: boolean;
            /** @description For methods that go through a card gateway. */
            gateway?: {
                /** @description A deposit from a saved card must carry csc. */
                cscRequired: boolean;
            };
            maxAmount: number;
            /** @description In the customer's currency. */
            minAmount: number;
        };
        PaymentMethodsEnvelope: {
            /** @description Keys are payment method codes and stay as they are. */
            result: {
                [key: string]: components["schemas"]["PaymentMethod"];
            };
        };
        PaymentResolution: {
            /** @enum {string} */
            failureKind: "hard" | "soft";
            fundKind: components["schemas"]["FundKind"];
            /** @description The saved fund's id; the kind itself where nothing is saved. */
            fundSource: string;
            id: string;
            recurringPurchases: components["schemas"]["RecurringPurchase"][];
        };
        PaymentResolutionsEnvelope: {
            result: components["schemas"]["PaymentResolution"][];
        };
        PayPalForm: {
            deviceData?: string;
            /** @description What PayPal's window returned. */
            paymentMethodNonce: string;
        };
        PrecommitmentEnvelope: {
            result: components["schemas"]["PrecommitmentLimit"];
        };
        /** @description The most that may be deposited in any seven days. */
        PrecommitmentLimit: {
            /**
             * Format: date-time
             * @description When pending_limit begins; without one, when the limit ends.
             */
            effectiveAt?: string;
            /** @description Null when none is set. */
            limit: number | null;
            /** @description A higher limit that is still cooling off. */
            pendingLimit?: number;
            /** @enum {string} */
            period: "week";
            /** @description Deposited in the last seven days. */
            spent: number;
        };
        PricingInfo: {
            /** @description Compared only; never shown. */
            name: string;
            pricingId: string;
            /** @description The segment of getCapabilities it is kept for. Absent when it is for all. */
            segmentName?: string;
        };
        PricingInfoEnvelope: {
            result: components["schemas"]["PricingInfo"];
        };
        Prize: {
            id: string;
            images?: string[];
            name: string;
            /**
             * Format: date-time
             * @description When it is drawn.
             */
            timestamp: string;
            type: string;
            value: components["schemas"]["Money"];
        };
        PrizeDivision: {
            division: number;
            label: string;
            odds?: components["schemas"]["Odds"];
            prize: components["schemas"]["Money"];
            /** @description Winning games; a system may hold several. */
            winners: number;
        };
        PrizesEnvelope: {
            result: components["schemas"]["Prize"][];
        };
        /** @description The body of every refusal. */
        Problem: {
            errors?: components["schemas"]["ErrorsByTarget"];
            messages: components["schemas"]["Message"][];
        };
        ProductBranding: {
            brandColour?: components["schemas"]["HexColour"];
            brandColourBackgroundText: components["schemas"]["HexColour"];
            /** @description The product offer key. */
            id: string;
            /** @description An address on this origin. */
            logo?: string;
            regionOverrides: components["schemas"]["BrandingOverride"][];
        };
        ProductBrandingEnvelope: {
            result: components["schemas"]["ProductBranding"][];
        };
        ProductOffer: {
            /** @description Other names of the same game. */
            aliases: string[];
            /** @enum {string} */
            availability: "available" | "unavailable";
            /** @enum {string} */
            brandKind: "Lotto" | "Raffle" | "Jackpot" | "Strike";
            /** @description When there are any, one must be chosen. */
            causes: components["schemas"]["Cause"][];
            displayCategory: string;
            /** @description Upcoming draws, the next one first. */
            draws: components["schemas"]["Draw"][];
            gameTypes: components["schemas"]["GameType"][];
            /** @description The productOfferKey of paths; lottery_key in a cart. */
            key: string;
            name: string;
            recurringPurchase: components["schemas"]["RecurringPurchaseOption"];
            recurringPurchaseInformation?: components["schemas"]["RecurringPurchaseInformation"];
            /** @description Sales rest for now. */
            suspended: boolean;
            /** @description Syndicate offers only. */
            syndicates?: components["schemas"]["SyndicateShare"][];
            type: components["schemas"]["ProductOfferType"];
            url: string;
            urlAliases: components["schemas"]["UrlAlias"][];
        };
        ProductOffersResponse: {
            offers: components["schemas"]["ProductOffer"][];
            /** @description Offer keys in the order to show them. */
            ranking: string[];
            restrictions: components["schemas"]["Restriction"][];
        };
        ProductOffersResponseEnvelope: {
            result: components["schemas"]["ProductOffersResponse"];
        };
        /** @enum {string} */
        ProductOfferType: "lottery_ticket" | "raffle_ticket" | "syndicate_share" | "membership";
        /**
         * @description The kind of thing sold.
         * @enum {string}
         */
        ProductType: "lottery_ticket" | "multi_draw_ticket" | "raffle_ticket" | "syndicate_share" | "social_syndicate_share" | "membership";
        PromotionRequest: {
            promotionCode: string;
        };
        PurchaseData: {
            /**
             * @description APP when utm_source is app.
             * @enum {string}
             */
            channelKey: "APP" | "web";
            /** @description Attribution of the visit. Keys stay as they are; kept with the checkout and never acted upon. */
            metadata: {
                [key: string]: string;
            };
            partnerKey?: string;
        };
        PurchaseRequest: {
            /** @description The revision the customer saw. */
            cartRevision: number;
            /** @description The cart_total the customer saw. */
            expectedTotal: components["schemas"]["Money"];
            purchase: components["schemas"]["PurchaseData"];
        };
        QuickpickForm: {
            quickpick: boolean;
        };
        Receipt: {
            checkoutId: string;
            /** Format: date-time */
            createdAt: string;
            /** @description The part of total paid from the deposit made with it. A larger deposit leaves the rest in the wallet. */
            depositAmount: components["schemas"]["Money"];
            /** @description The lines as they were in the cart, with their prices; a voucher comes last. */
            items: components["schemas"]["CartItem"][];
            /** @description One per item, in the same order. A voucher, which comes last, has none. */
            orderIds: string[];
            total: components["schemas"]["Money"];
            /** @description For analytics only. */
            trackingData: {
                goals: components["schemas"]["ReceiptTrackingGoal"][];
                products: components["schemas"]["ReceiptTrackingProduct"][];
            };
            /** @description The part of total paid from what was in the wallet before. */
            walletAmount: components["schemas"]["Money"];
        };
        ReceiptEnvelope: {
            result: components["schemas"]["Receipt"];
        };
        ReceiptTrackingGoal: {
            /** @description What was reached, as in first_purchase. */
            key: string;
        };
        ReceiptTrackingProduct: {
            analyticsName: string;
            analyticsProductType: string;
            analyticsVariant: string;
            brand: string;
            causeKey?: string;
            daysOfWeek: components["schemas"]["Weekday"][];
            /** Format: date-time */
            drawDate?: string;
            drawNo?: number;
            hasFavouriteNumbers: boolean;
            lotteryKey?: string;
            /** @description 1 for a raffle. */
            numDraws: number;
            numGames: number;
            prizePool?: number;
            productDescription: string;
            purchasePrice: number;
            /** @enum {string} */
            purchaseStatus: "pre_order" | "standard";
            recurringPurchaseEnabled: boolean;
            /** @enum {string} */
            recurringPurchaseType?: "autoplay" | "subscription" | "combined_recurring_purchase";
        };
        RecommendedOrder: {
            /** @description The next draw on sale. */
            drawNo: number;
            gameOffer: string;
            /** @description The order it is made of; its games are read there. */
            id: string;
            numGames: number;
            /** @description Of one draw, today. */
            price: components["schemas"]["Money"];
            productOfferKey: string;
        };
        RecommendedOrdersEnvelope: {
            result: components["schemas"]["RecommendedOrder"][];
        };
        RecurringAttempt: {
            attemptStatus: components["schemas"]["RecurringAttemptStatus"];
            recurringPurchaseId: string;
        };
        /**
         * @description soft_failure is tried again at the next run; hard_failure, a card refused for good, is not.
         * @enum {string}
         */
        RecurringAttemptStatus: "purchased" | "soft_failure" | "hard_failure";
        /** @description What pays for it. unfunded is charged nothing, as a free membership. */
        RecurringFund: {
            brand?: components["schemas"]["CardBrand"];
            /** @description Of a saved fund. */
            id?: string;
            kind: components["schemas"]["FundKind"];
            lastFour?: string;
        };
        RecurringPurchase: {
            /** @description Of an autoplay only. */
            autoplayId?: string;
            /**
             * @description Of what is charged on a billing date.
             * @enum {string}
             */
            billingPeriod?: "monthly" | "quarterly" | "biannually" | "annually";
            causeKey?: string;
            /** @description Only for offers with selectable days. */
            days?: components["schemas"]["Weekday"][];
            defaultFund: components["schemas"]["RecurringFund"];
            description?: string;
            /**
             * @description Absent when every draw is played.
             * @enum {string}
             */
            frequency?: "monthly" | "weekly";
            /** @description The key behind game_offer_name; what an update names. */
            gameOffer?: string;
            gameOfferName?: string;
            /** @description The numbers played in every draw; absent with quickpick and for products without numbers. */
            games?: components["schemas"]["Game"][];
            /** @description For an autoplay the same as autoplay_id. */
            id: string;
            /** @description Absent before the first attempt. Banks confirm payments days later, so purchased may still become a failure. */
            lastAttemptStatus?: components["schemas"]["RecurringAttemptStatus"];
            /** @description The lottery that is drawn, also of a syndicate share. */
            lotteryId?: string;
            membershipKey?: string;
            membershipName?: string;
            membershipOfferKey?: string;
            membershipOfferName?: string;
            /** @description Smaller draws are skipped; zero skips none. */
            minimumJackpotAmount: components["schemas"]["Money"];
            /**
             * Format: date-time
             * @description The next draw it is for; while paused the one it would be for.
             */
            nextDrawAt?: string;
            numberOfGames?: number;
            /** @description Of a syndicate or a Lotto Party. */
            numberOfShares?: number;
            /** @description Of a raffle. */
            numberOfTickets?: number;
            /**
             * Format: date
             * @description The day a timed pause ends; absent otherwise.
             */
            pausedUntil?: string;
            /** @description What the next one will cost at the prices of today. */
            price?: components["schemas"]["Money"];
            /** @description Absent for a membership. */
            productOfferKey?: string;
            /**
             * @description Absent for a membership.
             * @enum {string}
             */
            productType?: "lottery_ticket" | "raffle_ticket" | "syndicate_share";
            /** @description New numbers by chance for every draw. */
            quickpick: boolean;
            status: components["schemas"]["RecurringStatus"];
            /** @enum {string} */
            type: "autoplay" | "subscription" | "combined_recurring_purchase";
        };
        RecurringPurchaseEnvelope: {
            result: components["schemas"]["RecurringPurchase"];
        };
        /** @description Raffles only. */
        RecurringPurchaseInformation: {
            recurringContent: {
                recurringPurchaseBrandId: string;
            };
        };
        RecurringPurchaseMethod: {
            /** @enum {string} */
            fundKind: "unfunded" | "wallet" | "cc" | "paypal" | "bank";
            /** @description wallet, or the id of a stored fund. */
            key: string;
            name: string;
        };
        RecurringPurchaseMethods: {
            availableRecurringPurchaseMethods: components["schemas"]["RecurringPurchaseMethod"][];
            selectedRecurringPurchaseMethodKey: string | null;
        };
        RecurringPurchaseMethodsEnvelope: {
            result: components["schemas"]["RecurringPurchaseMethods"];
        };
        RecurringPurchaseOption: {
            /** @enum {string} */
            availability: "never" | "optional" | "always";
            /** @enum {string} */
            type: "autoplay" | "subscription" | "combined_recurring_purchase";
        };
        RecurringPurchasesEnvelope: {
            pageInfo: components["schemas"]["PageInfo"];
            result: components["schemas"]["RecurringPurchase"][];
        };
        /**
         * @description Active becomes paused or paused for a time, and either becomes active; any becomes cancelled, which is final. A timed
         *     pause ends at paused_until. Both spellings are accepted; send recurring_status_timed_pause.
         * @enum {string}
         */
        RecurringStatus: "recurring_status_active" | "recurring_status_paused" | "recurring_status_timed_pause" | "recurring_status_timed_paused" | "recurring_status_cancelled";
        RecurringStatusRequest: {
            /**
             * Format: date
             * @description Required for a timed pause, and after today; not read otherwise.
             */
            pausedUntil?: string;
            status: components["schemas"]["RecurringStatus"];
        };
        RecurringSyncEnvelope: {
            result: components["schemas"]["RecurringAttempt"][];
        };
        RecurringSyncRequest: {
            /** @description A saved fund to pay from; each one's own when absent. */
            fundId?: string;
            recurringPurchaseIds: string[];
        };
        /**
         * @description A region of the shop (sub-variant). GB, LW and NSWL cannot be chosen by a visitor.
         * @enum {string}
         */
        RegionCode: "ACT" | "GB" | "LW" | "NSW" | "NSWL" | "NT" | "QLD" | "SA" | "TAS" | "VIC" | "WA" | "OTHER";
        Restriction: {
            productType: components["schemas"]["ProductType"];
            /** @enum {string} */
            type: "licensing_restriction" | "migration_restriction";
        };
        ResultKey: {
            /** Format: date-time */
            drawDate: string;
            isPrizePoolUnknown: boolean;
            latestDrawNo: number;
            name: string;
            numbers: components["schemas"]["NumbersBySet"];
            prizePool: components["schemas"]["Money"];
            productOfferKey: string;
            type: components["schemas"]["ProductOfferType"];
        };
        ResultKeysEnvelope: {
            result: components["schemas"]["ResultKey"][];
        };
        ScheduledPurchase: {
            encodedId: string;
            /** @description What will be bought, as it lay in the cart. */
            item: components["schemas"]["CartItem"];
            /** @enum {string} */
            kind: "scheduled_purchase" | "pre_order";
            price: components["schemas"]["Money"];
            /**
             * Format: date-time
             * @description When it is charged; for a pre-order when its draw opens.
             */
            scheduledFor: string;
            /** @enum {string} */
            status: "scheduled_status_active" | "scheduled_status_cancelled";
        };
        ScheduledPurchaseEnvelope: {
            result: components["schemas"]["ScheduledPurchase"];
        };
        ScheduledPurchasesEnvelope: {
            result: components["schemas"]["ScheduledPurchase"][];
        };
        /** @description Lower-case hex SHA-256 of the 32 bytes of the seed. Published before sales open and never changed. */
        SeedHash: string;
        Segment: {
            capabilities: components["schemas"]["CapabilityFlag"][];
            segmentName: string;
        };
        SendTwoFactorEmailCodeRequest: {
            /** @description For login, and only then. */
            challengeToken?: string;
            /** @enum {string} */
            reason: "enrol" | "elevate" | "login";
        };
        /** @description Where the visit came from. Empty if unknown. */
        SessionAttribution: {
            campaign?: components["schemas"]["UtmValue"];
            content?: components["schemas"]["UtmValue"];
            medium?: components["schemas"]["UtmValue"];
            referrer?: string;
            referringDomain?: string;
            source?: components["schemas"]["UtmValue"];
            term?: components["schemas"]["UtmValue"];
        };
        /**
         * @description There is no second address line. A body that breaks these rules is answered 422 invalid_field, one message per
         *     field: "This field is required" for what is missing or empty.
         */
        SignUpRequest: {
            address: string;
            /** @enum {string} */
            addressEntry?: "autocomplete" | "manual";
            affiliateCode?: string;
            attribution: components["schemas"]["SessionAttribution"];
            country: string;
            /** Format: date */
            dateOfBirth: string;
            /** Format: email */
            email: string;
            emailOptIn: boolean;
            favouriteNumbers?: number[];
            fingerprint?: string;
            firstname: string;
            lastname: string;
            metadata: {
                /** @enum {string} */
                platform: "Web";
            };
            password: string;
            phoneNumber: string;
            postcode: string;
            saveDevice: boolean;
            state: components["schemas"]["RegionCode"];
            suburb: string;
            /** @description False is refused with invalid_field. */
            termsAccepted: boolean;
        };
        SocialAccount: {
            /** @description The provider's email, masked. */
            identifier: string;
            provider: components["schemas"]["SocialProvider"];
            /** Format: date-time */
            since: string;
        };
        SocialAccountsEnvelope: {
            result: components["schemas"]["SocialAccount"][];
        };
        SocialAuthenticationRequest: {
            /** @description What an earlier sign-in on this device answered. */
            fingerprint?: string;
            otp?: string;
            provider: components["schemas"]["SocialProvider"];
            /** @description Trust this device; it skips the code for remember_for_days. */
            saveDevice?: boolean;
            /** @description The provider's identity token. */
            token: string;
        };
        /** @description A profile of the shop. The site builds its address unless one is given. */
        SocialLink: {
            account: string;
            /** @enum {string} */
            network: "facebook" | "instagram" | "linkedin" | "pinterest" | "tiktok" | "x" | "youtube";
            /**
             * Format: uri
             * @description Where it is not the one the account gives.
             */
            url?: string;
        };
        "SocialLink-2": {
            linked: boolean;
            provider: components["schemas"]["SocialProvider"];
        };
        SocialLinkEnvelope: {
            result: components["schemas"]["SocialLink-2"];
        };
        /** @enum {string} */
        SocialProvider: "apple" | "google";
        SpendLimit: {
            /**
             * Format: date-time
             * @description When pending_limit begins; without one, when the limit ends.
             */
            effectiveAt?: string;
            limit: number;
            /** @description A higher limit that is still cooling off. */
            pendingLimit?: number;
            period: components["schemas"]["SpendPeriod"];
            /** @description limit - spent. */
            remaining: number;
            spendLimitId: string;
            spent: number;
        };
        SpendLimitEnvelope: {
            result: components["schemas"]["SpendLimit"];
        };
        SpendLimits: {
            availablePeriods: components["schemas"]["SpendPeriod"][];
            customerLimits: components["schemas"]["SpendLimit"][];
            /** @description Set by the shop; they apply on top. */
            systemLimits: components["schemas"]["SpendLimit"][];
        };
        SpendLimitsEnvelope: {
            result: components["schemas"]["SpendLimits"];
        };
        /** @enum {string} */
        SpendPeriod: "day" | "week" | "month";
        StartConnectIdRequest: {
            /** @description A bank. */
            authorisationServerId?: string;
            /** Format: uri */
            redirectUrl: string;
        };
        Statistics: {
            drawsCounted: number;
            lotteryKey: string;
            /** @description As they are played, supplementary numbers not counted. */
            numberSets: components["schemas"]["NumberSetStatistics"][];
        };
        StatisticsEnvelope: {
            result: components["schemas"]["Statistics"];
        };
        StripeSetup: {
            /** @description Opens Stripe's form once; never kept or logged. */
            clientSecret: string;
            setupIntentId: string;
        };
        StripeSetupEnvelope: {
            result: components["schemas"]["StripeSetup"];
        };
        SubscriptionUpdateRequest: {
            causeKey?: string;
            gameOffer?: string;
            /** @description Within the bounds of the game offer. */
            numGames?: number;
        };
        SupportChat: {
            /** @description Whether support is available now. */
            available: boolean;
            /**
             * Format: uri
             * @description There when available.
             */
            url?: string;
        };
        SyndicateShare: {
            costPerShare: components["schemas"]["Money"];
            drawId?: string;
            sharesAvailable?: number;
            /** @description Shares in all. */
            size: number;
            syndicateEncodedId: string;
            tickets: components["schemas"]["SyndicateTicket"][];
        };
        SyndicateTicket: {
            name: string;
            numGames: number;
            numStandardGames: number;
        };
        TargetedMessage: {
            id: components["schemas"]["MessageCode"];
            message: string;
            twoFactorAuth?: components["schemas"]["TwoFactorChallenge"];
        };
        TermsAcceptance: {
            /** @description False is refused with invalid_field. */
            accepted: boolean;
        };
        /** @description Browser data for the card issuer. Without JavaScript only the required part is known. */
        ThreeDSBrowserInfo: {
            /** @enum {integer} */
            browserColorDepth?: 1 | 4 | 8 | 15 | 16 | 24 | 32 | 48;
            browserJavaEnabled?: boolean;
            browserJavascriptEnabled: boolean;
            browserLanguage: string;
            browserScreenHeight?: number;
            browserScreenWidth?: number;
            /** @description Minutes from local time to UTC. */
            browserTz?: number;
            /** @enum {string} */
            challengeWindowSize: "Small" | "Medium" | "Large" | "ExtraLarge" | "FullScreen";
            /**
             * Format: uri
             * @description The shop's origin plus /3ds/notify.
             */
            notificationUrl: string;
        };
        /** @description How long a recurring purchase may rest. Absent when it may not. */
        TimedPauseConfig: {
            maxDays: number;
            minDays: number;
            presets: number[];
        };
        Tip: {
            lotteryKey: string;
            /** @description One whole game, ready for the cart. */
            numbers: components["schemas"]["Game"];
            title: string;
        };
        TipsEnvelope: {
            result: components["schemas"]["Tip"][];
        };
        Transaction: {
            /** @description Below zero where money left the wallet. */
            amount: components["schemas"]["Money"];
            /** @description The available funds with this and everything before it. */
            balanceAfter: components["schemas"]["Money"];
            /** @description Of a purchase or its refund. */
            checkoutId?: string;
            /**
             * Format: date-time
             * @description When it moved the balance; until then, and if it never does, when it was started.
             */
            createdAt: string;
            /** @description Of a deposit. */
            depositId?: string;
            /** @description What it was in words for the customer. */
            description: string;
            /** @description Of winnings: the draw that paid. */
            drawNo?: number;
            id: string;
            /** @description Of winnings: the game that was drawn. */
            productOfferKey?: string;
            status: components["schemas"]["TransactionStatus"];
            type: components["schemas"]["TransactionType"];
            /** @description Of a withdrawal. */
            withdrawalId?: string;
        };
        TransactionEnvelope: {
            result: components["schemas"]["Transaction"];
        };
        TransactionsEnvelope: {
            pageInfo: components["schemas"]["PageInfo"];
            result: components["schemas"]["Transaction"][];
        };
        /**
         * @description pending: on its way; a deposit is not in the balance yet, a withdrawal is out of it. failed and cancelled moved
         *     nothing, or gave it back.
         * @enum {string}
         */
        TransactionStatus: "pending" | "completed" | "failed" | "cancelled";
        /** @enum {string} */
        TransactionType: "deposit" | "withdrawal" | "purchase" | "winnings" | "refund" | "adjustment";
        TransferLoginRequest: {
            /** @description Keep this device signed in for 30 days. */
            saveDevice?: boolean;
            token: string;
        };
        /**
         * @description How a bank is reached; national by BSB, international by SWIFT code, the others by PayID.
         * @enum {string}
         */
        TransferType: "international" | "national" | "payid_email" | "payid_phone";
        /** @description Part of 2fa_required. Names the code to ask for, and where it was sent, masked. */
        TwoFactorChallenge: {
            /** @description For sendTwoFactorEmailCode before signing in. Valid for 10 minutes. */
            challengeToken?: string;
            /** @description Absent for authenticator. */
            identifier?: string;
            /** @enum {string} */
            method: "authenticator" | "email";
            /** @description How long this device skips the code when it is saved. */
            rememberForDays?: number;
        };
        TwoFactorCodeSent: {
            /** Format: date-time */
            expiresAt: string;
            /** @description Masked. */
            identifier: string;
            /** @enum {string} */
            method: "email";
            resendAfterSeconds: number;
        };
        TwoFactorCodeSentEnvelope: {
            result: components["schemas"]["TwoFactorCodeSent"];
        };
        TwoFactorConfig: {
            enabled: boolean;
            /** @description Where codes go, masked; absent for authenticator. */
            identifier?: string;
            /** @description The one in use; absent while disabled. */
            method?: components["schemas"]["TwoFactorMethod"];
            /** @description What may be chosen. */
            methods: components["schemas"]["TwoFactorMethod"][];
            /** @description How long a saved device skips the code. */
            rememberForDays: number;
            /**
             * Format: date-time
             * @description When it was turned on.
             */
            since?: string;
        };
        TwoFactorConfigEnvelope: {
            result: components["schemas"]["TwoFactorConfig"];
        };
        /** @enum {string} */
        TwoFactorMethod: "authenticator" | "email";
        UnlinkSocialAccountRequest: {
            provider: components["schemas"]["SocialProvider"];
        };
        /** @description Keys of the site's list of reasons, or words of the customer's own. May be empty. */
        UnsubscribeReasons: string[];
        UrlAlias: {
            subvariant: components["schemas"]["RegionCode"];
            url: string;
        };
        UtmValue: string;
        VerificationMethod: {
            /** @enum {string} */
            status: "disabled" | "not_attempted" | "pending" | "in_progress" | "attempted";
            /** @enum {string} */
            type: "auto_verification" | "connect_id" | "drivers_licence" | "greenid_ui" | "pdf_form" | "photo_id_upload";
        };
        VerificationRules: {
            requiredFor: ("purchase" | "deposit" | "withdrawal")[];
        };
        VerificationState: {
            isVerified: boolean;
            verification: components["schemas"]["CustomerVerification"];
            verificationRules: components["schemas"]["VerificationRules"];
        };
        VerificationStateEnvelope: {
            result: components["schemas"]["VerificationState"];
        };
        VerificationUpload: {
            /**
             * Format: binary
             * @description The other side of a card.
             */
            back?: string;
            /**
             * Format: binary
             * @description The signed form, or the side of the document with the picture.
             */
            file: string;
            /** @enum {string} */
            type: "photo_id_upload" | "pdf_form";
        };
        VerifyCustomerRequest: {
            /** @enum {string} */
            method: "auto_verification";
        };
        VerifyLicenceRequest: {
            /** @description Where the state has one. */
            cardNumber?: string;
            /** Format: date */
            expiryDate?: string;
            licenceNumber: string;
            state: components["schemas"]["RegionCode"];
        };
        /**
         * @description A discount of a fixed amount, of a part of the lines (floored to the cent), of a fixed amount until it expires; or
         *     credit, which is put in the wallet after the purchase.
         * @enum {string}
         */
        VoucherItemType: "voucher_fixed_discount" | "voucher_percent_discount" | "voucher_fixed_discount_expire" | "voucher_credit_amount";
        /** @enum {string} */
        Weekday: "Monday" | "Tuesday" | "Wednesday" | "Thursday" | "Friday" | "Saturday" | "Sunday";
        /** @description A prize that was won, without who won it. */
        Winner: {
            division?: number;
            id: string;
            /** @description Masked to initials, as in A. K.; absent unless the winner agreed. */
            name?: string;
            /** @description Raffles; one of prizes. */
            prizeId?: string;
            region?: components["schemas"]["RegionCode"];
            ticketNumber?: string;
        };
        WinnersEnvelope: {
            pageInfo: components["schemas"]["PageInfo"];
            result: components["schemas"]["Winner"][];
        };
        WithdrawableFundsEnvelope: {
            result: components["schemas"]["Money"];
        };
        Withdrawal: {
            amount: components["schemas"]["Money"];
            /** Format: date-time */
            createdAt: string;
            /** @description What is paid to; absent for methods without funds. It stays when the fund is deleted. */
            fund?: components["schemas"]["Fund"];
            id: string;
            methodCode: components["schemas"]["WithdrawalMethodCode"];
            /**
             * Format: date-time
             * @description Absent until paid.
             */
            paidAt?: string;
            /**
             * @description requested and processing hold the amount; paid is final; rejected and cancelled gave it back.
             * @enum {string}
             */
            status: "requested" | "processing" | "paid" | "rejected" | "cancelled";
            transactionId: string;
        };
        WithdrawalEnvelope: {
            result: components["schemas"]["Withdrawal"];
        };
        WithdrawalMethod: {
            code: components["schemas"]["WithdrawalMethodCode"];
            /** @description What the customer saved to be paid to; empty for a method without funds. */
            funds: components["schemas"]["Fund"][];
        };
        /**
         * @description tt bank account, pl PayPal, tw test withdrawal (in demonstrations only), do donation.
         * @enum {string}
         */
        WithdrawalMethodCode: "tt" | "pl" | "tw" | "do";
        WithdrawalRequest: {
            /** @description In the customer's currency; at least 1.00 and at most the withdrawable funds. */
            amount: number;
            /** @description Required for tt, as the account was added; absent for other methods. */
            bankType?: components["schemas"]["TransferType"];
            method: components["schemas"]["WithdrawalMethodCode"];
        };
        WithdrawalResult: {
            /** @description The withdrawal's. */
            id: string;
        };
        WithdrawalResultEnvelope: {
            result: components["schemas"]["WithdrawalResult"];
        };
    };
    responses: {
        /** @description Not signed in. Five wrong codes have locked the account. */
        AccountLocked: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The cart with the new items at its end. */
        AnonCartAfterAdd: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CartEnvelope"];
            };
        };
        /** @description The cart without the item. */
        AnonCartAfterRemove: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CartEnvelope"];
            };
        };
        /** @description The cart with the changed item in its old place. */
        AnonCartAfterUpdate: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CartEnvelope"];
            };
        };
        /** @description The autoplay as it now is. */
        AutoplayChanged: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["RecurringPurchaseEnvelope"];
            };
        };
        /** @description The autoplay of a Lotto Party follows its organiser, who makes no more sessions. It stays paused. */
        AutosessionOff: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The cart with the new items at its end. */
        CartAfterAdd: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CartEnvelope"];
            };
        };
        /** @description The cart without the item. */
        CartAfterRemove: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CartEnvelope"];
            };
        };
        /** @description The cart with the changed item in its old place. */
        CartAfterUpdate: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CartEnvelope"];
            };
        };
        /** @description The world has moved on since the page was shown. Nothing was changed; read the offer again. */
        CartItemConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The item cannot be sold as it is. Nothing was added. */
        CartItemInvalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The item cannot be sold with this change. It stays as it was. */
        CartItemUpdateInvalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description Not signed in yet. errors.general[0].id tells whether a code is due or five wrong codes locked the account. */
        CodeDue: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /**
         * @description Not signed in yet. errors.general[0].id is the reason: a code is due, the code was wrong, or five wrong ones have
         *     locked the account.
         */
        CodeRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The call itself is wrong (signature, version, malformed JSON); nothing was looked at. */
        InvalidCall: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description A field is missing or malformed. Grouped by target. */
        InvalidCode: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description A field is missing or malformed. Grouped by target. */
        InvalidEmail: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description A field is missing or malformed, or the provider's token is not for this shop or has run out. */
        InvalidToken: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The limit holds. The first message is for the customer. */
        LimitCoolingOff: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description No limit can be set to this. The old one holds. */
        LimitInvalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The token of a link is unknown, has expired or was used. */
        LinkExpired: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description Not signed in. errors.general[0].id is the reason; 2fa_required names the code to ask for. Five wrong codes lock. */
        LoginRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The nonce is unknown or used up. Nothing is saved. */
        NonceInvalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description Not found, or someone else's. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The customer is verified already, or may not use this method (any more, or while another goes on). */
        NotToVerify: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The draw is no longer on sale. The cart stays as it was. */
        PartnerItemConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The code cannot be redeemed. The cart is unchanged. */
        PromotionRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The cart is not the one the customer saw. Nothing was bought; read the cart again. */
        PurchaseConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description Tokens and the customer. The anonymous cart is converted by a call of its own. */
        SignedIn: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["LoginResultEnvelope"];
            };
        };
        /** @description No valid access token. Refresh it once, then sign in again. */
        SignedOut: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description Tokens and the new customer. */
        SignedUp: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["LoginResultEnvelope"];
            };
        };
        /** @description It cannot come to this status. It stays as it was. */
        StatusInvalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /**
         * @description required: two-factor is on and the last code was given more than 15 minutes ago. Refresh the token with otp, then
         *     repeat the call. No other 403 carries this code. 2fa_account_locked: too many wrong codes have locked the account;
         *     a code that was given before counts no more, and none is taken.
         */
        StepUpRequired: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description Too many attempts. Retry-After is in seconds. */
        TooManyRequests: {
            headers: {
                /** @description Seconds to wait. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /**
         * @description What createAnonCart answered. Unknown, ended and misshapen tokens are all 404.
         * @example anc_0123456789abcdef0123456789abcdef
         */
        AnonCartToken: string;
        /**
         * @description The item's id in this cart.
         * @example itm_0000000000000001
         */
        CartItemId: string;
        /**
         * @description The signed-in customer; or the unguessable reference of an email link, which replaces a sign-in here and
         *     nowhere else. A customer id without a bearer token is 401, another customer's is 404.
         * @example cus_anna0000000001
         */
        CustomerRef: string;
        /**
         * @description Counted per offer.
         * @example 4320
         */
        DrawNo: number;
        /**
         * @description A UUID chosen by the caller for one attempt. For 24 hours the same key with the same body answers the first
         *     answer again; the same key with another body is refused with 422 idempotency_key_reused.
         * @example 6f1b8c1e-9a53-4c0e-8a0f-0d6f7f6a9d11
         */
        IdempotencyKey: string;
        /** @description How many to answer at most. */
        Limit: number;
        /** @description How many to skip. */
        Offset: number;
        /**
         * @description The partner in the address of its page. An unknown one is 404.
         * @example coast-radio
         */
        PartnerSlug: string;
        /**
         * @description From the customer, else from the settings. An unknown one is 404.
         * @example pri_au_nsw
         */
        PricingId: string;
        /**
         * @description An unknown one is 404.
         * @example monday_lotto
         */
        ProductOfferKey: string;
        /** @description API version. */
        Version30: "3.0";
        /** @description API version. */
        Version31: "3.1";
        /** @description API version. */
        Version32: "3.2";
        /** @description API version. */
        Version33: "3.3";
        /** @description API version. */
        Version34: "3.4";
        /** @description API version. */
        Version35: "3.5";
        /** @description API version. */
        Version36: "3.6";
        /** @description API version. */
        Version38: "3.8";
        /** @description API version. */
        Version39: "3.9";
        /**
         * @description The id of a voucher in this cart.
         * @example itm_0000000000000009
         */
        VoucherItemId: string;
    };
    requestBodies: {
        AddCartItem: {
            content: {
                "application/json": components["schemas"]["CartItemInput"];
            };
        };
        BuildCart: {
            content: {
                "application/json": components["schemas"]["CartBuildInput"];
            };
        };
        PartnerCart: {
            content: {
                "application/json": components["schemas"]["PartnerCartRequest"];
            };
        };
        Promotion: {
            content: {
                "application/json": components["schemas"]["PromotionRequest"];
            };
        };
        UpdateCartItem: {
            content: {
                "application/json": components["schemas"]["CartItemUpdate"];
            };
        };
    };
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    createAnonCart: {
        parameters: {
            query?: never;
            header?: {
                /** @description API version. */
                "X-Shop-Version"?: components["parameters"]["Version33"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The token of the new cart. It lives 14 days after its last use. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnonCartTokenEnvelope"];
                };
            };
            400: components["responses"]["InvalidCall"];
        };
    };
    getAnonCart: {
        parameters: {
            query?: never;
            header?: {
                /** @description API version. */
                "X-Shop-Version"?: components["parameters"]["Version33"];
            };
            path: {
                /**
                 * @description What createAnonCart answered. Unknown, ended and misshapen tokens are all 404.
                 * @example anc_0123456789abcdef0123456789abcdef
                 */
                token: components["parameters"]["AnonCartToken"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cart. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartEnvelope"];
                };
            };
            400: components["responses"]["InvalidCall"];
            404: components["responses"]["NotFound"];
        };
    };
    buildAnonCart: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A UUID chosen by the caller for one attempt. For 24 hours the same key with the same body answers the first
                 *     answer again; the same key with another body is refused with 422 idempotency_key_reused.
                 * @example 6f1b8c1e-9a53-4c0e-8a0f-0d6f7f6a9d11
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description API version. */
                "X-Shop-Version"?: components["parameters"]["Version33"];
            };
            path: {
                /**
                 * @description What createAnonCart answered. Unknown, ended and misshapen tokens are all 404.
                 * @example anc_0123456789abcdef0123456789abcdef
                 */
                token: components["parameters"]["AnonCartToken"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["BuildCart"];
        responses: {
            200: components["responses"]["AnonCartAfterAdd"];
            400: components["responses"]["InvalidCall"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["CartItemConflict"];
            422: components["responses"]["CartItemInvalid"];
        };
    };
    convertAnonCart: {
        parameters: {
            query?: never;
            header?: {
                /** @description API version. */
                "X-Shop-Version"?: components["parameters"]["Version33"];
            };
            path: {
                /**
                 * @description What createAnonCart answered. Unknown, ended and misshapen tokens are all 404.
                 * @example anc_0123456789abcdef0123456789abcdef
                 */
                token: components["parameters"]["AnonCartToken"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CartAfterAdd"];
            400: components["responses"]["InvalidCall"];
            401: components["responses"]["SignedOut"];
            404: components["responses"]["NotFound"];
        };
    };
    addAnonCartItem: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A UUID chosen by the caller for one attempt. For 24 hours the same key with the same body answers the first
                 *     answer again; the same key with another body is refused with 422 idempotency_key_reused.
                 * @example 6f1b8c1e-9a53-4c0e-8a0f-0d6f7f6a9d11
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description API version. */
                "X-Shop-Version"?: components["parameters"]["Version33"];
            };
            path: {
                /**
                 * @description What createAnonCart answered. Unknown, ended and misshapen tokens are all 404.
                 * @example anc_0123456789abcdef0123456789abcdef
                 */
                token: components["parameters"]["AnonCartToken"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["AddCartItem"];
        responses: {
            200: components["responses"]["AnonCartAfterAdd"];
            400: components["responses"]["InvalidCall"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["CartItemConflict"];
            422: components["responses"]["CartItemInvalid"];
        };
    };
    updateAnonCartItem: {
        parameters: {
            query?: never;
            header?: {
                /** @description API version. */
                "X-Shop-Version"?: components["parameters"]["Version33"];
            };
            path: {
                /**
                 * @description The item's id in this cart.
                 * @example itm_0000000000000001
                 */
                itemId: components["parameters"]["CartItemId"];
                /**
                 * @description What createAnonCart answered. Unknown, ended and misshapen tokens are all 404.
                 * @example anc_0123456789abcdef0123456789abcdef
                 */
                token: components["parameters"]["AnonCartToken"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["UpdateCartItem"];
        responses: {
            200: components["responses"]["AnonCartAfterUpdate"];
            400: components["responses"]["InvalidCall"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["CartItemConflict"];
            422: components["responses"]["CartItemUpdateInvalid"];
        };
    };
    removeAnonCartItem: {
        parameters: {
            query?: never;
            header?: {
                /** @description API version. */
                "X-Shop-Version"?: components["parameters"]["Version33"];
            };
            path: {
                /**
                 * @description The item's id in this cart.
                 * @example itm_0000000000000001
                 */
                itemId: components["parameters"]["CartItemId"];
                /**
                 * @description What createAnonCart answered. Unknown, ended and misshapen tokens are all 404.
                 * @example anc_0123456789abcdef0123456789abcdef
                 */
                token: components["parameters"]["AnonCartToken"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AnonCartAfterRemove"];
            400: components["responses"]["InvalidCall"];
            404: components["responses"]["NotFound"];
        };
    };
    addAnonCartPromotion: {
        parameters: {
            query?: never;
            header?: {
                /** @description API version. */
                "X-Shop-Version"?: components["parameters"]["Version33"];
            };
            path: {
                /**
                 * @description What createAnonCart answered. Unknown, ended and misshapen tokens are all 404.
                 * @example anc_0123456789abcdef0123456789abcdef
                 */
                token: components["parameters"]["AnonCartToken"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Promotion"];
        responses: {
            /** @description The cart with the voucher at its end. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartEnvelope"];
                };
            };
            400: components["responses"]["InvalidCall"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["PromotionRefused"];
        };
    };
    removeAnonCartPromotion: {
        parameters: {
            query?: never;
            header?: {
                /** @description API version. */
                "X-Shop-Version"?: components["parameters"]["Version33"];
            };
            path: {
                /**
                 * @description The id of a voucher in this cart.
                 * @example itm_0000000000000009
                 */
                itemId: components["parameters"]["VoucherItemId"];
                /**
                 * @description What createAnonCart answered. Unknown, ended and misshapen tokens are all 404.
                 * @example anc_0123456789abcdef0123456789abcdef
                 */
                token: components["parameters"]["AnonCartToken"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cart without the voucher, at its full price. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartEnvelope"];
                };
            };
            400: components["responses"]["InvalidCall"];
            404: components["responses"]["NotFound"];
        };
    };
    updateAnonPartnerCart: {
        parameters: {
            query?: never;
            header?: {
                /** @description API version. */
                "X-Shop-Version"?: components["parameters"]["Version32"];
            };
            path: {
                /**
                 * @description The partner in the address of its page. An unknown one is 404.
                 * @example coast-radio
                 */
                slug: components["parameters"]["PartnerSlug"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["PartnerCart"];
        responses: {
            /** @description The partner's cart, priced by the service; without customer_id. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartnerCartEnvelope"];
                };
            };
            400: components["responses"]["InvalidCall"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["PartnerItemConflict"];
            422: components["responses"]["CartItemInvalid"];
        };
    };
    verifyAutologin: {
        parameters: {
            query: {
                /** @description Keep this device signed in for 30 days. */
                save_device?: boolean;
                /** @description The token of the link. */
                token: string;
            };
            header?: {
                /** @description API version. */
                "X-Shop-Version"?: components["parameters"]["Version30"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SignedIn"];
            400: components["responses"]["InvalidCall"];
            401: components["responses"]["CodeDue"];
            410: components["responses"]["LinkExpired"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    autologinWithBody: {
        parameters: {
            query?: never;
            header?: {
                /** @description API version. */
                "X-Shop-Version"?: components["parameters"]["Version33"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AutologinRequest"];
            };
        };
        responses: {
            200: components["responses"]["SignedIn"];
            400: components["responses"]["InvalidCall"];
            401: components["responses"]["CodeRefused"];
            410: components["responses"]["LinkExpired"];
            422: components["responses"]["InvalidCode"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listAutoplays: {
        parameters: {
            query?: {
                /** @description How many to answer at most. */
                limit?: components["parameters"]["Limit"];
                /** @description How many to skip. */
                offset?: components["parameters"]["Offset"];
            };
            header?: {
                /** @description API version. */
                "X-Shop-Version"?: components["parameters"]["Version33"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. A page past the end is empty. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecurringPurchasesEnvelope"];
                };
            };
            400: components["responses"]["InvalidCall"];
            401: components["responses"]["SignedOut"];
        };
    };
    getAutoplay: {
        parameters: {
            query?: never;
            header?: {
                /** @description API version. */
                "X-Shop-Version"?: components["parameters"]["Version33"];
            };
            path: {
                /** @description The autoplay's id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The autoplay. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecurringPurchaseEnvelope"];
                };
            };
            400: components["responses"]["InvalidCall"];
            401: components["responses"]["SignedOut"];
            404: components["responses"]["NotFound"];
        };
    };
    updateAutoplay: {
        parameters: {
            query?: never;
            header?: {
                /** @description API version. */
                "X-Shop-Version"?: components["parameters"]["Version33"];
            };
            path: {
                /** @description The autoplay's id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AutoplayUpdateRequest"];
            };
        };
        responses: {
            200: components["responses"]["AutoplayChanged"];
            400: components["responses"]["InvalidCall"];
            401: components["responses"]["SignedOut"];
            404: components["responses"]["NotFound"];
            /** @description It cannot be sold like this. It stays as it was. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    pauseAutoplay: {
        parameters: {
            query?: never;
            header?: {
                /** @description API version. */
                "X-Shop-Version"?: components["parameters"]["Version33"];
            };
            path: {
                /** @description The autoplay's id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["PauseRequest"];
            };
        };
        responses: {
            /** @description The autoplay as it now is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecurringPurchaseEnvelope"];
                };
            };
            400: components["responses"]["InvalidCall"];
            401: components["responses"]["SignedOut"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["StatusInvalid"];
        };
    };
    setAutoplayMinimumJackpot: {
        parameters: {
            query?: never;
            header?: {
                /** @description API version. */
                "X-Shop-Version"?: components["parameters"]["Version33"];
            };
            path: {
                /** @description The autoplay's id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["MinimumJackpotForm"];
            };
        };
        responses: {
            200: components["responses"]["AutoplayChanged"];
            400: components["responses"]["InvalidCall"];
            401: components["responses"]["SignedOut"];
            404: components["responses"]["NotFound"];
            /** @description No jackpot can be asked for like this. It stays as it was. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    setAutoplayQuickpick: {
        parameters: {
            query?: never;
            header?: {
                /** @description API version. */
                "X-Shop-Version"?: components["parameters"]["Version33"];
            };
            path: {
                /** @description The autoplay's id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["QuickpickForm"];
            };
        };
        responses: {
            200: components["responses"]["AutoplayChanged"];
            400: components["responses"]["InvalidCall"];
            401: components["responses"]["SignedOut"];
            404: components["responses"]["NotFound"];
            /** @description This autoplay has no numbers to pick. It stays as it was. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    unpauseAutoplay: {
        parameters: {
            query?: never;
            header?: {
                /** @description API version. */
                "X-Shop-Version"?: components["parameters"]["Version33"];
            };
            path: {
                /** @description The autoplay's id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The autoplay as it now is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecurringPurchaseEnvelope"];
                };
            };
            400: components["responses"]["InvalidCall"];
            401: components["responses"]["SignedOut"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["AutosessionOff"];
            /** @description Cancelled is final. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    setAutoplayStatus: {
        parameters: {
            query?: never;
            header?: {
                /** @description API version. */
                "X-Shop-Version"?: components["parameters"]["Version33"];
            };
            path: {
                /** @description The autoplay's id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecurringStatusRequest"];
            };
        };
        responses: {
            /** @description The autoplay as it now is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecurringPurchaseEnvelope"];
                };
            };
            400: components["responses"]["InvalidCall"];
            401: components["responses"]["SignedOut"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["AutosessionOff"];
            422: components["responses"]["StatusInvalid"];
        };
    };
    listBranding: {
        parameters: {
            query?: never;
            header?: {
                /** @description API version. */
                "X-Shop-Version"?: components["parameters"]["Version30"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One entry per product offer, by its key. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductBrandingEnvelope"];
                };
            };
            400: components["responses"]["InvalidCall"];
        };
    };
    getCapabilities: {
        parameters: {
            query?: never;
            header?: {
                /** @description API version. */
                "X-Shop-Version"?: components["parameters"]["Version30"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every segment with its flags. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CapabilitiesResponseEnvelope"];
                };
            };
            400: components["responses"]["InvalidCall"];
            401: components["responses"]["SignedOut"];
        };
    };
    buildCart: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A UUID chosen by the caller for one attempt. For 24 hours the same key with the same body answers the first
                 *     answer again; the same key with another body is refused with 422 idempotency_key_reused.
                 * @example 6f1b8c1e-9a53-4c0e-8a0f-0d6f7f6a9d11
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description API version. */
                "X-Shop-Version"?: components["parameters"]["Version33"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["BuildCart"];
        responses: {
            200: components["responses"]["CartAfterAdd"];
            400: components["responses"]["InvalidCall"];
            401: components["responses"]["SignedOut"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["CartItemConflict"];
            422: components["responses"]["CartItemInvalid"];
        };
    };
    getCart: {
        parameters: {
            query?: never;
            header?: {
                /** @description API version. */
                "X-Shop-Version"?: components["parameters"]["Version33"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cart. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartEnvelope"];
                };
            };
            400: components["responses"]["InvalidCall"];
            401: components["responses"]["SignedOut"];
        };
    };
    addCartItem: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A UUID chosen by the caller for one attempt. For 24 hours the same key with the same body answers the first
                 *     answer again; the same key with another body is refused with 422 idempotency_key_reused.
                 * @example 6f1b8c1e-9a53-4c0e-8a0f-0d6f7f6a9d11
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description API version. */
                "X-Shop-Version"?: components["parameters"]["Version33"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["AddCartItem"];
        responses: {
            200: components["responses"]["CartAfterAdd"];
            400: components["responses"]["InvalidCall"];
            401: components["responses"]["SignedOut"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["CartItemConflict"];
            422: components["responses"]["CartItemInvalid"];
        };
    };
    updateCartItem: {
        parameters: {
            query?: never;
            header?: {
                /** @description API version. */
                "X-Shop-Version"?: components["parameters"]["Version33"];
            };
            path: {
                /**
                 * @description The item's id in this cart.
                 * @example itm_0000000000000001
                 */
                itemId: components["parameters"]["CartItemId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["UpdateCartItem"];
        responses: {
            200: components["responses"]["CartAfterUpdate"];
            400: components["responses"]["InvalidCall"];
            401: components["responses"]["SignedOut"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["CartItemConflict"];
            422: components["responses"]["CartItemUpdateInvalid"];
        };
    };
    removeCartItem: {
        parameters: {
            query?: never;
            header?: {
                /** @description API version. */
                "X-Shop-Version"?: components["parameters"]["Version33"];
            };
            path: {
                /**
                 * @description The item's id in this cart.
                 * @example itm_0000000000000001
                 */
                itemId: components["parameters"]["CartItemId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CartAfterRemove"];
            400: components["responses"]["InvalidCall"];
            401: components["responses"]["SignedOut"];
            404: components["responses"]["NotFound"];
        };
    };
    updatePartnerCart: {
        parameters: {
            query?: never;
            header?: {
                /** @description API version. */
                "X-Shop-Version"?: components["parameters"]["Version32"];
            };
            path: {
                /**
                 * @description The partner in the address of its page. An unknown one is 404.
                 * @example coast-radio
                 */
                slug: components["parameters"]["PartnerSlug"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["PartnerCart"];
        responses: {
            /** @description The partner's cart, priced by the service. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartnerCartEnvelope"];
                };
            };
            400: components["responses"]["InvalidCall"];
            401: components["responses"]["SignedOut"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["PartnerItemConflict"];
            422: components["responses"]["CartItemInvalid"];
        };
    };
    purchasePartnerCart: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A UUID chosen by the caller for one attempt. For 24 hours the same key with the same body answers the first
                 *     answer again; the same key with another body is refused with 422 idempotency_key_reused.
                 * @example 6f1b8c1e-9a53-4c0e-8a0f-0d6f7f6a9d11
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description API version. */
                "X-Shop-Version"?: components["parameters"]["Version32"];
            };
            path: {
                /**
                 * @description The partner in the address of its page. An unknown one is 404.
                 * @example coast-radio
                 */
                slug: components["parameters"]["PartnerSlug"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PartnerPurchaseRequest"];
            };
        };
        responses: {
            /** @description Bought. The receipt is read with getCheckout. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckoutIdEnvelope"];
                };
            };
            /** @description The card asks for a challenge; nothing is charged or bought yet. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DepositEnvelope"];
                };
            };
            400: components["responses"]["InvalidCall"];
            401: components["responses"]["SignedOut"];
            /** @description The money is not there. Nothing was charged or bought. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["NotFound"];
            /** @description The item or the deposit is not what it was. Nothing was charged or bought. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The item, the deposit or the customer may not do this now. Nothing was charged or bought. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    addCartPromotion: {
        parameters: {
            query?: never;
            header?: {
                /** @description API version. */
                "X-Shop-Version"?: components["parameters"]["Version33"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Promotion"];
        responses: {
            /** @description The cart with the voucher at its end. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartEnvelope"];
                };
            };
            400: components["responses"]["InvalidCall"];
            401: components["responses"]["SignedOut"];
            422: components["responses"]["PromotionRefused"];
        };
    };
    removeCartPromotion: {
        parameters: {
            query?: never;
            header?: {
                /** @description API version. */
                "X-Shop-Version"?: components["parameters"]["Version33"];
            };
            path: {
                /**
                 * @description The id of a voucher in this cart.
                 * @example itm_0000000000000009
                 */
                itemId: components["parameters"]["VoucherItemId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cart without the voucher, at its full price. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartEnvelope"];
                };
            };
            400: components["responses"]["InvalidCall"];
            401: components["responses"]["SignedOut"];
            404: components["responses"]["NotFound"];
        };
    };
    purchaseCart: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A UUID chosen by the caller for one attempt. For 24 hours the same key with the same body answers the first
                 *     answer again; the same key with another body is refused with 422 idempotency_key_reused.
                 * @example 6f1b8c1e-9a53-4c0e-8a0f-0d6f7f6a9d11
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description API version. */
                "X-Shop-Version"?: components["parameters"]["Version33"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PurchaseRequest"];
            };
        };
        responses: {
            /** @description Bought. The cart is empty now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceiptEnvelope"];
                };
            };
            400: components["responses"]["InvalidCall"];
            401: components["responses"]["SignedOut"];
            /** @description The wallet no longer covers the total. Nothing was bought; a deposit is needed. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            409: components["responses"]["PurchaseConflict"];
            /** @description The cart or the customer may not buy now. Nothing was bought. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listCauses: {
        parameters: {
            query?: {
                /** @description How many to answer at most. */
                limit?: components["parameters"]["Limit"];
                /** @description The url_slug of a cause. */
                slug?: string;
            };
            header?: {
                /** @description API version. */
                "X-Shop-Version"?: components["parameters"]["Version30"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The causes that are open to the public. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CausesEnvelope"];
                };
            };
            400: components["responses"]["InvalidCall"];
        };
    };
    getCause: {
        parameters: {
            query?: never;
            header?: {
                /** @description API version. */
                "X-Shop-Version"?: components["parameters"]["Version30"];
            };
            path: {
                /** @description The key, which is the slug with underscores. */
                causeKey: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cause. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CauseEnvelope"];
                };
            };
            400: components["responses"]["InvalidCall"];
            404: components["responses"]["NotFound"];
        };
    };
    checkEmail: {
        parameters: {
            query?: never;
            header?: {
                /** @description API version. */
                "X-Shop-Version"?: components["parameters"]["Version30"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckEmailRequest"];
            };
        };
        responses: {
            /** @description Known or not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckEmailResultEnvelope"];
                };
            };
            400: components["responses"]["InvalidCall"];
            422: components["responses"]["InvalidEmail"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getCheckout: {
        parameters: {
            query?: never;
            header?: {
                /** @description API version. */
                "X-Shop-Version"?: components["parameters"]["Version34"];
            };
            path: {
                /** @description The checkout_id of the purchase, or its Idempotency-Key. */
                checkoutID: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The receipt as it was given. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceiptEnvelope"];
                };
            };
            400: components["responses"]["InvalidCall"];
            401: components["responses"]["SignedOut"];
            404: components["responses"]["NotFound"];
        };
    };
    getConfig: {
        parameters: {
            query?: never;
            header?: {
                /** @description API version. */
                "X-Shop-Version"?: components["parameters"]["Version30"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MainConfigEnvelope"];
                };
            };
            400: components["responses"]["InvalidCall"];
        };
    };
    getCustomer: {
        parameters: {
            query?: never;
            header?: {
                /** @description API version. */
                "X-Shop-Version"?: components["parameters"]["Version30"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The customer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerEnvelope"];
                };
            };
            400: components["responses"]["InvalidCall"];
            401: components["responses"]["SignedOut"];
        };
    };
    closeAccount: {
        parameters: {
            query?: never;
            header?: {
                /** @description API version. */
                "X-Shop-Version"?: components["parameters"]["Version30"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["CloseAccountRequest"];
            };
        };
        responses: {
            /** @description Closed. Every token of the customer is revoked. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidCall"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["StepUpRequired"];
            /** @description Not yet: there is money in the account, or a ticket still to be drawn. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The password is not the customer's. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    getCommunicationPreferences: {
        parameters: {
            query?: never;
            header?: {
                /** @description API version. */
                "X-Shop-Version"?: components["parameters"]["Version32"];
            };
            path: {
                /**
                 * @description The signed-in customer; or the unguessable reference of an email link, which replaces a sign-in here and
                 *     nowhere else. A customer id without a bearer token is 401, another customer's is 404.
                 * @example cus_anna0000000001
                 */
                id: components["parameters"]["CustomerRef"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The channels. push is never shown. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommunicationPreferencesEnvelope"];
                };
            };
            400: components["responses"]["InvalidCall"];
            401: components["responses"]["SignedOut"];
            404: components["responses"]["NotFound"];
        };
    };
    updateCommunicationPreferences: {
        parameters: {
            query?: never;
            header?: {
                /** @description API version. */
                "X-Shop-Version"?: components["parameters"]["Version32"];
            };
            path: {
                /**
                 * @description The signed-in customer; or the unguessable reference of an email link, which replaces a sign-in here and
                 *     nowhere else. A customer id without a bearer token is 401, another customer's is 404.
                 * @example cus_anna0000000001
                 */
                id: components["parameters"]["CustomerRef"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CommunicationPreferencesUpdate"];
            };
        };
        responses: {
            /** @description The preferences as they now stand. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommunicationPreferencesEnvelope"];
                };
            };
            400: components["responses"]["InvalidCall"];
            401: components["responses"]["SignedOut"];
            404: components["responses"]["NotFound"];
            /** @description Nothing to change, or no channel of that name. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    unsubscribeMarketing: {
        parameters: {
            query?: never;
            header?: {
                /** @description API version. */
                "X-Shop-Version"?: components["parameters"]["Version32"];
            };
            path: {
                /**
                 * @description The signed-in customer; or the unguessable reference of an email link, which replaces a sign-in here and
                 *     nowhere else. A customer id without a bearer token is 401, another customer's is 404.
                 * @example cus_anna0000000001
                 */
                id: components["parameters"]["CustomerRef"];
                /** @description The offer the email was about. One that is no longer sold will do. */
                productOfferKey: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MarketingUnsubscribe"];
            };
        };
        responses: {
            /** @description Unsubscribed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommunicationPreferencesEnvelope"];
                };
            };
            400: components["responses"]["InvalidCall"];
            401: components["responses"]["SignedOut"];
            404: components["responses"]["NotFound"];
            /** @description Something else than turning email off. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: {
                /** @description API version. */
                "X-Shop-Version"?: components["parameters"]["Version30"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["ChangePasswordRequest"];
            };
        };
        responses: {
            /** @description Saved. The next sign-in is with the new password. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidCall"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["StepUpRequired"];
            410: components["responses"]["LinkExpired"];
            /** @description The current password is another one; or the new one is too weak, the same, or typed twice differently. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    confirmAddress: {
        parameters: {
            query?: never;
            header?: {
                /** @description API version. */
                "X-Shop-Version"?: components["parameters"]["Version30"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ConfirmAddressRequest"];
            };
        };
        responses: {
            /** @description Confirmed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidCall"];
            401: components["responses"]["SignedOut"];
            410: components["responses"]["LinkExpired"];
        };
    };
    confirmEmailAddress: {
        parameters: {
            query?: never;
            header?: {
                /** @description API version. */
                "X-Shop-Version"?: components["parameters"]["Version30"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Confirmed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidCall"];
            401: components["responses"]["SignedOut"];
        };
    };
    getCustomerDetails: {
        parameters: {
            query?: never;
            header?: {
                /** @description API version. */
                "X-Shop-Version"?: components["parameters"]["Version32"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The details. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerDetailsEnvelope"];
                };
            };
            400: components["responses"]["InvalidCall"];
            401: components["responses"]["SignedOut"];
        };
    };
    updateCustomerDetails: {
        parameters: {
            query?: never;
            header?: {
                /** @description API version. */
                "X-Shop-Version"?: components["parameters"]["Version32"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CustomerDetailsChange"];
            };
        };
        responses: {
            /** @description The details as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerDetailsEnvelope"];
                };
            };
            400: components["responses"]["InvalidCall"];
            401: components["responses"]["SignedOut"];
            /** @description A field is wrong, each under its own target. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getRecurringPurchaseMethods: {
        parameters: {
            query?: {
                /** @description Written for both verbs (shop §7); reading ignores it. */
                recurring_purchase_method?: string;
            };
            header?: {
                /** @description API version. */
                "X-Shop-Version"?: components["parameters"]["Version30"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The wallet first, then stored funds in their order. Null when none was chosen yet. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecurringPurchaseMethodsEnvelope"];
                };
            };
            400: components["responses"]["InvalidCall"];
            401: components["responses"]["SignedOut"];
        };
    };
    setRecurringPurchaseMethod: {
        parameters: {
            query: {
                /** @description A key of getRecurringPurchaseMethods. */
                recurring_purchase_method: string;
            };
            header?: {
                /** @description API version. */
                "X-Shop-Version"?: components["parameters"]["Version30"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The list with the new choice. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecurringPurchaseMethodsEnvelope"];
                };
            };
            400: components["responses"]["InvalidCall"];
            401: components["responses"]["SignedOut"];
            /** @description Not a method of this customer, or one that cannot pay unattended (an unverified bank account, an expired card). */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    acceptTerms: {
        parameters: {
            query?: never;
            header?: {
                /** @description API version. */
                "X-Shop-Version"?: components["parameters"]["Version30"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TermsAcceptance"];
            };
        };
        responses: {
            /** @description Agreed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidCall"];
            401: components["responses"]["SignedOut"];
            /** @description Not agreed. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    acceptLocationTerms: {
        parameters: {
            query?: never;
            header?: {
                /** @description API version. */
                "X-Shop-Version"?: components["parameters"]["Version30"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LocationTermsAcceptance"];
            };
        };
        responses: {
            /** @description Acknowledged. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidCall"];
            401: components["responses"]["SignedOut"];
            /** @description Not acknowledged, or no such country or region. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getTwoFactorConfig: {
        parameters: {
            query?: never;
            header?: {
                /** @description API version. */
                "X-Shop-Version"?: components["parameters"]["Version30"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The configuration. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TwoFactorConfigEnvelope"];
                };
            };
            400: components["responses"]["InvalidCall"];
            401: components["responses"]["SignedOut"];
        };
    };
    enableTwoFactor: {
        parameters: {
            query?: never;
            header?: {
                /** @description API version. */
                "X-Shop-Version"?: components["parameters"]["Version30"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EnableTwoFactorRequest"];
            };
        };
        responses: {
            /** @description On. From now on signing in asks for a code. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TwoFactorConfigEnvelope"];
                };
            };
            400: components["responses"]["InvalidCall"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["StepUpRequired"];
            /**
             * @description The code is malformed, or not the right one (also when no set-up was started or it has run out). Wrong codes
             *     count here as they do in signing in, but never lock: the customer has nothing to be locked out by yet.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    disableTwoFactor: {
        parameters: {
            query?: never;
            header?: {
                /** @description API version. */
                "X-Shop-Version"?: components["parameters"]["Version30"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Off. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidCall"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["StepUpRequired"];
        };
    };
    startAuthenticatorSetup: {
        parameters: {
            query?: never;
            header?: {
                /** @description API version. */
                "X-Shop-Version"?: components["parameters"]["Version30"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The secret. Shown once and never kept by the site. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthenticatorSetupEnvelope"];
                };
            };
            400: components["responses"]["InvalidCall"];
            401: components["responses"]["SignedOut"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    sendTwoFactorEmailCode: {
        parameters: {
            query?: never;
            header?: {
                /** @description API version. */
                "X-Shop-Version"?: components["parameters"]["Version30"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SendTwoFactorEmailCodeRequest"];
            };
        };
        responses: {
            /** @description Sent. Where to, masked, and when the next may be asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TwoFactorCodeSentEnvelope"];
                };
            };
            400: components["responses"]["InvalidCall"];
            401: components["responses"]["SignedOut"];
            /**
             * @description No code was sent. Codes of this account come from an authenticator, or none are asked for (elevate, login);
             *     or too many wrong ones have locked it.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A field is malformed, or the challenge is unknown, used up or older than 10 minutes. Sign in again. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    acknowledgeTwoFactorPrompt: {
        parameters: {
            query?: never;
            header?: {
                /** @description API version. */
                "X-Shop-Version"?: components["parameters"]["Version30"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Not suggested again. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidCall"];
            401: components["responses"]["SignedOut"];
        };
    };
    uploadVerification: {
        parameters: {
            query?: never;
            header?: {
                /** @description API version. */
                "X-Shop-Version"?: components["parameters"]["Version30"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["VerificationUpload"];
            };
        };
        responses: {
            /** @description Received. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerificationStateEnvelope"];
                };
            };
            400: components["responses"]["InvalidCall"];
            401: components["responses"]["SignedOut"];
            409: components["responses"]["NotToVerify"];
            /** @description A file is larger than 10 MB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A file is no JPEG, PNG or PDF. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A part is missing. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    startConnectId: {
        parameters: {
            query?: never;
            header?: {
                /** @description API version. */
                "X-Shop-Version"?: components["parameters"]["Version30"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StartConnectIdRequest"];
            };
        };
        responses: {
            /** @description Where to go on. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConnectIdStartEnvelope"];
                };
            };
            400: components["responses"]["InvalidCall"];
            401: components["responses"]["SignedOut"];
            409: components["responses"]["NotToVerify"];
            /** @description The address to come back to is not one of the shop, or there is no such bank. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    completeConnectId: {
        parameters: {
            query?: never;
            header?: {
                /** @description API version. */
                "X-Shop-Version"?: components["parameters"]["Version30"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompleteConnectIdRequest"];
            };
        };
        responses: {
            /** @description The new state. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerificationStateEnvelope"];
                };
            };
            400: components["responses"]["InvalidCall"];
            401: components["responses"]["SignedOut"];
            409: components["responses"]["NotToVerify"];
            /** @description The customer or the bank declined, the bank knows another person, or the state is another customer's or expired. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    verifyLicence: {
        parameters: {
            query?: never;
            header?: {
                /** @description API version. */
                "X-Shop-Version"?: components["parameters"]["Version30"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerifyLicenceRequest"];
            };
        };
        responses: {
            /** @description The new state. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerificationStateEnvelope"];
                };
            };
            400: components["responses"]["InvalidCall"];
            401: components["responses"]["SignedOut"];
            409: components["responses"]["NotToVerify"];
            /** @description A field the state asks for is missing or malformed, or no such licence is known for this customer. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    getVerificationPdfForm: {
        parameters: {
            query?: never;
            header?: {
                /** @description API version. */
                "X-Shop-Version"?: components["parameters"]["Version30"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The form. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            400: components["responses"]["InvalidCall"];
            401: components["responses"]["SignedOut"];
            404: components["responses"]["NotFound"];
        };
    };
    verifyCustomer: {
        parameters: {
            query?: never;
            header?: {
                /** @description API version. */
                "X-Shop-Version"?: components["parameters"]["Version30"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerifyCustomerRequest"];
            };
        };
        responses: {
            /** @description The new state. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerificationStateEnvelope"];
                };
            };
            400: components["responses"]["InvalidCall"];
            401: components["responses"]["SignedOut"];
            409: components["responses"]["NotToVerify"];
            /** @description Not a method of this call, or the details match no person. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    getWithdrawableFunds: {
        parameters: {
            query?: never;
            header?: {
                /** @description API version. */
                "X-Shop-Version"?: components["parameters"]["Version30"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As of the shop's clock. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WithdrawableFundsEnvelope"];
                };
            };
            400: components["responses"]["InvalidCall"];
            401: components["responses"]["SignedOut"];
        };
    };
    depositAndPurchase: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A UUID chosen by the caller for one attempt. For 24 hours the same key with the same body answers the first
                 *     answer again; the same key with another body is refused with 422 idempotency_key_reused.
                 * @example 6f1b8c1e-9a53-4c0e-8a0f-0d6f7f6a9d11
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description API version. */
                "X-Shop-Version"?: components["parameters"]["Version33"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DepositPurchaseRequest"];
            };
        };
        responses: {
            /** @description Bought, with a receipt; or a challenge to pass first, without one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DepositPurchaseEnvelope"];
                };
            };
            400: components["responses"]["InvalidCall"];
            401: components["responses"]["SignedOut"];
            /** @description The money is not there. Nothing was charged or bought. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            403: components["responses"]["StepUpRequired"];
            /** @description The cart or the deposit is not what it was. Nothing was charged or bought. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The deposit, the cart or the customer may not do this now. Nothing was charged or bought. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getDrawDetails: {
        parameters: {
            query?: never;
            header?: {
                /** @description API version. */
                "X-Shop-Version"?: components["parameters"]["Version36"];
            };
            path: {
                /**
                 * @description Counted per offer.
                 * @example 4320
                 */
                drawNo: components["parameters"]["DrawNo"];
                /**
                 * @description An unknown one is 404.
                 * @example monday_lotto
                 */
                productOfferKey: components["parameters"]["ProductOfferKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The draw. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DrawDetailsEnvelope"];
                };
            };
            400: components["responses"]["InvalidCall"];
            404: components["responses"]["NotFound"];
        };
    };
    listDrawPrizes: {
        parameters: {
            query?: never;
            header?: {
                /** @description API version. */
                "X-Shop-Version"?: components["parameters"]["Version36"];
            };
            path: {
                /**
                 * @description Counted per offer.
                 * @example 4320
                 */
                drawNo: components["parameters"]["DrawNo"];
                /**
                 * @description An unknown one is 404.
                 * @example monday_lotto
                 */
                productOfferKey: components["parameters"]["ProductOfferKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The prizes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PrizesEnvelope"];
                };
            };
            400: components["responses"]["InvalidCall"];
            404: components["responses"]["NotFound"];
        };
    };
    listDrawWinners: {
        parameters: {
            query?: {
                /** @description How many to answer at most. */
                limit?: components["parameters"]["Limit"];
                /** @description How many to skip. */
                offset?: components["parameters"]["Offset"];
                /** @description A name or a ticket number. */
                search?: string;
            };
            header?: {
                /** @description API version. */
                "X-Shop-Version"?: components["parameters"]["Version36"];
            };
            path: {
                /**
                 * @description Counted per offer.
                 * @example 4320
                 */
                drawNo: components["parameters"]["DrawNo"];
                /**
                 * @description An unknown one is 404.
                 * @example monday_lotto
                 */
                productOfferKey: components["parameters"]["ProductOfferKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of winners. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WinnersEnvelope"];
                };
            };
            400: components["responses"]["InvalidCall"];
            404: components["responses"]["NotFound"];
        };
    };
    getCustomerDrawFullResult: {
        parameters: {
            query?: never;
            header?: {
                /** @description API version. */
                "X-Shop-Version"?: components["parameters"]["Version30"];
            };
            path: {
                /**
                 * @description Counted per offer.
                 * @example 4320
                 */
                drawNo: components["parameters"]["DrawNo"];
                /**
                 * @description An unknown one is 404.
                 * @example monday_lotto
                 */
                productOfferKey: components["parameters"]["ProductOfferKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result; customer_tickets is empty for a customer who did not play. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DrawFullResultEnvelope"];
                };
            };
            400: components["responses"]["InvalidCall"];
            401: components["responses"]["SignedOut"];
            404: components["responses"]["NotFound"];
        };
    };
    getDrawFullResult: {
        parameters: {
            query?: never;
            header?: {
                /** @description API version. */
                "X-Shop-Version"?: components["parameters"]["Version30"];
            };
            path: {
                /**
                 * @description Counted per offer.
                 * @example 4320
                 */
                drawNo: components["parameters"]["DrawNo"];
                /**
                 * @description An unknown one is 404.
                 * @example monday_lotto
                 */
                productOfferKey: components["parameters"]["ProductOfferKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. No names of people. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DrawFullResultEnvelope"];
                };
            };
            400: components["responses"]["InvalidCall"];
            404: components["responses"]["NotFound"];
        };
    };
    getDrawPreview: {
        parameters: {
            query?: never;
            header?: {
                /** @description API version. */
                "X-Shop-Version"?: components["parameters"]["Version30"];
            };
            path: {
                /**
                 * @description Counted per offer.
                 * @example 4320
                 */
                drawNo: components["parameters"]["DrawNo"];
                /**
                 * @description An unknown one is 404.
                 * @example monday_lotto
                 */
                productOfferKey: components["parameters"]["ProductOfferKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The draw with its prizes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DrawPreviewEnvelope"];
                };
            };
            400: components["responses"]["InvalidCall"];
            404: components["responses"]["NotFound"];
        };
    };
    listPastCustomerDraws: {
        parameters: {
            query?: {
                /** @description How many to answer at most. */
                limit?: components["parameters"]["Limit"];
                /** @description How many to skip. */
                offset?: components["parameters"]["Offset"];
            };
            header?: {
                /** @description API version. */
                "X-Shop-Version"?: components["parameters"]["Version30"];
            };
            path: {
                /**
                 * @description An unknown one is 404.
                 * @example monday_lotto
                 */
                productOfferKey: components["parameters"]["ProductOfferKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Scored draws only; empty for a customer who did not play. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PastDrawsEnvelope"];
                };
            };
            400: components["responses"]["InvalidCall"];
            401: components["responses"]["SignedOut"];
            404: components["responses"]["NotFound"];
        };
    };
    listArchivedDraws: {
        parameters: {
            query?: never;
            header?: {
                /** @description API version. */
                "X-Shop-Version"?: components["parameters"]["Version30"];
            };
            path: {
                /** @description From 1 for January, without a leading zero. Anything else is 404. */
                month: number;
                /**
                 * @description An unknown one is 404.
                 * @example monday_lotto
                 */
                productOfferKey: components["parameters"]["ProductOfferKey"];
                /** @description Anything else is 404. */
                year: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Scored draws only. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArchivedDrawsEnvelope"];
                };
            };
            400: components["responses"]["InvalidCall"];
            404: components["responses"]["NotFound"];
        };
    };
    listPastDraws: {
        parameters: {
            query?: {
                /** @description The results tab asked from. An offer of the other category answers an empty list. */
                category?: "lotteries" | "raffles";
                customerId?: string;
                /** @description How many to answer at most. */
                limit?: number;
                /** @description How many to skip. */
                offset?: components["parameters"]["Offset"];
            };
            header?: {
                /** @description API version. */
                "X-Shop-Version"?: components["parameters"]["Version30"];
            };
            path: {
                /**
                 * @description From the customer, else from the settings. An unknown one is 404.
                 * @example pri_au_nsw
                 */
                pricingId: components["parameters"]["PricingId"];
                /**
                 * @description An unknown one is 404.
                 * @example monday_lotto
                 */
                productOfferKey: components["parameters"]["ProductOfferKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Scored draws only. An offer without any answers an empty list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PastDrawsEnvelope"];
                };
            };
            400: components["responses"]["InvalidCall"];
            401: components["responses"]["SignedOut"];
            404: components["responses"]["NotFound"];
        };
    };
    listResultKeys: {
        parameters: {
            query?: never;
            header?: {
                /** @description API version. */
                "X-Shop-Version"?: components["parameters"]["Version30"];
            };
            path: {
                /**
                 * @description From the customer, else from the settings. An unknown one is 404.
                 * @example pri_au_nsw
                 */
                pricingId: components["parameters"]["PricingId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The latest result first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResultKeysEnvelope"];
                };
            };
            400: components["responses"]["InvalidCall"];
            404: components["responses"]["NotFound"];
        };
    };
    saveFavouriteNumbers: {
        parameters: {
            query?: never;
            header?: {
                /** @description API version. */
                "X-Shop-Version"?: components["parameters"]["Version30"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FavouriteNumbers"];
            };
        };
        responses: {
            /** @description The set as it is kept. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FavouriteNumbersEnvelope"];
                };
            };
            400: components["responses"]["InvalidCall"];
            401: components["responses"]["SignedOut"];
            /** @description A number is repeated or out of range, or there are too many. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getCardGateway: {
        parameters: {
            query?: never;
            header?: {
                /** @description API version. */
                "X-Shop-Version"?: components["parameters"]["Version30"];
            };
            path: {
                /** @description A gateway key. One that is not on offer is a 404. */
                fundRef: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The gateway and a token for one card form. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GatewayDetailsEnvelope"];
                };
            };
            400: components["responses"]["InvalidCall"];
            401: components["responses"]["SignedOut"];
            404: components["responses"]["NotFound"];
        };
    };
    deleteFund: {
        parameters: {
            query?: never;
            header?: {
                /** @description API version. */
                "X-Shop-Version"?: components["parameters"]["Version30"];
            };
            path: {
                /** @description The fund's id. Other customers' funds are not found. */
                fundRef: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Forgotten. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidCall"];
            401: components["responses"]["SignedOut"];
            404: components["responses"]["NotFound"];
            /** @description It is still needed. Nothing was forgotten. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    setDefaultFund: {
        parameters: {
            query?: never;
            header?: {
                /** @description API version. */
                "X-Shop-Version"?: components["parameters"]["Version30"];
            };
            path: {
                /** @description The fund's id. Other customers' funds, and funds that cannot pay, are not found. */
                fundRef: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is the default. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidCall"];
            401: components["responses"]["SignedOut"];
            404: components["responses"]["NotFound"];
        };
    };
    getDeposit: {
        parameters: {
            query?: never;
            header?: {
                /** @description API version. */
                "X-Shop-Version"?: components["parameters"]["Version30"];
            };
            path: {
                /** @description A deposit id or a fund id, of this customer. */
                fundRef: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The deposit. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DepositEnvelope"];
                };
            };
            400: components["responses"]["InvalidCall"];
            401: components["responses"]["SignedOut"];
            404: components["responses"]["NotFound"];
        };
    };
    createDeposit: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A UUID chosen by the caller for one attempt. For 24 hours the same key with the same body answers the first
                 *     answer again; the same key with another body is refused with 422 idempotency_key_reused.
                 * @example 6f1b8c1e-9a53-4c0e-8a0f-0d6f7f6a9d11
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description API version; 3.4 when csc is sent. */
                "X-Shop-Version"?: "3.0" | "3.4";
            };
            path: {
                /** @description A saved fund's id, else a deposit method's. */
                fundRef: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DepositRequest"];
            };
        };
        responses: {
            /** @description The deposit; the money is in the wallet only when it succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DepositEnvelope"];
                };
            };
            400: components["responses"]["InvalidCall"];
            401: components["responses"]["SignedOut"];
            /** @description The card was refused. Nothing was charged. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            403: components["responses"]["StepUpRequired"];
            404: components["responses"]["NotFound"];
            /** @description The deposit may not be made like this. Nothing was charged. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    authoriseDeposit: {
        parameters: {
            query?: never;
            header?: {
                /** @description API version. */
                "X-Shop-Version"?: components["parameters"]["Version30"];
            };
            path: {
                /** @description The deposit's id, or the reference it was created with. */
                fundRef: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DepositAuthorisation"];
            };
        };
        responses: {
            /** @description The challenge is passed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DepositEnvelope"];
                };
            };
            400: components["responses"]["InvalidCall"];
            401: components["responses"]["SignedOut"];
            /** @description The challenge is passed, but the bank refuses the money. Nothing was charged. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["NotFound"];
            /** @description Too late; the deposit is cancelled and nothing was charged. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The challenge was failed or abandoned; the deposit has failed and nothing was charged. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    addFund: {
        parameters: {
            query?: never;
            header?: {
                /** @description API version. */
                "X-Shop-Version"?: components["parameters"]["Version30"];
            };
            path: {
                /** @description The gateway the token is from. One that is not on offer is a 404. */
                gatewayFund: components["schemas"]["CardGatewayKey"];
                /** @description A payment method code. One that saves no card is a 404. */
                method: components["schemas"]["PaymentMethodCode"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CardForm"];
            };
        };
        responses: {
            /** @description The card as it is kept. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FundEnvelope"];
                };
            };
            400: components["responses"]["InvalidCall"];
            401: components["responses"]["SignedOut"];
            /** @description The card was refused. Nothing is saved. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["NotFound"];
            /** @description A field is wrong, or the token is used up. Nothing is saved. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createGatewayDeposit: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A UUID chosen by the caller for one attempt. For 24 hours the same key with the same body answers the first
                 *     answer again; the same key with another body is refused with 422 idempotency_key_reused.
                 * @example 6f1b8c1e-9a53-4c0e-8a0f-0d6f7f6a9d11
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description API version; 3.4 when csc is sent. */
                "X-Shop-Version"?: "3.0" | "3.4";
            };
            path: {
                /** @description The gateway the token is for. One that is not on offer is a 404. */
                gatewayKey: components["schemas"]["CardGatewayKey"];
                /** @description The same as deposit_method_code. A method that is not on offer is a 404. */
                methodCode: "ap" | "gp";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DepositRequest"];
            };
        };
        responses: {
            /** @description The deposit; the money is in the wallet only when it succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DepositEnvelope"];
                };
            };
            400: components["responses"]["InvalidCall"];
            401: components["responses"]["SignedOut"];
            /** @description The card behind the telephone was refused. Nothing was charged. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            403: components["responses"]["StepUpRequired"];
            404: components["responses"]["NotFound"];
            /** @description The deposit may not be made like this. Nothing was charged. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    addBankAccount: {
        parameters: {
            query?: never;
            header?: {
                /** @description API version. */
                "X-Shop-Version"?: components["parameters"]["Version38"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BankAccount"];
            };
        };
        responses: {
            /** @description The account as it is kept. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FundEnvelope"];
                };
            };
            400: components["responses"]["InvalidCall"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["StepUpRequired"];
            /** @description No such account. Nothing is saved. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listCardGateways: {
        parameters: {
            query?: never;
            header?: {
                /** @description API version. */
                "X-Shop-Version"?: components["parameters"]["Version30"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description In order of preference; empty when cards cannot be taken. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardGatewaysEnvelope"];
                };
            };
            400: components["responses"]["InvalidCall"];
            401: components["responses"]["SignedOut"];
        };
    };
    addPayPalFund: {
        parameters: {
            query?: never;
            header?: {
                /** @description API version. */
                "X-Shop-Version"?: components["parameters"]["Version30"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayPalForm"];
            };
        };
        responses: {
            /** @description The account as it is kept. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FundEnvelope"];
                };
            };
            400: components["responses"]["InvalidCall"];
            401: components["responses"]["SignedOut"];
            /** @description PayPal does not let this account pay. Nothing is saved. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["NonceInvalid"];
        };
    };
    createStripeSetup: {
        parameters: {
            query?: never;
            header?: {
                /** @description API version. */
                "X-Shop-Version"?: components["parameters"]["Version30"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What Stripe's own form needs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StripeSetupEnvelope"];
                };
            };
            400: components["responses"]["InvalidCall"];
            401: components["responses"]["SignedOut"];
            404: components["responses"]["NotFound"];
        };
    };
    listInfoPricing: {
        parameters: {
            query?: never;
            header?: {
                /** @description API version. */
                "X-Shop-Version"?: components["parameters"]["Version30"];
            };
            path: {
                /**
                 * @description From the customer, else from the settings. An unknown one is 404.
                 * @example pri_au_nsw
                 */
                pricingId: components["parameters"]["PricingId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The price list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PricingInfoEnvelope"];
                };
            };
            400: components["responses"]["InvalidCall"];
            404: components["responses"]["NotFound"];
        };
    };
    locateVisitor: {
        parameters: {
            query?: {
                /** @description The region the visitor chose; wins over the address, and an unknown one is ignored. */
                sv?: string;
            };
            header?: {
                /** @description API version. */
                "X-Shop-Version"?: components["parameters"]["Version30"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The place, normalised to a region of the shop. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LocationEnvelope"];
                };
            };
            400: components["responses"]["InvalidCall"];
        };
    };
    login: {
        parameters: {
            query?: never;
            header?: {
                /** @description API version. */
                "X-Shop-Version"?: components["parameters"]["Version30"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginRequest"];
            };
        };
        responses: {
            200: components["responses"]["SignedIn"];
            400: components["responses"]["InvalidCall"];
            401: components["responses"]["LoginRefused"];
            422: components["responses"]["InvalidEmail"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: {
                /** @description API version. */
                "X-Shop-Version"?: components["parameters"]["Version30"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Signed out. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidCall"];
            401: components["responses"]["SignedOut"];
        };
    };
    listOrders: {
        parameters: {
            query: {
                /** @description How many to answer at most. */
                limit?: components["parameters"]["Limit"];
                /** @description How many to skip. */
                offset?: components["parameters"]["Offset"];
                /** @description Upcoming or past orders. */
                status: "past_products" | "upcoming_products";
            };
            header?: {
                /** @description API version. */
                "X-Shop-Version"?: components["parameters"]["Version30"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of orders. A page past the end is empty. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrdersEnvelope"];
                };
            };
            400: components["responses"]["InvalidCall"];
            401: components["responses"]["SignedOut"];
        };
    };
    getOrder: {
        parameters: {
            query?: {
                /** @description Whether to include details, each game against each draw. */
                show_details?: boolean;
            };
            header?: {
                /** @description API version. */
                "X-Shop-Version"?: components["parameters"]["Version30"];
            };
            path: {
                /** @description The order's id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderEnvelope"];
                };
            };
            400: components["responses"]["InvalidCall"];
            401: components["responses"]["SignedOut"];
            404: components["responses"]["NotFound"];
        };
    };
    listRecommendedOrders: {
        parameters: {
            query?: never;
            header?: {
                /** @description API version. */
                "X-Shop-Version"?: components["parameters"]["Version30"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The latest purchase first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecommendedOrdersEnvelope"];
                };
            };
            400: components["responses"]["InvalidCall"];
            401: components["responses"]["SignedOut"];
        };
    };
    getPartner: {
        parameters: {
            query?: never;
            header?: {
                /** @description API version. */
                "X-Shop-Version"?: components["parameters"]["Version30"];
            };
            path: {
                /**
                 * @description The partner in the address of its page. An unknown one is 404.
                 * @example coast-radio
                 */
                slug: components["parameters"]["PartnerSlug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The partner. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartnerEnvelope"];
                };
            };
            400: components["responses"]["InvalidCall"];
            404: components["responses"]["NotFound"];
        };
    };
    forceChangePassword: {
        parameters: {
            query?: never;
            header?: {
                /** @description API version. */
                "X-Shop-Version"?: components["parameters"]["Version30"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ForcePasswordChangeRequest"];
            };
        };
        responses: {
            /** @description Saved. The next sign-in is with the new password. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidCall"];
            401: components["responses"]["SignedOut"];
            /** @description Not required, or done a moment ago. Read the overview again. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The password is too weak or the one it is to replace, or the two differ. Grouped by target. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    requestPasswordReset: {
        parameters: {
            query?: never;
            header?: {
                /** @description API version. */
                "X-Shop-Version"?: components["parameters"]["Version30"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordResetRequest"];
            };
        };
        responses: {
            /** @description If there is such a customer, a link is on its way. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidCall"];
            422: components["responses"]["InvalidEmail"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listPaymentMethods: {
        parameters: {
            query?: {
                /** @description Usable at the checkout. */
                "filter[funds.cart][eq]"?: boolean;
                /** @description With Apple Pay and Google Pay. */
                "filter[funds.digital_wallets][eq]"?: boolean;
                /** @description With bank accounts whose verification failed. */
                "filter[funds.failed_verification][eq]"?: boolean;
                /** @description Usable for a withdrawal. */
                "filter[funds.withdraw][eq]"?: boolean;
            };
            header?: {
                /** @description API version. */
                "X-Shop-Version"?: components["parameters"]["Version32"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Methods by code. One that is not rules.enabled is shown but cannot be chosen. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentMethodsEnvelope"];
                };
            };
            400: components["responses"]["InvalidCall"];
            401: components["responses"]["SignedOut"];
        };
    };
    listPaymentResolutions: {
        parameters: {
            query?: never;
            header?: {
                /** @description API version. */
                "X-Shop-Version"?: components["parameters"]["Version33"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Empty when everything is paid. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentResolutionsEnvelope"];
                };
            };
            400: components["responses"]["InvalidCall"];
            401: components["responses"]["SignedOut"];
        };
    };
    setPrecommitment: {
        parameters: {
            query?: never;
            header?: {
                /** @description API version. */
                "X-Shop-Version"?: components["parameters"]["Version30"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["LimitForm"];
            };
        };
        responses: {
            /** @description The limit after the change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PrecommitmentEnvelope"];
                };
            };
            400: components["responses"]["InvalidCall"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["StepUpRequired"];
            422: components["responses"]["LimitInvalid"];
        };
    };
    deletePrecommitment: {
        parameters: {
            query?: never;
            header?: {
                /** @description API version. */
                "X-Shop-Version"?: components["parameters"]["Version30"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The limit will end, after its cooling-off. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidCall"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["StepUpRequired"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["LimitCoolingOff"];
        };
    };
    listProductOffers: {
        parameters: {
            query?: {
                /** @description The variant of offers that sells free postal entries. */
                free_postal_entry?: boolean;
                /** @description Include offers that are not published yet. */
                preview?: boolean;
            };
            header?: {
                /** @description API version. */
                "X-Shop-Version"?: components["parameters"]["Version39"];
            };
            path: {
                /**
                 * @description From the customer, else from the settings. An unknown one is 404.
                 * @example pri_au_nsw
                 */
                pricingId: components["parameters"]["PricingId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Offers, the order to show them in, and what was left out. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductOffersResponseEnvelope"];
                };
            };
            400: components["responses"]["InvalidCall"];
            401: components["responses"]["SignedOut"];
            404: components["responses"]["NotFound"];
            /** @description Nothing at all is on sale. */
            418: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    syncRecurringPurchases: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A UUID chosen by the caller for one attempt. For 24 hours the same key with the same body answers the first
                 *     answer again; the same key with another body is refused with 422 idempotency_key_reused.
                 * @example 6f1b8c1e-9a53-4c0e-8a0f-0d6f7f6a9d11
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description API version. */
                "X-Shop-Version"?: components["parameters"]["Version33"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecurringSyncRequest"];
            };
        };
        responses: {
            /** @description What became of each, in the order asked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecurringSyncEnvelope"];
                };
            };
            400: components["responses"]["InvalidCall"];
            401: components["responses"]["SignedOut"];
            404: components["responses"]["NotFound"];
            /** @description These cannot be tried. Nothing was charged. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listRecurringPurchases: {
        parameters: {
            query?: {
                /** @description How many to answer at most. */
                limit?: components["parameters"]["Limit"];
                /** @description How many to skip. */
                offset?: components["parameters"]["Offset"];
            };
            header?: {
                /** @description API version. */
                "X-Shop-Version"?: components["parameters"]["Version33"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. A page past the end is empty. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecurringPurchasesEnvelope"];
                };
            };
            400: components["responses"]["InvalidCall"];
            401: components["responses"]["SignedOut"];
        };
    };
    listScheduledPurchases: {
        parameters: {
            query?: never;
            header?: {
                /** @description API version. */
                "X-Shop-Version"?: components["parameters"]["Version32"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them; there are never many. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScheduledPurchasesEnvelope"];
                };
            };
            400: components["responses"]["InvalidCall"];
            401: components["responses"]["SignedOut"];
        };
    };
    getScheduledPurchase: {
        parameters: {
            query?: never;
            header?: {
                /** @description API version. */
                "X-Shop-Version"?: components["parameters"]["Version32"];
            };
            path: {
                /** @description Its encoded_id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The scheduled purchase. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScheduledPurchaseEnvelope"];
                };
            };
            400: components["responses"]["InvalidCall"];
            401: components["responses"]["SignedOut"];
            404: components["responses"]["NotFound"];
        };
    };
    cancelScheduledPurchase: {
        parameters: {
            query?: never;
            header?: {
                /** @description API version. */
                "X-Shop-Version"?: components["parameters"]["Version32"];
            };
            path: {
                /** @description Its encoded_id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It will not be charged. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScheduledPurchaseEnvelope"];
                };
            };
            400: components["responses"]["InvalidCall"];
            401: components["responses"]["SignedOut"];
            404: components["responses"]["NotFound"];
            /** @description Too late; it was charged and is an order. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    signUp: {
        parameters: {
            query?: never;
            header?: {
                /** @description API version. */
                "X-Shop-Version"?: components["parameters"]["Version35"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignUpRequest"];
            };
        };
        responses: {
            200: components["responses"]["SignedUp"];
            400: components["responses"]["InvalidCall"];
            /** @description The email belongs to a customer. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A field is wrong, each under its own target; or the customer is too young. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    socialAuthenticate: {
        parameters: {
            query?: never;
            header?: {
                /** @description API version. */
                "X-Shop-Version"?: components["parameters"]["Version30"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SocialAuthenticationRequest"];
            };
        };
        responses: {
            200: components["responses"]["SignedIn"];
            400: components["responses"]["InvalidCall"];
            401: components["responses"]["LoginRefused"];
            /** @description The provider knows the visitor; no customer has linked them. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["InvalidToken"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    linkSocialAccount: {
        parameters: {
            query?: never;
            header?: {
                /** @description API version. */
                "X-Shop-Version"?: components["parameters"]["Version30"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LinkSocialAccountRequest"];
            };
        };
        responses: {
            /** @description Linked. From now on it signs this customer in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SocialLinkEnvelope"];
                };
            };
            400: components["responses"]["InvalidCall"];
            401: components["responses"]["SignedOut"];
            /** @description Another customer has linked this account of the provider. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["InvalidToken"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listSocialAccounts: {
        parameters: {
            query?: never;
            header?: {
                /** @description API version. */
                "X-Shop-Version"?: components["parameters"]["Version30"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By provider, at most one of each; empty when none is linked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SocialAccountsEnvelope"];
                };
            };
            400: components["responses"]["InvalidCall"];
            401: components["responses"]["SignedOut"];
        };
    };
    unlinkSocialAccount: {
        parameters: {
            query?: never;
            header?: {
                /** @description API version. */
                "X-Shop-Version"?: components["parameters"]["Version30"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UnlinkSocialAccountRequest"];
            };
        };
        responses: {
            /** @description Not linked any more. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidCall"];
            401: components["responses"]["SignedOut"];
            /** @description No provider of that name. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getSpendLimits: {
        parameters: {
            query?: never;
            header?: {
                /** @description API version. */
                "X-Shop-Version"?: components["parameters"]["Version30"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What has been spent is as of the shop's clock. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SpendLimitsEnvelope"];
                };
            };
            400: components["responses"]["InvalidCall"];
            401: components["responses"]["SignedOut"];
        };
    };
    setSpendLimit: {
        parameters: {
            query?: never;
            header?: {
                /** @description API version. */
                "X-Shop-Version"?: components["parameters"]["Version30"];
            };
            path: {
                /** @description A period of available_periods; any other is a 404. */
                limitRef: components["schemas"]["SpendPeriod"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["LimitForm"];
            };
        };
        responses: {
            /** @description The limit after the change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SpendLimitEnvelope"];
                };
            };
            400: components["responses"]["InvalidCall"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["StepUpRequired"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["LimitInvalid"];
        };
    };
    editSpendLimit: {
        parameters: {
            query?: never;
            header?: {
                /** @description API version. */
                "X-Shop-Version"?: components["parameters"]["Version30"];
            };
            path: {
                /** @description A period of available_periods; any other is a 404. */
                limitRef: components["schemas"]["SpendPeriod"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["LimitForm"];
            };
        };
        responses: {
            /** @description The limit after the change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SpendLimitEnvelope"];
                };
            };
            400: components["responses"]["InvalidCall"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["StepUpRequired"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["LimitInvalid"];
        };
    };
    deleteSpendLimit: {
        parameters: {
            query?: never;
            header?: {
                /** @description API version. */
                "X-Shop-Version"?: components["parameters"]["Version30"];
            };
            path: {
                /** @description A spend_limit_id of customer_limits. */
                limitRef: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The limit will end, after its cooling-off. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidCall"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["StepUpRequired"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["LimitCoolingOff"];
        };
    };
    getStatistics: {
        parameters: {
            query?: never;
            header?: {
                /** @description API version. */
                "X-Shop-Version"?: components["parameters"]["Version30"];
            };
            path: {
                /** @description The product offer key of a lottery. */
                lotteryKey: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts of every number that can be drawn. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatisticsEnvelope"];
                };
            };
            400: components["responses"]["InvalidCall"];
            404: components["responses"]["NotFound"];
        };
    };
    listSubscriptions: {
        parameters: {
            query?: {
                /** @description How many to answer at most. */
                limit?: components["parameters"]["Limit"];
                /** @description Keys of product offers with commas between them. */
                lottery_keys?: string;
                /** @description How many to skip. */
                offset?: components["parameters"]["Offset"];
            };
            header?: {
                /** @description API version. */
                "X-Shop-Version"?: components["parameters"]["Version33"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. A page past the end is empty. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecurringPurchasesEnvelope"];
                };
            };
            400: components["responses"]["InvalidCall"];
            401: components["responses"]["SignedOut"];
        };
    };
    getSubscription: {
        parameters: {
            query?: never;
            header?: {
                /** @description API version. */
                "X-Shop-Version"?: components["parameters"]["Version33"];
            };
            path: {
                /** @description The subscription's id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The subscription. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecurringPurchaseEnvelope"];
                };
            };
            400: components["responses"]["InvalidCall"];
            401: components["responses"]["SignedOut"];
            404: components["responses"]["NotFound"];
        };
    };
    updateSubscription: {
        parameters: {
            query?: never;
            header?: {
                /** @description API version. */
                "X-Shop-Version"?: components["parameters"]["Version33"];
            };
            path: {
                /** @description The subscription's id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubscriptionUpdateRequest"];
            };
        };
        responses: {
            /** @description The subscription as it now is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecurringPurchaseEnvelope"];
                };
            };
            400: components["responses"]["InvalidCall"];
            401: components["responses"]["SignedOut"];
            404: components["responses"]["NotFound"];
            /** @description It cannot be sold like this. It stays as it was. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    setSubscriptionStatus: {
        parameters: {
            query?: never;
            header?: {
                /** @description API version. */
                "X-Shop-Version"?: components["parameters"]["Version33"];
            };
            path: {
                /** @description The subscription's id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecurringStatusRequest"];
            };
        };
        responses: {
            /** @description The subscription as it now is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecurringPurchaseEnvelope"];
                };
            };
            400: components["responses"]["InvalidCall"];
            401: components["responses"]["SignedOut"];
            404: components["responses"]["NotFound"];
            /** @description It cannot come to this status. It stays as it was. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listTips: {
        parameters: {
            query?: never;
            header?: {
                /** @description API version. */
                "X-Shop-Version"?: components["parameters"]["Version30"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description At most a few per lottery. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TipsEnvelope"];
                };
            };
            400: components["responses"]["InvalidCall"];
        };
    };
    listTransactions: {
        parameters: {
            query?: {
                /** @description Only transactions of this day or later, in Sydney. */
                from?: string;
                /** @description How many to answer at most. */
                limit?: components["parameters"]["Limit"];
                /** @description How many to skip. */
                offset?: components["parameters"]["Offset"];
                /** @description Only transactions with this status. */
                status?: components["schemas"]["TransactionStatus"];
                /** @description Only transactions of this day or earlier, in Sydney. */
                to?: string;
                /** @description Only transactions of this type. */
                type?: components["schemas"]["TransactionType"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. A page past the end is empty. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransactionsEnvelope"];
                };
            };
            400: components["responses"]["InvalidCall"];
            401: components["responses"]["SignedOut"];
        };
    };
    getTransaction: {
        parameters: {
            query?: never;
            header?: {
                /** @description API version. */
                "X-Shop-Version"?: components["parameters"]["Version30"];
            };
            path: {
                /** @description The transaction's id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The transaction. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransactionEnvelope"];
                };
            };
            400: components["responses"]["InvalidCall"];
            401: components["responses"]["SignedOut"];
            404: components["responses"]["NotFound"];
        };
    };
    transferLogin: {
        parameters: {
            query?: never;
            header?: {
                /** @description API version. */
                "X-Shop-Version"?: components["parameters"]["Version30"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["TransferLoginRequest"];
            };
        };
        responses: {
            200: components["responses"]["SignedIn"];
            400: components["responses"]["InvalidCall"];
            401: components["responses"]["AccountLocked"];
            410: components["responses"]["LinkExpired"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getWithdrawal: {
        parameters: {
            query?: never;
            header?: {
                /** @description API version. */
                "X-Shop-Version"?: components["parameters"]["Version30"];
            };
            path: {
                /** @description What requestWithdrawal answered. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The withdrawal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WithdrawalEnvelope"];
                };
            };
            400: components["responses"]["InvalidCall"];
            401: components["responses"]["SignedOut"];
            404: components["responses"]["NotFound"];
        };
    };
    requestWithdrawal: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A UUID chosen by the caller for one attempt. For 24 hours the same key with the same body answers the first
                 *     answer again; the same key with another body is refused with 422 idempotency_key_reused.
                 * @example 6f1b8c1e-9a53-4c0e-8a0f-0d6f7f6a9d11
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description API version. */
                "X-Shop-Version"?: components["parameters"]["Version31"];
            };
            path: {
                /** @description A saved fund's id, else a withdrawal method's. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WithdrawalRequest"];
            };
        };
        responses: {
            /** @description Requested; the money is held. See getWithdrawal for its progress. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WithdrawalResultEnvelope"];
                };
            };
            400: components["responses"]["InvalidCall"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["StepUpRequired"];
            404: components["responses"]["NotFound"];
            /** @description This may not be withdrawn. Nothing is held. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
}
