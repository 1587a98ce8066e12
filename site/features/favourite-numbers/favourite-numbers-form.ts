// Saves favourite numbers and shows the toast on the page with the new set.
import { enhance, nextOf } from "#site/lib/form/enhance.ts";
import { leaveToast } from "#site/lib/shell/toasts/toasts.ts";
import { favouriteNumbersForm } from "./favourite-numbers.form.ts";

enhance(document, favouriteNumbersForm, (form) => ({
  succeed({ change }) {
    if (change !== "none") leaveToast(`toast.favouriteNumbers.${change}`);
    location.assign(nextOf(form));
    return "leaves";
  },
}));
