// Written by `npm run generate` from openapi/. Do not edit.
export interface paths {
    "/placement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the recommendations for places of the site
         * @description For feature_placement alone, customer, cart and segments are not sent: the reply is the same for every visitor
         *     of a branding and may be cached for 5 minutes. All other replies are for one visitor and never cached.
         */
        get: operations["getPlacements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/placement/cart/prime": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Announce that a cart is about to be shown
         * @description Prepares the recommendations that getPlacements returns for the cart. Returns nothing. Repeating it changes
         *     nothing.
         */
        post: operations["primePlacementCart"];
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
        /** @description The same messages grouped by target, "general" for none. Keys are field names in wire spelling. */
        ErrorsByTarget: {
            general?: components["schemas"]["TargetedMessage"][];
        } & {
            [key: string]: components["schemas"]["TargetedMessage"][];
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
        Placement: {
            /** @description Best first. */
            items: components["schemas"]["PlacementItem"][];
            key: components["schemas"]["PlacementKey"];
        };
        PlacementCartLine: {
            drawNumber: number;
            lotteryKey: string;
        };
        /** @description Texts that replace the offer's. Absent ones come from the offer. */
        PlacementContent: {
            /** @description Plain text. */
            body?: string;
            heading?: string;
            href?: string;
            image?: string;
            /** @description The label of the link. */
            label?: string;
        };
        PlacementItem: {
            content?: components["schemas"]["PlacementContent"];
            /** @description The next open draw if absent. */
            drawNo?: number;
            gameOffer?: string;
            /** @description An offer on sale under the pricing id asked for. */
            productOfferKey: string;
        };
        /** @enum {string} */
        PlacementKey: "feature_placement" | "cart_inline_item" | "pre_cart_item" | "fast_play" | "instant_play" | "pre_cart_promoted" | "pre_cart_standard";
        PlacementResponse: {
            placements: components["schemas"]["Placement"][];
        };
        PlacementResponseEnvelope: {
            result: components["schemas"]["PlacementResponse"];
        };
        /** @description The body of every refusal. */
        Problem: {
            errors?: components["schemas"]["ErrorsByTarget"];
            messages: components["schemas"]["Message"][];
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
        /** @description The device's id in analytics. Only with the visitor's consent. */
        SegmentDeviceId: string;
        /** @description The person's id in analytics. Only with the visitor's consent. */
        SegmentUserId: string;
        /** @description API version. */
        Version10: "1.0";
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getPlacements: {
        parameters: {
            query: {
                /** @description The branding of the pages shown (getBranding). */
                branding_key?: string;
                /** @description The cart as a JSON list of PlacementCartLine. Invalid JSON counts as empty. */
                cart?: string;
                /** @description The customer to recommend for. Must be the customer of the bearer token (else 400). */
                customer_key?: string;
                /** @description The places, separated by commas; each a PlacementKey. */
                keys: string;
                /** @description Only offers with this pricing id are recommended. */
                pricing_id?: string;
                /** @description The device's id in analytics. Only with the visitor's consent. */
                segment_device_id?: components["parameters"]["SegmentDeviceId"];
                /** @description The person's id in analytics. Only with the visitor's consent. */
                segment_user_id?: components["parameters"]["SegmentUserId"];
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
            /** @description The requested places, in that order, without unknown and empty ones. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlacementResponseEnvelope"];
                };
            };
            400: components["responses"]["InvalidCall"];
            401: components["responses"]["SignedOut"];
        };
    };
    primePlacementCart: {
        parameters: {
            query?: {
                /** @description The device's id in analytics. Only with the visitor's consent. */
                segment_device_id?: components["parameters"]["SegmentDeviceId"];
                /** @description The person's id in analytics. Only with the visitor's consent. */
                segment_user_id?: components["parameters"]["SegmentUserId"];
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
            /** @description Accepted. */
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
}
