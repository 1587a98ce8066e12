// Decides whether the reply to a shared read is cached.
import type { Verdict } from "./cached-read.ts";
import type { Reply } from "./reply.ts";

type Body = { result?: unknown; messages?: { code?: unknown }[] } | null | undefined;

/**
 * Refusals about the resource itself. All others concern the call or come from a proxy (a 404 of its own, too many
 * requests), so the cached reply stays valid.
 */
const FINAL_CODES = new Map([
  [404, "not_found"],
  [418, "no_products"],
]);

/** Whether the result has restrictions. Such replies are never cached (shell §7). */
function hasRestrictions(result: unknown) {
  const restrictions = (result as { restrictions?: unknown }).restrictions;
  return Array.isArray(restrictions) && restrictions.length > 0;
}

/** Returns whether a reply may be cached, and which readers may get it. */
export function verdictOn({ status, body, breaksContract, isPersonal }: Reply): Verdict {
  const { result, messages } = (body as Body) ?? {};
  if (status !== 200) {
    const finalCode = FINAL_CODES.get(status);
    if (finalCode === undefined || messages?.[0]?.code !== finalCode) return "failure";
    // Shared reads carry no identity: what is missing is missing for everybody, whatever the reply says about caching.
    return status === 404 ? "absent" : "pass";
  }
  if (isPersonal) return "personal";
  if (breaksContract || result == null) return "failure";
  return hasRestrictions(result) ? "pass" : "keep";
}
