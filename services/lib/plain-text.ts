// Control characters, and the bidirectional marks, embeddings, overrides and isolates: they reorder the text after them.
const UNSAFE = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** Returns a customer's one-line text without control and bidirectional characters, trimmed. */
export const plainText = (text: string): string => text.replace(UNSAFE, "").trim();
