import type { FormState } from "#site/lib/form/form.ts";
import { useForm } from "#site/lib/form/use-form.ts";
import { signIn } from "#site/lib/gateway/sign-in.ts";
import { href } from "#site/lib/href.ts";
import { Form } from "#site/ui/form/Form.tsx";
import { closeAccountForm } from "./close-account.form.ts";

type Props = {
  /** The posted values after a refused plain post. */
  before: FormState;
};

/** Closes the account for good, with the password. */
export function CloseAccount({ before }: Props) {
  const { view, formProps } = useForm(closeAccountForm, before, {
    succeed() {
      location.assign(href("close-my-account-success"));
      return "leaves";
    },
    refuse: (problem) => signIn(problem),
  });
  return <Form {...view} {...formProps} labelledBy="close-account" submit="Close my account" />;
}
