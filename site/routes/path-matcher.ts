/** The parameters of a matched path. */
export type MatchedParams = Record<string, string>;

type Compiled<Name> = { name: Name; segments: readonly string[] };

const rank = (segment: string | undefined) => {
  if (segment === undefined) return 0;
  if (segment === "*") return 4;
  if (segment.endsWith("?")) return 3;
  return segment.startsWith(":") ? 2 : 1;
};

/** Ranks segment by segment: fixed, parameter, optional parameter, wildcard. */
function bySpecificity(a: Compiled<unknown>, b: Compiled<unknown>): number {
  const length = Math.max(a.segments.length, b.segments.length);
  for (let i = 0; i < length; i++) {
    const difference = rank(a.segments[i]) - rank(b.segments[i]);
    if (difference !== 0) return difference;
  }
  return 0;
}

const split = (path: string) => path.split("/").filter((segment) => segment !== "");

function matchSegments(pattern: readonly string[], path: readonly string[]): MatchedParams | null {
  const params: MatchedParams = {};
  for (const [index, expected] of pattern.entries()) {
    if (expected === "*") return params;
    const found = path[index];
    if (!expected.startsWith(":")) {
      if (found !== expected) return null;
      continue;
    }
    const isOptional = expected.endsWith("?");
    if (found === undefined) {
      if (isOptional) continue;
      return null;
    }
    params[expected.slice(1, isOptional ? -1 : undefined)] = found;
  }
  return path.length <= pattern.length ? params : null;
}

/** Builds the function that finds the one pattern a path belongs to, the most specific first, or null. */
export function pathMatcher<Name>(patterns: readonly (readonly [Name, string])[]) {
  const compiled = patterns.map(([name, pattern]) => ({ name, segments: split(pattern) })).sort(bySpecificity);

  return (pathname: string): { name: Name; params: MatchedParams } | null => {
    const path = decodedSegments(pathname);
    if (!path) return null;
    for (const { name, segments } of compiled) {
      const params = matchSegments(segments, path);
      if (params) return { name, params };
    }
    return null;
  };
}

/** Returns null for malformed escapes and escaped slashes: no page has such a URL. */
function decodedSegments(pathname: string): string[] | null {
  try {
    const segments = split(pathname).map(decodeURIComponent);
    return segments.some((segment) => segment.includes("/")) ? null : segments;
  } catch {
    return null;
  }
}
