import type { AstroGlobal } from "astro";
import type { Form, FormState } from "#site/lib/form/form.ts";
import { postForm } from "#site/lib/form/post.ts";
import { readSection, type Section } from "#site/lib/shell/section.ts";
import { isProvider, type SocialProvider } from "#site/lib/social-providers.ts";
import type { Account, Done } from "./SocialAccounts.tsx";
import { CHANGES, type Change, isChange } from "./social-accounts.form.ts";

type Shown = {
  initial: Account[];
  offered: SocialProvider[];
  done: Done | null;
  /** The state after a plain post, and the form it was for. */
  before?: { of: Change; provider: SocialProvider; state: FormState } | undefined;
  /** The provider's page, after a plain post. A link, because the policy of this page allows forms only to this shop. */
  redirect?: { provider: SocialProvider; url: string } | undefined;
};

const DONE: readonly Done["what"][] = ["linked", "unlinked", "taken", "locked", "failed"];

function doneIn({ searchParams }: URL): Done | null {
  const what = DONE.find((name) => searchParams.has(name));
  const provider = what ? searchParams.get(what) : null;
  return what && isProvider(provider) ? { what, provider } : null;
}

/**
 * Handles the plain forms of linked accounts at `here`, and returns what the section shows. Its data is null if there is
 * nothing to show. The rest of the page works without it.
 */
export async function socialPage(astro: AstroGlobal, here: string): Promise<Section<Shown | null> | Response> {
  const { request, url } = astro;
  const change = url.searchParams.get("change");
  const posted: Pick<Shown, "before" | "redirect"> = {};
  if (request.method === "POST" && isChange(change)) {
    const data = await request.formData();
    const provider = data.get("provider");
    const reply = await postForm(astro, CHANGES[change] as unknown as Form, data);
    if (reply.ok && change === "unlink") return astro.redirect(`${here}?unlinked=${String(provider)}`, 303);
    if (isProvider(String(provider))) {
      const of = provider as SocialProvider;
      if (reply.ok) posted.redirect = { provider: of, url: (reply.data as { redirectUrl: string }).redirectUrl };
      else posted.before = { of: change, provider: of, state: reply.state };
    }
  }
  return readSection(astro, async (caller) => {
    const offered = await caller.socialAccounts.providers();
    if (offered.length === 0) return null;
    const initial = await caller.socialAccounts.list();
    return { initial, offered, done: request.method === "POST" ? null : doneIn(url), ...posted };
  });
}
