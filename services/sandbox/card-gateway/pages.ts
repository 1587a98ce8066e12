// The sandbox's pages for customers: the card fields in a frame, and the challenge of the bank.

import { formatCents } from "#services/lib/money.ts";
import { escapeHtml, page } from "../page.ts";

type Field = { name: string; label: string; autocomplete: string; inputmode: string; placeholder: string };

const FIELDS: Field[] = [
  {
    name: "number",
    label: "Card number",
    autocomplete: "cc-number",
    inputmode: "numeric",
    placeholder: "4242 4242 4242 4242",
  },
  { name: "expiry", label: "Expiry", autocomplete: "cc-exp", inputmode: "numeric", placeholder: "MM/YY" },
  { name: "csc", label: "Security code", autocomplete: "cc-csc", inputmode: "numeric", placeholder: "123" },
  { name: "name", label: "Card holder's name", autocomplete: "cc-name", inputmode: "text", placeholder: "" },
];

const field = ({ autocomplete, inputmode, label, name, placeholder }: Field) => `<p class="field field--${name}">
<label for="${name}">${label}</label>${name === "number" ? '<span id="brand" role="status"></span>' : ""}
<input id="${name}" name="${name}" autocomplete="${autocomplete}" inputmode="${inputmode}" placeholder="${placeholder}" required aria-describedby="${name}-problem${name === "number" ? " moves" : ""}">
<span class="problem" id="${name}-problem" role="alert"></span>
</p>`;

/** A digital wallet has cards already: the customer chooses one. */
const walletFields = () => `<p class="field field--number">
<label for="number">Card in your wallet</label>
<select id="number" name="number" aria-describedby="number-problem">
<option value="4242 4242 4242 4242">Visa ending in 4242: approved</option>
<option value="4000 0000 0000 3220">Visa ending in 3220: the bank asks first</option>
<option value="4000 0000 0000 0002">Visa ending in 0002: declined</option>
</select>
<span class="problem" id="number-problem" role="alert"></span>
</p>
<input type="hidden" name="expiry" value="12/99"><span id="expiry-problem" hidden></span>
<input type="hidden" name="csc" value="123"><span id="csc-problem" hidden></span>
<input type="hidden" name="name" value="Wallet owner"><span id="name-problem" hidden></span>`;

/**
 * Returns the page with the card fields, or with the cards of a digital wallet, framed by the shop. fields.client.js adds the
 * behaviour.
 */
export const fieldsPage = (clientToken: string, wallet?: "ap" | "gp") =>
  page(
    wallet ? "Sandbox wallet" : "Card details",
    `<form id="card" novalidate data-client-token="${escapeHtml(clientToken)}">
${wallet ? "" : '<p id="moves" hidden>The next field opens when one is complete.</p>'}
${wallet ? walletFields() : FIELDS.map(field).join("\n")}
</form>`,
    { head: '<script src="/sandbox/card/fields.js" defer></script>\n' },
  );

export type Challenge = {
  amountCents: number;
  /** "Visa ending 3220"; `null` for a test deposit. */
  cardName: string | null;
  notificationUrl: string | null;
  sessionData: string;
  approvedCres: string;
  declinedCres: string;
};

/** Returns the challenge page. Both answers are plain forms, so that it works without script. */
export function challengePage(challenge: Challenge): string {
  const { amountCents, approvedCres, cardName, declinedCres, notificationUrl, sessionData } = challenge;
  const answer = (
    cres: string,
    label: string,
    kind: string,
  ) => `<form method="post" action="${escapeHtml(notificationUrl ?? "")}">
<input type="hidden" name="cres" value="${escapeHtml(cres)}">
<input type="hidden" name="threeDSSessionData" value="${escapeHtml(sessionData)}">
<button class="${kind}">${label}</button>
</form>`;
  const answers = notificationUrl
    ? answer(approvedCres, "Approve", "primary") + answer(declinedCres, "Decline", "plain")
    : "<p>The shop gave no return address. Go back and try again.</p>";
  return page(
    "Sandbox Bank",
    `<main>
<p class="bank">Sandbox Bank</p>
<h1>Approve this payment of ${formatCents(amountCents)}?</h1>
${cardName ? `<p>${escapeHtml(cardName)}</p>` : ""}
<div class="answers">${answers}</div>
</main>`,
  );
}

export const noticePage = (text: string) =>
  page("Sandbox Bank", `<main>\n<p class="bank">Sandbox Bank</p>\n<h1>${escapeHtml(text)}</h1>\n</main>`);

export const STYLESHEET = `@font-face { font-family: Figtree; src: url("figtree.woff2") format("woff2"); font-weight: 300 900; font-display: swap; }
:root { color-scheme: light dark; font: 1rem/1.5 Figtree, system-ui, sans-serif; }
* { box-sizing: border-box; }
body { margin: 0; }
main { max-width: 26rem; margin: 15vh auto 0; padding: 0 1.5rem; }
h1 { font-size: 1.375rem; line-height: 1.3; }
.bank { font-weight: 700; letter-spacing: 0.02em; }
.answers { display: flex; gap: 0.75rem; margin-top: 1.5rem; }
button { font: inherit; font-weight: 600; min-height: 3rem; padding: 0 1.5rem; border-radius: 0.75rem; border: 1px solid; cursor: pointer; }
.primary { background: #14507a; border-color: #14507a; color: #fff; }
.plain { background: transparent; color: inherit; }
form#card { display: grid; grid-template-columns: 1fr 1fr; gap: 0.25rem 0.75rem; padding: 0.25rem 0; }
.field { margin: 0; }
.field--number, .field--name { grid-column: 1 / -1; }
label { display: block; font-size: 0.875rem; font-weight: 600; margin-bottom: 0.25rem; }
input, select { font: inherit; width: 100%; min-height: 3rem; padding: 0 0.75rem; border: 1px solid #767f8c; border-radius: 0.75rem; background: transparent; color: inherit; }
:focus-visible { outline: 3px solid #2b7fc3; outline-offset: 1px; }
/* Inside, because the frame cuts off what is beside its fields. */
#card :focus-visible { outline-offset: -3px; }
/* Room for a message, because the frame cannot grow to fit. */
.problem { display: block; min-height: 1.25rem; font-size: 0.875rem; line-height: 1.25rem; color: #b3261e; }
.field--number { position: relative; }
#brand { position: absolute; inset: 0 0 auto auto; font-size: 0.875rem; }
@media (prefers-color-scheme: dark) { .problem { color: #ffb4ab; } }
`;
