// The step-up modal. Sends an emailed code when it opens.
import { onPanel } from "#site/lib/shell/panels/panels.ts";
import { enhanceCodeForms, sendCode } from "./code-form.ts";

onPanel("elevate", (panel) => {
  enhanceCodeForms(panel);
  const form = panel.querySelector("form");
  if (form && panel.closest("dialog")) void sendCode(form);
});
