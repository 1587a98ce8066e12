import type { RefusalMessage } from "./refusal.ts";

/** Checks an amount of a wire body: whole cents only, because rounding would move another amount than was typed. */
export const wholeCents =
  (field: string) =>
  (body: Record<string, unknown>): RefusalMessage[] =>
    body[field] === undefined || /^\d+(\.\d{1,2})?$/.test(String(body[field]))
      ? []
      : [{ code: "invalid_field", message: "Amount must follow format e.g: 1.50", target: field }];
