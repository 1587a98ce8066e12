import type { FormState } from "#site/lib/form/form.ts";
import { IslandForm } from "#site/lib/form/IslandForm.tsx";
import { href } from "#site/lib/href.ts";
import { closeAccountForm } from "./close-account.form.ts";

type Props = {
  /** The posted values after a refused plain post. */
  before: FormState;
};

/** Closes the account for good, with the password. */
export function CloseAccount({ before }: Props) {
  return (
    <IslandForm
      form={closeAccountForm}
      before={before}
      succeed={() => {
        location.assign(href("close-my-account-success"));
        return "leaves";
      }}
      labelledBy="close-account"
    />
  );
}
