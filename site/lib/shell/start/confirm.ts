// The confirmation banner (shell §4): asks the customer to acknowledge the country, then to confirm the address, then the email address.
import { gateway } from "../../gateway/client.ts";
import { deleteToast } from "../toasts/toast-stack.ts";
import { showToast } from "../toasts/toasts.ts";
import { whileLoading } from "./loading.ts";

const banner = (what: string) => document.querySelector<HTMLElement>(`[data-confirm="${what}"]`);

async function confirm(what: string) {
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
    deleteToast("toast.confirmAddressFailed");
    await showToast("toast.confirmed");
  } catch {
    await showToast("toast.confirmAddressFailed");
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
