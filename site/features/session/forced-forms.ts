// Submits the forms of forced pages without leaving the page.
import type { Problem } from "#gateway/foundation/problem.ts";
import { enhanceAddress } from "#site/lib/form/address-lookup.ts";
import { enhance } from "#site/lib/form/enhance.ts";
import type { Outcome } from "#site/lib/form/submission.ts";
import { forcedPasswordForm, upgradeForm } from "./forced.form.ts";

/** Reloads if this was completed in another tab; the page then redirects. */
function refuse({ code }: Problem): Outcome | null {
  if (code !== "not_required") return null;
  location.replace(location.href);
  return "leaves";
}

enhance(document, forcedPasswordForm, () => ({ refuse }));
enhance(document, upgradeForm, (form) => {
  enhanceAddress(form);
  return { refuse };
});
