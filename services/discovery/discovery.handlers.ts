import type { ServiceName } from "#generated/contracts.ts";
import type { Handlers } from "#services/lib/handlers.ts";

/** The base path of each service, relative to the URL of the directory. */
export const BASE_PATHS = {
  main: "/v2",
  auth: "/auth",
  cms: "/cms",
  config: "/config",
  translation: "/translation",
  analytics: "/analytics",
  notifications: "/notifications",
  placement: "/recommend",
  blog: "/blog",
  social: "/social/v3",
  membership: "/rewards",
  "customer-verify": "/customer-verify",
  migration: "/migration",
} as const satisfies Record<Exclude<ServiceName, "discovery">, string>;

export const discoveryHandlers: Handlers<"discoverServices"> = {
  discoverServices: async () => ({
    status: 200,
    body: {
      result: {
        services: {
          main: { basePath: BASE_PATHS.main, version: "3.0" },
          auth: { basePath: BASE_PATHS.auth, version: "3.0" },
          cms: { basePath: BASE_PATHS.cms },
          config: { basePath: BASE_PATHS.config },
          translation: { basePath: BASE_PATHS.translation, version: "1.0" },
          analytics: { basePath: BASE_PATHS.analytics },
          notifications: { basePath: BASE_PATHS.notifications },
          placement: { basePath: BASE_PATHS.placement, version: "1.0" },
          blog: { basePath: BASE_PATHS.blog },
          social: { basePath: BASE_PATHS.social },
          membership: { basePath: BASE_PATHS.membership, version: "1.0", auth: "bearer" },
          "customer-verify": { basePath: BASE_PATHS["customer-verify"] },
          migration: { basePath: BASE_PATHS.migration },
        },
      },
    },
  }),
};
