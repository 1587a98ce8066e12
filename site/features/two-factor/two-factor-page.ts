import type { AstroGlobal } from "astro";
import type { Form } from "#site/lib/form/form.ts";
import { postForm } from "#site/lib/form/post.ts";
import { toSignIn } from "#site/lib/shell/page.ts";
import { readSection, type Section } from "#site/lib/shell/section.ts";
import { type Config, carriedSetup, openSetup, type Setup } from "./setup.ts";
import type { Changed } from "./TwoFactor.tsx";
import { type Before, CHANGES, type Change, isChange } from "./two-factor.form.ts";

type Shown = {
  initial: Config;
  started: Setup | null;
  changed: Changed | null;
  before: Before | undefined;
  /** New recovery codes, shown once. */
  codes: string[];
};

const textOf = (data: FormData, name: string) => {
  const value = data.get(name);
  return typeof value === "string" ? value : null;
};

/** Returns the set-up that a form has just started. */
function startedBy(change: Change, data: unknown): Setup | null {
  if (change === "email") {
    return { method: "email", ...(data as { identifier: string; resendAfterSeconds: number; expiresAt: string }) };
  }
  return { method: "authenticator", otpauthUrl: (data as { otpauthUrl: string }).otpauthUrl };
}

/**
 * Handles the plain forms of two-factor authentication at `here`, and returns what the section shows. The rest of
 * the page works without it.
 */
export async function twoFactorPage(astro: AstroGlobal, here: string): Promise<Section<Shown> | Response> {
  const { request, url, locals } = astro;
  const wanted = url.searchParams.get("change");
  const data = request.method === "POST" && isChange(wanted) ? await request.formData() : null;
  let started: Setup | null = null;
  let before: Before | undefined;
  let codes: string[] = [];
  let madeBy: Changed | null = null;
  if (data && isChange(wanted)) {
    const posted = await postForm(astro, CHANGES[wanted] as unknown as Form, data);
    if (posted.ok && (wanted === "enable" || wanted === "codes")) {
      codes = (posted.data as { recoveryCodes?: string[] }).recoveryCodes ?? [];
      madeBy = wanted === "enable" ? "on" : "codes";
    }
    if (posted.ok && (wanted === "disable" || (wanted === "enable" && codes.length === 0))) {
      return astro.redirect(`${here}?changed=${wanted === "enable" ? "on" : "off"}`, 303);
    }
    started = posted.ok
      ? madeBy
        ? null
        : startedBy(wanted, posted.data)
      : carriedSetup(textOf(data, "method"), textOf(data, "setup"));
    if (!posted.ok) before = { of: wanted, state: posted.state };
    // The form has a code already, that of the new method, so the current method's code has its own page.
    if (wanted === "enable" && before?.state.problem?.code === "required") {
      return astro.redirect(locals.page.href("shell-elevate", {}, { next: here }), 303);
    }
  }
  const section = await readSection(astro, async (read): Promise<Shown> => {
    const initial = await read.twoFactor.get();
    const state = initial.enabled ? "on" : "off";
    const changed = !data && url.searchParams.get("changed") === state ? state : madeBy;
    // Left and opened again, the page goes on with the code that is still valid. This address shows the methods instead.
    const open = url.searchParams.get("setup") === "off" ? null : openSetup(initial);
    const isByEmail = started === null || started.method === "email";
    return { initial, started: (isByEmail && open) || started, before, changed, codes };
  });
  return section.failure?.code === "signed_out" ? toSignIn(astro) : section;
}

/** Handles an answer to the suggestion on the overview. Returns null if none was posted. */
export async function answerPrompt({ request, locals, redirect }: AstroGlobal): Promise<Response | null> {
  if (request.method !== "POST") return null;
  const data = await request.formData();
  // If this fails, the overview suggests it again.
  await locals.gateway.form("twoFactor.acknowledgePrompt", data);
  const isYes = textOf(data, "answer") === "yes";
  return redirect(locals.page.href(isYes ? "my-account-login-and-security" : "my-account"), 303);
}
