// A one-time code is one field of six digits. Whatever is typed, pasted or filled in keeps its digits only (account §5).

const LENGTH = 6;

/** "123 456" and "Your code: 123456." are both 123456. */
export const codeDigits = (text: string) => text.replace(/\D/g, "").slice(0, LENGTH);

/** True once, with the sixth digit: the form is then sent by itself (account §4). */
export const completesCode = (before: string, now: string) => now.length === LENGTH && before !== now;
