/** The live region that ui/feedback/ToastStack.astro leaves in every page, for all its toasts. */
export const stack = () => document.getElementById("toasts");

/** Takes one toast away; nothing happens when it is gone already. */
export function deleteToast(id: string) {
  stack()
    ?.querySelector(`[data-toast="${CSS.escape(id)}"]`)
    ?.remove();
}

/** One toast as the stack shows it (shop §3). An action without a link only closes it: "Ok, got it". */
export type ToastContent = {
  id: string;
  title?: string | undefined;
  message: string;
  icon?: "info" | "success" | "warning" | "danger" | undefined;
  isAutoDismissed?: boolean | undefined;
  actions?: readonly { id: string; text: string; link?: string | undefined }[] | undefined;
};
