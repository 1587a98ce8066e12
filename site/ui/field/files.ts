/** Formats a file size: "340 KB", "1.2 MB". */
export function fileSize(bytes: number): string {
  if (bytes < 1000) return `${bytes} bytes`;
  if (bytes < 1_000_000) return `${Math.round(bytes / 1000)} KB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** Removes one file from a file input, so that the form does not send it. */
export function removeFile(input: HTMLInputElement, index: number) {
  const kept = new DataTransfer();
  for (const [at, file] of [...(input.files ?? [])].entries()) {
    if (at !== index) kept.items.add(file);
  }
  input.files = kept.files;
}
