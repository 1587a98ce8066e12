// A one-time code is one field of six digits. Typed, pasted and autofilled text is reduced to its digits (account §5).

const LENGTH = 6;

/** Returns the first six digits: "123 456" and "Your code: 123456." both give 123456. */
export const codeDigits = (text: string) => text.replace(/\D/g, "").slice(0, LENGTH);

/** Returns `true` when the sixth digit is entered; the form then submits automatically (account §4). */
export const completesCode = (before: string, now: string) => now.length === LENGTH && before !== now;
