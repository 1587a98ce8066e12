// The page of a list that an address asks for. A page past the list's end is a 404, for visitors and customers.
import type { AstroGlobal } from "astro";
import type { GatewayRequest } from "#gateway/gateway.ts";
import { countPages, toPage } from "#gateway/rules/paging.ts";
import { load, notFound } from "../shell/page.ts";
import { loadSection } from "../shell/section.ts";

type Paged = { pageInfo: { limit: number; total: number } };
type Read<T> = (caller: GatewayRequest["caller"], page: number) => Promise<T>;

/** Returns the page number at the end of the path of a list, or in the query of an offer's page; 1 if there is none. */
export function wantedPage({ params, url }: Pick<AstroGlobal, "params" | "url">): number {
  return toPage("page" in params ? params.page : url.searchParams.get("page"));
}

/** Reads a page of the list that is the main content, as `load` does. */
export async function loadPage<T extends Paged>(astro: AstroGlobal, read: Read<T>, page = wantedPage(astro)) {
  const data = await load(astro, (caller) => read(caller, page));
  if (data instanceof Response) return data;
  const pages = countPages(data.pageInfo);
  return page > pages ? notFound(astro) : { ...data, page, pages };
}

/**
 * Reads the customer again beside what charges or prizes have changed, so that the header shows the balance after them. A failure
 * keeps the former one.
 */
export const refreshBalance = ({ locals: { gateway } }: AstroGlobal): Promise<unknown> =>
  gateway.caller.session.get().catch(() => null);

/** Reads a page of an account's list that is the main section, as `loadSection` does. */
export async function loadPageSection<T extends Paged>(astro: AstroGlobal, read: Read<T>) {
  const page = wantedPage(astro);
  const [section] = await Promise.all([loadSection(astro, (caller) => read(caller, page)), refreshBalance(astro)]);
  if (section instanceof Response) return section;
  // A backend that breaks its contract may send none.
  const info: Paged["pageInfo"] | undefined = section.data?.pageInfo;
  return info && page > countPages(info) ? notFound(astro) : section;
}

type RowPage<Row> = { rows: Row[]; pageInfo: { total: number } };

/** Reads all pages of a list. New rows shift the pages during the read, so duplicate ids are dropped. */
export async function readAllPages<Row extends { id: string }>(
  read: (page: number) => Promise<RowPage<Row>>,
): Promise<Row[]> {
  const byId = new Map<string, Row>();
  for (let page = 1; ; page += 1) {
    const { rows, pageInfo } = await read(page);
    for (const row of rows) byId.set(row.id, row);
    if (rows.length === 0 || byId.size >= pageInfo.total) return [...byId.values()];
  }
}
