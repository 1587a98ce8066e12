// What the browser can tell about a chosen file before it is sent. The service decides by the content.
const MAX_BYTES = 10_000_000;
const TYPES = ["image/jpeg", "image/png", "application/pdf"];

/** For `accept`: phones then send photos as JPEG. */
export const ACCEPTED = TYPES.join(",");

type Chosen = Pick<File, "name" | "size" | "type">;

/** Returns why a file can't be sent, or null. A field without a choice has a file without a name. */
export function documentProblem(file: Chosen | null, isRequired: boolean): string | null {
  if (!file?.name) return isRequired ? "Please choose a file" : null;
  if (file.size === 0) return "This file is empty. Please choose another one.";
  if (file.size > MAX_BYTES) return "Please choose a file of at most 10 MB.";
  // Some systems know no type for a file.
  return file.type === "" || TYPES.includes(file.type) ? null : "Please choose a JPEG, PNG or PDF file.";
}
