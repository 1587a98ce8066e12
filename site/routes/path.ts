// Paths with parameters: "/receipt/:checkoutID", "/my-account/transactions/:page?", "/purchase/:partnerSlug/*".
// Small, and without the route table, for islands.

export type ParamValue = string | number;
export type Query = Record<string, ParamValue | boolean | null | undefined>;

type Names<Pattern extends string> = Pattern extends `${infer Segment}/${infer Rest}`
  ? Names<Segment> | Names<Rest>
  : Pattern extends `:${infer Name}`
    ? Name
    : never;

type RequiredName<Name extends string> = Name extends `${string}?` ? never : Name;
type OptionalName<Name extends string> = Name extends `${infer Bare}?` ? Bare : never;

/** The parameters of a pattern. Optional ones may be omitted. */
export type PathParams<Pattern extends string> = Record<RequiredName<Names<Pattern>>, ParamValue> &
  Partial<Record<OptionalName<Names<Pattern>>, ParamValue>>;

/** The arguments of `href` after the route name. Parameters may be omitted if none is required. */
export type HrefArguments<Pattern extends string> =
  RequiredName<Names<Pattern>> extends never
    ? [params?: PathParams<Pattern>, query?: Query]
    : [params: PathParams<Pattern>, query?: Query];

/** Fills a pattern with escaped parameters and a query. Throws if a required parameter is missing. */
export function fillPath(
  pattern: string,
  params: Record<string, ParamValue | undefined> = {},
  query: Query = {},
): string {
  const segments: string[] = [];
  for (const segment of pattern.split("/")) {
    if (!segment.startsWith(":")) {
      segments.push(segment);
      continue;
    }
    const isOptional = segment.endsWith("?");
    const value = params[segment.slice(1, isOptional ? -1 : undefined)];
    if (value !== undefined && value !== "") segments.push(encodeURIComponent(value));
    else if (!isOptional) throw new Error(`${pattern} needs ${segment}`);
  }
  return (segments.join("/") || "/") + queryString(query);
}

/** Returns "?page=2&preview=true", without empty and false values. */
function queryString(query: Query): string {
  const kept = Object.entries(query).filter(
    ([, value]) => value !== null && value !== undefined && value !== "" && value !== false,
  );
  return kept.length === 0 ? "" : `?${new URLSearchParams(kept.map(([name, value]) => [name, String(value)]))}`;
}
