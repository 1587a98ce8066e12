import type { Handlers } from "#services/lib/handlers.ts";
import { market } from "#services/lib/locale.ts";
import { LICENCE_STATES } from "#services/main/identity/verification/licence.rules.ts";

export const licencesHandlers: Handlers<"getLicenceConfig"> = {
  // The states are Australian.
  getLicenceConfig: async () => ({
    status: 200,
    body: { result: { states: market().locale === "en-AU" ? LICENCE_STATES : [] } },
  }),
};
