// A call that asks for a one-time code is kept; the modal asks the customer, and the call is made again (account §4). Fetched
// when the first call asks.

import {
  type ElevationEvent,
  type ElevationStep,
  isElevationOpen,
  nextElevationStep,
} from "#gateway/rules/account/elevation.ts";
import { href } from "../href.ts";
import { showPanel } from "../shell/panels/open-panel.ts";
import { reportFailure } from "../shell/start/report.ts";
import { VISITOR_CHANGE } from "../shell/start/visitor.ts";
import { leaveToast, showToast } from "../shell/toasts/toasts.ts";
import { onElevation } from "./elevation-event.ts";

type Kept = { replay: () => Promise<void>; abandon: () => void };

// A page that is left this soon after a success has not been read.
const READ_MS = 3000;
const NOTICE = "notice.2fa.success";

let step: ElevationStep = "initial";
const kept: Kept[] = [];
const takeKept = () => kept.splice(0);

/** Keeps a refused call until a code is given, then answers with what it brings. Closing the modal leaves it refused. */
export function elevate<T>(call: () => Promise<T>, refusal: unknown): Promise<T> {
  return new Promise((resolve, reject) => {
    const replay = () =>
      call().then(resolve, (failure: unknown) => {
        // Who made the call tells the customer; here it is only reported (shell §8).
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
  // Closed while its script was on its way.
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
  onElevation(dialog, (told) => {
    // Closed while a code was looked at: what waited was cancelled, whatever comes of the code (account §4).
    if (!dialog.open) return;
    if (told === "accepted") void finish(dialog, move);
    else move(told);
  });
}

/** The code was taken: everything that waited for it goes on, and the modal goes. */
async function finish(dialog: HTMLDialogElement, move: (event: ElevationEvent) => void) {
  // A call may have come while others were made again.
  for (let waiting = takeKept(); waiting.length > 0; waiting = takeKept()) {
    await Promise.allSettled(waiting.map(({ replay }) => replay()));
  }
  const isOpen = dialog.open;
  if (isOpen) move("replayed");
  say();
  // The header shows what has changed.
  document.dispatchEvent(new Event(VISITOR_CHANGE));
  // Closed meanwhile: what was on its way could not be cancelled any more, and another call may be asking by now.
  if (!isOpen) return;
  move("checked");
  dialog.close();
}

/** Says that it worked, on this page, or on the next one when what was repeated leads there at once. */
function say() {
  const leave = () => leaveToast(NOTICE);
  addEventListener("pagehide", leave, { once: true });
  setTimeout(() => removeEventListener("pagehide", leave), READ_MS);
  void showToast(NOTICE);
}
