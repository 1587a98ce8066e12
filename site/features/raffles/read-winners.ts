import type { AstroGlobal } from "astro";
import { toPage } from "#gateway/rules/paging.ts";
import { load, setNoStore } from "#site/lib/shell/page.ts";
import { SEARCH_WORDS } from "#site/routes/route.ts";

/**
 * Reads the page of a draw's winners that the URL asks for. A search, and a page behind the last one, are not kept in the page
 * cache: anybody can invent any number of them.
 */
export async function readWinners(astro: AstroGlobal, draw: { productOfferKey: string; drawNo: number }) {
  const { page: context } = astro.locals;
  const canSearch = context.capabilities?.includes("winner_search") ?? false;
  const given = astro.url.searchParams.get("q")?.trim() ?? "";
  const search = canSearch && SEARCH_WORDS.test(given) ? given : "";
  const page = toPage(astro.url.searchParams.get("page"));
  if (search !== "") setNoStore(astro);
  const read = await load(astro, (caller) => caller.draws.listWinners({ ...draw, page, ...(search && { search }) }));
  if (read instanceof Response) return read;
  const { winners, pageInfo } = read;
  if (page > 1 && winners.length === 0) setNoStore(astro);
  const pages = Math.max(1, Math.ceil(pageInfo.total / pageInfo.limit));
  return { winners, page, pages, total: pageInfo.total, search, canSearch };
}

export type Winners = Exclude<Awaited<ReturnType<typeof readWinners>>, Response>;
