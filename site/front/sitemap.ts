import type { GatewayRequest } from "#gateway/gateway.ts";
import type { PageContext } from "../lib/shell/page-context.ts";
import { isListed, type RouteName, routeNames, routes } from "../routes.ts";
import { escapeXml } from "./xml.ts";

/** A page of the sitemap. */
export type SitemapRow = { path: string /** ISO time of the last change. */; changed?: string };

// No list is longer than a page of the contract: a hundred posts.
const MAX_POSTS = 100;

/** Returns the posts and categories of the blog. Empty while the flag is off, or if there is no blog. */
export async function blogRows(page: PageContext, { caller }: GatewayRequest): Promise<SitemapRow[]> {
  if (!page.capabilities?.includes("blog") || page.site.isIndexingDisabled) return [];
  try {
    const [{ posts }, categories] = await Promise.all([
      caller.blog.list({ limit: MAX_POSTS }),
      caller.blog.listCategories(),
    ]);
    return [
      ...categories.map(({ slug }) => ({ path: page.href("blog-category", { slug }) })),
      ...posts.map((post) => ({ path: page.href("blog-post", { blogSlug: post.slug }), changed: post.publishedAt })),
    ];
  } catch {
    // The gateway's cache has the last good reply. Without it the other pages are listed.
    return [];
  }
}

/**
 * Lists the built pages that the route table lists for the visitors' segment (shell §2), at their CMS URLs, and `more`.
 * Empty if indexing is disabled.
 */
export function sitemapXml({ capabilities, site, href, publicUrl }: PageContext, more: readonly SitemapRow[]): string {
  const isShown = (name: RouteName) => routes[name].built && isListed(routes[name], capabilities ?? []);
  const names = site.isIndexingDisabled ? [] : routeNames.filter(isShown);
  const rows = [...names.map((name): SitemapRow => ({ path: (href as (name: RouteName) => string)(name) })), ...more];
  const entries = rows
    .map(({ path, changed }) => {
      const lastmod = changed ? `<lastmod>${escapeXml(changed)}</lastmod>` : "";
      return `<url><loc>${escapeXml(new URL(path, publicUrl).href)}</loc>${lastmod}</url>`;
    })
    .join("\n");
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries}
</urlset>
`;
}

/**
 * Disallows only endpoints. Pages stay readable: a crawler that may not read a page cannot see its `noindex`, so it may list
 * it.
 */
export function robotsTxt({ site, publicUrl }: Pick<PageContext, "site" | "publicUrl">): string {
  const lines = ["User-agent: *", "Disallow: /trpc/", "Disallow: /_report"];
  if (!site.isIndexingDisabled) lines.push(`Sitemap: ${new URL("/sitemap.xml", publicUrl).href}`);
  return `${lines.join("\n")}\n`;
}
