import { untouched } from "#site/lib/form/form.ts";
import { useForm } from "#site/lib/form/use-form.ts";
import { showToast } from "#site/lib/shell/toasts/toasts.ts";
import { Form } from "#site/ui/form/Form.tsx";
import { answers, exampleForm } from "./example-form.ts";

const send = answers();

/** The example form as an island. */
export function ExampleForm() {
  const { view, formProps } = useForm(exampleForm, untouched, {
    send,
    succeed() {
      void showToast("toast.detailsUpdated");
      return "stays";
    },
  });
  return <Form {...view} {...formProps} label="In an island" submit="Create account" />;
}
