// What a row of the route table says, and the words the rows are written in.

import type { Needs } from "#gateway/rules/capabilities.ts";
import type { Capability } from "#generated/capabilities.ts";

export type Route<Pattern extends string = string> = {
  pattern: Pattern;
  /** "customer" pages send a visitor to sign in first. */
  audience: "anyone" | "customer";
  layout: "base" | "checkout" | "purchase";
  /** Flags the segment must have; without them the page does not exist for it. */
  capabilities: Needs;
  /** The footer when neither the checkout nor the sign-in rule puts another in its place. */
  footer: "full" | "slim" | "condensed";
  /** Listed in the sitemap where its capabilities are met, and not when `unless` is on; null is never listed. */
  sitemap: { unless?: Capability } | null;
  /** Search engines are told to leave the others out: they are one visitor's, or a step of buying. */
  indexed: boolean;
  /** A GET only renders: what the page is for happens by a same-origin POST, or a link could do it to somebody. */
  effect: boolean;
  /** "shared" pages show the same to every anonymous visitor of a region and may be kept by caches. */
  cache: "shared" | "private";
  /** The query parameters the page reads besides those of every page. */
  query: readonly string[];
  /** Of those, the ones that change a shared page, with the values they can have. Any other address is the same page. */
  variants: Readonly<Record<string, RegExp>>;
  /** Whether the page exists; the others answer 404, after their guards. */
  built: boolean;
  /** Whether the page is ours and not the specification's. */
  own: boolean;
};

type Settings = Partial<Omit<Route, "pattern">>;

const defaults: Omit<Route, "pattern"> = {
  audience: "anyone",
  layout: "base",
  capabilities: {},
  footer: "full",
  sitemap: null,
  indexed: true,
  effect: false,
  cache: "private",
  query: [],
  variants: {},
  built: false,
  own: false,
};

export const kind =
  (common: Settings) =>
  <const Pattern extends string>(pattern: Pattern, settings: Settings = {}): Route<Pattern> => ({
    ...defaults,
    ...common,
    ...settings,
    pattern,
  });

export const all = (...flags: Capability[]): Needs => ({ all: flags });
export const listed = { sitemap: {} };
export const built = { built: true };
export const own = { own: true };
export const effect = { effect: true, indexed: false };
export const unindexed = { indexed: false };
export const PAGE_NUMBER = /^[1-9]\d{0,3}$/;
export const DRAW_NUMBER = /^[1-9]\d{0,5}$/;
export const OFFER_QUERY = ["free-postal-entry", "preview", "tab", "page", "firstDrawNo"]; // shell §2
