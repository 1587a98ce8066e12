const MAX_REFERRER = 500;

/** Returns the URL of a page on another site without its query, which may be private. Null for our own pages. */
export function readReferrer(url: string | null | undefined, ownOrigin: string): string | null {
  if (!url || url.startsWith(`${ownOrigin}/`) || !URL.canParse(url)) return null;
  const { protocol, origin, pathname } = new URL(url);
  if (!/^https?:$/.test(protocol) || origin === ownOrigin) return null;
  const page = origin + pathname;
  return page.length <= MAX_REFERRER ? page : origin;
}
