// Written by `npm run generate` from openapi/. Do not edit.
export interface paths {
    "/components": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the variant of every component
         * @description A component that is not listed uses variant_a. Only the feedback banner has a variant_b.
         */
        get: operations["getConfigComponents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/navigation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the links of header, drawer and footer
         * @description Cached for a day, so it names routes and omits what changes more often. Capabilities decide which links a
         *     visitor sees; the footer's "Play ..." and "... Results" links come from the offers.
         */
        get: operations["getConfigNavigation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/theme": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the base theme */
        get: operations["getConfigTheme"];
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
        /** @description Variants by component. Keys are data: case conversion must not change them. */
        ComponentVariants: {
            [key: string]: "variant_a" | "variant_b";
        };
        ComponentVariantsEnvelope: {
            result: components["schemas"]["ComponentVariants"];
        };
        /** @description The same messages grouped by target, "general" for none. Keys are field names in wire spelling. */
        ErrorsByTarget: {
            general?: components["schemas"]["TargetedMessage"][];
        } & {
            [key: string]: components["schemas"]["TargetedMessage"][];
        };
        FooterGroup: {
            key: string;
            links: components["schemas"]["NavLink"][];
            title: string;
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
        NavCategory: {
            category: components["schemas"]["NavCategoryName"];
            label: string;
            links: components["schemas"]["NavLink"][];
        };
        /** @enum {string} */
        NavCategoryName: "lotto" | "raffle" | "social_play" | "results" | "subvariant";
        Navigation: {
            drawer: components["schemas"]["NavCategory"][];
            footer: components["schemas"]["FooterGroup"][];
            /** @description Groups of the drawer that no header link opens, such as the pages about the shop. */
            menu?: components["schemas"]["FooterGroup"][];
            primary: components["schemas"]["NavLink"][];
        };
        NavigationEnvelope: {
            result: components["schemas"]["Navigation"];
        };
        NavLink: {
            /** @description Shown only if this flag is on. */
            capability?: string;
            category?: components["schemas"]["NavCategoryName"];
            /** Format: uri */
            href?: string;
            key: string;
            label: string;
            /** @description A name of the site's route table. */
            routeName?: string;
            /** @description Path parameters by name. Case conversion must not change the keys. */
            routeParams?: {
                [key: string]: string;
            };
            /**
             * @description external has href; internal has route_name; internal_dynamic also has route_params; none opens the drawer at
             *     category, or leads to route_name if the drawer cannot open.
             * @enum {string}
             */
            routeType: "external" | "internal" | "internal_dynamic" | "none";
            /** @description The one link that may show the "new" dot. */
            showsDot?: boolean;
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
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getConfigComponents: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The variants. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ComponentVariantsEnvelope"];
                };
            };
            400: components["responses"]["InvalidCall"];
        };
    };
    getConfigNavigation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The links, in order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NavigationEnvelope"];
                };
            };
            400: components["responses"]["InvalidCall"];
        };
    };
    getConfigTheme: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every token, light and dark. */
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
