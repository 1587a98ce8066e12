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
         * @description Called when a visitor first needs a cart, and when the cart of a token no longer exists.
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
         * @description As with the customer's cart, reading removes items that can no longer be bought. A visitor has no customer
         *     limits, so blocked_reasons is empty.
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
         * Add several items to a visitor's cart at once
         * @description Adds all or none, at the end of the cart. The first invalid item decides the refusal; its position is the
         *     first part of the target, as in items.0.games. Repeating a call with the same Idempotency-Key returns the
         *     first reply and adds nothing.
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
         * @description Appends the items to the customer's cart, lists those that could not be moved in auto_removed_items, and
         *     deletes the token. A second call is a 404 and changes nothing.
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
         * Add a ticket to a visitor's cart
         * @description The service computes the price and never accepts the caller's. Without games, the service picks the numbers.
         *     Repeating a call with the same Idempotency-Key returns the first reply and adds nothing.
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
         * @description Absent fields keep their values. Lottery, game type and offer cannot change: remove the item and add another.
         *     404 for items of other carts.
         */
        put: operations["updateAnonCartItem"];
        post?: never;
        /**
         * Remove an item from a visitor's cart
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
         * @description Like addCartPromotion. A limit per customer is checked when the cart is converted: a voucher that the customer
         *     may not use is listed in auto_removed_items.
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
         * @description By the id of the voucher in the cart. 404 for other items.
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
         * Price a visitor's item on a partner's page
         * @description Like updatePartnerCart, but nothing is stored: the purchase sends the item again, and without an item the cart
         *     is empty. The word partner is never the token of a cart.
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
         * @description Requires only the token. If two-factor is on, the refusal is 2fa_required; continue with autologinWithBody,
         *     the same token and the code. A token works once, within 24 hours; only a successful sign-in uses it up. This
         *     GET changes state: it is never cached or prefetched. Mail scanners follow links, so the link in the email
         *     opens a page of the site, which makes this call. A refusal never starts a token refresh. Source: shell §7,
         *     account §4.
         */
        get: operations["verifyAutologin"];
        put?: never;
        /**
         * Sign in with the token of an email link, and a code
         * @description The same sign-in as verifyAutologin, with two more fields: whether to trust this device, and the code. Without
         *     otp, the refusal may be 2fa_required. A wrong code does not use up the token. Source: account §7.
         */
        post: operations["autologinWithBody"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/autologin/owner": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * See whose one-time link this is
         * @description For the token of any link of a mail or letter: autologin, transfer, new password, address confirmation, email change
         *     and its undo. Neither uses up the link nor signs in. The site asks a signed-in customer before a link replaces their
         *     session with another customer's, and says when a link is opened that it can no longer be used. The documents do not
         *     name it.
         */
        post: operations["checkLinkOwner"];
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
         * @description Absent fields keep their values. Applies from the next draw that opens, at the prices of that day. Additional
         *     games get random numbers; if there are fewer games, the last ones are removed.
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
         * @description The same as setAutoplayStatus with recurring_status_timed_pause if paused_until is given, otherwise with
         *     recurring_status_paused. Prefer that call.
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
         * Play only draws with a large jackpot
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
         * Play new random numbers, or keep the same ones
         * @description true picks new numbers for every draw; false keeps the current numbers, or picks some once if there are none.
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
         * @description The same as setAutoplayStatus with recurring_status_active. Prefer that call.
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
         * @description Sending the current status changes nothing. After a pause, read the payment resolutions again (shop §4). This
         *     path is plural, the others are singular, as in the shop's API.
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
         * @description The reply is the same for everyone in a region, so it may be shared. The caller picks the segment in
         *     customer.segment_name, or else the default. Callers ignore unknown flags.
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
         * @description Adds all or none, at the end of the cart or before one of its items. The first invalid item decides the refusal; its position is the
         *     first part of the target, as in items.0.games. Repeating a call with the same Idempotency-Key returns the
         *     first reply and adds nothing.
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
         * @description The service computes the price and never accepts the caller's; expected_price only detects a difference from
         *     what the customer saw. Without games, the service picks the numbers. Repeating a call with the same
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
         * @description Absent fields keep their values. Lottery, game type and offer cannot change: remove the item and add another.
         *     Other customers' items are not found.
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
         * Set and price a customer's item on a partner's page
         * @description The item replaces the partner's cart; without an item, the call only reads the cart. Each customer has one
         *     cart per partner, which is empty after a purchase. Repeating the call changes nothing.
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
         * @description Buys the item of the call at the current price and empties the partner's cart. With a deposit, like
         *     depositAndPurchase, all or nothing; without one, the wallet pays. If the card requires a 3-D Secure challenge,
         *     the reply is 202: pass the challenge, call authoriseDeposit, then repeat this call with the same
         *     Idempotency-Key and body. Any other repetition returns the first reply.
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
         * @description Not case-sensitive. A cart has at most one promotion. The code's limits are checked now and again at purchase.
         *     After a refund, the code can be used again.
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
         * @description By the id of the voucher in the cart. 404 for other items.
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
         * @description For carts that the wallet covers; otherwise use depositAndPurchase. One transaction: all orders and the debit,
         *     or nothing. If the revision, a price or the total differs from what the customer saw, or an item had to be
         *     removed, the call is refused with 409 cart_changed; the message tells the new total if that differs. Repeating
         *     a call with the same Idempotency-Key returns the first receipt.
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
         * @description In alphabetical order, without their texts unless a slug is given. An unknown slug returns an empty list; the caller then tries getCause with underscores
         *     instead of the slug's hyphens (shop §7).
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
         * @description The site uses it to choose between sign-in and sign-up. Rate-limited per address.
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
         * Read a receipt
         * @description Only for the customer who bought it; 404 for visitors and other customers. A bearer token, if sent, must be
         *     valid. The Idempotency-Key of the purchase also finds the receipt, for browsers that never received the reply;
         *     404 while the purchase is running.
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
    "/coming_charges": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the charges until the end of the next month
         * @description Our proposal. At today's prices, without paused and cancelled purchases. A charge may still be skipped: if its
         *     draw is sold out, over a limit, or below the minimum jackpot.
         */
        get: operations["listComingCharges"];
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
         * @description Signs the customer out everywhere, removes them from all mailing lists and keeps only what the law requires.
         *     Refused while the wallet holds money, a prize is unpaid or not delivered, a withdrawal is unpaid, or a ticket has a draw to come. Cancels
         *     active recurring purchases. This DELETE has a form body, which OpenAPI 3.1 allows without defining its
         *     meaning; shell §7 requires it. A repeated call is 401, which the site treats as closed.
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
         * @description The offer identifies the email; all marketing email stops. Works without signing in, and repeatedly. Without
         *     an offer, use updateCommunicationPreferences. The specification marks the last part of the path as optional;
         *     that it is the offer, and the version, are our interpretation. Source: account §3, §7.
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
         * @description Signed-in customers send current_password and, if two-factor is on, need elevation. From an email link, token
         *     replaces both, and a bearer token is ignored. Without a token or a sign-in: 401. Clears force_password_change
         *     and ends every other sign-in of the customer; for a link, every sign-in. Form encoded. Source: shell §7,
         *     account §8.
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
         * @description Clears address_confirmation_required. Read the overview again: another confirmation may follow. Call it for
         *     the signed-in customer, or with the token from a letter, which works once, within 30 days. If both are sent,
         *     the token decides. Repeating it as a customer changes nothing.
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
         * @description Clears email_address_confirmation_required. Repeating it changes nothing.
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
         * @description null: never given; the form must ask for it. Never cached.
         */
        get: operations["getCustomerDetails"];
        put?: never;
        /**
         * Change the details of the signed-in customer
         * @description Absent fields keep their values. The email and the date of birth cannot be changed here. A verified name
         *     cannot be changed (422). A new state, post code or country must fit the other two: an Australian post code has 4 digits
         *     and is one of its state; the state is OTHER in other countries, or GB in Britain. A verified customer who moves to another state is no longer verified: see verification_revoked and previous_state. Needs a
         *     one-time code where two-factor is on. Repeating it changes nothing.
         */
        post: operations["updateCustomerDetails"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/email-change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request a change of the customer's email
         * @description Sends a link to the new email, valid once, for an hour; another request invalidates it. The current email gets a
         *     notice with a link that undoes the change, before and for 7 days after it. An email that belongs to another
         *     customer gets the same reply, and no link. Needs elevation if two-factor is on.
         */
        post: operations["requestEmailChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/email-change/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the email with a link, or undo the change
         * @description The link to the new email changes it. The link to the old email undoes the change: it restores the old email,
         *     invalidates the other link, ends every sign-in and sends a link to choose a new password. Each works once.
         */
        post: operations["confirmEmailChange"];
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
         * List the payment methods for recurring purchases, with the chosen one
         * @description Never cached. Source is account §7 and shop §7; the shape is that of the customer session (shell §3).
         */
        get: operations["getRecurringPurchaseMethods"];
        put?: never;
        /**
         * Choose the payment method for recurring purchases
         * @description The key is in the query; there is no body. Applies from the next charge of every recurring purchase, including
         *     those paused by a declined card. Repeating it changes nothing.
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
         * Accept the current terms and conditions
         * @description Stores the time. Clears account_upgrade if the customer's details are complete: phone number, address, suburb,
         *     state and postcode. Otherwise, the customer must accept again with complete details. Repeating it only updates
         *     the time.
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
         * Acknowledge the restrictions of the customer's location
         * @description For customers in a country where the shop may not sell. Clears country_banned_confirmation_required and does
         *     not change country_banned. The country and region shown to the customer may be sent; they are stored with the
         *     time. Repeating it only updates the time. Source: shell §7, account §6; the interpretation is ours.
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
         * Read the two-factor settings
         * @description Never cached. The fields are from account §3; the assignment of paths to calls is ours.
         */
        get: operations["getTwoFactorConfig"];
        /**
         * Turn two-factor on with the first code of a method
         * @description For authenticator, send a code of the latest secret from startAuthenticatorSetup; for email, the code that
         *     sendTwoFactorEmailCode sent with reason enrol. If two-factor is on already, this changes the method and requires
         *     elevation; recovery codes stay. Otherwise the reply has ten recovery codes. Other sign-ins continue. A code works
         *     once, so a repeat is refused with 2fa_incorrect.
         */
        put: operations["enableTwoFactor"];
        post?: never;
        /**
         * Turn two-factor off
         * @description Turns two-factor off and deletes the secret and all trusted devices. Requires elevation while two-factor is
         *     on. Repeating it changes nothing.
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
         * Create a secret for an authenticator app
         * @description Two-factor is off until enableTwoFactor receives the first code. Every call creates a new secret and deletes
         *     the previous one; the current method remains on. Codes have 6 digits and change every 30 seconds; one step of
         *     drift is allowed. Requires elevation while two-factor is on, so that the code of the current method is asked for
         *     before the new one; otherwise the password, whose wrong ones count with those of login.
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
         * @description For enrol and elevate, the customer must be signed in. For login, the challenge_token from the 2fa_required
         *     refusal identifies the customer. That refusal already sent a code; this sends another. A code works once,
         *     within 10 minutes, and a new code replaces it. Refused with 429 within 60 seconds of the last code (account
         *     §4). With enrol, requires elevation while two-factor is on; otherwise the password, for another code within 30
         *     minutes not again.
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
         * @description Clears tfa_prompt_required, whatever the customer chose. Repeating it changes nothing.
         */
        post: operations["acknowledgeTwoFactorPrompt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/two-factor-auth/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create ten recovery codes
         * @description Replaces all earlier ones. Each works once, wherever a 6 digit code does, and counts as a code when it is wrong.
         *     They are returned once and stored as hashes. Requires elevation. The specification has no such call; it is ours.
         */
        post: operations["createRecoveryCodes"];
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
         * Upload pictures of a document, or a signed form
         * @description Multipart. A person checks the upload, so it is pending for a day or two. Each file is a JPEG, PNG or PDF of
         *     at most 10 MB; the type is detected from the content, not the name. Another upload replaces a pending one.
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
         * Start a verification with the customer's bank
         * @description Returns the address to send the browser to. The bank sends it back to redirect_url with state and a code, for
         *     completeConnectId. state is valid once, for this customer, for 10 minutes. Without authorisation_server_id,
         *     the customer chooses the bank on the provider's page.
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
         * Complete a verification with the customer's bank
         * @description Takes the bank's answer: a code, or an error if the customer declined. state must be the one from
         *     startConnectId for this customer; otherwise a forged link could verify one person with another person's bank.
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
         * @description getLicenceConfig of the customer-verify service lists the fields of a state's licence. After a mismatch, the
         *     method is attempted; at most three tries a day.
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
         * @description Contains the customer's name and address, so it is never cached. Customers return it with uploadVerification.
         *     Our proposal: account §3 names the method but no call. 404 while pdf_form is disabled for the customer.
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
         * @description Uses the stored name, date of birth and address. in_progress until the result arrives: read the customer every
         *     5 seconds, at most 12 times. An immediate mismatch is refused, and the method becomes attempted. Source:
         *     account §7.
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
         * @description Prizes minus the amounts held by pending withdrawals (account §8). Deposits cannot be withdrawn.
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
         * @description Authorise, purchase, capture: if the purchase is refused, the authorisation is voided and nothing is charged.
         *     The deposit and the wallet together must cover the total. If the card requires a 3-D Secure challenge, the
         *     reply has a deposit with status requires_action and no receipt: pass the challenge, call authoriseDeposit,
         *     then repeat this call with the same Idempotency-Key and body. Any other repetition returns the first reply.
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
         * @description By type with main first, then by time of draw, then by id (shop §9). Empty for a lottery.
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
         * List the winners of a draw
         * @description Empty until the draw has a result. Most valuable prize first. The search matches whole ticket numbers and
         *     parts of the displayed name.
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
         * Read the full result of a draw, with the customer's own tickets
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
         * Read the full result of a draw
         * @description 404 until the draw has a result, or one of its early birds; before that, use getDrawDetails.
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
         * @description For pages opened with preview=true (shop §2). The reply for a draw on sale is the usual one. A later draw has no
         *     seed yet. Never cached, so that changes show immediately. An unpublished draw cannot be bought.
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
         * List the past draws for which the customer had a ticket
         * @description Latest first, each with the customer's own tickets and winnings. Never cached.
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
         * @description By the calendar of the lottery's time zone, latest first, not paged. A month without results returns an empty
         *     list.
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
         * List the past draws of an offer, latest first
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
         * List the latest result of each offer
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
         * Save the customer's favourite numbers
         * @description Replaces the stored set; an empty list deletes it. The order is kept. A game uses the numbers that its board has. No number
         *     may appear twice. `automatic_favourite_numbers` is our addition. Source: shell §7, shop §7.
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
         * Read the data for a gateway's card form
         * @description fundRef is a gateway key. Every call returns a new client token, valid for one card form of this customer, so
         *     the reply is never cached.
         */
        get: operations["getCardGateway"];
        put?: never;
        post?: never;
        /**
         * Delete a saved fund
         * @description fundRef is a saved fund's id. A fund that pays an active recurring purchase cannot be deleted until that
         *     purchase uses another fund or ends. Past payments are not affected. If it was the default, the newest card
         *     that can pay becomes the default, otherwise a PayPal account.
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
         * Make a fund the default
         * @description fundRef is a saved fund's id. The previous default is cleared. Repeating it changes nothing.
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
         * @description fundRef is a deposit id, the Idempotency-Key of a createDeposit, or a fund id for its latest deposit. If a
         *     challenge is not passed within 15 minutes, the deposit is cancelled.
         */
        get: operations["getDeposit"];
        put?: never;
        /**
         * Deposit into the wallet
         * @description fundRef is the id of a saved fund or of a deposit method. Checked in order: method, amount, deposit limit,
         *     gateway. If two-factor is on, a new card requires a code (403 required). A card may ask for a challenge:
         *     status requires_action, then authoriseDeposit. Repeating a call with the same Idempotency-Key returns the
         *     first reply and charges nothing.
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
         * Submit the result of a 3-D Secure challenge
         * @description Completes a deposit without a purchase. A deposit from depositAndPurchase is only authorised: nothing is
         *     charged until that call is repeated with its checkout_key. Repeating this call returns the deposit.
         */
        post: operations["authoriseDeposit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/funds/{fundRef}/deposit/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a deposit that waits for the customer
         * @description A pending BPAY or bank transfer deposit, or one with the status requires_action. It no longer counts towards the
         *     deposit limit. A transfer that arrives for it later is returned to its sender, and a challenge passed later
         *     charges nothing. Repeating this call returns the cancelled deposit.
         */
        post: operations["cancelDeposit"];
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
         * @description Requires a new one-time code if two-factor is on. The card becomes the default, unless make_default is false. Its number is never sent here: the gateway's hosted fields turn it into
         *     payment_token. The gateway checks the card without charging it. A name with 13 or more digits is refused,
         *     because it may be the card number. method is cc; for other methods, only the path /funds/pl/braintree exists.
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
         * Deposit into the wallet by Apple Pay or Google Pay
         * @description Like createDeposit for other methods: the same checks in the same order, and the same reply. Read it with
         *     getDeposit. If two-factor is on, a new fund may require a new one-time code. Repeating a call with the same
         *     Idempotency-Key returns the first reply and charges nothing.
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
         * Save a bank account for withdrawals
         * @description Requires a new one-time code if two-factor is on. The account may be unverified at first; withdrawals may have
         *     to wait until verification_status is Verified. An account in another name is refused. In a refusal, account_number, bsb and swift name the invalid
         *     field (account §5).
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
         * @description Use the first one. This path takes precedence over /funds/{fundRef}.
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
         * @description Requires a new one-time code if two-factor is on. The account becomes the default. This path takes precedence over /funds/{method}/{gatewayFund}. The messages
         *     of refusals are for customers.
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
         * Start saving a card with Stripe
         * @description Creates a setup intent for one card form, to be sent with addFund. Charges nothing; unused intents expire. 404
         *     if Stripe is not available. This path takes precedence over /funds/{method}/{gatewayFund}.
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
         * Read a price list's name
         * @description Two pricing ids with the same name have the same offers and prices, so a change of region between them need
         *     not read the offers again (shell §4).
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
         * @description By the caller's IP address, or by sv if it is a known region. Never cached for others.
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
         * @description An unknown email and a wrong password get the same refusal after the same time. A refusal never starts a token
         *     refresh. If two-factor is on, the first call is refused with 2fa_required (and a code is sent, if codes come
         *     by email); repeat it with otp. A device trusted within remember_for_days that sends its fingerprint needs no
         *     code. A sign-in with a code is elevated for 15 minutes.
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
         * @description Revokes every refresh token of this device's sign-in. This GET changes state: it is never cached or
         *     prefetched. Accepts an expired access token. Repeating it changes nothing.
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
         * @description upcoming_products are orders with a draw still to come, the next stop first; past_products are orders with a
         *     draw already held, the latest draw first. An order between its first and its last draw is in both lists. Ten
         *     per page by default. Never includes details.
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
    "/orders/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download upcoming tickets to print
         * @description Our proposal: shell §2 names the page but no call. The tickets with their numbers, draws, price and a QR code
         *     of the order's page. Never cached. The word pdf is never the id of an order.
         */
        get: operations["printOrders"];
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
         * List earlier orders that the customer may want to repeat
         * @description Earlier orders whose offer has an open draw, for the next draw at today's price, without those already in the
         *     cart. The word recommended is never the id of an order.
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
        /** Read the partner of a page */
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
         * Set the new password that the shop requires
         * @description Only while the customer's force_password_change is true. It requires no current password, so for other
         *     customers it would allow an account takeover. Clears force_password_change and ends every other sign-in of the
         *     customer. Of two concurrent calls, one is refused with 409.
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
         * Request a link to set a new password
         * @description Returns 204 after the same time whether or not the email belongs to a customer, so that emails cannot be
         *     probed. The link contains a token for changePassword, valid once, for an hour; another request invalidates it.
         *     Source: shell §2, which describes the page but no call.
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
         * @description The filters select funds and methods by purpose. For a deposit, send funds.cart true, funds.withdraw false and
         *     funds.digital_wallets true; for a withdrawal, funds.withdraw and funds.failed_verification true.
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
         * List failed charges that the customer must resolve
         * @description One per failed fund, with the purchases it should have paid, and one for all that the customer owes because a
         *     bank returned its debits, also those of scheduled purchases. Read the list again after pausing a recurring
         *     purchase (shop §4). A soft failure is retried automatically, at most three times; after a hard one, the
         *     purchase is paused until the customer acts.
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
         * @description The maximum amount of deposits in any seven days; pending deposits count (account §5). A lower limit applies
         *     immediately; a higher one after a seven-day cooling-off period, and, if two-factor is on, only with a new one-time
         *     code. A deposit that exceeds it is refused with deposit_limit.
         */
        post: operations["setPrecommitment"];
        /**
         * Remove the deposit limit
         * @description Starts a seven-day cooling-off period, which ends at effective_at. The limit applies until then. Removing
         *     counts as raising. 404 if there is no limit.
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
         * @description These prices are not binding: the service computes them again for a cart. An offer that cannot be bought now
         *     is listed with availability unavailable or suspended. restrictions lists the product types left out for this
         *     caller, with the reason; a reply with restrictions is not cached.
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
         * Charge failed recurring purchases again
         * @description Each is tried separately and has its own answer, also one that cannot be charged: not_failed, cancelled, or
         *     not_found for another customer's. The ids may include scheduled purchases: those whose charge failed are charged
         *     again to the method for later payments, and what the customer owes for others (listPaymentResolutions) is paid
         *     by the wallet. With fund_id, that fund pays the recurring purchases from now on. A purchase that succeeds is active again. Repeating a call with the same Idempotency-Key
         *     returns the first reply and charges nothing.
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
         * @description Without cancelled ones, next draw first, ten per page by default. If the segment has
         *     recurring_purchases_combined, the site shows this list instead of the separate ones.
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
    "/reminders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read which reminders the customer asked for
         * @description Our proposal. All are off until the customer chooses them.
         */
        get: operations["getReminders"];
        /**
         * Choose the reminders
         * @description Our proposal. Replaces the choice. One mail an hour before each draw of `lottery_keys` closes for which the customer has no ticket,
         *     and one when the jackpot of a next draw becomes known and is at least `minimum_jackpot_amount`; 0 is none. Never two for one draw and
         *     reason.
         */
        put: operations["setReminders"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reminders/{reference}": {
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
         * Stop all reminders from a link in one of them
         * @description Our proposal. Works without signing in, and repeatedly. The reminders can be chosen again.
         */
        delete: operations["stopReminders"];
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
         * List scheduled purchases
         * @description Active ones only, soonest first. Charged purchases are orders; see orders.yaml.
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
         * @description Including cancelled ones and those that were charged. Other customers' scheduled purchases are not found.
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
         * @description Only before it is charged, so there is nothing to refund. Repeating it changes nothing.
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
         * @description The age is computed by the shop's clock; the 18th birthday counts. A name with 13 or more digits is refused.
         *     The reply is login's, with is_new_signup.
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
         * @description The token is the provider's identity token for this shop, at most 5 minutes old. It signs in once. The reply is login's,
         *     including two-factor; a refusal because of the code does not use it up. The customer must have linked the provider; the same email is not enough, because
         *     registering an address does not prove ownership. A refusal never starts a token refresh.
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
         * @description One account per provider; linking another one replaces it. Repeating it changes nothing. Needs a one-time code
         *     where two-factor is on: the provider's account signs in from now on.
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
         * Unlink a provider
         * @description The customer can still sign in with the password. Current sign-ins through the link continue. Repeating it, or
         *     unlinking a provider that was never linked, changes nothing. Needs a one-time code where two-factor is on.
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
         * @description The customer's own limits and the shop's, which apply in addition. A purchase that exceeds one is refused with
         *     spend_limit or global_spend_limit.
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
         * @description limitRef is a period. A first or lower limit applies immediately; a higher one after a seven-day cooling-off
         *     period, and, if two-factor is on, only with a new one-time code. If the period has a limit already, this is
         *     the same as editSpendLimit.
         */
        put: operations["setSpendLimit"];
        /**
         * Edit the spend limit of a period
         * @description limitRef is a period. A lower limit applies immediately; a higher one after a seven-day cooling-off period, and,
         *     if two-factor is on, only with a new one-time code. Another raise replaces a pending one and restarts the
         *     period.
         */
        post: operations["editSpendLimit"];
        /**
         * Remove a spend limit
         * @description limitRef is a spend_limit_id. Starts a seven-day cooling-off period, which ends at effective_at. The limit
         *     applies until then. Removing counts as raising. 404 for limits of the shop.
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
         * @description Counted over every draw of the shop that has numbers. 404 for products without numbers.
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
         * @description Without cancelled ones, next draw first, ten per page by default. With lottery_keys, only subscriptions to
         *     these offers: the cart warns before buying something already subscribed.
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
         * @description Absent fields keep their values. Applies from the next charge, at the prices of that day.
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
         * @description Sending the current status changes nothing. After a pause, read the payment resolutions again (shop §4). The
         *     messages of refusals are for customers.
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
         * @description Returns those of all lotteries; the caller selects its lottery.
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
         * List the wallet's transactions
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
         * Read one transaction
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
         * @description Opens a new session on this device; the session at the other shop continues. The token works once, within 60
         *     seconds. The other shop has already asked for a code if one was due, so this call does not. A locked account
         *     stays locked. Form encoded. A refusal never starts a token refresh. Source: shell §7.
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
         * @description id is a withdrawal's id. 404 for other customers' withdrawals.
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
         * Request a withdrawal of prize money
         * @description id is the fund to pay to or, for a method without funds (tw, do), the method's id in listPaymentMethods. The
         *     amount is held immediately, and released if the withdrawal is rejected or cancelled. The bank account must be
         *     verified if wallet_withdrawal_npp_verification is on, the customer if wallet_withdrawal_requires_verification
         *     is on. With closing, the amount is the whole balance. Repeating a call with the same Idempotency-Key returns the first reply and withdraws nothing.
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
        /** @description The claims of an access token. customer_id must be the current customer's (shell §5). */
        AccessTokenPayload: {
            customerId: string;
            /** @description Unix seconds; only after a two-factor code. */
            elevatedUntil?: number;
            /** @description Unix seconds. */
            exp: number;
            /** @description Unix seconds. */
            iat?: number;
        };
        Annuity: {
            monthly: components["schemas"]["Money"];
            months: number;
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
             * @description When this set-up expires.
             */
            expiresAt: string;
            /** @description The secret as a URL, for a QR code or a link. */
            otpauthUrl: string;
            /** @description Base32, for typing by hand. */
            secret: string;
        };
        AuthenticatorSetupEnvelope: {
            result: components["schemas"]["AuthenticatorSetup"];
        };
        AutologinRequest: {
            /** @description The fingerprint from an earlier sign-in on this device. */
            fingerprint?: string;
            /** @description A 6 digit code, or a recovery code. */
            otp?: string;
            /** @description Trust this device: it skips the code for remember_for_days. */
            saveDevice: boolean;
            /** @description The token of the link. */
            token: string;
        };
        AutoplayUpdateRequest: {
            causeKey?: string;
            /** @description Only for offers with selectable days. */
            days?: components["schemas"]["Weekday"][];
            /** @description The customer's own name for it; empty for the default name. */
            description?: string;
            gameOffer?: string;
            /** @description Within the bounds of the game offer. */
            numGames?: number;
            numShares?: number;
        };
        AutoRemovedItem: {
            /** @description What it was. */
            description: string;
            /** @description The token with which the share was added. Absent without one. */
            groupToken?: string;
            /** @description The id the item had. */
            id: string;
            /** @description The offer that it was a ticket of. Absent for a promotion, and for items removed by earlier versions. */
            lotteryKey?: string;
            /**
             * @description The same for the next draw: a ticket of a lottery with its numbers, books of a raffle, or shares of a syndicate. Only if
             *     the draw has closed, or all of it is sold out.
             */
            nextTicket?: components["schemas"]["CartItemInput"];
            /** @description Absent for a promotion, and for items removed by earlier versions. */
            productType?: components["schemas"]["ProductType"];
            reason: components["schemas"]["AutoRemovedReason"];
            /** @description The session of Lotto Party that it was a share of. Absent for anything else. */
            sessionId?: string;
        };
        AutoRemovedReason: {
            /**
             * @description Whether the notice can be closed.
             * @enum {string}
             */
            actionType: "close";
            message: string;
            /** @enum {string} */
            type: "draw_closed" | "draw_sold_out" | "offer_unavailable" | "not_sold_in_region" | "cart_full" | "promotion_not_added";
        };
        BankAccount: {
            accountName: string;
            /** @description Required, except for a PayID. */
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
             * @description A purchase now would be refused with 422 and this code. The last two are ours.
             * @enum {string}
             */
            type: "spend_limit" | "verify_account_required" | "global_spend_limit" | "deposit_limit" | "country_banned" | "account_closing";
        };
        /** @description Names and logos that replace the default in some regions. */
        BrandingOverride: {
            brandColour?: components["schemas"]["HexColour"];
            brandingRegions: components["schemas"]["RegionCode"][];
            logo?: string;
            name?: string;
        };
        CapabilitiesResponse: {
            /** @description The name of one of the segments. */
            defaultSegmentName: string;
            segments: components["schemas"]["Segment"][];
        };
        CapabilitiesResponseEnvelope: {
            result: components["schemas"]["CapabilitiesResponse"];
        };
        /**
         * @description One of the flags below, in exactly this spelling: hyphens and underscores are mixed. The list may grow; callers
         *     ignore flags they do not know.
         */
        CapabilityFlag: string;
        /** @enum {string} */
        CardBrand: "AmericanExpress" | "MasterCard" | "Visa" | "bank" | "paypal";
        CardForm: {
            brand: components["schemas"]["CardBrand"];
            cardholderName: string;
            /** @description Only where the gateway requires it; never stored. */
            csc?: string;
            deviceData?: string;
            expiryMonth: number;
            expiryYear: number;
            lastFour: string;
            /** @description false keeps the current default. Default: true. */
            makeDefault?: boolean;
            /** @description The token from the hosted fields; valid for one card. */
            paymentToken: string;
            /** @description Stripe only: the intent from createStripeSetup. */
            setupIntentId?: string;
            /**
             * @description true if a deposit from this card follows: the card is listed, and becomes the default, once that deposit has
             *     succeeded. Default: false.
             */
            withDeposit?: boolean;
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
            /** @description Items that the service removed; listed on every read until the caller's next change of the cart. */
            autoRemovedItems: components["schemas"]["AutoRemovedItem"][];
            /** @description Why the cart cannot be bought now, by reason id; empty if it can. Case conversion must not change the keys. */
            blockedReasons: {
                [key: string]: components["schemas"]["BlockedReason"];
            };
            /** @description In the order of adding. */
            cartItems: components["schemas"]["CartItem"][];
            /** @description The anonymous token, which gives access to the cart, or the id of the customer's cart. */
            cartReference: string;
            cartTotal: components["schemas"]["Money"];
            /** @description The part of cart_total that is charged later, when a draw opens or becomes the next one. */
            preOrderTotal: components["schemas"]["Money"];
            /** @description Whether the cart contains recurring or later-charged items, which the wallet alone cannot pay. */
            requiresUnattendedPaymentMethod: boolean;
            /** @description Increases with every change of the contents, including removals by the service. A purchase sends it. */
            revision: number;
            /** @description Whether to show the regulator's note next to the totals. */
            showRegulation: boolean;
        };
        /** @description What to add, items or the tickets of an earlier purchase. Exactly one of them. */
        CartBuildInput: {
            /** @description The id of the cart's item to add them before. Without it, or once it is gone, they are added at the end. */
            before?: string;
            items?: components["schemas"]["CartItemInput"][];
            /**
             * @description An order or a checkout of the customer. Its tickets are added with the same numbers, for the next draws, at
             *     today's prices. Another customer's is not found.
             */
            replayId?: string;
        };
        CartEnvelope: {
            result: components["schemas"]["Cart"];
        };
        /**
         * @description A game type of a cart item. Systems and super combos are part of their parent type.
         * @enum {string}
         */
        CartGameType: "deferred" | "standard" | "sequential" | "random" | "strike_standard" | "strike_boxed" | "reduced_system" | "mega_combo" | "powerhit" | "powerpik" | "syndicate" | "lotto_party";
        /** @description One line of a cart. Fields that do not apply to the product type are absent. */
        CartItem: {
            analyticsProductType: string;
            causeKey?: string;
            causeName?: string;
            day?: components["schemas"]["Weekday"];
            /** @description The chosen days of the week, of offers with selectable days. */
            days?: components["schemas"]["Weekday"][];
            description: string;
            /** Format: date-time */
            drawDate?: string;
            /** @description Every draw of the item, in order. */
            drawEncodedIds?: string[];
            /** @description The first draw. */
            drawNo?: number;
            /** @description In the currency of the price. Absent while unknown. */
            drawPrizePool?: number;
            /**
             * Format: date-time
             * @description When sales of the first draw stop and the item is removed.
             */
            drawStop?: string;
            /**
             * Format: date-time
             * @description Only for vouchers that expire.
             */
            expiresAt?: string;
            favourite?: boolean;
            /** @description The picture of a raffle's prize or cause. */
            featureImage?: string;
            gameOffer?: string;
            /** @description What customers call the game offer. */
            gameOfferName?: string;
            /** @description The numbers, so that an item can be edited and added again. Empty for products without numbers. */
            games: components["schemas"]["Game"][];
            gameType?: components["schemas"]["CartGameType"];
            /** @description The token of the invitation with which a social_syndicate_share was added. Only in carts. */
            groupToken?: string;
            hasFavouriteNumbers?: boolean;
            id: string;
            /** @description Whether the draw is held as soon as every ticket is sold, at the latest at draw_date. Default: false. */
            isDrawnWhenSoldOut?: boolean;
            /** @description The shop picked the numbers: an item that is added again gets new ones. Default: false. */
            isPickedByShop?: boolean;
            /**
             * Format: date-time
             * @description When the last of several draws is held. Absent for one draw.
             */
            lastDrawDate?: string;
            /** @description The last of several draws. Absent for one draw. */
            lastDrawNo?: number;
            /** @description The product offer of a lottery ticket or raffle. */
            lotteryKey?: string;
            /** @description Super combos. The shop makes num_games different games at the purchase out of the one list in games. Default: false. */
            makesGames?: boolean;
            membershipOffer?: string;
            membershipOfferName?: string;
            membershipProgram?: string;
            /** @description A recurring item skips draws with a smaller jackpot. */
            minimumJackpotAmount?: number;
            /**
             * Format: date-time
             * @description Only in a cart: when it is charged again at the earliest if it is paid now. Only for what is bought again.
             */
            nextChargeAt?: string;
            /** @description What that charge costs at today's price. Later draws may be charged one by one. */
            nextChargePrice?: components["schemas"]["Money"];
            numDraws?: number;
            numGames?: number;
            /** @description The tickets of all books. */
            numRaffleTickets?: number;
            /** @description The name of the offer. */
            offerName: string;
            /** @description The price of the line: quantity times unit_price. For a voucher, the discount or credit, never below 0. */
            price: components["schemas"]["Money"];
            /** @description The type of product. Vouchers are items too. */
            productType: components["schemas"]["ProductType"] | components["schemas"]["VoucherItemType"];
            /** @description Vouchers only, in its original spelling. */
            promotionCode?: string;
            /** @description Draws of a lottery ticket; books, shares or memberships otherwise. */
            quantity: number;
            /** @description Whether the numbers were picked at random. */
            quickpick: boolean;
            /** @description The book. */
            raffleOffer?: string;
            recurringPurchase: {
                /** @enum {string} */
                availability: "never" | "optional" | "always";
                /**
                 * @description Only for an enabled subscription.
                 * @enum {string}
                 */
                billingPeriod?: "monthly" | "quarterly" | "biannually" | "annually";
                /** @description What is bought each time, only if enabled. */
                description?: string;
                enabled: boolean;
                /**
                 * @description Absent if every draw is played.
                 * @enum {string}
                 */
                frequency?: "monthly" | "weekly";
                /** @description Whether later draws get new numbers. Only for an enabled purchase of numbers. */
                quickpick?: boolean;
                /** @enum {string} */
                type: "autoplay" | "subscription" | "combined_recurring_purchase";
            };
            /**
             * Format: date-time
             * @description When the first draw goes on sale or becomes the next one, if that is later. With scheduled_purchase the item is
             *     charged then; otherwise it can be (scheduled).
             */
            scheduledFor?: string;
            scheduledPurchase?: {
                /**
                 * @description What became of it. Only in receipts that are read, not in the reply of the purchase.
                 * @enum {string}
                 */
                status?: "active" | "charged" | "cancelled";
                /** @enum {string} */
                type: "scheduled_purchase" | "pre_order";
            };
            /** @description The Lotto Party session of a social_syndicate_share. */
            sessionId?: string;
            /** @description How many shares of a social_syndicate_share the cart can have at most. Only in carts. */
            sharesAvailable?: number;
            /** @description Whether the winner of a raffle may be named. */
            showWinnerName?: boolean;
            /** @description The standard games that one game stands for: 28 for a System 8. */
            standardGames?: number;
            syndicateKey?: string;
            syndicateName?: string;
            /** @description The price of one unit when the item was added. Checked again at purchase. */
            unitPrice: components["schemas"]["Money"];
        };
        /** @description What to add. product_type decides which fields there are. */
        CartItemInput: components["schemas"]["LotteryItemInput"] | components["schemas"]["RaffleItemInput"] | components["schemas"]["SyndicateItemInput"] | components["schemas"]["SocialSyndicateItemInput"] | components["schemas"]["MembershipItemInput"];
        /** @description The product type of the item and what changes. Absent fields keep their values. A membership cannot change. */
        CartItemUpdate: components["schemas"]["LotteryItemUpdate"] | components["schemas"]["RaffleItemUpdate"] | components["schemas"]["SyndicateItemUpdate"];
        Cause: {
            /** @description The text in Markdown. Only in the replies for one cause. */
            body?: string;
            /** @description What the cause does, in a sentence or two, without markup. */
            description?: string;
            /** @description A file of the CMS: /files/{id}. Without one, the site draws art seeded by the slug. */
            image?: string;
            key: string;
            name: string;
            raised?: components["schemas"]["CauseRaised"];
            urlSlug: string;
        };
        CauseEnvelope: {
            result: components["schemas"]["Cause"];
        };
        CausePayment: {
            amount: components["schemas"]["Money"];
            drawNo: number;
            /** Format: date-time */
            paidAt: string;
            /** @description The raffle. It may no longer be offered. */
            productOfferKey: string;
        };
        /** @description What the cause has received from the shop's customers, from the ledger. Absent in offers and draws. */
        CauseRaised: {
            /**
             * Format: date-time
             * @description When the ledger was read.
             */
            asOf: string;
            /** @description Newest first. */
            payments: components["schemas"]["CausePayment"][];
            total: components["schemas"]["Money"];
        };
        CausesEnvelope: {
            result: components["schemas"]["Cause"][];
        };
        ChangePasswordRequest: {
            /** @description Must equal password (else invalid_field). */
            confirmPassword: string;
            /** @description Required without a token. */
            currentPassword?: string;
            password: string;
            /** @description From the link that requestPasswordReset sends. */
            token?: string;
        };
        ChannelPreferences: {
            directmail: boolean;
            email: boolean;
            phone: boolean;
            /** @description Stored, but never shown. */
            push?: boolean;
            sms: boolean;
        };
        /**
         * @description What of the account refused a charge. Another way to pay does not help.
         * @enum {string}
         */
        ChargeBlock: "spend_limit" | "verify_account_required";
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
            /** @description Required unless the customer only signs in with a provider. */
            password?: string;
            /** @description A key of the site's list of reasons. */
            reason?: string;
        };
        ComingCharge: {
            /**
             * Format: date-time
             * @description When it is tried. In the past if it is due now.
             */
            chargeAt: string;
            description: string;
            /**
             * Format: date-time
             * @description The draw, or the first of several. Absent without a known draw, as of a membership.
             */
            drawAt?: string;
            fund: components["schemas"]["RecurringFund"];
            /** @description Stays the same for the same charge. */
            key: string;
            /** @enum {string} */
            kind: "autoplay" | "subscription" | "pre_order" | "scheduled_purchase";
            /** @description It is charged only if the jackpot is at least this. Zero is always. */
            minimumJackpotAmount: components["schemas"]["Money"];
            /** @description The raffle or syndicate. Absent if the description names the offer. */
            offerName?: string;
            /** @description At today's price. */
            price: components["schemas"]["Money"];
            /** @description The autoplay, subscription or scheduled purchase. */
            sourceId: string;
        };
        ComingChargesEnvelope: {
            result: components["schemas"]["ComingCharge"][];
        };
        CommunicationPreferences: {
            /**
             * Format: date-time
             * @description When a channel was last changed. Absent if none was ever changed.
             */
            changedAt?: string;
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
            /** @description Absent if the bank returned an error. */
            code?: string;
            /** @description The bank's error, instead of a code. */
            error?: string;
            /** @description If the bank sends one. */
            idToken?: string;
            state: string;
        };
        ConfirmAddressRequest: {
            /** @description The token from the letter. */
            token?: string;
        };
        ConfirmEmailChangeRequest: {
            /** @description From a link that requestEmailChange sends. */
            token: string;
        };
        ConnectIdStart: {
            /** Format: date-time */
            expiresAt: string;
            /** Format: uri */
            redirectUrl: string;
            /** @description Compare it with the state that the bank sends back. */
            state: string;
        };
        ConnectIdStartEnvelope: {
            result: components["schemas"]["ConnectIdStart"];
        };
        Customer: {
            /** @description True while a withdrawal of everything closes the account once it is paid; absent otherwise. */
            accountClosing?: boolean;
            /** @description Every page redirects to the upgrade until it is done. */
            accountUpgrade: boolean;
            /** @description Comes before the confirmation of the email. */
            addressConfirmationRequired: boolean;
            atv: components["schemas"]["AtvValues"];
            /** @description New tickets start with the favourite numbers. */
            automaticFavouriteNumbers: boolean;
            availableFunds: components["schemas"]["Money"];
            /** @description How recurring purchases can be paid, as in getRecurringPurchaseMethods. Absent in sign-in replies. */
            availableRecurringPurchaseMethods?: components["schemas"]["RecurringPurchaseMethod"][];
            /** @description The wallet's balance: the amount of available_funds. */
            balance: number;
            brandingRegion: components["schemas"]["RegionCode"];
            countryBanned: boolean;
            countryBannedConfirmationRequired: boolean;
            customerId: string;
            /** @description Opaque, one per sign-in; part of the signature of every later call. */
            customerToken: string;
            email: {
                /** Format: email */
                email: string;
            };
            emailAddressConfirmationRequired: boolean;
            /** @description The customer's group by experiment. */
            experimentGroups: {
                [key: string]: string;
            };
            /** @description Empty if none are saved. */
            favouriteNumbers: number[];
            firstname: string;
            /** @description Every page redirects to the password change until it is done. */
            forcePasswordChange: boolean;
            /** @description Whether the identity is verified. */
            isVerified: boolean;
            lastname: string;
            marketingEmailSubscription: boolean;
            membershipPrograms: components["schemas"]["MembershipProgramState"][];
            /** @description True if the last move failed and no other has started; absent otherwise. */
            migrationFailed?: boolean;
            migrationStatus: components["schemas"]["MigrationStatus"];
            /**
             * @description How the customer can pay, as in listPaymentMethods without a filter. Keys are payment method codes; case
             *     conversion must not change them. Absent in sign-in replies.
             */
            paymentMethods?: {
                [key: string]: components["schemas"]["PaymentMethod"];
            };
            preCommitment: components["schemas"]["PrecommitmentLimit"];
            pricingId: string;
            /** @description What the customer has won that is not paid into the wallet, such as goods, until it is delivered. Absent if there is none. */
            prizesToDeliver?: string[];
            /** @description The name of a segment of getCapabilities. */
            segmentName: string;
            /** @description The key of the method in use; null if none is chosen. Absent in sign-in replies. */
            selectedRecurringPurchaseMethodKey?: string | null;
            spendLimits: components["schemas"]["SpendLimits"];
            state: components["schemas"]["RegionCode"];
            /** @description Suggest two-factor once after sign-in. */
            tfaPromptRequired: boolean;
            verification: components["schemas"]["CustomerVerification"];
            verificationRules: components["schemas"]["VerificationRules"];
            withdrawableFunds: components["schemas"]["Money"];
            /** @description How the customer can be paid. Absent in sign-in replies. */
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
            /** @description Form of address, such as Ms. Absent if unknown. */
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
            /** @description The highest division won. Absent if nothing was won. */
            division?: number;
            /** @description The matching numbers by drawn set; an empty list for a set without a match. */
            matched: components["schemas"]["NumbersBySet"];
            numbers: components["schemas"]["Game"];
            prize?: components["schemas"]["Money"];
            /** @description The winning games by division, highest division first. A system wins several times. Absent if nothing was won. */
            wins?: components["schemas"]["DivisionWin"][];
        };
        CustomerTicket: {
            /** @description What customers call the game offer. */
            gameOfferName?: string;
            /** @description Empty for a raffle and for shares. */
            games: components["schemas"]["CustomerGame"][];
            gameType?: components["schemas"]["CartGameType"];
            orderId: string;
            /** @description Shares of a ticket of a syndicate or a Lotto Party that played in the draw. */
            shares?: {
                numShares: number;
                /** @description The session of shares of a Lotto Party. */
                sessionId?: string;
                /** @description The number of shares that the ticket is divided into. */
                size: number;
                syndicateName: string;
                /** @description What these shares won. */
                winnings: components["schemas"]["Money"];
            };
            /** @description The standard games that one game stands for: 28 for a System 8. */
            standardGames?: number;
            /** @description Raffles. */
            ticketRuns?: components["schemas"]["TicketRun"][];
            /** @description Raffles. */
            ticketWins?: components["schemas"]["TicketWin"][];
        };
        /** @description The customer's own tickets in this draw. Absent without a bearer token. */
        CustomerTickets: components["schemas"]["CustomerTicket"][];
        CustomerVerification: {
            methods: components["schemas"]["VerificationMethod"][];
        };
        /** @description The draw of another lottery whose first balls are the numbers of this one, as in Strike. Absent otherwise. */
        DecidingDraw: {
            drawNo: number;
            /** @description The name of the other lottery. */
            name: string;
            productOfferKey: string;
        };
        Deposit: {
            amount: components["schemas"]["Money"];
            /** @description Present while the status is requires_action. */
            challenge?: components["schemas"]["DepositChallenge"];
            /** @description The purchase it paid for. */
            checkoutId?: string;
            /**
             * Format: uuid
             * @description The Idempotency-Key of its depositAndPurchase, so that the customer can repeat that call after the challenge.
             */
            checkoutKey?: string;
            /** Format: date-time */
            createdAt: string;
            /** @description Only in getDeposit: how much of a deposit that has arrived paid what the customer owed for direct debits that a bank had returned. */
            debtPaid?: components["schemas"]["Money"];
            /** @description Only with debt_paid: how much money that was in the wallet before paid the rest of that debt. Absent if there was no rest. */
            debtPaidFromWallet?: components["schemas"]["Money"];
            /** @description The saved fund it came from. */
            fundId?: string;
            gatewayKey?: components["schemas"]["CardGatewayKey"];
            id: string;
            /** @description The reason of a failure or cancellation, or a message of success. */
            messages?: components["schemas"]["Message"][];
            methodCode: components["schemas"]["PaymentMethodCode"];
            /** @description The partner on whose page the purchase was started that it pays for. */
            partnerSlug?: string;
            /** @description Present while a deposit by BPAY or bank transfer is pending. */
            paymentInstructions?: components["schemas"]["PaymentInstructions"];
            /**
             * @description What a deposit without a purchase is for.
             * @enum {string}
             */
            purchaseType?: "ad_hoc" | "membership";
            /** @description What it came from, as far as that is known. */
            source?: string;
            status: components["schemas"]["DepositStatus"];
            /** @description Its row in the list of transactions. */
            transactionId?: string;
        };
        DepositAuthorisation: {
            /** @description The challenge response, exactly as the issuer posted it. */
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
             * @description When the deposit is cancelled if the challenge is not passed.
             */
            expiresAt: string;
            /**
             * Format: uri
             * @description For PayPal: the page that opens instead of the form post. It comes back to the notification_url, by GET.
             */
            redirectUrl?: string;
            /** @description The one-time reference of this challenge. It is returned with the result. */
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
            /** @description Present if the receipt is. */
            checkoutId?: string;
            deposit: components["schemas"]["Deposit"];
            /** @description Absent only if the deposit requires an action. */
            receipt?: components["schemas"]["Receipt"];
        };
        /**
         * @description Either customer_fund_id (saved) or deposit_method_id. A card is sent only as the gateway's payment_token, never
         *     as its number.
         */
        DepositRequest: {
            /** @description In the customer's currency. The method's rules set the bounds. */
            amount: number;
            /** @description Whether it is for a purchase. */
            checkout: boolean;
            /** @description Only for a saved card whose gateway requires it; never stored. */
            csc?: string;
            customerFundId?: string;
            /** @description Must be the customer of the access token. */
            customerId: string;
            /** @description For the first bd of a bank account: the customer lets the shop debit it. */
            debitAgreement?: boolean;
            depositMethodCode: components["schemas"]["PaymentMethodCode"];
            depositMethodId?: string;
            deviceData?: string;
            gatewayKey?: components["schemas"]["CardGatewayKey"];
            metadata: {
                /** @enum {string} */
                purchaseType: "ad_hoc" | "checkout" | "membership" | "partner_purchase";
            };
            /** @description The token from the hosted fields; valid for one deposit. */
            paymentToken?: string;
            strongCustomerAuthentication?: components["schemas"]["ThreeDSBrowserInfo"];
        };
        /**
         * @description created: nothing charged yet; with a checkout_key, repeat its purchase. requires_action: a challenge must be
         *     passed. pending: the money has not arrived yet (bd, bp, dd). succeeded, failed and cancelled are final.
         * @enum {string}
         */
        DepositStatus: "created" | "requires_action" | "pending" | "succeeded" | "failed" | "cancelled";
        DivisionWin: {
            division: number;
            /** @description The winning games in this division. */
            games: number;
        };
        Draw: {
            drawData: components["schemas"]["DrawData"];
            /**
             * Format: date-time
             * @description When the numbers are drawn.
             */
            drawDate: string;
            drawId: string;
            drawNo: number;
            /** @description Number of draws after the next available one (0). */
            drawOffset: number;
            entriesHash?: components["schemas"]["EntriesHash"];
            /** @description Whether the draw is held as soon as every ticket is sold, at the latest at draw_date. Default: false, and once sales have stopped. */
            isDrawnWhenSoldOut?: boolean;
            isPrizePoolUnknown: boolean;
            /** @description In the currency of the price; 0 if unknown. */
            prizePool: number;
            /** @description Shown after amounts below a million. */
            prizePoolSuffix?: string;
            /** @enum {string} */
            purchaseStatus: "open" | "sold_out" | "past_draw" | "pre_order";
            seedHash: components["schemas"]["SeedHash"];
            status: components["schemas"]["DrawStatus"];
            /**
             * Format: date-time
             * @description When this shop stops selling, by the service's clock.
             */
            stop: string;
            /** @enum {string} */
            type: "lottery_ticket_draw" | "syndicate_share_draw" | "raffle_ticket_draw";
        };
        DrawData: {
            drawNumber: number;
            /**
             * Format: date-time
             * @description When sales open: pre-orders are charged then. Absent if the draw takes none.
             */
            drawOpens?: string;
            /**
             * Format: date-time
             * @description When pre-orders start.
             */
            drawPreOrderStartDate?: string;
            /**
             * Format: date-time
             * @description The official close, a little after stop.
             */
            drawStop: string;
            featureImage?: string;
            name: string;
            /** @description Another view of what feature_image shows, for the page of the offer. */
            secondImage?: string;
            /** @description The value of a raffle's first prize. */
            value?: number;
        };
        DrawDetails: {
            causes: components["schemas"]["Cause"][];
            draw: components["schemas"]["Draw"];
            /** @description Raffles; empty for a lottery. */
            prizes: components["schemas"]["Prize"][];
            raffle?: components["schemas"]["RaffleFacts"];
            /** @description The syndicates of the offer that play in this draw. Only of syndicate offers. */
            syndicates?: components["schemas"]["Syndicate"][];
            /** @description Markdown. */
            terms: string;
        };
        DrawDetailsEnvelope: {
            result: components["schemas"]["DrawDetails"];
        };
        DrawFullResult: {
            /** @description Prize money of this draw that was paid by mistake and taken back. The winnings do not include it. */
            customerTakenBack?: components["schemas"]["Money"];
            customerTickets?: components["schemas"]["CustomerTickets"];
            customerWinnings?: components["schemas"]["Money"];
            draw: components["schemas"]["DrawResult"];
            drawnTickets?: components["schemas"]["DrawnTickets"];
            /** @description Raffles; first to close first. */
            earlyBirds?: components["schemas"]["EarlyBird"][];
            prizes: components["schemas"]["Prize"][];
            /** @description Numbered tickets; the jackpot or the rollover prize, which one further number wins. */
            specialPrize?: {
                isWon: boolean;
                name: string;
                /** @description The number drawn. Absent if its ticket was sold elsewhere. */
                ticketNumber?: string;
                value: components["schemas"]["Money"];
            };
            /** @description Raffles; most valuable prize first, early birds included. */
            winners: components["schemas"]["Winner"][];
        };
        DrawFullResultEnvelope: {
            result: components["schemas"]["DrawFullResult"];
        };
        /** @description The tickets in the draw of a raffle. With the seed they give the places of the winning tickets. */
        DrawnTickets: {
            /** @description Sold by others. Numbered tickets only. */
            elsewhere?: number;
            /** @description Sold by this shop. */
            here: number;
            /** @description Of these, in the largest books, which have a prize of their own. */
            inLargestBooks?: number;
            /** @description How many numbers there are. Numbered tickets only. */
            numbers?: number;
        };
        DrawPreview: {
            draw: components["schemas"]["PreviewDraw"];
            /** @description Raffles; empty for a lottery. */
            prizes: components["schemas"]["Prize"][];
            productOfferKey: string;
        };
        DrawPreviewEnvelope: {
            result: components["schemas"]["DrawPreview"];
        };
        DrawResult: {
            /** @description Prize money of this draw that was paid by mistake and taken back. The winnings do not include it. */
            customerTakenBack?: components["schemas"]["Money"];
            customerTickets?: components["schemas"]["CustomerTickets"];
            customerWinnings?: components["schemas"]["Money"];
            /** @description First division first. */
            divisions: components["schemas"]["PrizeDivision"][];
            /** Format: date-time */
            drawDate: string;
            drawId: string;
            drawnFrom?: components["schemas"]["DecidingDraw"];
            drawNo: number;
            /** @description The same numbers in the order drawn. Absent for a raffle. */
            drawnOrder?: components["schemas"]["NumbersBySet"];
            isPrizePoolUnknown: boolean;
            numbers: components["schemas"]["NumbersBySet"];
            prizePool: components["schemas"]["Money"];
            productOfferKey: string;
            status: components["schemas"]["DrawStatus"];
            verification?: components["schemas"]["DrawVerification"];
            /** @description The ticket that won the first prize of a raffle. Absent if it was sold elsewhere. */
            winningTicket?: string;
        };
        /**
         * @description In order: open, closed, drawn, scored, paid, and customers notified. Capped: a raffle that sold out.
         * @enum {string}
         */
        DrawStatus: "DRAW_OPEN" | "DRAW_CLOSED" | "DRAW_CAPPED" | "DRAW_DRAWN" | "DRAW_SCORED" | "DRAW_PAID" | "DRAW_EMAILED";
        /**
         * @description Everything needed to verify the numbers: HMAC-SHA256 with the seed over offer, draw number and entries hash. The
         *     seed was secret while entries could change; seed_hash proves that it was not replaced.
         */
        DrawVerification: {
            entriesHash: components["schemas"]["EntriesHash"];
            /** @description Hex; revealed after the draw. */
            seed: string;
            seedHash: components["schemas"]["SeedHash"];
        };
        /** @description A draw of its own for the tickets bought before it closes. They stay in the main draw. */
        EarlyBird: {
            /** Format: date-time */
            drawDate: string;
            /** @description Stands for the offer in the verification of this draw. */
            drawKey?: string;
            drawnTickets?: components["schemas"]["DrawnTickets"];
            name: string;
            /** @description One of prizes. */
            prizeId: string;
            seedHash: components["schemas"]["SeedHash"];
            status: components["schemas"]["DrawStatus"];
            /** Format: date-time */
            stop: string;
            verification?: components["schemas"]["DrawVerification"];
        };
        EmailChangeEnvelope: {
            result: {
                /** @enum {string} */
                outcome: "changed" | "undone";
            };
        };
        EmailChangeRequest: {
            /** Format: email */
            email: string;
            /** @description The current password. */
            password: string;
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
            /** @description New tickets start with the favourite numbers. Absent keeps the stored choice; an empty list ends it. */
            automaticFavouriteNumbers?: boolean;
            favouriteNumbers: number[];
        };
        FavouriteNumbersEnvelope: {
            result: components["schemas"]["FavouriteNumbers"];
        };
        /** @description The first draw. The next open one when absent. */
        FirstDrawNo: number;
        ForcePasswordChangeRequest: {
            /** @description Must equal password (else invalid_field). */
            confirmPassword: string;
            password: string;
        };
        /** @description A saved means of payment. Of a card, never more than the last four digits. */
        Fund: {
            /** @description The holder of a bank account, or the email of a PayPal account. */
            accountName?: string;
            brand?: components["schemas"]["CardBrand"];
            /** @description Of a card: a deposit from it must carry csc. Absent: the method's rule applies. */
            cscRequired?: boolean;
            /**
             * Format: date-time
             * @description Of a bank account that the customer lets the shop debit (bd).
             */
            debitAgreementSince?: string;
            default: boolean;
            expiryMonth?: number;
            expiryYear?: number;
            id: string;
            /** @enum {string} */
            kind: "unfunded" | "wallet" | "cc" | "paypal" | "bank";
            lastFour?: string;
            /** @description Of a bank account. */
            transferType?: components["schemas"]["TransferType"];
            /** @enum {string} */
            verificationStatus?: "Failed Verification" | "Pending Verification" | "Unverified" | "Verified";
        };
        FundEnvelope: {
            result: components["schemas"]["Fund"];
        };
        /** @enum {string} */
        FundKind: "unfunded" | "wallet" | "cc" | "paypal" | "bank";
        /**
         * @description One filled set of numbers. Keys are set names of the lottery ("Numbers", "Powerball"); case conversion must not
         *     change them. A request may send the numbers of a set in any order; replies sort them in ascending order. Digits
         *     and ordered sets are exceptions: their order counts. A set in which every number is played may be left out. The offer decides how many and which numbers a set takes. The bounds here
         *     only limit the size of a call, so that an incomplete or impossible game gets its own refusal (games_incomplete,
         *     number_out_of_range, number_repeated).
         */
        Game: {
            [key: string]: number[];
        };
        GameDivision: {
            /** @description The prize if it is paid by month: the payment of one winner, and for how many months. Absent otherwise. */
            annuity?: components["schemas"]["Annuity"];
            division: number;
            /** @description What must match. */
            label: string;
            odds: components["schemas"]["Odds"];
        };
        GameOffer: {
            /** @description The weekdays that a ticket may be played on. Absent if the customer cannot choose. */
            days?: components["schemas"]["Weekday"][];
            /** @description Entries that one game makes: 1 for a standard game, the tickets of a book. */
            defaultEntryCount: number;
            /** @description The games of a new ticket. Absent: 18 standard games, or the fewest of another type. */
            defaultGames?: number;
            /** @description How many draws a ticket may take part in. Default: 1 only. */
            drawCounts?: number[];
            /** @description The shop picks the numbers; they cannot be chosen. Default: false. */
            isPickedByShop?: boolean;
            /** @description Unique in the product offer. */
            key: string;
            /** @description Super combos. The shop makes different games of so many numbers out of the list: Favourites are in every game, the rest comes from Numbers. */
            makesGamesOf?: number;
            maxGames: number;
            /** @description For how many weeks a ticket with days may run. Default: 1. */
            maxWeeks?: number;
            minGames: number;
            /** @description What customers call it. */
            name?: string;
            /** @description The number sets of one game. Empty if the shop assigns the numbers. */
            numberSets: components["schemas"]["NumberSetGroup"][];
            odds?: components["schemas"]["GameOfferOdds"];
            /** @enum {string} */
            priceCurrency: "AUD" | "GBP";
            /** @description One entry per allowed number of games, for one draw. */
            prices: components["schemas"]["GamePrice"][];
            /** @description The standard games that one game stands for: 7 for a System 7. Absent if it has no numbers to match. */
            standardGames?: number;
        };
        /** @description Exact odds of one game: that it wins at least one first prize, and that it wins anything. */
        GameOfferOdds: {
            anyDivision: components["schemas"]["Odds"];
            firstDivision: components["schemas"]["Odds"];
        };
        GamePrice: {
            games: number;
            price: number;
        };
        GameType: {
            /** @description The prizes of one game, first division first. Absent if prizes are not by division. */
            divisions?: components["schemas"]["GameDivision"][];
            gameOffers: components["schemas"]["GameOffer"][];
            key: components["schemas"]["GameTypeKey"];
            oddsAnyDivision?: components["schemas"]["Odds"];
        };
        /**
         * @description A game type of an offer.
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
             * @description The gateway's page with the card fields, to show in a frame. Card numbers are entered only there.
             */
            hostedFieldsUrl?: string;
            key: components["schemas"]["CardGatewayKey"];
            /**
             * Format: uri
             * @description Braintree only: PayPal's page to agree to payments. Add return_url; it comes back there with paypal_nonce, or
             *     without it if the customer cancels.
             */
            paypalUrl?: string;
            publishableKey?: string;
            /** @description Some cards require a challenge. */
            threeDSecure: boolean;
        };
        GatewayDetailsEnvelope: {
            result: components["schemas"]["GatewayDetails"];
        };
        HexColour: string;
        ItemKey: string;
        LimitForm: {
            /** @description In the customer's currency. */
            limit: number;
        };
        LinkOwner: {
            customerId: string;
            firstname: string;
            /** @description The email with all but its first character masked. */
            identifier: string;
        };
        LinkOwnerEnvelope: {
            result: components["schemas"]["LinkOwner"];
        };
        LinkOwnerRequest: {
            /** @description The token of the link. */
            token: string;
        };
        LinkSocialAccountRequest: {
            /** @description The nonce that the shop sent to the provider. The token must contain it. */
            nonce: string;
            provider: components["schemas"]["SocialProvider"];
            /** @description The provider's identity token. */
            token: string;
        };
        Location: {
            country: string;
            /** @description Whether playing from this country is forbidden. */
            countryBanned: boolean;
            /** @description Null if unknown. */
            state: string | null;
            subVariant: components["schemas"]["RegionCode"];
        };
        LocationEnvelope: {
            result: components["schemas"]["Location"];
        };
        LocationTermsAcceptance: {
            /** @description false is refused with invalid_field. */
            accepted: boolean;
            /** @description The country shown to the customer. */
            country?: string;
            subVariant?: components["schemas"]["RegionCode"];
        };
        LoginRequest: {
            /** Format: email */
            email: string;
            /** @description The fingerprint from an earlier sign-in on this device. */
            fingerprint?: string;
            /** @description A 6 digit code, or a recovery code. */
            otp?: string;
            password: string;
            /** @description Trust this device: it skips the code for remember_for_days. */
            saveDevice?: boolean;
        };
        LoginResult: {
            /** @description A JWT, valid for 15 minutes. */
            accessToken: string;
            customer: components["schemas"]["Customer"];
            /**
             * Format: uuid
             * @description To be sent as X-Shop-Device-Id from now on.
             */
            deviceUuid: string;
            fingerprint: string;
            /** @description true for signUp. Default: false. */
            isNewSignup?: boolean;
            /** @description Opaque; can be used once. */
            refreshToken: string;
        };
        LoginResultEnvelope: {
            result: components["schemas"]["LoginResult"];
        };
        /**
         * @description A ticket of a lottery. Without games, the service picks num_games games (by default the offer's number). With
         *     both, the counts must agree. A super combo is one list in games, of which the service makes num_games different
         *     games at the purchase.
         */
        LotteryItemInput: {
            affiliateCode?: components["schemas"]["ItemKey"];
            causeKey?: components["schemas"]["ItemKey"];
            /** @description Only for offers with selectable days. */
            days?: components["schemas"]["Weekday"][];
            drawNo?: components["schemas"]["FirstDrawNo"];
            /** @description Number of draws after the next open one. Ignored if draw_no is sent. */
            drawOffset?: number;
            /** @description The price of the line as the customer saw it. If the computed price differs, the call is refused with 409 cart_changed. */
            expectedPrice?: components["schemas"]["Money"];
            favourite?: boolean;
            gameOffer: components["schemas"]["ItemKey"];
            games?: components["schemas"]["Game"][];
            gameType: components["schemas"]["CartGameType"];
            hasFavouriteNumbers?: boolean;
            lotteryKey: components["schemas"]["ItemKey"];
            /** @description 1 for autoplays. */
            numDraws: number;
            numGames?: number;
            /** @description With days, the draws are num_draws times num_weeks. */
            numWeeks?: number;
            /**
             * @description A multi_draw_ticket is a lottery_ticket with several draws, and is returned as one.
             * @enum {string}
             */
            productType: "lottery_ticket" | "multi_draw_ticket";
            /** @description Whether the numbers are a quick-pick. Returned on the item. */
            quickpick?: boolean;
            recurringPurchase?: components["schemas"]["RecurringChoice"];
            scheduled?: components["schemas"]["Scheduled"];
        };
        /**
         * @description games replaces all numbers; num_games alone removes the last games or adds quick-pick games. With both, the
         *     counts must agree.
         */
        LotteryItemUpdate: {
            /** @description The price of the line as the customer saw it. If the computed price differs, the call is refused with 409 cart_changed. */
            expectedPrice?: components["schemas"]["Money"];
            games?: components["schemas"]["Game"][];
            numDraws?: number;
            numGames?: number;
            /** @enum {string} */
            productType: "lottery_ticket" | "multi_draw_ticket";
            recurringPurchase?: components["schemas"]["RecurringChoice"];
            scheduled?: components["schemas"]["Scheduled"];
        };
        MainConfig: {
            /** @enum {string} */
            addressLookupProvider: "GOOGLE" | "IDEAL_POSTCODES";
            /** @description Empty if there is no app. */
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
            /** @description The partner_key of purchases in the shop's own cart. They have none if absent. */
            defaultPartnerKey?: string;
            emailOptInDefault: boolean;
            /** @description Seconds for which an activity keeps the heartbeat running. */
            heartbeatActiveTimeout: number;
            /** @description Seconds between two checks of the idle timer. */
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
             * @description Groups of regions that differ from the rest of the country. A change of region within a group, or between
             *     regions without a group, changes only the names of products.
             */
            regionGroups: components["schemas"]["RegionCode"][][];
            /** @description Required sign-up fields, in wire spelling. */
            registrationRequired: string[];
            /** @description How many days a trusted device skips the one-time code. */
            rememberForDays: number;
            /** @description The regions that a visitor can choose, in display order. */
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
            /** @description HTML from the operator; sanitised before display. */
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
        /** @description A membership. */
        MembershipItemInput: {
            affiliateCode?: components["schemas"]["ItemKey"];
            /** @description The price of the line as the customer saw it. If the computed price differs, the call is refused with 409 cart_changed. */
            expectedPrice?: components["schemas"]["Money"];
            membershipOffer: components["schemas"]["ItemKey"];
            membershipProgram: components["schemas"]["ItemKey"];
            /** @enum {string} */
            productType: "membership";
            recurringPurchase?: components["schemas"]["RecurringChoice"];
        };
        MembershipProgramState: {
            /** @description The member must act before entries count. Absent in sign-in replies. */
            locked?: boolean;
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
         * @description Each code names a state. Sorted by status.
         * @enum {string}
         */
        MessageCode: "invalid_request" | "invalid_signature" | "unsupported_version" | "signed_out" | "invalid_credentials" | "invalid_refresh_token" | "2fa_required" | "required" | "2fa_incorrect" | "2fa_account_locked" | "card_declined" | "insufficient_funds" | "paypal_declined" | "not_found" | "not_linked" | "already_registered" | "cart_changed" | "draw_sold_out" | "deposit_expired" | "deposit_cancelled" | "not_required" | "two_factor_not_by_email" | "balance_remaining" | "tickets_upcoming" | "prizes_remaining" | "already_linked" | "already_verified" | "verification_not_available" | "migration_ineligible" | "migration_failed" | "fund_in_use" | "autosession_off" | "already_processed" | "group_name_taken" | "draw_closed" | "link_expired" | "file_too_large" | "file_type_not_supported" | "no_products" | "invalid_field" | "under_age" | "password_reused" | "country_banned" | "account_closing" | "cart_blocked" | "cart_empty" | "promotion_not_added" | "contains_profanity" | "organiser_only" | "not_eligible" | "games_incomplete" | "number_out_of_range" | "number_repeated" | "games_out_of_bounds" | "amount_below_minimum" | "amount_above_maximum" | "spend_limit" | "global_spend_limit" | "deposit_limit" | "verify_account_required" | "challenge_failed" | "identity_not_matched" | "verification_declined" | "state_mismatch" | "bank_account_unverified" | "limit_cooling_off" | "recurring_cancelled" | "transition_not_allowed" | "idempotency_key_reused" | "too_many_requests" | "success" | "deposit_pending" | "service_unavailable" | "internal_error";
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
         * @description Drawn or matched numbers: digits in the order drawn, others in ascending order. In a digit game, the matched
         *     digits are the longest run from the first or the last position. Keys are set names; case conversion must not
         *     change them. "Supplementary" holds the supplementary numbers, which a game matches with its "Numbers". Empty for
         *     a raffle.
         */
        NumbersBySet: {
            [key: string]: number[];
        };
        NumberSet: {
            /** @description The exact number of numbers; the least where min and max differ. */
            count: number;
            /** @description The lowest number that may be chosen. */
            from: number;
            /** @description The order of the numbers counts, as in Strike. Default: false. */
            isOrdered?: boolean;
            /** @description The greatest number of numbers. Default: count. */
            max?: number;
            /** @description The least number of numbers. Default: count. */
            min?: number;
            /** @description The key of this set in a Game. */
            name: string;
            /**
             * @description Shown in place of a number: every number of this set is played.
             * @enum {string}
             */
            placeholder?: "PH" | "PP";
            /** @description For digit games: numbers may repeat, and their order counts. Default: false. */
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
            /** @description Lowest first. */
            numbers: components["schemas"]["NumberStatistics"][];
        };
        NumberStatistics: {
            /** @description The number of draws with this number. */
            frequency: number;
            /** @description Absent if it was never drawn. */
            lastDrawNo?: number;
            number: number;
        };
        NumShares: number;
        /** @description An exact ratio; 1 in denominator / numerator. For one standard game, unless it is of a game offer. */
        Odds: {
            denominator: number;
            numerator: number;
        };
        Order: {
            /** @description Books of a raffle. */
            books?: number;
            /** @description The cause that a raffle's books support. */
            causeKey?: string;
            causeName?: string;
            /** @description The receipt of the order. */
            checkoutId: string;
            description: string;
            /** @description With show_details only; one entry per draw, in the order of draws. */
            details?: components["schemas"]["OrderDrawDetails"][];
            /** @description In the order of draws. */
            draws: components["schemas"]["OrderDraw"][];
            /** @description The picture of a raffle's prize or cause. */
            featureImage?: string;
            gameOffer?: string;
            /** @description What customers call the game offer. */
            gameOfferName?: string;
            /** @description The numbers played in every draw; empty for products without numbers. */
            games: components["schemas"]["Game"][];
            gameType?: components["schemas"]["CartGameType"];
            id: string;
            /** @description Super combos only. The list of numbers that the shop made the games of. */
            madeFrom?: components["schemas"]["Game"];
            numGames: number;
            /** @description The tickets of all books. Their numbers are given before the draw. */
            numRaffleTickets?: number;
            offerName: string;
            /** @description What paid its purchase. Only in getOrder; absent for one that cost nothing, and in earlier purchases. */
            paidBy?: string[];
            price: components["schemas"]["Money"];
            /** @description Prize money that was paid by mistake and taken back. The winnings still include it. */
            prizeReversal?: {
                amount: components["schemas"]["Money"];
                /** @description For the customer, without a full stop. */
                reason: string;
                /** Format: date-time */
                reversedAt: string;
            };
            productOfferKey: string;
            productType: components["schemas"]["ProductType"];
            /** Format: date-time */
            purchasedAt: string;
            quickpick: boolean;
            recurringPurchaseId?: string;
            /** @description What came back of a social_syndicate_share, because the sold shares did not pay for every game. */
            returned?: components["schemas"]["Money"];
            /** @description The Lotto Party session of a social_syndicate_share. */
            sessionId?: string;
            /** @description Whether the winner of a raffle may be named. */
            showWinnerName?: boolean;
            /** @description The standard games that one game stands for: 28 for a System 8. */
            standardGames?: number;
            status: components["schemas"]["OrderStatus"];
            syndicate?: {
                numShares: number;
                /** @description How many shares of a Lotto Party's ticket are still for sale. Absent once sales have closed. */
                sharesLeft?: number;
                /**
                 * @description The number of shares that the ticket is divided into. Of a Lotto Party: all shares while they are sold, and the sold
                 *     ones once the ticket is in the draw.
                 */
                size?: number;
                syndicateKey: string;
                syndicateName: string;
                /** @description What the whole ticket won. Absent before the draw is scored. */
                ticketWinnings?: components["schemas"]["Money"];
            };
            /** @description The numbers of each book of a raffle. Absent until they are given. */
            ticketRuns?: components["schemas"]["TicketRun"][];
            /** @description What tickets of a raffle won, most valuable first. Absent if nothing was won. */
            ticketWins?: components["schemas"]["TicketWin"][];
            /** @description Winnings of all scored draws; zero if nothing was won, absent before the first scored draw. */
            winnings?: components["schemas"]["Money"];
        };
        OrderDraw: {
            /** Format: date-time */
            drawDate: string;
            drawId: string;
            drawNo: number;
            /** @description Whether the draw is held as soon as every ticket is sold, at the latest at draw_date. Default: false, and once sales have stopped. */
            isDrawnWhenSoldOut?: boolean;
            isPrizePoolUnknown: boolean;
            /** @description In the currency of the price; 0 if unknown. */
            prizePool: number;
            /** @enum {string} */
            purchaseStatus: "open" | "sold_out" | "past_draw" | "pre_order";
            status: components["schemas"]["DrawStatus"];
            /** Format: date-time */
            stop: string;
            /** @description Winnings of this order in this draw; absent until it is scored. */
            winnings?: components["schemas"]["Money"];
        };
        OrderDrawDetails: {
            drawNo: number;
            /** @description Absent until drawn. */
            drawNumbers?: components["schemas"]["NumbersBySet"];
            /** @description In the order of the order's games. */
            games: components["schemas"]["OrderGame"][];
            /** @description What the prizes are besides the money paid: monthly payments that follow, free games paid as their price, goods. Absent if there is nothing to say. */
            notes?: string[];
            seedHash: components["schemas"]["SeedHash"];
            /** @description Present after the draw, so that anyone can verify the numbers. */
            verification?: components["schemas"]["DrawVerification"];
        };
        OrderEnvelope: {
            result: components["schemas"]["Order"];
        };
        OrderGame: {
            /** @description The highest division won; absent if nothing was won. */
            division?: number;
            /** @description The matching numbers. Absent until drawn. */
            matched?: components["schemas"]["NumbersBySet"];
            numbers: components["schemas"]["Game"];
            /** @description Absent if nothing was won or the draw is not scored yet. */
            prize?: components["schemas"]["Money"];
            /** @description The winning games by division, highest division first. A system wins several times. Absent if nothing was won. */
            wins?: components["schemas"]["DivisionWin"][];
        };
        OrdersEnvelope: {
            pageInfo: components["schemas"]["PageInfo"];
            result: components["schemas"]["Order"][];
        };
        /**
         * @description upcoming: at least one draw is still to come; others may have been held. drawn: all draws held, prizes not paid
         *     yet. settled: prizes, if any, are in the wallet. refunded: a draw was cancelled and the price returned.
         * @enum {string}
         */
        OrderStatus: "upcoming" | "drawn" | "settled" | "refunded";
        OwedScheduledPurchase: {
            description: string;
            id: string;
            /** @description The ticket that was bought. */
            orderId: string;
            /** @description What the bank did not pay. */
            price: components["schemas"]["Money"];
        };
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
            /**
             * @description The address of a page of the partner that runs in a hidden, sandboxed frame of the partner's page. It receives the names
             *     of the events on that page (shell §7), only if the visitor consents.
             */
            eventFrame?: string;
            /** @description The partner_key of a purchase. */
            key: string;
            /** @description The address of a picture, shown at most 30 px high. The name alone if absent. */
            logo?: string;
            /** @description The name in the head of the page. */
            name: string;
            /** @description What the page sells, in its order. Every other offer is refused with 422. */
            productOfferKeys: string[];
            slug: string;
        };
        PartnerCart: {
            /** @description Why it cannot be bought now, by reason id; empty if it can. Case conversion must not change the keys. */
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
        /** @description What to buy of the offer. A raffle has no games; a lottery requires its game type and offer. */
        PartnerLottery: {
            /** @description Required when the offer lists causes. */
            causeKey?: string;
            gameOffer?: string;
            games?: components["schemas"]["Game"][];
            gameType?: components["schemas"]["CartGameType"];
            lotteryKey: string;
            /** @description Default: 1. */
            numDraws?: number;
            /** @description Games of a ticket, or books of a raffle (default: 1). */
            numGames?: number;
            quickpick?: boolean;
        };
        PartnerPurchaseRequest: {
            /** @description The item to buy. The partner's cart if absent. */
            cartItem?: components["schemas"]["PartnerCartItem"];
            /** @description null if the wallet pays. */
            deposit: components["schemas"]["DepositRequest"] | null;
            /** @description The cart_total as the customer saw it. If the computed total differs, the call is refused with 409 cart_changed. */
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
        /**
         * @description How to send the money from a bank: by BPAY (biller_code), or to an account (bsb, account_number, account_name). What
         *     arrives is credited once, in the amount that was sent. More than the deposit limit allows is returned.
         */
        PaymentInstructions: {
            accountName?: string;
            accountNumber?: string;
            billerCode?: string;
            bsb?: string;
            /**
             * Format: date-time
             * @description When the deposit is cancelled if no money has arrived.
             */
            expiresAt: string;
            /** @description Sent with the money. The last digit is a check digit (Luhn). */
            reference: string;
        };
        PaymentMethod: {
            /** @description How the method is displayed. */
            attributes: {
                logos: ("amex" | "apple pay" | "google pay" | "mastercard" | "paypal" | "visa")[];
                name: string;
            };
            availableGateways: components["schemas"]["CardGatewayKey"][];
            /** @description A payment method, or with funds.withdraw a withdrawal method. */
            code: components["schemas"]["PaymentMethodCode"] | components["schemas"]["WithdrawalMethodCode"];
            /** @description The customer's saved funds for this method. */
            funds: components["schemas"]["Fund"][];
            /** @description The deposit_method_id of a deposit or withdrawal without a saved fund. */
            id: string;
            rules: components["schemas"]["PaymentMethodRules"];
        };
        /**
         * @description ap Apple Pay, bp BPAY, cc card, bd direct debit, dd direct deposit, gp Google Pay, pl PayPal, td test deposit
         *     (demo only).
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
            /** @description Keys are payment method codes. Case conversion must not change them. */
            result: {
                [key: string]: components["schemas"]["PaymentMethod"];
            };
        };
        PaymentResolution: {
            /** @description Present if it refused all of these charges. Absent if a payment failed. */
            blockedBy?: components["schemas"]["ChargeBlock"];
            /** @enum {string} */
            failureKind: "hard" | "soft";
            fundKind: components["schemas"]["FundKind"];
            /** @description The saved fund's id, or its type if nothing is saved. */
            fundSource: string;
            id: string;
            /**
             * @description How much more the wallet needs to pay what is owed, or what it could not pay. Zero if it holds enough. Absent if
             *     another fund failed.
             */
            lacking?: components["schemas"]["Money"];
            /**
             * @description The sum of the debits that a bank returned after the tickets were bought. Only the wallet can pay it. Absent if
             *     nothing is owed.
             */
            owed?: components["schemas"]["Money"];
            recurringPurchases: components["schemas"]["RecurringPurchase"][];
            /** @description The scheduled purchases that the customer owes for. Absent if there are none. */
            scheduledPurchases?: components["schemas"]["OwedScheduledPurchase"][];
        };
        PaymentResolutionsEnvelope: {
            result: components["schemas"]["PaymentResolution"][];
        };
        PayPalForm: {
            deviceData?: string;
            /** @description The nonce from PayPal's window. */
            paymentMethodNonce: string;
        };
        Permit: {
            number: string;
            region: components["schemas"]["RegionCode"];
        };
        PrecommitmentEnvelope: {
            result: components["schemas"]["PrecommitmentLimit"];
        };
        /** @description The maximum amount of deposits in any seven days. */
        PrecommitmentLimit: {
            /**
             * Format: date-time
             * @description When pending_limit starts; without one, when the limit ends.
             */
            effectiveAt?: string;
            /** @description null if there is no limit. */
            limit: number | null;
            /** @description A higher limit in its cooling-off period. */
            pendingLimit?: number;
            /** @enum {string} */
            period: "week";
            /** @description Deposited in the last seven days, or on its way. */
            spent: number;
        };
        /** @description A Draw. One that does not exist yet has no seed. */
        PreviewDraw: {
            drawData: components["schemas"]["DrawData"];
            /** Format: date-time */
            drawDate: string;
            drawId: string;
            drawNo: number;
            /** @description Number of draws after the next available one (0). */
            drawOffset: number;
            entriesHash?: components["schemas"]["EntriesHash"];
            /** @description Whether the draw is held as soon as every ticket is sold. Default: false, and once sales have stopped. */
            isDrawnWhenSoldOut?: boolean;
            isPrizePoolUnknown: boolean;
            /** @description In the currency of the price; 0 if unknown. */
            prizePool: number;
            /** @description Shown after amounts below a million. */
            prizePoolSuffix?: string;
            /** @enum {string} */
            purchaseStatus: "open" | "sold_out" | "past_draw" | "pre_order";
            seedHash?: components["schemas"]["SeedHash"];
            status: components["schemas"]["DrawStatus"];
            /** Format: date-time */
            stop: string;
            /** @enum {string} */
            type: "lottery_ticket_draw" | "syndicate_share_draw" | "raffle_ticket_draw";
        };
        PricingInfo: {
            /** @description Only for comparison, never shown. */
            name: string;
            pricingId: string;
            /** @description The segment of getCapabilities that the price list is for. Absent if it is for all. */
            segmentName?: string;
        };
        PricingInfoEnvelope: {
            result: components["schemas"]["PricingInfo"];
        };
        Prize: {
            /** @description How many such prizes there are. Default: 1. */
            count?: number;
            id: string;
            images?: string[];
            name: string;
            /**
             * Format: date-time
             * @description The time of the draw.
             */
            timestamp: string;
            type: string;
            value: components["schemas"]["Money"];
        };
        PrizeDivision: {
            division: number;
            label: string;
            /** @description How many payments an annuity has. */
            months?: number;
            odds?: components["schemas"]["Odds"];
            prize: components["schemas"]["Money"];
            /**
             * @description How the prize is paid. An annuity is paid every month, `prize` first at settlement. Free games are paid as their
             *     price. Goods are not money: `prize` is 0.
             * @enum {string}
             */
            prizeKind?: "share" | "fixed" | "jackpot" | "annuity" | "free_entry" | "goods";
            /** @description The number of winning games. A system entry may contain several. */
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
            /** @description If not empty, the customer must choose one. */
            causes: components["schemas"]["Cause"][];
            displayCategory: string;
            /** @description Upcoming draws, the next one first. */
            draws: components["schemas"]["Draw"][];
            gameTypes: components["schemas"]["GameType"][];
            /** @description The productOfferKey of paths; lottery_key in a cart. */
            key: string;
            name: string;
            /** @description The part of the price of a ticket that goes into the prize pool. Absent if the prizes are fixed amounts, or unknown. */
            prizePoolPercent?: number;
            recurringPurchase: components["schemas"]["RecurringPurchaseOption"];
            recurringPurchaseInformation?: components["schemas"]["RecurringPurchaseInformation"];
            /** @description Only with the availability unavailable, the states and territories where the offer may be sold. */
            soldIn?: components["schemas"]["RegionCode"][];
            /** @description Sales are suspended. */
            suspended: boolean;
            /** @description Syndicate offers only. */
            syndicates?: components["schemas"]["SyndicateShare"][];
            type: components["schemas"]["ProductOfferType"];
            url: string;
            urlAliases: components["schemas"]["UrlAlias"][];
        };
        ProductOffersResponse: {
            offers: components["schemas"]["ProductOffer"][];
            /** @description Offer keys in display order. */
            ranking: string[];
            restrictions: components["schemas"]["Restriction"][];
        };
        ProductOffersResponseEnvelope: {
            result: components["schemas"]["ProductOffersResponse"];
        };
        /** @enum {string} */
        ProductOfferType: "lottery_ticket" | "raffle_ticket" | "syndicate_share" | "membership";
        /**
         * @description The type of product.
         * @enum {string}
         */
        ProductType: "lottery_ticket" | "multi_draw_ticket" | "raffle_ticket" | "syndicate_share" | "social_syndicate_share" | "membership";
        PromotionRequest: {
            promotionCode: string;
        };
        PurchaseData: {
            /**
             * @description APP if utm_source is app.
             * @enum {string}
             */
            channelKey: "APP" | "web";
            /** @description Attribution of the visit. Stored with the checkout, with no effect. Case conversion must not change the keys. */
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
        /** @description The tickets, early birds and permits of a raffle's draw. Absent for a lottery. */
        RaffleFacts: {
            /** @description First to close first. */
            earlyBirds: components["schemas"]["EarlyBird"][];
            /** @description Whether the draw is held as soon as every ticket is sold. Default: false. */
            isDrawnWhenSoldOut?: boolean;
            maxTickets: number;
            permits: components["schemas"]["Permit"][];
            ticketsLeft: number;
        };
        /** @description Books of tickets of a raffle. Its numbers are given later. */
        RaffleItemInput: {
            affiliateCode?: components["schemas"]["ItemKey"];
            /** @description How many books. */
            books: number;
            /** @description The cause that the books support. Required when the raffle lists several. */
            causeKey?: components["schemas"]["ItemKey"];
            drawNo?: components["schemas"]["FirstDrawNo"];
            /** @description The price of the line as the customer saw it. If the computed price differs, the call is refused with 409 cart_changed. */
            expectedPrice?: components["schemas"]["Money"];
            lotteryKey: components["schemas"]["ItemKey"];
            /** @enum {string} */
            productType: "raffle_ticket";
            /** @description The book, one of the raffle's game offers. */
            raffleOffer: components["schemas"]["ItemKey"];
            recurringPurchase?: components["schemas"]["RecurringChoice"];
            /** @description Whether the winner's name may be published. Default: false. */
            showWinnerName?: boolean;
        };
        RaffleItemUpdate: {
            books?: number;
            causeKey?: components["schemas"]["ItemKey"];
            /** @description The price of the line as the customer saw it. If the computed price differs, the call is refused with 409 cart_changed. */
            expectedPrice?: components["schemas"]["Money"];
            /** @enum {string} */
            productType: "raffle_ticket";
            recurringPurchase?: components["schemas"]["RecurringChoice"];
            showWinnerName?: boolean;
        };
        Receipt: {
            checkoutId: string;
            /** Format: date-time */
            createdAt: string;
            /** @description The part of total paid by its deposit. The rest of a larger deposit stays in the wallet. */
            depositAmount: components["schemas"]["Money"];
            /** @description What made the deposit. Absent if there is none, and on receipts of earlier versions. */
            depositSource?: string;
            /** @description The part of its deposit above total, which stays in the wallet. Absent if there is none. */
            extraDepositAmount?: components["schemas"]["Money"];
            /** @description The cart's lines with their prices, a voucher last. */
            items: components["schemas"]["CartItem"][];
            /** @description One per item, in the same order; none for a voucher. */
            orderIds: string[];
            /** @description The partner on whose page it was bought; absent for the shop's own cart. */
            partnerSlug?: string;
            total: components["schemas"]["Money"];
            /** @description For analytics only. */
            trackingData: {
                goals: components["schemas"]["ReceiptTrackingGoal"][];
                /** @description The membership before the purchase of one. Absent for other purchases. */
                membership?: {
                    /** @enum {string} */
                    oldStatus: "member" | "non-member" | "pending-deposit";
                    /** @enum {string} */
                    oldTier: "free" | "premium";
                    program: string;
                };
                products: components["schemas"]["ReceiptTrackingProduct"][];
            };
            /** @description The part of total paid from the wallet's previous balance. */
            walletAmount: components["schemas"]["Money"];
        };
        ReceiptEnvelope: {
            result: components["schemas"]["Receipt"];
        };
        ReceiptTrackingGoal: {
            /** @description The milestone, such as first_purchase. */
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
            /** @description The earlier order. Read its games with getOrder. */
            id: string;
            /** @description The games of a ticket; the books of a raffle. */
            numGames: number;
            /** @description The price of one draw today. */
            price: components["schemas"]["Money"];
            productOfferKey: string;
        };
        RecommendedOrdersEnvelope: {
            result: components["schemas"]["RecommendedOrder"][];
        };
        RecoveryCodeList: string[];
        RecoveryCodes: {
            recoveryCodes: components["schemas"]["RecoveryCodeList"];
        };
        RecoveryCodesEnvelope: {
            result: components["schemas"]["RecoveryCodes"];
        };
        RecurringAttempt: {
            /**
             * @description How its charge ended, or why none was made: not_failed (nothing was tried yet), cancelled, or not_found (unknown,
             *     or another customer's).
             * @enum {string}
             */
            attemptStatus: "purchased" | "soft_failure" | "hard_failure" | "not_failed" | "cancelled" | "not_found";
            /** @description What the wallet paid now of the debits that a bank had returned. Absent if it paid none. */
            debtPaid?: components["schemas"]["Money"];
            recurringPurchaseId: string;
        };
        /**
         * @description soft_failure is retried at the next run; hard_failure, such as a permanently declined card, is not.
         * @enum {string}
         */
        RecurringAttemptStatus: "purchased" | "soft_failure" | "hard_failure";
        RecurringChoice: {
            /**
             * @description How often a subscription is charged; monthly if absent.
             * @enum {string}
             */
            billingPeriod?: "monthly" | "quarterly" | "biannually" | "annually";
            enabled: boolean;
            /** @description An autoplay skips draws with a smaller jackpot. */
            minimumJackpotAmount?: number;
            /** @description Whether later draws get new numbers. Default: if the numbers are a quick-pick. */
            quickpick?: boolean;
            /** @enum {string} */
            type: "autoplay" | "subscription" | "combined_recurring_purchase";
        };
        /** @description The payment method. unfunded: nothing is charged, as for a free membership. */
        RecurringFund: {
            brand?: components["schemas"]["CardBrand"];
            /** @description The id of a saved fund. */
            id?: string;
            kind: components["schemas"]["FundKind"];
            lastFour?: string;
        };
        RecurringPurchase: {
            /** @description Each try of a charge, newest first, at most 20. */
            attempts?: components["schemas"]["RecurringPurchaseAttempt"][];
            /** @description Autoplays only. */
            autoplayId?: string;
            /**
             * @description Only for purchases charged on a billing date.
             * @enum {string}
             */
            billingPeriod?: "monthly" | "quarterly" | "biannually" | "annually";
            causeKey?: string;
            causeName?: string;
            /** @description Only for offers with selectable days. */
            days?: components["schemas"]["Weekday"][];
            defaultFund: components["schemas"]["RecurringFund"];
            description?: string;
            /**
             * @description The draws still on sale that it plays: those that it has bought and, while it is active, those that its next
             *     charge buys. A draw whose jackpot may be too small is not among them before it is bought.
             */
            drawEncodedIds?: string[];
            /** @description The ticket that began it; absent if that is not known. */
            firstOrderId?: string;
            /**
             * @description Absent if every draw is played.
             * @enum {string}
             */
            frequency?: "monthly" | "weekly";
            /** @description The key of the game offer, used in updates. */
            gameOffer?: string;
            gameOfferName?: string;
            /** @description The numbers played in every draw; absent with quickpick and for products without numbers. */
            games?: components["schemas"]["Game"][];
            /** @description For an autoplay the same as autoplay_id. */
            id: string;
            /** @description Absent before the first attempt. Banks confirm payments days later, so purchased may still become a failure. */
            lastAttemptStatus?: components["schemas"]["RecurringAttemptStatus"];
            /** @description The lottery of the draw, also for syndicate shares. */
            lotteryId?: string;
            membershipKey?: string;
            membershipName?: string;
            membershipOfferKey?: string;
            membershipOfferName?: string;
            /** @description Draws with a smaller jackpot are skipped; zero skips none. */
            minimumJackpotAmount: components["schemas"]["Money"];
            /** @description The higher price that holds from new_price_from on. Absent if the price stays. */
            newPrice?: components["schemas"]["Money"];
            /**
             * Format: date-time
             * @description Absent if the price stays.
             */
            newPriceFrom?: string;
            /**
             * Format: date
             * @description Only for purchases charged on a billing date.
             */
            nextChargeOn?: string;
            /**
             * Format: date-time
             * @description The next draw; while paused, the next draw if it were active.
             */
            nextDrawAt?: string;
            numberOfGames?: number;
            /** @description Syndicates and Lotto Parties only. */
            numberOfShares?: number;
            /** @description Raffles only. */
            numberOfTickets?: number;
            /** @description The raffle or syndicate. Absent if the description names the offer, or is the customer's own. */
            offerName?: string;
            /**
             * Format: date
             * @description The day a timed pause ends; absent otherwise.
             */
            pausedUntil?: string;
            /** @description A charge today. */
            price?: components["schemas"]["Money"];
            /** @description Absent for a membership. */
            productOfferKey?: string;
            /** @description Absent for a membership. */
            productType?: components["schemas"]["ProductType"];
            /** @description New random numbers for every draw. */
            quickpick: boolean;
            /**
             * @description Why a paused one cannot be resumed: its organiser repeats the session no more, or has paused it until they open the same
             *     ticket again, or the customer owes what a bank returned. Absent otherwise.
             * @enum {string}
             */
            resumeBlockedBy?: "organiser" | "organiser_paused" | "debt";
            /** @description The Lotto Party session that its purchase began with. Lotto Parties only. */
            sessionId?: string;
            /**
             * Format: date
             * @description The day of the only draw or charge that a timed pause passes over; absent otherwise.
             */
            skippedOn?: string;
            status: components["schemas"]["RecurringStatus"];
            /** @enum {string} */
            type: "autoplay" | "subscription" | "combined_recurring_purchase";
        };
        RecurringPurchaseAttempt: {
            /**
             * Format: date-time
             * @description When it was tried. A charge that is tried again has one entry for each try.
             */
            at: string;
            /**
             * Format: date-time
             * @description The first draw that it was for. Absent if it was for none.
             */
            drawAt?: string;
            fundKind: components["schemas"]["FundKind"];
            /** @description The ticket that was bought. */
            orderId?: string;
            price: components["schemas"]["Money"];
            /** @description Why it failed or was passed over, for the customer. */
            reason?: string;
            /**
             * Format: date-time
             * @description When a soft failure is tried again.
             */
            retryAt?: string;
            /**
             * @description skipped: nothing was charged for this draw, and reason says why. debt_paid: the wallet paid what a bank had
             *     returned.
             * @enum {string}
             */
            status: "purchased" | "soft_failure" | "hard_failure" | "skipped" | "debt_paid";
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
            /** @description wallet, or the id of a saved fund. */
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
            /**
             * @description The smallest jackpots that a form lets customers choose, in the currency of the price. Empty if the first prize
             *     does not grow. Only for autoplays of offers.
             */
            minimumJackpots?: number[];
            /** @enum {string} */
            type: "autoplay" | "subscription" | "combined_recurring_purchase";
        };
        RecurringPurchasesEnvelope: {
            pageInfo: components["schemas"]["PageInfo"];
            result: components["schemas"]["RecurringPurchase"][];
        };
        /**
         * @description Active can be paused, with or without an end; paused can become active; every status can become cancelled, which
         *     is final. A timed pause ends at paused_until. Both spellings are accepted; send recurring_status_timed_pause.
         * @enum {string}
         */
        RecurringStatus: "recurring_status_active" | "recurring_status_paused" | "recurring_status_timed_pause" | "recurring_status_timed_paused" | "recurring_status_cancelled";
        RecurringStatusRequest: {
            /**
             * Format: date
             * @description Required for a timed pause and must be after today; ignored otherwise.
             */
            pausedUntil?: string;
            status: components["schemas"]["RecurringStatus"];
        };
        RecurringSyncEnvelope: {
            result: components["schemas"]["RecurringAttempt"][];
        };
        RecurringSyncRequest: {
            /** @description A saved fund to pay from. If absent, each purchase uses its own fund. */
            fundId?: string;
            recurringPurchaseIds: string[];
        };
        /**
         * @description A region of the shop (sub-variant). GB, LW and NSWL cannot be chosen by a visitor.
         * @enum {string}
         */
        RegionCode: "ACT" | "GB" | "LW" | "NSW" | "NSWL" | "NT" | "QLD" | "SA" | "TAS" | "VIC" | "WA" | "OTHER";
        ReminderLotteries: string[];
        Reminders: {
            lotteryKeys: components["schemas"]["ReminderLotteries"];
            minimumJackpotAmount: components["schemas"]["Money"];
        };
        RemindersEnvelope: {
            result: components["schemas"]["Reminders"];
        };
        RemindersUpdate: {
            lotteryKeys: components["schemas"]["ReminderLotteries"];
            /** @description In the currency of the shop. */
            minimumJackpotAmount: number;
        };
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
            /** @description The ticket that won the first prize of a raffle. Absent if it was sold elsewhere. */
            winningTicket?: string;
        };
        ResultKeysEnvelope: {
            result: components["schemas"]["ResultKey"][];
        };
        /**
         * @description Whether the ticket is charged only when its first draw becomes the next one. No effect on a ticket for the next
         *     draw. Refused for a ticket that is bought again.
         */
        Scheduled: boolean;
        ScheduledPurchase: {
            encodedId: string;
            /** @description The last charge, if it failed. Absent if none has failed, or if the customer cancelled it. */
            failure?: {
                /** @description Absent if the payment failed. */
                blockedBy?: components["schemas"]["ChargeBlock"];
                /** @description How much more the wallet needs; zero if it holds enough now. Absent if something else failed. */
                lacking?: components["schemas"]["Money"];
                /** @description For the customer. */
                reason: string;
                /**
                 * Format: date-time
                 * @description When it is charged again. Absent once it is cancelled.
                 */
                retryAt?: string;
            };
            /** @description The cart item to be bought. */
            item: components["schemas"]["CartItem"];
            /** @enum {string} */
            kind: "scheduled_purchase" | "pre_order";
            /** @description The ticket, once it was charged. It can't be cancelled then. */
            orderId?: string;
            price: components["schemas"]["Money"];
            /**
             * Format: date-time
             * @description When it is charged: for a pre-order, when its draw opens.
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
            /** @description Required for login; not allowed otherwise. */
            challengeToken?: string;
            /** @description The current password. Required for the first enrol while two-factor is off. */
            password?: string;
            /** @enum {string} */
            reason: "enrol" | "elevate" | "login";
        };
        /** @description The source of the visit. Empty if unknown. */
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
         * @description There is no second address line. An invalid body is refused with 422 invalid_field and one message per field:
         *     "This field is required" for missing and empty fields.
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
            /** @description false is refused with invalid_field. */
            termsAccepted: boolean;
        };
        SocialAccount: {
            /** @description The provider's email, masked. Empty if the provider gives none. */
            identifier: string;
            provider: components["schemas"]["SocialProvider"];
            /** Format: date-time */
            since: string;
        };
        SocialAccountsEnvelope: {
            result: components["schemas"]["SocialAccount"][];
        };
        SocialAuthenticationRequest: {
            /** @description The fingerprint from an earlier sign-in on this device. */
            fingerprint?: string;
            /** @description The nonce that the shop sent to the provider. The token must contain it. */
            nonce: string;
            /** @description A 6 digit code, or a recovery code. */
            otp?: string;
            provider: components["schemas"]["SocialProvider"];
            /** @description Trust this device: it skips the code for remember_for_days. */
            saveDevice?: boolean;
            /** @description The provider's identity token. */
            token: string;
        };
        /** @description A social media profile of the shop. Without url, the site builds the address from the account. */
        SocialLink: {
            account: string;
            /** @enum {string} */
            network: "facebook" | "instagram" | "linkedin" | "pinterest" | "tiktok" | "x" | "youtube";
            /**
             * Format: uri
             * @description Only if it differs from the account's default address.
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
        /** @description Shares of a Lotto Party session. */
        SocialSyndicateItemInput: {
            affiliateCode?: components["schemas"]["ItemKey"];
            /** @description The price of the line as the customer saw it. If the computed price differs, the call is refused with 409 cart_changed. */
            expectedPrice?: components["schemas"]["Money"];
            /** @description The token of the invitation link. Only members of a private group buy without it. */
            groupToken?: string;
            numShares: components["schemas"]["NumShares"];
            /** @enum {string} */
            productType: "social_syndicate_share";
            recurringPurchase?: components["schemas"]["RecurringChoice"];
            sessionId: components["schemas"]["ItemKey"];
        };
        SpendLimit: {
            /**
             * Format: date-time
             * @description When pending_limit starts; without one, when the limit ends.
             */
            effectiveAt?: string;
            limit: number;
            /** @description A higher limit in its cooling-off period. */
            pendingLimit?: number;
            period: components["schemas"]["SpendPeriod"];
            /** @description limit minus spent. */
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
            /** @description Limits of the shop, which apply in addition. */
            systemLimits: components["schemas"]["SpendLimit"][];
        };
        SpendLimitsEnvelope: {
            result: components["schemas"]["SpendLimits"];
        };
        /** @enum {string} */
        SpendPeriod: "day" | "week" | "month";
        StartAuthenticatorRequest: {
            /** @description The current password. Required while two-factor is off. */
            password?: string;
        };
        StartConnectIdRequest: {
            /** @description The customer's bank. */
            authorisationServerId?: string;
            /** Format: uri */
            redirectUrl: string;
        };
        Statistics: {
            drawsCounted: number;
            lotteryKey: string;
            /** @description The numbers of a game, without supplementary numbers. */
            numberSets: components["schemas"]["NumberSetStatistics"][];
        };
        StatisticsEnvelope: {
            result: components["schemas"]["Statistics"];
        };
        StripeSetup: {
            /** @description Opens Stripe's form once; never stored or logged. */
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
             * @description Present if available.
             */
            url?: string;
        };
        /**
         * @description A ticket that the house plays in a draw, with its numbers and the shares that are left. The house keeps the shares
         *     that nobody buys, so the ticket always plays in full.
         */
        Syndicate: {
            costPerShare: components["schemas"]["Money"];
            /** @description The divisions of the lottery's last draw, first division first. Empty before its first draw. */
            divisions: components["schemas"]["SyndicateDivision"][];
            /** @description The game offer of its boards. */
            gameOffer: string;
            /** @description What customers call the game offer. */
            gameOfferName?: string;
            /** @description The numbers of its boards. */
            games: components["schemas"]["Game"][];
            gameType: components["schemas"]["CartGameType"];
            /** @description The lottery whose draw it plays. */
            lotteryKey: string;
            name: string;
            /** @description The odds of one of its boards. */
            odds: components["schemas"]["GameOfferOdds"];
            sharesAvailable: number;
            /** @description The total number of shares. */
            size: number;
            /** @description The standard games that one board stands for: 28 for a System 8. */
            standardGames?: number;
            syndicateKey: string;
        };
        /** @description A division, with what one winning game was paid in the last draw. Absent amounts mean that nobody won it. */
        SyndicateDivision: {
            division: number;
            label: string;
            lastPrize?: components["schemas"]["Money"];
            /** @description One share of that prize, rounded down. */
            lastShare?: components["schemas"]["Money"];
        };
        /** @description Shares of a syndicate. */
        SyndicateItemInput: {
            affiliateCode?: components["schemas"]["ItemKey"];
            drawNo?: components["schemas"]["FirstDrawNo"];
            /** @description The price of the line as the customer saw it. If the computed price differs, the call is refused with 409 cart_changed. */
            expectedPrice?: components["schemas"]["Money"];
            lotteryKey: components["schemas"]["ItemKey"];
            numShares: components["schemas"]["NumShares"];
            /** @enum {string} */
            productType: "syndicate_share";
            recurringPurchase?: components["schemas"]["RecurringChoice"];
            syndicateKey: components["schemas"]["ItemKey"];
        };
        SyndicateItemUpdate: {
            /** @description The price of the line as the customer saw it. If the computed price differs, the call is refused with 409 cart_changed. */
            expectedPrice?: components["schemas"]["Money"];
            numShares?: components["schemas"]["NumShares"];
            /** @enum {string} */
            productType: "syndicate_share" | "social_syndicate_share";
            recurringPurchase?: components["schemas"]["RecurringChoice"];
        };
        SyndicateShare: {
            costPerShare: components["schemas"]["Money"];
            drawId?: string;
            /** @description The lottery whose draws it plays. */
            lotteryKey?: string;
            name?: string;
            /** @description In the draw of draw_id. */
            sharesAvailable?: number;
            /** @description The total number of shares. */
            size: number;
            /** @description syndicate_key in a cart. */
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
            /** @description false is refused with invalid_field. */
            accepted: boolean;
        };
        /** @description Browser data for the card issuer. Without JavaScript, only the required fields are known. */
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
        /** @description Consecutive ticket numbers. */
        TicketRun: {
            first: string;
            last: string;
        };
        TicketWin: {
            /** @description Not paid into the wallet. */
            isGoods: boolean;
            /** @description Whether its money was paid by mistake and taken back. Default: false. */
            isTakenBack?: boolean;
            name: string;
            ticketNumber: string;
            value: components["schemas"]["Money"];
        };
        /** @description How long a recurring purchase can be paused. Absent if it cannot. */
        TimedPauseConfig: {
            maxDays: number;
            minDays: number;
            presets: number[];
        };
        Tip: {
            lotteryKey: string;
            /** @description A complete game for the cart. */
            numbers: components["schemas"]["Game"];
            title: string;
        };
        TipsEnvelope: {
            result: components["schemas"]["Tip"][];
        };
        Transaction: {
            /** @description Negative if money left the wallet. */
            amount: components["schemas"]["Money"];
            /** @description The available funds after this transaction. */
            balanceAfter: components["schemas"]["Money"];
            /** @description Purchases and refunds only. */
            checkoutId?: string;
            /**
             * Format: date-time
             * @description When the balance changed. If it has not changed, when the transaction started.
             */
            createdAt: string;
            /** @description Deposits only. */
            depositId?: string;
            /** @description A description for the customer. */
            description: string;
            /** @description Winnings only: the draw. */
            drawNo?: number;
            id: string;
            /** @description Winnings only: the offer of the draw. */
            productOfferKey?: string;
            status: components["schemas"]["TransactionStatus"];
            type: components["schemas"]["TransactionType"];
            /** @description Withdrawals only. */
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
         * @description pending: not complete; the balance excludes the amount of a pending deposit or withdrawal. failed, cancelled:
         *     the balance did not change, or the amount was returned.
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
         * @description The kind of transfer: national by BSB, international by SWIFT code, the others by PayID.
         * @enum {string}
         */
        TransferType: "international" | "national" | "payid_email" | "payid_phone";
        /** @description Part of 2fa_required. Names the kind of code and the masked address it was sent to. */
        TwoFactorChallenge: {
            /** @description For sendTwoFactorEmailCode before signing in. Valid for 10 minutes. */
            challengeToken?: string;
            /**
             * Format: date-time
             * @description When the mailed code expires; absent if none is valid.
             */
            expiresAt?: string;
            /** @description Absent for authenticator. */
            identifier?: string;
            /** @enum {string} */
            method: "authenticator" | "email";
            /** @description How many days a trusted device skips the code. */
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
            /** @description The masked address for codes; absent for authenticator. */
            identifier?: string;
            /** @description The current method; absent while two-factor is off. */
            method?: components["schemas"]["TwoFactorMethod"];
            /** @description The methods that the customer can choose. */
            methods: components["schemas"]["TwoFactorMethod"][];
            /** @description Only in the reply that turns two-factor on. */
            recoveryCodes?: components["schemas"]["RecoveryCodeList"];
            /** @description How many recovery codes were not used yet. */
            recoveryCodesLeft: number;
            /** @description How many days a trusted device skips the code. */
            rememberForDays: number;
            /** @description The last mailed code, while it is valid and not used; absent otherwise. */
            sentCode?: components["schemas"]["TwoFactorCodeSent"];
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
        /** @description Keys of the site's list of reasons, or the customer's own text. May be empty. */
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
            /** @description If the state's licences have one. */
            cardNumber?: string;
            /** Format: date */
            expiryDate?: string;
            licenceNumber: string;
            state: components["schemas"]["RegionCode"];
        };
        /**
         * @description A fixed discount, a percentage (floored to the cent), a fixed discount that expires, or credit that is paid into
         *     the wallet after the purchase.
         * @enum {string}
         */
        VoucherItemType: "voucher_fixed_discount" | "voucher_percent_discount" | "voucher_fixed_discount_expire" | "voucher_credit_amount";
        /** @enum {string} */
        Weekday: "Monday" | "Tuesday" | "Wednesday" | "Thursday" | "Friday" | "Saturday" | "Sunday";
        /** @description A prize that was won, without the winner's identity. */
        Winner: {
            division?: number;
            id: string;
            /** @description Initials, as in A. K. Absent unless the winner agreed. */
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
            /** @description True if the account closes once this is paid; absent otherwise. */
            closing?: boolean;
            /** Format: date-time */
            createdAt: string;
            /** @description The fund that is paid; absent for methods without funds. Kept if the fund is deleted. */
            fund?: components["schemas"]["Fund"];
            id: string;
            /** @description True if this is paid within minutes; absent otherwise. */
            instant?: boolean;
            methodCode: components["schemas"]["WithdrawalMethodCode"];
            /**
             * Format: date-time
             * @description Absent until paid.
             */
            paidAt?: string;
            /**
             * @description requested, processing: the amount is held. paid: final. rejected, cancelled: the amount was released.
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
            /** @description The customer's saved funds; empty for a method without funds. */
            funds: components["schemas"]["Fund"][];
        };
        /**
         * @description tt bank account, pl PayPal, tw test withdrawal (demo only), do donation.
         * @enum {string}
         */
        WithdrawalMethodCode: "tt" | "pl" | "tw" | "do";
        WithdrawalRequest: {
            /** @description In the customer's currency; at least 1.00 and at most the withdrawable funds. */
            amount: number;
            /** @description Required for tt: the type of the saved account. Absent for other methods. */
            bankType?: components["schemas"]["TransferType"];
            /**
             * @description Withdraws the whole balance, deposited cash included, and closes the account once it is paid. Until then deposits
             *     and purchases are refused. If it is rejected or cancelled, the account stays open.
             */
            closing?: boolean;
            /** @description Only with closing. */
            comment?: string;
            method: components["schemas"]["WithdrawalMethodCode"];
            /** @description Required with closing. */
            password?: string;
            /** @description Only with closing. A key of the site's list of reasons. */
            reason?: string;
        };
        WithdrawalResult: {
            /** @description The withdrawal's id. */
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
        /** @description The customer is already verified. */
        AlreadyVerified: {
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
        /** @description The cart with the changed item at the same position. */
        AnonCartAfterUpdate: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CartEnvelope"];
            };
        };
        /** @description The autoplay after the change. */
        AutoplayChanged: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["RecurringPurchaseEnvelope"];
            };
        };
        /** @description The organiser of the Lotto Party opens no more sessions, so the autoplay stays paused. */
        AutosessionOff: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The cart with the new items, at its end unless another place was asked for. */
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
        /** @description The cart with the changed item at the same position. */
        CartAfterUpdate: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CartEnvelope"];
            };
        };
        /** @description The draw or the price has changed since the page was shown. Nothing was changed; read the offer again. */
        CartItemConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The item cannot be sold like this. Nothing was added. */
        CartItemInvalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The item cannot be sold with this change. Nothing was changed. */
        CartItemUpdateInvalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description Not signed in. errors.general[0].id is the reason: a code is required, or five wrong codes have locked the account. */
        CodeDue: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /**
         * @description Not signed in. errors.general[0].id is the reason: a code is required, the code was wrong, or five wrong codes
         *     have locked the account.
         */
        CodeRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The call itself is invalid: signature, version or malformed JSON. Nothing was processed. */
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
        /** @description A field is missing or malformed, or the provider's token is for another shop or has expired. */
        InvalidToken: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The limit still applies. The first message is for the customer. */
        LimitCoolingOff: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The limit is not possible. The old one still applies. */
        LimitInvalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The token of the link is unknown, expired or already used. */
        LinkExpired: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /**
         * @description Not signed in. errors.general[0].id is the reason; 2fa_required names the kind of code. Five wrong codes lock
         *     the account.
         */
        LoginRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The nonce is unknown or used up. Nothing was saved. */
        NonceInvalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description Not found, or it belongs to another customer. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The customer is already verified, or the method is not available (used up, or another verification is in progress). */
        NotToVerify: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The draw is no longer on sale. The cart was not changed. */
        PartnerItemConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The item cannot be sold like this. The cart was not changed. */
        PartnerItemInvalid: {
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
        /** @description The cart has changed since the customer saw it. Nothing was bought; read the cart again. */
        PurchaseConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description Tokens and the customer. Convert the anonymous cart with convertAnonCart. */
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
        /** @description It cannot change to this status. Nothing was changed. */
        StatusInvalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /**
         * @description required: two-factor is on and the last code is more than 15 minutes old. Refresh the token with otp, then
         *     repeat the call. No other 403 has this code. 2fa_account_locked: too many wrong codes have locked the account;
         *     earlier codes no longer count and new ones are refused.
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
         * @description The token from createAnonCart. 404 for unknown, expired and malformed tokens.
         * @example anc_0123456789abcdef0123456789abcdef
         */
        AnonCartToken: string;
        /**
         * @description The item's id in this cart.
         * @example itm_0000000000000001
         */
        CartItemId: string;
        /**
         * @description The signed-in customer; or the unguessable reference from an email link, which replaces a sign-in only here. A
         *     customer id without a bearer token is 401; another customer's is 404.
         * @example cus_anna0000000001
         */
        CustomerRef: string;
        /**
         * @description Counted per offer.
         * @example 4320
         */
        DrawNo: number;
        /**
         * @description A UUID chosen by the caller for one attempt. For 24 hours, the same key and body return the first reply; the
         *     same key with another body is refused with 422 idempotency_key_reused.
         * @example 6f1b8c1e-9a53-4c0e-8a0f-0d6f7f6a9d11
         */
        IdempotencyKey: string;
        /** @description The maximum number of items. */
        Limit: number;
        /** @description The language of the content; en-AU if absent. Texts without a version in it are in en-AU. */
        Locale: "en-AU" | "en-GB";
        /** @description The number of items to skip. */
        Offset: number;
        /**
         * @description The partner in the address of its page. 404 if unknown.
         * @example coast-radio
         */
        PartnerSlug: string;
        /**
         * @description From the customer, or else from the settings. 404 if unknown.
         * @example pri_au_nsw
         */
        PricingId: string;
        /**
         * @description 404 if unknown.
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
            /** @description The token of the new cart. It expires 14 days after its last use. */
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
                 * @description The token from createAnonCart. 404 for unknown, expired and malformed tokens.
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
                 * @description A UUID chosen by the caller for one attempt. For 24 hours, the same key and body return the first reply; the
                 *     same key with another body is refused with 422 idempotency_key_reused.
                 * @example 6f1b8c1e-9a53-4c0e-8a0f-0d6f7f6a9d11
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description API version. */
                "X-Shop-Version"?: components["parameters"]["Version33"];
            };
            path: {
                /**
                 * @description The token from createAnonCart. 404 for unknown, expired and malformed tokens.
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
                 * @description The token from createAnonCart. 404 for unknown, expired and malformed tokens.
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
                 * @description A UUID chosen by the caller for one attempt. For 24 hours, the same key and body return the first reply; the
                 *     same key with another body is refused with 422 idempotency_key_reused.
                 * @example 6f1b8c1e-9a53-4c0e-8a0f-0d6f7f6a9d11
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description API version. */
                "X-Shop-Version"?: components["parameters"]["Version33"];
            };
            path: {
                /**
                 * @description The token from createAnonCart. 404 for unknown, expired and malformed tokens.
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
                 * @description The token from createAnonCart. 404 for unknown, expired and malformed tokens.
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
                 * @description The token from createAnonCart. 404 for unknown, expired and malformed tokens.
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
                 * @description The token from createAnonCart. 404 for unknown, expired and malformed tokens.
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
                 * @description The token from createAnonCart. 404 for unknown, expired and malformed tokens.
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
                 * @description The partner in the address of its page. 404 if unknown.
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
            422: components["responses"]["PartnerItemInvalid"];
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
    checkLinkOwner: {
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
                "application/json": components["schemas"]["LinkOwnerRequest"];
            };
        };
        responses: {
            /** @description The customer to whom the link was sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LinkOwnerEnvelope"];
                };
            };
            400: components["responses"]["InvalidCall"];
            410: components["responses"]["LinkExpired"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listAutoplays: {
        parameters: {
            query?: {
                /** @description The maximum number of items. */
                limit?: components["parameters"]["Limit"];
                /** @description The number of items to skip. */
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
            /** @description It cannot be sold like this. Nothing was changed. */
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
            /** @description The autoplay after the change. */
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
            /** @description The minimum jackpot is not possible. Nothing was changed. */
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
            /** @description This autoplay has no numbers to pick. Nothing was changed. */
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
            /** @description The autoplay after the change. */
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
            /** @description The autoplay after the change. */
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
                 * @description A UUID chosen by the caller for one attempt. For 24 hours, the same key and body return the first reply; the
                 *     same key with another body is refused with 422 idempotency_key_reused.
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
                 * @description A UUID chosen by the caller for one attempt. For 24 hours, the same key and body return the first reply; the
                 *     same key with another body is refused with 422 idempotency_key_reused.
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
                 * @description The partner in the address of its page. 404 if unknown.
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
            422: components["responses"]["PartnerItemInvalid"];
        };
    };
    purchasePartnerCart: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A UUID chosen by the caller for one attempt. For 24 hours, the same key and body return the first reply; the
                 *     same key with another body is refused with 422 idempotency_key_reused.
                 * @example 6f1b8c1e-9a53-4c0e-8a0f-0d6f7f6a9d11
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description API version. */
                "X-Shop-Version"?: components["parameters"]["Version32"];
            };
            path: {
                /**
                 * @description The partner in the address of its page. 404 if unknown.
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
            /** @description Bought. Read the receipt with getCheckout. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckoutIdEnvelope"];
                };
            };
            /** @description The card requires a challenge. Nothing is charged or bought yet. */
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
            /** @description Insufficient funds. Nothing was charged or bought. */
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
            /** @description The item or the deposit has changed. Nothing was charged or bought. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The item, the deposit or the customer does not allow the purchase. Nothing was charged or bought. */
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
                 * @description A UUID chosen by the caller for one attempt. For 24 hours, the same key and body return the first reply; the
                 *     same key with another body is refused with 422 idempotency_key_reused.
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
            /** @description Bought. The cart is now empty. */
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
            /** @description The wallet does not cover the total. Nothing was bought; a deposit is required. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            409: components["responses"]["PurchaseConflict"];
            /** @description The cart or the customer does not allow the purchase. Nothing was bought. */
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
                /** @description The maximum number of items. */
                limit?: components["parameters"]["Limit"];
                /** @description The language of the content; en-AU if absent. Texts without a version in it are in en-AU. */
                locale?: components["parameters"]["Locale"];
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
            /** @description The published causes. */
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
            query?: {
                /** @description The language of the content; en-AU if absent. Texts without a version in it are in en-AU. */
                locale?: components["parameters"]["Locale"];
            };
            header?: {
                /** @description API version. */
                "X-Shop-Version"?: components["parameters"]["Version30"];
            };
            path: {
                /** @description The key: the slug with underscores instead of hyphens. */
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
            /** @description Whether the email belongs to a customer. */
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
            /** @description The receipt as first issued. */
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
    listComingCharges: {
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
            /** @description Next charge first, at most 500. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ComingChargesEnvelope"];
                };
            };
            400: components["responses"]["InvalidCall"];
            401: components["responses"]["SignedOut"];
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
            /** @description Refused: there is money in the account, a ticket has a draw to come, or a prize is not delivered. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The password is wrong. */
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
                 * @description The signed-in customer; or the unguessable reference from an email link, which replaces a sign-in only here. A
                 *     customer id without a bearer token is 401; another customer's is 404.
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
                 * @description The signed-in customer; or the unguessable reference from an email link, which replaces a sign-in only here. A
                 *     customer id without a bearer token is 401; another customer's is 404.
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
            /** @description The preferences after the change. */
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
            /** @description The body changes nothing, or a channel is unknown. */
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
                 * @description The signed-in customer; or the unguessable reference from an email link, which replaces a sign-in only here. A
                 *     customer id without a bearer token is 401; another customer's is 404.
                 * @example cus_anna0000000001
                 */
                id: components["parameters"]["CustomerRef"];
                /** @description The offer in the email. It need not be on sale any more. */
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
            /** @description The body does anything other than turn email off. */
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
            /** @description Saved. The next sign-in requires the new password. */
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
            /** @description The current password is wrong; or the new one is too weak, equals the old one, or differs from its confirmation. */
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
            /** @description The details after the change. */
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
            403: components["responses"]["StepUpRequired"];
            /** @description One or more fields are invalid, each under its own target. */
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
    requestEmailChange: {
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
                "application/json": components["schemas"]["EmailChangeRequest"];
            };
        };
        responses: {
            /** @description Links were sent, if the email is free. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidCall"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["StepUpRequired"];
            /** @description The email is not an email, or already the customer's; or the password is wrong. */
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
    confirmEmailChange: {
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
                "application/json": components["schemas"]["ConfirmEmailChangeRequest"];
            };
        };
        responses: {
            /** @description What the link did. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailChangeEnvelope"];
                };
            };
            400: components["responses"]["InvalidCall"];
            410: components["responses"]["LinkExpired"];
        };
    };
    getRecurringPurchaseMethods: {
        parameters: {
            query?: {
                /** @description Specified for both methods (shop §7); ignored here. */
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
            /** @description The wallet first, then saved funds in their order. null if none was chosen yet. */
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
            /** @description Accepted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidCall"];
            401: components["responses"]["SignedOut"];
            /** @description Not accepted. */
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
            /** @description Not acknowledged, or the country or region is unknown. */
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
            /** @description The settings. */
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
            /** @description Two-factor is on. Signing in now requires a code. */
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
             * @description The code is malformed or wrong, or the set-up was not started or has expired. Wrong codes count as in
             *     signing in, but never lock the account, because two-factor is not on yet.
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
            /** @description Turned off. */
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
        requestBody: {
            content: {
                "application/json": components["schemas"]["StartAuthenticatorRequest"];
            };
        };
        responses: {
            /** @description The secret. The site shows it once and never stores it. */
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
            403: components["responses"]["StepUpRequired"];
            /** @description The password is missing or wrong. */
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
            /** @description Sent. Contains the masked address and the time when another code can be requested. */
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
            403: components["responses"]["StepUpRequired"];
            /**
             * @description No code was sent. The account uses an authenticator, does not use codes (elevate, login), or is locked
             *     after too many wrong codes.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description A field is malformed, the password is missing or wrong, or the challenge is unknown, used up or older than 10
             *     minutes: sign in again.
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
            /** @description Acknowledged. */
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
    createRecoveryCodes: {
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
            /** @description The new codes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodesEnvelope"];
                };
            };
            400: components["responses"]["InvalidCall"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["StepUpRequired"];
            /** @description Two-factor is off. */
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
            409: components["responses"]["AlreadyVerified"];
            /** @description A file is larger than 10 MB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A file is not a JPEG, PNG or PDF. */
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
            /** @description The address to continue at. */
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
            /** @description redirect_url is not an address of the shop, or the bank is unknown. */
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
            /** @description The customer or the bank declined, the bank's data are of another person, or the state is expired or another customer's. */
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
            /** @description A field that the state requires is missing or malformed, or the licence does not match the customer. */
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
            /** @description The method is not available here, or the details match no person. */
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
                 * @description A UUID chosen by the caller for one attempt. For 24 hours, the same key and body return the first reply; the
                 *     same key with another body is refused with 422 idempotency_key_reused.
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
            /** @description Bought, with a receipt; or a challenge to pass first, without a receipt. */
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
            /** @description Insufficient funds. Nothing was charged or bought. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            403: components["responses"]["StepUpRequired"];
            /** @description The cart or the deposit has changed. Nothing was charged or bought. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The deposit, the cart or the customer does not allow the purchase. Nothing was charged or bought. */
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
                 * @description 404 if unknown.
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
                 * @description 404 if unknown.
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
                /** @description The maximum number of items. */
                limit?: components["parameters"]["Limit"];
                /** @description The number of items to skip. */
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
                 * @description 404 if unknown.
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
                 * @description 404 if unknown.
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
                 * @description 404 if unknown.
                 * @example monday_lotto
                 */
                productOfferKey: components["parameters"]["ProductOfferKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result, without names of winners. */
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
                 * @description 404 if unknown.
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
                /** @description The maximum number of items. */
                limit?: components["parameters"]["Limit"];
                /** @description The number of items to skip. */
                offset?: components["parameters"]["Offset"];
            };
            header?: {
                /** @description API version. */
                "X-Shop-Version"?: components["parameters"]["Version30"];
            };
            path: {
                /**
                 * @description 404 if unknown.
                 * @example monday_lotto
                 */
                productOfferKey: components["parameters"]["ProductOfferKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Only scored draws; empty if the customer did not play. */
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
                /** @description From 1 for January, without a leading zero. 404 for other values. */
                month: number;
                /**
                 * @description 404 if unknown.
                 * @example monday_lotto
                 */
                productOfferKey: components["parameters"]["ProductOfferKey"];
                /** @description 404 for other values. */
                year: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Only scored draws. */
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
                /** @description The tab of the results page. An offer of the other category returns an empty list. */
                category?: "lotteries" | "raffles";
                customerId?: string;
                /** @description The maximum number of items. */
                limit?: number;
                /** @description The number of items to skip. */
                offset?: components["parameters"]["Offset"];
            };
            header?: {
                /** @description API version. */
                "X-Shop-Version"?: components["parameters"]["Version30"];
            };
            path: {
                /**
                 * @description From the customer, or else from the settings. 404 if unknown.
                 * @example pri_au_nsw
                 */
                pricingId: components["parameters"]["PricingId"];
                /**
                 * @description 404 if unknown.
                 * @example monday_lotto
                 */
                productOfferKey: components["parameters"]["ProductOfferKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Only scored draws; may be empty. */
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
                 * @description From the customer, or else from the settings. 404 if unknown.
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
            /** @description The stored set. */
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
            /** @description A number is repeated, or is not from 0 to 999. */
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
                /** @description A gateway key. 404 if the gateway is not available. */
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
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidCall"];
            401: components["responses"]["SignedOut"];
            404: components["responses"]["NotFound"];
            /** @description A recurring purchase still uses it. Nothing was deleted. */
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
                /** @description The fund's id. 404 for other customers' funds and for funds that cannot pay. */
                fundRef: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The fund is the default. */
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
                /** @description A deposit id, an Idempotency-Key or a fund id, of this customer. */
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
                 * @description A UUID chosen by the caller for one attempt. For 24 hours, the same key and body return the first reply; the
                 *     same key with another body is refused with 422 idempotency_key_reused.
                 * @example 6f1b8c1e-9a53-4c0e-8a0f-0d6f7f6a9d11
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description API version: 3.4 if csc is sent. */
                "X-Shop-Version"?: "3.0" | "3.4";
            };
            path: {
                /** @description The id of a saved fund or of a deposit method. */
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
            /** @description The deposit. The money is in the wallet only if the status is succeeded. */
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
            /** @description The card was declined. Nothing was charged. */
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
            /** @description The deposit is not allowed. Nothing was charged. */
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
            /** @description The challenge was passed. */
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
            /** @description The challenge was passed, but the bank declined the payment. Nothing was charged. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["NotFound"];
            /** @description Too late: the deposit was cancelled. Nothing was charged. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The challenge failed or was abandoned, so the deposit failed. Nothing was charged. */
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
    cancelDeposit: {
        parameters: {
            query?: never;
            header?: {
                /** @description API version. */
                "X-Shop-Version"?: components["parameters"]["Version30"];
            };
            path: {
                /** @description The deposit's id. */
                fundRef: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cancelled deposit. */
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
            /** @description It has ended, or it does not wait for the customer. Nothing was changed. */
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
    addFund: {
        parameters: {
            query?: never;
            header?: {
                /** @description API version. */
                "X-Shop-Version"?: components["parameters"]["Version30"];
            };
            path: {
                /** @description The gateway of the token. 404 if it is not available. */
                gatewayFund: components["schemas"]["CardGatewayKey"];
                /** @description A payment method code. 404 for methods without cards. */
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
            /** @description The saved card. */
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
            /** @description The card was declined. Nothing was saved. */
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
            /** @description A field is invalid, or the token is used up. Nothing was saved. */
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
                 * @description A UUID chosen by the caller for one attempt. For 24 hours, the same key and body return the first reply; the
                 *     same key with another body is refused with 422 idempotency_key_reused.
                 * @example 6f1b8c1e-9a53-4c0e-8a0f-0d6f7f6a9d11
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description API version: 3.4 if csc is sent. */
                "X-Shop-Version"?: "3.0" | "3.4";
            };
            path: {
                /** @description The gateway of the token. 404 if it is not available. */
                gatewayKey: components["schemas"]["CardGatewayKey"];
                /** @description The same as deposit_method_code. 404 if the method is not available. */
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
            /** @description The deposit. The money is in the wallet only if the status is succeeded. */
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
            /** @description The card of the digital wallet was declined. Nothing was charged. */
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
            /** @description The deposit is not allowed. Nothing was charged. */
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
            /** @description The saved account. */
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
            /** @description The account does not exist, or is in another name. Nothing was saved. */
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
            /** @description In order of preference; empty if cards are not accepted. */
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
            /** @description The saved account. */
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
            /** @description PayPal refused the account. Nothing was saved. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            403: components["responses"]["StepUpRequired"];
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
            /** @description The data for Stripe's card form. */
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
                 * @description From the customer, or else from the settings. 404 if unknown.
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
                /** @description The region that the visitor chose; takes precedence over the IP address. Unknown regions are ignored. */
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
                /** @description The maximum number of items. */
                limit?: components["parameters"]["Limit"];
                /** @description The number of items to skip. */
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
    printOrders: {
        parameters: {
            query?: {
                /** @description The ids of orders, separated by commas. Without it, all upcoming orders, at most 100. */
                ids?: string;
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
            /** @description The tickets. */
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
            /** @description Latest purchase first. */
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
                 * @description The partner in the address of its page. 404 if unknown.
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
            /** @description Saved. The next sign-in requires the new password. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidCall"];
            401: components["responses"]["SignedOut"];
            /** @description Not required, or already done. Read the overview again. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The password is too weak, equals the old one, or differs from its confirmation. Grouped by target. */
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
            /** @description If the email belongs to a customer, a link was sent. */
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
            /** @description Methods by code. A method without rules.enabled is shown but cannot be chosen. */
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
            /** @description Empty if everything is paid. */
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
            /** @description The limit ends after the cooling-off period. */
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
                 * @description From the customer, or else from the settings. 404 if unknown.
                 * @example pri_au_nsw
                 */
                pricingId: components["parameters"]["PricingId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The offers, their order, and restrictions. */
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
            /** @description Nothing is on sale. */
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
                 * @description A UUID chosen by the caller for one attempt. For 24 hours, the same key and body return the first reply; the
                 *     same key with another body is refused with 422 idempotency_key_reused.
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
            /** @description The result of each, in the order of the request. */
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
            /** @description The call was made before with another body. Nothing was charged. */
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
                /** @description The maximum number of items. */
                limit?: components["parameters"]["Limit"];
                /** @description The number of items to skip. */
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
    getReminders: {
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
            /** @description The customer's choice. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RemindersEnvelope"];
                };
            };
            400: components["responses"]["InvalidCall"];
            401: components["responses"]["SignedOut"];
        };
    };
    setReminders: {
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
                "application/json": components["schemas"]["RemindersUpdate"];
            };
        };
        responses: {
            /** @description The new choice. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RemindersEnvelope"];
                };
            };
            400: components["responses"]["InvalidCall"];
            401: components["responses"]["SignedOut"];
            /** @description A lottery is unknown, or an amount is not possible. Nothing was changed. */
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
    stopReminders: {
        parameters: {
            query?: never;
            header?: {
                /** @description API version. */
                "X-Shop-Version"?: components["parameters"]["Version32"];
            };
            path: {
                /** @description The unguessable reference of a customer in the links of mails. */
                reference: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The customer gets no reminders. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RemindersEnvelope"];
                };
            };
            400: components["responses"]["InvalidCall"];
            404: components["responses"]["NotFound"];
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
            /** @description All of them; not paged. */
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
            /** @description Too late: it was charged and is an order now. */
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
            /** @description One or more fields are invalid, each under its own target; or the customer is too young. */
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
            401: components["responses"]["CodeRefused"];
            /** @description The identity token is valid, but no customer has linked this account. */
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
            /** @description Linked. The customer can now sign in with it. */
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
            403: components["responses"]["StepUpRequired"];
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
            /** @description At most one per provider; empty if none is linked. */
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
            /** @description Unlinked. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidCall"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["StepUpRequired"];
            /** @description The provider is unknown. */
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
            /** @description Amounts spent are as of the shop's clock. */
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
                /** @description A period of available_periods; 404 for others. */
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
                /** @description A period of available_periods; 404 for others. */
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
            /** @description The limit ends after the cooling-off period. */
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
            /** @description The count of every number that can be drawn. */
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
                /** @description The maximum number of items. */
                limit?: components["parameters"]["Limit"];
                /** @description Product offer keys, separated by commas. */
                lottery_keys?: string;
                /** @description The number of items to skip. */
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
            /** @description The subscription after the change. */
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
            /** @description It cannot be sold like this. Nothing was changed. */
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
            /** @description The subscription after the change. */
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
            /** @description It cannot change to this status. Nothing was changed. */
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
                /** @description The maximum number of items. */
                limit?: components["parameters"]["Limit"];
                /** @description The number of items to skip. */
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
                /** @description The id from requestWithdrawal. */
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
                 * @description A UUID chosen by the caller for one attempt. For 24 hours, the same key and body return the first reply; the
                 *     same key with another body is refused with 422 idempotency_key_reused.
                 * @example 6f1b8c1e-9a53-4c0e-8a0f-0d6f7f6a9d11
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description API version. */
                "X-Shop-Version"?: components["parameters"]["Version31"];
            };
            path: {
                /** @description The id of a saved fund or of a withdrawal method. */
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
            /** @description Requested. The amount is held. Read its progress with getWithdrawal. */
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
            /** @description Only with closing. Money on its way, a ticket or a prize to deliver is left, so the account cannot be closed. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The withdrawal is not allowed. Nothing is held. */
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
}
