import type { Handlers } from "#services/lib/handlers.ts";
import { listBrandings } from "./branding.shapes.ts";

export const brandingHandlers: Handlers<"listBranding"> = {
  listBranding: async () => ({ status: 200, body: { result: listBrandings() } }),
};
