// A toast as the document knows it, and its place in the stack that ui/feedback/ToastStack.astro leaves in every page.
// Fetched with the first one.

import { deleteToast, stack, type ToastContent } from "./toast-stack.ts";

// shop §9: 10,000 ms.
const AUTO_DISMISS_MS = 10_000;

let style: Promise<void> | undefined;

/** The stylesheet of the toasts, once; a toast without it would push the page aside. */
export function loadStyle(): Promise<void> {
  style ??= new Promise((done) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = stack()?.dataset["style"] ?? "";
    link.onload = link.onerror = () => done();
    document.head.append(link);
  });
  return style;
}

function make<Tag extends "a" | "button" | "div" | "p">(tag: Tag, className: string, words = "") {
  const element = document.createElement(tag);
  element.className = className;
  element.textContent = words;
  return element;
}

const all = stack();
const home = all?.parentElement;

/** A modal dialog covers what is outside of it and makes it inert: the stack goes where it can be seen and reached. */
function place() {
  const dialog = [...document.querySelectorAll("dialog:modal")].at(-1);
  const parent = dialog ?? home;
  if (!all || parent === all.parentElement) return;
  parent?.append(all);
  // In the top layer it has the whole screen, also while the dialog is still sliding in.
  all.popover = dialog ? "manual" : null;
  if (dialog) all.showPopover?.();
}

// Heard on the way down: neither bubbles, and a panel that closes is thrown away with all that is in it.
for (const change of ["toggle", "close"]) document.addEventListener(change, place, true);

/** Adds a toast by id; one with the same id gives way to it. */
export async function addToast(content: ToastContent) {
  await loadStyle();
  place();
  deleteToast(content.id);
  const toast = toastElement(content);
  stack()?.append(toast);
  if (content.isAutoDismissed) leaveInTime(toast);
}

/** The toast itself, with buttons that work. */
export function toastElement({ id, title, message, icon = "info", actions = [] }: ToastContent): HTMLElement {
  const toast = make("div", "toast");
  toast.dataset["toast"] = id;
  toast.dataset["level"] = icon;
  toast.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    // The dialog it may stand in stays open.
    event.preventDefault();
    dismiss(toast);
  });
  const closing = (className: string, words = "") => {
    const button = make("button", className, words);
    button.type = "button";
    button.addEventListener("click", () => dismiss(toast));
    return button;
  };

  const words = make("div", "toast__words");
  if (title) words.append(make("p", "toast__title", title));
  words.append(make("p", "toast__message", message));
  const close = closing("icon-button toast__close");
  close.ariaLabel = "Close";
  toast.append(words, close);
  if (actions.length === 0) return toast;
  const row = make("div", "toast__actions");
  for (const { text, link } of actions) {
    const action = link ? make("a", "", text) : closing("", text);
    if (link) action.setAttribute("href", link);
    row.append(action);
  }
  toast.append(row);
  return toast;
}

/** Takes a toast away. Who was in it is led to the next one, or back to the page or the dialog it stood over. */
function dismiss(toast: HTMLElement) {
  const hadFocus = toast.contains(document.activeElement);
  const next = toast.nextElementSibling ?? toast.previousElementSibling;
  const under = toast.closest("dialog");
  toast.remove();
  if (!hadFocus) return;
  const ground = under ? under.querySelector<HTMLElement>("button, a") : document.getElementById("content");
  (next?.querySelector("button") ?? ground)?.focus({ preventScroll: true });
}

/** Ten seconds, but nobody is hurried away from what they are reading. */
function leaveInTime(toast: HTMLElement) {
  let timer = 0;
  const start = () => {
    clearTimeout(timer);
    if (!toast.matches(":hover, :focus-within")) timer = window.setTimeout(() => toast.remove(), AUTO_DISMISS_MS);
  };
  const stop = () => clearTimeout(timer);
  toast.addEventListener("pointerenter", stop);
  toast.addEventListener("focusin", stop);
  toast.addEventListener("pointerleave", start);
  toast.addEventListener("focusout", start);
  start();
}
