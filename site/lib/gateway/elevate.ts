// Step-up authentication: holds calls that need a one-time code, opens the modal, and repeats the calls with the code
// (account §4). Loaded when the first call needs it.

import {
  type ElevationEvent,
  type ElevationStep,
  isElevationOpen,
  nextElevationStep,
} from "#gateway/rules/account/elevation.ts";
import { href } from "../href.ts";
import { leaveToast } from "../leave-toast.ts";
import { showPanel } from "../shell/panels/open-panel.ts";
import { endLoading } from "../shell/start/loading.ts";
import { reportFailure } from "../shell/start/report.ts";
import { VISITOR_CHANGE } from "../shell/start/visitor.ts";
import { showToast } from "../shell/toasts/toasts.ts";
import { onElevation } from "./elevation-event.ts";

type Kept = { replay: () => Promise<void>; abandon: () => void };

// A page left within this time after success has not been read: its toast is shown again on the next page.
const READ_MS = 3000;
const NOTICE = "notice.2fa.success";

let step: ElevationStep = "initial";
const kept: Kept[] = [];
const takeKept = () => kept.splice(0);

/** Holds a refused call until a code is given, then repeats it. Closing the modal rejects it with its refusal. */
export function elevate<T>(call: () => Promise<T>, refusal: unknown): Promise<T> {
  return new Promise((resolve, reject) => {
    const replay = () =>
      call().then(resolve, (failure: unknown) => {
        // The caller shows the message; this only reports it (shell §8).
        reportFailure(`A call repeated with a code failed: ${(failure as Error).message}`);
        reject(failure);
      });
    kept.push({ replay, abandon: () => reject(refusal) });
    if (!isElevationOpen(step)) void open().catch(giveUp);
  });
}

function giveUp() {
  step = "initial";
  for (const { abandon } of takeKept()) abandon();
}

async function open() {
  step = nextElevationStep(step, "required");
  const opener = document.activeElement instanceof HTMLElement ? { opener: document.activeElement } : {};
  let panel: HTMLElement | undefined;
  const prepare = (shown: HTMLElement) => {
    panel = shown;
    return shown.querySelector<HTMLElement>("[name=otp]");
  };
  await showPanel(href("shell-elevate"), "modal", { ...opener, prepare, isOver: true });
  const dialog = panel?.closest("dialog");
  // The dialog was closed while its script loaded.
  if (!dialog?.open) return giveUp();

  const move = (event: ElevationEvent) => {
    step = nextElevationStep(step, event);
    dialog.dataset["step"] = step;
  };
  const abandon = () => {
    move("closed");
    if (step === "abandoned") giveUp();
  };
  dialog.dataset["step"] = step;
  dialog.addEventListener("close", abandon);
  onElevation(dialog, (event) => {
    // The dialog was closed while the code was checked: the held calls are already rejected (account §4).
    if (!dialog.open) return;
    if (event === "accepted") void finish(dialog, move);
    else move(event);
  });
}

/** Repeats all held calls after a correct code, then closes the modal. */
async function finish(dialog: HTMLDialogElement, move: (event: ElevationEvent) => void) {
  // More calls may be held while these are repeated.
  for (let waiting = takeKept(); waiting.length > 0; waiting = takeKept()) {
    await Promise.allSettled(waiting.map(({ replay }) => replay()));
  }
  const isOpen = dialog.open;
  if (isOpen) move("replayed");
  showSuccess();
  // Updates the header.
  document.dispatchEvent(new Event(VISITOR_CHANGE));
  // The modal was closed meanwhile, and another call may have opened a new one.
  if (!isOpen) return;
  move("checked");
  dialog.close();
  // The code's form stays busy while the calls are repeated.
  endLoading();
}

/** Shows the success toast on this page, or on the next one if the repeated call navigates immediately. */
function showSuccess() {
  const leave = () => leaveToast(NOTICE);
  addEventListener("pagehide", leave, { once: true });
  setTimeout(() => removeEventListener("pagehide", leave), READ_MS);
  void showToast(NOTICE);
}
