import type { AstroGlobal } from "astro";
import type { Problem } from "#gateway/foundation/problem.ts";
import type { GatewayRequest } from "#gateway/gateway.ts";
import { type FormState, untouched } from "#site/lib/form/form.ts";
import { safePath } from "#site/lib/safe-path.ts";
import { load } from "#site/lib/shell/page.ts";
import { asksForCode, type ShownCode } from "./code.ts";
import { pendingCode, postCode } from "./sign-in-page.ts";

type LinkPage = {
  next: string;
  state: FormState;
  /** The code to ask for; `null` until the link's token has been submitted. */
  code: ShownCode | null;
  /** Set if another customer is logged in: asks before the link replaces that session. */
  question: Question | null;
};

/** Who is logged in, and whom the link logs in, if known. */
export type Question = { current: string; owner: { firstname: string; identifier: string } | null };

/** Returns the question. `null` if no other customer is logged in or the link has expired. */
async function questionOf(
  caller: GatewayRequest["caller"],
  session: GatewayRequest["session"],
  token: string,
): Promise<Question | null> {
  const customer = session.isAuthenticated ? await caller.session.get() : null;
  if (!customer) return null;
  // A backend without this call: ask without a name.
  const owner = await caller.session.linkOwner({ token }).catch(() => "unknown" as const);
  if (owner === null || (owner !== "unknown" && owner.isCurrent)) return null;
  return { current: customer.firstname, owner: owner === "unknown" ? null : owner };
}

/**
 * Signs in with a link (account §4). A GET has no effect, because mail scanners follow links: the page's form signs in,
 * submitted by a script. It asks first if another customer is logged in: a link from someone else would otherwise replace
 * the session unnoticed (login CSRF). A failure redirects to the login page, which shows the reason.
 */
export async function linkPage(
  astro: AstroGlobal,
  kind: "autologin" | "transfer",
  after: { next?: string; login?: "login" | "checkout-login" } = {},
): Promise<LinkPage | Response> {
  const { locals, params, request, url } = astro;
  const { gateway, page } = locals;
  const next = safePath(url.searchParams.get("next")) ?? after.next ?? page.href("home");
  const isCodeStep = url.searchParams.get("step") === "2fa";
  const token = params["autologinToken"] ?? "";
  const show = async (state: FormState): Promise<LinkPage> => ({
    next,
    state,
    question: null,
    code: await pendingCode(astro),
  });
  const ask = (question: Question | null): LinkPage => ({ next, state: untouched, code: null, question });
  const failed = ({ code }: Pick<Problem, "code">) => {
    const reason = code === "link_expired" ? "link-expired" : "link-failed";
    return astro.redirect(page.href(after.login ?? "login", {}, { next, [reason]: 1 }), 303);
  };
  if (isCodeStep && request.method !== "POST") return show(untouched);
  const question = isCodeStep ? null : await load(astro, (caller) => questionOf(caller, gateway.session, token));
  if (question instanceof Response) return question;
  if (request.method !== "POST") return ask(question);

  const form = await request.formData();
  if (isCodeStep) {
    const answer = await postCode(astro, "sign-in", form);
    if (answer === "done") return astro.redirect(next, 303);
    const { problem, errors } = answer;
    const isOver = problem && problem.status !== 429 && !problem.code.startsWith("2fa_") && !errors["otp"];
    return isOver ? failed(problem) : show(answer);
  }
  if (question && !form.has("replace")) return ask(question);
  form.set("token", token);
  const result = await gateway.form(kind === "transfer" ? "session.transfer" : "session.autologin", form);
  if (result.ok) {
    const reply = astro.redirect(next, 303);
    // What this browser stores belongs to the customer who was logged in before.
    if (question) reply.headers.set("clear-site-data", '"storage"');
    return reply;
  }
  const shown = asksForCode(result.problem) ? await show(untouched) : null;
  // Without a pending code the page would submit the same token in a loop.
  return shown?.code ? shown : failed(result.problem);
}
