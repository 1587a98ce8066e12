// The blog as an Atom feed (RFC 4287).
import type { Outputs } from "#gateway/gateway.ts";
import type { PageContext } from "../lib/shell/page-context.ts";
import { escapeXml } from "./xml.ts";

type Post = Outputs["blog"]["list"]["posts"][number];

export const FEED_PATH = "/blog/feed.xml";

/** Returns the feed of these posts, newest first. */
export function atomXml({ site, href, publicUrl, locale }: PageContext, posts: readonly Post[]): string {
  const urlOf = (path: string) => escapeXml(new URL(path, publicUrl).href);
  const entries = posts.map((post) => {
    const url = urlOf(href("blog-post", { blogSlug: post.slug }));
    return `<entry>
<id>${url}</id>
<title>${escapeXml(post.title)}</title>
<link href="${url}"/>
<published>${escapeXml(post.publishedAt)}</published>
<updated>${escapeXml(post.publishedAt)}</updated>
<category term="${escapeXml(post.category.slug)}" label="${escapeXml(post.category.name)}"/>
<summary>${escapeXml(post.excerpt)}</summary>
</entry>
`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locale}">
<id>${urlOf(href("blog"))}</id>
<title>${escapeXml(`${site.name}: Stories`)}</title>
<link href="${urlOf(href("blog"))}"/>
<link rel="self" type="application/atom+xml" href="${urlOf(FEED_PATH)}"/>
<updated>${escapeXml(posts[0]?.publishedAt ?? new Date(0).toISOString())}</updated>
<author><name>${escapeXml(site.name)}</name></author>
${entries.join("")}</feed>
`;
}
