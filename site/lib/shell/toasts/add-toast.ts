// Builds toasts and places them in the stack of ui/feedback/ToastStack.astro. Loaded with the first toast.

import { deleteToast, stack, type ToastContent } from "./toast-stack.ts";

// shop §9: 10,000 ms.
const AUTO_DISMISS_MS = 10_000;

let style: Promise<void> | undefined;

/** Loads the toasts' stylesheet once; an unstyled toast would shift the page. */
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

function make<Tag extends "a" | "button" | "div" | "p">(tag: Tag, className: string, text = "") {
  const element = document.createElement(tag);
  element.className = className;
  element.textContent = text;
  return element;
}

const all = stack();
const home = all?.parentElement;

/** Moves the stack into an open modal dialog, which makes everything outside inert. */
function place() {
  const dialog = [...document.querySelectorAll("dialog:modal")].at(-1);
  const parent = dialog ?? home;
  if (!all || parent === all.parentElement) return;
  parent?.append(all);
  // In the top layer it has the whole screen, also while the dialog slides in.
  all.popover = dialog ? "manual" : null;
  if (dialog) all.showPopover?.();
}

let room = 0;

/** Keeps the height of the open toasts, which toast.css adds to the end of the page. All elements inherit it: a change styles them anew. */
function keepRoom() {
  const height = all?.childElementCount ? all.offsetHeight : 0;
  if (height === room) return;
  room = height;
  document.documentElement.style.setProperty("--toast-room", `${height}px`);
}

if (all) new ResizeObserver(keepRoom).observe(all);

// A page with more of them is a list, where none is the next step.
const MAX_MAIN_BUTTONS = 3;

/** Scrolls the page's main button out from under a new toast. */
function uncoverButton(toast: HTMLElement) {
  const buttons = [...document.querySelectorAll("main .button--primary")];
  if (buttons.length > MAX_MAIN_BUTTONS) return;
  keepRoom();
  const over = toast.getBoundingClientRect();
  // Where the toast will be: it still moves.
  const start = (stack()?.getBoundingClientRect().top ?? 0) + toast.offsetTop;
  const end = start + toast.offsetHeight;
  const covered = buttons.find((button) => {
    const { bottom, left, right, top } = button.getBoundingClientRect();
    return top < end && bottom > start && left < over.right && right > over.left;
  });
  // The page's scroll padding is the room of the toasts.
  covered?.scrollIntoView({ block: "nearest", behavior: "instant" });
}

// Captured: neither event bubbles, and a closed panel is removed with its contents.
for (const change of ["toggle", "close"]) document.addEventListener(change, place, true);

/** Adds a toast; one with the same id is replaced. */
export async function addToast(content: ToastContent) {
  await loadStyle();
  place();
  deleteToast(content.id);
  const toast = toastElement(content);
  stack()?.append(toast);
  uncoverButton(toast);
  if (content.isAutoDismissed) startDismissTimer(toast);
}

/** Returns the element of a toast, with working buttons. */
export function toastElement({ id, title, message, icon = "info", actions = [] }: ToastContent): HTMLElement {
  const toast = make("div", "toast");
  toast.dataset["toast"] = id;
  toast.dataset["level"] = icon;
  toast.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    // Keeps the dialog open.
    event.preventDefault();
    dismiss(toast);
  });
  const closing = (className: string, text = "") => {
    const button = make("button", className, text);
    button.type = "button";
    button.addEventListener("click", () => dismiss(toast));
    return button;
  };

  const body = make("div", "toast__text");
  if (title) body.append(make("p", "toast__title", title));
  body.append(make("p", "toast__message", message));
  const close = closing("icon-button toast__close");
  close.ariaLabel = "Close";
  toast.append(body, close);
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

/** Removes a toast. Focus in it moves to the next toast, or back to the page or dialog. */
function dismiss(toast: HTMLElement) {
  const hadFocus = toast.contains(document.activeElement);
  const next = toast.nextElementSibling ?? toast.previousElementSibling;
  const under = toast.closest("dialog");
  toast.remove();
  if (!hadFocus) return;
  const ground = under ? under.querySelector<HTMLElement>("button, a") : document.getElementById("content");
  (next?.querySelector("button") ?? ground)?.focus({ preventScroll: true });
}

/** Removes the toast after ten seconds, but not while it is hovered or focused. */
function startDismissTimer(toast: HTMLElement) {
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
