// The stack of toasts at the foot of the page: shows them, takes them away. The words are in ../messages.ts, the
// markup is the template that ui/feedback/ToastStack.astro leaves in every page.

import type { ToastId, ToastValues } from "../messages.ts";

/** One toast as the stack shows it (shop §3). */
export type ToastContent = {
  id: string;
  title?: string | undefined;
  message: string;
  icon?: "info" | "success" | "warning" | "danger" | undefined;
  isAutoDismissed?: boolean | undefined;
  actions?: readonly { id: string; text: string; link?: string | undefined }[] | undefined;
};

// shop §9: 10,000 ms.
const AUTO_DISMISS_MS = 10_000;

const stack = () => document.getElementById("toasts");

/** Adopts the toasts the page arrived with. */
export function startToasts() {
  for (const toast of stack()?.querySelectorAll<HTMLElement>("[data-toast]") ?? []) adopt(toast);
}

/** Shows a message of the catalogue. The catalogue itself is only fetched when the first toast is needed. */
export async function showToast<Id extends ToastId>(id: Id, ...values: ToastValues<Id>) {
  const { toastOf } = await import("../messages.ts");
  addToast(toastOf(id, ...values));
}

/** Adds a toast by id; one with the same id gives way to it. */
export function addToast({ id, title = "", message, icon = "info", isAutoDismissed, actions = [] }: ToastContent) {
  const template = document.getElementById("toast");
  if (!(template instanceof HTMLTemplateElement)) return;
  const toast = template.content.firstElementChild?.cloneNode(true);
  if (!(toast instanceof HTMLElement)) return;

  toast.dataset["toast"] = id;
  if (isAutoDismissed) toast.dataset["auto"] = "";
  for (const mark of toast.querySelectorAll<HTMLElement>("[data-level]")) {
    if (mark.dataset["level"] !== icon) mark.remove();
  }
  toast.querySelector(".toast__title")?.append(title);
  toast.querySelector(".toast__message")?.append(message);
  for (const { text, link } of actions) {
    const action = document.createElement(link ? "a" : "button");
    if (link) action.setAttribute("href", link);
    else {
      action.setAttribute("type", "button");
      action.dataset["dismiss"] = "";
    }
    action.textContent = text;
    toast.querySelector(".toast__actions")?.append(action);
  }

  deleteToast(id);
  stack()?.append(toast);
  adopt(toast);
}

/** Takes one toast away; nothing happens when it is gone already. */
export function deleteToast(id: string) {
  stack()
    ?.querySelector(`[data-toast="${CSS.escape(id)}"]`)
    ?.remove();
}

/** Takes all toasts away. */
export function clearToasts() {
  stack()?.replaceChildren();
}

/** Makes a toast's buttons work and, when it is flagged, starts its ten seconds. */
function adopt(toast: HTMLElement) {
  for (const button of toast.querySelectorAll<HTMLElement>("[data-dismiss]")) {
    button.hidden = false;
    button.addEventListener("click", () => toast.remove());
  }
  if (toast.dataset["auto"] === undefined) return;

  let timer = 0;
  const start = () => {
    timer = window.setTimeout(() => toast.remove(), AUTO_DISMISS_MS);
  };
  // Nobody is hurried away from what they are reading.
  const stop = () => window.clearTimeout(timer);
  toast.addEventListener("pointerenter", stop);
  toast.addEventListener("focusin", stop);
  toast.addEventListener("pointerleave", start);
  toast.addEventListener("focusout", start);
  start();
}
