// Pauses, resumes and cancels without leaving the page: a failure is a toast, and the form keeps what was chosen.
import { enhance } from "#site/lib/form/enhance.ts";
import type { Form } from "#site/lib/form/form.ts";
import { showToast } from "#site/lib/shell/toasts/toasts.ts";
import { FORMS, STATUS_CHANGES, showStatusFailure, statusInput, type Type } from "./recurring-purchases.form.ts";

for (const type of Object.keys(FORMS) as Type[]) {
  for (const change of STATUS_CHANGES) {
    const form = FORMS[type][change] as Form<"autoplays.setStatus"> | undefined;
    if (!form) continue;
    enhance(document, form, ({ dataset: { id = "" } }) => ({
      build: async (values) => statusInput(change, { ...values, id }),
      async refuse(problem) {
        const shown = showStatusFailure(type, problem, showToast);
        await shown;
        return shown && "stays";
      },
    }));
  }
}
