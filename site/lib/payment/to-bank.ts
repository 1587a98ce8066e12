// Leads from a payment form to the bank. Only a page of the shop may post to the bank (form-action of its CSP), and its address is
// not known before the payment is sent, so the page of the deposit posts there at once.
import { href } from "#site/lib/href.ts";

const KEY = "to-bank";

/** Opens the page of a deposit. If its bank must confirm it, the page goes on to the bank without a press. */
export function goToBank(depositId: string): void {
  try {
    sessionStorage.setItem(KEY, depositId);
  } catch {
    // Without storage the customer presses a button there.
  }
  location.assign(href("my-account-deposit-authorisation", { depositId }));
}

/** Returns whether a payment form has just led to this deposit. True once, so that a page opened by Back or a reload stays. */
export function comesFromPayment(depositId: string): boolean {
  try {
    const isSent = sessionStorage.getItem(KEY) === depositId;
    sessionStorage.removeItem(KEY);
    return isSent;
  } catch {
    return false;
  }
}
