// Offers the device's own share sheet for the picture of a win, where the browser can share files. The link to save it always works.
const button = document.querySelector<HTMLButtonElement>("[data-share-win]");
const picture = document.querySelector<HTMLImageElement>(".win-share__picture");
const TYPE = "image/png";

async function sharePicture({ src }: HTMLImageElement) {
  const bytes = await (await fetch(src)).blob();
  await navigator.share({ files: [new File([bytes], "win.png", { type: TYPE })] });
}

const probe = new File([], "win.png", { type: TYPE });
if (button && picture && "canShare" in navigator && navigator.canShare({ files: [probe] })) {
  button.hidden = false;
  // The customer closed the share sheet, or the picture did not arrive: it can still be saved.
  button.addEventListener("click", () => void sharePicture(picture).catch(() => undefined));
}
