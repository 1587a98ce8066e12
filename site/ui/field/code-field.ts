// Handles every one-time code field of the page, including fields added later.
import { codeDigits, completesCode } from "./one-time-code.ts";

const before = new WeakMap<HTMLInputElement, string>();

function keepDigits({ target: input }: Event) {
  if (!(input instanceof HTMLInputElement) || input.dataset["code"] === undefined) return;
  const code = codeDigits(input.value);
  if (input.value !== code) input.value = code;
  const isComplete = completesCode(before.get(input) ?? "", code);
  before.set(input, code);
  if (isComplete && input.dataset["code"] === "submit") input.form?.requestSubmit();
}

if (typeof document !== "undefined") document.addEventListener("input", keepDigits);
