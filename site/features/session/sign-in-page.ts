import type { AstroGlobal } from "astro";
import { safePath } from "#site/lib/safe-path.ts";
import { asksForCode, type ShownCode } from "./code.ts";
import { postCode, postSession, type Refused, type Step, tellWrongFields } from "./session-post.ts";

/** Why the customer has to sign in (again), if there is a reason. Also the query parameters that say so. */
const ENDED = ["expired", "idle", "link-expired", "link-failed"] as const;
export type Ended = (typeof ENDED)[number] | null;

type SignInPage = {
  step: Step;
  next: string;
  ended: Ended;
  refused: Refused | null;
  /** The code that the step "2fa" asks for. */
  code: ShownCode | null;
};

const stepOf = (text: string | null): Step => (text === "register" || text === "2fa" ? text : "login");

/** The code this browser's sign-in waits for; one that comes by mail has been sent with the refusal that asked for it. */
export async function pendingCode({ locals: { gateway } }: AstroGlobal): Promise<ShownCode | null> {
  const code = await gateway.caller.session.pendingCode();
  return code && { ...code, isSent: code.method === "email" };
}

/** What both sign-in pages do: a customer who is there already moves on, a form post signs in, anything else is shown. */
export async function signInPage(astro: AstroGlobal, fallback: string): Promise<SignInPage | Response> {
  const { gateway } = astro.locals;
  const { searchParams } = astro.url;
  const next = safePath(searchParams.get("next")) ?? fallback;
  const ended = ENDED.find((reason) => searchParams.has(reason)) ?? null;
  const asked = stepOf(searchParams.get("step"));
  /** Without a sign-in that waits there is no code to ask for. */
  const show = async (wanted: Step, refused: Refused | null): Promise<SignInPage> => {
    const code = wanted === "2fa" ? await pendingCode(astro) : null;
    return { step: wanted === "2fa" && !code ? "login" : wanted, next, ended, refused, code };
  };
  if (astro.request.method !== "POST") {
    // Not from the cookies alone: a session that has just run out would be sent back and forth.
    const customer = gateway.session.isAuthenticated ? await gateway.caller.session.get().catch(() => null) : null;
    return customer ? astro.redirect(next, 303) : show(asked, null);
  }
  const form = await astro.request.formData();
  if (asked === "2fa") {
    const answer = await postCode(gateway, "sign-in", form);
    return answer === "done" ? astro.redirect(next, 303) : show("2fa", answer);
  }
  const refused = await postSession(gateway, asked, form);
  if (!refused) return astro.redirect(next, 303);
  tellWrongFields(astro, refused);
  // Nothing is wrong yet: the next step asks for what is missing.
  return refused.problem && asksForCode(refused.problem) ? show("2fa", null) : show(asked, refused);
}
