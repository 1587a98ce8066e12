// Written by `npm run generate` from openapi/. Do not edit.
export interface paths {
    "/membership": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Join the program, or leave it
         * @description To join, send member. If a deposit is required first, the reply is pending-deposit, and the first deposit
         *     completes the membership. The customer's pricing id must be eligible. Repeating it changes nothing. Only this
         *     operation has version 3.2 (account §7).
         */
        put: operations["setMembership"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/benefits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the address of the member's benefits
         * @description The address signs the member in at the partner who provides the benefits. It works once, for a few minutes, so
         *     request it when the link is pressed and do not store it.
         */
        get: operations["getMembershipBenefits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/customer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the customer's membership */
        get: operations["getMembershipCustomer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/draws": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List giveaways
         * @description Current giveaways by their next draw, closed ones by their latest; nine per page by default (account §9).
         *     drawn lists the closed ones that have winners. Open to everyone; without a bearer token, entries is 0.
         */
        get: operations["listGiveaways"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/draws/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read one giveaway
         * @description Open to everyone. With a bearer token it includes the customer's entry_status and entries. With giveaway_type,
         *     the id is a draw number, as in the address of its page.
         */
        get: operations["getGiveaway"];
        /**
         * Unlock the customer's entries in a giveaway
         * @description A customer can only request unlocked: entries are locked until then, or guaranteed by the tier. Repeating it
         *     changes nothing.
         */
        put: operations["setDrawEntry"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v4/config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the program
         * @description Open to everyone, like the landing page. With a bearer token, the discounts are those of the customer's tier.
         *     Absent sections are not shown.
         */
        get: operations["getMembershipConfig"];
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
        DrawEntryRequest: {
            entryStatus: components["schemas"]["EntryStatus"];
        };
        /**
         * @description Not entered yet; entered; or entered automatically, as a premium member.
         * @enum {string}
         */
        EntryStatus: "locked" | "unlocked" | "guaranteed";
        /** @description The same messages grouped by target, "general" for none. Keys are field names in wire spelling. */
        ErrorsByTarget: {
            general?: components["schemas"]["TargetedMessage"][];
        } & {
            [key: string]: components["schemas"]["TargetedMessage"][];
        };
        Giveaway: {
            /** Format: date-time */
            drawDate: string;
            drawId: string;
            /** @description Counted per type. */
            drawNumber: number;
            /** @description The customer's entries. */
            entries: number;
            /** @description SHA-256 of all entries that count. Known from the close. */
            entriesHash?: string;
            /** @description The customer's status. Absent for visitors and non-members. */
            entryStatus?: components["schemas"]["EntryStatus"];
            giveawayType: components["schemas"]["GiveawayType"];
            /** @description Whether the customer of the call is the winner. Absent otherwise. */
            ownWin?: boolean;
            prize: string;
            /** @description With the entries it gives the winner. Known after the draw. */
            seed?: string;
            /** @description SHA-256 of the seed. Known before anybody enters. */
            seedHash?: string;
            /** @enum {string} */
            status: "open" | "closed" | "drawn";
            /** @description How many entries count. Known from the close. */
            totalEntries?: number;
            /** @description Empty until drawn. */
            winners: components["schemas"]["Winner"][];
        };
        GiveawayEnvelope: {
            result: components["schemas"]["Giveaway"];
        };
        GiveawaysEnvelope: {
            pageInfo: components["schemas"]["PageInfo"];
            result: components["schemas"]["Giveaway"][];
        };
        /** @enum {string} */
        GiveawayType: "daily" | "major" | "monthly" | "preview" | "special";
        MembershipBenefits: {
            /** Format: uri */
            ssoUrl: string;
        };
        MembershipBenefitsEnvelope: {
            result: components["schemas"]["MembershipBenefits"];
        };
        MembershipConfig: {
            daily?: components["schemas"]["MembershipSection"];
            deposit?: components["schemas"]["MembershipDeposit"];
            discounts: components["schemas"]["MembershipDiscount"][];
            /** @description Customers with another pricing id cannot take part. */
            eligiblePricingIds: string[];
            faq?: components["schemas"]["MembershipFaq"];
            /** @description Markdown. */
            footerDisclaimer: string;
            joinAll?: components["schemas"]["MembershipSection"];
            joinPremium?: components["schemas"]["MembershipSection"];
            manageMembership?: components["schemas"]["MembershipSection"];
            memberOverview?: components["schemas"]["MembershipSection"];
            membershipTiers: components["schemas"]["MembershipTierOffer"][];
            monthly?: components["schemas"]["MembershipSection"];
            navigationItems: components["schemas"]["MembershipLink"][];
            optIn: components["schemas"]["MembershipSection"];
            pastWinners?: components["schemas"]["MembershipSection"];
            special?: components["schemas"]["MembershipSection"];
            titleContent: components["schemas"]["MembershipSection"];
        };
        MembershipConfigEnvelope: {
            result: components["schemas"]["MembershipConfig"];
        };
        MembershipCustomer: {
            /**
             * @description Whether the site offers joining.
             * @enum {string}
             */
            eligibility: "eligible" | "ineligible";
            /** @description The member must act before entries count. */
            locked: boolean;
            membershipProgram: components["schemas"]["MembershipProgram"];
            membershipStatus: components["schemas"]["MembershipStatus"];
            membershipTier: components["schemas"]["MembershipTier"];
            /**
             * Format: date-time
             * @description The end of the period that a premium member has paid.
             */
            premiumUntil?: string;
            /** @description Whether a win is shown with the member's initials and region. Absent for a non-member. */
            showWinnerName?: boolean;
            /** @description The next one first. */
            upcomingDraws: components["schemas"]["UpcomingDraw"][];
        };
        MembershipCustomerEnvelope: {
            result: components["schemas"]["MembershipCustomer"];
        };
        /** @description Present if entries are locked until the first deposit. */
        MembershipDeposit: {
            body?: string;
            heading: string;
            minimumAmount: components["schemas"]["Money"];
        };
        MembershipDiscount: {
            body: string;
            heading: string;
            image?: string;
            key: string;
            tier?: components["schemas"]["MembershipTier"];
        };
        MembershipFaq: {
            heading: string;
            items: {
                /** @description Markdown. */
                answer: string;
                question: string;
            }[];
        };
        MembershipLink: {
            href: string;
            label: string;
        };
        /** @enum {string} */
        MembershipProgram: "daily_winners";
        MembershipSection: {
            /** @description Markdown. */
            body?: string;
            heading: string;
            href?: string;
            image?: string;
            /** @description The label of the button. */
            label?: string;
            termsHref?: string;
        };
        /** @enum {string} */
        MembershipStatus: "member" | "non-member" | "pending-deposit";
        /** @enum {string} */
        MembershipTier: "free" | "premium";
        MembershipTierOffer: {
            benefits: string[];
            heading: string;
            /** @description The product offer that sells it. Absent if it is free. */
            membershipKey?: string;
            /** @description How the tier is paid. Each is sold by addCartItem as membership_offer. Absent if it is free. */
            offers?: {
                /** @enum {string} */
                billingPeriod: "monthly" | "quarterly" | "biannually" | "annually";
                key: string;
                name: string;
                price: components["schemas"]["Money"];
            }[];
            price?: components["schemas"]["Money"];
            tier: components["schemas"]["MembershipTier"];
        };
        MembershipUpdateRequest: {
            membershipProgram: components["schemas"]["MembershipProgram"];
            membershipStatus: components["schemas"]["MembershipStatus"];
            /** @description Attribution of the visit. Stored, with no effect. Case conversion must not change the keys. */
            metadata: {
                [key: string]: string;
            };
            /** @description Whether a win may be shown with the member's initials and region. If absent, a member's choice stays, and a new member is not named. */
            showWinnerName?: boolean;
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
        Money: {
            amount: number;
            /** @enum {string} */
            currency: "AUD" | "GBP";
        };
        PageInfo: {
            limit: number;
            offset: number;
            total: number;
        };
        /** @description The body of every refusal. */
        Problem: {
            errors?: components["schemas"]["ErrorsByTarget"];
            messages: components["schemas"]["Message"][];
        };
        /**
         * @description A region of the shop (sub-variant). GB, LW and NSWL cannot be chosen by a visitor.
         * @enum {string}
         */
        RegionCode: "ACT" | "GB" | "LW" | "NSW" | "NSWL" | "NT" | "QLD" | "SA" | "TAS" | "VIC" | "WA" | "OTHER";
        TargetedMessage: {
            id: components["schemas"]["MessageCode"];
            message: string;
            twoFactorAuth?: components["schemas"]["TwoFactorChallenge"];
        };
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
        UpcomingDraw: {
            drawId: string;
            entryStatus: components["schemas"]["EntryStatus"];
            /** @description As shown to customers: 20 entries. */
            numberOfEntriesText: string;
        };
        UpcomingDrawEnvelope: {
            result: components["schemas"]["UpcomingDraw"];
        };
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
    };
    responses: {
        /** @description The call itself is invalid: signature, version or malformed JSON. Nothing was processed. */
        InvalidCall: {
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
        /** @description No valid access token. Refresh it once, then sign in again. */
        SignedOut: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /**
         * @description The draw_id, or with giveaway_type the draw number. 404 if unknown.
         * @example gvw_monthly_000000011
         */
        GiveawayId: string;
        /** @description Only giveaways of this type. */
        GiveawayTypeQuery: components["schemas"]["GiveawayType"];
        /** @description The number of items to skip. */
        Offset: number;
        /** @description API version. */
        Version10: "1.0";
        /** @description API version. */
        Version32: "3.2";
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    setMembership: {
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
                "application/json": components["schemas"]["MembershipUpdateRequest"];
            };
        };
        responses: {
            /** @description The membership. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MembershipCustomerEnvelope"];
                };
            };
            400: components["responses"]["InvalidCall"];
            401: components["responses"]["SignedOut"];
            /** @description Nothing was changed. */
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
    getMembershipBenefits: {
        parameters: {
            query?: never;
            header?: {
                /** @description API version. */
                "X-Shop-Version"?: components["parameters"]["Version10"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MembershipBenefitsEnvelope"];
                };
            };
            400: components["responses"]["InvalidCall"];
            401: components["responses"]["SignedOut"];
            /** @description The customer is not a member. */
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
    getMembershipCustomer: {
        parameters: {
            query?: never;
            header?: {
                /** @description API version. */
                "X-Shop-Version"?: components["parameters"]["Version10"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The customer's state; a customer who never joined is a non-member, not a 404. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MembershipCustomerEnvelope"];
                };
            };
            400: components["responses"]["InvalidCall"];
            401: components["responses"]["SignedOut"];
        };
    };
    listGiveaways: {
        parameters: {
            query?: {
                /** @description Only giveaways of this type. */
                giveaway_type?: components["parameters"]["GiveawayTypeQuery"];
                /** @description The maximum number of items. */
                limit?: number;
                /** @description The number of items to skip. */
                offset?: components["parameters"]["Offset"];
                /** @description Only giveaways with this state; all if absent. */
                status?: "current" | "closed" | "drawn";
            };
            header?: {
                /** @description API version. */
                "X-Shop-Version"?: components["parameters"]["Version10"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of giveaways. A page past the end is empty. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GiveawaysEnvelope"];
                };
            };
            400: components["responses"]["InvalidCall"];
            401: components["responses"]["SignedOut"];
        };
    };
    getGiveaway: {
        parameters: {
            query?: {
                /** @description Only giveaways of this type. */
                giveaway_type?: components["parameters"]["GiveawayTypeQuery"];
            };
            header?: {
                /** @description API version. */
                "X-Shop-Version"?: components["parameters"]["Version10"];
            };
            path: {
                /**
                 * @description The draw_id, or with giveaway_type the draw number. 404 if unknown.
                 * @example gvw_monthly_000000011
                 */
                id: components["parameters"]["GiveawayId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The giveaway. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GiveawayEnvelope"];
                };
            };
            400: components["responses"]["InvalidCall"];
            401: components["responses"]["SignedOut"];
            404: components["responses"]["NotFound"];
        };
    };
    setDrawEntry: {
        parameters: {
            query?: never;
            header?: {
                /** @description API version. */
                "X-Shop-Version"?: components["parameters"]["Version10"];
            };
            path: {
                /**
                 * @description The draw_id, or with giveaway_type the draw number. 404 if unknown.
                 * @example gvw_monthly_000000011
                 */
                id: components["parameters"]["GiveawayId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DrawEntryRequest"];
            };
        };
        responses: {
            /** @description The customer's entries after the change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpcomingDrawEnvelope"];
                };
            };
            400: components["responses"]["InvalidCall"];
            401: components["responses"]["SignedOut"];
            404: components["responses"]["NotFound"];
            /** @description The giveaway accepts no more entries. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Nothing was changed. */
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
    getMembershipConfig: {
        parameters: {
            query?: never;
            header?: {
                /** @description API version. */
                "X-Shop-Version"?: components["parameters"]["Version10"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The program. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MembershipConfigEnvelope"];
                };
            };
            400: components["responses"]["InvalidCall"];
            401: components["responses"]["SignedOut"];
        };
    };
}
