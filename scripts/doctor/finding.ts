/** The result of one check. `advice` explains how to fix it. */
export type Finding = { state: "good" | "note" | "wrong"; name: string; advice?: string };
