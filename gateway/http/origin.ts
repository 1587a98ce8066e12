// Writes must come from the shop's own pages: browsers send cookies with forms of other sites too (cross-site request forgery).
import { problem } from "../foundation/errors.ts";

type HeaderReader = { get(name: string): string | null };

/** Sent with every tRPC call by the shop's client. Another site needs a CORS preflight to send it, which is refused. */
export const CLIENT_HEADER = "x-drawcard";

/** Whether a page of this shop sent the request. Old browsers send no Sec-Fetch-Site; then Origin must be the shop's, scheme included. */
export function isOwnOrigin(headers: HeaderReader, publicUrl: URL): boolean {
  const site = headers.get("sec-fetch-site");
  if (site) return site === "same-origin" || site === "none";
  const origin = headers.get("origin");
  if (!origin) return false;
  if (origin === publicUrl.origin) return true;
  // Another name of the shop. An origin without TLS may have been written by a machine on the way (network attacker).
  return origin === `${publicUrl.protocol}//${headers.get("host")}`;
}

/** Throws 403 unless a page of this shop sent the request. */
export function requireOwnOrigin(headers: HeaderReader, publicUrl: URL) {
  if (isOwnOrigin(headers, publicUrl)) return;
  throw problem({ code: "foreign_origin", status: 403, message: "This form was sent from another site." });
}
