import type { AstroGlobal } from "astro";
import { safePath } from "../safe-path.ts";

/** Returns the path of this shop a request came from, according to the Referer; small forms lead back to it. */
export function cameFrom({ request, url, locals: { page } }: AstroGlobal): string {
  const referrer = URL.parse(request.headers.get("referer") ?? "");
  if (!referrer || referrer.host !== page.publicUrl.host || referrer.pathname === url.pathname)
    return page.href("home");
  return safePath(referrer.pathname + referrer.search) ?? page.href("home");
}
