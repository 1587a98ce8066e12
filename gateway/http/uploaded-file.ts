/** A file that a customer sends. `stream` starts from the first byte each time. A Blob is one. */
export type UploadedFile = { size: number; type: string; stream(): AsyncIterable<Uint8Array> };

/** Whether a value is a file. JSON has no functions, so no other input can pass for one. */
export const isUploadedFile = (value: unknown): value is UploadedFile =>
  typeof value === "object" && value !== null && "stream" in value && typeof value.stream === "function";
