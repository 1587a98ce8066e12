import type { Form as FormOf, FormState } from "#site/lib/form/form.ts";
import { IslandForm } from "#site/lib/form/IslandForm.tsx";
import { leaveToast } from "#site/lib/leave-toast.ts";
import { showToast } from "#site/lib/shell/toasts/toasts.ts";
import { linkedPreferencesForm, type Preferences, preferencesForm } from "./communication-preferences.form.ts";

type Props = {
  methods: Preferences["features"]["methods"];
  /** Opened with the reference of a mail's link instead of a sign-in. */
  isLinked?: boolean;
  /** The saved channels, or the posted ones after a refused plain post. */
  before: FormState;
};

/** The channels on which a customer gets marketing. The page is the same after saving. */
export function PreferencesForm({ methods, isLinked = false, before }: Props) {
  const form = (isLinked ? linkedPreferencesForm(methods) : preferencesForm(methods)) as FormOf;
  return (
    <IslandForm
      form={form}
      before={before}
      succeed={() => {
        if (isLinked) {
          void showToast("toast.preferencesSaved");
          return "stays";
        }
        // The summary above the form is new then.
        leaveToast("toast.preferencesSaved");
        location.reload();
        return "leaves";
      }}
      label="Communication preferences"
    />
  );
}
