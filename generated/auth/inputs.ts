// Written by `npm run generate` from openapi/. Do not edit.
import { z } from "zod";

export const RefreshRequest = z.object({
 refreshToken: z.string().min(1).max(512),
 saveDevice: z.boolean(),
 fingerprint: z.string().max(200).optional(),
 otp: z.string().regex(/^[0-9]{6}$/u).optional(),
});
