// The partner whose page is shown, or that a login or a bank leads back to.
import type { AstroGlobal } from "astro";
import type { Outputs } from "#gateway/gateway.ts";

export type Partner = Outputs["partners"]["get"];

/**
 * Returns the address of a partner's frame for events. Null without one, or if it is not on another https origin: the frame's
 * sandbox would not keep it away from a page of the shop itself.
 */
export function frameAddress(eventFrame: string | undefined, publicUrl: string | URL): string | null {
  const address = eventFrame === undefined ? null : URL.parse(eventFrame);
  return address?.protocol === "https:" && address.origin !== new URL(publicUrl).origin ? address.href : null;
}

/** Returns the address of the partner's frame for events, and allows its origin on this page. Null if there is none. */
export function allowPartnerFrame(astro: AstroGlobal, { eventFrame }: Pick<Partner, "eventFrame">): string | null {
  const address = frameAddress(eventFrame, astro.locals.page.publicUrl);
  if (address) astro.csp?.insertDirective(`frame-src ${new URL(address).origin}`);
  return address;
}

/** Returns the partner in a path below /purchase/, or null if it names none or cannot be read. */
export const partnerIn = (astro: AstroGlobal, path: string): Promise<Partner | null> =>
  readPartner(astro, path).catch(() => null);

/** Returns the partner in a path below /purchase/, or null if it names none. Throws if it cannot be read. */
export async function readPartner({ locals: { gateway, page } }: AstroGlobal, path: string): Promise<Partner | null> {
  const [before = ""] = page.href("purchase-partner", { partnerSlug: "-" }).split("-");
  const [slug = ""] = path.startsWith(before) ? path.slice(before.length).split(/[/?#]/) : [];
  // No partner has a slug with escaped characters.
  if (slug === "") return null;
  return gateway.caller.partners.get({ slug }).catch((error: unknown) => {
    const { code, status } = gateway.problemOf(error);
    if (status === 404 || code === "invalid_field") return null;
    throw error;
  });
}
