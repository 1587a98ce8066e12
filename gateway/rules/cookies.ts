// All cookies of the shop, with purpose, lifetime and consent category. The cookie policy lists this table, and the
// gateway and the front write cookies according to it.

import { ATTEMPT_SECONDS } from "./attempt-cookies.ts";
import { attributionSeconds } from "./attribution.ts";

export type CookieCategory = "essential" | "non_essential";
export type Consent = { isNeeded: boolean; consented: readonly CookieCategory[] };

type Cookie = {
  category: CookieCategory;
  /** Shown in the cookie policy. */
  purpose: string;
  maxAgeSeconds: number;
  /** True if page scripts may read it (not HttpOnly). It contains no secrets. */
  isReadable?: boolean;
  /** True if its name has the prefix `__Host-` over TLS, so that no other host of the domain can plant it. */
  isHostOnly?: boolean;
};

const DAY_SECONDS = 24 * 60 * 60;
const YEAR_SECONDS = 365 * DAY_SECONDS;
// shell §9: customer and token cookies expire after the session timeout.
const SESSION_SECONDS = 3600;
// shell §9: anonymous cart and affiliate.
const FORTNIGHT_SECONDS = 14 * DAY_SECONDS;

const session = (purpose: string) =>
  ({ category: "essential", purpose, maxAgeSeconds: SESSION_SECONDS, isHostOnly: true }) as const;

const average = (family: string) =>
  ({
    category: "non_essential",
    purpose: `Remembers what your ${family} cost on average in one purchase.`,
    maxAgeSeconds: YEAR_SECONDS,
  }) as const;

/** Every cookie the shop writes. A cookie that is missing here has no category and is not written. */
export const cookieTable = {
  dc_access: session("Keeps you logged in."),
  dc_refresh: session("Renews your login during your visit."),
  dc_customer: session("Identifies the account you are logged in to."),
  dc_customer_token: session("Protects the calls made for your account."),
  dc_pricing: session("Shows the prices of your account."),
  dc_segment: session("Shows the features of your account."),
  dc_experiments: session("Shows the version of a page that your account is testing with us."),
  dc_forced: session("Remembers that your account needs something first, such as a new password."),
  dc_device: {
    category: "essential",
    purpose: "Recognises this device, so that you need no second check to log in.",
    maxAgeSeconds: YEAR_SECONDS,
    isHostOnly: true,
  },
  dc_fingerprint: {
    category: "essential",
    purpose: "Detects if someone uses your login on another device.",
    maxAgeSeconds: YEAR_SECONDS,
    isHostOnly: true,
  },
  dc_cart: {
    category: "essential",
    purpose: "Keeps your cart while you are not logged in.",
    maxAgeSeconds: FORTNIGHT_SECONDS,
    isHostOnly: true,
  },
  dc_sub_variant: {
    category: "essential",
    purpose: "Remembers the region you chose.",
    maxAgeSeconds: YEAR_SECONDS,
  },
  dc_session: {
    category: "essential",
    purpose: "Identifies your visit, so that we can trace faults.",
    // shell §4: a visit ends after 30 minutes without a request.
    maxAgeSeconds: 30 * 60,
    isHostOnly: true,
  },
  dc_pending_purchase: {
    category: "essential",
    purpose: "Finishes your purchase after your bank has confirmed it.",
    // A 3-D Secure challenge expires after 15 minutes (contract notes §3).
    maxAgeSeconds: 15 * 60,
    isHostOnly: true,
  },
  dc_paying: {
    category: "essential",
    purpose: "Finds your receipt if you reload the page while you pay.",
    maxAgeSeconds: ATTEMPT_SECONDS.dc_paying,
    isReadable: true,
  },
  dc_depositing: {
    category: "essential",
    purpose: "Finds your deposit if you reload the page while you pay.",
    maxAgeSeconds: ATTEMPT_SECONDS.dc_depositing,
    isReadable: true,
  },
  dc_app_link: {
    category: "essential",
    purpose: "Takes you back to the app after a deposit.",
    maxAgeSeconds: 30 * 60,
  },
  dc_deposit_place: {
    category: "essential",
    purpose: "Takes you back to the checkout after a deposit.",
    maxAgeSeconds: 30 * 60,
  },
  dc_reset_next: {
    category: "essential",
    purpose: "Takes you back to your page after you choose a new password.",
    // The life of the link in the mail.
    maxAgeSeconds: 60 * 60,
  },
  dc_party_group: {
    category: "essential",
    purpose: "Takes you back to the Lotto Party group that you have just started.",
    maxAgeSeconds: 60 * 60,
  },
  dc_pending_sign_in: {
    category: "essential",
    purpose: "Stores your login, encrypted, until you enter your code.",
    // A challenge token is valid for 10 minutes (contract of sendTwoFactorEmailCode).
    maxAgeSeconds: 10 * 60,
    isHostOnly: true,
  },
  dc_social: {
    category: "essential",
    purpose: "Stores your login with Apple or Google, encrypted, until they have sent you back.",
    maxAgeSeconds: 10 * 60,
    isHostOnly: true,
  },
  dc_password_reset: {
    category: "essential",
    purpose: "Stores your link to choose a new password, encrypted, until you have chosen one.",
    // The link is valid for an hour (contract of requestPasswordReset).
    maxAgeSeconds: 60 * 60,
    isHostOnly: true,
  },
  dc_closed: {
    category: "essential",
    purpose: "Tells you that your account is closed.",
    maxAgeSeconds: 10 * 60,
  },
  dc_visitor: {
    category: "essential",
    purpose: "Shows your cart and your balance at the top of the page.",
    maxAgeSeconds: FORTNIGHT_SECONDS,
    isReadable: true,
  },
  dc_dot_seen: {
    category: "essential",
    purpose: "Remembers that you have opened a menu item marked as new.",
    maxAgeSeconds: YEAR_SECONDS,
    isReadable: true,
  },
  dc_migration: {
    category: "essential",
    purpose: "Remembers that you closed the message about moving your account.",
    // shell §9
    maxAgeSeconds: 7 * DAY_SECONDS,
    isHostOnly: true,
  },
  dc_banner: {
    category: "essential",
    purpose: "Remembers that you dismissed a message.",
    maxAgeSeconds: YEAR_SECONDS,
    isReadable: true,
  },
  dc_consent: {
    category: "essential",
    purpose: "Remembers your choice about cookies.",
    // shell §9
    maxAgeSeconds: YEAR_SECONDS,
    isReadable: true,
  },
  dc_affiliate: {
    category: "non_essential",
    purpose: "Remembers the partner who sent you to us.",
    maxAgeSeconds: FORTNIGHT_SECONDS,
  },
  dc_anonymous_id: {
    category: "non_essential",
    purpose: "Links visits by the same person, without identifying them, and chooses the version of a page we test.",
    // shell §9: about a year.
    maxAgeSeconds: YEAR_SECONDS,
  },
  dc_signed_out: {
    category: "non_essential",
    purpose: "Counts that you logged out. The next page deletes it.",
    maxAgeSeconds: 60,
    isReadable: true,
  },
  dc_added: {
    category: "non_essential",
    purpose: "Counts what you added to the cart. The cart page deletes it.",
    maxAgeSeconds: attributionSeconds,
  },
  dc_atv_commercial: average("lottery tickets"),
  dc_atv_charity: average("raffle tickets"),
  dc_atv_syndicate: average("syndicate shares"),
  dc_atv_social_syndicate: average("Lotto Party shares"),
  dc_utm: {
    category: "non_essential",
    purpose: "Remembers the campaign or website that brought you here.",
    maxAgeSeconds: attributionSeconds,
  },
} as const satisfies Record<string, Cookie>;

