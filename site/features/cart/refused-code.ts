import type { Problem } from "#gateway/problem.ts";
import { refusalWords } from "#site/lib/gateway/problem-messages.ts";

/** A code that was refused, with the words that stand at its field. */
export type RefusedCode = { code: string; message: string };

/** Why a code was refused; null when that has nothing to do with the code. */
export const codeRefusal = (problem: Problem) => (problem.code === "signed_out" ? null : refusalWords(problem));
