// The modal that a call opens when it asks for a code: one that comes by mail is sent at once.

import { onPanel } from "#site/lib/shell/panels/panels.ts";
import { adoptCodeForms, sendCode } from "./code-form.ts";

onPanel("elevate", (panel) => {
  adoptCodeForms(panel);
  const form = panel.querySelector<HTMLFormElement>("[data-code-form]");
  if (form && panel.closest("dialog")) void sendCode(form);
});
