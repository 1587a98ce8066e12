// Lists the files chosen in each file field and lets customers remove them.
import { fileSize, removeFile } from "./files.ts";

const part = (row: Element | null | undefined, name: string) => row?.querySelector(`.file__${name}`);

function list(input: HTMLInputElement) {
  const field = input.closest(".field");
  const template = field?.querySelector<HTMLTemplateElement>("template")?.content.firstElementChild;
  const rows = [...(input.files ?? [])].map(({ name, size }) => {
    const row = template?.cloneNode(true) as HTMLElement;
    part(row, "name")?.append(name);
    part(row, "size")?.append(fileSize(size));
    row.querySelector("button")?.setAttribute("aria-label", `Remove ${name}`);
    row.querySelector("progress")?.setAttribute("aria-label", `Uploading ${name}`);
    return row;
  });
  part(field, "list")?.replaceChildren(...rows);
}

/** Shows the uploaded share of a file, from 0 to 1. */
export function showUpload(input: HTMLInputElement, index: number, share: number) {
  const bar = part(input.closest(".field"), "list")?.children[index]?.querySelector("progress");
  if (!bar) return;
  bar.hidden = false;
  bar.value = share;
}

document.addEventListener("change", ({ target }) => {
  if (target instanceof HTMLInputElement && target.matches(".file__input[data-files]")) list(target);
});
document.addEventListener("click", ({ target }) => {
  const row = target instanceof Element ? target.closest("[data-remove-file]")?.closest(".file") : null;
  const input = row?.closest(".field")?.querySelector<HTMLInputElement>("[data-files]");
  if (!row || !input) return;
  removeFile(input, [...(row.parentElement?.children ?? [])].indexOf(row));
  list(input);
  input.focus();
});
