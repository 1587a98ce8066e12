import type { PageContext } from "../lib/shell/page-context.ts";
import { isListed, type RouteName, routeNames, routes } from "../routes.ts";

const escapeXml = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/**
 * The pages that are built and that the table lists to the visitors' segment (shell §2), at the addresses the CMS gives them.
 * A shop that asks not to be indexed lists nothing.
 */
export function sitemapXml({ capabilities, site, href, publicUrl }: PageContext): string {
  const isShown = (name: RouteName) => routes[name].built && isListed(routes[name], capabilities ?? []);
  const names = site.isIndexingDisabled ? [] : routeNames.filter(isShown);
  const urls = names.map((name) => new URL((href as (name: RouteName) => string)(name), publicUrl).href);
  const entries = urls.map((url) => `<url><loc>${escapeXml(url)}</loc></url>`).join("\n");
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries}
</urlset>
`;
}

/**
 * Pages stay readable for robots: one that may not look at a page does not see its noindex either, and lists the bare
 * address all the same. Only doors that hold no page are closed.
 */
export function robotsTxt({ site, publicUrl }: Pick<PageContext, "site" | "publicUrl">): string {
  const lines = ["User-agent: *", "Disallow: /trpc/", "Disallow: /_report"];
  if (!site.isIndexingDisabled) lines.push(`Sitemap: ${new URL("/sitemap.xml", publicUrl).href}`);
  return `${lines.join("\n")}\n`;
}
