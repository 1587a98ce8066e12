// Written by `npm run generate` from openapi/. Do not edit.
import { z } from "zod";

// Builds each schema when it is first used, because building all of them slows down the start of the gateway.
function once<T>(build: () => T) {
 let built: T | undefined;
 return () => (built ??= build());
}

export const ContentType = once(() => z.enum(["image","markdown","plain","seo","json"]));
export const listContentItemsParameters = once(() => z.object({
 locale: z.enum(["en-AU","en-GB"]),
 "c[]": z.array(z.string().max(100)).max(50).optional(),
 "id[]": z.array(z.string().max(100)).max(100).optional(),
 "t[]": z.array(ContentType()).max(5).optional(),
}));
