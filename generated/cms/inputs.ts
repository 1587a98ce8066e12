// Written by `npm run generate` from openapi/. Do not edit.
import { z } from "zod";

// Builds each schema when it is first used, because building all of them slows down the start of the gateway.
function once<T>(build: () => T) {
 let built: T | undefined;
 return () => (built ??= build());
}

/** Bounds the number of properties. */
function sized(min: number, max: number) {
 return (value: object) => {
  const { length } = Object.values(value).filter((property) => property !== undefined);
  return length >= min && length <= max;
 };
}

export const CmsItemInput = once(() => z.record(z.string(), z.union([z.string().max(5000), z.number(), z.boolean()])).refine(sized(1, 30)));
export const listCmsItemsParameters = once(() => z.object({
 collection: z.string().min(1).max(64).regex(/^[a-z][a-z0-9_-]*$/u),
 limit: z.int().min(1).max(100).optional(),
 offset: z.int().min(0).max(1000000).optional(),
 locale: z.enum(["en-AU","en-GB"]).optional(),
}));
export const createCmsItemParameters = once(() => z.object({
 collection: z.string().min(1).max(64).regex(/^[a-z][a-z0-9_-]*$/u),
}));
export const getCmsItemParameters = once(() => z.object({
 collection: z.string().min(1).max(64).regex(/^[a-z][a-z0-9_-]*$/u),
 id: z.string().min(1).max(100),
 locale: z.enum(["en-AU","en-GB"]).optional(),
 preview: z.string().min(1).max(200).optional(),
}));
export const getCmsFileParameters = once(() => z.object({
 id: z.string().min(1).max(100).regex(/^[A-Za-z0-9][A-Za-z0-9_.-]*$/u),
}));
