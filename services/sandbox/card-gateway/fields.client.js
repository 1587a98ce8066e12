// Runs in the sandbox's page, framed by the shop. Card data is sent to the sandbox only; the shop receives a token.
// Messages sent: "ready", "enter", "change", "token", "invalid" (the fields say why), "failed"; received: "tokenise", "focus".
const form = document.querySelector("#card");
const { number, expiry, csc, name } = form.elements;
const problemOf = (name) => document.querySelector(`#${name}-problem`);

function showProblem(input, problem = "") {
  problemOf(input.name).textContent = problem;
  input.setAttribute("aria-invalid", String(problem !== ""));
}

function showProblems(problems) {
  for (const input of form.elements) showProblem(input, problems[input.name]);
  const [first] = Object.keys(problems);
  if (first) enter(form.elements.namedItem(first));
}

/** Focuses a field. What is typed next replaces its refused value. */
function enter(field) {
  field.focus();
  field.select?.();
}

async function ask(path) {
  const card = Object.fromEntries(new FormData(form));
  const response = await fetch(path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ ...card, client_token: form.dataset.clientToken }),
  });
  return response.json();
}

async function tokenise() {
  const answer = await ask("/sandbox/card/tokenise");
  showProblems(answer.problems ?? {});
  if (answer.token) return { ...answer, type: "token" };
  return answer.problems ? { type: "invalid" } : { type: "failed", message: answer.message };
}

addEventListener("message", async (event) => {
  // Accept messages from the framing page only. frame-ancestors restricts who that can be.
  if (event.source !== parent) return;
  if (event.data?.type === "focus") enter(form.querySelector("[aria-invalid=true]") ?? number);
  if (event.data?.type !== "tokenise") return;
  const answer = await tokenise().catch(() => ({
    type: "failed",
    message: "The card service isn't responding. Please try again.",
  }));
  parent.postMessage(answer, event.origin);
});

/** Shows or clears the problem of one field. Without an answer, the check when paying shows it. */
async function check(input) {
  const { value } = input;
  const { problems = {} } = await ask("/sandbox/card/check").catch(() => ({}));
  if (input.value === value) showProblem(input, problems[input.name]);
}

const AMERICAN_EXPRESS = /^3[47]/;
const BRANDS = [
  [/^4/, "Visa"],
  [/^(5[1-5]|2[2-7])/, "Mastercard"],
  [AMERICAN_EXPRESS, "American Express"],
];

/** Groups the digits as they are printed on the card: 4-4-4-4, or 4-6-5. */
const groupsOf = (digits) =>
  (AMERICAN_EXPRESS.test(digits)
    ? [digits.slice(0, 4), digits.slice(4, 10), digits.slice(10)]
    : (digits.match(/.{1,4}/g) ?? [])
  )
    .filter(Boolean)
    .join(" ");

/** Writes an expiry date as MM/YY, also where it was typed without a slash, or pasted with a year of four digits. */
function expiryOf(text) {
  // The format in which some browsers fill in the field: "2028-12".
  const [, filledYear, filledMonth] = /^20(\d\d)-(\d\d)$/.exec(text) ?? [];
  if (filledYear) return `${filledMonth}/${filledYear}`;
  const hasShortMonth = /^\s*([2-9]\s*\d|[1-9]\s*[/-])/.test(text);
  const digits = (hasShortMonth ? "0" : "") + text.replace(/\D/g, "");
  // 2020 is over, so "20" begins a year of four digits.
  const isLongYear = digits.startsWith("20", 2);
  const year = isLongYear && digits.length < 6 ? digits.slice(2) : digits.slice(isLongYear ? 4 : 2).slice(0, 2);
  return digits.slice(0, 2) + (year || /\d\s*[/-]/.test(text) ? `/${year}` : "");
}

/** Rewrites what was typed, and keeps the caret behind the same digit, or at the end. */
function rewrite(input, written) {
  const isAtEnd = input.selectionStart === input.value.length;
  const before = input.value.slice(0, input.selectionStart ?? 0).replace(/\D/g, "").length;
  if (input.value === written) return;
  input.value = written;
  if (isAtEnd) return;
  let caret = 0;
  for (let seen = 0; seen < before && caret < written.length; caret += 1) if (/\d/.test(written[caret])) seen += 1;
  input.setSelectionRange(caret, caret);
}

