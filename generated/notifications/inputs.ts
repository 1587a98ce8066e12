// Written by `npm run generate` from openapi/. Do not edit.
import { z } from "zod";

export const markContentCardViewedParameters = z.object({
 id: z.string().min(1).max(64),
});
