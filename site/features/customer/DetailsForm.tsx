import { useEffect } from "react";
import { isRegion, regionNames } from "#gateway/rules/regions.ts";
import { enhanceAddress } from "#site/lib/form/address-lookup.ts";
import type { FormState } from "#site/lib/form/form.ts";
import { useForm } from "#site/lib/form/use-form.ts";
import { signIn } from "#site/lib/gateway/sign-in.ts";
import { showToast } from "#site/lib/shell/toasts/toasts.ts";
import { Form } from "#site/ui/form/Form.tsx";
import { detailsFormOf, detailsSections } from "./details.form.ts";

type Props = {
  isVerified: boolean;
  /** The saved details, or the posted values after a refused plain post. */
  before: FormState;
};

/** The customer's own details. Stays on the page after saving. */
export function DetailsForm({ isVerified, before }: Props) {
  const { view, formProps } = useForm(detailsFormOf(isVerified), before, {
    succeed({ verificationRevoked, previousState }) {
      if (verificationRevoked && isRegion(previousState)) {
        void showToast("toast.detailsUnverified", { region: regionNames[previousState] });
      } else void showToast("toast.detailsUpdated");
      return "stays";
    },
    refuse: (problem) => signIn(problem),
  });
  useEffect(() => enhanceAddress(formProps.formRef.current), [formProps.formRef]);
  return (
    <Form {...view} {...formProps} sections={detailsSections(isVerified)} label="My details" submit="Save details" />
  );
}
