import type { AstroGlobal } from "astro";
import type { Problem } from "#gateway/problem.ts";
import { safePath } from "#site/lib/safe-path.ts";
import { asksForCode, type ShownCode } from "./code.ts";
import { postCode, type Refused } from "./session-post.ts";
import { pendingCode } from "./sign-in-page.ts";

type LinkPage = {
  next: string;
  refused: Refused | null;
  /** The code that stands in the way; null while the link itself is still to be handed over. */
  code: ShownCode | null;
};

/**
 * Signing in by a link (account §4). Looking at the page does nothing, since mail scanners follow links: what signs in is its
 * form, which a script sends. What fails leads to the login page, which says why.
 */
export async function linkPage(astro: AstroGlobal, kind: "autologin" | "transfer"): Promise<LinkPage | Response> {
  const { locals, params, request, url } = astro;
  const { gateway, page } = locals;
  const next = safePath(url.searchParams.get("next")) ?? page.href("home");
  const isCodeStep = url.searchParams.get("step") === "2fa";
  const show = async (refused: Refused | null): Promise<LinkPage> => ({
    next,
    refused,
    code: await pendingCode(astro),
  });
  const failed = ({ code }: Pick<Problem, "code">) => {
    const reason = code === "link_expired" ? "link-expired" : "link-failed";
    return astro.redirect(page.href("login", {}, { next, [reason]: 1 }), 303);
  };
  if (request.method !== "POST") return isCodeStep ? show(null) : { next, refused: null, code: null };

  const form = await request.formData();
  if (isCodeStep) {
    const answer = await postCode(gateway, "sign-in", form);
    if (answer === "done") return astro.redirect(next, 303);
    const problem = answer?.problem;
    const isOver = problem && problem.status !== 429 && !problem.code.startsWith("2fa_") && !answer.errors["otp"];
    return isOver ? failed(problem) : show(answer);
  }
  form.set("token", params["autologinToken"] ?? "");
  const result = await gateway.form(kind === "transfer" ? "session.transfer" : "session.autologin", form);
  if (result.ok) return astro.redirect(next, 303);
  const shown = asksForCode(result.problem) ? await show(null) : null;
  // Where no code is waited for, the page would only hand the same link over again, and again.
  return shown?.code ? shown : failed(result.problem);
}
