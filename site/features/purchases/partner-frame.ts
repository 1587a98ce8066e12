// Names the events of a partner's page to the partner's frame, with consent only (shell §7).
import { mayRecord } from "#site/lib/shell/start/recorded.ts";
import { NAMED } from "#site/lib/shell/start/track.ts";
import { CONSENT_CHANGE } from "#site/lib/shell/start/visitor.ts";

const holder = document.querySelector<HTMLElement>("[data-partner-frame]");
const address = holder?.dataset["partnerFrame"] ?? "";

/** The names of events before the frame has loaded. */
let waiting: string[] = [];
let frame: HTMLIFrameElement | null = null;
let isLoaded = false;

function post(event: string) {
  // The name alone: properties may describe a purchase.
  frame?.contentWindow?.postMessage({ type: "drawcard:event", event }, new URL(address).origin);
}

/** Returns the names of the events that the page recorded before this script was there. */
const recorded = () =>
  (window.dataLayer ?? []).flatMap((entry) => ("event" in entry ? [] : ["name" in entry ? entry.name : entry.type]));

function open() {
  waiting = recorded();
  frame = document.createElement("iframe");
  // Its own origin, which is not the shop's, so that messages can be addressed to it. It can open, submit and navigate nothing.
  frame.setAttribute("sandbox", "allow-scripts allow-same-origin");
  frame.referrerPolicy = "no-referrer";
  frame.title = "Partner";
  frame.addEventListener("load", () => {
    isLoaded = true;
    waiting.splice(0).forEach(post);
  });
  frame.src = address;
  holder?.append(frame);
}

function close() {
  frame?.remove();
  frame = null;
  isLoaded = false;
  waiting = [];
}

const followConsent = () => {
  if (!mayRecord()) close();
  else if (!frame) open();
};

document.addEventListener(NAMED, (event) => {
  if (!mayRecord()) return close();
  for (const name of (event as CustomEvent<string[]>).detail) {
    if (isLoaded) post(name);
    else waiting.push(name);
  }
});
document.addEventListener(CONSENT_CHANGE, followConsent);
followConsent();
