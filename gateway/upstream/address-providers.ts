// Address lookup at Google Places and Ideal Postcodes (setting addressLookupProvider). The browser asks only the gateway.
import { z } from "zod";
import { noReply } from "../foundation/errors.ts";

/** An address as the forms of the shop hold it. `state` is the provider's code of the region, such as NSW; empty in Britain. */
export type FoundAddress = { address: string; suburb: string; state: string; postcode: string; country: string };
/** A suggestion. `id` is the provider's. */
export type Suggestion = { id: string; text: string };

/** One provider. Both calls throw 503 if it does not answer in time. */
export type AddressProvider = {
  /** Returns addresses that begin like `text`, in a country (ISO code). */
  suggest(text: string, country: string): Promise<Suggestion[]>;
  /** Returns the address of a suggestion, or null for an unknown id. */
  find(id: string): Promise<FoundAddress | null>;
};
export type AddressProviders = Record<"GOOGLE" | "IDEAL_POSTCODES", AddressProvider>;

const TIMEOUT_MS = 3000;
const MOST = 6;

/** Calls a provider. Returns null for 4xx: it does not know what was asked for. */
async function ask<Reply>(url: URL, schema: z.ZodType<Reply>, init: RequestInit = {}): Promise<Reply | null> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const reply = await fetch(url, { ...init, redirect: "error", signal }).catch(() => null);
  if (reply && reply.status >= 400 && reply.status < 500 && reply.status !== 401 && reply.status !== 403) return null;
  const parsed = schema.safeParse(await reply?.json().catch(() => null));
  if (!reply?.ok || !parsed.success) throw noReply(503);
  return parsed.data;
}

const googleSuggestions = z.object({
  suggestions: z
    .array(z.object({ placePrediction: z.object({ placeId: z.string(), text: z.object({ text: z.string() }) }) }))
    .default([]),
});
const googlePlace = z.object({
  addressComponents: z.array(z.object({ longText: z.string(), shortText: z.string(), types: z.array(z.string()) })),
});

function googlePlaces(base: string, key: string): AddressProvider {
  const headers = { "x-goog-api-key": key, "content-type": "application/json" };
  return {
    async suggest(text, country) {
      const body = JSON.stringify({ input: text, includedRegionCodes: [country.toLowerCase()] });
      const url = new URL(`${base}/v1/places:autocomplete`);
      const reply = await ask(url, googleSuggestions, { method: "POST", headers, body });
      return (reply?.suggestions ?? [])
        .slice(0, MOST)
        .map(({ placePrediction: { placeId, text } }) => ({ id: placeId, text: text.text }));
    },
    async find(id) {
      const url = new URL(`${base}/v1/places/${encodeURIComponent(id)}`);
      const reply = await ask(url, googlePlace, { headers: { ...headers, "x-goog-fieldmask": "addressComponents" } });
      if (!reply) return null;
      const part = (type: string) => reply.addressComponents.find(({ types }) => types.includes(type));
      const [unit, number] = [part("subpremise")?.longText, part("street_number")?.longText];
      const place = [unit, number].filter(Boolean).join("/");
      return {
        address: [place, part("route")?.longText].filter(Boolean).join(" "),
        suburb: (part("locality") ?? part("postal_town"))?.longText ?? "",
        state: part("administrative_area_level_1")?.shortText ?? "",
        postcode: part("postal_code")?.longText ?? "",
        country: part("country")?.shortText ?? "",
      };
    },
  };
}

const idealSuggestions = z.object({
  result: z.object({ hits: z.array(z.object({ id: z.string(), suggestion: z.string() })) }),
});
const idealAddress = z.object({
  result: z.object({
    line_1: z.string(),
    line_2: z.string(),
    post_town: z.string(),
    postcode: z.string(),
    country_iso_2: z.string(),
  }),
});

function idealPostcodes(base: string, key: string): AddressProvider {
  const urlOf = (path: string, query: Record<string, string>) =>
    new URL(`${base}/v1/autocomplete/addresses${path}?${new URLSearchParams({ ...query, api_key: key })}`);
  return {
    async suggest(text) {
      const reply = await ask(urlOf("", { query: text }), idealSuggestions);
      return (reply?.result.hits ?? []).slice(0, MOST).map(({ id, suggestion }) => ({ id, text: suggestion }));
    },
    async find(id) {
      const reply = await ask(urlOf(`/${encodeURIComponent(id)}/gbr`, {}), idealAddress);
      if (!reply) return null;
      const { country_iso_2, line_1, line_2, post_town, postcode } = reply.result;
      const address = [line_1, line_2].filter(Boolean).join(", ");
      return { address, suburb: post_town, state: "", postcode, country: country_iso_2 };
    },
  };
}

/** Returns the providers, or null without a key. With `sandboxUrl`, the address of the demo's services, the sandbox stands in. */
export function addressProviders(key: string | null, sandboxUrl: string | null): AddressProviders | null {
  if (key !== null) {
    return {
      GOOGLE: googlePlaces("https://places.googleapis.com", key),
      IDEAL_POSTCODES: idealPostcodes("https://api.ideal-postcodes.co.uk", key),
    };
  }
  if (sandboxUrl === null) return null;
  const base = `${sandboxUrl}/sandbox/addresses`;
  return { GOOGLE: googlePlaces(base, "sandbox"), IDEAL_POSTCODES: idealPostcodes(base, "sandbox") };
}
