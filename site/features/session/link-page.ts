import type { AstroGlobal } from "astro";
import type { Problem } from "#gateway/problem.ts";
import { type FormState, untouched } from "#site/lib/form/form.ts";
import { safePath } from "#site/lib/safe-path.ts";
import { asksForCode, type ShownCode } from "./code.ts";
import { pendingCode, postCode } from "./sign-in-page.ts";

type LinkPage = {
  next: string;
  state: FormState;
  /** The code to ask for; `null` until the link's token has been submitted. */
  code: ShownCode | null;
};

/**
 * Signs in with a link (account §4). A GET has no effect, because mail scanners follow links: the page's form signs in,
 * submitted by a script. A failure redirects to the login page, which shows the reason.
 */
export async function linkPage(astro: AstroGlobal, kind: "autologin" | "transfer"): Promise<LinkPage | Response> {
  const { locals, params, request, url } = astro;
  const { gateway, page } = locals;
  const next = safePath(url.searchParams.get("next")) ?? page.href("home");
  const isCodeStep = url.searchParams.get("step") === "2fa";
  const show = async (state: FormState): Promise<LinkPage> => ({ next, state, code: await pendingCode(astro) });
  const failed = ({ code }: Pick<Problem, "code">) => {
    const reason = code === "link_expired" ? "link-expired" : "link-failed";
    return astro.redirect(page.href("login", {}, { next, [reason]: 1 }), 303);
  };
  if (request.method !== "POST") return isCodeStep ? show(untouched) : { next, state: untouched, code: null };

  const form = await request.formData();
  if (isCodeStep) {
    const answer = await postCode(astro, "sign-in", form);
    if (answer === "done") return astro.redirect(next, 303);
    const { problem, errors } = answer;
    const isOver = problem && problem.status !== 429 && !problem.code.startsWith("2fa_") && !errors["otp"];
    return isOver ? failed(problem) : show(answer);
  }
  form.set("token", params["autologinToken"] ?? "");
  const result = await gateway.form(kind === "transfer" ? "session.transfer" : "session.autologin", form);
  if (result.ok) return astro.redirect(next, 303);
  const shown = asksForCode(result.problem) ? await show(untouched) : null;
  // Without a pending code the page would submit the same token in a loop.
  return shown?.code ? shown : failed(result.problem);
}
