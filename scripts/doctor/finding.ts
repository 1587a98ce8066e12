/** What one check found. Advice says what to do. */
export type Finding = { state: "good" | "note" | "wrong"; name: string; advice?: string };
