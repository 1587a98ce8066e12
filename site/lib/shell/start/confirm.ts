// The confirmation banner (shell §4): asks the customer to confirm the address, then the email address.
import { gateway } from "../../gateway/client.ts";
import { deleteToast } from "../toasts/toast-stack.ts";
import { showToast } from "../toasts/toasts.ts";
import { whileLoading } from "./loading.ts";

const banner = (what: string) => document.querySelector<HTMLElement>(`[data-confirm="${what}"]`);

async function confirm(what: string) {
  const { customer } = gateway;
  const call = what === "address" ? customer.confirmAddress : customer.confirmEmailAddress;
  try {
    const { addressConfirmationRequired, emailAddressConfirmationRequired } = await call.mutate();
    banner("address")?.toggleAttribute("hidden", !addressConfirmationRequired);
    banner("email")?.toggleAttribute("hidden", addressConfirmationRequired || !emailAddressConfirmationRequired);
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
