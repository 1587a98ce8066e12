import type { IslandIconName } from "../icon/icons.ts";

/** How much a message matters; each level has its own icon and a word for those who see neither. */
export type Level = "info" | "success" | "warning" | "danger";

export const LEVELS: Record<Level, { icon: IslandIconName; word: string }> = {
  info: { icon: "info", word: "Note" },
  success: { icon: "tick", word: "Success" },
  warning: { icon: "alert", word: "Warning" },
  danger: { icon: "stop", word: "Problem" },
};

/** One problem in a form: what is wrong and which field it is about. */
export type FormProblem = { message: string; field?: string | undefined };
