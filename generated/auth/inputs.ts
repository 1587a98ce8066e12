// Written by `npm run generate` from openapi/. Do not edit.
import { z } from "zod";

// Builds each schema when it is first used, because building all of them slows down the start of the gateway.
function once<T>(build: () => T) {
 let built: T | undefined;
 return () => (built ??= build());
}

export const RefreshRequest = once(() => z.object({
 refreshToken: z.string().min(1).max(512),
 saveDevice: z.boolean(),
 fingerprint: z.string().max(200).optional(),
 otp: z.string().regex(/^([0-9]{6}|[0-9A-HJKMNP-TV-Z]{10})$/u).optional(),
}));
