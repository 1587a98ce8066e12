// Written by `npm run generate` from openapi/. Do not edit.
import { z } from "zod";

// Builds each schema when it is first used, because building all of them slows down the start of the gateway.
function once<T>(build: () => T) {
 let built: T | undefined;
 return () => (built ??= build());
}

export const PlacementCartLine = once(() => z.object({
 lotteryKey: z.string(),
 drawNumber: z.int().min(1),
}));
export const getPlacementsParameters = once(() => z.object({
 keys: z.string().max(200).regex(/^[a-z_]+(,[a-z_]+)*$/u),
 brandingKey: z.string().max(64).optional(),
 pricingId: z.string().max(64).optional(),
 customerKey: z.string().max(64).optional(),
 cart: z.string().max(4000).optional(),
 segmentDeviceId: z.string().max(100).optional(),
 segmentUserId: z.string().max(100).optional(),
}));
export const primePlacementCartParameters = once(() => z.object({
 segmentDeviceId: z.string().max(100).optional(),
 segmentUserId: z.string().max(100).optional(),
}));
