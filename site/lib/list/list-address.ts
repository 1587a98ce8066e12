// The URL holds a list's state: the page at the end of the path, the filters in the query. So links, Back, reload and
// sharing work, with and without JavaScript.
import { shortDate } from "../format/dates.ts";

/**
 * A filter of a list: choices with their labels, or a calendar day (2026-11-22). `notBefore` names the filter with the first
 * day of the range that this day ends.
 */
type Filter = { label: string; choices: "day" | Readonly<Record<string, string>>; notBefore?: string };
export type FilterSet = Readonly<Record<string, Filter>>;

type FilterValue<One extends Filter> = One["choices"] extends "day" ? string : keyof One["choices"] & string;
export type FilterValues<Set extends FilterSet = FilterSet> = { [Name in keyof Set]?: FilterValue<Set[Name]> };

export type ListAddress<Set extends FilterSet = FilterSet> = { page: number; filters: FilterValues<Set> };

const isDay = (value: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(value) && new Date(`${value}T00:00Z`).toJSON()?.startsWith(value) === true;

/** Reads the filters of a query. Unknown names and values are ignored. */
export function readFilters<Set extends FilterSet>(query: URLSearchParams, filters: Set): FilterValues<Set> {
  const kept = Object.entries(filters).flatMap(([name, { choices }]) => {
    const value = query.get(name) ?? "";
    return (choices === "day" ? isDay(value) : Object.hasOwn(choices, value)) ? [[name, value]] : [];
  });
  return Object.fromEntries(kept) as FilterValues<Set>;
}

type Shown = Readonly<Record<string, string | undefined>>;

/** Returns an error for each range of days that ends before it starts, by the name of the filter with its last day. */
export function rangeErrors(filters: FilterSet, values: Shown): Readonly<Record<string, string>> {
  const wrong = Object.entries(filters).flatMap(([name, { notBefore = "" }]) => {
    const [first, last] = [values[notBefore], values[name]];
    if (first === undefined || last === undefined || last >= first) return [];
    // Noon in UTC is the same day in Australia and Britain.
    const day = shortDate(`${first}T12:00Z`);
    return [[name, `This is before the ${filters[notBefore]?.label} date. Choose ${day} or later.`]];
  });
  return Object.fromEntries(wrong);
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
