// Paints what the header knows about a visitor onto pages that are the same for everybody.

import { toVisitor, type Visitor } from "#gateway/rules/shell/visitor.ts";
import { formatCents } from "./funds.ts";
import { clearToasts } from "./toasts.ts";

export type { Visitor };

/** Dispatched on `document` by whatever changed the cart, the wallet or the session. */
export const VISITOR_CHANGE = "visitor:change";

/** What the readable cookie says: nobody, when there is none or somebody has edited it. */
export function readVisitor(cookies: string): Visitor {
  const raw = /(?:^|; )dc_visitor=([\w-]+)/.exec(cookies)?.[1] ?? "";
  try {
    return toVisitor(JSON.parse(atob(raw.replaceAll("-", "+").replaceAll("_", "/"))));
  } catch {
    return toVisitor(null);
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
  const { signedIn, cartCount, productTypes, fundsCents, unread, dot } = readVisitor(document.cookie);
  for (const element of all("[data-visitor]")) element.hidden = (element.dataset["visitor"] === "in") !== signedIn;
  for (const element of all("[data-funds]")) element.textContent = fundsCents === null ? "" : formatCents(fundsCents);
  for (const element of all("[data-dot]")) element.hidden = !dot;
  for (const element of all("[data-lottery-promotion]")) element.hidden = productTypes.includes("lottery_ticket");
  badge("[data-cart-count]", cartCount);
  badge("[data-unread]", unread);

  // shop §4: toasts are cleared when the login state changes.
  if (wasSignedIn !== undefined && wasSignedIn !== signedIn) clearToasts();
  wasSignedIn = signedIn;
}
