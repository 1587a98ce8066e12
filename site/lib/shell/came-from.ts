import type { AstroGlobal } from "astro";
import { safePath } from "../safe-path.ts";

/** The path of this shop that a request was made from, as far as the browser says; where a small form leads back to. */
export function cameFrom({ request, url, locals: { page } }: AstroGlobal): string {
  const referrer = URL.parse(request.headers.get("referer") ?? "");
  if (!referrer || referrer.host !== page.publicUrl.host || referrer.pathname === url.pathname)
    return page.href("home");
  return safePath(referrer.pathname + referrer.search) ?? page.href("home");
}
