import { untouched } from "#site/lib/form/form.ts";
import { IslandForm } from "#site/lib/form/IslandForm.tsx";
import { showToast } from "#site/lib/shell/toasts/toasts.ts";
import { answers, exampleForm } from "./example-form.ts";

const send = answers();

/** The example form as an island. */
export function ExampleForm() {
  return (
    <IslandForm
      form={exampleForm}
      before={untouched}
      send={send}
      succeed={() => {
        void showToast("toast.detailsUpdated");
        return "stays";
      }}
      label="In an island"
      submit="Create account"
    />
  );
}
