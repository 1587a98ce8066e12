import type { PageContext } from "../shell/page-context.ts";

/** Returns the page to open after a plain form has added to the cart: the pre-cart drawer's if it is on, else the cart. */
export function addedPage(
  { capabilities, href }: Pick<PageContext, "capabilities" | "href">,
  request: Headers,
): string {
  // A browser that sent no cookie may block cookies; the cart page then explains this.
  if (!request.has("cookie")) return href("cart", {}, { added: 1 });
  return href(capabilities?.includes("pre-cart-drawer") ? "shell-pre-cart" : "cart");
}
