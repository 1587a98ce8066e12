// Written by `npm run generate` from openapi/. Do not edit.
import { z } from "zod";

// Builds each schema when it is first used, because building all of them slows down the start of the gateway.
function once<T>(build: () => T) {
 let built: T | undefined;
 return () => (built ??= build());
}

export const MigrateCustomerRequest = once(() => z.object({
 termsAccepted: z.boolean(),
 restart: z.boolean().optional(),
}));
