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
         * @description Joining asks for member; where a deposit is required first the answer says pending-deposit, and the first deposit
         *     makes a member of it. Joining needs a pricing id the program is for. Repeating it changes nothing. Version 3.2
         *     here alone (account §7).
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
         * Read where a member's benefits are
         * @description The address signs the member in at the partner who gives the benefits; it holds for a few minutes and once, so it
         *     is asked for at the press of the link and never kept.
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
         * List the giveaways a member is or was in
         * @description Current ones by the next draw, closed ones by the latest; nine per page by default (account §9).
         *     drawn is those of closed that have winners.
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
         * @description Open to everyone. With a bearer token it includes the customer's entry_status and entries. With giveaway_type the id
         *     is a draw number, as the address of its page has it.
         */
        get: operations["getGiveaway"];
        /**
         * Unlock the customer's entries in a giveaway
         * @description A customer can ask for unlocked alone: entries are locked until then, and guaranteed by the tier. Repeating it
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
         * @description Open to everyone, like the landing page. With a bearer token, the discounts are those of the customer's tier. A
         *     section that is absent is not shown.
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
         * @description Not in the draw yet; in it; or in it without doing anything, as a premium member.
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
            /** @description Of the customer. */
            entries: number;
            /** @description Of the customer; absent for a visitor and a non-member. */
            entryStatus?: components["schemas"]["EntryStatus"];
            giveawayType: components["schemas"]["GiveawayType"];
            prize: string;
            /** @enum {string} */
            status: "open" | "closed" | "drawn";
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
             * @description Decides whether joining is offered.
             * @enum {string}
             */
            eligibility: "eligible" | "ineligible";
            /** @description The member has to do something before entries count. */
            locked: boolean;
            membershipProgram: components["schemas"]["MembershipProgram"];
            membershipStatus: components["schemas"]["MembershipStatus"];
            membershipTier: components["schemas"]["MembershipTier"];
            /** @description The next one first. */
            upcomingDraws: components["schemas"]["UpcomingDraw"][];
        };
        MembershipCustomerEnvelope: {
            result: components["schemas"]["MembershipCustomer"];
        };
        /** @description Present when entries stay locked until the first deposit. */
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
            /** @description On its button. */
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
            /** @description The product offer that sells it. Absent when it is free. */
            membershipKey?: string;
            price?: components["schemas"]["Money"];
            tier: components["schemas"]["MembershipTier"];
        };
        MembershipUpdateRequest: {
            membershipProgram: components["schemas"]["MembershipProgram"];
            membershipStatus: components["schemas"]["MembershipStatus"];
            /** @description Attribution of the visit. Keys stay as they are; never acted upon. */
            metadata: {
                [key: string]: string;
            };
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
        UpcomingDraw: {
            drawId: string;
            entryStatus: components["schemas"]["EntryStatus"];
            /** @description For a person, as in 20 entries. */
            numberOfEntriesText: string;
        };
        UpcomingDrawEnvelope: {
            result: components["schemas"]["UpcomingDraw"];
        };
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
    };
    responses: {
        /** @description The call itself is wrong (signature, version, malformed JSON); nothing was looked at. */
        InvalidCall: {
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
         * @description The draw_id, or with giveaway_type the draw number. An unknown one is 404.
         * @example gvw_monthly_000000011
         */
        GiveawayId: string;
        /** @description Of one type only. */
        GiveawayTypeQuery: components["schemas"]["GiveawayType"];
        /** @description How many to skip. */
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
            /** @description The customer is no member. */
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
                /** @description Of one type only. */
                giveaway_type?: components["parameters"]["GiveawayTypeQuery"];
                /** @description How many to answer at most. */
                limit?: number;
                /** @description How many to skip. */
                offset?: components["parameters"]["Offset"];
                /** @description Which of them; all when absent. */
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
                /** @description Of one type only. */
                giveaway_type?: components["parameters"]["GiveawayTypeQuery"];
            };
            header?: {
                /** @description API version. */
                "X-Shop-Version"?: components["parameters"]["Version10"];
            };
            path: {
                /**
                 * @description The draw_id, or with giveaway_type the draw number. An unknown one is 404.
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
                 * @description The draw_id, or with giveaway_type the draw number. An unknown one is 404.
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
            /** @description What the customer is in for now. */
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
            /** @description The giveaway takes no more entries. */
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
