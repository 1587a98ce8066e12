import { isRegion, regionNames } from "#gateway/rules/regions.ts";
import { enhanceAddress } from "#site/lib/form/address-lookup.ts";
import type { FormState } from "#site/lib/form/form.ts";
import { IslandForm } from "#site/lib/form/IslandForm.tsx";
import { showToast } from "#site/lib/shell/toasts/toasts.ts";
import { detailsFormOf, detailsSections } from "./details.form.ts";

type Props = {
  isVerified: boolean;
  /** The saved details, or the posted values after a refused plain post. */
  before: FormState;
};

/** The customer's own details. Stays on the page after saving. */
export function DetailsForm({ isVerified, before }: Props) {
  return (
    <IslandForm
      form={detailsFormOf(isVerified)}
      before={before}
      succeed={({ verificationRevoked, previousState }) => {
        if (verificationRevoked && isRegion(previousState)) {
          void showToast("toast.detailsUnverified", { region: regionNames[previousState] });
        } else void showToast("toast.detailsUpdated");
        return "stays";
      }}
      enhance={enhanceAddress}
      sections={detailsSections(isVerified)}
      label="My details"
    />
  );
}
