/** "340 KB", "1.2 MB": the size of a file as a person says it. */
export function fileSize(bytes: number): string {
  if (bytes < 1000) return `${bytes} bytes`;
  if (bytes < 1_000_000) return `${Math.round(bytes / 1000)} KB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** Takes one file out of what was chosen; the input itself is what the form sends. */
export function removeFile(input: HTMLInputElement, index: number) {
  const kept = new DataTransfer();
  for (const [at, file] of [...(input.files ?? [])].entries()) {
    if (at !== index) kept.items.add(file);
  }
  input.files = kept.files;
}
