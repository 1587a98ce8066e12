import type { AstroGlobal } from "astro";
import { postedShares, type Session } from "#site/features/lotto-party/parties.ts";
import { addPosted } from "#site/features/play/posting/add-posted.ts";
import { redirectAdded } from "#site/lib/cart/added-page.ts";
import { refusalMessage } from "#site/lib/gateway/problem-messages.ts";
import { notFound } from "#site/lib/shell/page.ts";
import { toastOf } from "#site/lib/shell/toasts/toast-messages.ts";

/** What a refused post of shares shows again. */
export type RefusedShares = { sessionId: string; shares: string; message: string; error: string | undefined };

/** Puts posted shares of one of these sessions into the cart. Returns why it refused, or the next page. */
export async function postShares(
  astro: AstroGlobal,
  posted: FormData,
  sessions: readonly Session[],
  token: string | null,
): Promise<Response | RefusedShares> {
  const { capabilities } = astro.locals.page;
  const sessionId = String(posted.get("session") ?? "");
  const session = sessions.find((one) => one.sessionId === sessionId);
  const shares = String(posted.get("item.numShares") ?? "");
  const mayJoin = capabilities?.includes("social-syndicates") && capabilities.includes("social-syndicates-joiner");
  if (!sessionId || !mayJoin) return notFound(astro);
  if (!session) {
    // It was open when the page was read. The page shows the next one.
    astro.response.status = 409;
    return { sessionId, shares, message: "This draw has closed.", error: undefined };
  }
  const { clientAddress, request } = astro;
  const asked = { posted, request, clientAddress };
  const result = await addPosted(astro.locals.gateway, postedShares(posted, session, token), asked);
  if (result.ok) return redirectAdded(astro, result.data, "party");
  const { problem } = result;
  return {
    sessionId,
    shares,
    message: refusalMessage(problem) ?? toastOf("toast.addToCart.failed").message,
    error: (problem.targets["numShares"] ?? problem.targets["item.numShares"])?.[0]?.message,
  };
}
