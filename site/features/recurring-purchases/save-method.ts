// Saves what pays without a reload, where a card form is open: the card that is typed into it would be lost.
import { enhance } from "#site/lib/form/enhance.ts";
import { showToast } from "#site/lib/shell/toasts/toasts.ts";
import { METHOD_SAVED, methodForm } from "./recurring-purchases.form.ts";

enhance(document, methodForm, (form) => ({
  succeed() {
    // From now on, none has its own.
    for (const note of form.parentElement?.querySelectorAll<HTMLElement>("[data-own-payers]") ?? []) note.hidden = true;
    void showToast("toast.apiMessage", { level: "success", message: METHOD_SAVED });
    return "stays";
  },
}));
