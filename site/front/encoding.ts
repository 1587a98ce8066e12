import { LRUCache } from "lru-cache";

/** Content codings of replies. */
export type Encoding = "br" | "gzip" | "identity";

// Smallest first: among equal weights the first wins.
const OFFERED = ["br", "gzip", "identity"] as const;
// Browsers send few different headers, and parsing one takes longer than everything else about a cached page.
const MAX_KEPT = 100;
const kept = new LRUCache<string, Encoding>({ max: MAX_KEPT });

/** The weights in an Accept-Encoding header, by coding. */
function weightsOf(header: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const part of header.split(",")) {
    const [name = "", ...parameters] = part.split(";").map((text) => text.trim().toLowerCase());
    const weight = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2);
    const value = weight === undefined ? 1 : Number(weight);
    // A malformed weight counts as 0.
    if (name) weights.set(name === "x-gzip" ? "gzip" : name, value >= 0 && value <= 1 ? value : 0);
  }
  return weights;
}

function choose(header: string, isWorth: boolean): Encoding {
  const weights = weightsOf(header);
  const weightOf = (encoding: Encoding) =>
    weights.get(encoding) ?? weights.get("*") ?? (encoding === "identity" ? Number.MIN_VALUE : 0);
  if (!isWorth && weightOf("identity") > 0) return "identity";
  const best = OFFERED.reduce((a, b) => (weightOf(b) > weightOf(a) ? b : a));
  return weightOf(best) > 0 ? best : "identity";
}

/**
 * Returns the client's preferred encoding (RFC 9110 §12.5.3). A client that refuses all of them gets identity, because an
 * unreadable page is no worse than none. With `isWorth: false` a body is compressed only if the client refuses identity.
 */
export function acceptedEncoding(header: string | string[] | undefined, { isWorth = true } = {}): Encoding {
  const text = String(header ?? "");
  if (text.trim() === "") return "identity";
  const key = `${isWorth} ${text}`;
  const known = kept.get(key);
  if (known) return known;
  const encoding = choose(text, isWorth);
  kept.set(key, encoding);
  return encoding;
}
