// Written by `npm run api`. Do not edit.
export interface paths {
    "/addresses.find": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description The address of a suggestion, or null if it is not known any more. */
        post: operations["addresses.find"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/addresses.suggest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Addresses that begin like the text. `isOff`: there is no lookup, and asking again is of no use. */
        post: operations["addresses.suggest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/analytics.record": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * @description Sends events of the table (analytics-events.ts) to the analytics provider if the visitor has consented. The browser sends what
         *     happened; the gateway adds the visitor, campaign and region.
         */
        post: operations["analytics.record"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/autoplays.get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["autoplays.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/autoplays.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description A page of the autoplays that are not cancelled, next draw first. */
        get: operations["autoplays.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/autoplays.setMinimumJackpot": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Skips draws with a smaller jackpot. */
        post: operations["autoplays.setMinimumJackpot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/autoplays.setQuickpick": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Picks new numbers for every draw, or keeps the same. */
        post: operations["autoplays.setQuickpick"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/autoplays.setStatus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Pauses, resumes or cancels it. */
        post: operations["autoplays.setStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/autoplays.update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Changes what it buys, from the next draw on. Absent fields keep their values. */
        post: operations["autoplays.update"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/banner.dismiss": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Hides the sitewide banner until its content changes (shop §4). */
        post: operations["banner.dismiss"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/blog.get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["blog.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/blog.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["blog.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/blog.listCategories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The categories that have posts. */
        get: operations["blog.listCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/branding.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["branding.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns.find": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The campaign of a `utm_campaign` value, or null if the CMS has none. Invented values cost no call: the list is cached. */
        get: operations["campaigns.find"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/capabilities.get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["capabilities.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart.addItem": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["cart.addItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart.build": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Adds several items, all or none. Used by undo and play again. */
        post: operations["cart.build"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart.get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["cart.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart.linked": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The contents of the cart that an `act` link names, or null. */
        get: operations["cart.linked"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart.openLinked": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Opens the cart of a link, unless the visitor has to be asked first. */
        post: operations["cart.openLinked"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart.removeItem": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["cart.removeItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart.takeLinked": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Takes over the cart of a link, after asking. */
        post: operations["cart.takeLinked"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart.updateItem": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["cart.updateItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/causes.get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["causes.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/causes.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["causes.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/communicationPreferences.get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The signed-in customer's channels. */
        get: operations["communicationPreferences.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/communicationPreferences.getByReference": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The channels of the customer whom a link's reference names. */
        get: operations["communicationPreferences.getByReference"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/communicationPreferences.unsubscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Stops marketing by email, for the customer whom a link's reference names. Works repeatedly. */
        post: operations["communicationPreferences.unsubscribe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/communicationPreferences.update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["communicationPreferences.update"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/communicationPreferences.updateByReference": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["communicationPreferences.updateByReference"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/components.get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["components.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/config.get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["config.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/consent.choose": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Stores the visitor's cookie consent, and sets or deletes the cookies that depend on it (shell §4). */
        post: operations["consent.choose"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Texts and images by id. Items without a value are absent (shop §3), so pages must work without each of them. */
        get: operations["content.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contentCards.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The notifications feed, newest first, and the number of unread cards. */
        get: operations["contentCards.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contentCards.markViewed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Marks cards as viewed and returns the feed as it is afterwards. */
        post: operations["contentCards.markViewed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer.acknowledgeCountry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Acknowledges that the customer may not play in their country (account §6). They may still browse and withdraw. */
        post: operations["customer.acknowledgeCountry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer.close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * @description Closes the account for good and ends the session. Refused with `balance_remaining` or `tickets_upcoming` while money or a
         *     ticket is left. May need a one-time code.
         */
        post: operations["customer.close"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer.confirmAddress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["customer.confirmAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer.confirmAddressByLink": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Confirms the address with the token of a letter, without a sign-in. Refuses a used or expired one with `link_expired`. */
        post: operations["customer.confirmAddressByLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer.confirmEmailAddress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["customer.confirmEmailAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer.confirmEmailChange": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Changes the email with the link to the new one, or undoes the change with the link to the old one. */
        post: operations["customer.confirmEmailChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer.details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The customer's name, address and contact details. */
        get: operations["customer.details"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer.isLinkOver": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Whether the link of a letter or of an email change was used or has expired. Does not use it up. */
        get: operations["customer.isLinkOver"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer.requestEmailChange": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Emails a link that changes the customer's email. Free and taken emails get the same reply. */
        post: operations["customer.requestEmailChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer.updateDetails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Changes the details. Returns whether a move to another state ended the verification. */
        post: operations["customer.updateDetails"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer.upgrade": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Upgrades the account: saves the details first, since accepting the terms completes the upgrade (shell §2). */
        post: operations["customer.upgrade"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dailyWinners.benefits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Returns an address that signs the member in where the benefits are. It works once: ask at the press, and keep it nowhere. */
        post: operations["dailyWinners.benefits"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dailyWinners.config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["dailyWinners.config"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dailyWinners.get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["dailyWinners.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dailyWinners.giveaway": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description A giveaway by its type and number. */
        get: operations["dailyWinners.giveaway"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dailyWinners.giveaways": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Nine a page: current ones by their next draw, others by their latest. */
        get: operations["dailyWinners.giveaways"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dailyWinners.set": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Joins or leaves the program. Repeating it changes nothing. */
        post: operations["dailyWinners.set"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dailyWinners.unlock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Unlocks the customer's entries in a giveaway. Repeating it changes nothing. */
        post: operations["dailyWinners.unlock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deposits.authorise": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Passes on the bank's challenge response, then repeats the purchase that was waiting for it, if there is one. */
        post: operations["deposits.authorise"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deposits.cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Gives up a deposit that waits for the customer. Refused with `already_processed` once it waits no more. */
        post: operations["deposits.cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deposits.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Deposits into the wallet, without a purchase. The same key never charges twice. */
        post: operations["deposits.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deposits.get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description A deposit, by its id or by the idempotency key of its `create`. */
        get: operations["deposits.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deposits.purchase": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The purchase that this deposit pays for: whether another customer of this browser started it, and on which partner's page. */
        get: operations["deposits.purchase"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/drawPreviews.get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description A draw that may not be published yet. */
        get: operations["drawPreviews.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/draws.getDetails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["draws.getDetails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/draws.getFullResult": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description A draw's result. For customers it includes their own tickets and winnings. */
        get: operations["draws.getFullResult"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/draws.listArchived": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The results of one month by the lottery's calendar, latest first. Empty for a month without draws. */
        get: operations["draws.listArchived"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/draws.listPast": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["draws.listPast"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/draws.listPastOwn": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The past draws in which the customer had a ticket, latest first, with the customer's own tickets. */
        get: operations["draws.listPastOwn"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/draws.listResultKeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The latest result of every offer. */
        get: operations["draws.listResultKeys"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/draws.listWinners": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The winners of a draw, named by initials if they agreed. The search finds ticket numbers and initials. */
        get: operations["draws.listWinners"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Sends feedback about the site (shell §3). */
        post: operations["events.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/favouriteNumbers.remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Deletes the customer's set. */
        post: operations["favouriteNumbers.remove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/favouriteNumbers.save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Saves the customer's one set (shop §8). The same set is not saved again, unless the choice of `isAutomatic` differs. */
        post: operations["favouriteNumbers.save"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/featureBanners.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The marketing banners for this visitor by the shop's clock, in the editors' order. Leaves out malformed ones. */
        get: operations["featureBanners.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/files.listPictureSizes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The sizes of pictures by their file ids. Leaves out files that do not exist or are not pictures. */
        get: operations["files.listPictureSizes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/funds.addBank": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Saves a bank account for withdrawals. May need a one-time code. */
        post: operations["funds.addBank"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/funds.addCard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Saves a card, and makes a deposit with it if an amount is given. A deposit that does not succeed saves no card. */
        post: operations["funds.addCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/funds.addPayPal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Saves the PayPal account that the customer has agreed to. */
        post: operations["funds.addPayPal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/funds.cardGateway": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The first available card gateway, with the settings of its hosted fields; null if cards are off. */
        get: operations["funds.cardGateway"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/funds.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The customer's saved cards, PayPal accounts and bank accounts: the default first. */
        get: operations["funds.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/funds.paymentMethods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Payment methods for a deposit, by code (account §7). Direct debits need their flag. */
        get: operations["funds.paymentMethods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/funds.payPalUrl": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description PayPal's page to agree to payments, which comes back to the given path; null without PayPal. */
        get: operations["funds.payPalUrl"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/funds.remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Deletes a saved fund. Past payments stay. */
        post: operations["funds.remove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/funds.setDefault": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Makes a card or PayPal account the default. */
        post: operations["funds.setDefault"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/limits.deleteDeposit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Ends the deposit limit after seven days. May need a one-time code. */
        post: operations["limits.deleteDeposit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/limits.deleteSpend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Ends a limit after seven days. May need a one-time code. */
        post: operations["limits.deleteSpend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/limits.editSpend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Changes a limit. A higher one starts after seven days and may need a one-time code. */
        post: operations["limits.editSpend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/limits.setDeposit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Sets the deposit limit of any seven days. A higher one starts after seven days and may need a one-time code. */
        post: operations["limits.setDeposit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/limits.setSpend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Sets the first limit of a period. */
        post: operations["limits.setSpend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/limits.spend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The customer's limits and the shop's, with what was spent in each period. */
        get: operations["limits.spend"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/location.choose": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Changes the region. */
        post: operations["location.choose"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/location.follow": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Returns what the region of this request changes in the cart, which was last read in the region `before`; null for none. */
        post: operations["location.follow"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/location.get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The visitor's region. `sv` (sub-variant) overrides the service's guess. */
        get: operations["location.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lottoParty.config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["lottoParty.config"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lottoParty.configValue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["lottoParty.configValue"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lottoParty.createGroup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["lottoParty.createGroup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lottoParty.createSession": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["lottoParty.createSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lottoParty.discover": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The open sessions of public and promoted groups, promoted first. */
        get: operations["lottoParty.discover"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lottoParty.discoverDraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["lottoParty.discoverDraw"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lottoParty.group": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["lottoParty.group"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lottoParty.groupByToken": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The group of an invitation link, with its open sessions. Limited, so that tokens cannot be guessed. */
        get: operations["lottoParty.groupByToken"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lottoParty.groups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Six a page, the last joined first. */
        get: operations["lottoParty.groups"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lottoParty.groupSessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Ten a page, the latest stop first. */
        get: operations["lottoParty.groupSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lottoParty.openSessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["lottoParty.openSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lottoParty.replaceToken": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Replaces the invitation link. The former one opens nothing from then on. */
        post: operations["lottoParty.replaceToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lottoParty.session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["lottoParty.session"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lottoParty.setReminder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Sets whether the customer is mailed an hour before a session closes in which they have no share. */
        post: operations["lottoParty.setReminder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lottoParty.updateSession": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Sets whether the session repeats. Only the organiser may, while it is open. */
        post: operations["lottoParty.updateSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/migration.dismiss": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Keeps the dialog closed for 7 days. */
        post: operations["migration.dismiss"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/migration.start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Starts the move, or returns where it is. Call again after 3 seconds while it is in progress. */
        post: operations["migration.start"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/navigation.get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["navigation.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/offers.get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description An offer by its key, its URL, or an alias of its URL in any region. Uses the cached list. */
        get: operations["offers.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/offers.getPreview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description An offer by its key, published or not. Nothing of it is cached. */
        get: operations["offers.getPreview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/offers.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["offers.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders.get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["orders.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["orders.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders.listOfPurchase": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The orders of a purchase: by the id of one order, or of the checkout of several. */
        get: operations["orders.listOfPurchase"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders.print": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Upcoming tickets to print, or those of these ids, as base64 of a PDF. */
        get: operations["orders.print"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pages.get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description A page of the CMS, or one of its earlier versions. Throws 404 for unknown pages and versions. */
        get: operations["pages.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pages.getOfOffer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The page with the terms of an offer, or null if editors wrote none for it. */
        get: operations["pages.getOfOffer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/partners.get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["partners.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/partners.purchase": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Buys the item, from the wallet or with the deposit of the page. */
        post: operations["partners.purchase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/partners.setItem": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Sets and prices the item of the page; without one, returns the customer's cart. A visitor's item is kept nowhere. */
        post: operations["partners.setItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/password.change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Replaces the password. Ends the customer's other sessions. May need a one-time code (account §4). */
        post: operations["password.change"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/password.forceChange": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Saves the new password and returns the customer, with the next page to complete, if any. */
        post: operations["password.forceChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/password.openResetLink": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Stores the token of a link in a sealed cookie. Does not use up the link. Refuses a used or expired one with `link_expired`. */
        post: operations["password.openResetLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/password.requestReset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Emails a link to set a new password. Known and unknown emails get the same reply after the same time. */
        post: operations["password.requestReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/password.reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Sets a new password with the stored link and ends every session of its customer. The customer must log in afterwards. */
        post: operations["password.reset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/password.resetLink": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What this browser knows of a link that it has opened: none, one that can be used, or one that no longer can. */
        get: operations["password.resetLink"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/placements.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Recommendations for these placements. Returns none if the service fails or takes longer than a second. */
        get: operations["placements.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/placements.prime": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Prepares the recommendations of the cart, before it is shown (shop §7). Never fails because of their service. */
        post: operations["placements.prime"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/previews.get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description An item as it will be published, for the holder of its preview token. 404 for every other token, item and collection. */
        get: operations["previews.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/promotions.add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Redeems a promotion code. The promotion becomes an item of the cart (shop §7). */
        post: operations["promotions.add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/promotions.remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Works without the capability, so that a promotion can be removed after it is switched off. */
        post: operations["promotions.remove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/purchases.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Buys the cart from the wallet. If the balance does not cover it, deposits the rest in the same step. */
        post: operations["purchases.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/purchases.get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The receipt of a purchase. */
        get: operations["purchases.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/questions.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The topics that have questions, in the editors' order. Leaves out malformed items. */
        get: operations["questions.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/questions.listOfOffer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The questions that editors put on the pages of an offer. */
        get: operations["questions.listOfOffer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recommendedOrders.add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Adds an earlier order to the cart, for its next draw at today's price. */
        post: operations["recommendedOrders.add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recommendedOrders.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["recommendedOrders.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recurringPurchases.comingCharges": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The charges until the end of the next month, also of pre-orders: next first. */
        get: operations["recurringPurchases.comingCharges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recurringPurchases.getMethods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What can pay recurring purchases, with the chosen method. */
        get: operations["recurringPurchases.getMethods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recurringPurchases.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description A page of the recurring purchases that are not cancelled, next draw first. */
        get: operations["recurringPurchases.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recurringPurchases.resolutions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Failed charges, one for each fund that failed. */
        get: operations["recurringPurchases.resolutions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recurringPurchases.setMethod": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Chooses what pays all recurring purchases, from their next charge on. */
        post: operations["recurringPurchases.setMethod"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recurringPurchases.sync": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Charges failed purchases again, each by itself. The same key never charges twice. */
        post: operations["recurringPurchases.sync"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/scheduledPurchases.cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Cancels a scheduled purchase that has not been charged. Cancelling it again changes nothing. */
        post: operations["scheduledPurchases.cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/scheduledPurchases.get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Also a cancelled one, and one that was charged, with its ticket. Not found for another customer's. */
        get: operations["scheduledPurchases.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/scheduledPurchases.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Those that are not charged yet, soonest first. */
        get: operations["scheduledPurchases.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session.autologin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Signs in with an email link (account §7). */
        post: operations["session.autologin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session.checkEmail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["session.checkEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session.elevate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Elevates the session with a code. The call that was refused for it can then be repeated (account §4). */
        post: operations["session.elevate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session.enterCode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Completes that sign-in. */
        post: operations["session.enterCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session.get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The signed-in customer, or null. An expired session is null, not an error. */
        get: operations["session.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session.linkOwner": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description The customer whom a sign-in link signs in, or null if it has expired. */
        post: operations["session.linkOwner"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session.login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["session.login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session.logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Ends the session on this browser, even if the service fails. */
        post: operations["session.logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session.pendingCode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The code that this browser's sign-in waits for, or null. */
        get: operations["session.pendingCode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session.sendCode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Emails another code. */
        post: operations["session.sendCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session.signUp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["session.signUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session.transfer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Takes over a sign-in from another shop of the operator. */
        post: operations["session.transfer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/siteConfig.get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["siteConfig.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/socialAccounts.finish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * @description Ends a sign-in with the provider's answer: logs in, or links the account. Refused with not_linked or already_linked, and
         *     for a one-time code. A link that needs a code is finished by the same call without the answer.
         */
        post: operations["socialAccounts.finish"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/socialAccounts.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The customer's linked accounts, at most one per provider. */
        get: operations["socialAccounts.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/socialAccounts.pending": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The sign-in that this browser has started, or null. */
        get: operations["socialAccounts.pending"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/socialAccounts.providers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The providers that customers can log in with here. */
        get: operations["socialAccounts.providers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/socialAccounts.start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description The provider's page where a customer logs in. `next` is the page afterwards. */
        post: operations["socialAccounts.start"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/socialAccounts.startLink": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description The provider's page where the customer chooses the account to link. */
        post: operations["socialAccounts.startLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/socialAccounts.unlink": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Removes the link. The customer can still log in with the password. */
        post: operations["socialAccounts.unlink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/statistics.get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["statistics.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/statistics.listTips": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The tips of one lottery. */
        get: operations["statistics.listTips"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscriptions.get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["subscriptions.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscriptions.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description A page of the subscriptions that are not cancelled, or of those to some offers. */
        get: operations["subscriptions.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscriptions.setStatus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Pauses, resumes or cancels it. */
        post: operations["subscriptions.setStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscriptions.update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Changes what it buys, from the next charge on. Absent fields keep their values. */
        post: operations["subscriptions.update"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/supportRequests.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Sends a message to customer support. Returns the number of the request. */
        post: operations["supportRequests.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/theme.get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The base theme and the CMS overrides of its tokens. Either may be null if its service fails, but not both. */
        get: operations["theme.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transactions.get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["transactions.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transactions.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["transactions.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/twoFactor.acknowledgePrompt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Ends the suggestion on the overview, whatever the answer. */
        post: operations["twoFactor.acknowledgePrompt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/twoFactor.createRecoveryCodes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Replaces the recovery codes and returns the new ones, once. Needs a one-time code. */
        post: operations["twoFactor.createRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/twoFactor.disable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Turns two-factor authentication off. May need a one-time code. */
        post: operations["twoFactor.disable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/twoFactor.enable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * @description Turns a method on with its first code and returns recovery codes, or changes the method. A change may need a code of the
         *     current method.
         */
        post: operations["twoFactor.enable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/twoFactor.get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Whether two-factor authentication is on, and by which method. */
        get: operations["twoFactor.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/twoFactor.startAuthenticator": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * @description Creates the key of an authenticator, valid for 30 minutes. It is returned once. Needs the password, or a code of the
         *     current method.
         */
        post: operations["twoFactor.startAuthenticator"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/twoFactor.startEmail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * @description Emails a code that turns on codes by email. Refused within 60 seconds of the last one. Needs the password, or a code
         *     of the current method.
         */
        post: operations["twoFactor.startEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/verification.automatic": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Tries to verify the customer from the details on file. The result arrives later. */
        post: operations["verification.automatic"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/verification.completeConnectId": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Passes on the bank's answer. `state` works once, for the customer who started. */
        post: operations["verification.completeConnectId"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/verification.form": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The form to print and sign, as base64 of a PDF. */
        get: operations["verification.form"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/verification.licence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Tries to verify the customer by the numbers on a licence. At most three tries a day. */
        post: operations["verification.licence"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/verification.licences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The fields of a driver's licence, by state. */
        get: operations["verification.licences"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/verification.startConnectId": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description The address of the page where the customer's bank confirms who they are. It comes back to /account-verification. */
        post: operations["verification.startConnectId"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/verification.upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Sends pictures of a document, or the signed form. A person checks them. */
        post: operations["verification.upload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/withdrawals.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Holds the amount and pays it later. The same key never withdraws twice. May need a one-time code. */
        post: operations["withdrawals.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/withdrawals.createAndClose": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * @description Withdraws the whole balance, and closes the account once it is paid: at once for a donation, which ends the session. May
         *     need a one-time code.
         */
        post: operations["withdrawals.createAndClose"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/withdrawals.funds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The prize money that no other withdrawal holds. */
        get: operations["withdrawals.funds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/withdrawals.get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description A withdrawal, by its id. Not found for another customer's. */
        get: operations["withdrawals.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/withdrawals.methods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description How the customer can be paid, by code; bank accounts that failed their verification too. */
        get: operations["withdrawals.methods"];
        put?: never;
        post?: never;
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
        AddedCard: {
            deposit: components["schemas"]["DepositResult"] | null;
            fund: {
                accountName?: string;
                /** @enum {string} */
                brand?: "AmericanExpress" | "MasterCard" | "Visa" | "bank" | "paypal";
                cscRequired?: boolean;
                /** @description Format: date-time */
                debitAgreementSince?: string;
                default: boolean;
                expiryMonth?: number;
                expiryYear?: number;
                id: string;
                /** @enum {string} */
                kind: "cc" | "bank" | "paypal" | "unfunded" | "wallet";
                lastFour?: string;
                /** @enum {string} */
                transferType?: "international" | "national" | "payid_email" | "payid_phone";
                /** @enum {string} */
                verificationStatus?: "Failed Verification" | "Pending Verification" | "Unverified" | "Verified";
            };
        };
        BlogPosts: {
            pageInfo: {
                limit: number;
                offset: number;
                total: number;
            };
            posts: {
                body?: string;
                category: {
                    name: string;
                    slug: string;
                };
                cause?: string;
                excerpt: string;
                image?: string;
                /** @description Format: date-time */
                publishedAt: string;
                slug: string;
                title: string;
            }[];
        };
        Capabilities: {
            capabilities: ("verification" | "manage-notification-settings" | "partner_purchase" | "wallet_manage" | "wallet_withdrawal" | "recurring_purchases_combined" | "subscription_manage" | "autoplay_manage" | "membership_program" | "customer_migration" | "social-syndicates" | "blog" | "experiments" | "absolute_address_autocomplete" | "account_details_manage" | "ad_landing_pages" | "add_card_default_fund" | "add_card_without_deposit" | "autoplay" | "autoplay_cancel" | "autoplay_edit" | "autoplay_pause" | "banned_country_acknowledgement" | "boost_buy_tickets_experiment" | "cart_subscription_match_modal" | "causes_directory" | "charity_lotteries" | "commercial_lotteries" | "cookie_consent" | "customer-deactivate" | "customer_chat" | "deposit_limits" | "direct_debit_manage" | "favourite-numbers" | "feedback" | "giveaway_entries" | "google_tag_manager" | "logout_visible_in_nav" | "lottery_play_replay" | "manage-account" | "membership_accumulated_entries" | "membership_purchase" | "multi_offer_site" | "native-app" | "notifications_feed" | "pci_certified" | "placements" | "pre-cart-drawer" | "pre_cart_recommended_draws" | "pre_order" | "precommitment-amount" | "recurring_purchase_retry" | "registration" | "responsible_gambling" | "scheduled_purchase" | "scheduled_purchase_cancel" | "sitewide-banner" | "social-authentication-apple" | "social-authentication-google" | "social-syndicates-joiner" | "social-syndicates-organiser" | "spend_limits" | "statistics_tip_add_to_cart" | "sub_variant" | "subscription_cancel" | "subscription_edit" | "subscription_pause" | "support_faq" | "support_form" | "syndicates" | "terms_of_use" | "upsell_drawn_recurring_purchase_tickets" | "verification_connect_id" | "viewing-orders" | "vouchers" | "wallet_balance" | "wallet_deposit" | "wallet_purchase" | "wallet_withdrawal_npp" | "wallet_withdrawal_npp_verification" | "wallet_withdrawal_payid" | "wallet_withdrawal_requires_verification" | "winner_search")[];
            segmentName: string;
        };
        CartUpdate: {
            /** @description Whether a ticket in the cart was renamed, changed or removed (shop §4). */
            isCartUpdated: boolean;
            /** @description What was removed, such as "1 x Super 66 games". */
            removed: string[];
        };
        CustomerOverview: {
            accountClosing?: boolean;
            accountUpgrade: boolean;
            addressConfirmationRequired: boolean;
            atv: {
                charity: number;
                commercial: number;
                socialSyndicate: number;
                syndicate: number;
            };
            automaticFavouriteNumbers: boolean;
            availableFunds: {
                amount: number;
                /** @enum {string} */
                currency: "AUD" | "GBP";
            };
            availableRecurringPurchaseMethods?: {
                /** @enum {string} */
                fundKind: "cc" | "bank" | "paypal" | "unfunded" | "wallet";
                key: string;
                name: string;
            }[];
            balance: number;
            /** @enum {string} */
            brandingRegion: "ACT" | "GB" | "LW" | "NSW" | "NSWL" | "NT" | "QLD" | "SA" | "TAS" | "VIC" | "WA" | "OTHER";
            countryBanned: boolean;
            countryBannedConfirmationRequired: boolean;
            customerId: string;
            email: {
                /** @description Format: email */
                email: string;
            };
            emailAddressConfirmationRequired: boolean;
            experimentGroups: {
                [key: string]: string;
            };
            favouriteNumbers: number[];
            firstname: string;
            forcePasswordChange: boolean;
            isVerified: boolean;
            lastname: string;
            marketingEmailSubscription: boolean;
            membershipPrograms: {
                /** @constant */
                membershipProgram: "daily_winners";
                /** @enum {string} */
                membershipStatus: "member" | "non-member" | "pending-deposit";
                /** @enum {string} */
                membershipTier?: "free" | "premium";
            }[];
            migrationFailed?: boolean;
            /** @enum {string} */
            migrationStatus: "in_progress" | "ineligible" | "eligible_soft" | "eligible_hard" | "migrated";
            paymentMethods?: {
                [key: string]: {
                    attributes: {
                        logos: ("paypal" | "amex" | "apple pay" | "google pay" | "mastercard" | "visa")[];
                        name: string;
                    };
                    availableGateways: ("braintree" | "eway" | "opayo" | "paystream" | "stripe")[];
                    /** @enum {string} */
                    code: "ap" | "bp" | "cc" | "bd" | "dd" | "gp" | "pl" | "td" | "tt" | "tw" | "do";
                    funds: {
                        accountName?: string;
                        /** @enum {string} */
                        brand?: "AmericanExpress" | "MasterCard" | "Visa" | "bank" | "paypal";
                        cscRequired?: boolean;
                        /** @description Format: date-time */
                        debitAgreementSince?: string;
                        default: boolean;
                        expiryMonth?: number;
                        expiryYear?: number;
                        id: string;
                        /** @enum {string} */
                        kind: "cc" | "bank" | "paypal" | "unfunded" | "wallet";
                        lastFour?: string;
                        /** @enum {string} */
                        transferType?: "international" | "national" | "payid_email" | "payid_phone";
                        /** @enum {string} */
                        verificationStatus?: "Failed Verification" | "Pending Verification" | "Unverified" | "Verified";
                    }[];
                    id: string;
                    rules: {
                        enabled: boolean;
                        gateway?: {
                            cscRequired: boolean;
                        };
                        maxAmount: number;
                        minAmount: number;
                    };
                };
            };
            preCommitment: {
                /** @description Format: date-time */
                effectiveAt?: string;
                limit: number | null;
                pendingLimit?: number;
                /** @constant */
                period: "week";
                spent: number;
            };
            pricingId: string;
            segmentName: string;
            selectedRecurringPurchaseMethodKey?: string | null;
            spendLimits: {
                availablePeriods: ("month" | "day" | "week")[];
                customerLimits: {
                    /** @description Format: date-time */
                    effectiveAt?: string;
                    limit: number;
                    pendingLimit?: number;
                    /** @enum {string} */
                    period: "month" | "day" | "week";
                    remaining: number;
                    spendLimitId: string;
                    spent: number;
                }[];
                systemLimits: {
                    /** @description Format: date-time */
                    effectiveAt?: string;
                    limit: number;
                    pendingLimit?: number;
                    /** @enum {string} */
                    period: "month" | "day" | "week";
                    remaining: number;
                    spendLimitId: string;
                    spent: number;
                }[];
            };
            /** @enum {string} */
            state: "ACT" | "GB" | "LW" | "NSW" | "NSWL" | "NT" | "QLD" | "SA" | "TAS" | "VIC" | "WA" | "OTHER";
            tfaPromptRequired: boolean;
            verification: {
                methods: {
                    /** @enum {string} */
                    status: "pending" | "disabled" | "not_attempted" | "in_progress" | "attempted";
                    /** @enum {string} */
                    type: "photo_id_upload" | "pdf_form" | "auto_verification" | "connect_id" | "drivers_licence" | "greenid_ui";
                }[];
            };
            verificationRules: {
                requiredFor: ("purchase" | "deposit" | "withdrawal")[];
            };
            withdrawableFunds: {
                amount: number;
                /** @enum {string} */
                currency: "AUD" | "GBP";
            };
            withdrawalMethods?: {
                /** @enum {string} */
                code: "pl" | "tt" | "tw" | "do";
                funds: {
                    accountName?: string;
                    /** @enum {string} */
                    brand?: "AmericanExpress" | "MasterCard" | "Visa" | "bank" | "paypal";
                    cscRequired?: boolean;
                    /** @description Format: date-time */
                    debitAgreementSince?: string;
                    default: boolean;
                    expiryMonth?: number;
                    expiryYear?: number;
                    id: string;
                    /** @enum {string} */
                    kind: "cc" | "bank" | "paypal" | "unfunded" | "wallet";
                    lastFour?: string;
                    /** @enum {string} */
                    transferType?: "international" | "national" | "payid_email" | "payid_phone";
                    /** @enum {string} */
                    verificationStatus?: "Failed Verification" | "Pending Verification" | "Unverified" | "Verified";
                }[];
            }[];
        };
        DepositResult: {
            depositId: string;
            /** @constant */
            kind: "deposit";
            message?: components["schemas"]["Message"];
            /** @enum {string} */
            status: "pending" | "failed" | "cancelled" | "created" | "requires_action" | "succeeded";
        };
        DrawWinners: {
            pageInfo: {
                limit: number;
                offset: number;
                total: number;
            };
            winners: {
                division?: number;
                id: string;
                name?: string;
                prizeId?: string;
                /** @enum {string} */
                region?: "ACT" | "GB" | "LW" | "NSW" | "NSWL" | "NT" | "QLD" | "SA" | "TAS" | "VIC" | "WA" | "OTHER";
                ticketNumber?: string;
            }[];
        };
        Feed: {
            cards: (components["schemas"]["Pick"] & {
                link: string | null;
            })[];
            unread: number;
        };
        FoundAddress: {
            address: string;
            country: string;
            postcode: string;
            state: string;
            suburb: string;
        };
        GiveawayPage: {
            giveaways: {
                /** @description Format: date-time */
                drawDate: string;
                drawId: string;
                drawNumber: number;
                entries: number;
                entriesHash?: string;
                /** @enum {string} */
                entryStatus?: "locked" | "unlocked" | "guaranteed";
                /** @enum {string} */
                giveawayType: "monthly" | "daily" | "major" | "preview" | "special";
                ownWin?: boolean;
                prize: string;
                seed?: string;
                seedHash?: string;
                /** @enum {string} */
                status: "closed" | "drawn" | "open";
                totalEntries?: number;
                winners: {
                    division?: number;
                    id: string;
                    name?: string;
                    prizeId?: string;
                    /** @enum {string} */
                    region?: "ACT" | "GB" | "LW" | "NSW" | "NSWL" | "NT" | "QLD" | "SA" | "TAS" | "VIC" | "WA" | "OTHER";
                    ticketNumber?: string;
                }[];
            }[];
            pageInfo: {
                limit: number;
                offset: number;
                total: number;
            };
        };
        GroupPage: {
            groups: {
                groupId: string;
                groupName: string;
                isOrganiser: boolean;
                memberCount: number;
                organiserCustomerId?: string;
                /** @enum {string} */
                publicityStatus: "private" | "promoted" | "public";
                reminds?: boolean;
                sessions?: {
                    /** @enum {string} */
                    autosessionStatus: "on" | "off" | "paused";
                    /** @description Format: date-time */
                    closesAt: string;
                    divisions?: {
                        division: number;
                        label: string;
                        lastPrize?: {
                            amount: number;
                            /** @enum {string} */
                            currency: "AUD" | "GBP";
                        };
                        lastShare?: {
                            amount: number;
                            /** @enum {string} */
                            currency: "AUD" | "GBP";
                        };
                    }[];
                    draws: {
                        drawData: {
                            drawNumber: number;
                            /** @description Format: date-time */
                            drawOpens?: string;
                            /** @description Format: date-time */
                            drawPreOrderStartDate?: string;
                            /** @description Format: date-time */
                            drawStop: string;
                            featureImage?: string;
                            name: string;
                            value?: number;
                        };
                        /** @description Format: date-time */
                        drawDate: string;
                        drawId: string;
                        drawNo: number;
                        drawOffset: number;
                        entriesHash?: string;
                        isDrawnWhenSoldOut?: boolean;
                        isPrizePoolUnknown: boolean;
                        prizePool: number;
                        prizePoolSuffix?: string;
                        /** @enum {string} */
                        purchaseStatus: "pre_order" | "open" | "sold_out" | "past_draw";
                        seedHash: string;
                        /** @enum {string} */
                        status: "DRAW_OPEN" | "DRAW_CLOSED" | "DRAW_CAPPED" | "DRAW_DRAWN" | "DRAW_SCORED" | "DRAW_PAID" | "DRAW_EMAILED";
                        /** @description Format: date-time */
                        stop: string;
                        /** @enum {string} */
                        type: "lottery_ticket_draw" | "syndicate_share_draw" | "raffle_ticket_draw";
                    }[];
                    gameOfferKey: string;
                    games?: {
                        [key: string]: number[];
                    }[];
                    /** @enum {string} */
                    gameType?: "deferred" | "standard" | "sequential" | "random" | "strike_standard" | "strike_boxed" | "reduced_system" | "mega_combo" | "powerhit" | "powerpik" | "syndicate" | "lotto_party";
                    groupId: string;
                    groupName: string;
                    inviteAllExistingMembers: boolean;
                    isOrganiser?: boolean;
                    members?: {
                        firstname: string;
                        numShares: number;
                    }[];
                    numGames: number;
                    numGamesEntered?: number;
                    odds?: {
                        anyDivision: {
                            denominator: number;
                            numerator: number;
                        };
                        firstDivision: {
                            denominator: number;
                            numerator: number;
                        };
                    };
                    productOfferKey: string;
                    returned?: {
                        amount: number;
                        /** @enum {string} */
                        currency: "AUD" | "GBP";
                    };
                    sessionId: string;
                    sharePrice: {
                        amount: number;
                        /** @enum {string} */
                        currency: "AUD" | "GBP";
                    };
                    sharesSold: number;
                    /** @enum {string} */
                    status: "closed" | "cancelled" | "open" | "paid";
                    ticketPrice?: {
                        amount: number;
                        /** @enum {string} */
                        currency: "AUD" | "GBP";
                    };
                    totalShares: number;
                    winnings?: {
                        amount: number;
                        /** @enum {string} */
                        currency: "AUD" | "GBP";
                    };
                }[];
                token?: string;
            }[];
            pageInfo: {
                limit: number;
                offset: number;
                total: number;
            };
        };
        LinkedCart: {
            tickets: number;
            total: {
                amount: number;
                /** @enum {string} */
                currency: "AUD" | "GBP";
            };
        };
        LinkOwner: {
            firstname: string;
            identifier: string;
            isCurrent: boolean;
        };
        Message: {
            code: string;
            /** @enum {string} */
            level?: "error" | "info" | "success" | "other";
            message: string;
            target?: string;
        };
        OfferPreview: {
            isPublished: boolean;
            offer: {
                aliases: string[];
                /** @enum {string} */
                availability: "available" | "unavailable";
                /** @enum {string} */
                brandKind: "Lotto" | "Raffle" | "Jackpot" | "Strike";
                causes: {
                    body?: string;
                    description?: string;
                    image?: string;
                    key: string;
                    name: string;
                    raised?: {
                        /** @description Format: date-time */
                        asOf: string;
                        payments: {
                            amount: {
                                amount: number;
                                /** @enum {string} */
                                currency: "AUD" | "GBP";
                            };
                            drawNo: number;
                            /** @description Format: date-time */
                            paidAt: string;
                            productOfferKey: string;
                        }[];
                        total: {
                            amount: number;
                            /** @enum {string} */
                            currency: "AUD" | "GBP";
                        };
                    };
                    urlSlug: string;
                }[];
                displayCategory: string;
                draws: {
                    drawData: {
                        drawNumber: number;
                        /** @description Format: date-time */
                        drawOpens?: string;
                        /** @description Format: date-time */
                        drawPreOrderStartDate?: string;
                        /** @description Format: date-time */
                        drawStop: string;
                        featureImage?: string;
                        name: string;
                        value?: number;
                    };
                    /** @description Format: date-time */
                    drawDate: string;
                    drawId: string;
                    drawNo: number;
                    drawOffset: number;
                    entriesHash?: string;
                    isDrawnWhenSoldOut?: boolean;
                    isPrizePoolUnknown: boolean;
                    prizePool: number;
                    prizePoolSuffix?: string;
                    /** @enum {string} */
                    purchaseStatus: "pre_order" | "open" | "sold_out" | "past_draw";
                    seedHash: string;
                    /** @enum {string} */
                    status: "DRAW_OPEN" | "DRAW_CLOSED" | "DRAW_CAPPED" | "DRAW_DRAWN" | "DRAW_SCORED" | "DRAW_PAID" | "DRAW_EMAILED";
                    /** @description Format: date-time */
                    stop: string;
                    /** @enum {string} */
                    type: "lottery_ticket_draw" | "syndicate_share_draw" | "raffle_ticket_draw";
                }[];
                gameTypes: {
                    divisions?: {
                        annuity?: {
                            monthly: {
                                amount: number;
                                /** @enum {string} */
                                currency: "AUD" | "GBP";
                            };
                            months: number;
                        };
                        division: number;
                        label: string;
                        odds: {
                            denominator: number;
                            numerator: number;
                        };
                    }[];
                    gameOffers: {
                        days?: ("Monday" | "Tuesday" | "Wednesday" | "Thursday" | "Friday" | "Saturday" | "Sunday")[];
                        defaultEntryCount: number;
                        defaultGames?: number;
                        drawCounts?: number[];
                        isPickedByShop?: boolean;
                        key: string;
                        makesGamesOf?: number;
                        maxGames: number;
                        maxWeeks?: number;
                        minGames: number;
                        name?: string;
                        numberSets: {
                            count: number;
                            name: string;
                            sets: {
                                count: number;
                                from: number;
                                isOrdered?: boolean;
                                max?: number;
                                min?: number;
                                name: string;
                                /** @enum {string} */
                                placeholder?: "PH" | "PP";
                                repeats?: boolean;
                                to: number;
                            }[];
                        }[];
                        odds?: {
                            anyDivision: {
                                denominator: number;
                                numerator: number;
                            };
                            firstDivision: {
                                denominator: number;
                                numerator: number;
                            };
                        };
                        /** @enum {string} */
                        priceCurrency: "AUD" | "GBP";
                        prices: {
                            games: number;
                            price: number;
                        }[];
                        standardGames?: number;
                    }[];
                    /** @enum {string} */
                    key: "deferred" | "standard" | "sequential" | "random" | "strike_standard" | "strike_boxed" | "reduced_system" | "mega_combo" | "powerhit" | "powerpik" | "syndicate" | "lotto_party" | "powerhit_super_combo" | "powerpik_system";
                    oddsAnyDivision?: {
                        denominator: number;
                        numerator: number;
                    };
                }[];
                key: string;
                name: string;
                prizePoolPercent?: number;
                recurringPurchase: {
                    /** @enum {string} */
                    availability: "optional" | "never" | "always";
                    /** @enum {string} */
                    type: "subscription" | "autoplay" | "combined_recurring_purchase";
                };
                recurringPurchaseInformation?: {
                    recurringContent: {
                        recurringPurchaseBrandId: string;
                    };
                };
                soldIn?: ("ACT" | "GB" | "LW" | "NSW" | "NSWL" | "NT" | "QLD" | "SA" | "TAS" | "VIC" | "WA" | "OTHER")[];
                suspended: boolean;
                syndicates?: {
                    costPerShare: {
                        amount: number;
                        /** @enum {string} */
                        currency: "AUD" | "GBP";
                    };
                    drawId?: string;
                    lotteryKey?: string;
                    name?: string;
                    sharesAvailable?: number;
                    size: number;
                    syndicateEncodedId: string;
                    tickets: {
                        name: string;
                        numGames: number;
                        numStandardGames: number;
                    }[];
                }[];
                /** @enum {string} */
                type: "membership" | "lottery_ticket" | "raffle_ticket" | "syndicate_share";
                url: string;
                urlAliases: {
                    /** @enum {string} */
                    subvariant: "ACT" | "GB" | "LW" | "NSW" | "NSWL" | "NT" | "QLD" | "SA" | "TAS" | "VIC" | "WA" | "OTHER";
                    url: string;
                }[];
            };
        };
        OrderPage: {
            orders: {
                books?: number;
                causeKey?: string;
                causeName?: string;
                checkoutId: string;
                description: string;
                details?: {
                    drawNo: number;
                    drawNumbers?: {
                        [key: string]: number[];
                    };
                    games: {
                        division?: number;
                        matched?: {
                            [key: string]: number[];
                        };
                        numbers: {
                            [key: string]: number[];
                        };
                        prize?: {
                            amount: number;
                            /** @enum {string} */
                            currency: "AUD" | "GBP";
                        };
                        wins?: {
                            division: number;
                            games: number;
                        }[];
                    }[];
                    notes?: string[];
                    seedHash: string;
                    verification?: {
                        entriesHash: string;
                        seed: string;
                        seedHash: string;
                    };
                }[];
                draws: {
                    /** @description Format: date-time */
                    drawDate: string;
                    drawId: string;
                    drawNo: number;
                    isDrawnWhenSoldOut?: boolean;
                    isPrizePoolUnknown: boolean;
                    prizePool: number;
                    /** @enum {string} */
                    purchaseStatus: "pre_order" | "open" | "sold_out" | "past_draw";
                    /** @enum {string} */
                    status: "DRAW_OPEN" | "DRAW_CLOSED" | "DRAW_CAPPED" | "DRAW_DRAWN" | "DRAW_SCORED" | "DRAW_PAID" | "DRAW_EMAILED";
                    /** @description Format: date-time */
                    stop: string;
                    winnings?: {
                        amount: number;
                        /** @enum {string} */
                        currency: "AUD" | "GBP";
                    };
                }[];
                gameOffer?: string;
                gameOfferName?: string;
                games: {
                    [key: string]: number[];
                }[];
                /** @enum {string} */
                gameType?: "deferred" | "standard" | "sequential" | "random" | "strike_standard" | "strike_boxed" | "reduced_system" | "mega_combo" | "powerhit" | "powerpik" | "syndicate" | "lotto_party";
                id: string;
                madeFrom?: {
                    [key: string]: number[];
                };
                numGames: number;
                numRaffleTickets?: number;
                offerName: string;
                price: {
                    amount: number;
                    /** @enum {string} */
                    currency: "AUD" | "GBP";
                };
                prizeReversal?: {
                    amount: {
                        amount: number;
                        /** @enum {string} */
                        currency: "AUD" | "GBP";
                    };
                    reason: string;
                    /** @description Format: date-time */
                    reversedAt: string;
                };
                productOfferKey: string;
                /** @enum {string} */
                productType: "membership" | "lottery_ticket" | "multi_draw_ticket" | "raffle_ticket" | "syndicate_share" | "social_syndicate_share";
                /** @description Format: date-time */
                purchasedAt: string;
                quickpick: boolean;
                recurringPurchaseId?: string;
                returned?: {
                    amount: number;
                    /** @enum {string} */
                    currency: "AUD" | "GBP";
                };
                sessionId?: string;
                showWinnerName?: boolean;
                standardGames?: number;
                /** @enum {string} */
                status: "drawn" | "upcoming" | "settled" | "refunded";
                syndicate?: {
                    numShares: number;
                    size?: number;
                    syndicateKey: string;
                    syndicateName: string;
                    ticketWinnings?: {
                        amount: number;
                        /** @enum {string} */
                        currency: "AUD" | "GBP";
                    };
                };
                ticketRuns?: {
                    first: string;
                    last: string;
                }[];
                ticketWins?: {
                    isGoods: boolean;
                    isTakenBack?: boolean;
                    name: string;
                    ticketNumber: string;
                    value: {
                        amount: number;
                        /** @enum {string} */
                        currency: "AUD" | "GBP";
                    };
                }[];
                winnings?: {
                    amount: number;
                    /** @enum {string} */
                    currency: "AUD" | "GBP";
                };
            }[];
            pageInfo: {
                limit: number;
                offset: number;
                total: number;
            };
        };
        Page: {
            /** @description Markdown. */
            body: string;
            /** @description Newest first. */
            changes: {
                change: string;
                date: string;
                version: string;
            }[];
            description: string;
            /** @description The earlier versions that can be read. */
            earlier: string[];
            /** @description Date, YYYY-MM-DD. */
            inForce: string;
            title: string;
            version: string;
        };
        PastDraws: {
            draws: {
                customerTakenBack?: {
                    amount: number;
                    /** @enum {string} */
                    currency: "AUD" | "GBP";
                };
                customerTickets?: {
                    gameOfferName?: string;
                    games: {
                        division?: number;
                        matched: {
                            [key: string]: number[];
                        };
                        numbers: {
                            [key: string]: number[];
                        };
                        prize?: {
                            amount: number;
                            /** @enum {string} */
                            currency: "AUD" | "GBP";
                        };
                        wins?: {
                            division: number;
                            games: number;
                        }[];
                    }[];
                    /** @enum {string} */
                    gameType?: "deferred" | "standard" | "sequential" | "random" | "strike_standard" | "strike_boxed" | "reduced_system" | "mega_combo" | "powerhit" | "powerpik" | "syndicate" | "lotto_party";
                    orderId: string;
                    shares?: {
                        numShares: number;
                        sessionId?: string;
                        size: number;
                        syndicateName: string;
                        winnings: {
                            amount: number;
                            /** @enum {string} */
                            currency: "AUD" | "GBP";
                        };
                    };
                    standardGames?: number;
                    ticketRuns?: {
                        first: string;
                        last: string;
                    }[];
                    ticketWins?: {
                        isGoods: boolean;
                        isTakenBack?: boolean;
                        name: string;
                        ticketNumber: string;
                        value: {
                            amount: number;
                            /** @enum {string} */
                            currency: "AUD" | "GBP";
                        };
                    }[];
                }[];
                customerWinnings?: {
                    amount: number;
                    /** @enum {string} */
                    currency: "AUD" | "GBP";
                };
                divisions: {
                    division: number;
                    label: string;
                    months?: number;
                    odds?: {
                        denominator: number;
                        numerator: number;
                    };
                    prize: {
                        amount: number;
                        /** @enum {string} */
                        currency: "AUD" | "GBP";
                    };
                    /** @enum {string} */
                    prizeKind?: "fixed" | "share" | "jackpot" | "annuity" | "free_entry" | "goods";
                    winners: number;
                }[];
                /** @description Format: date-time */
                drawDate: string;
                drawId: string;
                drawnFrom?: {
                    drawNo: number;
                    name: string;
                    productOfferKey: string;
                };
                drawNo: number;
                isPrizePoolUnknown: boolean;
                numbers: {
                    [key: string]: number[];
                };
                prizePool: {
                    amount: number;
                    /** @enum {string} */
                    currency: "AUD" | "GBP";
                };
                productOfferKey: string;
                /** @enum {string} */
                status: "DRAW_OPEN" | "DRAW_CLOSED" | "DRAW_CAPPED" | "DRAW_DRAWN" | "DRAW_SCORED" | "DRAW_PAID" | "DRAW_EMAILED";
                verification?: {
                    entriesHash: string;
                    seed: string;
                    seedHash: string;
                };
                winningTicket?: string;
            }[];
            pageInfo: {
                limit: number;
                offset: number;
                total: number;
            };
        };
        PendingCode: {
            /** @description The masked email address the code was sent to. */
            identifier: string | null;
            isLocked: boolean;
            /** @enum {string} */
            method: "email" | "authenticator";
            /** @description How long this device can skip codes; 0 if it cannot. */
            rememberForDays: number;
            /** @description Seconds until another code can be sent. */
            resendAfterSeconds: number;
        };
        Pick: {
            /** @description Format: date-time */
            createdAt: string;
            id: string;
            message: string;
            title: string;
            viewed: boolean;
        };
        Pick2: {
            heading: string;
            /** @description A file id. */
            image?: string;
            label: string;
            /** @description A path of the shop or a web address. Pages check it again before they link to it. */
            link: string;
            text: string;
        };
        Pick3: {
            description?: string;
            image?: string;
            name: string;
            urlSlug: string;
        };
        PictureSize: {
            height: number;
            width: number;
        };
        Problem: {
            /** @enum {string} */
            code: "success" | "draw_closed" | "draw_sold_out" | "promotion_not_added" | "spend_limit" | "verify_account_required" | "global_spend_limit" | "deposit_limit" | "country_banned" | "account_closing" | "invalid_request" | "invalid_signature" | "unsupported_version" | "signed_out" | "invalid_credentials" | "invalid_refresh_token" | "2fa_required" | "required" | "2fa_incorrect" | "2fa_account_locked" | "card_declined" | "insufficient_funds" | "paypal_declined" | "not_found" | "not_linked" | "already_registered" | "cart_changed" | "deposit_expired" | "deposit_cancelled" | "not_required" | "two_factor_not_by_email" | "balance_remaining" | "tickets_upcoming" | "already_linked" | "already_verified" | "verification_not_available" | "migration_ineligible" | "migration_failed" | "fund_in_use" | "autosession_off" | "already_processed" | "group_name_taken" | "link_expired" | "file_too_large" | "file_type_not_supported" | "no_products" | "invalid_field" | "under_age" | "password_reused" | "cart_blocked" | "cart_empty" | "contains_profanity" | "organiser_only" | "not_eligible" | "games_incomplete" | "number_out_of_range" | "number_repeated" | "games_out_of_bounds" | "amount_below_minimum" | "amount_above_maximum" | "challenge_failed" | "identity_not_matched" | "verification_declined" | "state_mismatch" | "bank_account_unverified" | "limit_cooling_off" | "recurring_cancelled" | "transition_not_allowed" | "idempotency_key_reused" | "too_many_requests" | "deposit_pending" | "service_unavailable" | "internal_error" | "errorMessageFallback" | "unparseable_body" | "not_implemented" | "foreign_origin" | "invalid_deposit_response" | "AUTH_REFRESH_FAILED";
            /** @description True if the part of the page is hidden, without a notice (account §8). */
            isEmpty?: boolean;
            /** @description True if the whole site is affected: show the error page of `status` (shell §8). */
            isSiteWide?: boolean;
            message: string;
            messages: components["schemas"]["Message"][];
            requestId: string;
            retryAfterSeconds?: number;
            /** @description The HTTP status of the reply; 502 if there was no reply, 504 after a timeout. */
            status: number;
            /** @description Messages by form field (camelCase). Messages without a field are under "general". */
            targets: {
                [key: string]: components["schemas"]["Message"][];
            };
            /** @description Which one-time code to ask for, and where it was sent. */
            twoFactorAuth?: {
                challengeToken?: string;
                identifier?: string;
                /** @enum {string} */
                method: "email" | "authenticator";
                rememberForDays?: number;
            };
        };
        Question: {
            answer: string;
            question: string;
            slug: string;
        };
        QuestionTopic: {
            description: string;
            name: string;
            questions: components["schemas"]["Question"][];
            slug: string;
        };
        RecurringPage: {
            pageInfo: {
                limit: number;
                offset: number;
                total: number;
            };
            purchases: {
                attempts?: {
                    /** @description Format: date-time */
                    at: string;
                    /** @enum {string} */
                    fundKind: "cc" | "bank" | "paypal" | "unfunded" | "wallet";
                    orderId?: string;
                    price: {
                        amount: number;
                        /** @enum {string} */
                        currency: "AUD" | "GBP";
                    };
                    reason?: string;
                    /** @description Format: date-time */
                    retryAt?: string;
                    /** @enum {string} */
                    status: "purchased" | "soft_failure" | "hard_failure" | "skipped" | "debt_paid";
                }[];
                autoplayId?: string;
                /** @enum {string} */
                billingPeriod?: "monthly" | "quarterly" | "biannually" | "annually";
                causeKey?: string;
                days?: ("Monday" | "Tuesday" | "Wednesday" | "Thursday" | "Friday" | "Saturday" | "Sunday")[];
                defaultFund: {
                    /** @enum {string} */
                    brand?: "AmericanExpress" | "MasterCard" | "Visa" | "bank" | "paypal";
                    id?: string;
                    /** @enum {string} */
                    kind: "cc" | "bank" | "paypal" | "unfunded" | "wallet";
                    lastFour?: string;
                };
                description?: string;
                drawEncodedIds?: string[];
                firstOrderId?: string;
                /** @enum {string} */
                frequency?: "monthly" | "weekly";
                gameOffer?: string;
                gameOfferName?: string;
                games?: {
                    [key: string]: number[];
                }[];
                id: string;
                /** @enum {string} */
                lastAttemptStatus?: "purchased" | "soft_failure" | "hard_failure";
                lotteryId?: string;
                membershipKey?: string;
                membershipName?: string;
                membershipOfferKey?: string;
                membershipOfferName?: string;
                minimumJackpotAmount: {
                    amount: number;
                    /** @enum {string} */
                    currency: "AUD" | "GBP";
                };
                /** @description Format: date */
                nextChargeOn?: string;
                /** @description Format: date-time */
                nextDrawAt?: string;
                numberOfGames?: number;
                numberOfShares?: number;
                numberOfTickets?: number;
                /** @description Format: date */
                pausedUntil?: string;
                price?: {
                    amount: number;
                    /** @enum {string} */
                    currency: "AUD" | "GBP";
                };
                productOfferKey?: string;
                /** @enum {string} */
                productType?: "lottery_ticket" | "raffle_ticket" | "syndicate_share" | "social_syndicate_share";
                quickpick: boolean;
                sessionId?: string;
                /** @enum {string} */
                status: "recurring_status_active" | "recurring_status_paused" | "recurring_status_timed_pause" | "recurring_status_timed_paused" | "recurring_status_cancelled";
                /** @enum {string} */
                type: "subscription" | "autoplay" | "combined_recurring_purchase";
            }[];
        };
        Saved: {
            /** @enum {string} */
            change: "none" | "added" | "replaced";
            numbers: number[];
        };
        SentCode: {
            identifier: string;
            resendAfterSeconds: number;
        };
        SessionPage: {
            pageInfo: {
                limit: number;
                offset: number;
                total: number;
            };
            sessions: {
                /** @enum {string} */
                autosessionStatus: "on" | "off" | "paused";
                /** @description Format: date-time */
                closesAt: string;
                divisions?: {
                    division: number;
                    label: string;
                    lastPrize?: {
                        amount: number;
                        /** @enum {string} */
                        currency: "AUD" | "GBP";
                    };
                    lastShare?: {
                        amount: number;
                        /** @enum {string} */
                        currency: "AUD" | "GBP";
                    };
                }[];
                draws: {
                    drawData: {
                        drawNumber: number;
                        /** @description Format: date-time */
                        drawOpens?: string;
                        /** @description Format: date-time */
                        drawPreOrderStartDate?: string;
                        /** @description Format: date-time */
                        drawStop: string;
                        featureImage?: string;
                        name: string;
                        value?: number;
                    };
                    /** @description Format: date-time */
                    drawDate: string;
                    drawId: string;
                    drawNo: number;
                    drawOffset: number;
                    entriesHash?: string;
                    isDrawnWhenSoldOut?: boolean;
                    isPrizePoolUnknown: boolean;
                    prizePool: number;
                    prizePoolSuffix?: string;
                    /** @enum {string} */
                    purchaseStatus: "pre_order" | "open" | "sold_out" | "past_draw";
                    seedHash: string;
                    /** @enum {string} */
                    status: "DRAW_OPEN" | "DRAW_CLOSED" | "DRAW_CAPPED" | "DRAW_DRAWN" | "DRAW_SCORED" | "DRAW_PAID" | "DRAW_EMAILED";
                    /** @description Format: date-time */
                    stop: string;
                    /** @enum {string} */
                    type: "lottery_ticket_draw" | "syndicate_share_draw" | "raffle_ticket_draw";
                }[];
                gameOfferKey: string;
                games?: {
                    [key: string]: number[];
                }[];
                /** @enum {string} */
                gameType?: "deferred" | "standard" | "sequential" | "random" | "strike_standard" | "strike_boxed" | "reduced_system" | "mega_combo" | "powerhit" | "powerpik" | "syndicate" | "lotto_party";
                groupId: string;
                groupName: string;
                inviteAllExistingMembers: boolean;
                isOrganiser?: boolean;
                members?: {
                    firstname: string;
                    numShares: number;
                }[];
                numGames: number;
                numGamesEntered?: number;
                odds?: {
                    anyDivision: {
                        denominator: number;
                        numerator: number;
                    };
                    firstDivision: {
                        denominator: number;
                        numerator: number;
                    };
                };
                productOfferKey: string;
                returned?: {
                    amount: number;
                    /** @enum {string} */
                    currency: "AUD" | "GBP";
                };
                sessionId: string;
                sharePrice: {
                    amount: number;
                    /** @enum {string} */
                    currency: "AUD" | "GBP";
                };
                sharesSold: number;
                /** @enum {string} */
                status: "closed" | "cancelled" | "open" | "paid";
                ticketPrice?: {
                    amount: number;
                    /** @enum {string} */
                    currency: "AUD" | "GBP";
                };
                totalShares: number;
                winnings?: {
                    amount: number;
                    /** @enum {string} */
                    currency: "AUD" | "GBP";
                };
            }[];
        };
        ShopTheme: {
            base: {
                colours: {
                    [key: string]: {
                        dark: string;
                        light: string;
                    };
                };
                fonts?: {
                    display?: string;
                    text?: string;
                };
                logo?: string;
                name: string;
            } | null;
            overrides: {
                colours: {
                    [key: string]: {
                        dark: string;
                        light: string;
                    };
                };
                fonts?: {
                    display?: string;
                    text?: string;
                };
                logo?: string;
                name: string;
            } | null;
        };
        SignedIn: {
            autoRemovedItems: {
                description: string;
                id: string;
                reason: {
                    /** @constant */
                    actionType: "close";
                    message: string;
                    /** @enum {string} */
                    type: "draw_closed" | "draw_sold_out" | "offer_unavailable" | "not_sold_in_region" | "cart_full" | "promotion_not_added";
                };
            }[];
            customer: components["schemas"]["CustomerOverview"];
            /** @description The tickets that the customer's cart had before the visitor's were added behind them; 0 if the visitor had none. */
            earlierTickets: number;
            /** @enum {string|null} */
            forcedPage: "force-password-change" | "my-account-upgrade-account" | null;
            isNewSignup: boolean;
        };
        Suggestion: {
            id: string;
            text: string;
        };
        TransactionPage: {
            pageInfo: {
                limit: number;
                offset: number;
                total: number;
            };
            transactions: {
                amount: {
                    amount: number;
                    /** @enum {string} */
                    currency: "AUD" | "GBP";
                };
                balanceAfter: {
                    amount: number;
                    /** @enum {string} */
                    currency: "AUD" | "GBP";
                };
                checkoutId?: string;
                /** @description Format: date-time */
                createdAt: string;
                depositId?: string;
                description: string;
                drawNo?: number;
                id: string;
                productOfferKey?: string;
                /** @enum {string} */
                status: "pending" | "completed" | "failed" | "cancelled";
                /** @enum {string} */
                type: "purchase" | "deposit" | "withdrawal" | "winnings" | "refund" | "adjustment";
                withdrawalId?: string;
            }[];
        };
        UploadedFile: {
            size: number;
            stream: Record<string, never>;
            type: string;
        };
        WaitingPurchase: {
            isOfAnother: boolean;
            partner: {
                cartItem?: {
                    drawNumber?: number;
                    lottery: {
                        causeKey?: string;
                        gameOffer?: string;
                        games?: {
                            [key: string]: number[];
                        }[];
                        /** @enum {string} */
                        gameType?: "deferred" | "standard" | "sequential" | "random" | "strike_standard" | "strike_boxed" | "reduced_system" | "mega_combo" | "powerhit" | "powerpik" | "syndicate" | "lotto_party";
                        lotteryKey: string;
                        numDraws?: number;
                        numGames?: number;
                        quickpick?: boolean;
                    };
                    raffleOffer?: string;
                    recurringPurchase?: {
                        enabled: boolean;
                        /** @enum {string} */
                        type: "subscription" | "autoplay" | "combined_recurring_purchase";
                    };
                };
                slug: string;
            } | null;
        };
    };
    responses: {
        /** @description Error response */
        Error: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    error: {
                        /** @enum {number} */
                        code: -32700 | -32600 | -32603 | -32001 | -32002 | -32003 | -32004 | -32005 | -32008 | -32009 | -32012 | -32013 | -32015 | -32022 | -32028 | -32029 | -32099;
                        data: {
                            /** @enum {string} */
                            code: "PARSE_ERROR" | "BAD_REQUEST" | "INTERNAL_SERVER_ERROR" | "NOT_IMPLEMENTED" | "BAD_GATEWAY" | "SERVICE_UNAVAILABLE" | "GATEWAY_TIMEOUT" | "UNAUTHORIZED" | "PAYMENT_REQUIRED" | "FORBIDDEN" | "NOT_FOUND" | "METHOD_NOT_SUPPORTED" | "TIMEOUT" | "CONFLICT" | "PRECONDITION_FAILED" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "UNPROCESSABLE_CONTENT" | "PRECONDITION_REQUIRED" | "TOO_MANY_REQUESTS" | "CLIENT_CLOSED_REQUEST";
                            httpStatus: number;
                            path?: string;
                            problem: components["schemas"]["Problem"];
                            stack?: string;
                        };
                        message: string;
                    };
                };
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    "addresses.find": {
        parameters: {
            query?: never;
            header: {
                /** @description Any value. With the header Origin, which must be the shop's address, it proves that no other site sent the call. */
                "x-drawcard": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: string;
                };
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: components["schemas"]["FoundAddress"] | null;
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "addresses.suggest": {
        parameters: {
            query?: never;
            header: {
                /** @description Any value. With the header Origin, which must be the shop's address, it proves that no other site sent the call. */
                "x-drawcard": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    country: string;
                    text: string;
                };
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: {
                                isOff: boolean;
                                suggestions: components["schemas"]["Suggestion"][];
                            };
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "analytics.record": {
        parameters: {
            query?: never;
            header: {
                /** @description Any value. With the header Origin, which must be the shop's address, it proves that no other site sent the call. */
                "x-drawcard": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    events: {
                        /** @description What the page showed of experiments: "name=variant&name=variant". */
                        experiments?: string;
                        name?: string;
                        properties?: {
                            [key: string]: unknown;
                        };
                        /** @enum {string} */
                        type: "page" | "track" | "identify" | "reset";
                    }[];
                };
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: {
                                recorded: number;
                            };
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "autoplays.get": {
        parameters: {
            query: {
                input: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: {
                                attempts?: {
                                    /** @description Format: date-time */
                                    at: string;
                                    /** @enum {string} */
                                    fundKind: "cc" | "bank" | "paypal" | "unfunded" | "wallet";
                                    orderId?: string;
                                    price: {
                                        amount: number;
                                        /** @enum {string} */
                                        currency: "AUD" | "GBP";
                                    };
                                    reason?: string;
                                    /** @description Format: date-time */
                                    retryAt?: string;
                                    /** @enum {string} */
                                    status: "purchased" | "soft_failure" | "hard_failure" | "skipped" | "debt_paid";
                                }[];
                                autoplayId?: string;
                                /** @enum {string} */
                                billingPeriod?: "monthly" | "quarterly" | "biannually" | "annually";
                                causeKey?: string;
                                days?: ("Monday" | "Tuesday" | "Wednesday" | "Thursday" | "Friday" | "Saturday" | "Sunday")[];
                                defaultFund: {
                                    /** @enum {string} */
                                    brand?: "AmericanExpress" | "MasterCard" | "Visa" | "bank" | "paypal";
                                    id?: string;
                                    /** @enum {string} */
                                    kind: "cc" | "bank" | "paypal" | "unfunded" | "wallet";
                                    lastFour?: string;
                                };
                                description?: string;
                                drawEncodedIds?: string[];
                                firstOrderId?: string;
                                /** @enum {string} */
                                frequency?: "monthly" | "weekly";
                                gameOffer?: string;
                                gameOfferName?: string;
                                games?: {
                                    [key: string]: number[];
                                }[];
                                id: string;
                                /** @enum {string} */
                                lastAttemptStatus?: "purchased" | "soft_failure" | "hard_failure";
                                lotteryId?: string;
                                membershipKey?: string;
                                membershipName?: string;
                                membershipOfferKey?: string;
                                membershipOfferName?: string;
                                minimumJackpotAmount: {
                                    amount: number;
                                    /** @enum {string} */
                                    currency: "AUD" | "GBP";
                                };
                                /** @description Format: date */
                                nextChargeOn?: string;
                                /** @description Format: date-time */
                                nextDrawAt?: string;
                                numberOfGames?: number;
                                numberOfShares?: number;
                                numberOfTickets?: number;
                                /** @description Format: date */
                                pausedUntil?: string;
                                price?: {
                                    amount: number;
                                    /** @enum {string} */
                                    currency: "AUD" | "GBP";
                                };
                                productOfferKey?: string;
                                /** @enum {string} */
                                productType?: "lottery_ticket" | "raffle_ticket" | "syndicate_share" | "social_syndicate_share";
                                quickpick: boolean;
                                sessionId?: string;
                                /** @enum {string} */
                                status: "recurring_status_active" | "recurring_status_paused" | "recurring_status_timed_pause" | "recurring_status_timed_paused" | "recurring_status_cancelled";
                                /** @enum {string} */
                                type: "subscription" | "autoplay" | "combined_recurring_purchase";
                            };
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "autoplays.list": {
        parameters: {
            query: {
                input: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: components["schemas"]["RecurringPage"];
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "autoplays.setMinimumJackpot": {
        parameters: {
            query?: never;
            header: {
                /** @description Any value. With the header Origin, which must be the shop's address, it proves that no other site sent the call. */
                "x-drawcard": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: string;
                    /** @description As typed, in dollars. Zero plays every draw. */
                    minimumJackpotAmount: string;
                };
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: {
                                attempts?: {
                                    /** @description Format: date-time */
                                    at: string;
                                    /** @enum {string} */
                                    fundKind: "cc" | "bank" | "paypal" | "unfunded" | "wallet";
                                    orderId?: string;
                                    price: {
                                        amount: number;
                                        /** @enum {string} */
                                        currency: "AUD" | "GBP";
                                    };
                                    reason?: string;
                                    /** @description Format: date-time */
                                    retryAt?: string;
                                    /** @enum {string} */
                                    status: "purchased" | "soft_failure" | "hard_failure" | "skipped" | "debt_paid";
                                }[];
                                autoplayId?: string;
                                /** @enum {string} */
                                billingPeriod?: "monthly" | "quarterly" | "biannually" | "annually";
                                causeKey?: string;
                                days?: ("Monday" | "Tuesday" | "Wednesday" | "Thursday" | "Friday" | "Saturday" | "Sunday")[];
                                defaultFund: {
                                    /** @enum {string} */
                                    brand?: "AmericanExpress" | "MasterCard" | "Visa" | "bank" | "paypal";
                                    id?: string;
                                    /** @enum {string} */
                                    kind: "cc" | "bank" | "paypal" | "unfunded" | "wallet";
                                    lastFour?: string;
                                };
                                description?: string;
                                drawEncodedIds?: string[];
                                firstOrderId?: string;
                                /** @enum {string} */
                                frequency?: "monthly" | "weekly";
                                gameOffer?: string;
                                gameOfferName?: string;
                                games?: {
                                    [key: string]: number[];
                                }[];
                                id: string;
                                /** @enum {string} */
                                lastAttemptStatus?: "purchased" | "soft_failure" | "hard_failure";
                                lotteryId?: string;
                                membershipKey?: string;
                                membershipName?: string;
                                membershipOfferKey?: string;
                                membershipOfferName?: string;
                                minimumJackpotAmount: {
                                    amount: number;
                                    /** @enum {string} */
                                    currency: "AUD" | "GBP";
                                };
                                /** @description Format: date */
                                nextChargeOn?: string;
                                /** @description Format: date-time */
                                nextDrawAt?: string;
                                numberOfGames?: number;
                                numberOfShares?: number;
                                numberOfTickets?: number;
                                /** @description Format: date */
                                pausedUntil?: string;
                                price?: {
                                    amount: number;
                                    /** @enum {string} */
                                    currency: "AUD" | "GBP";
                                };
                                productOfferKey?: string;
                                /** @enum {string} */
                                productType?: "lottery_ticket" | "raffle_ticket" | "syndicate_share" | "social_syndicate_share";
                                quickpick: boolean;
                                sessionId?: string;
                                /** @enum {string} */
                                status: "recurring_status_active" | "recurring_status_paused" | "recurring_status_timed_pause" | "recurring_status_timed_paused" | "recurring_status_cancelled";
                                /** @enum {string} */
                                type: "subscription" | "autoplay" | "combined_recurring_purchase";
                            };
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "autoplays.setQuickpick": {
        parameters: {
            query?: never;
            header: {
                /** @description Any value. With the header Origin, which must be the shop's address, it proves that no other site sent the call. */
                "x-drawcard": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: string;
                    quickpick: boolean;
                };
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: {
                                attempts?: {
                                    /** @description Format: date-time */
                                    at: string;
                                    /** @enum {string} */
                                    fundKind: "cc" | "bank" | "paypal" | "unfunded" | "wallet";
                                    orderId?: string;
                                    price: {
                                        amount: number;
                                        /** @enum {string} */
                                        currency: "AUD" | "GBP";
                                    };
                                    reason?: string;
                                    /** @description Format: date-time */
                                    retryAt?: string;
                                    /** @enum {string} */
                                    status: "purchased" | "soft_failure" | "hard_failure" | "skipped" | "debt_paid";
                                }[];
                                autoplayId?: string;
                                /** @enum {string} */
                                billingPeriod?: "monthly" | "quarterly" | "biannually" | "annually";
                                causeKey?: string;
                                days?: ("Monday" | "Tuesday" | "Wednesday" | "Thursday" | "Friday" | "Saturday" | "Sunday")[];
                                defaultFund: {
                                    /** @enum {string} */
                                    brand?: "AmericanExpress" | "MasterCard" | "Visa" | "bank" | "paypal";
                                    id?: string;
                                    /** @enum {string} */
                                    kind: "cc" | "bank" | "paypal" | "unfunded" | "wallet";
                                    lastFour?: string;
                                };
                                description?: string;
                                drawEncodedIds?: string[];
                                firstOrderId?: string;
                                /** @enum {string} */
                                frequency?: "monthly" | "weekly";
                                gameOffer?: string;
                                gameOfferName?: string;
                                games?: {
                                    [key: string]: number[];
                                }[];
                                id: string;
                                /** @enum {string} */
                                lastAttemptStatus?: "purchased" | "soft_failure" | "hard_failure";
                                lotteryId?: string;
                                membershipKey?: string;
                                membershipName?: string;
                                membershipOfferKey?: string;
                                membershipOfferName?: string;
                                minimumJackpotAmount: {
                                    amount: number;
                                    /** @enum {string} */
                                    currency: "AUD" | "GBP";
                                };
                                /** @description Format: date */
                                nextChargeOn?: string;
                                /** @description Format: date-time */
                                nextDrawAt?: string;
                                numberOfGames?: number;
                                numberOfShares?: number;
                                numberOfTickets?: number;
                                /** @description Format: date */
                                pausedUntil?: string;
                                price?: {
                                    amount: number;
                                    /** @enum {string} */
                                    currency: "AUD" | "GBP";
                                };
                                productOfferKey?: string;
                                /** @enum {string} */
                                productType?: "lottery_ticket" | "raffle_ticket" | "syndicate_share" | "social_syndicate_share";
                                quickpick: boolean;
                                sessionId?: string;
                                /** @enum {string} */
                                status: "recurring_status_active" | "recurring_status_paused" | "recurring_status_timed_pause" | "recurring_status_timed_paused" | "recurring_status_cancelled";
                                /** @enum {string} */
                                type: "subscription" | "autoplay" | "combined_recurring_purchase";
                            };
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "autoplays.setStatus": {
        parameters: {
            query?: never;
            header: {
                /** @description Any value. With the header Origin, which must be the shop's address, it proves that no other site sent the call. */
                "x-drawcard": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: string;
                    pausedUntil?: string;
                    /** @enum {string} */
                    status: "recurring_status_active" | "recurring_status_paused" | "recurring_status_timed_pause" | "recurring_status_timed_paused" | "recurring_status_cancelled";
                };
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: {
                                attempts?: {
                                    /** @description Format: date-time */
                                    at: string;
                                    /** @enum {string} */
                                    fundKind: "cc" | "bank" | "paypal" | "unfunded" | "wallet";
                                    orderId?: string;
                                    price: {
                                        amount: number;
                                        /** @enum {string} */
                                        currency: "AUD" | "GBP";
                                    };
                                    reason?: string;
                                    /** @description Format: date-time */
                                    retryAt?: string;
                                    /** @enum {string} */
                                    status: "purchased" | "soft_failure" | "hard_failure" | "skipped" | "debt_paid";
                                }[];
                                autoplayId?: string;
                                /** @enum {string} */
                                billingPeriod?: "monthly" | "quarterly" | "biannually" | "annually";
                                causeKey?: string;
                                days?: ("Monday" | "Tuesday" | "Wednesday" | "Thursday" | "Friday" | "Saturday" | "Sunday")[];
                                defaultFund: {
                                    /** @enum {string} */
                                    brand?: "AmericanExpress" | "MasterCard" | "Visa" | "bank" | "paypal";
                                    id?: string;
                                    /** @enum {string} */
                                    kind: "cc" | "bank" | "paypal" | "unfunded" | "wallet";
                                    lastFour?: string;
                                };
                                description?: string;
                                drawEncodedIds?: string[];
                                firstOrderId?: string;
                                /** @enum {string} */
                                frequency?: "monthly" | "weekly";
                                gameOffer?: string;
                                gameOfferName?: string;
                                games?: {
                                    [key: string]: number[];
                                }[];
                                id: string;
                                /** @enum {string} */
                                lastAttemptStatus?: "purchased" | "soft_failure" | "hard_failure";
                                lotteryId?: string;
                                membershipKey?: string;
                                membershipName?: string;
                                membershipOfferKey?: string;
                                membershipOfferName?: string;
                                minimumJackpotAmount: {
                                    amount: number;
                                    /** @enum {string} */
                                    currency: "AUD" | "GBP";
                                };
                                /** @description Format: date */
                                nextChargeOn?: string;
                                /** @description Format: date-time */
                                nextDrawAt?: string;
                                numberOfGames?: number;
                                numberOfShares?: number;
                                numberOfTickets?: number;
                                /** @description Format: date */
                                pausedUntil?: string;
                                price?: {
                                    amount: number;
                                    /** @enum {string} */
                                    currency: "AUD" | "GBP";
                                };
                                productOfferKey?: string;
                                /** @enum {string} */
                                productType?: "lottery_ticket" | "raffle_ticket" | "syndicate_share" | "social_syndicate_share";
                                quickpick: boolean;
                                sessionId?: string;
                                /** @enum {string} */
                                status: "recurring_status_active" | "recurring_status_paused" | "recurring_status_timed_pause" | "recurring_status_timed_paused" | "recurring_status_cancelled";
                                /** @enum {string} */
                                type: "subscription" | "autoplay" | "combined_recurring_purchase";
                            };
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "autoplays.update": {
        parameters: {
            query?: never;
            header: {
                /** @description Any value. With the header Origin, which must be the shop's address, it proves that no other site sent the call. */
                "x-drawcard": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    causeKey?: string;
                    days?: ("Monday" | "Tuesday" | "Wednesday" | "Thursday" | "Friday" | "Saturday" | "Sunday")[];
                    description?: string;
                    gameOffer?: string;
                    id: string;
                    numGames?: number;
                    numShares?: number;
                };
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: {
                                attempts?: {
                                    /** @description Format: date-time */
                                    at: string;
                                    /** @enum {string} */
                                    fundKind: "cc" | "bank" | "paypal" | "unfunded" | "wallet";
                                    orderId?: string;
                                    price: {
                                        amount: number;
                                        /** @enum {string} */
                                        currency: "AUD" | "GBP";
                                    };
                                    reason?: string;
                                    /** @description Format: date-time */
                                    retryAt?: string;
                                    /** @enum {string} */
                                    status: "purchased" | "soft_failure" | "hard_failure" | "skipped" | "debt_paid";
                                }[];
                                autoplayId?: string;
                                /** @enum {string} */
                                billingPeriod?: "monthly" | "quarterly" | "biannually" | "annually";
                                causeKey?: string;
                                days?: ("Monday" | "Tuesday" | "Wednesday" | "Thursday" | "Friday" | "Saturday" | "Sunday")[];
                                defaultFund: {
                                    /** @enum {string} */
                                    brand?: "AmericanExpress" | "MasterCard" | "Visa" | "bank" | "paypal";
                                    id?: string;
                                    /** @enum {string} */
                                    kind: "cc" | "bank" | "paypal" | "unfunded" | "wallet";
                                    lastFour?: string;
                                };
                                description?: string;
                                drawEncodedIds?: string[];
                                firstOrderId?: string;
                                /** @enum {string} */
                                frequency?: "monthly" | "weekly";
                                gameOffer?: string;
                                gameOfferName?: string;
                                games?: {
                                    [key: string]: number[];
                                }[];
                                id: string;
                                /** @enum {string} */
                                lastAttemptStatus?: "purchased" | "soft_failure" | "hard_failure";
                                lotteryId?: string;
                                membershipKey?: string;
                                membershipName?: string;
                                membershipOfferKey?: string;
                                membershipOfferName?: string;
                                minimumJackpotAmount: {
                                    amount: number;
                                    /** @enum {string} */
                                    currency: "AUD" | "GBP";
                                };
                                /** @description Format: date */
                                nextChargeOn?: string;
                                /** @description Format: date-time */
                                nextDrawAt?: string;
                                numberOfGames?: number;
                                numberOfShares?: number;
                                numberOfTickets?: number;
                                /** @description Format: date */
                                pausedUntil?: string;
                                price?: {
                                    amount: number;
                                    /** @enum {string} */
                                    currency: "AUD" | "GBP";
                                };
                                productOfferKey?: string;
                                /** @enum {string} */
                                productType?: "lottery_ticket" | "raffle_ticket" | "syndicate_share" | "social_syndicate_share";
                                quickpick: boolean;
                                sessionId?: string;
                                /** @enum {string} */
                                status: "recurring_status_active" | "recurring_status_paused" | "recurring_status_timed_pause" | "recurring_status_timed_paused" | "recurring_status_cancelled";
                                /** @enum {string} */
                                type: "subscription" | "autoplay" | "combined_recurring_purchase";
                            };
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "banner.dismiss": {
        parameters: {
            query?: never;
            header: {
                /** @description Any value. With the header Origin, which must be the shop's address, it proves that no other site sent the call. */
                "x-drawcard": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    content: string;
                };
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: {
                                /** @constant */
                                isDismissed: true;
                            };
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "blog.get": {
        parameters: {
            query: {
                input: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: {
                                body?: string;
                                category: {
                                    name: string;
                                    slug: string;
                                };
                                cause?: string;
                                excerpt: string;
                                image?: string;
                                /** @description Format: date-time */
                                publishedAt: string;
                                slug: string;
                                title: string;
                            };
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "blog.list": {
        parameters: {
            query: {
                input: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: components["schemas"]["BlogPosts"];
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "blog.listCategories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: {
                                name: string;
                                slug: string;
                            }[];
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "branding.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: {
                                brandColour?: string;
                                brandColourBackgroundText: string;
                                id: string;
                                logo?: string;
                                regionOverrides: {
                                    brandColour?: string;
                                    brandingRegions: ("ACT" | "GB" | "LW" | "NSW" | "NSWL" | "NT" | "QLD" | "SA" | "TAS" | "VIC" | "WA" | "OTHER")[];
                                    logo?: string;
                                    name?: string;
                                }[];
                            }[];
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "campaigns.find": {
        parameters: {
            query: {
                input: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: {
                                campaign: string;
                                heading: string;
                                image?: string;
                                promotion?: string;
                                text: string;
                            } | null;
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "capabilities.get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: components["schemas"]["Capabilities"];
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "cart.addItem": {
        parameters: {
            query?: never;
            header: {
                /** @description Any value. With the header Origin, which must be the shop's address, it proves that no other site sent the call. */
                "x-drawcard": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    idempotencyKey: string;
                    item: {
                        affiliateCode?: string;
                        books: number;
                        causeKey?: string;
                        drawNo?: number;
                        expectedPrice?: {
                            amount: number;
                            /** @enum {string} */
                            currency: "AUD" | "GBP";
                        };
                        lotteryKey: string;
                        /** @constant */
                        productType: "raffle_ticket";
                        raffleOffer: string;
                        recurringPurchase?: {
                            /** @enum {string} */
                            billingPeriod?: "monthly" | "quarterly" | "biannually" | "annually";
                            enabled: boolean;
                            minimumJackpotAmount?: number;
                            quickpick?: boolean;
                            /** @enum {string} */
                            type: "subscription" | "autoplay" | "combined_recurring_purchase";
                        };
                        showWinnerName?: boolean;
                    } | {
                        affiliateCode?: string;
                        drawNo?: number;
                        expectedPrice?: {
                            amount: number;
                            /** @enum {string} */
                            currency: "AUD" | "GBP";
                        };
                        lotteryKey: string;
                        numShares: number;
                        /** @constant */
                        productType: "syndicate_share";
                        recurringPurchase?: {
                            /** @enum {string} */
                            billingPeriod?: "monthly" | "quarterly" | "biannually" | "annually";
                            enabled: boolean;
                            minimumJackpotAmount?: number;
                            quickpick?: boolean;
                            /** @enum {string} */
                            type: "subscription" | "autoplay" | "combined_recurring_purchase";
                        };
                        syndicateKey: string;
                    } | {
                        affiliateCode?: string;
                        expectedPrice?: {
                            amount: number;
                            /** @enum {string} */
                            currency: "AUD" | "GBP";
                        };
                        groupToken?: string;
                        numShares: number;
                        /** @constant */
                        productType: "social_syndicate_share";
                        recurringPurchase?: {
                            /** @enum {string} */
                            billingPeriod?: "monthly" | "quarterly" | "biannually" | "annually";
                            enabled: boolean;
                            minimumJackpotAmount?: number;
                            quickpick?: boolean;
                            /** @enum {string} */
                            type: "subscription" | "autoplay" | "combined_recurring_purchase";
                        };
                        sessionId: string;
                    } | {
                        affiliateCode?: string;
                        expectedPrice?: {
                            amount: number;
                            /** @enum {string} */
                            currency: "AUD" | "GBP";
                        };
                        membershipOffer: string;
                        membershipProgram: string;
                        /** @constant */
                        productType: "membership";
                        recurringPurchase?: {
                            /** @enum {string} */
                            billingPeriod?: "monthly" | "quarterly" | "biannually" | "annually";
                            enabled: boolean;
                            minimumJackpotAmount?: number;
                            quickpick?: boolean;
                            /** @enum {string} */
                            type: "subscription" | "autoplay" | "combined_recurring_purchase";
                        };
                    } | {
                        affiliateCode?: string;
                        causeKey?: string;
                        days?: ("Monday" | "Tuesday" | "Wednesday" | "Thursday" | "Friday" | "Saturday" | "Sunday")[];
                        drawNo?: number;
                        drawOffset?: number;
                        expectedPrice?: {
                            amount: number;
                            /** @enum {string} */
                            currency: "AUD" | "GBP";
                        };
                        favourite?: boolean;
                        gameOffer: string;
                        games?: {
                            [key: string]: number[];
                        }[];
                        /** @enum {string} */
                        gameType?: "deferred" | "standard" | "sequential" | "random" | "strike_standard" | "strike_boxed" | "reduced_system" | "mega_combo" | "powerhit" | "powerpik" | "syndicate" | "lotto_party";
                        hasFavouriteNumbers?: boolean;
                        lotteryKey: string;
                        numDraws?: number;
                        numGames?: number;
                        numWeeks?: number;
                        /** @enum {string} */
                        productType?: "lottery_ticket" | "multi_draw_ticket";
                        quickpick?: boolean;
                        recurringPurchase?: {
                            /** @enum {string} */
                            billingPeriod?: "monthly" | "quarterly" | "biannually" | "annually";
                            enabled: boolean;
                            minimumJackpotAmount?: number;
                            quickpick?: boolean;
                            /** @enum {string} */
                            type: "subscription" | "autoplay" | "combined_recurring_purchase";
                        };
                        scheduled?: boolean;
                    };
                };
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: {
                                autoRemovedItems: {
                                    description: string;
                                    id: string;
                                    reason: {
                                        /** @constant */
                                        actionType: "close";
                                        message: string;
                                        /** @enum {string} */
                                        type: "draw_closed" | "draw_sold_out" | "offer_unavailable" | "not_sold_in_region" | "cart_full" | "promotion_not_added";
                                    };
                                }[];
                                blockedReasons: {
                                    [key: string]: {
                                        /** @constant */
                                        actionType?: "close";
                                        message: string;
                                        /** @enum {string} */
                                        type: "spend_limit" | "verify_account_required" | "global_spend_limit" | "deposit_limit" | "country_banned" | "account_closing";
                                    };
                                };
                                cartItems: {
                                    analyticsProductType: string;
                                    causeKey?: string;
                                    causeName?: string;
                                    /** @enum {string} */
                                    day?: "Monday" | "Tuesday" | "Wednesday" | "Thursday" | "Friday" | "Saturday" | "Sunday";
                                    days?: ("Monday" | "Tuesday" | "Wednesday" | "Thursday" | "Friday" | "Saturday" | "Sunday")[];
                                    description: string;
                                    /** @description Format: date-time */
                                    drawDate?: string;
                                    drawEncodedIds?: string[];
                                    drawNo?: number;
                                    drawPrizePool?: number;
                                    /** @description Format: date-time */
                                    drawStop?: string;
                                    /** @description Format: date-time */
                                    expiresAt?: string;
                                    favourite?: boolean;
                                    gameOffer?: string;
                                    gameOfferName?: string;
                                    games: {
                                        [key: string]: number[];
                                    }[];
                                    /** @enum {string} */
                                    gameType?: "deferred" | "standard" | "sequential" | "random" | "strike_standard" | "strike_boxed" | "reduced_system" | "mega_combo" | "powerhit" | "powerpik" | "syndicate" | "lotto_party";
                                    groupToken?: string;
                                    hasFavouriteNumbers?: boolean;
                                    id: string;
                                    isDrawnWhenSoldOut?: boolean;
                                    isPickedByShop?: boolean;
                                    lotteryKey?: string;
                                    makesGames?: boolean;
                                    membershipOffer?: string;
                                    membershipOfferName?: string;
                                    membershipProgram?: string;
                                    minimumJackpotAmount?: number;
                                    numDraws?: number;
                                    numGames?: number;
                                    numRaffleTickets?: number;
                                    offerName: string;
                                    price: {
                                        amount: number;
                                        /** @enum {string} */
                                        currency: "AUD" | "GBP";
                                    };
                                    /** @enum {string} */
                                    productType: "membership" | "lottery_ticket" | "multi_draw_ticket" | "raffle_ticket" | "syndicate_share" | "social_syndicate_share" | "voucher_fixed_discount" | "voucher_percent_discount" | "voucher_fixed_discount_expire" | "voucher_credit_amount";
                                    promotionCode?: string;
                                    quantity: number;
                                    quickpick: boolean;
                                    raffleOffer?: string;
                                    recurringPurchase: {
                                        /** @enum {string} */
                                        availability: "optional" | "never" | "always";
                                        /** @enum {string} */
                                        billingPeriod?: "monthly" | "quarterly" | "biannually" | "annually";
                                        description?: string;
                                        enabled: boolean;
                                        /** @enum {string} */
                                        frequency?: "monthly" | "weekly";
                                        quickpick?: boolean;
                                        /** @enum {string} */
                                        type: "subscription" | "autoplay" | "combined_recurring_purchase";
                                    };
                                    /** @description Format: date-time */
                                    scheduledFor?: string;
                                    scheduledPurchase?: {
                                        /** @enum {string} */
                                        type: "pre_order" | "scheduled_purchase";
                                    };
                                    sessionId?: string;
                                    showWinnerName?: boolean;
                                    standardGames?: number;
                                    syndicateKey?: string;
                                    syndicateName?: string;
                                    unitPrice: {
                                        amount: number;
                                        /** @enum {string} */
                                        currency: "AUD" | "GBP";
                                    };
                                }[];
                                cartReference: string;
                                cartTotal: {
                                    amount: number;
                                    /** @enum {string} */
                                    currency: "AUD" | "GBP";
                                };
                                preOrderTotal: {
                                    amount: number;
                                    /** @enum {string} */
                                    currency: "AUD" | "GBP";
                                };
                                requiresUnattendedPaymentMethod: boolean;
                                revision: number;
                                showRegulation: boolean;
                            };
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "cart.build": {
        parameters: {
            query?: never;
            header: {
                /** @description Any value. With the header Origin, which must be the shop's address, it proves that no other site sent the call. */
                "x-drawcard": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    before?: string;
                    idempotencyKey: string;
                    items?: ({
                        affiliateCode?: string;
                        causeKey?: string;
                        days?: ("Monday" | "Tuesday" | "Wednesday" | "Thursday" | "Friday" | "Saturday" | "Sunday")[];
                        drawNo?: number;
                        drawOffset?: number;
                        expectedPrice?: {
                            amount: number;
                            /** @enum {string} */
                            currency: "AUD" | "GBP";
                        };
                        favourite?: boolean;
                        gameOffer: string;
                        games?: {
                            [key: string]: number[];
                        }[];
                        /** @enum {string} */
                        gameType: "deferred" | "standard" | "sequential" | "random" | "strike_standard" | "strike_boxed" | "reduced_system" | "mega_combo" | "powerhit" | "powerpik" | "syndicate" | "lotto_party";
                        hasFavouriteNumbers?: boolean;
                        lotteryKey: string;
                        numDraws: number;
                        numGames?: number;
                        numWeeks?: number;
                        /** @enum {string} */
                        productType: "lottery_ticket" | "multi_draw_ticket";
                        quickpick?: boolean;
                        recurringPurchase?: {
                            /** @enum {string} */
                            billingPeriod?: "monthly" | "quarterly" | "biannually" | "annually";
                            enabled: boolean;
                            minimumJackpotAmount?: number;
                            quickpick?: boolean;
                            /** @enum {string} */
                            type: "subscription" | "autoplay" | "combined_recurring_purchase";
                        };
                        scheduled?: boolean;
                    } | {
                        affiliateCode?: string;
                        books: number;
                        causeKey?: string;
                        drawNo?: number;
                        expectedPrice?: {
                            amount: number;
                            /** @enum {string} */
                            currency: "AUD" | "GBP";
                        };
                        lotteryKey: string;
                        /** @constant */
                        productType: "raffle_ticket";
                        raffleOffer: string;
                        recurringPurchase?: {
                            /** @enum {string} */
                            billingPeriod?: "monthly" | "quarterly" | "biannually" | "annually";
                            enabled: boolean;
                            minimumJackpotAmount?: number;
                            quickpick?: boolean;
                            /** @enum {string} */
                            type: "subscription" | "autoplay" | "combined_recurring_purchase";
                        };
                        showWinnerName?: boolean;
                    } | {
                        affiliateCode?: string;
                        drawNo?: number;
                        expectedPrice?: {
                            amount: number;
                            /** @enum {string} */
                            currency: "AUD" | "GBP";
                        };
                        lotteryKey: string;
                        numShares: number;
                        /** @constant */
                        productType: "syndicate_share";
                        recurringPurchase?: {
                            /** @enum {string} */
                            billingPeriod?: "monthly" | "quarterly" | "biannually" | "annually";
                            enabled: boolean;
                            minimumJackpotAmount?: number;
                            quickpick?: boolean;
                            /** @enum {string} */
                            type: "subscription" | "autoplay" | "combined_recurring_purchase";
                        };
                        syndicateKey: string;
                    } | {
                        affiliateCode?: string;
                        expectedPrice?: {
                            amount: number;
                            /** @enum {string} */
                            currency: "AUD" | "GBP";
                        };
                        groupToken?: string;
                        numShares: number;
                        /** @constant */
                        productType: "social_syndicate_share";
                        recurringPurchase?: {
                            /** @enum {string} */
                            billingPeriod?: "monthly" | "quarterly" | "biannually" | "annually";
                            enabled: boolean;
                            minimumJackpotAmount?: number;
                            quickpick?: boolean;
                            /** @enum {string} */
                            type: "subscription" | "autoplay" | "combined_recurring_purchase";
                        };
                        sessionId: string;
                    } | {
                        affiliateCode?: string;
                        expectedPrice?: {
                            amount: number;
                            /** @enum {string} */
                            currency: "AUD" | "GBP";
                        };
                        membershipOffer: string;
                        membershipProgram: string;
                        /** @constant */
                        productType: "membership";
                        recurringPurchase?: {
                            /** @enum {string} */
                            billingPeriod?: "monthly" | "quarterly" | "biannually" | "annually";
                            enabled: boolean;
                            minimumJackpotAmount?: number;
                            quickpick?: boolean;
                            /** @enum {string} */
                            type: "subscription" | "autoplay" | "combined_recurring_purchase";
                        };
                    })[];
                    replayId?: string;
                };
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: {
                                autoRemovedItems: {
                                    description: string;
                                    id: string;
                                    reason: {
                                        /** @constant */
                                        actionType: "close";
                                        message: string;
                                        /** @enum {string} */
                                        type: "draw_closed" | "draw_sold_out" | "offer_unavailable" | "not_sold_in_region" | "cart_full" | "promotion_not_added";
                                    };
                                }[];
                                blockedReasons: {
                                    [key: string]: {
                                        /** @constant */
                                        actionType?: "close";
                                        message: string;
                                        /** @enum {string} */
                                        type: "spend_limit" | "verify_account_required" | "global_spend_limit" | "deposit_limit" | "country_banned" | "account_closing";
                                    };
                                };
                                cartItems: {
                                    analyticsProductType: string;
                                    causeKey?: string;
                                    causeName?: string;
                                    /** @enum {string} */
                                    day?: "Monday" | "Tuesday" | "Wednesday" | "Thursday" | "Friday" | "Saturday" | "Sunday";
                                    days?: ("Monday" | "Tuesday" | "Wednesday" | "Thursday" | "Friday" | "Saturday" | "Sunday")[];
                                    description: string;
                                    /** @description Format: date-time */
                                    drawDate?: string;
                                    drawEncodedIds?: string[];
                                    drawNo?: number;
                                    drawPrizePool?: number;
                                    /** @description Format: date-time */
                                    drawStop?: string;
                                    /** @description Format: date-time */
                                    expiresAt?: string;
                                    favourite?: boolean;
                                    gameOffer?: string;
                                    gameOfferName?: string;
                                    games: {
                                        [key: string]: number[];
                                    }[];
                                    /** @enum {string} */
                                    gameType?: "deferred" | "standard" | "sequential" | "random" | "strike_standard" | "strike_boxed" | "reduced_system" | "mega_combo" | "powerhit" | "powerpik" | "syndicate" | "lotto_party";
                                    groupToken?: string;
                                    hasFavouriteNumbers?: boolean;
                                    id: string;
                                    isDrawnWhenSoldOut?: boolean;
                                    isPickedByShop?: boolean;
                                    lotteryKey?: string;
                                    makesGames?: boolean;
                                    membershipOffer?: string;
                                    membershipOfferName?: string;
                                    membershipProgram?: string;
                                    minimumJackpotAmount?: number;
                                    numDraws?: number;
                                    numGames?: number;
                                    numRaffleTickets?: number;
                                    offerName: string;
                                    price: {
                                        amount: number;
                                        /** @enum {string} */
                                        currency: "AUD" | "GBP";
                                    };
                                    /** @enum {string} */
                                    productType: "membership" | "lottery_ticket" | "multi_draw_ticket" | "raffle_ticket" | "syndicate_share" | "social_syndicate_share" | "voucher_fixed_discount" | "voucher_percent_discount" | "voucher_fixed_discount_expire" | "voucher_credit_amount";
                                    promotionCode?: string;
                                    quantity: number;
                                    quickpick: boolean;
                                    raffleOffer?: string;
                                    recurringPurchase: {
                                        /** @enum {string} */
                                        availability: "optional" | "never" | "always";
                                        /** @enum {string} */
                                        billingPeriod?: "monthly" | "quarterly" | "biannually" | "annually";
                                        description?: string;
                                        enabled: boolean;
                                        /** @enum {string} */
                                        frequency?: "monthly" | "weekly";
                                        quickpick?: boolean;
                                        /** @enum {string} */
                                        type: "subscription" | "autoplay" | "combined_recurring_purchase";
                                    };
                                    /** @description Format: date-time */
                                    scheduledFor?: string;
                                    scheduledPurchase?: {
                                        /** @enum {string} */
                                        type: "pre_order" | "scheduled_purchase";
                                    };
                                    sessionId?: string;
                                    showWinnerName?: boolean;
                                    standardGames?: number;
                                    syndicateKey?: string;
                                    syndicateName?: string;
                                    unitPrice: {
                                        amount: number;
                                        /** @enum {string} */
                                        currency: "AUD" | "GBP";
                                    };
                                }[];
                                cartReference: string;
                                cartTotal: {
                                    amount: number;
                                    /** @enum {string} */
                                    currency: "AUD" | "GBP";
                                };
                                preOrderTotal: {
                                    amount: number;
                                    /** @enum {string} */
                                    currency: "AUD" | "GBP";
                                };
                                requiresUnattendedPaymentMethod: boolean;
                                revision: number;
                                showRegulation: boolean;
                            };
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "cart.get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: {
                                autoRemovedItems: {
                                    description: string;
                                    id: string;
                                    reason: {
                                        /** @constant */
                                        actionType: "close";
                                        message: string;
                                        /** @enum {string} */
                                        type: "draw_closed" | "draw_sold_out" | "offer_unavailable" | "not_sold_in_region" | "cart_full" | "promotion_not_added";
                                    };
                                }[];
                                blockedReasons: {
                                    [key: string]: {
                                        /** @constant */
                                        actionType?: "close";
                                        message: string;
                                        /** @enum {string} */
                                        type: "spend_limit" | "verify_account_required" | "global_spend_limit" | "deposit_limit" | "country_banned" | "account_closing";
                                    };
                                };
                                cartItems: {
                                    analyticsProductType: string;
                                    causeKey?: string;
                                    causeName?: string;
                                    /** @enum {string} */
                                    day?: "Monday" | "Tuesday" | "Wednesday" | "Thursday" | "Friday" | "Saturday" | "Sunday";
                                    days?: ("Monday" | "Tuesday" | "Wednesday" | "Thursday" | "Friday" | "Saturday" | "Sunday")[];
                                    description: string;
                                    /** @description Format: date-time */
                                    drawDate?: string;
                                    drawEncodedIds?: string[];
                                    drawNo?: number;
                                    drawPrizePool?: number;
                                    /** @description Format: date-time */
                                    drawStop?: string;
                                    /** @description Format: date-time */
                                    expiresAt?: string;
                                    favourite?: boolean;
                                    gameOffer?: string;
                                    gameOfferName?: string;
                                    games: {
                                        [key: string]: number[];
                                    }[];
                                    /** @enum {string} */
                                    gameType?: "deferred" | "standard" | "sequential" | "random" | "strike_standard" | "strike_boxed" | "reduced_system" | "mega_combo" | "powerhit" | "powerpik" | "syndicate" | "lotto_party";
                                    groupToken?: string;
                                    hasFavouriteNumbers?: boolean;
                                    id: string;
                                    isDrawnWhenSoldOut?: boolean;
                                    isPickedByShop?: boolean;
                                    lotteryKey?: string;
                                    makesGames?: boolean;
                                    membershipOffer?: string;
                                    membershipOfferName?: string;
                                    membershipProgram?: string;
                                    minimumJackpotAmount?: number;
                                    numDraws?: number;
                                    numGames?: number;
                                    numRaffleTickets?: number;
                                    offerName: string;
                                    price: {
                                        amount: number;
                                        /** @enum {string} */
                                        currency: "AUD" | "GBP";
                                    };
                                    /** @enum {string} */
                                    productType: "membership" | "lottery_ticket" | "multi_draw_ticket" | "raffle_ticket" | "syndicate_share" | "social_syndicate_share" | "voucher_fixed_discount" | "voucher_percent_discount" | "voucher_fixed_discount_expire" | "voucher_credit_amount";
                                    promotionCode?: string;
                                    quantity: number;
                                    quickpick: boolean;
                                    raffleOffer?: string;
                                    recurringPurchase: {
                                        /** @enum {string} */
                                        availability: "optional" | "never" | "always";
                                        /** @enum {string} */
                                        billingPeriod?: "monthly" | "quarterly" | "biannually" | "annually";
                                        description?: string;
                                        enabled: boolean;
                                        /** @enum {string} */
                                        frequency?: "monthly" | "weekly";
                                        quickpick?: boolean;
                                        /** @enum {string} */
                                        type: "subscription" | "autoplay" | "combined_recurring_purchase";
                                    };
                                    /** @description Format: date-time */
                                    scheduledFor?: string;
                                    scheduledPurchase?: {
                                        /** @enum {string} */
                                        type: "pre_order" | "scheduled_purchase";
                                    };
                                    sessionId?: string;
                                    showWinnerName?: boolean;
                                    standardGames?: number;
                                    syndicateKey?: string;
                                    syndicateName?: string;
                                    unitPrice: {
                                        amount: number;
                                        /** @enum {string} */
                                        currency: "AUD" | "GBP";
                                    };
                                }[];
                                cartReference: string;
                                cartTotal: {
                                    amount: number;
                                    /** @enum {string} */
                                    currency: "AUD" | "GBP";
                                };
                                preOrderTotal: {
                                    amount: number;
                                    /** @enum {string} */
                                    currency: "AUD" | "GBP";
                                };
                                requiresUnattendedPaymentMethod: boolean;
                                revision: number;
                                showRegulation: boolean;
                            };
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "cart.linked": {
        parameters: {
            query: {
                input: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: components["schemas"]["LinkedCart"] | null;
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "cart.openLinked": {
        parameters: {
            query?: never;
            header: {
                /** @description Any value. With the header Origin, which must be the shop's address, it proves that no other site sent the call. */
                "x-drawcard": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: string;
                };
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /**
                             * @description The result of a link: its cart was opened, the visitor has to be asked first, or the cart does not exist.
                             * @enum {string}
                             */
                            data: "opened" | "ask" | "gone";
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "cart.removeItem": {
        parameters: {
            query?: never;
            header: {
                /** @description Any value. With the header Origin, which must be the shop's address, it proves that no other site sent the call. */
                "x-drawcard": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    itemId: string;
                };
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: {
                                autoRemovedItems: {
                                    description: string;
                                    id: string;
                                    reason: {
                                        /** @constant */
                                        actionType: "close";
                                        message: string;
                                        /** @enum {string} */
                                        type: "draw_closed" | "draw_sold_out" | "offer_unavailable" | "not_sold_in_region" | "cart_full" | "promotion_not_added";
                                    };
                                }[];
                                blockedReasons: {
                                    [key: string]: {
                                        /** @constant */
                                        actionType?: "close";
                                        message: string;
                                        /** @enum {string} */
                                        type: "spend_limit" | "verify_account_required" | "global_spend_limit" | "deposit_limit" | "country_banned" | "account_closing";
                                    };
                                };
                                cartItems: {
                                    analyticsProductType: string;
                                    causeKey?: string;
                                    causeName?: string;
                                    /** @enum {string} */
                                    day?: "Monday" | "Tuesday" | "Wednesday" | "Thursday" | "Friday" | "Saturday" | "Sunday";
                                    days?: ("Monday" | "Tuesday" | "Wednesday" | "Thursday" | "Friday" | "Saturday" | "Sunday")[];
                                    description: string;
                                    /** @description Format: date-time */
                                    drawDate?: string;
                                    drawEncodedIds?: string[];
                                    drawNo?: number;
                                    drawPrizePool?: number;
                                    /** @description Format: date-time */
                                    drawStop?: string;
                                    /** @description Format: date-time */
                                    expiresAt?: string;
                                    favourite?: boolean;
                                    gameOffer?: string;
                                    gameOfferName?: string;
                                    games: {
                                        [key: string]: number[];
                                    }[];
                                    /** @enum {string} */
                                    gameType?: "deferred" | "standard" | "sequential" | "random" | "strike_standard" | "strike_boxed" | "reduced_system" | "mega_combo" | "powerhit" | "powerpik" | "syndicate" | "lotto_party";
                                    groupToken?: string;
                                    hasFavouriteNumbers?: boolean;
                                    id: string;
                                    isDrawnWhenSoldOut?: boolean;
                                    isPickedByShop?: boolean;
                                    lotteryKey?: string;
                                    makesGames?: boolean;
                                    membershipOffer?: string;
                                    membershipOfferName?: string;
                                    membershipProgram?: string;
                                    minimumJackpotAmount?: number;
                                    numDraws?: number;
                                    numGames?: number;
                                    numRaffleTickets?: number;
                                    offerName: string;
                                    price: {
                                        amount: number;
                                        /** @enum {string} */
                                        currency: "AUD" | "GBP";
                                    };
                                    /** @enum {string} */
                                    productType: "membership" | "lottery_ticket" | "multi_draw_ticket" | "raffle_ticket" | "syndicate_share" | "social_syndicate_share" | "voucher_fixed_discount" | "voucher_percent_discount" | "voucher_fixed_discount_expire" | "voucher_credit_amount";
                                    promotionCode?: string;
                                    quantity: number;
                                    quickpick: boolean;
                                    raffleOffer?: string;
                                    recurringPurchase: {
                                        /** @enum {string} */
                                        availability: "optional" | "never" | "always";
                                        /** @enum {string} */
                                        billingPeriod?: "monthly" | "quarterly" | "biannually" | "annually";
                                        description?: string;
                                        enabled: boolean;
                                        /** @enum {string} */
                                        frequency?: "monthly" | "weekly";
                                        quickpick?: boolean;
                                        /** @enum {string} */
                                        type: "subscription" | "autoplay" | "combined_recurring_purchase";
                                    };
                                    /** @description Format: date-time */
                                    scheduledFor?: string;
                                    scheduledPurchase?: {
                                        /** @enum {string} */
                                        type: "pre_order" | "scheduled_purchase";
                                    };
                                    sessionId?: string;
                                    showWinnerName?: boolean;
                                    standardGames?: number;
                                    syndicateKey?: string;
                                    syndicateName?: string;
                                    unitPrice: {
                                        amount: number;
                                        /** @enum {string} */
                                        currency: "AUD" | "GBP";
                                    };
                                }[];
                                cartReference: string;
                                cartTotal: {
                                    amount: number;
                                    /** @enum {string} */
                                    currency: "AUD" | "GBP";
                                };
                                preOrderTotal: {
                                    amount: number;
                                    /** @enum {string} */
                                    currency: "AUD" | "GBP";
                                };
                                requiresUnattendedPaymentMethod: boolean;
                                revision: number;
                                showRegulation: boolean;
                            };
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "cart.takeLinked": {
        parameters: {
            query?: never;
            header: {
                /** @description Any value. With the header Origin, which must be the shop's address, it proves that no other site sent the call. */
                "x-drawcard": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: string;
                };
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: {
                                autoRemovedItems: {
                                    description: string;
                                    id: string;
                                    reason: {
                                        /** @constant */
                                        actionType: "close";
                                        message: string;
                                        /** @enum {string} */
                                        type: "draw_closed" | "draw_sold_out" | "offer_unavailable" | "not_sold_in_region" | "cart_full" | "promotion_not_added";
                                    };
                                }[];
                                blockedReasons: {
                                    [key: string]: {
                                        /** @constant */
                                        actionType?: "close";
                                        message: string;
                                        /** @enum {string} */
                                        type: "spend_limit" | "verify_account_required" | "global_spend_limit" | "deposit_limit" | "country_banned" | "account_closing";
                                    };
                                };
                                cartItems: {
                                    analyticsProductType: string;
                                    causeKey?: string;
                                    causeName?: string;
                                    /** @enum {string} */
                                    day?: "Monday" | "Tuesday" | "Wednesday" | "Thursday" | "Friday" | "Saturday" | "Sunday";
                                    days?: ("Monday" | "Tuesday" | "Wednesday" | "Thursday" | "Friday" | "Saturday" | "Sunday")[];
                                    description: string;
                                    /** @description Format: date-time */
                                    drawDate?: string;
                                    drawEncodedIds?: string[];
                                    drawNo?: number;
                                    drawPrizePool?: number;
                                    /** @description Format: date-time */
                                    drawStop?: string;
                                    /** @description Format: date-time */
                                    expiresAt?: string;
                                    favourite?: boolean;
                                    gameOffer?: string;
                                    gameOfferName?: string;
                                    games: {
                                        [key: string]: number[];
                                    }[];
                                    /** @enum {string} */
                                    gameType?: "deferred" | "standard" | "sequential" | "random" | "strike_standard" | "strike_boxed" | "reduced_system" | "mega_combo" | "powerhit" | "powerpik" | "syndicate" | "lotto_party";
                                    groupToken?: string;
                                    hasFavouriteNumbers?: boolean;
                                    id: string;
                                    isDrawnWhenSoldOut?: boolean;
                                    isPickedByShop?: boolean;
                                    lotteryKey?: string;
                                    makesGames?: boolean;
                                    membershipOffer?: string;
                                    membershipOfferName?: string;
                                    membershipProgram?: string;
                                    minimumJackpotAmount?: number;
                                    numDraws?: number;
                                    numGames?: number;
                                    numRaffleTickets?: number;
                                    offerName: string;
                                    price: {
                                        amount: number;
                                        /** @enum {string} */
                                        currency: "AUD" | "GBP";
                                    };
                                    /** @enum {string} */
                                    productType: "membership" | "lottery_ticket" | "multi_draw_ticket" | "raffle_ticket" | "syndicate_share" | "social_syndicate_share" | "voucher_fixed_discount" | "voucher_percent_discount" | "voucher_fixed_discount_expire" | "voucher_credit_amount";
                                    promotionCode?: string;
                                    quantity: number;
                                    quickpick: boolean;
                                    raffleOffer?: string;
                                    recurringPurchase: {
                                        /** @enum {string} */
                                        availability: "optional" | "never" | "always";
                                        /** @enum {string} */
                                        billingPeriod?: "monthly" | "quarterly" | "biannually" | "annually";
                                        description?: string;
                                        enabled: boolean;
                                        /** @enum {string} */
                                        frequency?: "monthly" | "weekly";
                                        quickpick?: boolean;
                                        /** @enum {string} */
                                        type: "subscription" | "autoplay" | "combined_recurring_purchase";
                                    };
                                    /** @description Format: date-time */
                                    scheduledFor?: string;
                                    scheduledPurchase?: {
                                        /** @enum {string} */
                                        type: "pre_order" | "scheduled_purchase";
                                    };
                                    sessionId?: string;
                                    showWinnerName?: boolean;
                                    standardGames?: number;
                                    syndicateKey?: string;
                                    syndicateName?: string;
                                    unitPrice: {
                                        amount: number;
                                        /** @enum {string} */
                                        currency: "AUD" | "GBP";
                                    };
                                }[];
                                cartReference: string;
                                cartTotal: {
                                    amount: number;
                                    /** @enum {string} */
                                    currency: "AUD" | "GBP";
                                };
                                preOrderTotal: {
                                    amount: number;
                                    /** @enum {string} */
                                    currency: "AUD" | "GBP";
                                };
                                requiresUnattendedPaymentMethod: boolean;
                                revision: number;
                                showRegulation: boolean;
                            };
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "cart.updateItem": {
        parameters: {
            query?: never;
            header: {
                /** @description Any value. With the header Origin, which must be the shop's address, it proves that no other site sent the call. */
                "x-drawcard": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    expectedPrice?: {
                        amount: number;
                        /** @enum {string} */
                        currency: "AUD" | "GBP";
                    };
                    games?: {
                        [key: string]: number[];
                    }[];
                    itemId: string;
                    numDraws?: number;
                    numGames?: number;
                    /** @enum {string} */
                    productType?: "lottery_ticket" | "multi_draw_ticket";
                    recurringPurchase?: {
                        /** @enum {string} */
                        billingPeriod?: "monthly" | "quarterly" | "biannually" | "annually";
                        enabled: boolean;
                        minimumJackpotAmount?: number;
                        quickpick?: boolean;
                        /** @enum {string} */
                        type: "subscription" | "autoplay" | "combined_recurring_purchase";
                    };
                    scheduled?: boolean;
                } | {
                    books?: number;
                    causeKey?: string;
                    expectedPrice?: {
                        amount: number;
                        /** @enum {string} */
                        currency: "AUD" | "GBP";
                    };
                    itemId: string;
                    /** @constant */
                    productType: "raffle_ticket";
                    recurringPurchase?: {
                        /** @enum {string} */
                        billingPeriod?: "monthly" | "quarterly" | "biannually" | "annually";
                        enabled: boolean;
                        minimumJackpotAmount?: number;
                        quickpick?: boolean;
                        /** @enum {string} */
                        type: "subscription" | "autoplay" | "combined_recurring_purchase";
                    };
                    showWinnerName?: boolean;
                } | {
                    expectedPrice?: {
                        amount: number;
                        /** @enum {string} */
                        currency: "AUD" | "GBP";
                    };
                    itemId: string;
                    numShares?: number;
                    /** @enum {string} */
                    productType: "syndicate_share" | "social_syndicate_share";
                    recurringPurchase?: {
                        /** @enum {string} */
                        billingPeriod?: "monthly" | "quarterly" | "biannually" | "annually";
                        enabled: boolean;
                        minimumJackpotAmount?: number;
                        quickpick?: boolean;
                        /** @enum {string} */
                        type: "subscription" | "autoplay" | "combined_recurring_purchase";
                    };
                };
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: {
                                autoRemovedItems: {
                                    description: string;
                                    id: string;
                                    reason: {
                                        /** @constant */
                                        actionType: "close";
                                        message: string;
                                        /** @enum {string} */
                                        type: "draw_closed" | "draw_sold_out" | "offer_unavailable" | "not_sold_in_region" | "cart_full" | "promotion_not_added";
                                    };
                                }[];
                                blockedReasons: {
                                    [key: string]: {
                                        /** @constant */
                                        actionType?: "close";
                                        message: string;
                                        /** @enum {string} */
                                        type: "spend_limit" | "verify_account_required" | "global_spend_limit" | "deposit_limit" | "country_banned" | "account_closing";
                                    };
                                };
                                cartItems: {
                                    analyticsProductType: string;
                                    causeKey?: string;
                                    causeName?: string;
                                    /** @enum {string} */
                                    day?: "Monday" | "Tuesday" | "Wednesday" | "Thursday" | "Friday" | "Saturday" | "Sunday";
                                    days?: ("Monday" | "Tuesday" | "Wednesday" | "Thursday" | "Friday" | "Saturday" | "Sunday")[];
                                    description: string;
                                    /** @description Format: date-time */
                                    drawDate?: string;
                                    drawEncodedIds?: string[];
                                    drawNo?: number;
                                    drawPrizePool?: number;
                                    /** @description Format: date-time */
                                    drawStop?: string;
                                    /** @description Format: date-time */
                                    expiresAt?: string;
                                    favourite?: boolean;
                                    gameOffer?: string;
                                    gameOfferName?: string;
                                    games: {
                                        [key: string]: number[];
                                    }[];
                                    /** @enum {string} */
                                    gameType?: "deferred" | "standard" | "sequential" | "random" | "strike_standard" | "strike_boxed" | "reduced_system" | "mega_combo" | "powerhit" | "powerpik" | "syndicate" | "lotto_party";
                                    groupToken?: string;
                                    hasFavouriteNumbers?: boolean;
                                    id: string;
                                    isDrawnWhenSoldOut?: boolean;
                                    isPickedByShop?: boolean;
                                    lotteryKey?: string;
                                    makesGames?: boolean;
                                    membershipOffer?: string;
                                    membershipOfferName?: string;
                                    membershipProgram?: string;
                                    minimumJackpotAmount?: number;
                                    numDraws?: number;
                                    numGames?: number;
                                    numRaffleTickets?: number;
                                    offerName: string;
                                    price: {
                                        amount: number;
                                        /** @enum {string} */
                                        currency: "AUD" | "GBP";
                                    };
                                    /** @enum {string} */
                                    productType: "membership" | "lottery_ticket" | "multi_draw_ticket" | "raffle_ticket" | "syndicate_share" | "social_syndicate_share" | "voucher_fixed_discount" | "voucher_percent_discount" | "voucher_fixed_discount_expire" | "voucher_credit_amount";
                                    promotionCode?: string;
                                    quantity: number;
                                    quickpick: boolean;
                                    raffleOffer?: string;
                                    recurringPurchase: {
                                        /** @enum {string} */
                                        availability: "optional" | "never" | "always";
                                        /** @enum {string} */
                                        billingPeriod?: "monthly" | "quarterly" | "biannually" | "annually";
                                        description?: string;
                                        enabled: boolean;
                                        /** @enum {string} */
                                        frequency?: "monthly" | "weekly";
                                        quickpick?: boolean;
                                        /** @enum {string} */
                                        type: "subscription" | "autoplay" | "combined_recurring_purchase";
                                    };
                                    /** @description Format: date-time */
                                    scheduledFor?: string;
                                    scheduledPurchase?: {
                                        /** @enum {string} */
                                        type: "pre_order" | "scheduled_purchase";
                                    };
                                    sessionId?: string;
                                    showWinnerName?: boolean;
                                    standardGames?: number;
                                    syndicateKey?: string;
                                    syndicateName?: string;
                                    unitPrice: {
                                        amount: number;
                                        /** @enum {string} */
                                        currency: "AUD" | "GBP";
                                    };
                                }[];
                                cartReference: string;
                                cartTotal: {
                                    amount: number;
                                    /** @enum {string} */
                                    currency: "AUD" | "GBP";
                                };
                                preOrderTotal: {
                                    amount: number;
                                    /** @enum {string} */
                                    currency: "AUD" | "GBP";
                                };
                                requiresUnattendedPaymentMethod: boolean;
                                revision: number;
                                showRegulation: boolean;
                            };
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "causes.get": {
        parameters: {
            query: {
                input: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: {
                                body?: string;
                                description?: string;
                                image?: string;
                                key: string;
                                name: string;
                                raised?: {
                                    /** @description Format: date-time */
                                    asOf: string;
                                    payments: {
                                        amount: {
                                            amount: number;
                                            /** @enum {string} */
                                            currency: "AUD" | "GBP";
                                        };
                                        drawNo: number;
                                        /** @description Format: date-time */
                                        paidAt: string;
                                        productOfferKey: string;
                                    }[];
                                    total: {
                                        amount: number;
                                        /** @enum {string} */
                                        currency: "AUD" | "GBP";
                                    };
                                };
                                urlSlug: string;
                            };
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "causes.list": {
        parameters: {
            query: {
                input: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: {
                                body?: string;
                                description?: string;
                                image?: string;
                                key: string;
                                name: string;
                                raised?: {
                                    /** @description Format: date-time */
                                    asOf: string;
                                    payments: {
                                        amount: {
                                            amount: number;
                                            /** @enum {string} */
                                            currency: "AUD" | "GBP";
                                        };
                                        drawNo: number;
                                        /** @description Format: date-time */
                                        paidAt: string;
                                        productOfferKey: string;
                                    }[];
                                    total: {
                                        amount: number;
                                        /** @enum {string} */
                                        currency: "AUD" | "GBP";
                                    };
                                };
                                urlSlug: string;
                            }[];
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "communicationPreferences.get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: {
                                features: {
                                    methods: ("email" | "phone" | "sms" | "directmail")[];
                                };
                                preferences: {
                                    directmail: boolean;
                                    email: boolean;
                                    phone: boolean;
                                    push?: boolean;
                                    sms: boolean;
                                };
                            };
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "communicationPreferences.getByReference": {
        parameters: {
            query: {
                input: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: {
                                features: {
                                    methods: ("email" | "phone" | "sms" | "directmail")[];
                                };
                                preferences: {
                                    directmail: boolean;
                                    email: boolean;
                                    phone: boolean;
                                    push?: boolean;
                                    sms: boolean;
                                };
                            };
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "communicationPreferences.unsubscribe": {
        parameters: {
            query?: never;
            header: {
                /** @description Any value. With the header Origin, which must be the shop's address, it proves that no other site sent the call. */
                "x-drawcard": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    comment?: string;
                    neverAsked?: boolean;
                    notRelevant?: boolean;
                    productOfferKey?: string;
                    reference: string;
                    tooMany?: boolean;
                };
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: {
                                features: {
                                    methods: ("email" | "phone" | "sms" | "directmail")[];
                                };
                                preferences: {
                                    directmail: boolean;
                                    email: boolean;
                                    phone: boolean;
                                    push?: boolean;
                                    sms: boolean;
                                };
                            };
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "communicationPreferences.update": {
        parameters: {
            query?: never;
            header: {
                /** @description Any value. With the header Origin, which must be the shop's address, it proves that no other site sent the call. */
                "x-drawcard": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    directmail?: boolean;
                    email?: boolean;
                    phone?: boolean;
                    sms?: boolean;
                };
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: {
                                features: {
                                    methods: ("email" | "phone" | "sms" | "directmail")[];
                                };
                                preferences: {
                                    directmail: boolean;
                                    email: boolean;
                                    phone: boolean;
                                    push?: boolean;
                                    sms: boolean;
                                };
                            };
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "communicationPreferences.updateByReference": {
        parameters: {
            query?: never;
            header: {
                /** @description Any value. With the header Origin, which must be the shop's address, it proves that no other site sent the call. */
                "x-drawcard": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    directmail?: boolean;
                    email?: boolean;
                    phone?: boolean;
                    reference: string;
                    sms?: boolean;
                };
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: {
                                features: {
                                    methods: ("email" | "phone" | "sms" | "directmail")[];
                                };
                                preferences: {
                                    directmail: boolean;
                                    email: boolean;
                                    phone: boolean;
                                    push?: boolean;
                                    sms: boolean;
                                };
                            };
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "components.get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: {
                                [key: string]: "variant_a" | "variant_b";
                            };
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "config.get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: {
                                /** @enum {string} */
                                addressLookupProvider: "GOOGLE" | "IDEAL_POSTCODES";
                                appStoreUrls: {
                                    /** @description Format: uri */
                                    appStore?: string;
                                    /** @description Format: uri */
                                    googlePlay?: string;
                                };
                                autoplayListLimit: number;
                                autoplayTimedPause?: {
                                    maxDays: number;
                                    minDays: number;
                                    presets: number[];
                                };
                                /** @enum {string} */
                                currency: "AUD" | "GBP";
                                defaultPartnerKey?: string;
                                emailOptInDefault: boolean;
                                heartbeatActiveTimeout: number;
                                idleCheckInterval: number;
                                idleTimeout: number;
                                /** @enum {string} */
                                locale: "en-AU" | "en-GB";
                                membershipUrl: string;
                                minimumAge: number;
                                paymentLogos: ("paypal" | "amex" | "apple pay" | "google pay" | "mastercard" | "visa")[];
                                pricingId: string;
                                regionGroups: ("ACT" | "GB" | "LW" | "NSW" | "NSWL" | "NT" | "QLD" | "SA" | "TAS" | "VIC" | "WA" | "OTHER")[][];
                                registrationRequired: string[];
                                rememberForDays: number;
                                selectableRegions: ("ACT" | "GB" | "LW" | "NSW" | "NSWL" | "NT" | "QLD" | "SA" | "TAS" | "VIC" | "WA" | "OTHER")[];
                                sessionTimeout: number;
                                showEmailOptInCheckbox: boolean;
                                showTermsCheckbox: boolean;
                                socialLinks: {
                                    account: string;
                                    /** @enum {string} */
                                    network: "facebook" | "instagram" | "linkedin" | "pinterest" | "tiktok" | "x" | "youtube";
                                    /** @description Format: uri */
                                    url?: string;
                                }[];
                                subscriptionTimedPause?: {
                                    maxDays: number;
                                    minDays: number;
                                    presets: number[];
                                };
                                supportChat: {
                                    available: boolean;
                                    /** @description Format: uri */
                                    url?: string;
                                };
                                /** @description Format: email */
                                supportEmail: string;
                                supportNumber: string;
                                supportOpeningHours: string;
                                supportOpeningHoursList: string[];
                            };
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "consent.choose": {
        parameters: {
            query?: never;
            header: {
                /** @description Any value. With the header Origin, which must be the shop's address, it proves that no other site sent the call. */
                "x-drawcard": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    nonEssential: boolean;
                    /** @description The query of the page with the choice. */
                    query?: string;
                    /** @description The page that linked to it. */
                    referrer?: string;
                };
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: {
                                consented: ("essential" | "non_essential")[];
                            };
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "content.list": {
        parameters: {
            query: {
                input: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: {
                                [key: string]: {
                                    id: string;
                                    /** @enum {string} */
                                    type: "image" | "markdown" | "plain" | "seo" | "json";
                                    value?: unknown;
                                };
                            };
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "contentCards.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: components["schemas"]["Feed"];
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "contentCards.markViewed": {
        parameters: {
            query?: never;
            header: {
                /** @description Any value. With the header Origin, which must be the shop's address, it proves that no other site sent the call. */
                "x-drawcard": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ids: string[];
                };
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: components["schemas"]["Feed"];
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "customer.acknowledgeCountry": {
        parameters: {
            query?: never;
            header: {
                /** @description Any value. With the header Origin, which must be the shop's address, it proves that no other site sent the call. */
                "x-drawcard": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: components["schemas"]["CustomerOverview"];
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "customer.close": {
        parameters: {
            query?: never;
            header: {
                /** @description Any value. With the header Origin, which must be the shop's address, it proves that no other site sent the call. */
                "x-drawcard": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    comment?: string;
                    password: string;
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: {
                                /** @constant */
                                closed: true;
                            };
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "customer.confirmAddress": {
        parameters: {
            query?: never;
            header: {
                /** @description Any value. With the header Origin, which must be the shop's address, it proves that no other site sent the call. */
                "x-drawcard": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: components["schemas"]["CustomerOverview"];
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "customer.confirmAddressByLink": {
        parameters: {
            query?: never;
            header: {
                /** @description Any value. With the header Origin, which must be the shop's address, it proves that no other site sent the call. */
                "x-drawcard": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: string;
                };
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: {
                                /** @constant */
                                confirmed: true;
                            };
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "customer.confirmEmailAddress": {
        parameters: {
            query?: never;
            header: {
                /** @description Any value. With the header Origin, which must be the shop's address, it proves that no other site sent the call. */
                "x-drawcard": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: components["schemas"]["CustomerOverview"];
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "customer.confirmEmailChange": {
        parameters: {
            query?: never;
            header: {
                /** @description Any value. With the header Origin, which must be the shop's address, it proves that no other site sent the call. */
                "x-drawcard": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: string;
                };
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: {
                                /** @enum {string} */
                                outcome: "changed" | "undone";
                            };
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "customer.details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: {
                                address: string | null;
                                /** @enum {string} */
                                addressEntry?: "autocomplete" | "manual";
                                country: string;
                                customerId: string;
                                /** @description Format: date */
                                dateOfBirth: string;
                                /** @description Format: email */
                                email: string;
                                firstname: string;
                                lastname: string;
                                phoneNumber: string | null;
                                postcode: string | null;
                                /** @enum {string} */
                                previousState?: "ACT" | "GB" | "LW" | "NSW" | "NSWL" | "NT" | "QLD" | "SA" | "TAS" | "VIC" | "WA" | "OTHER";
                                /** @enum {string|null} */
                                state: "ACT" | "GB" | "LW" | "NSW" | "NSWL" | "NT" | "QLD" | "SA" | "TAS" | "VIC" | "WA" | "OTHER" | null;
                                suburb: string | null;
                                title?: string;
                                verificationRevoked?: boolean;
                            };
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "customer.isLinkOver": {
        parameters: {
            query: {
                input: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: boolean;
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "customer.requestEmailChange": {
        parameters: {
            query?: never;
            header: {
                /** @description Any value. With the header Origin, which must be the shop's address, it proves that no other site sent the call. */
                "x-drawcard": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                    password: string;
                };
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: {
                                /** @constant */
                                requested: true;
                            };
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "customer.updateDetails": {
        parameters: {
            query?: never;
            header: {
                /** @description Any value. With the header Origin, which must be the shop's address, it proves that no other site sent the call. */
                "x-drawcard": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    address: string;
                    /** @enum {string} */
                    addressEntry?: "autocomplete" | "manual";
                    country: string;
                    firstname?: string;
                    lastname?: string;
                    phoneNumber: string;
                    postcode: string;
                    state: string;
                    suburb: string;
                };
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: {
                                address: string | null;
                                /** @enum {string} */
                                addressEntry?: "autocomplete" | "manual";
                                country: string;
                                customerId: string;
                                /** @description Format: date */
                                dateOfBirth: string;
                                /** @description Format: email */
                                email: string;
                                firstname: string;
                                lastname: string;
                                phoneNumber: string | null;
                                postcode: string | null;
                                /** @enum {string} */
                                previousState?: "ACT" | "GB" | "LW" | "NSW" | "NSWL" | "NT" | "QLD" | "SA" | "TAS" | "VIC" | "WA" | "OTHER";
                                /** @enum {string|null} */
                                state: "ACT" | "GB" | "LW" | "NSW" | "NSWL" | "NT" | "QLD" | "SA" | "TAS" | "VIC" | "WA" | "OTHER" | null;
                                suburb: string | null;
                                title?: string;
                                verificationRevoked?: boolean;
                            };
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "customer.upgrade": {
        parameters: {
            query?: never;
            header: {
                /** @description Any value. With the header Origin, which must be the shop's address, it proves that no other site sent the call. */
                "x-drawcard": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    address: string;
                    /** @enum {string} */
                    addressEntry?: "autocomplete" | "manual";
                    country: string;
                    firstname: string;
                    lastname: string;
                    phoneNumber: string;
                    postcode: string;
                    state: string;
                    suburb: string;
                    termsAccepted?: boolean;
                };
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: components["schemas"]["CustomerOverview"];
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "dailyWinners.benefits": {
        parameters: {
            query?: never;
            header: {
                /** @description Any value. With the header Origin, which must be the shop's address, it proves that no other site sent the call. */
                "x-drawcard": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: {
                                /** @description Format: uri */
                                ssoUrl: string;
                            };
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "dailyWinners.config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: {
                                daily?: {
                                    body?: string;
                                    heading: string;
                                    href?: string;
                                    image?: string;
                                    label?: string;
                                    termsHref?: string;
                                };
                                deposit?: {
                                    body?: string;
                                    heading: string;
                                    minimumAmount: {
                                        amount: number;
                                        /** @enum {string} */
                                        currency: "AUD" | "GBP";
                                    };
                                };
                                discounts: {
                                    body: string;
                                    heading: string;
                                    image?: string;
                                    key: string;
                                    /** @enum {string} */
                                    tier?: "free" | "premium";
                                }[];
                                eligiblePricingIds: string[];
                                faq?: {
                                    heading: string;
                                    items: {
                                        answer: string;
                                        question: string;
                                    }[];
                                };
                                footerDisclaimer: string;
                                joinAll?: {
                                    body?: string;
                                    heading: string;
                                    href?: string;
                                    image?: string;
                                    label?: string;
                                    termsHref?: string;
                                };
                                joinPremium?: {
                                    body?: string;
                                    heading: string;
                                    href?: string;
                                    image?: string;
                                    label?: string;
                                    termsHref?: string;
                                };
                                manageMembership?: {
                                    body?: string;
                                    heading: string;
                                    href?: string;
                                    image?: string;
                                    label?: string;
                                    termsHref?: string;
                                };
                                memberOverview?: {
                                    body?: string;
                                    heading: string;
                                    href?: string;
                                    image?: string;
                                    label?: string;
                                    termsHref?: string;
                                };
                                membershipTiers: {
                                    benefits: string[];
                                    heading: string;
                                    membershipKey?: string;
                                    offers?: {
                                        /** @enum {string} */
                                        billingPeriod: "monthly" | "quarterly" | "biannually" | "annually";
                                        key: string;
                                        name: string;
                                        price: {
                                            amount: number;
                                            /** @enum {string} */
                                            currency: "AUD" | "GBP";
                                        };
                                    }[];
                                    price?: {
                                        amount: number;
                                        /** @enum {string} */
                                        currency: "AUD" | "GBP";
                                    };
                                    /** @enum {string} */
                                    tier: "free" | "premium";
                                }[];
                                monthly?: {
                                    body?: string;
                                    heading: string;
                                    href?: string;
                                    image?: string;
                                    label?: string;
                                    termsHref?: string;
                                };
                                navigationItems: {
                                    href: string;
                                    label: string;
                                }[];
                                optIn: {
                                    body?: string;
                                    heading: string;
                                    href?: string;
                                    image?: string;
                                    label?: string;
                                    termsHref?: string;
                                };
                                pastWinners?: {
                                    body?: string;
                                    heading: string;
                                    href?: string;
                                    image?: string;
                                    label?: string;
                                    termsHref?: string;
                                };
                                special?: {
                                    body?: string;
                                    heading: string;
                                    href?: string;
                                    image?: string;
                                    label?: string;
                                    termsHref?: string;
                                };
                                titleContent: {
                                    body?: string;
                                    heading: string;
                                    href?: string;
                                    image?: string;
                                    label?: string;
                                    termsHref?: string;
                                };
                            };
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "dailyWinners.get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: {
                                /** @enum {string} */
                                eligibility: "ineligible" | "eligible";
                                locked: boolean;
                                /** @constant */
                                membershipProgram: "daily_winners";
                                /** @enum {string} */
                                membershipStatus: "member" | "non-member" | "pending-deposit";
                                /** @enum {string} */
                                membershipTier: "free" | "premium";
                                /** @description Format: date-time */
                                premiumUntil?: string;
                                upcomingDraws: {
                                    drawId: string;
                                    /** @enum {string} */
                                    entryStatus: "locked" | "unlocked" | "guaranteed";
                                    numberOfEntriesText: string;
                                }[];
                            };
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "dailyWinners.giveaway": {
        parameters: {
            query: {
                input: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: {
                                /** @description Format: date-time */
                                drawDate: string;
                                drawId: string;
                                drawNumber: number;
                                entries: number;
                                entriesHash?: string;
                                /** @enum {string} */
                                entryStatus?: "locked" | "unlocked" | "guaranteed";
                                /** @enum {string} */
                                giveawayType: "monthly" | "daily" | "major" | "preview" | "special";
                                ownWin?: boolean;
                                prize: string;
                                seed?: string;
                                seedHash?: string;
                                /** @enum {string} */
                                status: "closed" | "drawn" | "open";
                                totalEntries?: number;
                                winners: {
                                    division?: number;
                                    id: string;
                                    name?: string;
                                    prizeId?: string;
                                    /** @enum {string} */
                                    region?: "ACT" | "GB" | "LW" | "NSW" | "NSWL" | "NT" | "QLD" | "SA" | "TAS" | "VIC" | "WA" | "OTHER";
                                    ticketNumber?: string;
                                }[];
                            };
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "dailyWinners.giveaways": {
        parameters: {
            query: {
                input: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: components["schemas"]["GiveawayPage"];
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "dailyWinners.set": {
        parameters: {
            query?: never;
            header: {
                /** @description Any value. With the header Origin, which must be the shop's address, it proves that no other site sent the call. */
                "x-drawcard": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    membershipStatus: "member" | "non-member" | "pending-deposit";
                    showWinnerName?: string;
                };
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: {
                                /** @enum {string} */
                                eligibility: "ineligible" | "eligible";
                                locked: boolean;
                                /** @constant */
                                membershipProgram: "daily_winners";
                                /** @enum {string} */
                                membershipStatus: "member" | "non-member" | "pending-deposit";
                                /** @enum {string} */
                                membershipTier: "free" | "premium";
                                /** @description Format: date-time */
                                premiumUntil?: string;
                                upcomingDraws: {
                                    drawId: string;
                                    /** @enum {string} */
                                    entryStatus: "locked" | "unlocked" | "guaranteed";
                                    numberOfEntriesText: string;
                                }[];
                            };
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "dailyWinners.unlock": {
        parameters: {
            query?: never;
            header: {
                /** @description Any value. With the header Origin, which must be the shop's address, it proves that no other site sent the call. */
                "x-drawcard": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: string;
                };
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: {
                                drawId: string;
                                /** @enum {string} */
                                entryStatus: "locked" | "unlocked" | "guaranteed";
                                numberOfEntriesText: string;
                            };
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "deposits.authorise": {
        parameters: {
            query?: never;
            header: {
                /** @description Any value. With the header Origin, which must be the shop's address, it proves that no other site sent the call. */
                "x-drawcard": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    cres: string;
                    depositId: string;
                };
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: components["schemas"]["DepositResult"] | {
                                checkoutId: string;
                                /** @constant */
                                kind: "receipt";
                                partnerSlug?: string;
                            } | {
                                depositId: string;
                                /** @constant */
                                kind: "challenge";
                            };
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "deposits.cancel": {
        parameters: {
            query?: never;
            header: {
                /** @description Any value. With the header Origin, which must be the shop's address, it proves that no other site sent the call. */
                "x-drawcard": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    depositId: string;
                };
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: {
                                amount: {
                                    amount: number;
                                    /** @enum {string} */
                                    currency: "AUD" | "GBP";
                                };
                                challenge?: {
                                    /** @description Format: uri */
                                    acsUrl: string;
                                    creq: string;
                                    /** @description Format: date-time */
                                    expiresAt: string;
                                    /** @description Format: uri */
                                    redirectUrl?: string;
                                    threeDsSessionData: string;
                                };
                                checkoutId?: string;
                                /** @description Format: uuid */
                                checkoutKey?: string;
                                /** @description Format: date-time */
                                createdAt: string;
                                fundId?: string;
                                /** @enum {string} */
                                gatewayKey?: "braintree" | "eway" | "opayo" | "paystream" | "stripe";
                                id: string;
                                messages?: {
                                    /** @enum {string} */
                                    code: "success" | "draw_closed" | "draw_sold_out" | "promotion_not_added" | "spend_limit" | "verify_account_required" | "global_spend_limit" | "deposit_limit" | "country_banned" | "account_closing" | "invalid_request" | "invalid_signature" | "unsupported_version" | "signed_out" | "invalid_credentials" | "invalid_refresh_token" | "2fa_required" | "required" | "2fa_incorrect" | "2fa_account_locked" | "card_declined" | "insufficient_funds" | "paypal_declined" | "not_found" | "not_linked" | "already_registered" | "cart_changed" | "deposit_expired" | "deposit_cancelled" | "not_required" | "two_factor_not_by_email" | "balance_remaining" | "tickets_upcoming" | "already_linked" | "already_verified" | "verification_not_available" | "migration_ineligible" | "migration_failed" | "fund_in_use" | "autosession_off" | "already_processed" | "group_name_taken" | "link_expired" | "file_too_large" | "file_type_not_supported" | "no_products" | "invalid_field" | "under_age" | "password_reused" | "cart_blocked" | "cart_empty" | "contains_profanity" | "organiser_only" | "not_eligible" | "games_incomplete" | "number_out_of_range" | "number_repeated" | "games_out_of_bounds" | "amount_below_minimum" | "amount_above_maximum" | "challenge_failed" | "identity_not_matched" | "verification_declined" | "state_mismatch" | "bank_account_unverified" | "limit_cooling_off" | "recurring_cancelled" | "transition_not_allowed" | "idempotency_key_reused" | "too_many_requests" | "deposit_pending" | "service_unavailable" | "internal_error";
                                    /** @enum {string} */
                                    level?: "error" | "info" | "success" | "other";
                                    message: string;
                                    target?: string;
                                }[];
                                /** @enum {string} */
                                methodCode: "ap" | "bp" | "cc" | "bd" | "dd" | "gp" | "pl" | "td";
                                paymentInstructions?: {
                                    accountName?: string;
                                    accountNumber?: string;
                                    billerCode?: string;
                                    bsb?: string;
                                    /** @description Format: date-time */
                                    expiresAt: string;
                                    reference: string;
                                };
                                /** @enum {string} */
                                purchaseType?: "membership" | "ad_hoc";
                                /** @enum {string} */
                                status: "pending" | "failed" | "cancelled" | "created" | "requires_action" | "succeeded";
                                transactionId?: string;
                            };
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "deposits.create": {
        parameters: {
            query?: never;
            header: {
                /** @description Any value. With the header Origin, which must be the shop's address, it proves that no other site sent the call. */
                "x-drawcard": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    amount: number;
                    /** @description Browser details that the card issuer asks for. The gateway adds the URL for the issuer's reply. */
                    browserInfo?: {
                        /** @enum {number} */
                        browserColorDepth?: 1 | 8 | 4 | 15 | 16 | 24 | 32 | 48;
                        browserJavaEnabled?: boolean;
                        browserJavascriptEnabled: boolean;
                        browserLanguage: string;
                        browserScreenHeight?: number;
                        browserScreenWidth?: number;
                        browserTz?: number;
                        /** @enum {string} */
                        challengeWindowSize: "Small" | "Medium" | "Large" | "ExtraLarge" | "FullScreen";
                    };
                    csc?: string;
                    customerFundId?: string;
                    debitAgreement?: boolean;
                    depositMethodId?: string;
                    /** @enum {string} */
                    gatewayKey?: "braintree" | "eway" | "opayo" | "paystream" | "stripe";
                    idempotencyKey: string;
                    /** @enum {string} */
                    methodCode: "ap" | "bp" | "cc" | "bd" | "dd" | "gp" | "pl" | "td";
                    paymentToken?: string;
                    /**
                     * @description "membership" for the deposit that completes the membership of Daily Winners.
                     * @enum {string}
                     */
                    purchaseType?: "membership" | "ad_hoc";
                };
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: components["schemas"]["DepositResult"];
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "deposits.get": {
        parameters: {
            query: {
                input: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: {
                                amount: {
                                    amount: number;
                                    /** @enum {string} */
                                    currency: "AUD" | "GBP";
                                };
                                challenge?: {
                                    /** @description Format: uri */
                                    acsUrl: string;
                                    creq: string;
                                    /** @description Format: date-time */
                                    expiresAt: string;
                                    /** @description Format: uri */
                                    redirectUrl?: string;
                                    threeDsSessionData: string;
                                };
                                checkoutId?: string;
                                /** @description Format: uuid */
                                checkoutKey?: string;
                                /** @description Format: date-time */
                                createdAt: string;
                                fundId?: string;
                                /** @enum {string} */
                                gatewayKey?: "braintree" | "eway" | "opayo" | "paystream" | "stripe";
                                id: string;
                                messages?: {
                                    /** @enum {string} */
                                    code: "success" | "draw_closed" | "draw_sold_out" | "promotion_not_added" | "spend_limit" | "verify_account_required" | "global_spend_limit" | "deposit_limit" | "country_banned" | "account_closing" | "invalid_request" | "invalid_signature" | "unsupported_version" | "signed_out" | "invalid_credentials" | "invalid_refresh_token" | "2fa_required" | "required" | "2fa_incorrect" | "2fa_account_locked" | "card_declined" | "insufficient_funds" | "paypal_declined" | "not_found" | "not_linked" | "already_registered" | "cart_changed" | "deposit_expired" | "deposit_cancelled" | "not_required" | "two_factor_not_by_email" | "balance_remaining" | "tickets_upcoming" | "already_linked" | "already_verified" | "verification_not_available" | "migration_ineligible" | "migration_failed" | "fund_in_use" | "autosession_off" | "already_processed" | "group_name_taken" | "link_expired" | "file_too_large" | "file_type_not_supported" | "no_products" | "invalid_field" | "under_age" | "password_reused" | "cart_blocked" | "cart_empty" | "contains_profanity" | "organiser_only" | "not_eligible" | "games_incomplete" | "number_out_of_range" | "number_repeated" | "games_out_of_bounds" | "amount_below_minimum" | "amount_above_maximum" | "challenge_failed" | "identity_not_matched" | "verification_declined" | "state_mismatch" | "bank_account_unverified" | "limit_cooling_off" | "recurring_cancelled" | "transition_not_allowed" | "idempotency_key_reused" | "too_many_requests" | "deposit_pending" | "service_unavailable" | "internal_error";
                                    /** @enum {string} */
                                    level?: "error" | "info" | "success" | "other";
                                    message: string;
                                    target?: string;
                                }[];
                                /** @enum {string} */
                                methodCode: "ap" | "bp" | "cc" | "bd" | "dd" | "gp" | "pl" | "td";
                                paymentInstructions?: {
                                    accountName?: string;
                                    accountNumber?: string;
                                    billerCode?: string;
                                    bsb?: string;
                                    /** @description Format: date-time */
                                    expiresAt: string;
                                    reference: string;
                                };
                                /** @enum {string} */
                                purchaseType?: "membership" | "ad_hoc";
                                /** @enum {string} */
                                status: "pending" | "failed" | "cancelled" | "created" | "requires_action" | "succeeded";
                                transactionId?: string;
                            };
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "deposits.purchase": {
        parameters: {
            query: {
                input: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: components["schemas"]["WaitingPurchase"];
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "drawPreviews.get": {
        parameters: {
            query: {
                input: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: {
                                draw: {
                                    drawData: {
                                        drawNumber: number;
                                        /** @description Format: date-time */
                                        drawOpens?: string;
                                        /** @description Format: date-time */
                                        drawPreOrderStartDate?: string;
                                        /** @description Format: date-time */
                                        drawStop: string;
                                        featureImage?: string;
                                        name: string;
                                        value?: number;
                                    };
                                    /** @description Format: date-time */
                                    drawDate: string;
                                    drawId: string;
                                    drawNo: number;
                                    drawOffset: number;
                                    entriesHash?: string;
                                    isDrawnWhenSoldOut?: boolean;
                                    isPrizePoolUnknown: boolean;
                                    prizePool: number;
                                    prizePoolSuffix?: string;
                                    /** @enum {string} */
                                    purchaseStatus: "pre_order" | "open" | "sold_out" | "past_draw";
                                    seedHash?: string;
                                    /** @enum {string} */
                                    status: "DRAW_OPEN" | "DRAW_CLOSED" | "DRAW_CAPPED" | "DRAW_DRAWN" | "DRAW_SCORED" | "DRAW_PAID" | "DRAW_EMAILED";
                                    /** @description Format: date-time */
                                    stop: string;
                                    /** @enum {string} */
                                    type: "lottery_ticket_draw" | "syndicate_share_draw" | "raffle_ticket_draw";
                                };
                                prizes: {
                                    count?: number;
                                    id: string;
                                    images?: string[];
                                    name: string;
                                    /** @description Format: date-time */
                                    timestamp: string;
                                    type: string;
                                    value: {
                                        amount: number;
                                        /** @enum {string} */
                                        currency: "AUD" | "GBP";
                                    };
                                }[];
                                productOfferKey: string;
                            };
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "draws.getDetails": {
        parameters: {
            query: {
                input: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: {
                                causes: {
                                    body?: string;
                                    description?: string;
                                    image?: string;
                                    key: string;
                                    name: string;
                                    raised?: {
                                        /** @description Format: date-time */
                                        asOf: string;
                                        payments: {
                                            amount: {
                                                amount: number;
                                                /** @enum {string} */
                                                currency: "AUD" | "GBP";
                                            };
                                            drawNo: number;
                                            /** @description Format: date-time */
                                            paidAt: string;
                                            productOfferKey: string;
                                        }[];
                                        total: {
                                            amount: number;
                                            /** @enum {string} */
                                            currency: "AUD" | "GBP";
                                        };
                                    };
                                    urlSlug: string;
                                }[];
                                draw: {
                                    drawData: {
                                        drawNumber: number;
                                        /** @description Format: date-time */
                                        drawOpens?: string;
                                        /** @description Format: date-time */
                                        drawPreOrderStartDate?: string;
                                        /** @description Format: date-time */
                                        drawStop: string;
                                        featureImage?: string;
                                        name: string;
                                        value?: number;
                                    };
                                    /** @description Format: date-time */
                                    drawDate: string;
                                    drawId: string;
                                    drawNo: number;
                                    drawOffset: number;
                                    entriesHash?: string;
                                    isDrawnWhenSoldOut?: boolean;
                                    isPrizePoolUnknown: boolean;
                                    prizePool: number;
                                    prizePoolSuffix?: string;
                                    /** @enum {string} */
                                    purchaseStatus: "pre_order" | "open" | "sold_out" | "past_draw";
                                    seedHash: string;
                                    /** @enum {string} */
                                    status: "DRAW_OPEN" | "DRAW_CLOSED" | "DRAW_CAPPED" | "DRAW_DRAWN" | "DRAW_SCORED" | "DRAW_PAID" | "DRAW_EMAILED";
                                    /** @description Format: date-time */
                                    stop: string;
                                    /** @enum {string} */
                                    type: "lottery_ticket_draw" | "syndicate_share_draw" | "raffle_ticket_draw";
                                };
                                prizes: {
                                    count?: number;
                                    id: string;
                                    images?: string[];
                                    name: string;
                                    /** @description Format: date-time */
                                    timestamp: string;
                                    type: string;
                                    value: {
                                        amount: number;
                                        /** @enum {string} */
                                        currency: "AUD" | "GBP";
                                    };
                                }[];
                                raffle?: {
                                    earlyBirds: {
                                        /** @description Format: date-time */
                                        drawDate: string;
                                        drawKey?: string;
                                        drawnTickets?: {
                                            elsewhere?: number;
                                            here: number;
                                            inLargestBooks?: number;
                                            numbers?: number;
                                        };
                                        name: string;
                                        prizeId: string;
                                        seedHash: string;
                                        /** @enum {string} */
                                        status: "DRAW_OPEN" | "DRAW_CLOSED" | "DRAW_CAPPED" | "DRAW_DRAWN" | "DRAW_SCORED" | "DRAW_PAID" | "DRAW_EMAILED";
                                        /** @description Format: date-time */
                                        stop: string;
                                        verification?: {
                                            entriesHash: string;
                                            seed: string;
                                            seedHash: string;
                                        };
                                    }[];
                                    isDrawnWhenSoldOut?: boolean;
                                    maxTickets: number;
                                    permits: {
                                        number: string;
                                        /** @enum {string} */
                                        region: "ACT" | "GB" | "LW" | "NSW" | "NSWL" | "NT" | "QLD" | "SA" | "TAS" | "VIC" | "WA" | "OTHER";
                                    }[];
                                    ticketsLeft: number;
                                };
                                syndicates?: {
                                    costPerShare: {
                                        amount: number;
                                        /** @enum {string} */
                                        currency: "AUD" | "GBP";
                                    };
                                    divisions: {
                                        division: number;
                                        label: string;
                                        lastPrize?: {
                                            amount: number;
                                            /** @enum {string} */
                                            currency: "AUD" | "GBP";
                                        };
                                        lastShare?: {
                                            amount: number;
                                            /** @enum {string} */
                                            currency: "AUD" | "GBP";
                                        };
                                    }[];
                                    gameOffer: string;
                                    gameOfferName?: string;
                                    games: {
                                        [key: string]: number[];
                                    }[];
                                    /** @enum {string} */
                                    gameType: "deferred" | "standard" | "sequential" | "random" | "strike_standard" | "strike_boxed" | "reduced_system" | "mega_combo" | "powerhit" | "powerpik" | "syndicate" | "lotto_party";
                                    lotteryKey: string;
                                    name: string;
                                    odds: {
                                        anyDivision: {
                                            denominator: number;
                                            numerator: number;
                                        };
                                        firstDivision: {
                                            denominator: number;
                                            numerator: number;
                                        };
                                    };
                                    sharesAvailable: number;
                                    size: number;
                                    standardGames?: number;
                                    syndicateKey: string;
                                }[];
                                terms: string;
                            };
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "draws.getFullResult": {
        parameters: {
            query: {
                input: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: {
                                customerTakenBack?: {
                                    amount: number;
                                    /** @enum {string} */
                                    currency: "AUD" | "GBP";
                                };
                                customerTickets?: {
                                    gameOfferName?: string;
                                    games: {
                                        division?: number;
                                        matched: {
                                            [key: string]: number[];
                                        };
                                        numbers: {
                                            [key: string]: number[];
                                        };
                                        prize?: {
                                            amount: number;
                                            /** @enum {string} */
                                            currency: "AUD" | "GBP";
                                        };
                                        wins?: {
                                            division: number;
                                            games: number;
                                        }[];
                                    }[];
                                    /** @enum {string} */
                                    gameType?: "deferred" | "standard" | "sequential" | "random" | "strike_standard" | "strike_boxed" | "reduced_system" | "mega_combo" | "powerhit" | "powerpik" | "syndicate" | "lotto_party";
                                    orderId: string;
                                    shares?: {
                                        numShares: number;
                                        sessionId?: string;
                                        size: number;
                                        syndicateName: string;
                                        winnings: {
                                            amount: number;
                                            /** @enum {string} */
                                            currency: "AUD" | "GBP";
                                        };
                                    };
                                    standardGames?: number;
                                    ticketRuns?: {
                                        first: string;
                                        last: string;
                                    }[];
                                    ticketWins?: {
                                        isGoods: boolean;
                                        isTakenBack?: boolean;
                                        name: string;
                                        ticketNumber: string;
                                        value: {
                                            amount: number;
                                            /** @enum {string} */
                                            currency: "AUD" | "GBP";
                                        };
                                    }[];
                                }[];
                                customerWinnings?: {
                                    amount: number;
                                    /** @enum {string} */
                                    currency: "AUD" | "GBP";
                                };
                                draw: {
                                    customerTakenBack?: {
                                        amount: number;
                                        /** @enum {string} */
                                        currency: "AUD" | "GBP";
                                    };
                                    customerTickets?: {
                                        gameOfferName?: string;
                                        games: {
                                            division?: number;
                                            matched: {
                                                [key: string]: number[];
                                            };
                                            numbers: {
                                                [key: string]: number[];
                                            };
                                            prize?: {
                                                amount: number;
                                                /** @enum {string} */
                                                currency: "AUD" | "GBP";
                                            };
                                            wins?: {
                                                division: number;
                                                games: number;
                                            }[];
                                        }[];
                                        /** @enum {string} */
                                        gameType?: "deferred" | "standard" | "sequential" | "random" | "strike_standard" | "strike_boxed" | "reduced_system" | "mega_combo" | "powerhit" | "powerpik" | "syndicate" | "lotto_party";
                                        orderId: string;
                                        shares?: {
                                            numShares: number;
                                            sessionId?: string;
                                            size: number;
                                            syndicateName: string;
                                            winnings: {
                                                amount: number;
                                                /** @enum {string} */
                                                currency: "AUD" | "GBP";
                                            };
                                        };
                                        standardGames?: number;
                                        ticketRuns?: {
                                            first: string;
                                            last: string;
                                        }[];
                                        ticketWins?: {
                                            isGoods: boolean;
                                            isTakenBack?: boolean;
                                            name: string;
                                            ticketNumber: string;
                                            value: {
                                                amount: number;
                                                /** @enum {string} */
                                                currency: "AUD" | "GBP";
                                            };
                                        }[];
                                    }[];
                                    customerWinnings?: {
                                        amount: number;
                                        /** @enum {string} */
                                        currency: "AUD" | "GBP";
                                    };
                                    divisions: {
                                        division: number;
                                        label: string;
                                        months?: number;
                                        odds?: {
                                            denominator: number;
                                            numerator: number;
                                        };
                                        prize: {
                                            amount: number;
                                            /** @enum {string} */
                                            currency: "AUD" | "GBP";
                                        };
                                        /** @enum {string} */
                                        prizeKind?: "fixed" | "share" | "jackpot" | "annuity" | "free_entry" | "goods";
                                        winners: number;
                                    }[];
                                    /** @description Format: date-time */
                                    drawDate: string;
                                    drawId: string;
                                    drawnFrom?: {
                                        drawNo: number;
                                        name: string;
                                        productOfferKey: string;
                                    };
                                    drawNo: number;
                                    isPrizePoolUnknown: boolean;
                                    numbers: {
                                        [key: string]: number[];
                                    };
                                    prizePool: {
                                        amount: number;
                                        /** @enum {string} */
                                        currency: "AUD" | "GBP";
                                    };
                                    productOfferKey: string;
                                    /** @enum {string} */
                                    status: "DRAW_OPEN" | "DRAW_CLOSED" | "DRAW_CAPPED" | "DRAW_DRAWN" | "DRAW_SCORED" | "DRAW_PAID" | "DRAW_EMAILED";
                                    verification?: {
                                        entriesHash: string;
                                        seed: string;
                                        seedHash: string;
                                    };
                                    winningTicket?: string;
                                };
                                drawnTickets?: {
                                    elsewhere?: number;
                                    here: number;
                                    inLargestBooks?: number;
                                    numbers?: number;
                                };
                                earlyBirds?: {
                                    /** @description Format: date-time */
                                    drawDate: string;
                                    drawKey?: string;
                                    drawnTickets?: {
                                        elsewhere?: number;
                                        here: number;
                                        inLargestBooks?: number;
                                        numbers?: number;
                                    };
                                    name: string;
                                    prizeId: string;
                                    seedHash: string;
                                    /** @enum {string} */
                                    status: "DRAW_OPEN" | "DRAW_CLOSED" | "DRAW_CAPPED" | "DRAW_DRAWN" | "DRAW_SCORED" | "DRAW_PAID" | "DRAW_EMAILED";
                                    /** @description Format: date-time */
                                    stop: string;
                                    verification?: {
                                        entriesHash: string;
                                        seed: string;
                                        seedHash: string;
                                    };
                                }[];
                                prizes: {
                                    count?: number;
                                    id: string;
                                    images?: string[];
                                    name: string;
                                    /** @description Format: date-time */
                                    timestamp: string;
                                    type: string;
                                    value: {
                                        amount: number;
                                        /** @enum {string} */
                                        currency: "AUD" | "GBP";
                                    };
                                }[];
                                specialPrize?: {
                                    isWon: boolean;
                                    name: string;
                                    ticketNumber?: string;
                                    value: {
                                        amount: number;
                                        /** @enum {string} */
                                        currency: "AUD" | "GBP";
                                    };
                                };
                                winners: {
                                    division?: number;
                                    id: string;
                                    name?: string;
                                    prizeId?: string;
                                    /** @enum {string} */
                                    region?: "ACT" | "GB" | "LW" | "NSW" | "NSWL" | "NT" | "QLD" | "SA" | "TAS" | "VIC" | "WA" | "OTHER";
                                    ticketNumber?: string;
                                }[];
                            };
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "draws.listArchived": {
        parameters: {
            query: {
                input: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: {
                                customerTakenBack?: {
                                    amount: number;
                                    /** @enum {string} */
                                    currency: "AUD" | "GBP";
                                };
                                customerTickets?: {
                                    gameOfferName?: string;
                                    games: {
                                        division?: number;
                                        matched: {
                                            [key: string]: number[];
                                        };
                                        numbers: {
                                            [key: string]: number[];
                                        };
                                        prize?: {
                                            amount: number;
                                            /** @enum {string} */
                                            currency: "AUD" | "GBP";
                                        };
                                        wins?: {
                                            division: number;
                                            games: number;
                                        }[];
                                    }[];
                                    /** @enum {string} */
                                    gameType?: "deferred" | "standard" | "sequential" | "random" | "strike_standard" | "strike_boxed" | "reduced_system" | "mega_combo" | "powerhit" | "powerpik" | "syndicate" | "lotto_party";
                                    orderId: string;
                                    shares?: {
                                        numShares: number;
                                        sessionId?: string;
                                        size: number;
                                        syndicateName: string;
                                        winnings: {
                                            amount: number;
                                            /** @enum {string} */
                                            currency: "AUD" | "GBP";
                                        };
                                    };
                                    standardGames?: number;
                                    ticketRuns?: {
                                        first: string;
                                        last: string;
                                    }[];
                                    ticketWins?: {
                                        isGoods: boolean;
                                        isTakenBack?: boolean;
                                        name: string;
                                        ticketNumber: string;
                                        value: {
                                            amount: number;
                                            /** @enum {string} */
                                            currency: "AUD" | "GBP";
                                        };
                                    }[];
                                }[];
                                customerWinnings?: {
                                    amount: number;
                                    /** @enum {string} */
                                    currency: "AUD" | "GBP";
                                };
                                divisions: {
                                    division: number;
                                    label: string;
                                    months?: number;
                                    odds?: {
                                        denominator: number;
                                        numerator: number;
                                    };
                                    prize: {
                                        amount: number;
                                        /** @enum {string} */
                                        currency: "AUD" | "GBP";
                                    };
                                    /** @enum {string} */
                                    prizeKind?: "fixed" | "share" | "jackpot" | "annuity" | "free_entry" | "goods";
                                    winners: number;
                                }[];
                                /** @description Format: date-time */
                                drawDate: string;
                                drawId: string;
                                drawnFrom?: {
                                    drawNo: number;
                                    name: string;
                                    productOfferKey: string;
                                };
                                drawNo: number;
                                isPrizePoolUnknown: boolean;
                                numbers: {
                                    [key: string]: number[];
                                };
                                prizePool: {
                                    amount: number;
                                    /** @enum {string} */
                                    currency: "AUD" | "GBP";
                                };
                                productOfferKey: string;
                                /** @enum {string} */
                                status: "DRAW_OPEN" | "DRAW_CLOSED" | "DRAW_CAPPED" | "DRAW_DRAWN" | "DRAW_SCORED" | "DRAW_PAID" | "DRAW_EMAILED";
                                verification?: {
                                    entriesHash: string;
                                    seed: string;
                                    seedHash: string;
                                };
                                winningTicket?: string;
                            }[];
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "draws.listPast": {
        parameters: {
            query: {
                input: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: components["schemas"]["PastDraws"];
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "draws.listPastOwn": {
        parameters: {
            query: {
                input: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: components["schemas"]["PastDraws"];
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "draws.listResultKeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: {
                                /** @description Format: date-time */
                                drawDate: string;
                                isPrizePoolUnknown: boolean;
                                latestDrawNo: number;
                                name: string;
                                numbers: {
                                    [key: string]: number[];
                                };
                                prizePool: {
                                    amount: number;
                                    /** @enum {string} */
                                    currency: "AUD" | "GBP";
                                };
                                productOfferKey: string;
                                /** @enum {string} */
                                type: "membership" | "lottery_ticket" | "raffle_ticket" | "syndicate_share";
                                winningTicket?: string;
                            }[];
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "draws.listWinners": {
        parameters: {
            query: {
                input: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: components["schemas"]["DrawWinners"];
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "events.create": {
        parameters: {
            query?: never;
            header: {
                /** @description Any value. With the header Origin, which must be the shop's address, it proves that no other site sent the call. */
                "x-drawcard": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    comment?: string;
                    email?: string;
                    /** @enum {string} */
                    rating: "satisfied" | "neutral" | "not_satisfied";
                    /** @description The path of the page with the form. */
                    source: string;
                    timezone?: string;
                };
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: {
                                eventId: string;
                            };
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "favouriteNumbers.remove": {
        parameters: {
            query?: never;
            header: {
                /** @description Any value. With the header Origin, which must be the shop's address, it proves that no other site sent the call. */
                "x-drawcard": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: Record<string, never>;
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "favouriteNumbers.save": {
        parameters: {
            query?: never;
            header: {
                /** @description Any value. With the header Origin, which must be the shop's address, it proves that no other site sent the call. */
                "x-drawcard": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description New tickets start with them. Absent keeps the choice. */
                    isAutomatic?: boolean;
                    numbers: string;
                };
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: components["schemas"]["Saved"];
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "featureBanners.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: (components["schemas"]["Pick2"] & {
                                id: string;
                            })[];
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "files.listPictureSizes": {
        parameters: {
            query: {
                input: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: {
                                [key: string]: components["schemas"]["PictureSize"];
                            };
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "funds.addBank": {
        parameters: {
            query?: never;
            header: {
                /** @description Any value. With the header Origin, which must be the shop's address, it proves that no other site sent the call. */
                "x-drawcard": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    accountName: string;
                    accountNumber?: string;
                    bankCode: string;
                    /** @enum {string} */
                    type: "international" | "national" | "payid_email" | "payid_phone";
                };
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: {
                                accountName?: string;
                                /** @enum {string} */
                                brand?: "AmericanExpress" | "MasterCard" | "Visa" | "bank" | "paypal";
                                cscRequired?: boolean;
                                /** @description Format: date-time */
                                debitAgreementSince?: string;
                                default: boolean;
                                expiryMonth?: number;
                                expiryYear?: number;
                                id: string;
                                /** @enum {string} */
                                kind: "cc" | "bank" | "paypal" | "unfunded" | "wallet";
                                lastFour?: string;
                                /** @enum {string} */
                                transferType?: "international" | "national" | "payid_email" | "payid_phone";
                                /** @enum {string} */
                                verificationStatus?: "Failed Verification" | "Pending Verification" | "Unverified" | "Verified";
                            };
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "funds.addCard": {
        parameters: {
            query?: never;
            header: {
                /** @description Any value. With the header Origin, which must be the shop's address, it proves that no other site sent the call. */
                "x-drawcard": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The deposit, in dollars as typed. Required where `add_card_without_deposit` is off. */
                    amount?: string;
                    /** @enum {string} */
                    brand: "AmericanExpress" | "MasterCard" | "Visa" | "bank" | "paypal";
                    browserInfo?: {
                        /** @enum {number} */
                        browserColorDepth?: 1 | 8 | 4 | 15 | 16 | 24 | 32 | 48;
                        browserJavaEnabled?: boolean;
                        browserJavascriptEnabled: boolean;
                        browserLanguage: string;
                        browserScreenHeight?: number;
                        browserScreenWidth?: number;
                        browserTz?: number;
                        /** @enum {string} */
                        challengeWindowSize: "Small" | "Medium" | "Large" | "ExtraLarge" | "FullScreen";
                    };
                    cardholderName: string;
                    /** @description For the deposit, where the gateway asks for it with every payment. */
                    csc?: string;
                    expiryMonth: number;
                    expiryYear: number;
                    idempotencyKey: string;
                    /** @description Decides only where `add_card_default_fund` is off; otherwise every new card becomes the default. */
                    isDefault?: boolean;
                    lastFour: string;
                    paymentToken: string;
                };
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: components["schemas"]["AddedCard"];
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "funds.addPayPal": {
        parameters: {
            query?: never;
            header: {
                /** @description Any value. With the header Origin, which must be the shop's address, it proves that no other site sent the call. */
                "x-drawcard": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    nonce: string;
                };
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: {
                                accountName?: string;
                                /** @enum {string} */
                                brand?: "AmericanExpress" | "MasterCard" | "Visa" | "bank" | "paypal";
                                cscRequired?: boolean;
                                /** @description Format: date-time */
                                debitAgreementSince?: string;
                                default: boolean;
                                expiryMonth?: number;
                                expiryYear?: number;
                                id: string;
                                /** @enum {string} */
                                kind: "cc" | "bank" | "paypal" | "unfunded" | "wallet";
                                lastFour?: string;
                                /** @enum {string} */
                                transferType?: "international" | "national" | "payid_email" | "payid_phone";
                                /** @enum {string} */
                                verificationStatus?: "Failed Verification" | "Pending Verification" | "Unverified" | "Verified";
                            };
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "funds.cardGateway": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: {
                                clientToken?: string;
                                cscRequired: boolean;
                                /** @enum {string} */
                                environment: "sandbox" | "production";
                                /** @description Format: uri */
                                hostedFieldsUrl?: string;
                                /** @enum {string} */
                                key: "braintree" | "eway" | "opayo" | "paystream" | "stripe";
                                /** @description Format: uri */
                                paypalUrl?: string;
                                publishableKey?: string;
                                threeDSecure: boolean;
                            } | null;
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "funds.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: {
                                accountName?: string;
                                /** @enum {string} */
                                brand?: "AmericanExpress" | "MasterCard" | "Visa" | "bank" | "paypal";
                                cscRequired?: boolean;
                                /** @description Format: date-time */
                                debitAgreementSince?: string;
                                default: boolean;
                                expiryMonth?: number;
                                expiryYear?: number;
                                id: string;
                                /** @enum {string} */
                                kind: "cc" | "bank" | "paypal" | "unfunded" | "wallet";
                                lastFour?: string;
                                /** @enum {string} */
                                transferType?: "international" | "national" | "payid_email" | "payid_phone";
                                /** @enum {string} */
                                verificationStatus?: "Failed Verification" | "Pending Verification" | "Unverified" | "Verified";
                            }[];
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "funds.paymentMethods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: {
                                [key: string]: {
                                    attributes: {
                                        logos: ("paypal" | "amex" | "apple pay" | "google pay" | "mastercard" | "visa")[];
                                        name: string;
                                    };
                                    availableGateways: ("braintree" | "eway" | "opayo" | "paystream" | "stripe")[];
                                    /** @enum {string} */
                                    code: "ap" | "bp" | "cc" | "bd" | "dd" | "gp" | "pl" | "td" | "tt" | "tw" | "do";
                                    funds: {
                                        accountName?: string;
                                        /** @enum {string} */
                                        brand?: "AmericanExpress" | "MasterCard" | "Visa" | "bank" | "paypal";
                                        cscRequired?: boolean;
                                        /** @description Format: date-time */
                                        debitAgreementSince?: string;
                                        default: boolean;
                                        expiryMonth?: number;
                                        expiryYear?: number;
                                        id: string;
                                        /** @enum {string} */
                                        kind: "cc" | "bank" | "paypal" | "unfunded" | "wallet";
                                        lastFour?: string;
                                        /** @enum {string} */
                                        transferType?: "international" | "national" | "payid_email" | "payid_phone";
                                        /** @enum {string} */
                                        verificationStatus?: "Failed Verification" | "Pending Verification" | "Unverified" | "Verified";
                                    }[];
                                    id: string;
                                    rules: {
                                        enabled: boolean;
                                        gateway?: {
                                            cscRequired: boolean;
                                        };
                                        maxAmount: number;
                                        minAmount: number;
                                    };
                                };
                            };
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "funds.payPalUrl": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: string | null;
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "funds.remove": {
        parameters: {
            query?: never;
            header: {
                /** @description Any value. With the header Origin, which must be the shop's address, it proves that no other site sent the call. */
                "x-drawcard": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    fundId: string;
                };
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: {
                                /** @constant */
                                isDeleted: true;
                            };
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "funds.setDefault": {
        parameters: {
            query?: never;
            header: {
                /** @description Any value. With the header Origin, which must be the shop's address, it proves that no other site sent the call. */
                "x-drawcard": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    fundId: string;
                };
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: {
                                /** @constant */
                                isDefault: true;
                            };
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "limits.deleteDeposit": {
        parameters: {
            query?: never;
            header: {
                /** @description Any value. With the header Origin, which must be the shop's address, it proves that no other site sent the call. */
                "x-drawcard": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    [key: string]: unknown;
                };
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: {
                                /** @constant */
                                isEnding: true;
                            };
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "limits.deleteSpend": {
        parameters: {
            query?: never;
            header: {
                /** @description Any value. With the header Origin, which must be the shop's address, it proves that no other site sent the call. */
                "x-drawcard": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    spendLimitId: string;
                };
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: {
                                /** @constant */
                                isEnding: true;
                            };
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "limits.editSpend": {
        parameters: {
            query?: never;
            header: {
                /** @description Any value. With the header Origin, which must be the shop's address, it proves that no other site sent the call. */
                "x-drawcard": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    limit: string;
                    /** @enum {string} */
                    period: "month" | "day" | "week";
                };
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: {
                                /** @description Format: date-time */
                                effectiveAt?: string;
                                limit: number;
                                pendingLimit?: number;
                                /** @enum {string} */
                                period: "month" | "day" | "week";
                                remaining: number;
                                spendLimitId: string;
                                spent: number;
                            };
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "limits.setDeposit": {
        parameters: {
            query?: never;
            header: {
                /** @description Any value. With the header Origin, which must be the shop's address, it proves that no other site sent the call. */
                "x-drawcard": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    limit: string;
                };
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: {
                                /** @description Format: date-time */
                                effectiveAt?: string;
                                limit: number | null;
                                pendingLimit?: number;
                                /** @constant */
                                period: "week";
                                spent: number;
                            };
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "limits.setSpend": {
        parameters: {
            query?: never;
            header: {
                /** @description Any value. With the header Origin, which must be the shop's address, it proves that no other site sent the call. */
                "x-drawcard": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    limit: string;
                    /** @enum {string} */
                    period: "month" | "day" | "week";
                };
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: {
                                /** @description Format: date-time */
                                effectiveAt?: string;
                                limit: number;
                                pendingLimit?: number;
                                /** @enum {string} */
                                period: "month" | "day" | "week";
                                remaining: number;
                                spendLimitId: string;
                                spent: number;
                            };
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "limits.spend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: {
                                availablePeriods: ("month" | "day" | "week")[];
                                customerLimits: {
                                    /** @description Format: date-time */
                                    effectiveAt?: string;
                                    limit: number;
                                    pendingLimit?: number;
                                    /** @enum {string} */
                                    period: "month" | "day" | "week";
                                    remaining: number;
                                    spendLimitId: string;
                                    spent: number;
                                }[];
                                systemLimits: {
                                    /** @description Format: date-time */
                                    effectiveAt?: string;
                                    limit: number;
                                    pendingLimit?: number;
                                    /** @enum {string} */
                                    period: "month" | "day" | "week";
                                    remaining: number;
                                    spendLimitId: string;
                                    spent: number;
                                }[];
                            };
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "location.choose": {
        parameters: {
            query?: never;
            header: {
                /** @description Any value. With the header Origin, which must be the shop's address, it proves that no other site sent the call. */
                "x-drawcard": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    region: "ACT" | "GB" | "LW" | "NSW" | "NSWL" | "NT" | "QLD" | "SA" | "TAS" | "VIC" | "WA" | "OTHER";
                };
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: components["schemas"]["CartUpdate"] & {
                                location: {
                                    country: string;
                                    countryBanned: boolean;
                                    /** @description Chosen by the visitor; otherwise guessed by the service. */
                                    isChosen: boolean;
                                    /** @description In display order. `group` is null for regions that belong to none. */
                                    regions: {
                                        /** @enum {string} */
                                        code: "ACT" | "GB" | "LW" | "NSW" | "NSWL" | "NT" | "QLD" | "SA" | "TAS" | "VIC" | "WA" | "OTHER";
                                        group: string | null;
                                        name: string;
                                    }[];
                                    state: string | null;
                                    /** @enum {string} */
                                    subVariant: "ACT" | "GB" | "LW" | "NSW" | "NSWL" | "NT" | "QLD" | "SA" | "TAS" | "VIC" | "WA" | "OTHER";
                                };
                            };
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "location.follow": {
        parameters: {
            query?: never;
            header: {
                /** @description Any value. With the header Origin, which must be the shop's address, it proves that no other site sent the call. */
                "x-drawcard": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string|null} */
                    before: "ACT" | "GB" | "LW" | "NSW" | "NSWL" | "NT" | "QLD" | "SA" | "TAS" | "VIC" | "WA" | "OTHER" | null;
                };
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: components["schemas"]["CartUpdate"];
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "location.get": {
        parameters: {
            query: {
                input: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: {
                                country: string;
                                countryBanned: boolean;
                                /** @description Chosen by the visitor; otherwise guessed by the service. */
                                isChosen: boolean;
                                /** @description In display order. `group` is null for regions that belong to none. */
                                regions: {
                                    /** @enum {string} */
                                    code: "ACT" | "GB" | "LW" | "NSW" | "NSWL" | "NT" | "QLD" | "SA" | "TAS" | "VIC" | "WA" | "OTHER";
                                    group: string | null;
                                    name: string;
                                }[];
                                state: string | null;
                                /** @enum {string} */
                                subVariant: "ACT" | "GB" | "LW" | "NSW" | "NSWL" | "NT" | "QLD" | "SA" | "TAS" | "VIC" | "WA" | "OTHER";
                            };
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "lottoParty.config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: {
                                lotteries: string[];
                                maxGroupNameLength: number;
                                maxShares: number;
                                minSharePrice: {
                                    amount: number;
                                    /** @enum {string} */
                                    currency: "AUD" | "GBP";
                                };
                            };
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "lottoParty.configValue": {
        parameters: {
            query: {
                input: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: number | string[] | {
                                amount: number;
                                /** @enum {string} */
                                currency: "AUD" | "GBP";
                            };
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "lottoParty.createGroup": {
        parameters: {
            query?: never;
            header: {
                /** @description Any value. With the header Origin, which must be the shop's address, it proves that no other site sent the call. */
                "x-drawcard": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    groupName: string;
                    idempotencyKey: string;
                };
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: {
                                groupId: string;
                                groupName: string;
                                isOrganiser: boolean;
                                memberCount: number;
                                organiserCustomerId?: string;
                                /** @enum {string} */
                                publicityStatus: "private" | "promoted" | "public";
                                reminds?: boolean;
                                sessions?: {
                                    /** @enum {string} */
                                    autosessionStatus: "on" | "off" | "paused";
                                    /** @description Format: date-time */
                                    closesAt: string;
                                    divisions?: {
                                        division: number;
                                        label: string;
                                        lastPrize?: {
                                            amount: number;
                                            /** @enum {string} */
                                            currency: "AUD" | "GBP";
                                        };
                                        lastShare?: {
                                            amount: number;
                                            /** @enum {string} */
                                            currency: "AUD" | "GBP";
                                        };
                                    }[];
                                    draws: {
                                        drawData: {
                                            drawNumber: number;
                                            /** @description Format: date-time */
                                            drawOpens?: string;
                                            /** @description Format: date-time */
                                            drawPreOrderStartDate?: string;
                                            /** @description Format: date-time */
                                            drawStop: string;
                                            featureImage?: string;
                                            name: string;
                                            value?: number;
                                        };
                                        /** @description Format: date-time */
                                        drawDate: string;
                                        drawId: string;
                                        drawNo: number;
                                        drawOffset: number;
                                        entriesHash?: string;
                                        isDrawnWhenSoldOut?: boolean;
                                        isPrizePoolUnknown: boolean;
                                        prizePool: number;
                                        prizePoolSuffix?: string;
                                        /** @enum {string} */
                                        purchaseStatus: "pre_order" | "open" | "sold_out" | "past_draw";
                                        seedHash: string;
                                        /** @enum {string} */
                                        status: "DRAW_OPEN" | "DRAW_CLOSED" | "DRAW_CAPPED" | "DRAW_DRAWN" | "DRAW_SCORED" | "DRAW_PAID" | "DRAW_EMAILED";
                                        /** @description Format: date-time */
                                        stop: string;
                                        /** @enum {string} */
                                        type: "lottery_ticket_draw" | "syndicate_share_draw" | "raffle_ticket_draw";
                                    }[];
                                    gameOfferKey: string;
                                    games?: {
                                        [key: string]: number[];
                                    }[];
                                    /** @enum {string} */
                                    gameType?: "deferred" | "standard" | "sequential" | "random" | "strike_standard" | "strike_boxed" | "reduced_system" | "mega_combo" | "powerhit" | "powerpik" | "syndicate" | "lotto_party";
                                    groupId: string;
                                    groupName: string;
                                    inviteAllExistingMembers: boolean;
                                    isOrganiser?: boolean;
                                    members?: {
                                        firstname: string;
                                        numShares: number;
                                    }[];
                                    numGames: number;
                                    numGamesEntered?: number;
                                    odds?: {
                                        anyDivision: {
                                            denominator: number;
                                            numerator: number;
                                        };
                                        firstDivision: {
                                            denominator: number;
                                            numerator: number;
                                        };
                                    };
                                    productOfferKey: string;
                                    returned?: {
                                        amount: number;
                                        /** @enum {string} */
                                        currency: "AUD" | "GBP";
                                    };
                                    sessionId: string;
                                    sharePrice: {
                                        amount: number;
                                        /** @enum {string} */
                                        currency: "AUD" | "GBP";
                                    };
                                    sharesSold: number;
                                    /** @enum {string} */
                                    status: "closed" | "cancelled" | "open" | "paid";
                                    ticketPrice?: {
                                        amount: number;
                                        /** @enum {string} */
                                        currency: "AUD" | "GBP";
                                    };
                                    totalShares: number;
                                    winnings?: {
                                        amount: number;
                                        /** @enum {string} */
                                        currency: "AUD" | "GBP";
                                    };
                                }[];
                                token?: string;
                            };
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "lottoParty.createSession": {
        parameters: {
            query?: never;
            header: {
                /** @description Any value. With the header Origin, which must be the shop's address, it proves that no other site sent the call. */
                "x-drawcard": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    autosessionStatus?: "on" | "off";
                    drawId: string;
                    gameOfferKey: string;
                    groupId: string;
                    idempotencyKey: string;
                    inviteAllExistingMembers?: boolean;
                    numGames: number;
                    sharePrice: {
                        amount: number;
                        /** @enum {string} */
                        currency: "AUD" | "GBP";
                    };
                };
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: {
                                /** @enum {string} */
                                autosessionStatus: "on" | "off" | "paused";
                                /** @description Format: date-time */
                                closesAt: string;
                                divisions?: {
                                    division: number;
                                    label: string;
                                    lastPrize?: {
                                        amount: number;
                                        /** @enum {string} */
                                        currency: "AUD" | "GBP";
                                    };
                                    lastShare?: {
                                        amount: number;
                                        /** @enum {string} */
                                        currency: "AUD" | "GBP";
                                    };
                                }[];
                                draws: {
                                    drawData: {
                                        drawNumber: number;
                                        /** @description Format: date-time */
                                        drawOpens?: string;
                                        /** @description Format: date-time */
                                        drawPreOrderStartDate?: string;
                                        /** @description Format: date-time */
                                        drawStop: string;
                                        featureImage?: string;
                                        name: string;
                                        value?: number;
                                    };
                                    /** @description Format: date-time */
                                    drawDate: string;
                                    drawId: string;
                                    drawNo: number;
                                    drawOffset: number;
                                    entriesHash?: string;
                                    isDrawnWhenSoldOut?: boolean;
                                    isPrizePoolUnknown: boolean;
                                    prizePool: number;
                                    prizePoolSuffix?: string;
                                    /** @enum {string} */
                                    purchaseStatus: "pre_order" | "open" | "sold_out" | "past_draw";
                                    seedHash: string;
                                    /** @enum {string} */
                                    status: "DRAW_OPEN" | "DRAW_CLOSED" | "DRAW_CAPPED" | "DRAW_DRAWN" | "DRAW_SCORED" | "DRAW_PAID" | "DRAW_EMAILED";
                                    /** @description Format: date-time */
                                    stop: string;
                                    /** @enum {string} */
                                    type: "lottery_ticket_draw" | "syndicate_share_draw" | "raffle_ticket_draw";
                                }[];
                                gameOfferKey: string;
                                games?: {
                                    [key: string]: number[];
                                }[];
                                /** @enum {string} */
                                gameType?: "deferred" | "standard" | "sequential" | "random" | "strike_standard" | "strike_boxed" | "reduced_system" | "mega_combo" | "powerhit" | "powerpik" | "syndicate" | "lotto_party";
                                groupId: string;
                                groupName: string;
                                inviteAllExistingMembers: boolean;
                                isOrganiser?: boolean;
                                members?: {
                                    firstname: string;
                                    numShares: number;
                                }[];
                                numGames: number;
                                numGamesEntered?: number;
                                odds?: {
                                    anyDivision: {
                                        denominator: number;
                                        numerator: number;
                                    };
                                    firstDivision: {
                                        denominator: number;
                                        numerator: number;
                                    };
                                };
                                productOfferKey: string;
                                returned?: {
                                    amount: number;
                                    /** @enum {string} */
                                    currency: "AUD" | "GBP";
                                };
                                sessionId: string;
                                sharePrice: {
                                    amount: number;
                                    /** @enum {string} */
                                    currency: "AUD" | "GBP";
                                };
                                sharesSold: number;
                                /** @enum {string} */
                                status: "closed" | "cancelled" | "open" | "paid";
                                ticketPrice?: {
                                    amount: number;
                                    /** @enum {string} */
                                    currency: "AUD" | "GBP";
                                };
                                totalShares: number;
                                winnings?: {
                                    amount: number;
                                    /** @enum {string} */
                                    currency: "AUD" | "GBP";
                                };
                            };
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "lottoParty.discover": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: {
                                /** @enum {string} */
                                autosessionStatus: "on" | "off" | "paused";
                                /** @description Format: date-time */
                                closesAt: string;
                                divisions?: {
                                    division: number;
                                    label: string;
                                    lastPrize?: {
                                        amount: number;
                                        /** @enum {string} */
                                        currency: "AUD" | "GBP";
                                    };
                                    lastShare?: {
                                        amount: number;
                                        /** @enum {string} */
                                        currency: "AUD" | "GBP";
                                    };
                                }[];
                                draws: {
                                    drawData: {
                                        drawNumber: number;
                                        /** @description Format: date-time */
                                        drawOpens?: string;
                                        /** @description Format: date-time */
                                        drawPreOrderStartDate?: string;
                                        /** @description Format: date-time */
                                        drawStop: string;
                                        featureImage?: string;
                                        name: string;
                                        value?: number;
                                    };
                                    /** @description Format: date-time */
                                    drawDate: string;
                                    drawId: string;
                                    drawNo: number;
                                    drawOffset: number;
                                    entriesHash?: string;
                                    isDrawnWhenSoldOut?: boolean;
                                    isPrizePoolUnknown: boolean;
                                    prizePool: number;
                                    prizePoolSuffix?: string;
                                    /** @enum {string} */
                                    purchaseStatus: "pre_order" | "open" | "sold_out" | "past_draw";
                                    seedHash: string;
                                    /** @enum {string} */
                                    status: "DRAW_OPEN" | "DRAW_CLOSED" | "DRAW_CAPPED" | "DRAW_DRAWN" | "DRAW_SCORED" | "DRAW_PAID" | "DRAW_EMAILED";
                                    /** @description Format: date-time */
                                    stop: string;
                                    /** @enum {string} */
                                    type: "lottery_ticket_draw" | "syndicate_share_draw" | "raffle_ticket_draw";
                                }[];
                                gameOfferKey: string;
                                games?: {
                                    [key: string]: number[];
                                }[];
                                /** @enum {string} */
                                gameType?: "deferred" | "standard" | "sequential" | "random" | "strike_standard" | "strike_boxed" | "reduced_system" | "mega_combo" | "powerhit" | "powerpik" | "syndicate" | "lotto_party";
                                groupId: string;
                                groupName: string;
                                inviteAllExistingMembers: boolean;
                                isOrganiser?: boolean;
                                members?: {
                                    firstname: string;
                                    numShares: number;
                                }[];
                                numGames: number;
                                numGamesEntered?: number;
                                odds?: {
                                    anyDivision: {
                                        denominator: number;
                                        numerator: number;
                                    };
                                    firstDivision: {
                                        denominator: number;
                                        numerator: number;
                                    };
                                };
                                productOfferKey: string;
                                returned?: {
                                    amount: number;
                                    /** @enum {string} */
                                    currency: "AUD" | "GBP";
                                };
                                sessionId: string;
                                sharePrice: {
                                    amount: number;
                                    /** @enum {string} */
                                    currency: "AUD" | "GBP";
                                };
                                sharesSold: number;
                                /** @enum {string} */
                                status: "closed" | "cancelled" | "open" | "paid";
                                ticketPrice?: {
                                    amount: number;
                                    /** @enum {string} */
                                    currency: "AUD" | "GBP";
                                };
                                totalShares: number;
                                winnings?: {
                                    amount: number;
                                    /** @enum {string} */
                                    currency: "AUD" | "GBP";
                                };
                            }[];
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "lottoParty.discoverDraw": {
        parameters: {
            query: {
                input: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: {
                                /** @enum {string} */
                                autosessionStatus: "on" | "off" | "paused";
                                /** @description Format: date-time */
                                closesAt: string;
                                divisions?: {
                                    division: number;
                                    label: string;
                                    lastPrize?: {
                                        amount: number;
                                        /** @enum {string} */
                                        currency: "AUD" | "GBP";
                                    };
                                    lastShare?: {
                                        amount: number;
                                        /** @enum {string} */
                                        currency: "AUD" | "GBP";
                                    };
                                }[];
                                draws: {
                                    drawData: {
                                        drawNumber: number;
                                        /** @description Format: date-time */
                                        drawOpens?: string;
                                        /** @description Format: date-time */
                                        drawPreOrderStartDate?: string;
                                        /** @description Format: date-time */
                                        drawStop: string;
                                        featureImage?: string;
                                        name: string;
                                        value?: number;
                                    };
                                    /** @description Format: date-time */
                                    drawDate: string;
                                    drawId: string;
                                    drawNo: number;
                                    drawOffset: number;
                                    entriesHash?: string;
                                    isDrawnWhenSoldOut?: boolean;
                                    isPrizePoolUnknown: boolean;
                                    prizePool: number;
                                    prizePoolSuffix?: string;
                                    /** @enum {string} */
                                    purchaseStatus: "pre_order" | "open" | "sold_out" | "past_draw";
                                    seedHash: string;
                                    /** @enum {string} */
                                    status: "DRAW_OPEN" | "DRAW_CLOSED" | "DRAW_CAPPED" | "DRAW_DRAWN" | "DRAW_SCORED" | "DRAW_PAID" | "DRAW_EMAILED";
                                    /** @description Format: date-time */
                                    stop: string;
                                    /** @enum {string} */
                                    type: "lottery_ticket_draw" | "syndicate_share_draw" | "raffle_ticket_draw";
                                }[];
                                gameOfferKey: string;
                                games?: {
                                    [key: string]: number[];
                                }[];
                                /** @enum {string} */
                                gameType?: "deferred" | "standard" | "sequential" | "random" | "strike_standard" | "strike_boxed" | "reduced_system" | "mega_combo" | "powerhit" | "powerpik" | "syndicate" | "lotto_party";
                                groupId: string;
                                groupName: string;
                                inviteAllExistingMembers: boolean;
                                isOrganiser?: boolean;
                                members?: {
                                    firstname: string;
                                    numShares: number;
                                }[];
                                numGames: number;
                                numGamesEntered?: number;
                                odds?: {
                                    anyDivision: {
                                        denominator: number;
                                        numerator: number;
                                    };
                                    firstDivision: {
                                        denominator: number;
                                        numerator: number;
                                    };
                                };
                                productOfferKey: string;
                                returned?: {
                                    amount: number;
                                    /** @enum {string} */
                                    currency: "AUD" | "GBP";
                                };
                                sessionId: string;
                                sharePrice: {
                                    amount: number;
                                    /** @enum {string} */
                                    currency: "AUD" | "GBP";
                                };
                                sharesSold: number;
                                /** @enum {string} */
                                status: "closed" | "cancelled" | "open" | "paid";
                                ticketPrice?: {
                                    amount: number;
                                    /** @enum {string} */
                                    currency: "AUD" | "GBP";
                                };
                                totalShares: number;
                                winnings?: {
                                    amount: number;
                                    /** @enum {string} */
                                    currency: "AUD" | "GBP";
                                };
                            }[];
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "lottoParty.group": {
        parameters: {
            query: {
                input: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: {
                                groupId: string;
                                groupName: string;
                                isOrganiser: boolean;
                                memberCount: number;
                                organiserCustomerId?: string;
                                /** @enum {string} */
                                publicityStatus: "private" | "promoted" | "public";
                                reminds?: boolean;
                                sessions?: {
                                    /** @enum {string} */
                                    autosessionStatus: "on" | "off" | "paused";
                                    /** @description Format: date-time */
                                    closesAt: string;
                                    divisions?: {
                                        division: number;
                                        label: string;
                                        lastPrize?: {
                                            amount: number;
                                            /** @enum {string} */
                                            currency: "AUD" | "GBP";
                                        };
                                        lastShare?: {
                                            amount: number;
                                            /** @enum {string} */
                                            currency: "AUD" | "GBP";
                                        };
                                    }[];
                                    draws: {
                                        drawData: {
                                            drawNumber: number;
                                            /** @description Format: date-time */
                                            drawOpens?: string;
                                            /** @description Format: date-time */
                                            drawPreOrderStartDate?: string;
                                            /** @description Format: date-time */
                                            drawStop: string;
                                            featureImage?: string;
                                            name: string;
                                            value?: number;
                                        };
                                        /** @description Format: date-time */
                                        drawDate: string;
                                        drawId: string;
                                        drawNo: number;
                                        drawOffset: number;
                                        entriesHash?: string;
                                        isDrawnWhenSoldOut?: boolean;
                                        isPrizePoolUnknown: boolean;
                                        prizePool: number;
                                        prizePoolSuffix?: string;
                                        /** @enum {string} */
                                        purchaseStatus: "pre_order" | "open" | "sold_out" | "past_draw";
                                        seedHash: string;
                                        /** @enum {string} */
                                        status: "DRAW_OPEN" | "DRAW_CLOSED" | "DRAW_CAPPED" | "DRAW_DRAWN" | "DRAW_SCORED" | "DRAW_PAID" | "DRAW_EMAILED";
                                        /** @description Format: date-time */
                                        stop: string;
                                        /** @enum {string} */
                                        type: "lottery_ticket_draw" | "syndicate_share_draw" | "raffle_ticket_draw";
                                    }[];
                                    gameOfferKey: string;
                                    games?: {
                                        [key: string]: number[];
                                    }[];
                                    /** @enum {string} */
                                    gameType?: "deferred" | "standard" | "sequential" | "random" | "strike_standard" | "strike_boxed" | "reduced_system" | "mega_combo" | "powerhit" | "powerpik" | "syndicate" | "lotto_party";
                                    groupId: string;
                                    groupName: string;
                                    inviteAllExistingMembers: boolean;
                                    isOrganiser?: boolean;
                                    members?: {
                                        firstname: string;
                                        numShares: number;
                                    }[];
                                    numGames: number;
                                    numGamesEntered?: number;
                                    odds?: {
                                        anyDivision: {
                                            denominator: number;
                                            numerator: number;
                                        };
                                        firstDivision: {
                                            denominator: number;
                                            numerator: number;
                                        };
                                    };
                                    productOfferKey: string;
                                    returned?: {
                                        amount: number;
                                        /** @enum {string} */
                                        currency: "AUD" | "GBP";
                                    };
                                    sessionId: string;
                                    sharePrice: {
                                        amount: number;
                                        /** @enum {string} */
                                        currency: "AUD" | "GBP";
                                    };
                                    sharesSold: number;
                                    /** @enum {string} */
                                    status: "closed" | "cancelled" | "open" | "paid";
                                    ticketPrice?: {
                                        amount: number;
                                        /** @enum {string} */
                                        currency: "AUD" | "GBP";
                                    };
                                    totalShares: number;
                                    winnings?: {
                                        amount: number;
                                        /** @enum {string} */
                                        currency: "AUD" | "GBP";
                                    };
                                }[];
                                token?: string;
                            };
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "lottoParty.groupByToken": {
        parameters: {
            query: {
                input: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: {
                                groupId: string;
                                groupName: string;
                                isOrganiser: boolean;
                                memberCount: number;
                                organiserCustomerId?: string;
                                /** @enum {string} */
                                publicityStatus: "private" | "promoted" | "public";
                                reminds?: boolean;
                                sessions?: {
                                    /** @enum {string} */
                                    autosessionStatus: "on" | "off" | "paused";
                                    /** @description Format: date-time */
                                    closesAt: string;
                                    divisions?: {
                                        division: number;
                                        label: string;
                                        lastPrize?: {
                                            amount: number;
                                            /** @enum {string} */
                                            currency: "AUD" | "GBP";
                                        };
                                        lastShare?: {
                                            amount: number;
                                            /** @enum {string} */
                                            currency: "AUD" | "GBP";
                                        };
                                    }[];
                                    draws: {
                                        drawData: {
                                            drawNumber: number;
                                            /** @description Format: date-time */
                                            drawOpens?: string;
                                            /** @description Format: date-time */
                                            drawPreOrderStartDate?: string;
                                            /** @description Format: date-time */
                                            drawStop: string;
                                            featureImage?: string;
                                            name: string;
                                            value?: number;
                                        };
                                        /** @description Format: date-time */
                                        drawDate: string;
                                        drawId: string;
                                        drawNo: number;
                                        drawOffset: number;
                                        entriesHash?: string;
                                        isDrawnWhenSoldOut?: boolean;
                                        isPrizePoolUnknown: boolean;
                                        prizePool: number;
                                        prizePoolSuffix?: string;
                                        /** @enum {string} */
                                        purchaseStatus: "pre_order" | "open" | "sold_out" | "past_draw";
                                        seedHash: string;
                                        /** @enum {string} */
                                        status: "DRAW_OPEN" | "DRAW_CLOSED" | "DRAW_CAPPED" | "DRAW_DRAWN" | "DRAW_SCORED" | "DRAW_PAID" | "DRAW_EMAILED";
                                        /** @description Format: date-time */
                                        stop: string;
                                        /** @enum {string} */
                                        type: "lottery_ticket_draw" | "syndicate_share_draw" | "raffle_ticket_draw";
                                    }[];
                                    gameOfferKey: string;
                                    games?: {
                                        [key: string]: number[];
                                    }[];
                                    /** @enum {string} */
                                    gameType?: "deferred" | "standard" | "sequential" | "random" | "strike_standard" | "strike_boxed" | "reduced_system" | "mega_combo" | "powerhit" | "powerpik" | "syndicate" | "lotto_party";
                                    groupId: string;
                                    groupName: string;
                                    inviteAllExistingMembers: boolean;
                                    isOrganiser?: boolean;
                                    members?: {
                                        firstname: string;
                                        numShares: number;
                                    }[];
                                    numGames: number;
                                    numGamesEntered?: number;
                                    odds?: {
                                        anyDivision: {
                                            denominator: number;
                                            numerator: number;
                                        };
                                        firstDivision: {
                                            denominator: number;
                                            numerator: number;
                                        };
                                    };
                                    productOfferKey: string;
                                    returned?: {
                                        amount: number;
                                        /** @enum {string} */
                                        currency: "AUD" | "GBP";
                                    };
                                    sessionId: string;
                                    sharePrice: {
                                        amount: number;
                                        /** @enum {string} */
                                        currency: "AUD" | "GBP";
                                    };
                                    sharesSold: number;
                                    /** @enum {string} */
                                    status: "closed" | "cancelled" | "open" | "paid";
                                    ticketPrice?: {
                                        amount: number;
                                        /** @enum {string} */
                                        currency: "AUD" | "GBP";
                                    };
                                    totalShares: number;
                                    winnings?: {
                                        amount: number;
                                        /** @enum {string} */
                                        currency: "AUD" | "GBP";
                                    };
                                }[];
                                token?: string;
                            };
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "lottoParty.groups": {
        parameters: {
            query: {
                input: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: components["schemas"]["GroupPage"];
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "lottoParty.groupSessions": {
        parameters: {
            query: {
                input: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: components["schemas"]["SessionPage"];
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "lottoParty.openSessions": {
        parameters: {
            query: {
                input: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: {
                                /** @enum {string} */
                                autosessionStatus: "on" | "off" | "paused";
                                /** @description Format: date-time */
                                closesAt: string;
                                divisions?: {
                                    division: number;
                                    label: string;
                                    lastPrize?: {
                                        amount: number;
                                        /** @enum {string} */
                                        currency: "AUD" | "GBP";
                                    };
                                    lastShare?: {
                                        amount: number;
                                        /** @enum {string} */
                                        currency: "AUD" | "GBP";
                                    };
                                }[];
                                draws: {
                                    drawData: {
                                        drawNumber: number;
                                        /** @description Format: date-time */
                                        drawOpens?: string;
                                        /** @description Format: date-time */
                                        drawPreOrderStartDate?: string;
                                        /** @description Format: date-time */
                                        drawStop: string;
                                        featureImage?: string;
                                        name: string;
                                        value?: number;
                                    };
                                    /** @description Format: date-time */
                                    drawDate: string;
                                    drawId: string;
                                    drawNo: number;
                                    drawOffset: number;
                                    entriesHash?: string;
                                    isDrawnWhenSoldOut?: boolean;
                                    isPrizePoolUnknown: boolean;
                                    prizePool: number;
                                    prizePoolSuffix?: string;
                                    /** @enum {string} */
                                    purchaseStatus: "pre_order" | "open" | "sold_out" | "past_draw";
                                    seedHash: string;
                                    /** @enum {string} */
                                    status: "DRAW_OPEN" | "DRAW_CLOSED" | "DRAW_CAPPED" | "DRAW_DRAWN" | "DRAW_SCORED" | "DRAW_PAID" | "DRAW_EMAILED";
                                    /** @description Format: date-time */
                                    stop: string;
                                    /** @enum {string} */
                                    type: "lottery_ticket_draw" | "syndicate_share_draw" | "raffle_ticket_draw";
                                }[];
                                gameOfferKey: string;
                                games?: {
                                    [key: string]: number[];
                                }[];
                                /** @enum {string} */
                                gameType?: "deferred" | "standard" | "sequential" | "random" | "strike_standard" | "strike_boxed" | "reduced_system" | "mega_combo" | "powerhit" | "powerpik" | "syndicate" | "lotto_party";
                                groupId: string;
                                groupName: string;
                                inviteAllExistingMembers: boolean;
                                isOrganiser?: boolean;
                                members?: {
                                    firstname: string;
                                    numShares: number;
                                }[];
                                numGames: number;
                                numGamesEntered?: number;
                                odds?: {
                                    anyDivision: {
                                        denominator: number;
                                        numerator: number;
                                    };
                                    firstDivision: {
                                        denominator: number;
                                        numerator: number;
                                    };
                                };
                                productOfferKey: string;
                                returned?: {
                                    amount: number;
                                    /** @enum {string} */
                                    currency: "AUD" | "GBP";
                                };
                                sessionId: string;
                                sharePrice: {
                                    amount: number;
                                    /** @enum {string} */
                                    currency: "AUD" | "GBP";
                                };
                                sharesSold: number;
                                /** @enum {string} */
                                status: "closed" | "cancelled" | "open" | "paid";
                                ticketPrice?: {
                                    amount: number;
                                    /** @enum {string} */
                                    currency: "AUD" | "GBP";
                                };
                                totalShares: number;
                                winnings?: {
                                    amount: number;
                                    /** @enum {string} */
                                    currency: "AUD" | "GBP";
                                };
                            }[];
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "lottoParty.replaceToken": {
        parameters: {
            query?: never;
            header: {
                /** @description Any value. With the header Origin, which must be the shop's address, it proves that no other site sent the call. */
                "x-drawcard": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: string;
                    idempotencyKey: string;
                };
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: {
                                groupId: string;
                                groupName: string;
                                isOrganiser: boolean;
                                memberCount: number;
                                organiserCustomerId?: string;
                                /** @enum {string} */
                                publicityStatus: "private" | "promoted" | "public";
                                reminds?: boolean;
                                sessions?: {
                                    /** @enum {string} */
                                    autosessionStatus: "on" | "off" | "paused";
                                    /** @description Format: date-time */
                                    closesAt: string;
                                    divisions?: {
                                        division: number;
                                        label: string;
                                        lastPrize?: {
                                            amount: number;
                                            /** @enum {string} */
                                            currency: "AUD" | "GBP";
                                        };
                                        lastShare?: {
                                            amount: number;
                                            /** @enum {string} */
                                            currency: "AUD" | "GBP";
                                        };
                                    }[];
                                    draws: {
                                        drawData: {
                                            drawNumber: number;
                                            /** @description Format: date-time */
                                            drawOpens?: string;
                                            /** @description Format: date-time */
                                            drawPreOrderStartDate?: string;
                                            /** @description Format: date-time */
                                            drawStop: string;
                                            featureImage?: string;
                                            name: string;
                                            value?: number;
                                        };
                                        /** @description Format: date-time */
                                        drawDate: string;
                                        drawId: string;
                                        drawNo: number;
                                        drawOffset: number;
                                        entriesHash?: string;
                                        isDrawnWhenSoldOut?: boolean;
                                        isPrizePoolUnknown: boolean;
                                        prizePool: number;
                                        prizePoolSuffix?: string;
                                        /** @enum {string} */
                                        purchaseStatus: "pre_order" | "open" | "sold_out" | "past_draw";
                                        seedHash: string;
                                        /** @enum {string} */
                                        status: "DRAW_OPEN" | "DRAW_CLOSED" | "DRAW_CAPPED" | "DRAW_DRAWN" | "DRAW_SCORED" | "DRAW_PAID" | "DRAW_EMAILED";
                                        /** @description Format: date-time */
                                        stop: string;
                                        /** @enum {string} */
                                        type: "lottery_ticket_draw" | "syndicate_share_draw" | "raffle_ticket_draw";
                                    }[];
                                    gameOfferKey: string;
                                    games?: {
                                        [key: string]: number[];
                                    }[];
                                    /** @enum {string} */
                                    gameType?: "deferred" | "standard" | "sequential" | "random" | "strike_standard" | "strike_boxed" | "reduced_system" | "mega_combo" | "powerhit" | "powerpik" | "syndicate" | "lotto_party";
                                    groupId: string;
                                    groupName: string;
                                    inviteAllExistingMembers: boolean;
                                    isOrganiser?: boolean;
                                    members?: {
                                        firstname: string;
                                        numShares: number;
                                    }[];
                                    numGames: number;
                                    numGamesEntered?: number;
                                    odds?: {
                                        anyDivision: {
                                            denominator: number;
                                            numerator: number;
                                        };
                                        firstDivision: {
                                            denominator: number;
                                            numerator: number;
                                        };
                                    };
                                    productOfferKey: string;
                                    returned?: {
                                        amount: number;
                                        /** @enum {string} */
                                        currency: "AUD" | "GBP";
                                    };
                                    sessionId: string;
                                    sharePrice: {
                                        amount: number;
                                        /** @enum {string} */
                                        currency: "AUD" | "GBP";
                                    };
                                    sharesSold: number;
                                    /** @enum {string} */
                                    status: "closed" | "cancelled" | "open" | "paid";
                                    ticketPrice?: {
                                        amount: number;
                                        /** @enum {string} */
                                        currency: "AUD" | "GBP";
                                    };
                                    totalShares: number;
                                    winnings?: {
                                        amount: number;
                                        /** @enum {string} */
                                        currency: "AUD" | "GBP";
                                    };
                                }[];
                                token?: string;
                            };
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "lottoParty.session": {
        parameters: {
            query: {
                input: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: {
                                /** @enum {string} */
                                autosessionStatus: "on" | "off" | "paused";
                                /** @description Format: date-time */
                                closesAt: string;
                                divisions?: {
                                    division: number;
                                    label: string;
                                    lastPrize?: {
                                        amount: number;
                                        /** @enum {string} */
                                        currency: "AUD" | "GBP";
                                    };
                                    lastShare?: {
                                        amount: number;
                                        /** @enum {string} */
                                        currency: "AUD" | "GBP";
                                    };
                                }[];
                                draws: {
                                    drawData: {
                                        drawNumber: number;
                                        /** @description Format: date-time */
                                        drawOpens?: string;
                                        /** @description Format: date-time */
                                        drawPreOrderStartDate?: string;
                                        /** @description Format: date-time */
                                        drawStop: string;
                                        featureImage?: string;
                                        name: string;
                                        value?: number;
                                    };
                                    /** @description Format: date-time */
                                    drawDate: string;
                                    drawId: string;
                                    drawNo: number;
                                    drawOffset: number;
                                    entriesHash?: string;
                                    isDrawnWhenSoldOut?: boolean;
                                    isPrizePoolUnknown: boolean;
                                    prizePool: number;
                                    prizePoolSuffix?: string;
                                    /** @enum {string} */
                                    purchaseStatus: "pre_order" | "open" | "sold_out" | "past_draw";
                                    seedHash: string;
                                    /** @enum {string} */
                                    status: "DRAW_OPEN" | "DRAW_CLOSED" | "DRAW_CAPPED" | "DRAW_DRAWN" | "DRAW_SCORED" | "DRAW_PAID" | "DRAW_EMAILED";
                                    /** @description Format: date-time */
                                    stop: string;
                                    /** @enum {string} */
                                    type: "lottery_ticket_draw" | "syndicate_share_draw" | "raffle_ticket_draw";
                                }[];
                                gameOfferKey: string;
                                games?: {
                                    [key: string]: number[];
                                }[];
                                /** @enum {string} */
                                gameType?: "deferred" | "standard" | "sequential" | "random" | "strike_standard" | "strike_boxed" | "reduced_system" | "mega_combo" | "powerhit" | "powerpik" | "syndicate" | "lotto_party";
                                groupId: string;
                                groupName: string;
                                inviteAllExistingMembers: boolean;
                                isOrganiser?: boolean;
                                members?: {
                                    firstname: string;
                                    numShares: number;
                                }[];
                                numGames: number;
                                numGamesEntered?: number;
                                odds?: {
                                    anyDivision: {
                                        denominator: number;
                                        numerator: number;
                                    };
                                    firstDivision: {
                                        denominator: number;
                                        numerator: number;
                                    };
                                };
                                productOfferKey: string;
                                returned?: {
                                    amount: number;
                                    /** @enum {string} */
                                    currency: "AUD" | "GBP";
                                };
                                sessionId: string;
                                sharePrice: {
                                    amount: number;
                                    /** @enum {string} */
                                    currency: "AUD" | "GBP";
                                };
                                sharesSold: number;
                                /** @enum {string} */
                                status: "closed" | "cancelled" | "open" | "paid";
                                ticketPrice?: {
                                    amount: number;
                                    /** @enum {string} */
                                    currency: "AUD" | "GBP";
                                };
                                totalShares: number;
                                winnings?: {
                                    amount: number;
                                    /** @enum {string} */
                                    currency: "AUD" | "GBP";
                                };
                            };
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "lottoParty.setReminder": {
        parameters: {
            query?: never;
            header: {
                /** @description Any value. With the header Origin, which must be the shop's address, it proves that no other site sent the call. */
                "x-drawcard": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: string;
                    reminds: boolean;
                };
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: {
                                groupId: string;
                                groupName: string;
                                isOrganiser: boolean;
                                memberCount: number;
                                organiserCustomerId?: string;
                                /** @enum {string} */
                                publicityStatus: "private" | "promoted" | "public";
                                reminds?: boolean;
                                sessions?: {
                                    /** @enum {string} */
                                    autosessionStatus: "on" | "off" | "paused";
                                    /** @description Format: date-time */
                                    closesAt: string;
                                    divisions?: {
                                        division: number;
                                        label: string;
                                        lastPrize?: {
                                            amount: number;
                                            /** @enum {string} */
                                            currency: "AUD" | "GBP";
                                        };
                                        lastShare?: {
                                            amount: number;
                                            /** @enum {string} */
                                            currency: "AUD" | "GBP";
                                        };
                                    }[];
                                    draws: {
                                        drawData: {
                                            drawNumber: number;
                                            /** @description Format: date-time */
                                            drawOpens?: string;
                                            /** @description Format: date-time */
                                            drawPreOrderStartDate?: string;
                                            /** @description Format: date-time */
                                            drawStop: string;
                                            featureImage?: string;
                                            name: string;
                                            value?: number;
                                        };
                                        /** @description Format: date-time */
                                        drawDate: string;
                                        drawId: string;
                                        drawNo: number;
                                        drawOffset: number;
                                        entriesHash?: string;
                                        isDrawnWhenSoldOut?: boolean;
                                        isPrizePoolUnknown: boolean;
                                        prizePool: number;
                                        prizePoolSuffix?: string;
                                        /** @enum {string} */
                                        purchaseStatus: "pre_order" | "open" | "sold_out" | "past_draw";
                                        seedHash: string;
                                        /** @enum {string} */
                                        status: "DRAW_OPEN" | "DRAW_CLOSED" | "DRAW_CAPPED" | "DRAW_DRAWN" | "DRAW_SCORED" | "DRAW_PAID" | "DRAW_EMAILED";
                                        /** @description Format: date-time */
                                        stop: string;
                                        /** @enum {string} */
                                        type: "lottery_ticket_draw" | "syndicate_share_draw" | "raffle_ticket_draw";
                                    }[];
                                    gameOfferKey: string;
                                    games?: {
                                        [key: string]: number[];
                                    }[];
                                    /** @enum {string} */
                                    gameType?: "deferred" | "standard" | "sequential" | "random" | "strike_standard" | "strike_boxed" | "reduced_system" | "mega_combo" | "powerhit" | "powerpik" | "syndicate" | "lotto_party";
                                    groupId: string;
                                    groupName: string;
                                    inviteAllExistingMembers: boolean;
                                    isOrganiser?: boolean;
                                    members?: {
                                        firstname: string;
                                        numShares: number;
                                    }[];
                                    numGames: number;
                                    numGamesEntered?: number;
                                    odds?: {
                                        anyDivision: {
                                            denominator: number;
                                            numerator: number;
                                        };
                                        firstDivision: {
                                            denominator: number;
                                            numerator: number;
                                        };
                                    };
                                    productOfferKey: string;
                                    returned?: {
                                        amount: number;
                                        /** @enum {string} */
                                        currency: "AUD" | "GBP";
                                    };
                                    sessionId: string;
                                    sharePrice: {
                                        amount: number;
                                        /** @enum {string} */
                                        currency: "AUD" | "GBP";
                                    };
                                    sharesSold: number;
                                    /** @enum {string} */
                                    status: "closed" | "cancelled" | "open" | "paid";
                                    ticketPrice?: {
                                        amount: number;
                                        /** @enum {string} */
                                        currency: "AUD" | "GBP";
                                    };
                                    totalShares: number;
                                    winnings?: {
                                        amount: number;
                                        /** @enum {string} */
                                        currency: "AUD" | "GBP";
                                    };
                                }[];
                                token?: string;
                            };
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "lottoParty.updateSession": {
        parameters: {
            query?: never;
            header: {
                /** @description Any value. With the header Origin, which must be the shop's address, it proves that no other site sent the call. */
                "x-drawcard": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    autosessionStatus: "on" | "off" | "paused";
                    id: string;
                };
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: {
                                /** @enum {string} */
                                autosessionStatus: "on" | "off" | "paused";
                                /** @description Format: date-time */
                                closesAt: string;
                                divisions?: {
                                    division: number;
                                    label: string;
                                    lastPrize?: {
                                        amount: number;
                                        /** @enum {string} */
                                        currency: "AUD" | "GBP";
                                    };
                                    lastShare?: {
                                        amount: number;
                                        /** @enum {string} */
                                        currency: "AUD" | "GBP";
                                    };
                                }[];
                                draws: {
                                    drawData: {
                                        drawNumber: number;
                                        /** @description Format: date-time */
                                        drawOpens?: string;
                                        /** @description Format: date-time */
                                        drawPreOrderStartDate?: string;
                                        /** @description Format: date-time */
                                        drawStop: string;
                                        featureImage?: string;
                                        name: string;
                                        value?: number;
                                    };
                                    /** @description Format: date-time */
                                    drawDate: string;
                                    drawId: string;
                                    drawNo: number;
                                    drawOffset: number;
                                    entriesHash?: string;
                                    isDrawnWhenSoldOut?: boolean;
                                    isPrizePoolUnknown: boolean;
                                    prizePool: number;
                                    prizePoolSuffix?: string;
                                    /** @enum {string} */
                                    purchaseStatus: "pre_order" | "open" | "sold_out" | "past_draw";
                                    seedHash: string;
                                    /** @enum {string} */
                                    status: "DRAW_OPEN" | "DRAW_CLOSED" | "DRAW_CAPPED" | "DRAW_DRAWN" | "DRAW_SCORED" | "DRAW_PAID" | "DRAW_EMAILED";
                                    /** @description Format: date-time */
                                    stop: string;
                                    /** @enum {string} */
                                    type: "lottery_ticket_draw" | "syndicate_share_draw" | "raffle_ticket_draw";
                                }[];
                                gameOfferKey: string;
                                games?: {
                                    [key: string]: number[];
                                }[];
                                /** @enum {string} */
                                gameType?: "deferred" | "standard" | "sequential" | "random" | "strike_standard" | "strike_boxed" | "reduced_system" | "mega_combo" | "powerhit" | "powerpik" | "syndicate" | "lotto_party";
                                groupId: string;
                                groupName: string;
                                inviteAllExistingMembers: boolean;
                                isOrganiser?: boolean;
                                members?: {
                                    firstname: string;
                                    numShares: number;
                                }[];
                                numGames: number;
                                numGamesEntered?: number;
                                odds?: {
                                    anyDivision: {
                                        denominator: number;
                                        numerator: number;
                                    };
                                    firstDivision: {
                                        denominator: number;
                                        numerator: number;
                                    };
                                };
                                productOfferKey: string;
                                returned?: {
                                    amount: number;
                                    /** @enum {string} */
                                    currency: "AUD" | "GBP";
                                };
                                sessionId: string;
                                sharePrice: {
                                    amount: number;
                                    /** @enum {string} */
                                    currency: "AUD" | "GBP";
                                };
                                sharesSold: number;
                                /** @enum {string} */
                                status: "closed" | "cancelled" | "open" | "paid";
                                ticketPrice?: {
                                    amount: number;
                                    /** @enum {string} */
                                    currency: "AUD" | "GBP";
                                };
                                totalShares: number;
                                winnings?: {
                                    amount: number;
                                    /** @enum {string} */
                                    currency: "AUD" | "GBP";
                                };
                            };
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "migration.dismiss": {
        parameters: {
            query?: never;
            header: {
                /** @description Any value. With the header Origin, which must be the shop's address, it proves that no other site sent the call. */
                "x-drawcard": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    [key: string]: unknown;
                };
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: {
                                /** @constant */
                                isDismissed: true;
                            };
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "migration.start": {
        parameters: {
            query?: never;
            header: {
                /** @description Any value. With the header Origin, which must be the shop's address, it proves that no other site sent the call. */
                "x-drawcard": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Sent by the first form: another move may start after one that failed unseen.
                     * @constant
                     */
                    restart?: "on";
                    termsAccepted: boolean;
                };
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: {
                                /** @enum {string} */
                                migrationStatus: "in_progress" | "ineligible" | "eligible_soft" | "eligible_hard" | "migrated";
                            };
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "navigation.get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: {
                                drawer: {
                                    /** @enum {string} */
                                    category: "lotto" | "raffle" | "social_play" | "results" | "subvariant";
                                    label: string;
                                    links: {
                                        capability?: string;
                                        /** @enum {string} */
                                        category?: "lotto" | "raffle" | "social_play" | "results" | "subvariant";
                                        /** @description Format: uri */
                                        href?: string;
                                        key: string;
                                        label: string;
                                        routeName?: string;
                                        routeParams?: {
                                            [key: string]: string;
                                        };
                                        /** @enum {string} */
                                        routeType: "none" | "internal" | "external" | "internal_dynamic";
                                        showsDot?: boolean;
                                    }[];
                                }[];
                                footer: {
                                    key: string;
                                    links: {
                                        capability?: string;
                                        /** @enum {string} */
                                        category?: "lotto" | "raffle" | "social_play" | "results" | "subvariant";
                                        /** @description Format: uri */
                                        href?: string;
                                        key: string;
                                        label: string;
                                        routeName?: string;
                                        routeParams?: {
                                            [key: string]: string;
                                        };
                                        /** @enum {string} */
                                        routeType: "none" | "internal" | "external" | "internal_dynamic";
                                        showsDot?: boolean;
                                    }[];
                                    title: string;
                                }[];
                                menu?: {
                                    key: string;
                                    links: {
                                        capability?: string;
                                        /** @enum {string} */
                                        category?: "lotto" | "raffle" | "social_play" | "results" | "subvariant";
                                        /** @description Format: uri */
                                        href?: string;
                                        key: string;
                                        label: string;
                                        routeName?: string;
                                        routeParams?: {
                                            [key: string]: string;
                                        };
                                        /** @enum {string} */
                                        routeType: "none" | "internal" | "external" | "internal_dynamic";
                                        showsDot?: boolean;
                                    }[];
                                    title: string;
                                }[];
                                primary: {
                                    capability?: string;
                                    /** @enum {string} */
                                    category?: "lotto" | "raffle" | "social_play" | "results" | "subvariant";
                                    /** @description Format: uri */
                                    href?: string;
                                    key: string;
                                    label: string;
                                    routeName?: string;
                                    routeParams?: {
                                        [key: string]: string;
                                    };
                                    /** @enum {string} */
                                    routeType: "none" | "internal" | "external" | "internal_dynamic";
                                    showsDot?: boolean;
                                }[];
                            };
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "offers.get": {
        parameters: {
            query: {
                input: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: {
                                aliases: string[];
                                /** @enum {string} */
                                availability: "available" | "unavailable";
                                /** @enum {string} */
                                brandKind: "Lotto" | "Raffle" | "Jackpot" | "Strike";
                                causes: {
                                    body?: string;
                                    description?: string;
                                    image?: string;
                                    key: string;
                                    name: string;
                                    raised?: {
                                        /** @description Format: date-time */
                                        asOf: string;
                                        payments: {
                                            amount: {
                                                amount: number;
                                                /** @enum {string} */
                                                currency: "AUD" | "GBP";
                                            };
                                            drawNo: number;
                                            /** @description Format: date-time */
                                            paidAt: string;
                                            productOfferKey: string;
                                        }[];
                                        total: {
                                            amount: number;
                                            /** @enum {string} */
                                            currency: "AUD" | "GBP";
                                        };
                                    };
                                    urlSlug: string;
                                }[];
                                displayCategory: string;
                                draws: {
                                    drawData: {
                                        drawNumber: number;
                                        /** @description Format: date-time */
                                        drawOpens?: string;
                                        /** @description Format: date-time */
                                        drawPreOrderStartDate?: string;
                                        /** @description Format: date-time */
                                        drawStop: string;
                                        featureImage?: string;
                                        name: string;
                                        value?: number;
                                    };
                                    /** @description Format: date-time */
                                    drawDate: string;
                                    drawId: string;
                                    drawNo: number;
                                    drawOffset: number;
                                    entriesHash?: string;
                                    isDrawnWhenSoldOut?: boolean;
                                    isPrizePoolUnknown: boolean;
                                    prizePool: number;
                                    prizePoolSuffix?: string;
                                    /** @enum {string} */
                                    purchaseStatus: "pre_order" | "open" | "sold_out" | "past_draw";
                                    seedHash: string;
                                    /** @enum {string} */
                                    status: "DRAW_OPEN" | "DRAW_CLOSED" | "DRAW_CAPPED" | "DRAW_DRAWN" | "DRAW_SCORED" | "DRAW_PAID" | "DRAW_EMAILED";
                                    /** @description Format: date-time */
                                    stop: string;
                                    /** @enum {string} */
                                    type: "lottery_ticket_draw" | "syndicate_share_draw" | "raffle_ticket_draw";
                                }[];
                                gameTypes: {
                                    divisions?: {
                                        annuity?: {
                                            monthly: {
                                                amount: number;
                                                /** @enum {string} */
                                                currency: "AUD" | "GBP";
                                            };
                                            months: number;
                                        };
                                        division: number;
                                        label: string;
                                        odds: {
                                            denominator: number;
                                            numerator: number;
                                        };
                                    }[];
                                    gameOffers: {
                                        days?: ("Monday" | "Tuesday" | "Wednesday" | "Thursday" | "Friday" | "Saturday" | "Sunday")[];
                                        defaultEntryCount: number;
                                        defaultGames?: number;
                                        drawCounts?: number[];
                                        isPickedByShop?: boolean;
                                        key: string;
                                        makesGamesOf?: number;
                                        maxGames: number;
                                        maxWeeks?: number;
                                        minGames: number;
                                        name?: string;
                                        numberSets: {
                                            count: number;
                                            name: string;
                                            sets: {
                                                count: number;
                                                from: number;
                                                isOrdered?: boolean;
                                                max?: number;
                                                min?: number;
                                                name: string;
                                                /** @enum {string} */
                                                placeholder?: "PH" | "PP";
                                                repeats?: boolean;
                                                to: number;
                                            }[];
                                        }[];
                                        odds?: {
                                            anyDivision: {
                                                denominator: number;
                                                numerator: number;
                                            };
                                            firstDivision: {
                                                denominator: number;
                                                numerator: number;
                                            };
                                        };
                                        /** @enum {string} */
                                        priceCurrency: "AUD" | "GBP";
                                        prices: {
                                            games: number;
                                            price: number;
                                        }[];
                                        standardGames?: number;
                                    }[];
                                    /** @enum {string} */
                                    key: "deferred" | "standard" | "sequential" | "random" | "strike_standard" | "strike_boxed" | "reduced_system" | "mega_combo" | "powerhit" | "powerpik" | "syndicate" | "lotto_party" | "powerhit_super_combo" | "powerpik_system";
                                    oddsAnyDivision?: {
                                        denominator: number;
                                        numerator: number;
                                    };
                                }[];
                                key: string;
                                name: string;
                                prizePoolPercent?: number;
                                recurringPurchase: {
                                    /** @enum {string} */
                                    availability: "optional" | "never" | "always";
                                    /** @enum {string} */
                                    type: "subscription" | "autoplay" | "combined_recurring_purchase";
                                };
                                recurringPurchaseInformation?: {
                                    recurringContent: {
                                        recurringPurchaseBrandId: string;
                                    };
                                };
                                soldIn?: ("ACT" | "GB" | "LW" | "NSW" | "NSWL" | "NT" | "QLD" | "SA" | "TAS" | "VIC" | "WA" | "OTHER")[];
                                suspended: boolean;
                                syndicates?: {
                                    costPerShare: {
                                        amount: number;
                                        /** @enum {string} */
                                        currency: "AUD" | "GBP";
                                    };
                                    drawId?: string;
                                    lotteryKey?: string;
                                    name?: string;
                                    sharesAvailable?: number;
                                    size: number;
                                    syndicateEncodedId: string;
                                    tickets: {
                                        name: string;
                                        numGames: number;
                                        numStandardGames: number;
                                    }[];
                                }[];
                                /** @enum {string} */
                                type: "membership" | "lottery_ticket" | "raffle_ticket" | "syndicate_share";
                                url: string;
                                urlAliases: {
                                    /** @enum {string} */
                                    subvariant: "ACT" | "GB" | "LW" | "NSW" | "NSWL" | "NT" | "QLD" | "SA" | "TAS" | "VIC" | "WA" | "OTHER";
                                    url: string;
                                }[];
                            };
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "offers.getPreview": {
        parameters: {
            query: {
                input: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: components["schemas"]["OfferPreview"];
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "offers.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: {
                                offers: {
                                    aliases: string[];
                                    /** @enum {string} */
                                    availability: "available" | "unavailable";
                                    /** @enum {string} */
                                    brandKind: "Lotto" | "Raffle" | "Jackpot" | "Strike";
                                    causes: {
                                        body?: string;
                                        description?: string;
                                        image?: string;
                                        key: string;
                                        name: string;
                                        raised?: {
                                            /** @description Format: date-time */
                                            asOf: string;
                                            payments: {
                                                amount: {
                                                    amount: number;
                                                    /** @enum {string} */
                                                    currency: "AUD" | "GBP";
                                                };
                                                drawNo: number;
                                                /** @description Format: date-time */
                                                paidAt: string;
                                                productOfferKey: string;
                                            }[];
                                            total: {
                                                amount: number;
                                                /** @enum {string} */
                                                currency: "AUD" | "GBP";
                                            };
                                        };
                                        urlSlug: string;
                                    }[];
                                    displayCategory: string;
                                    draws: {
                                        drawData: {
                                            drawNumber: number;
                                            /** @description Format: date-time */
                                            drawOpens?: string;
                                            /** @description Format: date-time */
                                            drawPreOrderStartDate?: string;
                                            /** @description Format: date-time */
                                            drawStop: string;
                                            featureImage?: string;
                                            name: string;
                                            value?: number;
                                        };
                                        /** @description Format: date-time */
                                        drawDate: string;
                                        drawId: string;
                                        drawNo: number;
                                        drawOffset: number;
                                        entriesHash?: string;
                                        isDrawnWhenSoldOut?: boolean;
                                        isPrizePoolUnknown: boolean;
                                        prizePool: number;
                                        prizePoolSuffix?: string;
                                        /** @enum {string} */
                                        purchaseStatus: "pre_order" | "open" | "sold_out" | "past_draw";
                                        seedHash: string;
                                        /** @enum {string} */
                                        status: "DRAW_OPEN" | "DRAW_CLOSED" | "DRAW_CAPPED" | "DRAW_DRAWN" | "DRAW_SCORED" | "DRAW_PAID" | "DRAW_EMAILED";
                                        /** @description Format: date-time */
                                        stop: string;
                                        /** @enum {string} */
                                        type: "lottery_ticket_draw" | "syndicate_share_draw" | "raffle_ticket_draw";
                                    }[];
                                    gameTypes: {
                                        divisions?: {
                                            annuity?: {
                                                monthly: {
                                                    amount: number;
                                                    /** @enum {string} */
                                                    currency: "AUD" | "GBP";
                                                };
                                                months: number;
                                            };
                                            division: number;
                                            label: string;
                                            odds: {
                                                denominator: number;
                                                numerator: number;
                                            };
                                        }[];
                                        gameOffers: {
                                            days?: ("Monday" | "Tuesday" | "Wednesday" | "Thursday" | "Friday" | "Saturday" | "Sunday")[];
                                            defaultEntryCount: number;
                                            defaultGames?: number;
                                            drawCounts?: number[];
                                            isPickedByShop?: boolean;
                                            key: string;
                                            makesGamesOf?: number;
                                            maxGames: number;
                                            maxWeeks?: number;
                                            minGames: number;
                                            name?: string;
                                            numberSets: {
                                                count: number;
                                                name: string;
                                                sets: {
                                                    count: number;
                                                    from: number;
                                                    isOrdered?: boolean;
                                                    max?: number;
                                                    min?: number;
                                                    name: string;
                                                    /** @enum {string} */
                                                    placeholder?: "PH" | "PP";
                                                    repeats?: boolean;
                                                    to: number;
                                                }[];
                                            }[];
                                            odds?: {
                                                anyDivision: {
                                                    denominator: number;
                                                    numerator: number;
                                                };
                                                firstDivision: {
                                                    denominator: number;
                                                    numerator: number;
                                                };
                                            };
                                            /** @enum {string} */
                                            priceCurrency: "AUD" | "GBP";
                                            prices: {
                                                games: number;
                                                price: number;
                                            }[];
                                            standardGames?: number;
                                        }[];
                                        /** @enum {string} */
                                        key: "deferred" | "standard" | "sequential" | "random" | "strike_standard" | "strike_boxed" | "reduced_system" | "mega_combo" | "powerhit" | "powerpik" | "syndicate" | "lotto_party" | "powerhit_super_combo" | "powerpik_system";
                                        oddsAnyDivision?: {
                                            denominator: number;
                                            numerator: number;
                                        };
                                    }[];
                                    key: string;
                                    name: string;
                                    prizePoolPercent?: number;
                                    recurringPurchase: {
                                        /** @enum {string} */
                                        availability: "optional" | "never" | "always";
                                        /** @enum {string} */
                                        type: "subscription" | "autoplay" | "combined_recurring_purchase";
                                    };
                                    recurringPurchaseInformation?: {
                                        recurringContent: {
                                            recurringPurchaseBrandId: string;
                                        };
                                    };
                                    soldIn?: ("ACT" | "GB" | "LW" | "NSW" | "NSWL" | "NT" | "QLD" | "SA" | "TAS" | "VIC" | "WA" | "OTHER")[];
                                    suspended: boolean;
                                    syndicates?: {
                                        costPerShare: {
                                            amount: number;
                                            /** @enum {string} */
                                            currency: "AUD" | "GBP";
                                        };
                                        drawId?: string;
                                        lotteryKey?: string;
                                        name?: string;
                                        sharesAvailable?: number;
                                        size: number;
                                        syndicateEncodedId: string;
                                        tickets: {
                                            name: string;
                                            numGames: number;
                                            numStandardGames: number;
                                        }[];
                                    }[];
                                    /** @enum {string} */
                                    type: "membership" | "lottery_ticket" | "raffle_ticket" | "syndicate_share";
                                    url: string;
                                    urlAliases: {
                                        /** @enum {string} */
                                        subvariant: "ACT" | "GB" | "LW" | "NSW" | "NSWL" | "NT" | "QLD" | "SA" | "TAS" | "VIC" | "WA" | "OTHER";
                                        url: string;
                                    }[];
                                }[];
                                ranking: string[];
                                restrictions: {
                                    /** @enum {string} */
                                    productType: "membership" | "lottery_ticket" | "multi_draw_ticket" | "raffle_ticket" | "syndicate_share" | "social_syndicate_share";
                                    /** @enum {string} */
                                    type: "licensing_restriction" | "migration_restriction";
                                }[];
                            };
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "orders.get": {
        parameters: {
            query: {
                input: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: {
                                books?: number;
                                causeKey?: string;
                                causeName?: string;
                                checkoutId: string;
                                description: string;
                                details?: {
                                    drawNo: number;
                                    drawNumbers?: {
                                        [key: string]: number[];
                                    };
                                    games: {
                                        division?: number;
                                        matched?: {
                                            [key: string]: number[];
                                        };
                                        numbers: {
                                            [key: string]: number[];
                                        };
                                        prize?: {
                                            amount: number;
                                            /** @enum {string} */
                                            currency: "AUD" | "GBP";
                                        };
                                        wins?: {
                                            division: number;
                                            games: number;
                                        }[];
                                    }[];
                                    notes?: string[];
                                    seedHash: string;
                                    verification?: {
                                        entriesHash: string;
                                        seed: string;
                                        seedHash: string;
                                    };
                                }[];
                                draws: {
                                    /** @description Format: date-time */
                                    drawDate: string;
                                    drawId: string;
                                    drawNo: number;
                                    isDrawnWhenSoldOut?: boolean;
                                    isPrizePoolUnknown: boolean;
                                    prizePool: number;
                                    /** @enum {string} */
                                    purchaseStatus: "pre_order" | "open" | "sold_out" | "past_draw";
                                    /** @enum {string} */
                                    status: "DRAW_OPEN" | "DRAW_CLOSED" | "DRAW_CAPPED" | "DRAW_DRAWN" | "DRAW_SCORED" | "DRAW_PAID" | "DRAW_EMAILED";
                                    /** @description Format: date-time */
                                    stop: string;
                                    winnings?: {
                                        amount: number;
                                        /** @enum {string} */
                                        currency: "AUD" | "GBP";
                                    };
                                }[];
                                gameOffer?: string;
                                gameOfferName?: string;
                                games: {
                                    [key: string]: number[];
                                }[];
                                /** @enum {string} */
                                gameType?: "deferred" | "standard" | "sequential" | "random" | "strike_standard" | "strike_boxed" | "reduced_system" | "mega_combo" | "powerhit" | "powerpik" | "syndicate" | "lotto_party";
                                id: string;
                                madeFrom?: {
                                    [key: string]: number[];
                                };
                                numGames: number;
                                numRaffleTickets?: number;
                                offerName: string;
                                price: {
                                    amount: number;
                                    /** @enum {string} */
                                    currency: "AUD" | "GBP";
                                };
                                prizeReversal?: {
                                    amount: {
                                        amount: number;
                                        /** @enum {string} */
                                        currency: "AUD" | "GBP";
                                    };
                                    reason: string;
                                    /** @description Format: date-time */
                                    reversedAt: string;
                                };
                                productOfferKey: string;
                                /** @enum {string} */
                                productType: "membership" | "lottery_ticket" | "multi_draw_ticket" | "raffle_ticket" | "syndicate_share" | "social_syndicate_share";
                                /** @description Format: date-time */
                                purchasedAt: string;
                                quickpick: boolean;
                                recurringPurchaseId?: string;
                                returned?: {
                                    amount: number;
                                    /** @enum {string} */
                                    currency: "AUD" | "GBP";
                                };
                                sessionId?: string;
                                showWinnerName?: boolean;
                                standardGames?: number;
                                /** @enum {string} */
                                status: "drawn" | "upcoming" | "settled" | "refunded";
                                syndicate?: {
                                    numShares: number;
                                    size?: number;
                                    syndicateKey: string;
                                    syndicateName: string;
                                    ticketWinnings?: {
                                        amount: number;
                                        /** @enum {string} */
                                        currency: "AUD" | "GBP";
                                    };
                                };
                                ticketRuns?: {
                                    first: string;
                                    last: string;
                                }[];
                                ticketWins?: {
                                    isGoods: boolean;
                                    isTakenBack?: boolean;
                                    name: string;
                                    ticketNumber: string;
                                    value: {
                                        amount: number;
                                        /** @enum {string} */
                                        currency: "AUD" | "GBP";
                                    };
                                }[];
                                winnings?: {
                                    amount: number;
                                    /** @enum {string} */
                                    currency: "AUD" | "GBP";
                                };
                            };
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "orders.list": {
        parameters: {
            query: {
                input: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: components["schemas"]["OrderPage"];
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "orders.listOfPurchase": {
        parameters: {
            query: {
                input: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: {
                                books?: number;
                                causeKey?: string;
                                causeName?: string;
                                checkoutId: string;
                                description: string;
                                details?: {
                                    drawNo: number;
                                    drawNumbers?: {
                                        [key: string]: number[];
                                    };
                                    games: {
                                        division?: number;
                                        matched?: {
                                            [key: string]: number[];
                                        };
                                        numbers: {
                                            [key: string]: number[];
                                        };
                                        prize?: {
                                            amount: number;
                                            /** @enum {string} */
                                            currency: "AUD" | "GBP";
                                        };
                                        wins?: {
                                            division: number;
                                            games: number;
                                        }[];
                                    }[];
                                    notes?: string[];
                                    seedHash: string;
                                    verification?: {
                                        entriesHash: string;
                                        seed: string;
                                        seedHash: string;
                                    };
                                }[];
                                draws: {
                                    /** @description Format: date-time */
                                    drawDate: string;
                                    drawId: string;
                                    drawNo: number;
                                    isDrawnWhenSoldOut?: boolean;
                                    isPrizePoolUnknown: boolean;
                                    prizePool: number;
                                    /** @enum {string} */
                                    purchaseStatus: "pre_order" | "open" | "sold_out" | "past_draw";
                                    /** @enum {string} */
                                    status: "DRAW_OPEN" | "DRAW_CLOSED" | "DRAW_CAPPED" | "DRAW_DRAWN" | "DRAW_SCORED" | "DRAW_PAID" | "DRAW_EMAILED";
                                    /** @description Format: date-time */
                                    stop: string;
                                    winnings?: {
                                        amount: number;
                                        /** @enum {string} */
                                        currency: "AUD" | "GBP";
                                    };
                                }[];
                                gameOffer?: string;
                                gameOfferName?: string;
                                games: {
                                    [key: string]: number[];
                                }[];
                                /** @enum {string} */
                                gameType?: "deferred" | "standard" | "sequential" | "random" | "strike_standard" | "strike_boxed" | "reduced_system" | "mega_combo" | "powerhit" | "powerpik" | "syndicate" | "lotto_party";
                                id: string;
                                madeFrom?: {
                                    [key: string]: number[];
                                };
                                numGames: number;
                                numRaffleTickets?: number;
                                offerName: string;
                                price: {
                                    amount: number;
                                    /** @enum {string} */
                                    currency: "AUD" | "GBP";
                                };
                                prizeReversal?: {
                                    amount: {
                                        amount: number;
                                        /** @enum {string} */
                                        currency: "AUD" | "GBP";
                                    };
                                    reason: string;
                                    /** @description Format: date-time */
                                    reversedAt: string;
                                };
                                productOfferKey: string;
                                /** @enum {string} */
                                productType: "membership" | "lottery_ticket" | "multi_draw_ticket" | "raffle_ticket" | "syndicate_share" | "social_syndicate_share";
                                /** @description Format: date-time */
                                purchasedAt: string;
                                quickpick: boolean;
                                recurringPurchaseId?: string;
                                returned?: {
                                    amount: number;
                                    /** @enum {string} */
                                    currency: "AUD" | "GBP";
                                };
                                sessionId?: string;
                                showWinnerName?: boolean;
                                standardGames?: number;
                                /** @enum {string} */
                                status: "drawn" | "upcoming" | "settled" | "refunded";
                                syndicate?: {
                                    numShares: number;
                                    size?: number;
                                    syndicateKey: string;
                                    syndicateName: string;
                                    ticketWinnings?: {
                                        amount: number;
                                        /** @enum {string} */
                                        currency: "AUD" | "GBP";
                                    };
                                };
                                ticketRuns?: {
                                    first: string;
                                    last: string;
                                }[];
                                ticketWins?: {
                                    isGoods: boolean;
                                    isTakenBack?: boolean;
                                    name: string;
                                    ticketNumber: string;
                                    value: {
                                        amount: number;
                                        /** @enum {string} */
                                        currency: "AUD" | "GBP";
                                    };
                                }[];
                                winnings?: {
                                    amount: number;
                                    /** @enum {string} */
                                    currency: "AUD" | "GBP";
                                };
                            }[];
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "orders.print": {
        parameters: {
            query: {
                input: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: {
                                base64: string;
                            };
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "pages.get": {
        parameters: {
            query: {
                input: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: components["schemas"]["Page"];
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "pages.getOfOffer": {
        parameters: {
            query: {
                input: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: components["schemas"]["Page"] | null;
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "partners.get": {
        parameters: {
            query: {
                input: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: {
                                channels: {
                                    /** @enum {string} */
                                    channelKey: "APP" | "web";
                                }[];
                                eventFrame?: string;
                                key: string;
                                logo?: string;
                                name: string;
                                productOfferKeys: string[];
                                slug: string;
                            };
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "partners.purchase": {
        parameters: {
            query?: never;
            header: {
                /** @description Any value. With the header Origin, which must be the shop's address, it proves that no other site sent the call. */
                "x-drawcard": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    cartItem?: {
                        drawNumber?: number;
                        lottery: {
                            causeKey?: string;
                            gameOffer?: string;
                            games?: {
                                [key: string]: number[];
                            }[];
                            /** @enum {string} */
                            gameType?: "deferred" | "standard" | "sequential" | "random" | "strike_standard" | "strike_boxed" | "reduced_system" | "mega_combo" | "powerhit" | "powerpik" | "syndicate" | "lotto_party";
                            lotteryKey: string;
                            numDraws?: number;
                            numGames?: number;
                            quickpick?: boolean;
                        };
                        raffleOffer?: string;
                        recurringPurchase?: {
                            enabled: boolean;
                            /** @enum {string} */
                            type: "subscription" | "autoplay" | "combined_recurring_purchase";
                        };
                    };
                    deposit?: {
                        amount: number;
                        /** @description Browser details that the card issuer asks for. The gateway adds the URL for the issuer's reply. */
                        browserInfo?: {
                            /** @enum {number} */
                            browserColorDepth?: 1 | 8 | 4 | 15 | 16 | 24 | 32 | 48;
                            browserJavaEnabled?: boolean;
                            browserJavascriptEnabled: boolean;
                            browserLanguage: string;
                            browserScreenHeight?: number;
                            browserScreenWidth?: number;
                            browserTz?: number;
                            /** @enum {string} */
                            challengeWindowSize: "Small" | "Medium" | "Large" | "ExtraLarge" | "FullScreen";
                        };
                        csc?: string;
                        customerFundId?: string;
                        depositMethodId?: string;
                        /** @enum {string} */
                        gatewayKey?: "braintree" | "eway" | "opayo" | "paystream" | "stripe";
                        /** @enum {string} */
                        methodCode: "ap" | "bp" | "cc" | "bd" | "dd" | "gp" | "pl" | "td";
                        paymentToken?: string;
                    };
                    expectedTotal?: {
                        amount: number;
                        /** @enum {string} */
                        currency: "AUD" | "GBP";
                    };
                    idempotencyKey: string;
                    /** @description The customer whose cart and wallet the page shows. Another may have logged in since, in another tab. */
                    payerId?: string;
                    slug: string;
                    /** @description The campaign when the page was rendered. The cookie may change; a repeated attempt must send the same. */
                    utmSource?: string;
                };
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @description A receipt, or a 3-D Secure challenge to pass first. */
                            data: {
                                checkoutId: string;
                                /** @constant */
                                kind: "receipt";
                                partnerSlug?: string;
                            } | {
                                depositId: string;
                                /** @constant */
                                kind: "challenge";
                            };
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "partners.setItem": {
        parameters: {
            query?: never;
            header: {
                /** @description Any value. With the header Origin, which must be the shop's address, it proves that no other site sent the call. */
                "x-drawcard": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    cartItem?: {
                        drawNumber?: number;
                        lottery: {
                            causeKey?: string;
                            gameOffer?: string;
                            games?: {
                                [key: string]: number[];
                            }[];
                            /** @enum {string} */
                            gameType?: "deferred" | "standard" | "sequential" | "random" | "strike_standard" | "strike_boxed" | "reduced_system" | "mega_combo" | "powerhit" | "powerpik" | "syndicate" | "lotto_party";
                            lotteryKey: string;
                            numDraws?: number;
                            numGames?: number;
                            quickpick?: boolean;
                        };
                        raffleOffer?: string;
                        recurringPurchase?: {
                            enabled: boolean;
                            /** @enum {string} */
                            type: "subscription" | "autoplay" | "combined_recurring_purchase";
                        };
                    };
                    slug: string;
                };
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: {
                                blockedReasons: {
                                    [key: string]: {
                                        /** @constant */
                                        actionType?: "close";
                                        message: string;
                                        /** @enum {string} */
                                        type: "spend_limit" | "verify_account_required" | "global_spend_limit" | "deposit_limit" | "country_banned" | "account_closing";
                                    };
                                };
                                cartItems: {
                                    analyticsProductType: string;
                                    causeKey?: string;
                                    causeName?: string;
                                    /** @enum {string} */
                                    day?: "Monday" | "Tuesday" | "Wednesday" | "Thursday" | "Friday" | "Saturday" | "Sunday";
                                    days?: ("Monday" | "Tuesday" | "Wednesday" | "Thursday" | "Friday" | "Saturday" | "Sunday")[];
                                    description: string;
                                    /** @description Format: date-time */
                                    drawDate?: string;
                                    drawEncodedIds?: string[];
                                    drawNo?: number;
                                    drawPrizePool?: number;
                                    /** @description Format: date-time */
                                    drawStop?: string;
                                    /** @description Format: date-time */
                                    expiresAt?: string;
                                    favourite?: boolean;
                                    gameOffer?: string;
                                    gameOfferName?: string;
                                    games: {
                                        [key: string]: number[];
                                    }[];
                                    /** @enum {string} */
                                    gameType?: "deferred" | "standard" | "sequential" | "random" | "strike_standard" | "strike_boxed" | "reduced_system" | "mega_combo" | "powerhit" | "powerpik" | "syndicate" | "lotto_party";
                                    groupToken?: string;
                                    hasFavouriteNumbers?: boolean;
                                    id: string;
                                    isDrawnWhenSoldOut?: boolean;
                                    isPickedByShop?: boolean;
                                    lotteryKey?: string;
                                    makesGames?: boolean;
                                    membershipOffer?: string;
                                    membershipOfferName?: string;
                                    membershipProgram?: string;
                                    minimumJackpotAmount?: number;
                                    numDraws?: number;
                                    numGames?: number;
                                    numRaffleTickets?: number;
                                    offerName: string;
                                    price: {
                                        amount: number;
                                        /** @enum {string} */
                                        currency: "AUD" | "GBP";
                                    };
                                    /** @enum {string} */
                                    productType: "membership" | "lottery_ticket" | "multi_draw_ticket" | "raffle_ticket" | "syndicate_share" | "social_syndicate_share" | "voucher_fixed_discount" | "voucher_percent_discount" | "voucher_fixed_discount_expire" | "voucher_credit_amount";
                                    promotionCode?: string;
                                    quantity: number;
                                    quickpick: boolean;
                                    raffleOffer?: string;
                                    recurringPurchase: {
                                        /** @enum {string} */
                                        availability: "optional" | "never" | "always";
                                        /** @enum {string} */
                                        billingPeriod?: "monthly" | "quarterly" | "biannually" | "annually";
                                        description?: string;
                                        enabled: boolean;
                                        /** @enum {string} */
                                        frequency?: "monthly" | "weekly";
                                        quickpick?: boolean;
                                        /** @enum {string} */
                                        type: "subscription" | "autoplay" | "combined_recurring_purchase";
                                    };
                                    /** @description Format: date-time */
                                    scheduledFor?: string;
                                    scheduledPurchase?: {
                                        /** @enum {string} */
                                        type: "pre_order" | "scheduled_purchase";
                                    };
                                    sessionId?: string;
                                    showWinnerName?: boolean;
                                    standardGames?: number;
                                    syndicateKey?: string;
                                    syndicateName?: string;
                                    unitPrice: {
                                        amount: number;
                                        /** @enum {string} */
                                        currency: "AUD" | "GBP";
                                    };
                                }[];
                                cartTotal: {
                                    amount: number;
                                    /** @enum {string} */
                                    currency: "AUD" | "GBP";
                                };
                                customerId?: string;
                                preOrderTotal: {
                                    amount: number;
                                    /** @enum {string} */
                                    currency: "AUD" | "GBP";
                                };
                                requiresUnattendedPaymentMethod: boolean;
                            };
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "password.change": {
        parameters: {
            query?: never;
            header: {
                /** @description Any value. With the header Origin, which must be the shop's address, it proves that no other site sent the call. */
                "x-drawcard": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    confirmPassword: string;
                    currentPassword: string;
                    password: string;
                };
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: components["schemas"]["CustomerOverview"];
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "password.forceChange": {
        parameters: {
            query?: never;
            header: {
                /** @description Any value. With the header Origin, which must be the shop's address, it proves that no other site sent the call. */
                "x-drawcard": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    confirmPassword: string;
                    password: string;
                };
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: components["schemas"]["CustomerOverview"];
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "password.openResetLink": {
        parameters: {
            query?: never;
            header: {
                /** @description Any value. With the header Origin, which must be the shop's address, it proves that no other site sent the call. */
                "x-drawcard": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: string;
                };
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: {
                                /** @constant */
                                kept: true;
                            };
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "password.requestReset": {
        parameters: {
            query?: never;
            header: {
                /** @description Any value. With the header Origin, which must be the shop's address, it proves that no other site sent the call. */
                "x-drawcard": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                };
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: {
                                /** @constant */
                                requested: true;
                            };
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "password.reset": {
        parameters: {
            query?: never;
            header: {
                /** @description Any value. With the header Origin, which must be the shop's address, it proves that no other site sent the call. */
                "x-drawcard": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    confirmPassword: string;
                    password: string;
                };
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: {
                                /** @constant */
                                saved: true;
                            };
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "password.resetLink": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @enum {string} */
                            data: "none" | "usable" | "over";
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "placements.list": {
        parameters: {
            query: {
                input: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: {
                                items: {
                                    content?: {
                                        body?: string;
                                        heading?: string;
                                        href?: string;
                                        image?: string;
                                        label?: string;
                                    };
                                    drawNo?: number;
                                    gameOffer?: string;
                                    productOfferKey: string;
                                }[];
                                /** @enum {string} */
                                key: "feature_placement" | "cart_inline_item" | "pre_cart_item" | "fast_play" | "instant_play" | "pre_cart_promoted" | "pre_cart_standard";
                            }[];
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "placements.prime": {
        parameters: {
            query?: never;
            header: {
                /** @description Any value. With the header Origin, which must be the shop's address, it proves that no other site sent the call. */
                "x-drawcard": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: Record<string, never>;
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "previews.get": {
        parameters: {
            query: {
                input: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: {
                                /** @constant */
                                collection: "posts";
                                isDraft: boolean;
                                post: {
                                    body?: string;
                                    category: {
                                        name: string;
                                        slug: string;
                                    };
                                    cause?: string;
                                    excerpt: string;
                                    image?: string;
                                    /** @description Format: date-time */
                                    publishedAt: string;
                                    slug: string;
                                    title: string;
                                };
                            } | {
                                cause: components["schemas"]["Pick3"] & {
                                    body: string;
                                };
                                /** @constant */
                                collection: "causes";
                                isDraft: boolean;
                            } | {
                                /** @constant */
                                collection: "pages";
                                id: string;
                                isDraft: boolean;
                                page: components["schemas"]["Page"];
                            } | {
                                /** @constant */
                                collection: "questions";
                                isDraft: boolean;
                                question: components["schemas"]["Question"];
                            } | {
                                banner: components["schemas"]["Pick2"] & {
                                    id: string;
                                };
                                /** @constant */
                                collection: "banners";
                                isDraft: boolean;
                            };
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "promotions.add": {
        parameters: {
            query?: never;
            header: {
                /** @description Any value. With the header Origin, which must be the shop's address, it proves that no other site sent the call. */
                "x-drawcard": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    promotionCode: string;
                };
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: {
                                autoRemovedItems: {
                                    description: string;
                                    id: string;
                                    reason: {
                                        /** @constant */
                                        actionType: "close";
                                        message: string;
                                        /** @enum {string} */
                                        type: "draw_closed" | "draw_sold_out" | "offer_unavailable" | "not_sold_in_region" | "cart_full" | "promotion_not_added";
                                    };
                                }[];
                                blockedReasons: {
                                    [key: string]: {
                                        /** @constant */
                                        actionType?: "close";
                                        message: string;
                                        /** @enum {string} */
                                        type: "spend_limit" | "verify_account_required" | "global_spend_limit" | "deposit_limit" | "country_banned" | "account_closing";
                                    };
                                };
                                cartItems: {
                                    analyticsProductType: string;
                                    causeKey?: string;
                                    causeName?: string;
                                    /** @enum {string} */
                                    day?: "Monday" | "Tuesday" | "Wednesday" | "Thursday" | "Friday" | "Saturday" | "Sunday";
                                    days?: ("Monday" | "Tuesday" | "Wednesday" | "Thursday" | "Friday" | "Saturday" | "Sunday")[];
                                    description: string;
                                    /** @description Format: date-time */
                                    drawDate?: string;
                                    drawEncodedIds?: string[];
                                    drawNo?: number;
                                    drawPrizePool?: number;
                                    /** @description Format: date-time */
                                    drawStop?: string;
                                    /** @description Format: date-time */
                                    expiresAt?: string;
                                    favourite?: boolean;
                                    gameOffer?: string;
                                    gameOfferName?: string;
                                    games: {
                                        [key: string]: number[];
                                    }[];
                                    /** @enum {string} */
                                    gameType?: "deferred" | "standard" | "sequential" | "random" | "strike_standard" | "strike_boxed" | "reduced_system" | "mega_combo" | "powerhit" | "powerpik" | "syndicate" | "lotto_party";
                                    groupToken?: string;
                                    hasFavouriteNumbers?: boolean;
                                    id: string;
                                    isDrawnWhenSoldOut?: boolean;
                                    isPickedByShop?: boolean;
                                    lotteryKey?: string;
                                    makesGames?: boolean;
                                    membershipOffer?: string;
                                    membershipOfferName?: string;
                                    membershipProgram?: string;
                                    minimumJackpotAmount?: number;
                                    numDraws?: number;
                                    numGames?: number;
                                    numRaffleTickets?: number;
                                    offerName: string;
                                    price: {
                                        amount: number;
                                        /** @enum {string} */
                                        currency: "AUD" | "GBP";
                                    };
                                    /** @enum {string} */
                                    productType: "membership" | "lottery_ticket" | "multi_draw_ticket" | "raffle_ticket" | "syndicate_share" | "social_syndicate_share" | "voucher_fixed_discount" | "voucher_percent_discount" | "voucher_fixed_discount_expire" | "voucher_credit_amount";
                                    promotionCode?: string;
                                    quantity: number;
                                    quickpick: boolean;
                                    raffleOffer?: string;
                                    recurringPurchase: {
                                        /** @enum {string} */
                                        availability: "optional" | "never" | "always";
                                        /** @enum {string} */
                                        billingPeriod?: "monthly" | "quarterly" | "biannually" | "annually";
                                        description?: string;
                                        enabled: boolean;
                                        /** @enum {string} */
                                        frequency?: "monthly" | "weekly";
                                        quickpick?: boolean;
                                        /** @enum {string} */
                                        type: "subscription" | "autoplay" | "combined_recurring_purchase";
                                    };
                                    /** @description Format: date-time */
                                    scheduledFor?: string;
                                    scheduledPurchase?: {
                                        /** @enum {string} */
                                        type: "pre_order" | "scheduled_purchase";
                                    };
                                    sessionId?: string;
                                    showWinnerName?: boolean;
                                    standardGames?: number;
                                    syndicateKey?: string;
                                    syndicateName?: string;
                                    unitPrice: {
                                        amount: number;
                                        /** @enum {string} */
                                        currency: "AUD" | "GBP";
                                    };
                                }[];
                                cartReference: string;
                                cartTotal: {
                                    amount: number;
                                    /** @enum {string} */
                                    currency: "AUD" | "GBP";
                                };
                                preOrderTotal: {
                                    amount: number;
                                    /** @enum {string} */
                                    currency: "AUD" | "GBP";
                                };
                                requiresUnattendedPaymentMethod: boolean;
                                revision: number;
                                showRegulation: boolean;
                            };
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "promotions.remove": {
        parameters: {
            query?: never;
            header: {
                /** @description Any value. With the header Origin, which must be the shop's address, it proves that no other site sent the call. */
                "x-drawcard": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    itemId: string;
                };
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: {
                                autoRemovedItems: {
                                    description: string;
                                    id: string;
                                    reason: {
                                        /** @constant */
                                        actionType: "close";
                                        message: string;
                                        /** @enum {string} */
                                        type: "draw_closed" | "draw_sold_out" | "offer_unavailable" | "not_sold_in_region" | "cart_full" | "promotion_not_added";
                                    };
                                }[];
                                blockedReasons: {
                                    [key: string]: {
                                        /** @constant */
                                        actionType?: "close";
                                        message: string;
                                        /** @enum {string} */
                                        type: "spend_limit" | "verify_account_required" | "global_spend_limit" | "deposit_limit" | "country_banned" | "account_closing";
                                    };
                                };
                                cartItems: {
                                    analyticsProductType: string;
                                    causeKey?: string;
                                    causeName?: string;
                                    /** @enum {string} */
                                    day?: "Monday" | "Tuesday" | "Wednesday" | "Thursday" | "Friday" | "Saturday" | "Sunday";
                                    days?: ("Monday" | "Tuesday" | "Wednesday" | "Thursday" | "Friday" | "Saturday" | "Sunday")[];
                                    description: string;
                                    /** @description Format: date-time */
                                    drawDate?: string;
                                    drawEncodedIds?: string[];
                                    drawNo?: number;
                                    drawPrizePool?: number;
                                    /** @description Format: date-time */
                                    drawStop?: string;
                                    /** @description Format: date-time */
                                    expiresAt?: string;
                                    favourite?: boolean;
                                    gameOffer?: string;
                                    gameOfferName?: string;
                                    games: {
                                        [key: string]: number[];
                                    }[];
                                    /** @enum {string} */
                                    gameType?: "deferred" | "standard" | "sequential" | "random" | "strike_standard" | "strike_boxed" | "reduced_system" | "mega_combo" | "powerhit" | "powerpik" | "syndicate" | "lotto_party";
                                    groupToken?: string;
                                    hasFavouriteNumbers?: boolean;
                                    id: string;
                                    isDrawnWhenSoldOut?: boolean;
                                    isPickedByShop?: boolean;
                                    lotteryKey?: string;
                                    makesGames?: boolean;
                                    membershipOffer?: string;
                                    membershipOfferName?: string;
                                    membershipProgram?: string;
                                    minimumJackpotAmount?: number;
                                    numDraws?: number;
                                    numGames?: number;
                                    numRaffleTickets?: number;
                                    offerName: string;
                                    price: {
                                        amount: number;
                                        /** @enum {string} */
                                        currency: "AUD" | "GBP";
                                    };
                                    /** @enum {string} */
                                    productType: "membership" | "lottery_ticket" | "multi_draw_ticket" | "raffle_ticket" | "syndicate_share" | "social_syndicate_share" | "voucher_fixed_discount" | "voucher_percent_discount" | "voucher_fixed_discount_expire" | "voucher_credit_amount";
                                    promotionCode?: string;
                                    quantity: number;
                                    quickpick: boolean;
                                    raffleOffer?: string;
                                    recurringPurchase: {
                                        /** @enum {string} */
                                        availability: "optional" | "never" | "always";
                                        /** @enum {string} */
                                        billingPeriod?: "monthly" | "quarterly" | "biannually" | "annually";
                                        description?: string;
                                        enabled: boolean;
                                        /** @enum {string} */
                                        frequency?: "monthly" | "weekly";
                                        quickpick?: boolean;
                                        /** @enum {string} */
                                        type: "subscription" | "autoplay" | "combined_recurring_purchase";
                                    };
                                    /** @description Format: date-time */
                                    scheduledFor?: string;
                                    scheduledPurchase?: {
                                        /** @enum {string} */
                                        type: "pre_order" | "scheduled_purchase";
                                    };
                                    sessionId?: string;
                                    showWinnerName?: boolean;
                                    standardGames?: number;
                                    syndicateKey?: string;
                                    syndicateName?: string;
                                    unitPrice: {
                                        amount: number;
                                        /** @enum {string} */
                                        currency: "AUD" | "GBP";
                                    };
                                }[];
                                cartReference: string;
                                cartTotal: {
                                    amount: number;
                                    /** @enum {string} */
                                    currency: "AUD" | "GBP";
                                };
                                preOrderTotal: {
                                    amount: number;
                                    /** @enum {string} */
                                    currency: "AUD" | "GBP";
                                };
                                requiresUnattendedPaymentMethod: boolean;
                                revision: number;
                                showRegulation: boolean;
                            };
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "purchases.create": {
        parameters: {
            query?: never;
            header: {
                /** @description Any value. With the header Origin, which must be the shop's address, it proves that no other site sent the call. */
                "x-drawcard": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    cartRevision: number;
                    deposit?: {
                        /** @description The deposit shown on the page, so that a repeated attempt deposits the same amount. */
                        amount?: number;
                        /** @description Browser details that the card issuer asks for. The gateway adds the URL for the issuer's reply. */
                        browserInfo?: {
                            /** @enum {number} */
                            browserColorDepth?: 1 | 8 | 4 | 15 | 16 | 24 | 32 | 48;
                            browserJavaEnabled?: boolean;
                            browserJavascriptEnabled: boolean;
                            browserLanguage: string;
                            browserScreenHeight?: number;
                            browserScreenWidth?: number;
                            browserTz?: number;
                            /** @enum {string} */
                            challengeWindowSize: "Small" | "Medium" | "Large" | "ExtraLarge" | "FullScreen";
                        };
                        csc?: string;
                        customerFundId?: string;
                        depositMethodId?: string;
                        /** @enum {string} */
                        gatewayKey?: "braintree" | "eway" | "opayo" | "paystream" | "stripe";
                        /** @enum {string} */
                        methodCode: "ap" | "bp" | "cc" | "bd" | "dd" | "gp" | "pl" | "td";
                        paymentToken?: string;
                    };
                    expectedTotal: {
                        amount: number;
                        /** @enum {string} */
                        currency: "AUD" | "GBP";
                    };
                    idempotencyKey: string;
                    /** @description The customer whose cart and wallet the page shows. Another may have logged in since, in another tab. */
                    payerId?: string;
                    /** @description The campaign when the page was rendered. The cookie may change; a repeated attempt must send the same. */
                    utmSource?: string;
                };
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @description A receipt, or a 3-D Secure challenge to pass first. */
                            data: {
                                checkoutId: string;
                                /** @constant */
                                kind: "receipt";
                                partnerSlug?: string;
                            } | {
                                depositId: string;
                                /** @constant */
                                kind: "challenge";
                            };
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "purchases.get": {
        parameters: {
            query: {
                input: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: {
                                checkoutId: string;
                                /** @description Format: date-time */
                                createdAt: string;
                                depositAmount: {
                                    amount: number;
                                    /** @enum {string} */
                                    currency: "AUD" | "GBP";
                                };
                                extraDepositAmount?: {
                                    amount: number;
                                    /** @enum {string} */
                                    currency: "AUD" | "GBP";
                                };
                                items: {
                                    analyticsProductType: string;
                                    causeKey?: string;
                                    causeName?: string;
                                    /** @enum {string} */
                                    day?: "Monday" | "Tuesday" | "Wednesday" | "Thursday" | "Friday" | "Saturday" | "Sunday";
                                    days?: ("Monday" | "Tuesday" | "Wednesday" | "Thursday" | "Friday" | "Saturday" | "Sunday")[];
                                    description: string;
                                    /** @description Format: date-time */
                                    drawDate?: string;
                                    drawEncodedIds?: string[];
                                    drawNo?: number;
                                    drawPrizePool?: number;
                                    /** @description Format: date-time */
                                    drawStop?: string;
                                    /** @description Format: date-time */
                                    expiresAt?: string;
                                    favourite?: boolean;
                                    gameOffer?: string;
                                    gameOfferName?: string;
                                    games: {
                                        [key: string]: number[];
                                    }[];
                                    /** @enum {string} */
                                    gameType?: "deferred" | "standard" | "sequential" | "random" | "strike_standard" | "strike_boxed" | "reduced_system" | "mega_combo" | "powerhit" | "powerpik" | "syndicate" | "lotto_party";
                                    groupToken?: string;
                                    hasFavouriteNumbers?: boolean;
                                    id: string;
                                    isDrawnWhenSoldOut?: boolean;
                                    isPickedByShop?: boolean;
                                    lotteryKey?: string;
                                    makesGames?: boolean;
                                    membershipOffer?: string;
                                    membershipOfferName?: string;
                                    membershipProgram?: string;
                                    minimumJackpotAmount?: number;
                                    numDraws?: number;
                                    numGames?: number;
                                    numRaffleTickets?: number;
                                    offerName: string;
                                    price: {
                                        amount: number;
                                        /** @enum {string} */
                                        currency: "AUD" | "GBP";
                                    };
                                    /** @enum {string} */
                                    productType: "membership" | "lottery_ticket" | "multi_draw_ticket" | "raffle_ticket" | "syndicate_share" | "social_syndicate_share" | "voucher_fixed_discount" | "voucher_percent_discount" | "voucher_fixed_discount_expire" | "voucher_credit_amount";
                                    promotionCode?: string;
                                    quantity: number;
                                    quickpick: boolean;
                                    raffleOffer?: string;
                                    recurringPurchase: {
                                        /** @enum {string} */
                                        availability: "optional" | "never" | "always";
                                        /** @enum {string} */
                                        billingPeriod?: "monthly" | "quarterly" | "biannually" | "annually";
                                        description?: string;
                                        enabled: boolean;
                                        /** @enum {string} */
                                        frequency?: "monthly" | "weekly";
                                        quickpick?: boolean;
                                        /** @enum {string} */
                                        type: "subscription" | "autoplay" | "combined_recurring_purchase";
                                    };
                                    /** @description Format: date-time */
                                    scheduledFor?: string;
                                    scheduledPurchase?: {
                                        /** @enum {string} */
                                        type: "pre_order" | "scheduled_purchase";
                                    };
                                    sessionId?: string;
                                    showWinnerName?: boolean;
                                    standardGames?: number;
                                    syndicateKey?: string;
                                    syndicateName?: string;
                                    unitPrice: {
                                        amount: number;
                                        /** @enum {string} */
                                        currency: "AUD" | "GBP";
                                    };
                                }[];
                                orderIds: string[];
                                partnerSlug?: string;
                                total: {
                                    amount: number;
                                    /** @enum {string} */
                                    currency: "AUD" | "GBP";
                                };
                                trackingData: {
                                    goals: {
                                        key: string;
                                    }[];
                                    products: {
                                        analyticsName: string;
                                        analyticsProductType: string;
                                        analyticsVariant: string;
                                        brand: string;
                                        causeKey?: string;
                                        daysOfWeek: ("Monday" | "Tuesday" | "Wednesday" | "Thursday" | "Friday" | "Saturday" | "Sunday")[];
                                        /** @description Format: date-time */
                                        drawDate?: string;
                                        drawNo?: number;
                                        hasFavouriteNumbers: boolean;
                                        lotteryKey?: string;
                                        numDraws: number;
                                        numGames: number;
                                        prizePool?: number;
                                        productDescription: string;
                                        purchasePrice: number;
                                        /** @enum {string} */
                                        purchaseStatus: "pre_order" | "standard";
                                        recurringPurchaseEnabled: boolean;
                                        /** @enum {string} */
                                        recurringPurchaseType?: "subscription" | "autoplay" | "combined_recurring_purchase";
                                    }[];
                                };
                                walletAmount: {
                                    amount: number;
                                    /** @enum {string} */
                                    currency: "AUD" | "GBP";
                                };
                            };
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "questions.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: components["schemas"]["QuestionTopic"][];
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "questions.listOfOffer": {
        parameters: {
            query: {
                input: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: components["schemas"]["Question"][];
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "recommendedOrders.add": {
        parameters: {
            query?: never;
            header: {
                /** @description Any value. With the header Origin, which must be the shop's address, it proves that no other site sent the call. */
                "x-drawcard": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: string;
                    idempotencyKey: string;
                };
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: {
                                autoRemovedItems: {
                                    description: string;
                                    id: string;
                                    reason: {
                                        /** @constant */
                                        actionType: "close";
                                        message: string;
                                        /** @enum {string} */
                                        type: "draw_closed" | "draw_sold_out" | "offer_unavailable" | "not_sold_in_region" | "cart_full" | "promotion_not_added";
                                    };
                                }[];
                                blockedReasons: {
                                    [key: string]: {
                                        /** @constant */
                                        actionType?: "close";
                                        message: string;
                                        /** @enum {string} */
                                        type: "spend_limit" | "verify_account_required" | "global_spend_limit" | "deposit_limit" | "country_banned" | "account_closing";
                                    };
                                };
                                cartItems: {
                                    analyticsProductType: string;
                                    causeKey?: string;
                                    causeName?: string;
                                    /** @enum {string} */
                                    day?: "Monday" | "Tuesday" | "Wednesday" | "Thursday" | "Friday" | "Saturday" | "Sunday";
                                    days?: ("Monday" | "Tuesday" | "Wednesday" | "Thursday" | "Friday" | "Saturday" | "Sunday")[];
                                    description: string;
                                    /** @description Format: date-time */
                                    drawDate?: string;
                                    drawEncodedIds?: string[];
                                    drawNo?: number;
                                    drawPrizePool?: number;
                                    /** @description Format: date-time */
                                    drawStop?: string;
                                    /** @description Format: date-time */
                                    expiresAt?: string;
                                    favourite?: boolean;
                                    gameOffer?: string;
                                    gameOfferName?: string;
                                    games: {
                                        [key: string]: number[];
                                    }[];
                                    /** @enum {string} */
                                    gameType?: "deferred" | "standard" | "sequential" | "random" | "strike_standard" | "strike_boxed" | "reduced_system" | "mega_combo" | "powerhit" | "powerpik" | "syndicate" | "lotto_party";
                                    groupToken?: string;
                                    hasFavouriteNumbers?: boolean;
                                    id: string;
                                    isDrawnWhenSoldOut?: boolean;
                                    isPickedByShop?: boolean;
                                    lotteryKey?: string;
                                    makesGames?: boolean;
                                    membershipOffer?: string;
                                    membershipOfferName?: string;
                                    membershipProgram?: string;
                                    minimumJackpotAmount?: number;
                                    numDraws?: number;
                                    numGames?: number;
                                    numRaffleTickets?: number;
                                    offerName: string;
                                    price: {
                                        amount: number;
                                        /** @enum {string} */
                                        currency: "AUD" | "GBP";
                                    };
                                    /** @enum {string} */
                                    productType: "membership" | "lottery_ticket" | "multi_draw_ticket" | "raffle_ticket" | "syndicate_share" | "social_syndicate_share" | "voucher_fixed_discount" | "voucher_percent_discount" | "voucher_fixed_discount_expire" | "voucher_credit_amount";
                                    promotionCode?: string;
                                    quantity: number;
                                    quickpick: boolean;
                                    raffleOffer?: string;
                                    recurringPurchase: {
                                        /** @enum {string} */
                                        availability: "optional" | "never" | "always";
                                        /** @enum {string} */
                                        billingPeriod?: "monthly" | "quarterly" | "biannually" | "annually";
                                        description?: string;
                                        enabled: boolean;
                                        /** @enum {string} */
                                        frequency?: "monthly" | "weekly";
                                        quickpick?: boolean;
                                        /** @enum {string} */
                                        type: "subscription" | "autoplay" | "combined_recurring_purchase";
                                    };
                                    /** @description Format: date-time */
                                    scheduledFor?: string;
                                    scheduledPurchase?: {
                                        /** @enum {string} */
                                        type: "pre_order" | "scheduled_purchase";
                                    };
                                    sessionId?: string;
                                    showWinnerName?: boolean;
                                    standardGames?: number;
                                    syndicateKey?: string;
                                    syndicateName?: string;
                                    unitPrice: {
                                        amount: number;
                                        /** @enum {string} */
                                        currency: "AUD" | "GBP";
                                    };
                                }[];
                                cartReference: string;
                                cartTotal: {
                                    amount: number;
                                    /** @enum {string} */
                                    currency: "AUD" | "GBP";
                                };
                                preOrderTotal: {
                                    amount: number;
                                    /** @enum {string} */
                                    currency: "AUD" | "GBP";
                                };
                                requiresUnattendedPaymentMethod: boolean;
                                revision: number;
                                showRegulation: boolean;
                            };
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "recommendedOrders.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: {
                                drawNo: number;
                                gameOffer: string;
                                id: string;
                                numGames: number;
                                price: {
                                    amount: number;
                                    /** @enum {string} */
                                    currency: "AUD" | "GBP";
                                };
                                productOfferKey: string;
                            }[];
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "recurringPurchases.comingCharges": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: {
                                /** @description Format: date-time */
                                chargeAt: string;
                                description: string;
                                /** @description Format: date-time */
                                drawAt?: string;
                                fund: {
                                    /** @enum {string} */
                                    brand?: "AmericanExpress" | "MasterCard" | "Visa" | "bank" | "paypal";
                                    id?: string;
                                    /** @enum {string} */
                                    kind: "cc" | "bank" | "paypal" | "unfunded" | "wallet";
                                    lastFour?: string;
                                };
                                key: string;
                                /** @enum {string} */
                                kind: "subscription" | "autoplay" | "pre_order" | "scheduled_purchase";
                                minimumJackpotAmount: {
                                    amount: number;
                                    /** @enum {string} */
                                    currency: "AUD" | "GBP";
                                };
                                price: {
                                    amount: number;
                                    /** @enum {string} */
                                    currency: "AUD" | "GBP";
                                };
                                sourceId: string;
                            }[];
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "recurringPurchases.getMethods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: {
                                availableRecurringPurchaseMethods: {
                                    /** @enum {string} */
                                    fundKind: "cc" | "bank" | "paypal" | "unfunded" | "wallet";
                                    key: string;
                                    name: string;
                                }[];
                                selectedRecurringPurchaseMethodKey: string | null;
                            };
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "recurringPurchases.list": {
        parameters: {
            query: {
                input: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: components["schemas"]["RecurringPage"];
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "recurringPurchases.resolutions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: {
                                /** @enum {string} */
                                failureKind: "hard" | "soft";
                                /** @enum {string} */
                                fundKind: "cc" | "bank" | "paypal" | "unfunded" | "wallet";
                                fundSource: string;
                                id: string;
                                recurringPurchases: {
                                    attempts?: {
                                        /** @description Format: date-time */
                                        at: string;
                                        /** @enum {string} */
                                        fundKind: "cc" | "bank" | "paypal" | "unfunded" | "wallet";
                                        orderId?: string;
                                        price: {
                                            amount: number;
                                            /** @enum {string} */
                                            currency: "AUD" | "GBP";
                                        };
                                        reason?: string;
                                        /** @description Format: date-time */
                                        retryAt?: string;
                                        /** @enum {string} */
                                        status: "purchased" | "soft_failure" | "hard_failure" | "skipped" | "debt_paid";
                                    }[];
                                    autoplayId?: string;
                                    /** @enum {string} */
                                    billingPeriod?: "monthly" | "quarterly" | "biannually" | "annually";
                                    causeKey?: string;
                                    days?: ("Monday" | "Tuesday" | "Wednesday" | "Thursday" | "Friday" | "Saturday" | "Sunday")[];
                                    defaultFund: {
                                        /** @enum {string} */
                                        brand?: "AmericanExpress" | "MasterCard" | "Visa" | "bank" | "paypal";
                                        id?: string;
                                        /** @enum {string} */
                                        kind: "cc" | "bank" | "paypal" | "unfunded" | "wallet";
                                        lastFour?: string;
                                    };
                                    description?: string;
                                    drawEncodedIds?: string[];
                                    firstOrderId?: string;
                                    /** @enum {string} */
                                    frequency?: "monthly" | "weekly";
                                    gameOffer?: string;
                                    gameOfferName?: string;
                                    games?: {
                                        [key: string]: number[];
                                    }[];
                                    id: string;
                                    /** @enum {string} */
                                    lastAttemptStatus?: "purchased" | "soft_failure" | "hard_failure";
                                    lotteryId?: string;
                                    membershipKey?: string;
                                    membershipName?: string;
                                    membershipOfferKey?: string;
                                    membershipOfferName?: string;
                                    minimumJackpotAmount: {
                                        amount: number;
                                        /** @enum {string} */
                                        currency: "AUD" | "GBP";
                                    };
                                    /** @description Format: date */
                                    nextChargeOn?: string;
                                    /** @description Format: date-time */
                                    nextDrawAt?: string;
                                    numberOfGames?: number;
                                    numberOfShares?: number;
                                    numberOfTickets?: number;
                                    /** @description Format: date */
                                    pausedUntil?: string;
                                    price?: {
                                        amount: number;
                                        /** @enum {string} */
                                        currency: "AUD" | "GBP";
                                    };
                                    productOfferKey?: string;
                                    /** @enum {string} */
                                    productType?: "lottery_ticket" | "raffle_ticket" | "syndicate_share" | "social_syndicate_share";
                                    quickpick: boolean;
                                    sessionId?: string;
                                    /** @enum {string} */
                                    status: "recurring_status_active" | "recurring_status_paused" | "recurring_status_timed_pause" | "recurring_status_timed_paused" | "recurring_status_cancelled";
                                    /** @enum {string} */
                                    type: "subscription" | "autoplay" | "combined_recurring_purchase";
                                }[];
                            }[];
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "recurringPurchases.setMethod": {
        parameters: {
            query?: never;
            header: {
                /** @description Any value. With the header Origin, which must be the shop's address, it proves that no other site sent the call. */
                "x-drawcard": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    recurringPurchaseMethod: string;
                };
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: {
                                availableRecurringPurchaseMethods: {
                                    /** @enum {string} */
                                    fundKind: "cc" | "bank" | "paypal" | "unfunded" | "wallet";
                                    key: string;
                                    name: string;
                                }[];
                                selectedRecurringPurchaseMethodKey: string | null;
                            };
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "recurringPurchases.sync": {
        parameters: {
            query?: never;
            header: {
                /** @description Any value. With the header Origin, which must be the shop's address, it proves that no other site sent the call. */
                "x-drawcard": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    fundId?: string;
                    idempotencyKey: string;
                    recurringPurchaseIds: string[];
                };
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: {
                                /** @enum {string} */
                                attemptStatus: "purchased" | "soft_failure" | "hard_failure";
                                recurringPurchaseId: string;
                            }[];
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "scheduledPurchases.cancel": {
        parameters: {
            query?: never;
            header: {
                /** @description Any value. With the header Origin, which must be the shop's address, it proves that no other site sent the call. */
                "x-drawcard": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: string;
                };
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: {
                                encodedId: string;
                                item: {
                                    analyticsProductType: string;
                                    causeKey?: string;
                                    causeName?: string;
                                    /** @enum {string} */
                                    day?: "Monday" | "Tuesday" | "Wednesday" | "Thursday" | "Friday" | "Saturday" | "Sunday";
                                    days?: ("Monday" | "Tuesday" | "Wednesday" | "Thursday" | "Friday" | "Saturday" | "Sunday")[];
                                    description: string;
                                    /** @description Format: date-time */
                                    drawDate?: string;
                                    drawEncodedIds?: string[];
                                    drawNo?: number;
                                    drawPrizePool?: number;
                                    /** @description Format: date-time */
                                    drawStop?: string;
                                    /** @description Format: date-time */
                                    expiresAt?: string;
                                    favourite?: boolean;
                                    gameOffer?: string;
                                    gameOfferName?: string;
                                    games: {
                                        [key: string]: number[];
                                    }[];
                                    /** @enum {string} */
                                    gameType?: "deferred" | "standard" | "sequential" | "random" | "strike_standard" | "strike_boxed" | "reduced_system" | "mega_combo" | "powerhit" | "powerpik" | "syndicate" | "lotto_party";
                                    groupToken?: string;
                                    hasFavouriteNumbers?: boolean;
                                    id: string;
                                    isDrawnWhenSoldOut?: boolean;
                                    isPickedByShop?: boolean;
                                    lotteryKey?: string;
                                    makesGames?: boolean;
                                    membershipOffer?: string;
                                    membershipOfferName?: string;
                                    membershipProgram?: string;
                                    minimumJackpotAmount?: number;
                                    numDraws?: number;
                                    numGames?: number;
                                    numRaffleTickets?: number;
                                    offerName: string;
                                    price: {
                                        amount: number;
                                        /** @enum {string} */
                                        currency: "AUD" | "GBP";
                                    };
                                    /** @enum {string} */
                                    productType: "membership" | "lottery_ticket" | "multi_draw_ticket" | "raffle_ticket" | "syndicate_share" | "social_syndicate_share" | "voucher_fixed_discount" | "voucher_percent_discount" | "voucher_fixed_discount_expire" | "voucher_credit_amount";
                                    promotionCode?: string;
                                    quantity: number;
                                    quickpick: boolean;
                                    raffleOffer?: string;
                                    recurringPurchase: {
                                        /** @enum {string} */
                                        availability: "optional" | "never" | "always";
                                        /** @enum {string} */
                                        billingPeriod?: "monthly" | "quarterly" | "biannually" | "annually";
                                        description?: string;
                                        enabled: boolean;
                                        /** @enum {string} */
                                        frequency?: "monthly" | "weekly";
                                        quickpick?: boolean;
                                        /** @enum {string} */
                                        type: "subscription" | "autoplay" | "combined_recurring_purchase";
                                    };
                                    /** @description Format: date-time */
                                    scheduledFor?: string;
                                    scheduledPurchase?: {
                                        /** @enum {string} */
                                        type: "pre_order" | "scheduled_purchase";
                                    };
                                    sessionId?: string;
                                    showWinnerName?: boolean;
                                    standardGames?: number;
                                    syndicateKey?: string;
                                    syndicateName?: string;
                                    unitPrice: {
                                        amount: number;
                                        /** @enum {string} */
                                        currency: "AUD" | "GBP";
                                    };
                                };
                                /** @enum {string} */
                                kind: "pre_order" | "scheduled_purchase";
                                orderId?: string;
                                price: {
                                    amount: number;
                                    /** @enum {string} */
                                    currency: "AUD" | "GBP";
                                };
                                /** @description Format: date-time */
                                scheduledFor: string;
                                /** @enum {string} */
                                status: "scheduled_status_active" | "scheduled_status_cancelled";
                            };
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "scheduledPurchases.get": {
        parameters: {
            query: {
                input: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: {
                                encodedId: string;
                                item: {
                                    analyticsProductType: string;
                                    causeKey?: string;
                                    causeName?: string;
                                    /** @enum {string} */
                                    day?: "Monday" | "Tuesday" | "Wednesday" | "Thursday" | "Friday" | "Saturday" | "Sunday";
                                    days?: ("Monday" | "Tuesday" | "Wednesday" | "Thursday" | "Friday" | "Saturday" | "Sunday")[];
                                    description: string;
                                    /** @description Format: date-time */
                                    drawDate?: string;
                                    drawEncodedIds?: string[];
                                    drawNo?: number;
                                    drawPrizePool?: number;
                                    /** @description Format: date-time */
                                    drawStop?: string;
                                    /** @description Format: date-time */
                                    expiresAt?: string;
                                    favourite?: boolean;
                                    gameOffer?: string;
                                    gameOfferName?: string;
                                    games: {
                                        [key: string]: number[];
                                    }[];
                                    /** @enum {string} */
                                    gameType?: "deferred" | "standard" | "sequential" | "random" | "strike_standard" | "strike_boxed" | "reduced_system" | "mega_combo" | "powerhit" | "powerpik" | "syndicate" | "lotto_party";
                                    groupToken?: string;
                                    hasFavouriteNumbers?: boolean;
                                    id: string;
                                    isDrawnWhenSoldOut?: boolean;
                                    isPickedByShop?: boolean;
                                    lotteryKey?: string;
                                    makesGames?: boolean;
                                    membershipOffer?: string;
                                    membershipOfferName?: string;
                                    membershipProgram?: string;
                                    minimumJackpotAmount?: number;
                                    numDraws?: number;
                                    numGames?: number;
                                    numRaffleTickets?: number;
                                    offerName: string;
                                    price: {
                                        amount: number;
                                        /** @enum {string} */
                                        currency: "AUD" | "GBP";
                                    };
                                    /** @enum {string} */
                                    productType: "membership" | "lottery_ticket" | "multi_draw_ticket" | "raffle_ticket" | "syndicate_share" | "social_syndicate_share" | "voucher_fixed_discount" | "voucher_percent_discount" | "voucher_fixed_discount_expire" | "voucher_credit_amount";
                                    promotionCode?: string;
                                    quantity: number;
                                    quickpick: boolean;
                                    raffleOffer?: string;
                                    recurringPurchase: {
                                        /** @enum {string} */
                                        availability: "optional" | "never" | "always";
                                        /** @enum {string} */
                                        billingPeriod?: "monthly" | "quarterly" | "biannually" | "annually";
                                        description?: string;
                                        enabled: boolean;
                                        /** @enum {string} */
                                        frequency?: "monthly" | "weekly";
                                        quickpick?: boolean;
                                        /** @enum {string} */
                                        type: "subscription" | "autoplay" | "combined_recurring_purchase";
                                    };
                                    /** @description Format: date-time */
                                    scheduledFor?: string;
                                    scheduledPurchase?: {
                                        /** @enum {string} */
                                        type: "pre_order" | "scheduled_purchase";
                                    };
                                    sessionId?: string;
                                    showWinnerName?: boolean;
                                    standardGames?: number;
                                    syndicateKey?: string;
                                    syndicateName?: string;
                                    unitPrice: {
                                        amount: number;
                                        /** @enum {string} */
                                        currency: "AUD" | "GBP";
                                    };
                                };
                                /** @enum {string} */
                                kind: "pre_order" | "scheduled_purchase";
                                orderId?: string;
                                price: {
                                    amount: number;
                                    /** @enum {string} */
                                    currency: "AUD" | "GBP";
                                };
                                /** @description Format: date-time */
                                scheduledFor: string;
                                /** @enum {string} */
                                status: "scheduled_status_active" | "scheduled_status_cancelled";
                            };
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "scheduledPurchases.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: {
                                encodedId: string;
                                item: {
                                    analyticsProductType: string;
                                    causeKey?: string;
                                    causeName?: string;
                                    /** @enum {string} */
                                    day?: "Monday" | "Tuesday" | "Wednesday" | "Thursday" | "Friday" | "Saturday" | "Sunday";
                                    days?: ("Monday" | "Tuesday" | "Wednesday" | "Thursday" | "Friday" | "Saturday" | "Sunday")[];
                                    description: string;
                                    /** @description Format: date-time */
                                    drawDate?: string;
                                    drawEncodedIds?: string[];
                                    drawNo?: number;
                                    drawPrizePool?: number;
                                    /** @description Format: date-time */
                                    drawStop?: string;
                                    /** @description Format: date-time */
                                    expiresAt?: string;
                                    favourite?: boolean;
                                    gameOffer?: string;
                                    gameOfferName?: string;
                                    games: {
                                        [key: string]: number[];
                                    }[];
                                    /** @enum {string} */
                                    gameType?: "deferred" | "standard" | "sequential" | "random" | "strike_standard" | "strike_boxed" | "reduced_system" | "mega_combo" | "powerhit" | "powerpik" | "syndicate" | "lotto_party";
                                    groupToken?: string;
                                    hasFavouriteNumbers?: boolean;
                                    id: string;
                                    isDrawnWhenSoldOut?: boolean;
                                    isPickedByShop?: boolean;
                                    lotteryKey?: string;
                                    makesGames?: boolean;
                                    membershipOffer?: string;
                                    membershipOfferName?: string;
                                    membershipProgram?: string;
                                    minimumJackpotAmount?: number;
                                    numDraws?: number;
                                    numGames?: number;
                                    numRaffleTickets?: number;
                                    offerName: string;
                                    price: {
                                        amount: number;
                                        /** @enum {string} */
                                        currency: "AUD" | "GBP";
                                    };
                                    /** @enum {string} */
                                    productType: "membership" | "lottery_ticket" | "multi_draw_ticket" | "raffle_ticket" | "syndicate_share" | "social_syndicate_share" | "voucher_fixed_discount" | "voucher_percent_discount" | "voucher_fixed_discount_expire" | "voucher_credit_amount";
                                    promotionCode?: string;
                                    quantity: number;
                                    quickpick: boolean;
                                    raffleOffer?: string;
                                    recurringPurchase: {
                                        /** @enum {string} */
                                        availability: "optional" | "never" | "always";
                                        /** @enum {string} */
                                        billingPeriod?: "monthly" | "quarterly" | "biannually" | "annually";
                                        description?: string;
                                        enabled: boolean;
                                        /** @enum {string} */
                                        frequency?: "monthly" | "weekly";
                                        quickpick?: boolean;
                                        /** @enum {string} */
                                        type: "subscription" | "autoplay" | "combined_recurring_purchase";
                                    };
                                    /** @description Format: date-time */
                                    scheduledFor?: string;
                                    scheduledPurchase?: {
                                        /** @enum {string} */
                                        type: "pre_order" | "scheduled_purchase";
                                    };
                                    sessionId?: string;
                                    showWinnerName?: boolean;
                                    standardGames?: number;
                                    syndicateKey?: string;
                                    syndicateName?: string;
                                    unitPrice: {
                                        amount: number;
                                        /** @enum {string} */
                                        currency: "AUD" | "GBP";
                                    };
                                };
                                /** @enum {string} */
                                kind: "pre_order" | "scheduled_purchase";
                                orderId?: string;
                                price: {
                                    amount: number;
                                    /** @enum {string} */
                                    currency: "AUD" | "GBP";
                                };
                                /** @description Format: date-time */
                                scheduledFor: string;
                                /** @enum {string} */
                                status: "scheduled_status_active" | "scheduled_status_cancelled";
                            }[];
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "session.autologin": {
        parameters: {
            query?: never;
            header: {
                /** @description Any value. With the header Origin, which must be the shop's address, it proves that no other site sent the call. */
                "x-drawcard": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: string;
                };
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: components["schemas"]["SignedIn"];
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "session.checkEmail": {
        parameters: {
            query?: never;
            header: {
                /** @description Any value. With the header Origin, which must be the shop's address, it proves that no other site sent the call. */
                "x-drawcard": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                };
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: {
                                exists: boolean;
                                signInProviders?: ("apple" | "google" | "email")[];
                            };
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "session.elevate": {
        parameters: {
            query?: never;
            header: {
                /** @description Any value. With the header Origin, which must be the shop's address, it proves that no other site sent the call. */
                "x-drawcard": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    otp?: string;
                    recoveryCode?: string;
                    saveDevice?: boolean;
                };
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: {
                                /** @constant */
                                elevated: true;
                            };
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "session.enterCode": {
        parameters: {
            query?: never;
            header: {
                /** @description Any value. With the header Origin, which must be the shop's address, it proves that no other site sent the call. */
                "x-drawcard": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    otp?: string;
                    recoveryCode?: string;
                    saveDevice?: boolean;
                };
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: components["schemas"]["SignedIn"];
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "session.get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: components["schemas"]["CustomerOverview"] | null;
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "session.linkOwner": {
        parameters: {
            query?: never;
            header: {
                /** @description Any value. With the header Origin, which must be the shop's address, it proves that no other site sent the call. */
                "x-drawcard": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: string;
                };
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: components["schemas"]["LinkOwner"] | null;
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "session.login": {
        parameters: {
            query?: never;
            header: {
                /** @description Any value. With the header Origin, which must be the shop's address, it proves that no other site sent the call. */
                "x-drawcard": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                    password: string;
                    saveDevice?: boolean;
                };
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: components["schemas"]["SignedIn"];
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "session.logout": {
        parameters: {
            query?: never;
            header: {
                /** @description Any value. With the header Origin, which must be the shop's address, it proves that no other site sent the call. */
                "x-drawcard": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: {
                                /** @constant */
                                signedOut: true;
                            };
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "session.pendingCode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: components["schemas"]["PendingCode"] | null;
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "session.sendCode": {
        parameters: {
            query?: never;
            header: {
                /** @description Any value. With the header Origin, which must be the shop's address, it proves that no other site sent the call. */
                "x-drawcard": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    reason: "elevate" | "login" | "enrol";
                };
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: components["schemas"]["SentCode"];
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "session.signUp": {
        parameters: {
            query?: never;
            header: {
                /** @description Any value. With the header Origin, which must be the shop's address, it proves that no other site sent the call. */
                "x-drawcard": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    address: string;
                    /** @enum {string} */
                    addressEntry?: "autocomplete" | "manual";
                    country: string;
                    dateOfBirth: string;
                    email: string;
                    emailOptIn?: boolean;
                    favouriteNumbers?: number[];
                    firstname: string;
                    lastname: string;
                    password: string;
                    passwordConfirmation?: string;
                    phoneNumber: string;
                    postcode: string;
                    saveDevice?: boolean;
                    state: string;
                    suburb: string;
                    termsAccepted?: boolean;
                };
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: components["schemas"]["SignedIn"];
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "session.transfer": {
        parameters: {
            query?: never;
            header: {
                /** @description Any value. With the header Origin, which must be the shop's address, it proves that no other site sent the call. */
                "x-drawcard": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: string;
                };
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: components["schemas"]["SignedIn"];
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "siteConfig.get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: {
                                description?: string;
                                indexingDisabled: boolean;
                                /** @enum {string} */
                                locale: "en-AU" | "en-GB";
                                regulationLogos: {
                                    href?: string;
                                    image: string;
                                    name: string;
                                }[];
                                routeOverrides: {
                                    [key: string]: {
                                        label?: string;
                                        path?: string;
                                    };
                                };
                                siteName: string;
                                siteNameHidden: boolean;
                                socialAccount?: string;
                            };
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "socialAccounts.finish": {
        parameters: {
            query?: never;
            header: {
                /** @description Any value. With the header Origin, which must be the shop's address, it proves that no other site sent the call. */
                "x-drawcard": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    code?: string;
                    error?: string;
                    /** @enum {string} */
                    provider: "apple" | "google";
                    state?: string;
                };
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** @description How a sign-in at a provider ended. */
                            data: {
                                /** @enum {string} */
                                kind: "linked" | "cancelled";
                            } | {
                                /** @constant */
                                kind: "signed-in";
                                signedIn: components["schemas"]["SignedIn"];
                            };
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "socialAccounts.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: {
                                identifier: string;
                                /** @enum {string} */
                                provider: "apple" | "google";
                                /** @description Format: date-time */
                                since: string;
                            }[];
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "socialAccounts.pending": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: {
                                isLink: boolean;
                                next: string;
                            } | null;
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "socialAccounts.providers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: ("apple" | "google")[];
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "socialAccounts.start": {
        parameters: {
            query?: never;
            header: {
                /** @description Any value. With the header Origin, which must be the shop's address, it proves that no other site sent the call. */
                "x-drawcard": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    next?: string;
                    /** @enum {string} */
                    provider: "apple" | "google";
                };
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: {
                                redirectUrl: string;
                            };
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "socialAccounts.startLink": {
        parameters: {
            query?: never;
            header: {
                /** @description Any value. With the header Origin, which must be the shop's address, it proves that no other site sent the call. */
                "x-drawcard": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    provider: "apple" | "google";
                };
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: {
                                redirectUrl: string;
                            };
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "socialAccounts.unlink": {
        parameters: {
            query?: never;
            header: {
                /** @description Any value. With the header Origin, which must be the shop's address, it proves that no other site sent the call. */
                "x-drawcard": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    provider: "apple" | "google";
                };
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: {
                                /** @constant */
                                unlinked: true;
                            };
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "statistics.get": {
        parameters: {
            query: {
                input: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: {
                                drawsCounted: number;
                                lotteryKey: string;
                                numberSets: {
                                    name: string;
                                    numbers: {
                                        frequency: number;
                                        lastDrawNo?: number;
                                        number: number;
                                    }[];
                                }[];
                            };
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "statistics.listTips": {
        parameters: {
            query: {
                input: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: {
                                lotteryKey: string;
                                numbers: {
                                    [key: string]: number[];
                                };
                                title: string;
                            }[];
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "subscriptions.get": {
        parameters: {
            query: {
                input: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: {
                                attempts?: {
                                    /** @description Format: date-time */
                                    at: string;
                                    /** @enum {string} */
                                    fundKind: "cc" | "bank" | "paypal" | "unfunded" | "wallet";
                                    orderId?: string;
                                    price: {
                                        amount: number;
                                        /** @enum {string} */
                                        currency: "AUD" | "GBP";
                                    };
                                    reason?: string;
                                    /** @description Format: date-time */
                                    retryAt?: string;
                                    /** @enum {string} */
                                    status: "purchased" | "soft_failure" | "hard_failure" | "skipped" | "debt_paid";
                                }[];
                                autoplayId?: string;
                                /** @enum {string} */
                                billingPeriod?: "monthly" | "quarterly" | "biannually" | "annually";
                                causeKey?: string;
                                days?: ("Monday" | "Tuesday" | "Wednesday" | "Thursday" | "Friday" | "Saturday" | "Sunday")[];
                                defaultFund: {
                                    /** @enum {string} */
                                    brand?: "AmericanExpress" | "MasterCard" | "Visa" | "bank" | "paypal";
                                    id?: string;
                                    /** @enum {string} */
                                    kind: "cc" | "bank" | "paypal" | "unfunded" | "wallet";
                                    lastFour?: string;
                                };
                                description?: string;
                                drawEncodedIds?: string[];
                                firstOrderId?: string;
                                /** @enum {string} */
                                frequency?: "monthly" | "weekly";
                                gameOffer?: string;
                                gameOfferName?: string;
                                games?: {
                                    [key: string]: number[];
                                }[];
                                id: string;
                                /** @enum {string} */
                                lastAttemptStatus?: "purchased" | "soft_failure" | "hard_failure";
                                lotteryId?: string;
                                membershipKey?: string;
                                membershipName?: string;
                                membershipOfferKey?: string;
                                membershipOfferName?: string;
                                minimumJackpotAmount: {
                                    amount: number;
                                    /** @enum {string} */
                                    currency: "AUD" | "GBP";
                                };
                                /** @description Format: date */
                                nextChargeOn?: string;
                                /** @description Format: date-time */
                                nextDrawAt?: string;
                                numberOfGames?: number;
                                numberOfShares?: number;
                                numberOfTickets?: number;
                                /** @description Format: date */
                                pausedUntil?: string;
                                price?: {
                                    amount: number;
                                    /** @enum {string} */
                                    currency: "AUD" | "GBP";
                                };
                                productOfferKey?: string;
                                /** @enum {string} */
                                productType?: "lottery_ticket" | "raffle_ticket" | "syndicate_share" | "social_syndicate_share";
                                quickpick: boolean;
                                sessionId?: string;
                                /** @enum {string} */
                                status: "recurring_status_active" | "recurring_status_paused" | "recurring_status_timed_pause" | "recurring_status_timed_paused" | "recurring_status_cancelled";
                                /** @enum {string} */
                                type: "subscription" | "autoplay" | "combined_recurring_purchase";
                            };
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "subscriptions.list": {
        parameters: {
            query: {
                input: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: components["schemas"]["RecurringPage"];
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "subscriptions.setStatus": {
        parameters: {
            query?: never;
            header: {
                /** @description Any value. With the header Origin, which must be the shop's address, it proves that no other site sent the call. */
                "x-drawcard": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: string;
                    pausedUntil?: string;
                    /** @enum {string} */
                    status: "recurring_status_active" | "recurring_status_paused" | "recurring_status_timed_pause" | "recurring_status_timed_paused" | "recurring_status_cancelled";
                };
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: {
                                attempts?: {
                                    /** @description Format: date-time */
                                    at: string;
                                    /** @enum {string} */
                                    fundKind: "cc" | "bank" | "paypal" | "unfunded" | "wallet";
                                    orderId?: string;
                                    price: {
                                        amount: number;
                                        /** @enum {string} */
                                        currency: "AUD" | "GBP";
                                    };
                                    reason?: string;
                                    /** @description Format: date-time */
                                    retryAt?: string;
                                    /** @enum {string} */
                                    status: "purchased" | "soft_failure" | "hard_failure" | "skipped" | "debt_paid";
                                }[];
                                autoplayId?: string;
                                /** @enum {string} */
                                billingPeriod?: "monthly" | "quarterly" | "biannually" | "annually";
                                causeKey?: string;
                                days?: ("Monday" | "Tuesday" | "Wednesday" | "Thursday" | "Friday" | "Saturday" | "Sunday")[];
                                defaultFund: {
                                    /** @enum {string} */
                                    brand?: "AmericanExpress" | "MasterCard" | "Visa" | "bank" | "paypal";
                                    id?: string;
                                    /** @enum {string} */
                                    kind: "cc" | "bank" | "paypal" | "unfunded" | "wallet";
                                    lastFour?: string;
                                };
                                description?: string;
                                drawEncodedIds?: string[];
                                firstOrderId?: string;
                                /** @enum {string} */
                                frequency?: "monthly" | "weekly";
                                gameOffer?: string;
                                gameOfferName?: string;
                                games?: {
                                    [key: string]: number[];
                                }[];
                                id: string;
                                /** @enum {string} */
                                lastAttemptStatus?: "purchased" | "soft_failure" | "hard_failure";
                                lotteryId?: string;
                                membershipKey?: string;
                                membershipName?: string;
                                membershipOfferKey?: string;
                                membershipOfferName?: string;
                                minimumJackpotAmount: {
                                    amount: number;
                                    /** @enum {string} */
                                    currency: "AUD" | "GBP";
                                };
                                /** @description Format: date */
                                nextChargeOn?: string;
                                /** @description Format: date-time */
                                nextDrawAt?: string;
                                numberOfGames?: number;
                                numberOfShares?: number;
                                numberOfTickets?: number;
                                /** @description Format: date */
                                pausedUntil?: string;
                                price?: {
                                    amount: number;
                                    /** @enum {string} */
                                    currency: "AUD" | "GBP";
                                };
                                productOfferKey?: string;
                                /** @enum {string} */
                                productType?: "lottery_ticket" | "raffle_ticket" | "syndicate_share" | "social_syndicate_share";
                                quickpick: boolean;
                                sessionId?: string;
                                /** @enum {string} */
                                status: "recurring_status_active" | "recurring_status_paused" | "recurring_status_timed_pause" | "recurring_status_timed_paused" | "recurring_status_cancelled";
                                /** @enum {string} */
                                type: "subscription" | "autoplay" | "combined_recurring_purchase";
                            };
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "subscriptions.update": {
        parameters: {
            query?: never;
            header: {
                /** @description Any value. With the header Origin, which must be the shop's address, it proves that no other site sent the call. */
                "x-drawcard": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    causeKey?: string;
                    gameOffer?: string;
                    id: string;
                    numGames?: number;
                };
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: {
                                attempts?: {
                                    /** @description Format: date-time */
                                    at: string;
                                    /** @enum {string} */
                                    fundKind: "cc" | "bank" | "paypal" | "unfunded" | "wallet";
                                    orderId?: string;
                                    price: {
                                        amount: number;
                                        /** @enum {string} */
                                        currency: "AUD" | "GBP";
                                    };
                                    reason?: string;
                                    /** @description Format: date-time */
                                    retryAt?: string;
                                    /** @enum {string} */
                                    status: "purchased" | "soft_failure" | "hard_failure" | "skipped" | "debt_paid";
                                }[];
                                autoplayId?: string;
                                /** @enum {string} */
                                billingPeriod?: "monthly" | "quarterly" | "biannually" | "annually";
                                causeKey?: string;
                                days?: ("Monday" | "Tuesday" | "Wednesday" | "Thursday" | "Friday" | "Saturday" | "Sunday")[];
                                defaultFund: {
                                    /** @enum {string} */
                                    brand?: "AmericanExpress" | "MasterCard" | "Visa" | "bank" | "paypal";
                                    id?: string;
                                    /** @enum {string} */
                                    kind: "cc" | "bank" | "paypal" | "unfunded" | "wallet";
                                    lastFour?: string;
                                };
                                description?: string;
                                drawEncodedIds?: string[];
                                firstOrderId?: string;
                                /** @enum {string} */
                                frequency?: "monthly" | "weekly";
                                gameOffer?: string;
                                gameOfferName?: string;
                                games?: {
                                    [key: string]: number[];
                                }[];
                                id: string;
                                /** @enum {string} */
                                lastAttemptStatus?: "purchased" | "soft_failure" | "hard_failure";
                                lotteryId?: string;
                                membershipKey?: string;
                                membershipName?: string;
                                membershipOfferKey?: string;
                                membershipOfferName?: string;
                                minimumJackpotAmount: {
                                    amount: number;
                                    /** @enum {string} */
                                    currency: "AUD" | "GBP";
                                };
                                /** @description Format: date */
                                nextChargeOn?: string;
                                /** @description Format: date-time */
                                nextDrawAt?: string;
                                numberOfGames?: number;
                                numberOfShares?: number;
                                numberOfTickets?: number;
                                /** @description Format: date */
                                pausedUntil?: string;
                                price?: {
                                    amount: number;
                                    /** @enum {string} */
                                    currency: "AUD" | "GBP";
                                };
                                productOfferKey?: string;
                                /** @enum {string} */
                                productType?: "lottery_ticket" | "raffle_ticket" | "syndicate_share" | "social_syndicate_share";
                                quickpick: boolean;
                                sessionId?: string;
                                /** @enum {string} */
                                status: "recurring_status_active" | "recurring_status_paused" | "recurring_status_timed_pause" | "recurring_status_timed_paused" | "recurring_status_cancelled";
                                /** @enum {string} */
                                type: "subscription" | "autoplay" | "combined_recurring_purchase";
                            };
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "supportRequests.create": {
        parameters: {
            query?: never;
            header: {
                /** @description Any value. With the header Origin, which must be the shop's address, it proves that no other site sent the call. */
                "x-drawcard": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                    message: string;
                    name: string;
                    /** @description An order, a receipt, or the name of a game. */
                    order?: string;
                    /** @enum {string} */
                    topic: "limits" | "tickets" | "paying" | "prizes" | "account" | "website" | "complaint" | "other";
                    /** @description Hidden from people. Robots fill in every field. */
                    website?: string;
                };
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: {
                                number: string;
                            };
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "theme.get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: components["schemas"]["ShopTheme"];
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "transactions.get": {
        parameters: {
            query: {
                input: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: {
                                amount: {
                                    amount: number;
                                    /** @enum {string} */
                                    currency: "AUD" | "GBP";
                                };
                                balanceAfter: {
                                    amount: number;
                                    /** @enum {string} */
                                    currency: "AUD" | "GBP";
                                };
                                checkoutId?: string;
                                /** @description Format: date-time */
                                createdAt: string;
                                depositId?: string;
                                description: string;
                                drawNo?: number;
                                id: string;
                                productOfferKey?: string;
                                /** @enum {string} */
                                status: "pending" | "completed" | "failed" | "cancelled";
                                /** @enum {string} */
                                type: "purchase" | "deposit" | "withdrawal" | "winnings" | "refund" | "adjustment";
                                withdrawalId?: string;
                            };
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "transactions.list": {
        parameters: {
            query: {
                input: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: components["schemas"]["TransactionPage"];
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "twoFactor.acknowledgePrompt": {
        parameters: {
            query?: never;
            header: {
                /** @description Any value. With the header Origin, which must be the shop's address, it proves that no other site sent the call. */
                "x-drawcard": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    [key: string]: unknown;
                };
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: {
                                /** @constant */
                                isAcknowledged: true;
                            };
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "twoFactor.createRecoveryCodes": {
        parameters: {
            query?: never;
            header: {
                /** @description Any value. With the header Origin, which must be the shop's address, it proves that no other site sent the call. */
                "x-drawcard": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    [key: string]: unknown;
                };
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: {
                                recoveryCodes: string[];
                            };
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "twoFactor.disable": {
        parameters: {
            query?: never;
            header: {
                /** @description Any value. With the header Origin, which must be the shop's address, it proves that no other site sent the call. */
                "x-drawcard": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    [key: string]: unknown;
                };
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: {
                                /** @constant */
                                enabled: false;
                            };
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "twoFactor.enable": {
        parameters: {
            query?: never;
            header: {
                /** @description Any value. With the header Origin, which must be the shop's address, it proves that no other site sent the call. */
                "x-drawcard": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    method: "email" | "authenticator";
                    otp?: string;
                };
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: {
                                enabled: boolean;
                                identifier?: string;
                                /** @enum {string} */
                                method?: "email" | "authenticator";
                                methods: ("email" | "authenticator")[];
                                recoveryCodes?: string[];
                                recoveryCodesLeft: number;
                                rememberForDays: number;
                                /** @description Format: date-time */
                                since?: string;
                            };
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "twoFactor.get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: {
                                enabled: boolean;
                                identifier?: string;
                                /** @enum {string} */
                                method?: "email" | "authenticator";
                                methods: ("email" | "authenticator")[];
                                recoveryCodes?: string[];
                                recoveryCodesLeft: number;
                                rememberForDays: number;
                                /** @description Format: date-time */
                                since?: string;
                            };
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "twoFactor.startAuthenticator": {
        parameters: {
            query?: never;
            header: {
                /** @description Any value. With the header Origin, which must be the shop's address, it proves that no other site sent the call. */
                "x-drawcard": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    password?: string;
                };
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: {
                                /** @description Format: date-time */
                                expiresAt: string;
                                otpauthUrl: string;
                                secret: string;
                            };
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "twoFactor.startEmail": {
        parameters: {
            query?: never;
            header: {
                /** @description Any value. With the header Origin, which must be the shop's address, it proves that no other site sent the call. */
                "x-drawcard": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    password?: string;
                };
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: components["schemas"]["SentCode"];
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "verification.automatic": {
        parameters: {
            query?: never;
            header: {
                /** @description Any value. With the header Origin, which must be the shop's address, it proves that no other site sent the call. */
                "x-drawcard": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    [key: string]: unknown;
                };
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: {
                                isVerified: boolean;
                                verification: {
                                    methods: {
                                        /** @enum {string} */
                                        status: "pending" | "disabled" | "not_attempted" | "in_progress" | "attempted";
                                        /** @enum {string} */
                                        type: "photo_id_upload" | "pdf_form" | "auto_verification" | "connect_id" | "drivers_licence" | "greenid_ui";
                                    }[];
                                };
                                verificationRules: {
                                    requiredFor: ("purchase" | "deposit" | "withdrawal")[];
                                };
                            };
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "verification.completeConnectId": {
        parameters: {
            query?: never;
            header: {
                /** @description Any value. With the header Origin, which must be the shop's address, it proves that no other site sent the call. */
                "x-drawcard": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    code?: string;
                    error?: string;
                    state: string;
                };
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: {
                                isVerified: boolean;
                                verification: {
                                    methods: {
                                        /** @enum {string} */
                                        status: "pending" | "disabled" | "not_attempted" | "in_progress" | "attempted";
                                        /** @enum {string} */
                                        type: "photo_id_upload" | "pdf_form" | "auto_verification" | "connect_id" | "drivers_licence" | "greenid_ui";
                                    }[];
                                };
                                verificationRules: {
                                    requiredFor: ("purchase" | "deposit" | "withdrawal")[];
                                };
                            };
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "verification.form": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: {
                                base64: string;
                            };
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "verification.licence": {
        parameters: {
            query?: never;
            header: {
                /** @description Any value. With the header Origin, which must be the shop's address, it proves that no other site sent the call. */
                "x-drawcard": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    cardNumber?: string;
                    expiryDate?: string;
                    licenceNumber: string;
                    /** @enum {string} */
                    state: "ACT" | "GB" | "LW" | "NSW" | "NSWL" | "NT" | "QLD" | "SA" | "TAS" | "VIC" | "WA" | "OTHER";
                };
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: {
                                isVerified: boolean;
                                verification: {
                                    methods: {
                                        /** @enum {string} */
                                        status: "pending" | "disabled" | "not_attempted" | "in_progress" | "attempted";
                                        /** @enum {string} */
                                        type: "photo_id_upload" | "pdf_form" | "auto_verification" | "connect_id" | "drivers_licence" | "greenid_ui";
                                    }[];
                                };
                                verificationRules: {
                                    requiredFor: ("purchase" | "deposit" | "withdrawal")[];
                                };
                            };
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "verification.licences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: {
                                fields: {
                                    /** @enum {string} */
                                    key: "licence_number" | "card_number" | "expiry_date";
                                    label: string;
                                    pattern: string;
                                    required: boolean;
                                }[];
                                /** @enum {string} */
                                state: "ACT" | "GB" | "LW" | "NSW" | "NSWL" | "NT" | "QLD" | "SA" | "TAS" | "VIC" | "WA" | "OTHER";
                            }[];
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "verification.startConnectId": {
        parameters: {
            query?: never;
            header: {
                /** @description Any value. With the header Origin, which must be the shop's address, it proves that no other site sent the call. */
                "x-drawcard": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    [key: string]: unknown;
                };
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: {
                                redirectUrl: string;
                            };
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "verification.upload": {
        parameters: {
            query?: never;
            header: {
                /** @description Any value. With the header Origin, which must be the shop's address, it proves that no other site sent the call. */
                "x-drawcard": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    back?: components["schemas"]["UploadedFile"];
                    file: components["schemas"]["UploadedFile"];
                    /** @enum {string} */
                    type: "photo_id_upload" | "pdf_form";
                };
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: {
                                isVerified: boolean;
                                verification: {
                                    methods: {
                                        /** @enum {string} */
                                        status: "pending" | "disabled" | "not_attempted" | "in_progress" | "attempted";
                                        /** @enum {string} */
                                        type: "photo_id_upload" | "pdf_form" | "auto_verification" | "connect_id" | "drivers_licence" | "greenid_ui";
                                    }[];
                                };
                                verificationRules: {
                                    requiredFor: ("purchase" | "deposit" | "withdrawal")[];
                                };
                            };
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "withdrawals.create": {
        parameters: {
            query?: never;
            header: {
                /** @description Any value. With the header Origin, which must be the shop's address, it proves that no other site sent the call. */
                "x-drawcard": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description As typed, in dollars and cents. */
                    amount: string;
                    /** @enum {string} */
                    bankType?: "international" | "national" | "payid_email" | "payid_phone";
                    idempotencyKey: string;
                    /** @enum {string} */
                    method: "pl" | "tt" | "tw" | "do";
                    /** @description The saved fund that is paid, or the id of a method without funds. */
                    payeeId: string;
                };
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: {
                                id: string;
                            };
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "withdrawals.createAndClose": {
        parameters: {
            query?: never;
            header: {
                /** @description Any value. With the header Origin, which must be the shop's address, it proves that no other site sent the call. */
                "x-drawcard": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    bankType?: "international" | "national" | "payid_email" | "payid_phone";
                    comment?: string;
                    idempotencyKey: string;
                    /** @enum {string} */
                    method: "pl" | "tt" | "tw" | "do";
                    password: string;
                    /** @description The saved fund that is paid, or the id of a method without funds. */
                    payeeId: string;
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: {
                                id: string;
                                isPaid: boolean;
                            };
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "withdrawals.funds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: {
                                amount: number;
                                /** @enum {string} */
                                currency: "AUD" | "GBP";
                            };
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "withdrawals.get": {
        parameters: {
            query: {
                input: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: {
                                amount: {
                                    amount: number;
                                    /** @enum {string} */
                                    currency: "AUD" | "GBP";
                                };
                                closing?: boolean;
                                /** @description Format: date-time */
                                createdAt: string;
                                fund?: {
                                    accountName?: string;
                                    /** @enum {string} */
                                    brand?: "AmericanExpress" | "MasterCard" | "Visa" | "bank" | "paypal";
                                    cscRequired?: boolean;
                                    /** @description Format: date-time */
                                    debitAgreementSince?: string;
                                    default: boolean;
                                    expiryMonth?: number;
                                    expiryYear?: number;
                                    id: string;
                                    /** @enum {string} */
                                    kind: "cc" | "bank" | "paypal" | "unfunded" | "wallet";
                                    lastFour?: string;
                                    /** @enum {string} */
                                    transferType?: "international" | "national" | "payid_email" | "payid_phone";
                                    /** @enum {string} */
                                    verificationStatus?: "Failed Verification" | "Pending Verification" | "Unverified" | "Verified";
                                };
                                id: string;
                                /** @enum {string} */
                                methodCode: "pl" | "tt" | "tw" | "do";
                                /** @description Format: date-time */
                                paidAt?: string;
                                /** @enum {string} */
                                status: "cancelled" | "paid" | "requested" | "processing" | "rejected";
                                transactionId: string;
                            };
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "withdrawals.methods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            data: {
                                [key: string]: {
                                    attributes: {
                                        logos: ("paypal" | "amex" | "apple pay" | "google pay" | "mastercard" | "visa")[];
                                        name: string;
                                    };
                                    availableGateways: ("braintree" | "eway" | "opayo" | "paystream" | "stripe")[];
                                    /** @enum {string} */
                                    code: "ap" | "bp" | "cc" | "bd" | "dd" | "gp" | "pl" | "td" | "tt" | "tw" | "do";
                                    funds: {
                                        accountName?: string;
                                        /** @enum {string} */
                                        brand?: "AmericanExpress" | "MasterCard" | "Visa" | "bank" | "paypal";
                                        cscRequired?: boolean;
                                        /** @description Format: date-time */
                                        debitAgreementSince?: string;
                                        default: boolean;
                                        expiryMonth?: number;
                                        expiryYear?: number;
                                        id: string;
                                        /** @enum {string} */
                                        kind: "cc" | "bank" | "paypal" | "unfunded" | "wallet";
                                        lastFour?: string;
                                        /** @enum {string} */
                                        transferType?: "international" | "national" | "payid_email" | "payid_phone";
                                        /** @enum {string} */
                                        verificationStatus?: "Failed Verification" | "Pending Verification" | "Unverified" | "Verified";
                                    }[];
                                    id: string;
                                    rules: {
                                        enabled: boolean;
                                        gateway?: {
                                            cscRequired: boolean;
                                        };
                                        maxAmount: number;
                                        minAmount: number;
                                    };
                                };
                            };
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
}
