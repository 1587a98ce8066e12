// Paths with parameters: "/receipt/:checkoutID", "/my-account/transactions/:page?", "/purchase/:partnerSlug/*".
// Small and free of the route table, so that islands can use it.

export type ParamValue = string | number;
export type Query = Record<string, ParamValue | boolean | null | undefined>;

type Names<Pattern extends string> = Pattern extends `${infer Segment}/${infer Rest}`
  ? Names<Segment> | Names<Rest>
  : Pattern extends `:${infer Name}`
    ? Name
    : never;

type RequiredName<Name extends string> = Name extends `${string}?` ? never : Name;
type OptionalName<Name extends string> = Name extends `${infer Bare}?` ? Bare : never;

/** The parameters of a pattern, by name: required ones must be given. */
export type PathParams<Pattern extends string> = Record<RequiredName<Names<Pattern>>, ParamValue> &
  Partial<Record<OptionalName<Names<Pattern>>, ParamValue>>;

/** What follows the route name in `href(...)`: parameters may be left out only when none is required. */
export type HrefArguments<Pattern extends string> =
  RequiredName<Names<Pattern>> extends never
    ? [params?: PathParams<Pattern>, query?: Query]
    : [params: PathParams<Pattern>, query?: Query];

/** The path of a pattern with its parameters and query filled in and escaped. */
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

/** "?page=2&preview=true", leaving out what is empty or false. */
function queryString(query: Query): string {
  const kept = Object.entries(query).filter(
    ([, value]) => value !== null && value !== undefined && value !== "" && value !== false,
  );
  return kept.length === 0 ? "" : `?${new URLSearchParams(kept.map(([name, value]) => [name, String(value)]))}`;
}
