import type { FormState } from "#site/lib/form/form.ts";
import { IslandForm } from "#site/lib/form/IslandForm.tsx";
import { closeAccountForm } from "./close-account.form.ts";

type Props = {
  /** The posted values after a refused plain post. */
  before: FormState;
  /** The page that says the account is closed. */
  closedHref: string;
};

/** Closes the account for good, with the password. */
export function CloseAccount({ before, closedHref }: Props) {
  return (
    <IslandForm
      form={closeAccountForm}
      before={before}
      succeed={() => {
        location.assign(closedHref);
        return "leaves";
      }}
      labelledBy="close-account"
    />
  );
}
