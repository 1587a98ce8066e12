// A paged list lives in its address: the page at the end of the path, the filters in the query. So links, Back, reload and
// sharing work, with and without a script.

/** What each filter takes: one of these values, or a calendar day (2026-11-22). */
export type FilterRules = Readonly<Record<string, readonly string[] | "day">>;

type FilterValue<Rule> = Rule extends readonly (infer Value extends string)[] ? Value : string;
export type Filters<Rules extends FilterRules = FilterRules> = { [Name in keyof Rules]?: FilterValue<Rules[Name]> };

/** Which page of a list, filtered how. */
export type ListAddress<Rules extends FilterRules = FilterRules> = { page: number; filters: Filters<Rules> };

const isDay = (value: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(value) && new Date(`${value}T00:00Z`).toJSON()?.startsWith(value) === true;

/** Reads the filters of a query. Unknown names and values are ignored. */
export function readFilters<Rules extends FilterRules>(query: URLSearchParams, rules: Rules): Filters<Rules> {
  const kept = Object.entries(rules).flatMap(([name, rule]) => {
    const value = query.get(name) ?? "";
    return (rule === "day" ? isDay(value) : rule.includes(value)) ? [[name, value]] : [];
  });
  return Object.fromEntries(kept) as Filters<Rules>;
}

/** Reads the page number at the end of a path; 1 if there is none. */
export function pageOf(path: string): number {
  const last = /\/(\d+)\/?$/.exec(path)?.[1];
  return Math.max(1, Number(last ?? 1));
}

/** Returns a document title for another page of its list: "Past tickets, page 2 | Drawcard". */
export function titleOfPage(title: string, page: number): string {
  const [, name = title, site = ""] = /^(.*?)(?:, page \d+)?( \| .*)?$/.exec(title) ?? [];
  return (page > 1 ? `${name}, page ${page}` : name) + site;
}
