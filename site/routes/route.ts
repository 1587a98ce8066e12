// The type of a route, and shorthands for the rows of the route table.

import type { Needs } from "#gateway/rules/capabilities.ts";
import type { ExperimentName } from "#gateway/rules/experiments.ts";
import type { Capability } from "#generated/capabilities.ts";

/** What a path names and the demo gives no fixed name: things of a customer, and what depends on the date. Tests look them up. */
export type SampleThing =
  | "autologin"
  | "autoplay"
  | "challengedDeposit"
  | "checkout"
  | "deposit"
  | "failedDeposit"
  | "month"
  | "pastDraw"
  | "partnerCheckout"
  | "partyTicket"
  | "partyGroup"
  | "partySession"
  | "pastTicket"
  | "preOrder"
  | "preferences"
  | "share"
  | "subscription"
  | "transaction"
  | "upcomingTicket"
  | "withdrawal"
  | "withdrawalTransaction";

export type Route<Pattern extends string = string> = {
  pattern: Pattern;
  /** "customer" pages redirect visitors to sign in. */
  audience: "anyone" | "customer";
  layout: "base" | "checkout" | "purchase";
  /** Flags that the segment needs. Without them the page is 404. */
  capabilities: Needs;
  /** The footer, unless the checkout or sign-in rule overrides it. */
  footer: "full" | "slim" | "condensed";
  /** The footer may carry the lottery promotion. Legal and help pages do not advertise. */
  promotesLotteries: boolean;
  /** Listed in the sitemap if its capabilities are met, the flag `when` is on and `unless` is off. Null: never listed. */
  sitemap: { when?: Capability; unless?: Capability } | null;
  /** Without this flag no link leads to the page. It stays open. */
  linkedWith: Capability | null;
  /** False adds `noindex`: personal pages and steps of a purchase. */
  indexed: boolean;
  /** The page changes something. GET only renders; the change needs a same-origin POST, against forged links (CSRF). */
  effect: boolean;
  /** "shared" pages are the same for all anonymous visitors of a region. Caches may keep them. */
  cache: "shared" | "private";
  /** The query parameters that the page reads, besides those of every page. */
  query: readonly string[];
  /** The query parameters that change a shared page, with their valid values. Others do not change it. */
  variants: Readonly<Record<string, RegExp>>;
  /** Visitors of a campaign that the CMS knows see its heading. */
  showsCampaigns: boolean;
  /** The experiments that change the page. */
  experiments: readonly ExperimentName[];
  /** The page is not built yet: 404, after the guards. */
  planned: boolean;
  /** Values of the path's parameters with which tests open the page of the demo. */
  sample: Readonly<Record<string, string | { of: SampleThing }>>;
  /** True for our own pages, which are not in the specification. */
  own: boolean;
};

type Settings = Partial<Omit<Route, "pattern">>;

const defaults: Omit<Route, "pattern"> = {
  audience: "anyone",
  layout: "base",
  capabilities: {},
  footer: "full",
  promotesLotteries: true,
  sitemap: null,
  linkedWith: null,
  indexed: true,
  effect: false,
  cache: "private",
  query: [],
  variants: {},
  showsCampaigns: false,
  experiments: [],
  planned: false,
  own: false,
  sample: {},
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
export const own = { own: true };
export const sample = (values: Route["sample"]) => ({ sample: values });
export const effect = { effect: true, indexed: false };
export const unpromoted = { promotesLotteries: false };
export const unindexed = { indexed: false };
/** `games` is ours: the number of games that a new ticket starts with. */
export const PLAY_VARIANTS = { firstDrawNo: /^[1-9]\d{0,5}$/, games: /^[1-9]\d?$/, "free-postal-entry": /^true$/ };
export const VERSION = /^\d{1,3}(?:\.\d{1,3}){0,2}$/;
export const SUPPORT_TOPIC = /^[a-z]{1,20}$/;
export const ORDER_NAME = /^[\p{L}\p{N}_ -]{1,60}$/u;
export const REQUEST_NUMBER = /^[\w-]{1,60}$/;
export const SEARCH_WORDS = /^[^\p{Cc}]{1,100}$/u;
export const WINNERS_TAB = /^winners$/;
export const OFFER_QUERY = ["free-postal-entry", "preview", "tab", "page", "firstDrawNo"]; // shell §2
