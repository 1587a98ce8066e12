/** What a body can be sent as. */
export type Encoding = "br" | "gzip" | "identity";

// The smallest first: among equals the first one wins.
const OFFERED = ["br", "gzip", "identity"] as const;

/** The weights of an Accept-Encoding header by name; what it does not name is not in it. */
function weightsOf(header: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const part of header.split(",")) {
    const [name = "", ...parameters] = part.split(";").map((text) => text.trim().toLowerCase());
    const weight = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2);
    const value = weight === undefined ? 1 : Number(weight);
    // A weight nobody can read is no wish for anything.
    if (name) weights.set(name === "x-gzip" ? "gzip" : name, value >= 0 && value <= 1 ? value : 0);
  }
  return weights;
}

/**
 * The encoding a client likes best of those there are (RFC 9110 §12.5.3). Identity is what remains: it needs no naming, and
 * a client that refuses everything gets it all the same, since a page it can hardly read is better than none. What is not
 * worth compressing is compressed only for a client that refuses identity.
 */
export function acceptedEncoding(header: string | string[] | undefined, { isWorth = true } = {}): Encoding {
  const text = String(header ?? "");
  if (text.trim() === "") return "identity";
  const weights = weightsOf(text);
  const weightOf = (encoding: Encoding) =>
    weights.get(encoding) ?? weights.get("*") ?? (encoding === "identity" ? Number.MIN_VALUE : 0);
  if (!isWorth && weightOf("identity") > 0) return "identity";
  const best = OFFERED.reduce((a, b) => (weightOf(b) > weightOf(a) ? b : a));
  return weightOf(best) > 0 ? best : "identity";
}
