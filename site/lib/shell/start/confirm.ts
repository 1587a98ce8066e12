// The confirmation banner (shell §4): asks the customer to acknowledge the country, then to confirm the address, then the email address.
import { gateway } from "../../gateway/client.ts";
import { deleteToast } from "../toasts/toast-stack.ts";
import { showToast } from "../toasts/toasts.ts";
import { whileLoading } from "./loading.ts";

const FAILED = ["toast.acknowledgeFailed", "toast.confirmAddressFailed"] as const;

const banner = (what: string) => document.querySelector<HTMLElement>(`[data-confirm="${what}"]`);

/** Confirms what a notice asks. Calls `close` before the toast: a toast of a dialog goes with it. */
export async function confirm(what: string, close?: () => void): Promise<void> {
  const { customer } = gateway;
  const call =
    { country: customer.acknowledgeCountry, email: customer.confirmEmailAddress }[what] ?? customer.confirmAddress;
  try {
    const { addressConfirmationRequired, countryBannedConfirmationRequired, emailAddressConfirmationRequired } =
      await call.mutate();
    // The first that is still asked for is shown.
    const next =
      (countryBannedConfirmationRequired && "country") ||
      (addressConfirmationRequired && "address") ||
      (emailAddressConfirmationRequired && "email");
    for (const one of ["country", "address", "email"]) banner(one)?.toggleAttribute("hidden", one !== next);
    close?.();
    for (const failed of FAILED) deleteToast(failed);
    await showToast("toast.confirmed");
  } catch {
    await showToast(what === "country" ? "toast.acknowledgeFailed" : "toast.confirmAddressFailed");
  }
}

export function startConfirm() {
  for (const form of document.querySelectorAll<HTMLFormElement>("[data-confirm] form")) {
    let isConfirming = false;
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      // Ignore a second press while the first is in flight.
      if (isConfirming) return;
      isConfirming = true;
      const what = form.closest<HTMLElement>("[data-confirm]")?.dataset["confirm"] ?? "";
      void whileLoading(confirm(what)).finally(() => {
        isConfirming = false;
      });
    });
  }
}
