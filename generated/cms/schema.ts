// Written by `npm run generate` from openapi/. Do not edit.
export interface paths {
    "/files/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a file
         * @description Returns the bytes in the file's media type. A changed file gets a new id, so replies may be cached forever. A
         *     caller that accepts only application/json gets the file's metadata instead.
         */
        get: operations["getCmsFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/items/{collection}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the published items of a collection */
        get: operations["listCmsItems"];
        put?: never;
        /**
         * Submit an item to a collection that accepts submissions
         * @description For visitors' submissions: the support form posts to support_requests. The item is stored as a draft for
         *     editors and never returned. Each collection defines its own fields. They are data: case conversion must not
         *     change their names. Repeating a call with the same Idempotency-Key returns the first reply and stores nothing.
         */
        post: operations["createCmsItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/items/{collection}/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read one item
         * @description A draft, or an item that is not published yet, is 404 without a preview token for it.
         */
        get: operations["getCmsItem"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/items/site_config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the site's name and presentation */
        get: operations["getCmsSiteConfig"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/items/theme": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the editors' changes to the theme
         * @description Only the tokens that differ from the base theme of the config service.
         */
        get: operations["getCmsTheme"];
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
        CmsFile: {
            /** @description Images only. */
            height?: number;
            id: string;
            mimeType: string;
            /** @description Relative to the base of this service. */
            url: string;
            /** @description Images only. */
            width?: number;
        };
        /** Format: binary */
        CmsFileBytes: string;
        CmsFileEnvelope: {
            result: components["schemas"]["CmsFile"];
        };
        CmsItem: {
            collection: string;
            /** @description The fields of the collection. Its keys are data: case conversion must not change them. */
            data: {
                [key: string]: unknown;
            };
            id: string;
            /** @enum {string} */
            status: "published" | "draft";
        };
        CmsItemCreatedEnvelope: {
            result: {
                id: string;
            };
        };
        CmsItemEnvelope: {
            result: components["schemas"]["CmsItem"];
        };
        CmsItemInput: {
            [key: string]: string | number | boolean;
        };
        CmsItemsEnvelope: {
            pageInfo: components["schemas"]["PageInfo"];
            result: components["schemas"]["CmsItem"][];
        };
        /** @description The same messages grouped by target, "general" for none. Keys are field names in wire spelling. */
        ErrorsByTarget: {
            general?: components["schemas"]["TargetedMessage"][];
        } & {
            [key: string]: components["schemas"]["TargetedMessage"][];
        };
        HexColour: string;
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
        RegulationLogo: {
            href?: string;
            image: string;
            name: string;
        };
        RouteOverride: {
            label?: string;
            path?: string;
        };
        SiteConfig: {
            /** @description For pages without their own description. */
            description?: string;
            /** @description Every page has noindex. */
            indexingDisabled: boolean;
            /** @enum {string} */
            locale: "en-AU" | "en-GB";
            /** @description Shown under the footer. */
            regulationLogos: components["schemas"]["RegulationLogo"][];
            /** @description Replacements of default paths and labels, by route name. */
            routeOverrides: {
                [key: string]: components["schemas"]["RouteOverride"];
            };
            siteName: string;
            /** @description Page titles omit the site's name. */
            siteNameHidden: boolean;
            /** @description Without the @. If absent, pages have no Twitter tags. */
            socialAccount?: string;
        };
        SiteConfigEnvelope: {
            result: components["schemas"]["SiteConfig"];
        };
        TargetedMessage: {
            id: components["schemas"]["MessageCode"];
            message: string;
            twoFactorAuth?: components["schemas"]["TwoFactorChallenge"];
        };
        Theme: {
            /** @description Colours by token. Unknown tokens are ignored. */
            colours: {
                [key: string]: components["schemas"]["ThemeColour"];
            };
            fonts?: components["schemas"]["ThemeFonts"];
            /** @description An address on this origin. */
            logo?: string;
            name: string;
        };
        ThemeColour: {
            dark: components["schemas"]["HexColour"];
            light: components["schemas"]["HexColour"];
        };
        ThemeEnvelope: {
            result: components["schemas"]["Theme"];
        };
        /** @description Typefaces installed on visitors' devices. They are tried before the site's own typefaces. */
        ThemeFonts: {
            display?: string;
            text?: string;
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
        /** @description Not found, or it belongs to another customer. */
        NotFound: {
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
         * @description 404 if unknown. A known collection may be empty.
         * @example pages
         */
        Collection: string;
        /** @description The maximum number of items. */
        Limit: number;
        /** @description The language of the content; en-AU if absent. Texts without a version in it are in en-AU. */
        Locale: "en-AU" | "en-GB";
        /** @description The number of items to skip. */
        Offset: number;
        /**
         * @description A UUID chosen by the caller for one attempt. For 24 hours, the same key and body return the first reply; the
         *     same key with another body is refused with 422 idempotency_key_reused. Without it, every call counts.
         * @example 6f1b8c1e-9a53-4c0e-8a0f-0d6f7f6a9d12
         */
        OptionalIdempotencyKey: string;
        /**
         * @description 404 if unknown.
         * @example support_requests
         */
        WritableCollection: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getCmsFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description 404 for unknown and withdrawn files. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file, or its metadata. */
            200: {
                headers: {
                    /** @description For the bytes only. */
                    "Cache-Control"?: "public, max-age=31536000, immutable";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CmsFileEnvelope"];
                    "application/pdf": components["schemas"]["CmsFileBytes"];
                    "image/gif": components["schemas"]["CmsFileBytes"];
                    "image/jpeg": components["schemas"]["CmsFileBytes"];
                    "image/png": components["schemas"]["CmsFileBytes"];
                    "image/svg+xml": components["schemas"]["CmsFileBytes"];
                    "image/webp": components["schemas"]["CmsFileBytes"];
                };
            };
            400: components["responses"]["InvalidCall"];
            404: components["responses"]["NotFound"];
        };
    };
    listCmsItems: {
        parameters: {
            query?: {
                /** @description The maximum number of items. */
                limit?: components["parameters"]["Limit"];
                /** @description The language of the content; en-AU if absent. Texts without a version in it are in en-AU. */
                locale?: components["parameters"]["Locale"];
                /** @description The number of items to skip. */
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path: {
                /**
                 * @description 404 if unknown. A known collection may be empty.
                 * @example pages
                 */
                collection: components["parameters"]["Collection"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description In the order set by editors. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CmsItemsEnvelope"];
                };
            };
            400: components["responses"]["InvalidCall"];
            404: components["responses"]["NotFound"];
        };
    };
    createCmsItem: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A UUID chosen by the caller for one attempt. For 24 hours, the same key and body return the first reply; the
                 *     same key with another body is refused with 422 idempotency_key_reused. Without it, every call counts.
                 * @example 6f1b8c1e-9a53-4c0e-8a0f-0d6f7f6a9d12
                 */
                "Idempotency-Key"?: components["parameters"]["OptionalIdempotencyKey"];
            };
            path: {
                /**
                 * @description 404 if unknown.
                 * @example support_requests
                 */
                collection: components["parameters"]["WritableCollection"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CmsItemInput"];
            };
        };
        responses: {
            /** @description Stored. The id identifies the submission in support requests. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CmsItemCreatedEnvelope"];
                };
            };
            400: components["responses"]["InvalidCall"];
            404: components["responses"]["NotFound"];
            /** @description Nothing was stored. If the collection accepts no submissions, the target is collection. */
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
    getCmsItem: {
        parameters: {
            query?: {
                /** @description The language of the content; en-AU if absent. Texts without a version in it are in en-AU. */
                locale?: components["parameters"]["Locale"];
                /**
                 * @description A preview token: signed, for this collection and id, valid for one hour. With it the reply is the item as it is saved,
                 *     drafts included, and must not be cached. 404 if the token is expired, invalid or for another item.
                 */
                preview?: string;
            };
            header?: never;
            path: {
                /**
                 * @description 404 if unknown. A known collection may be empty.
                 * @example pages
                 */
                collection: components["parameters"]["Collection"];
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The item. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CmsItemEnvelope"];
                };
            };
            400: components["responses"]["InvalidCall"];
            404: components["responses"]["NotFound"];
        };
    };
    getCmsSiteConfig: {
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
                    "application/json": components["schemas"]["SiteConfigEnvelope"];
                };
            };
            400: components["responses"]["InvalidCall"];
        };
    };
    getCmsTheme: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The overrides; colours is empty if nothing was changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ThemeEnvelope"];
                };
            };
            400: components["responses"]["InvalidCall"];
        };
    };
}
