import type { Level } from "./feedback.ts";

/** A notice at the foot of the screen (shop §3: id, title, icon, message, isAutoDismissed, actions). */
export type Toast = {
  id: string;
  title?: string | undefined;
  message: string;
  icon?: Level | undefined;
  isAutoDismissed?: boolean | undefined;
  actions?: readonly ToastAction[] | undefined;
};

/** Without a link it only closes the toast: "Ok, got it". */
export type ToastAction = { id: string; text: string; link?: string | undefined };
