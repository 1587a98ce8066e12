import { href } from "#site/lib/href.ts";

/** The two lists of tickets. */
export type ListKind = "upcoming" | "past";

const ROUTES = { upcoming: "my-account-upcoming-tickets", past: "my-account-past-tickets" } as const;
/** What the service calls them. */
export const STATUSES = { upcoming: "upcoming_products", past: "past_products" } as const;

/** The address of a page of a list; the first one is the list's own. */
export const listHref = (kind: ListKind, page = 1) => href(ROUTES[kind], page > 1 ? { page } : {});

/** The page an address of a list names. */
export function pageOf(path: string): number {
  const last = /\/(\d+)\/?$/.exec(path)?.[1];
  return last ? Number(last) : 1;
}

/** A page's title for another page of its list: "Past tickets, page 2 | Drawcard". */
export function titleOfPage(title: string, page: number): string {
  const [, name = title, site = ""] = /^(.*?)(?:, page \d+)?( \| .*)?$/.exec(title) ?? [];
  return (page > 1 ? `${name}, page ${page}` : name) + site;
}
