export type ApiMessage = { code: string; message: string; level?: string | null };

export const TOAST_AUTO_DISMISS_MS = 10_000; // shop §4
const TOAST_OK = "Ok, got it";

const TITLES: Record<string, string> = { deposit_pending: "Action Required", success: "Success" };

/** A message of the server as a toast: the title by its code, the icon by its level (shop §8). */
export function apiToast({ code, message, level }: ApiMessage): {
  title: string | null;
  message: string;
  icon: string;
} {
  return { title: TITLES[code] ?? null, message, icon: level ?? "other" };
}

/** A toast that wants to be read has a way to close it (shop §4). */
export function hasCloseIcon(actions: readonly { text: string }[]): boolean {
  return actions.some((action) => action.text === TOAST_OK);
}
