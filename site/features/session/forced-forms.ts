// The forms of forced pages without leaving the page.
import type { Problem } from "#gateway/problem.ts";
import { enhance } from "#site/lib/form/enhance.ts";
import type { Outcome } from "#site/lib/form/submission.ts";
import { forcedPasswordForm, upgradeForm } from "./forced.form.ts";

/** Reloads when it was done in another tab: the page itself knows where to go on. */
function refuse({ code }: Problem): Outcome | null {
  if (code !== "not_required") return null;
  location.replace(location.href);
  return "leaves";
}

enhance(document, forcedPasswordForm, () => ({ refuse }));
enhance(document, upgradeForm, () => ({ refuse }));
