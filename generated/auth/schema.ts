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
         * Exchange a refresh token for a new pair
         * @description A refresh token can be used once. Within 10 seconds, the same token from the same device (X-Shop-Device-Id)
         *     returns the same new token, so that two tabs do not sign each other out. Any later use counts as theft and
         *     revokes every token of the sign-in. With otp, the new access token is elevated for 15 minutes, and save_device
         *     trusts this device for remember_for_days. No other access token is elevated: neither that of a later renewal,
         *     nor that of a call without the code within those 10 seconds, which may be made with copied tokens. A code is
         *     also checked within them; the same code again is a repeat of the call. A wrong code does not use up the
         *     token. If two-factor is off, otp is ignored.
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
        RefreshRequest: {
            /** @description The latest one issued for this device. */
            fingerprint?: string;
            /** @description A 6 digit code, or a recovery code. */
            otp?: string;
            refreshToken: string;
            /** @description Trust this device: it skips the code for remember_for_days. */
            saveDevice: boolean;
        };
        RefreshResult: {
            /** @description A JWT, valid for 15 minutes. */
            accessToken: string;
            /** Format: uuid */
            deviceUuid: string;
            /** @description New; only after otp with save_device. Replaces the earlier one. */
            fingerprint?: string;
            /** @description Opaque; can be used once. */
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
            /** @description The new pair. The old refresh token is used up. */
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
             * @description Not renewed. invalid_refresh_token: the token is unknown, expired, used or revoked; sign in again. The
             *     other codes refuse otp and leave the session unchanged.
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
