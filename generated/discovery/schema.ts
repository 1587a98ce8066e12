// Written by `npm run generate` from openapi/. Do not edit.
export interface paths {
    "/discover": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the services and their base paths */
        get: operations["discoverServices"];
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
        ServiceDirectoryEnvelope: {
            result: {
                /** Format: date-time */
                expiresAt?: string;
                /** @description Keys are service names. Case conversion must not change them. */
                services: {
                    [key: string]: components["schemas"]["ServiceEntry"];
                };
            };
        };
        ServiceEntry: {
            /** @enum {string} */
            auth?: "bearer";
            basePath: string;
            version?: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    discoverServices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every service by name. A base path is relative to this origin, or an absolute URL. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceDirectoryEnvelope"];
                };
            };
        };
    };
}
