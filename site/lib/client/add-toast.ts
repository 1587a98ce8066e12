// A new toast, from the template that ui/feedback/ToastStack.astro leaves in every page.

import { adopt, stack } from "./toasts.ts";

/** One toast as the stack shows it (shop §3). */
export type ToastContent = {
  id: string;
  title?: string | undefined;
  message: string;
  icon?: "info" | "success" | "warning" | "danger" | undefined;
  isAutoDismissed?: boolean | undefined;
  actions?: readonly { id: string; text: string; link?: string | undefined }[] | undefined;
};

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