export type CookieName = keyof typeof cookieTable;

const HOST_PREFIX = "__Host-";
const isOurs = (name: string): name is CookieName => Object.hasOwn(cookieTable, name);

export function nameInBrowser(name: CookieName, isSecure: boolean): string {
  return isSecure && cookieOf(name)?.isHostOnly ? `${HOST_PREFIX}${name}` : name;
}

/**
 * Returns our name of a cookie that a browser sent, or null if it is not ours. Over TLS, a name without its prefix is not ours.
 */
export function nameOfReceived(received: string, isSecure: boolean): CookieName | null {
  const name = withoutPrefix(received);
  return isOurs(name) && nameInBrowser(name, isSecure) === received ? name : null;
}

const withoutPrefix = (name: string) => (name.startsWith(HOST_PREFIX) ? name.slice(HOST_PREFIX.length) : name);

/** Returns a cookie's row by its name, with or without prefix, or undefined if the cookie is not ours. */
export function cookieOf(received: string): Cookie | undefined {
  const name = withoutPrefix(received);
  return isOurs(name) ? cookieTable[name] : undefined;
}

/**
 * Whether a cookie may be written (shell §4). Essential cookies hold the session and the cart and need no consent.
 * A cookie without a category is a bug: it is not written, and the caller logs a warning.
 */
export function mayWriteCookie(category: CookieCategory | undefined, consent: Consent): boolean {
  if (category === undefined) return false;
  return category === "essential" || !consent.isNeeded || consent.consented.includes(category);
}

/** Returns the names of the cookies to delete, for example after consent is withdrawn. */
export function cookiesToDelete(cookies: Record<string, CookieCategory>, consent: Consent): string[] {
  return Object.keys(cookies).filter((name) => !mayWriteCookie(cookies[name], consent));
}

const isCategory = (text: string): text is CookieCategory => text === "essential" || text === "non_essential";

/** Reads the visitor's consent from their cookie. `consented` is empty if they have not chosen yet. */
export function readConsent(cookie: string | null | undefined, isNeeded: boolean): Consent {
  return { isNeeded, consented: (cookie ?? "").split("+").filter(isCategory) };
}

/** Returns the value of the consent cookie. */
export function toConsentCookie(takesNonEssential: boolean): string {
  return takesNonEssential ? "essential+non_essential" : "essential";
}
