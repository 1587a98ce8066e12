import type { Problem } from "#gateway/problem.ts";
import { problemWords } from "#site/lib/gateway/problem-messages.ts";

/** Why feedback cannot be sent at this moment (shell §5). */
export const SEND_REASON = {
  rating: "Choose a rating first; the rest is up to you.",
  sending: "Sending your feedback.",
} as const;

/** Why it was not sent. Nobody has to write it twice. */
export const failureWords = (problem: Problem) => `${problemWords(problem)} What you typed is still here.`;
