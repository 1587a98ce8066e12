// Written by `npm run generate` from openapi/. Do not edit.
import { fullFormats } from "ajv-formats/dist/formats.js";
import { z } from "zod";

// Builds each schema when it is first used, because building all of them slows down the start of the gateway.
function once<T>(build: () => T) {
 let built: T | undefined;
 return () => (built ??= build());
}

/** Checks a format as the services' validator does, so that both refuse the same values. */
function format(name: keyof typeof fullFormats) {
 const known: unknown = fullFormats[name];
 const accepts = known !== null && typeof known === "object" && "validate" in known ? known.validate : known;
 return z.stringFormat(name, accepts as RegExp | ((text: string) => boolean));
}

export const ClientEnvironment = once(() => z.object({
 timezone: z.string().regex(/^[A-Za-z0-9_+/-]{1,64}$/u),
 locale: z.string().regex(/^[A-Za-z0-9-]{1,35}$/u),
}));
export const ClientInformation = once(() => z.object({
 build: z.enum(["release","internal"]),
 name: z.enum(["Web"]),
 version: z.string().regex(/^[A-Za-z0-9.+-]{1,50}$/u),
 clientEnvironment: ClientEnvironment(),
}));
export const FeedbackEvent = once(() => z.object({
 category: z.enum(["user"]),
 clientInformation: ClientInformation(),
 comment: z.string().max(2000).optional(),
 email: format("email").max(254).optional(),
 eventType: z.enum(["feedback_event"]),
 name: z.enum(["feedback"]),
 rating: z.enum(["not_satisfied","neutral","satisfied"]),
 source: z.string().max(500).regex(/^\//u),
 variant: z.string().min(1).max(10),
}));
