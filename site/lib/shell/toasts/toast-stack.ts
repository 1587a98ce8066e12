/** The live region for toasts, from ui/feedback/ToastStack.astro. */
export const stack = () => document.getElementById("toasts");

/** Removes a toast, if it exists. */
export function deleteToast(id: string) {
  stack()
    ?.querySelector(`[data-toast="${CSS.escape(id)}"]`)
    ?.remove();
}

/** The content of a toast (shop §3). An action without a link closes it: "Ok, got it". */
export type ToastContent = {
  id: string;
  title?: string | undefined;
  message: string;
  icon?: "info" | "success" | "warning" | "danger" | undefined;
  isAutoDismissed?: boolean | undefined;
  actions?: readonly { id: string; text: string; link?: string | undefined }[] | undefined;
};
