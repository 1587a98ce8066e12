import type { AstroGlobal } from "astro";
import { loadPage } from "#site/lib/list/read-page.ts";
import { setNoStore } from "#site/lib/shell/page.ts";
import { SEARCH_WORDS } from "#site/routes/route.ts";

/**
 * Reads the page of a draw's winners that the URL asks for. A search is not kept in the page cache: a visitor can invent any
 * number of them.
 */
export async function readWinners(astro: AstroGlobal, draw: { productOfferKey: string; drawNo: number }) {
  const { page: context } = astro.locals;
  const canSearch = context.capabilities?.includes("winner_search") ?? false;
  const given = astro.url.searchParams.get("q")?.trim() ?? "";
  const search = canSearch && SEARCH_WORDS.test(given) ? given : "";
  if (search !== "") setNoStore(astro);
  const read = await loadPage(astro, (caller, page) =>
    caller.draws.listWinners({ ...draw, page, ...(search && { search }) }),
  );
  if (read instanceof Response) return read;
  const { winners, page, pageInfo, pages } = read;
  return { winners, page, pages, total: pageInfo.total, search, canSearch };
}

export type Winners = Exclude<Awaited<ReturnType<typeof readWinners>>, Response>;
