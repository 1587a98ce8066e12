// The verification page: its plain forms, the form to download, and what it shows.
import type { AstroGlobal } from "astro";
import type { Form, FormState } from "#site/lib/form/form.ts";
import { postForm } from "#site/lib/form/post.ts";
import { load } from "#site/lib/shell/page.ts";
import {
  automaticForm,
  bankForm,
  type Change,
  isChange,
  type LicenceState,
  licenceFormOf,
} from "./verification.form.ts";

type Posted = { before?: { of: Change; state: FormState }; bankUrl?: string };

/** Returns the form to print and sign, as a download. */
export async function signedForm(astro: AstroGlobal): Promise<Response> {
  const form = await load(astro, (read) => read.verification.form());
  if (form instanceof Response) return form;
  return new Response(new Uint8Array(Buffer.from(form.base64, "base64")), {
    headers: {
      "content-type": "application/pdf",
      "content-disposition": 'attachment; filename="drawcard-verification.pdf"',
      "cache-control": "private, no-store",
      "x-content-type-options": "nosniff",
    },
  });
}

/** Handles a plain form at `here`. Returns what it leaves, or a redirect. */
export async function postedVerification(
  astro: AstroGlobal,
  here: string,
  licences: readonly LicenceState[],
): Promise<Posted | Response> {
  const change = astro.url.searchParams.get("change");
  if (astro.request.method !== "POST" || !isChange(change)) return {};
  const data = await astro.request.formData();
  if (change === "bank") {
    const posted = await postForm(astro, bankForm, data);
    // A link, because the policy of this page allows forms only to this shop.
    return posted.ok ? { bankUrl: posted.data.redirectUrl } : { before: { of: change, state: posted.state } };
  }
  const licence = licences.find(({ state }) => state === data.get("state"));
  const form = change === "automatic" ? automaticForm : licenceFormOf(licence ?? { fields: [] });
  const posted = await postForm(astro, form as unknown as Form, data);
  return posted.ok ? astro.redirect(here, 303) : { before: { of: change, state: posted.state } };
}
