import type { AstroGlobal } from "astro";

/** Returns why this customer may not buy anything, for every button that adds to the cart; undefined if they may. */
export function saleRefusalOf({ locals: { gateway, page } }: Pick<AstroGlobal, "locals">): string | undefined {
  if (page.isShared || !gateway.session.isAuthenticated) return undefined;
  return gateway.visitor().isBanned ? "We can't sell tickets in your country." : undefined;
}

/** Returns the properties of such a button. A refused one sends nothing, also without a script. */
export function saleButton(astro: Pick<AstroGlobal, "locals">) {
  const disabledReason = saleRefusalOf(astro);
  return disabledReason ? ({ type: "button", disabledReason } as const) : ({ type: "submit" } as const);
}
