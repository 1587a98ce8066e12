// Shows the visitor's state in the header of shared pages.

import { SHORTCUT_PRODUCTS, showsDot } from "#gateway/rules/shell/navigation.ts";
import { showsLotteryPromotion, toVisitor, type Visitor } from "#gateway/rules/shell/visitor.ts";
import { formatCents } from "../../format/money.ts";
import { clearToasts } from "../toasts/toasts.ts";

export type { Visitor };

/** Dispatched on `document` after the cart, the wallet or the session has changed. */
export const VISITOR_CHANGE = "visitor:change";

/** Dispatched on `document` after a choice about cookies. */
export const CONSENT_CHANGE = "consent:change";

/** Reads the readable cookie; a signed-out visitor if it is missing or invalid. */
export function readVisitor(cookies: string): Visitor {
  const raw = /(?:^|; )dc_visitor=([\w-]+)/.exec(cookies)?.[1] ?? "";
  try {
    return toVisitor(JSON.parse(atob(raw.replaceAll("-", "+").replaceAll("_", "/"))));
  } catch {
    return toVisitor(null);
  }
}

const DOT_SEEN = "dc_dot_seen=1";
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Hides the dot badge on this browser after its link has been opened. */
export function markDotSeen() {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API may not finish before the page unloads.
  document.cookie = `${DOT_SEEN}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax`;
}

const all = <Found extends HTMLElement>(selector: string) => document.querySelectorAll<Found>(selector);

function badge(selector: string, count: number) {
  for (const element of all(selector)) {
    const text = String(count);
    element.classList.toggle("is-new", element.textContent !== text && document.readyState === "complete");
    element.hidden = count === 0;
    element.textContent = text;
  }
}

/** A category link opens its drawer, or leads straight to its page if the cart holds what that page sells (shop §2). */
function setDirectLinks(productTypes: readonly string[]) {
  for (const link of all<HTMLAnchorElement>("a[data-straight]")) {
    const { category = "", straight = "" } = link.dataset;
    const isDirect = productTypes.includes(SHORTCUT_PRODUCTS[category] ?? "");
    link.dataset["drawer"] ??= link.href;
    link.href = isDirect ? straight : link.dataset["drawer"];
    link.dataset["panel"] = isDirect ? "" : "start";
  }
}

let wasSignedIn: boolean | undefined;

export function showVisitor() {
  const { cookie } = document;
  const { signedIn, cartCount, productTypes, fundsCents, unread, dot } = readVisitor(cookie);
  const hasDot = showsDot({ signedIn, dot }, cookie.includes(DOT_SEEN));
  for (const element of all("[data-visitor]")) element.hidden = (element.dataset["visitor"] === "in") !== signedIn;
  for (const element of all("[data-funds]")) element.textContent = fundsCents === null ? "" : formatCents(fundsCents);
  for (const element of all("[data-dot]")) element.hidden = !hasDot;
  for (const element of all("[data-lottery-promotion]")) element.hidden = !showsLotteryPromotion(true, productTypes);
  badge("[data-cart-count]", cartCount);
  badge("[data-unread]", unread);
  setDirectLinks(productTypes);

  // shop §4: toasts are cleared when the login state changes.
  if (wasSignedIn === !signedIn) clearToasts();
  wasSignedIn = signedIn;
}
