// Paints what the header knows about a visitor onto pages that are the same for everybody.

import { formatCents } from "./funds.ts";
import { clearToasts } from "./toasts.ts";

/** The readable cookie the gateway keeps; nothing in it is secret. */
export type Visitor = {
  signedIn: boolean;
  cartCount: number;
  productTypes: string[];
  fundsCents: number | null;
  unread: number;
  dot: boolean;
};

/** Dispatched on `document` by whatever changed the cart, the wallet or the session. */
export const VISITOR_CHANGE = "visitor:change";

/** What the cookie says; nothing when there is none or somebody has edited it. */
export function readVisitor(cookies: string): Partial<Visitor> {
  const raw = /(?:^|; )dc_visitor=([\w-]+)/.exec(cookies)?.[1];
  if (!raw) return {};
  try {
    return JSON.parse(atob(raw.replaceAll("-", "+").replaceAll("_", "/"))) ?? {};
  } catch {
    return {};
  }
}

const all = (selector: string) => document.querySelectorAll<HTMLElement>(selector);

function badge(selector: string, count: number) {
  for (const element of all(selector)) {
    const text = String(count);
    element.classList.toggle("is-new", element.textContent !== text && document.readyState === "complete");
    element.hidden = count === 0;
    element.textContent = text;
  }
}

let wasSignedIn: boolean | undefined;

export function paintVisitor() {
  const {
    signedIn = false,
    cartCount = 0,
    productTypes = [],
    fundsCents,
    unread = 0,
    dot = false,
  } = readVisitor(document.cookie);
  for (const element of all("[data-visitor]")) element.hidden = (element.dataset["visitor"] === "in") !== signedIn;
  for (const element of all("[data-funds]")) element.textContent = fundsCents == null ? "" : formatCents(fundsCents);
  for (const element of all("[data-dot]")) element.hidden = !dot;
  for (const element of all("[data-lottery-promotion]")) element.hidden = productTypes.includes("lottery_ticket");
  badge("[data-cart-count]", cartCount);
  badge("[data-unread]", unread);

  // shop §4: toasts are cleared when the login state changes.
  if (wasSignedIn !== undefined && wasSignedIn !== signedIn) clearToasts();
  wasSignedIn = signedIn;
}
