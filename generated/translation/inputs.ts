// Written by `npm run generate` from openapi/. Do not edit.
import { z } from "zod";

export const ContentType = z.enum(["image","markdown","plain","seo","json"]);
export const listContentItemsParameters = z.object({
 locale: z.enum(["en-AU","en-GB"]),
 "c[]": z.array(z.string().max(100)).max(50).optional(),
 "id[]": z.array(z.string().max(100)).max(100).optional(),
 "t[]": z.array(ContentType).max(5).optional(),
});
