// Written by `npm run generate` from openapi/. Do not edit.
export interface paths {
    "/config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the limits of groups and sessions */
        get: operations["getLottoPartyConfig"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/config/{value}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read one setting
         * @description By its name in getLottoPartyConfig, in wire spelling. 404 for other names.
         */
        get: operations["getLottoPartyConfigValue"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/group": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the groups the customer is in
         * @description Latest joined first; six per page by default (account §9). Without their sessions.
         */
        get: operations["listGroups"];
        put?: never;
        /**
         * Start a group
         * @description The customer becomes its organiser and first member. Each name must be unique among the organiser's groups;
         *     upper and lower case count as equal.
         */
        post: operations["createGroup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/group/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read one group of the customer
         * @description A group the customer is not a member of is not found, unless it is public or promoted.
         */
        get: operations["getGroup"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/group/{id}/reminder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Ask for closing reminders of a group, or for none
         * @description One mail an hour before each open session closes in which the customer has no share yet. For members of the group;
         *     repeating it changes nothing.
         */
        put: operations["setGroupReminder"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/group/{id}/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the sessions of a group, including past ones
         * @description Latest stop first; ten per page by default (account §7). 404 for groups of other customers.
         */
        get: operations["listGroupSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/group/{id}/session/open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the open sessions of a group
         * @description Next stop first; not paged.
         */
        get: operations["listOpenGroupSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/group/{id}/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace the invitation link of a group
         * @description Only by the organiser. The former link is not found from then on; members stay.
         */
        post: operations["replaceGroupToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/group/token/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the group of an invitation link
         * @description For anyone with the link, signed in or not. A bearer token only decides is_organiser. Reading does not join the group:
         *     buying a share of an open session does.
         */
        get: operations["getGroupByToken"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open a session in a group
         * @description Only by the organiser. The service computes the ticket from the draw, its games and their price; total_shares
         *     is that price divided by share_price, rounded up. This buys nothing: members buy shares as cart items.
         */
        post: operations["createSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read one session
         * @description Sessions of public and promoted groups can be read by anyone, those of private groups by members only: for others they are
         *     not found. Invited people read them with the group's token. The customer's own shares are orders: see getOrder with
         *     show_details.
         */
        get: operations["getSession"];
        /**
         * Set whether the session repeats
         * @description Only by the organiser. While it is off, members cannot resume their autoplays.
         */
        put: operations["updateSession"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session/discover": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the sessions open to everyone
         * @description Sessions of promoted groups first, then by next stop. The word discover is never the id of a session.
         */
        get: operations["discoverSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session/discover/draw/{drawId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the sessions of one draw open to everyone */
        get: operations["discoverDrawSessions"];
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
        /**
         * @description on: the next session opens when this one closes. paused: not until resumed. off: never.
         * @enum {string}
         */
        AutosessionStatus: "paused" | "on" | "off";
        /**
         * @description A game type of a cart item. Systems and super combos are part of their parent type.
         * @enum {string}
         */
        CartGameType: "deferred" | "standard" | "sequential" | "random" | "strike_standard" | "strike_boxed" | "reduced_system" | "mega_combo" | "powerhit" | "powerpik" | "syndicate" | "lotto_party";
        CreateGroupRequest: {
            /** @description getLottoPartyConfig may set a lower limit. */
            groupName: string;
        };
        CreateSessionRequest: {
            /** @enum {string} */
            autosessionStatus?: "on" | "off";
            drawId: string;
            gameOfferKey: string;
            groupId: string;
            /** @description Invite every member of the group. */
            inviteAllExistingMembers?: boolean;
            numGames: number;
            sharePrice: components["schemas"]["Money"];
        };
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
        /** @description Lower-case hex SHA-256 over all sold entries. Published when sales close; absent before. */
        EntriesHash: string;
        /** @description The same messages grouped by target, "general" for none. Keys are field names in wire spelling. */
        ErrorsByTarget: {
            general?: components["schemas"]["TargetedMessage"][];
        } & {
            [key: string]: components["schemas"]["TargetedMessage"][];
        };
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
        /** @description Exact odds of one game: that it wins at least one first prize, and that it wins anything. */
        GameOfferOdds: {
            anyDivision: components["schemas"]["Odds"];
            firstDivision: components["schemas"]["Odds"];
        };
        GroupReminderRequest: {
            /** @description Whether the customer is reminded. */
            reminds: boolean;
        };
        GroupSessionsEnvelope: {
            pageInfo: components["schemas"]["PageInfo"];
            result: components["schemas"]["LottoPartySession"][];
        };
        LottoPartyConfig: {
            lotteries: components["schemas"]["LottoPartyLotteries"];
            maxGroupNameLength: number;
            /** @description For one session. */
            maxShares: number;
            minSharePrice: components["schemas"]["Money"];
        };
        LottoPartyConfigEnvelope: {
            result: components["schemas"]["LottoPartyConfig"];
        };
        LottoPartyConfigValueEnvelope: {
            result: components["schemas"]["Money"] | components["schemas"]["LottoPartyLotteries"] | number;
        };
        LottoPartyGroup: {
            groupId: string;
            groupName: string;
            /** @description Whether the calling customer is the organiser. */
            isOrganiser: boolean;
            memberCount: number;
            /** @description Members only. */
            organiserCustomerId?: string;
            /** @description Whether the organiser has closed their account, so that the group opens no more tickets. Only in replies about one group, to its members. */
            organiserHasLeft?: boolean;
            /**
             * @description Visible to members and invited people (private), also on the landing page (promoted), or to everyone (public).
             * @enum {string}
             */
            publicityStatus: "private" | "promoted" | "public";
            /** @description Whether the customer is mailed before a session closes (setGroupReminder). Only in replies about one group, to its members. */
            reminds?: boolean;
            /** @description The open sessions, next stop first. Only in replies of getGroupByToken. */
            sessions?: components["schemas"]["LottoPartySession"][];
            /** @description The token of the invitation link. Members only. */
            token?: string;
        };
        LottoPartyGroupEnvelope: {
            result: components["schemas"]["LottoPartyGroup"];
        };
        LottoPartyGroupsEnvelope: {
            pageInfo: components["schemas"]["PageInfo"];
            result: components["schemas"]["LottoPartyGroup"][];
        };
        /** @description Product offer keys that sessions can play. */
        LottoPartyLotteries: string[];
        LottoPartySession: {
            autosessionStatus: components["schemas"]["AutosessionStatus"];
            /**
             * Format: date-time
             * @description The stop of the first draw.
             */
            closesAt: string;
            /** @description The games in the draw with their matches and prizes. Only once the numbers are drawn, and not in lists. */
            details?: components["schemas"]["OrderDrawDetails"];
            /**
             * @description The divisions of the lottery's last draw, first division first, and what one share would get if every share were sold. Only
             *     with games, while the session is open.
             */
            divisions?: components["schemas"]["SyndicateDivision"][];
            /** @description The next one first. */
            draws: components["schemas"]["Draw"][];
            gameOfferKey: string;
            /** @description The numbers of the ticket, picked when the session opened. Once it is closed, only the games that are in the draw. Absent in lists. */
            games?: components["schemas"]["Game"][];
            gameType?: components["schemas"]["CartGameType"];
            groupId: string;
            groupName: string;
            inviteAllExistingMembers: boolean;
            /** @description Whether the calling customer is the organiser. Default: false. */
            isOrganiser?: boolean;
            /** @description Who is in, in the order of their first purchase. Only for members, and not in lists. */
            members?: components["schemas"]["LottoPartyShareholder"][];
            numGames: number;
            /** @description How many of its games, from the first on, the sold shares paid for. Only once it is closed. */
            numGamesEntered?: number;
            /** @description The odds of one of its games. */
            odds?: components["schemas"]["GameOfferOdds"];
            productOfferKey: string;
            /** @description What went back to the buyers. Only once it is closed or cancelled. */
            returned?: components["schemas"]["Money"];
            sessionId: string;
            sharePrice: components["schemas"]["Money"];
            sharesSold: number;
            /**
             * @description On sale; closed; prizes paid into the wallets; or refunded because too few shares were sold.
             * @enum {string}
             */
            status: "open" | "closed" | "paid" | "cancelled";
            /** @description The price of all games. */
            ticketPrice?: components["schemas"]["Money"];
            totalShares: number;
            /** @description What the ticket won. Only once it is paid. */
            winnings?: components["schemas"]["Money"];
        };
        LottoPartySessionEnvelope: {
            result: components["schemas"]["LottoPartySession"];
        };
        LottoPartySessionsEnvelope: {
            result: components["schemas"]["LottoPartySession"][];
        };
        LottoPartyShareholder: {
            firstname: string;
            numShares: number;
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
        /**
         * @description Drawn or matched numbers: digits in the order drawn, others in ascending order. In a digit game, the matched
         *     digits are the longest run from the first or the last position. Keys are set names; case conversion must not
         *     change them. "Supplementary" holds the supplementary numbers, which a game matches with its "Numbers". Empty for
         *     a raffle.
         */
        NumbersBySet: {
            [key: string]: number[];
        };
        /** @description An exact ratio; 1 in denominator / numerator. For one standard game, unless it is of a game offer. */
        Odds: {
            denominator: number;
            numerator: number;
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
        /** @description Lower-case hex SHA-256 of the 32 bytes of the seed. Published before sales open and never changed. */
        SeedHash: string;
        /** @description A division, with what one winning game was paid in the last draw. Absent amounts mean that nobody won it. */
        SyndicateDivision: {
            division: number;
            label: string;
            lastPrize?: components["schemas"]["Money"];
            /** @description One share of that prize, rounded down. */
            lastShare?: components["schemas"]["Money"];
        };
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
        UpdateSessionRequest: {
            autosessionStatus: components["schemas"]["AutosessionStatus"];
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
         * @description The group's id.
         * @example grp_0000000000000001
         */
        GroupId: string;
        /**
         * @description A UUID chosen by the caller for one attempt. For 24 hours, the same key and body return the first reply; the
         *     same key with another body is refused with 422 idempotency_key_reused.
         * @example 6f1b8c1e-9a53-4c0e-8a0f-0d6f7f6a9d11
         */
        IdempotencyKey: string;
        /** @description The number of items to skip. */
        Offset: number;
        /**
         * @description The session's id.
         * @example lps_0000000000000001
         */
        SessionId: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getLottoPartyConfig: {
        parameters: {
            query?: never;
            header?: never;
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
                    "application/json": components["schemas"]["LottoPartyConfigEnvelope"];
                };
            };
            400: components["responses"]["InvalidCall"];
        };
    };
    getLottoPartyConfigValue: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The name of a setting. */
                value: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The setting. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LottoPartyConfigValueEnvelope"];
                };
            };
            400: components["responses"]["InvalidCall"];
            404: components["responses"]["NotFound"];
        };
    };
    listGroups: {
        parameters: {
            query?: {
                /** @description The maximum number of items. */
                limit?: number;
                /** @description The number of items to skip. */
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of groups. A page past the end is empty. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LottoPartyGroupsEnvelope"];
                };
            };
            400: components["responses"]["InvalidCall"];
            401: components["responses"]["SignedOut"];
        };
    };
    createGroup: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A UUID chosen by the caller for one attempt. For 24 hours, the same key and body return the first reply; the
                 *     same key with another body is refused with 422 idempotency_key_reused.
                 * @example 6f1b8c1e-9a53-4c0e-8a0f-0d6f7f6a9d11
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateGroupRequest"];
            };
        };
        responses: {
            /** @description The new group, private and without a session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LottoPartyGroupEnvelope"];
                };
            };
            400: components["responses"]["InvalidCall"];
            401: components["responses"]["SignedOut"];
            /** @description The organiser has a group of this name. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The name cannot be used. */
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
    getGroup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The group's id.
                 * @example grp_0000000000000001
                 */
                id: components["parameters"]["GroupId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The group, without its sessions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LottoPartyGroupEnvelope"];
                };
            };
            400: components["responses"]["InvalidCall"];
            401: components["responses"]["SignedOut"];
            404: components["responses"]["NotFound"];
        };
    };
    setGroupReminder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The group's id.
                 * @example grp_0000000000000001
                 */
                id: components["parameters"]["GroupId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GroupReminderRequest"];
            };
        };
        responses: {
            /** @description The group with the customer's choice. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LottoPartyGroupEnvelope"];
                };
            };
            400: components["responses"]["InvalidCall"];
            401: components["responses"]["SignedOut"];
            404: components["responses"]["NotFound"];
        };
    };
    listGroupSessions: {
        parameters: {
            query?: {
                /** @description The maximum number of items. */
                limit?: number;
                /** @description The number of items to skip. */
                offset?: components["parameters"]["Offset"];
                /** @description Only sessions whose sale is over; all if absent. */
                state?: "closed";
            };
            header?: never;
            path: {
                /**
                 * @description The group's id.
                 * @example grp_0000000000000001
                 */
                id: components["parameters"]["GroupId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of sessions. A page past the end is empty. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GroupSessionsEnvelope"];
                };
            };
            400: components["responses"]["InvalidCall"];
            401: components["responses"]["SignedOut"];
            404: components["responses"]["NotFound"];
        };
    };
    listOpenGroupSessions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The group's id.
                 * @example grp_0000000000000001
                 */
                id: components["parameters"]["GroupId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The open sessions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LottoPartySessionsEnvelope"];
                };
            };
            400: components["responses"]["InvalidCall"];
            401: components["responses"]["SignedOut"];
            404: components["responses"]["NotFound"];
        };
    };
    replaceGroupToken: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A UUID chosen by the caller for one attempt. For 24 hours, the same key and body return the first reply; the
                 *     same key with another body is refused with 422 idempotency_key_reused.
                 * @example 6f1b8c1e-9a53-4c0e-8a0f-0d6f7f6a9d11
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The group's id.
                 * @example grp_0000000000000001
                 */
                id: components["parameters"]["GroupId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The group with its new token. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LottoPartyGroupEnvelope"];
                };
            };
            400: components["responses"]["InvalidCall"];
            401: components["responses"]["SignedOut"];
            404: components["responses"]["NotFound"];
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
    getGroupByToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description From the link. 404 for unknown and revoked tokens. */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The group with its open sessions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LottoPartyGroupEnvelope"];
                };
            };
            400: components["responses"]["InvalidCall"];
            401: components["responses"]["SignedOut"];
            404: components["responses"]["NotFound"];
        };
    };
    createSession: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A UUID chosen by the caller for one attempt. For 24 hours, the same key and body return the first reply; the
                 *     same key with another body is refused with 422 idempotency_key_reused.
                 * @example 6f1b8c1e-9a53-4c0e-8a0f-0d6f7f6a9d11
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateSessionRequest"];
            };
        };
        responses: {
            /** @description The open session. No share is sold yet. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LottoPartySessionEnvelope"];
                };
            };
            400: components["responses"]["InvalidCall"];
            401: components["responses"]["SignedOut"];
            404: components["responses"]["NotFound"];
            /** @description The session cannot be opened. draw_closed has its own text (account §5); the site shows every other code as a failure. */
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
    getSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The session's id.
                 * @example lps_0000000000000001
                 */
                id: components["parameters"]["SessionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LottoPartySessionEnvelope"];
                };
            };
            400: components["responses"]["InvalidCall"];
            401: components["responses"]["SignedOut"];
            404: components["responses"]["NotFound"];
        };
    };
    updateSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The session's id.
                 * @example lps_0000000000000001
                 */
                id: components["parameters"]["SessionId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateSessionRequest"];
            };
        };
        responses: {
            /** @description The session after the change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LottoPartySessionEnvelope"];
                };
            };
            400: components["responses"]["InvalidCall"];
            401: components["responses"]["SignedOut"];
            404: components["responses"]["NotFound"];
            /** @description The session has closed. Change the next session instead. */
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
    discoverSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Open sessions with shares left, at most 50. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LottoPartySessionsEnvelope"];
                };
            };
            400: components["responses"]["InvalidCall"];
            401: components["responses"]["SignedOut"];
        };
    };
    discoverDrawSessions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description 404 if unknown. */
                drawId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description In the order of discoverSessions; empty once the draw's sales have stopped. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LottoPartySessionsEnvelope"];
                };
            };
            400: components["responses"]["InvalidCall"];
            401: components["responses"]["SignedOut"];
            404: components["responses"]["NotFound"];
        };
    };
}
