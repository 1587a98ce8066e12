// A payment whose reply the browser has not received, because its page was reloaded.
import type { AstroGlobal } from "astro";
import type { Problem } from "#gateway/foundation/problem.ts";
import { isUnanswered } from "#site/lib/gateway/problem-messages.ts";

type Found = { receipt: string | null; refused: Problem | null; isPaying: boolean };

/** Returns the receipt of the payment, its refusal, or that the page has to look again, which it does until the cookie expires. */
export async function findPayment({ cookies, locals: { gateway }, response }: AstroGlobal): Promise<Found> {
  const sent = cookies.get("dc_paying")?.value;
  const found = sent ? await gateway.caller.purchases.get({ checkoutId: sent }).catch(gateway.problemOf) : null;
  if (!found) return { receipt: null, refused: null, isPaying: false };
  if ("checkoutId" in found) return { receipt: found.checkoutId, refused: null, isPaying: false };
  const refused = found.status !== 404 && !isUnanswered(found) ? found : null;
  if (refused) cookies.set("dc_paying", "", { path: "/", maxAge: 0 });
  else response.headers.set("refresh", "2");
  return { receipt: null, refused, isPaying: !refused };
}
