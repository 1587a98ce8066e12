// Written by `npm run generate` from openapi/. Do not edit.
export interface paths {
    "/{locale}/items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Look up content by category, id or type
         * @description Returns the items that match all given filters; without filters, all items. An item without a value counts as
         *     missing, so callers must handle missing items. Replies to c[]=play-heading with t[]=seo may be cached for 24 hours.
         */
        get: operations["listContentItems"];
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
        ContentItem: {
            id: string;
            type: components["schemas"]["ContentType"];
            /**
             * @description A string for plain and markdown; {src, alt} for image; {title, description, robots, schema} for seo, where
             *     schema is one of breadcrumbs, creativework, faq, organisation, webpage, video; any JSON value for json. Case
             *     conversion must not change the keys in a value.
             */
            value?: unknown;
        };
        ContentItems: {
            /** @description Items by id. Case conversion must not change the keys. */
            items: {
                [key: string]: components["schemas"]["ContentItem"];
            };
        };
        ContentItemsEnvelope: {
            result: components["schemas"]["ContentItems"];
        };
        /** @enum {string} */
        ContentType: "image" | "markdown" | "plain" | "seo" | "json";
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
    };
    parameters: {
        /** @description API version. */
        Version10: "1.0";
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listContentItems: {
        parameters: {
            query?: {
                /** @description Categories. The category of an item is the part of its id before the dot. */
                "c[]"?: string[];
                "id[]"?: string[];
                "t[]"?: components["schemas"]["ContentType"][];
            };
            header?: {
                /** @description API version. */
                "X-Shop-Version"?: components["parameters"]["Version10"];
            };
            path: {
                locale: "en-AU" | "en-GB";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The matching items, by id. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentItemsEnvelope"];
                };
            };
            400: components["responses"]["InvalidCall"];
        };
    };
}
