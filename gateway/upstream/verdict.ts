// What an answer to a shared read says about the one that is kept.
import type { Verdict } from "./cached-read.ts";
import type { Reply } from "./reply.ts";

type Body = { result?: unknown; messages?: { code?: unknown }[] } | null | undefined;

/**
 * Refusals that are the service's own word on what was asked for. Any other is about the call, or comes from something in
 * between (a gateway's 404, too many requests), and what was good before is good still.
 */
const OWN_WORDS = new Map([
  [404, "not_found"],
  [418, "no_products"],
]);

/** Answers that say "restricted here" hold for one moment only: they are passed on and not kept (shell §7). */
function hasRestrictions(result: unknown) {
  const restrictions = (result as { restrictions?: unknown }).restrictions;
  return Array.isArray(restrictions) && restrictions.length > 0;
}

/** May this answer be everybody's, and if not, whose is it? */
export function verdictOn({ status, body, breaksContract, isPersonal }: Reply): Verdict {
  const { result, messages } = (body as Body) ?? {};
  if (status !== 200) {
    const ownWord = OWN_WORDS.get(status);
    return ownWord !== undefined && messages?.[0]?.code === ownWord ? "pass" : "failure";
  }
  if (isPersonal) return "personal";
  if (breaksContract || result == null) return "failure";
  return hasRestrictions(result) ? "pass" : "keep";
}