/** Whether the last digit is the check digit of the others (Luhn). */
const hasCheckDigit = (digits) =>
  [...digits].reverse().reduce((sum, digit, place) => {
    const value = place % 2 === 1 ? digit * 2 : Number(digit);
    return sum + (value > 9 ? value - 9 : value);
  }, 0) %
    10 ===
  0;

const digitsOf = ({ value }) => value.replace(/\D/g, "");
const isAmex = () => AMERICAN_EXPRESS.test(digitsOf(number));
const STEPS = [
  { from: number, to: expiry, isComplete: (digits) => digits.length === (isAmex() ? 15 : 16) && hasCheckDigit(digits) },
  { from: expiry, to: csc, isComplete: (digits) => digits.length === 4 && !digits.endsWith("20") },
  { from: csc, to: name, isComplete: (digits) => digits.length === (isAmex() ? 4 : 3) },
];

/** The empty field that the focus moved to without the customer, until the next key. */
let movedTo = null;

/** Moves the focus on when what was typed or pasted completes a field and the next one is empty, as the form says above its fields. */
function goOn({ inputType = "", target }) {
  const step = STEPS.find(({ from }) => from === target);
  // Not after a deletion, and not while a browser fills in the card.
  if (!step || !/^insert(Text|FromPaste)$/.test(inputType) || target.selectionEnd !== target.value.length) return;
  if (step.to.value !== "" || !step.isComplete(digitsOf(target))) return;
  step.to.focus();
  movedTo = step.to;
}

/** Ignores one Tab after the focus moved on: the customer pressed it to get to the field that has the focus already. */
function swallowTab(event) {
  const { key, shiftKey, target } = event;
  if (key === "Tab" && !shiftKey && target === movedTo && target.value === "") event.preventDefault();
  movedTo = null;
}

/** Refuses typed letters in a field of digits, and a name that begins with one: the focus has moved there from the security code. */
function refuseKey(event) {
  const { data, inputType, target } = event;
  const wrong = target.inputMode === "numeric" ? /[^\d\s/-]/ : /^\d/;
  if (inputType === "insertText" && (target.inputMode === "numeric" || target.value === "") && wrong.test(data ?? ""))
    event.preventDefault();
}

// In a digital wallet, the number is a select.
if (number.matches("input")) {
  number.addEventListener("input", () => {
    const digits = number.value.replace(/\D/g, "").slice(0, 19);
    if (/^[\d\s-]*$/.test(number.value)) rewrite(number, groupsOf(digits));
    document.querySelector("#brand").textContent = BRANDS.find(([prefix]) => prefix.test(digits))?.[1] ?? "";
  });
  expiry.addEventListener("input", () => {
    if (/^[\d\s/-]*$/.test(expiry.value)) rewrite(expiry, expiryOf(expiry.value));
  });
  csc.addEventListener("input", () => {
    const length = number.value === "" || isAmex() ? 4 : 3;
    if (/^[\d\s]*$/.test(csc.value)) rewrite(csc, digitsOf(csc).slice(0, length));
  });
  form.addEventListener("beforeinput", refuseKey);
  form.addEventListener("input", goOn);
  form.addEventListener("keydown", swallowTab);
  // Skips an empty field: the customer may only pass it on the way to another one.
  form.addEventListener("focusout", ({ target }) => target.value && check(target));
  form.addEventListener("input", ({ target }) => target.getAttribute("aria-invalid") === "true" && check(target));
}

// The pay button is in the shop's page, which presses it. These messages contain no data, so any origin may receive them.
form.addEventListener("submit", (event) => event.preventDefault());
form.addEventListener("keydown", ({ key }) => key === "Enter" && parent.postMessage({ type: "enter" }, "*"));
form.addEventListener("input", () => parent.postMessage({ type: "change" }, "*"));
parent.postMessage({ type: "ready" }, "*");
