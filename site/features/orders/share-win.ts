// Offers the device's own share sheet for the picture of a win, where the browser can share files. The link to save it always works.
import { showToast } from "#site/lib/shell/toasts/toasts.ts";

const button = document.querySelector<HTMLButtonElement>("[data-share-win]");
const picture = document.querySelector<HTMLImageElement>(".win-share__picture");
const TYPE = "image/png";

/** Shows the button once the picture is in memory: Safari opens the share sheet only directly in the click. */
async function offerPicture(button: HTMLButtonElement, picture: HTMLImageElement) {
  await picture.decode();
  // Copied from the page: the server would draw it again.
  const canvas = document.createElement("canvas");
  canvas.width = picture.naturalWidth;
  canvas.height = picture.naturalHeight;
  canvas.getContext("2d")?.drawImage(picture, 0, 0);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, TYPE));
  if (!blob) return;
  const files = [new File([blob], "win.png", { type: TYPE })];
  button.addEventListener("click", () => void navigator.share({ files }).catch(reportFailure));
  button.hidden = false;
}

function reportFailure(error: unknown) {
  // The customer closed the share sheet, or pressed again while it was open.
  if (error instanceof DOMException && ["AbortError", "InvalidStateError"].includes(error.name)) return;
  void showToast("toast.apiMessage", {
    level: "error",
    message: "We couldn't open your device's share sheet. Save the picture and share the file.",
  });
}

const probe = new File([], "win.png", { type: TYPE });
if (button && picture && "canShare" in navigator && navigator.canShare({ files: [probe] })) {
  // The picture did not arrive: the button stays hidden.
  void offerPicture(button, picture).catch(() => undefined);
}

const choice = document.querySelector<HTMLFormElement>(".win-share__choice");
const tick = choice?.querySelector<HTMLInputElement>("input[type=checkbox]");
const update = () => choice?.requestSubmit();
tick?.addEventListener("change", update);
// It was pressed before this script was here.
if (tick && tick.checked !== tick.defaultChecked) update();
