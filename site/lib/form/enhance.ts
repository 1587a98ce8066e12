// Makes a server-rendered form work without a page load. Without JavaScript, the form is posted to its page.

import { mutate } from "#site/lib/gateway/client.ts";
import { signIn } from "#site/lib/gateway/sign-in.ts";
import { leaveToast } from "#site/lib/leave-toast.ts";
import { endLoading, startLoading } from "#site/lib/shell/start/loading.ts";
import { warnWhenDirty } from "./changes.ts";
import { type Form, hasErrors, type Path, type Values, valuesOf } from "./form.ts";
import { clearError, errorsShown, showError, showErrors } from "./show-errors.ts";
import { createSubmission, type FormStatus, type Handlers, remainingErrors } from "./submission.ts";
import { summaryOf } from "./summary.ts";

type Options<P extends Path> = Partial<Handlers<P>> & {
  /** Handlers of the form's other buttons, by value: `<button name="command" value="resend">`. */
  commands?: Record<string, () => void>;
};

/** Returns the page that follows a success. */
export const nextOf = ({ dataset }: HTMLElement) => dataset["next"] ?? "/";

const textsIn = (element: HTMLFormElement): Values => valuesOf(new FormData(element));

function showBusy(element: HTMLFormElement, isBusy: boolean) {
  const parts = [element, element.querySelector("[data-submit]")];
  for (const part of parts) isBusy ? part?.setAttribute("aria-busy", "true") : part?.removeAttribute("aria-busy");
  isBusy ? startLoading() : endLoading();
}

/** Shows a form's status in the places where the server renders it. */
export function showStatus(form: Form, element: HTMLFormElement, status: FormStatus) {
  showBusy(element, status.kind === "sending");
  if (status.kind === "sending") return;
  const { errors, problem } = status.kind === "refused" ? status : { errors: {}, problem: null };
  showErrors(element, errors, summaryOf(form, { errors, problem }));
}

/** Shows why the form cannot be sent yet. Uses `aria-disabled`, so that the button stays focusable with its reason. */
function showReason(form: Form, element: HTMLFormElement) {
  const reason = form.blockedBy?.(textsIn(element)) ?? null;
  const button = element.querySelector("[data-submit]");
  reason ? button?.setAttribute("aria-disabled", "true") : button?.removeAttribute("aria-disabled");
  element.querySelector("[data-reason]")?.replaceChildren(reason ?? "");
  return reason;
}

function enhanceOne<P extends Path>(form: Form<P>, element: HTMLFormElement, options: Options<P>) {
  const shape = form as unknown as Form;
  const next = nextOf(element);
  const changes = form.warnsWhenDirty ? warnWhenDirty(element) : null;
  const handlers: Handlers<P> = {
    today: element.dataset["today"],
    send: (input) => mutate(form.procedure, input),
    ...options,
    async succeed(data, values) {
      changes?.saved();
      if (options.succeed) return options.succeed(data, values);
      if (form.toast) leaveToast(form.toast);
      location.assign(next);
      return "leaves";
    },
    async refuse(problem) {
      return (await options.refuse?.(problem)) ?? signIn(problem, next);
    },
  };
  // What a refused post of the page shows comes from the shop.
  let isOfShop = true;
  const show = (status: FormStatus) => {
    if (status.kind === "refused") isOfShop = status.problem !== null;
    showStatus(shape, element, status);
  };
  const submit = createSubmission(form, () => handlers, { read: () => textsIn(element), show });
  element.addEventListener("submit", (event) => {
    event.preventDefault();
    const { submitter } = event;
    const command = submitter instanceof HTMLButtonElement ? options.commands?.[submitter.value] : undefined;
    if (command) return command();
    if (!showReason(shape, element)) void submit();
  });
  element.addEventListener("input", ({ target }) => {
    const errors = errorsShown(element);
    if (!hasErrors(errors)) return;
    const name = target instanceof Element ? (target.getAttribute("name") ?? "") : "";
    const stay = remainingErrors(form, handlers, { errors, isOfShop, values: textsIn(element) }, name);
    for (const [field, message] of Object.entries(errors)) {
      const now = stay[field];
      if (!now) clearError(element, field);
      else if (now !== message) showError(element, field, now);
    }
  });
  if (form.blockedBy) element.addEventListener("input", () => showReason(shape, element));
  showReason(shape, element);
}

/** Enhances every such form below `root`, each once. `options` is called for each form. */
export function enhance<P extends Path>(
  root: ParentNode,
  form: Form<P>,
  options: (element: HTMLFormElement) => Options<P> = () => ({}),
) {
  const selector = `form[data-form="${form.name}"]:not([data-enhanced])`;
  for (const element of root.querySelectorAll<HTMLFormElement>(selector)) {
    element.dataset["enhanced"] = "";
    enhanceOne(form, element, options(element));
  }
}
