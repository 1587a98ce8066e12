// Shares the invitation link where the device has a dialog for it, as phones do, and else copies it.
import { onPress } from "#site/ui/button/presses.ts";

const shares = navigator.share !== undefined && matchMedia("(pointer: coarse)").matches;

async function copy(field: HTMLInputElement): Promise<string> {
  try {
    await navigator.clipboard.writeText(field.value);
    return "Copied";
  } catch {
    // Without HTTPS there is no clipboard.
    field.select();
    return "The link is selected. Copy it from there.";
  }
}

for (const place of document.querySelectorAll("[data-invitation]")) {
  const field = place.querySelector("input");
  const button = place.querySelector("button");
  if (shares && button) button.textContent = "Share the link";
  field?.addEventListener("focus", () => field.select());
}

onPress("share-link", async (button) => {
  const place = button.closest("[data-invitation]");
  const field = place?.querySelector("input");
  const status = place?.querySelector("[data-shared]");
  if (!field || !status) return;
  // Rejected when the customer closes the dialog.
  if (shares) await navigator.share({ url: field.value }).catch(() => undefined);
  else status.textContent = await copy(field);
});
