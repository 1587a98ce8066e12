// Writes must come from the shop's own pages: cookies ride along on a stranger's form too (cross-site request forgery).
import { problem } from "../errors.ts";

type HeaderReader = { get(name: string): string | null };

/** Sent by the shop's client on every tRPC call. Another site cannot send it without asking first, and is refused then. */
export const CLIENT_HEADER = "x-drawcard";

/** Did a page of this shop send it? Old browsers send no Sec-Fetch-Site; then Origin must name the shop. */
export function isOwnOrigin(headers: HeaderReader, publicUrl: URL): boolean {
  const site = headers.get("sec-fetch-site");
  if (site) return site === "same-origin" || site === "none";
  const origin = headers.get("origin");
  if (!origin) return false;
  return origin === publicUrl.origin || (URL.canParse(origin) && new URL(origin).host === headers.get("host"));
}

export function requireOwnOrigin(headers: HeaderReader, publicUrl: URL) {
  if (isOwnOrigin(headers, publicUrl)) return;
  throw problem({ code: "foreign_origin", status: 403, message: "This form was sent from another site." });
}
