// The partner whose page is shown, or that a login or a bank leads back to.
import type { AstroGlobal } from "astro";
import type { Outputs } from "#gateway/gateway.ts";

export type Partner = Outputs["partners"]["get"];

/** Returns the partner in a path below /purchase/, or null if it names none. */
export async function partnerIn({ locals: { gateway, page } }: AstroGlobal, path: string): Promise<Partner | null> {
  const [before = ""] = page.href("purchase-partner", { partnerSlug: "-" }).split("-");
  const [slug = ""] = path.startsWith(before) ? path.slice(before.length).split(/[/?#]/) : [];
  // No partner has a slug with escaped characters.
  return slug === "" ? null : gateway.caller.partners.get({ slug }).catch(() => null);
}
