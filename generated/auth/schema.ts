// Written by `npm run generate` from openapi/. Do not edit.
export interface paths {
    "/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Trade a refresh token for a new pair
         * @description A refresh token is good once. The same token from the same device (X-Shop-Device-Id) within 10 seconds gets
         *     the same successor again, so that two tabs do not sign each other out; any later use is theft and revokes the
         *     whole family. With otp, the new access token is elevated for 15 minutes; save_device then also trusts this device
         *     for remember_for_days. A code that comes with a token which was traded within those 10 seconds, by another tab, is
         *     judged all the same; when the trade itself was with a code, it is a repeat. A wrong code spends no token. Without two-factor on, otp is not looked at.
         */
        post: operations["refreshToken"];
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
         * @description Codes name states. Sorted by status.
         * @enum {string}
         */
        MessageCode: "invalid_request" | "invalid_signature" | "unsupported_version" | "signed_out" | "invalid_credentials" | "invalid_refresh_token" | "2fa_required" | "required" | "2fa_incorrect" | "2fa_account_locked" | "card_declined" | "insufficient_funds" | "paypal_declined" | "not_found" | "not_linked" | "already_registered" | "cart_changed" | "draw_sold_out" | "deposit_expired" | "not_required" | "two_factor_not_by_email" | "balance_remaining" | "tickets_upcoming" | "already_linked" | "already_verified" | "verification_not_available" | "migration_ineligible" | "migration_failed" | "fund_in_use" | "autosession_off" | "already_processed" | "group_name_taken" | "draw_closed" | "link_expired" | "file_too_large" | "file_type_not_supported" | "no_products" | "invalid_field" | "under_age" | "password_reused" | "cart_blocked" | "cart_empty" | "promotion_not_added" | "contains_profanity" | "organiser_only" | "not_eligible" | "games_incomplete" | "number_out_of_range" | "number_repeated" | "games_out_of_bounds" | "amount_below_minimum" | "amount_above_maximum" | "spend_limit" | "global_spend_limit" | "deposit_limit" | "verify_account_required" | "challenge_failed" | "identity_not_matched" | "verification_declined" | "state_mismatch" | "bank_account_unverified" | "limit_cooling_off" | "recurring_cancelled" | "transition_not_allowed" | "idempotency_key_reused" | "too_many_requests" | "success" | "deposit_pending" | "service_unavailable" | "internal_error";
        /** @description The body of every refusal. */
        Problem: {
            errors?: components["schemas"]["ErrorsByTarget"];
            messages: components["schemas"]["Message"][];
        };
        RefreshRequest: {
            /** @description The one issued last on this device. */
            fingerprint?: string;
            otp?: string;
            refreshToken: string;
            /** @description Trust this device; it skips the code for remember_for_days. */
            saveDevice: boolean;
        };
        RefreshResult: {
            /** @description A JWT; lives 15 minutes. */
            accessToken: string;
            /** Format: uuid */
            deviceUuid: string;
            /** @description New; only after otp with save_device. Replaces the earlier one. */
            fingerprint?: string;
            /** @description Opaque; good for one refresh. */
            refreshToken: string;
        };
        RefreshResultEnvelope: {
            result: components["schemas"]["RefreshResult"];
        };
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
        /** @description API version. */
        Version30: "3.0";
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    refreshToken: {
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
                "application/json": components["schemas"]["RefreshRequest"];
            };
        };
        responses: {
            /** @description The new pair. The old refresh token is spent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefreshResultEnvelope"];
                };
            };
            400: components["responses"]["InvalidCall"];
            /**
             * @description Not renewed. invalid_refresh_token covers unknown, expired, spent and revoked: sign in again. The others
             *     answer a call with otp and leave the session as it was.
             */
            401: {
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
