import type { IslandIconName } from "../icon/icons.ts";

/** How important a message is. Each level has its own icon and a text for screen readers. */
export type Level = "info" | "success" | "warning" | "danger";

export const LEVELS: Record<Level, { icon: IslandIconName; word: string }> = {
  info: { icon: "info", word: "Note" },
  success: { icon: "tick", word: "Success" },
  warning: { icon: "alert", word: "Warning" },
  danger: { icon: "stop", word: "Problem" },
};

/** The link or button that repeats what failed. */
export const TRY_AGAIN = "Try again";

/** One problem of a form and the field it concerns. */
export type FormProblem = {
  message: string;
  field?: string | undefined;
  /** Addresses by the phrase of the message that links there. */
  links?: Readonly<Record<string, string>> | undefined;
};
