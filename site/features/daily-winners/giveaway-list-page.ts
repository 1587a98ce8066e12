import type { AstroGlobal } from "astro";
import { countPages } from "#gateway/rules/paging.ts";
import { loadPageSection, wantedPage } from "#site/lib/list/read-page.ts";
import { shellOf } from "#site/lib/shell/shell.ts";
import { waitsForDeposit } from "./membership-page.ts";

const LISTS = {
  current: { route: "my-account-current-giveaways", title: "Current giveaways" },
  closed: { route: "my-account-closed-giveaways", title: "Closed giveaways" },
} as const;

/** Returns what the page of the customer's open or closed giveaways shows; nine a page. */
export async function giveawayListPage(astro: AstroGlobal, status: keyof typeof LISTS) {
  const page = wantedPage(astro);
  const { route, title } = LISTS[status];
  const list = await loadPageSection(astro, ({ dailyWinners }, page) => dailyWinners.giveaways({ status, page }));
  if (list instanceof Response) return list;
  const waits = await waitsForDeposit(astro);
  const shell = await shellOf(astro, { title: page > 1 ? `${title}, page ${page}` : title });
  const { href } = astro.locals.page;
  const hrefFor = (number: number) => href(route, number > 1 ? { page: number } : {});
  const { giveaways, pageInfo } = list.data ?? {};
  const rows = giveaways &&
    pageInfo && { giveaways, page, pages: countPages(pageInfo), total: pageInfo.total, hrefFor, waits };
  return { list, other: LISTS[status === "current" ? "closed" : "current"], route, rows, shell, title };
}
