import type { AstroGlobal } from "astro";
import { load, setNoStore } from "#site/lib/shell/page.ts";

/** Reads what this address previews. Without a valid token for it: the 404 page. Nothing of it is kept in a cache. */
export async function readPreview(astro: AstroGlobal, given: { collection?: string } = {}) {
  setNoStore(astro);
  const asked = (name: string) => astro.url.searchParams.get(name) ?? "";
  const { collection = asked("collection") } = given;
  const found = await load(astro, (caller) =>
    caller.previews.get({ collection, id: asked("id"), token: asked("token") }),
  );
  if (found instanceof Response) found.headers.set("cache-control", "no-store");
  return found;
}
