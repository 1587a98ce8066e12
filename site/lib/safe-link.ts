// Links written by editors. Anything but a plain web address or a path of this shop becomes no link.
import { safePath } from "./safe-path.ts";

const MAX_LENGTH = 500;

/** Returns an absolute web address; never javascript:, data:, or a URL with credentials. */
export function webAddress(value: unknown): string | undefined {
  if (typeof value !== "string" || value.length > MAX_LENGTH || !URL.canParse(value)) return undefined;
  const url = new URL(value);
  const isWeb = url.protocol === "https:" || url.protocol === "http:";
  return isWeb && url.username === "" && url.password === "" ? url.href : undefined;
}

/** A path on this origin. */
export function ownPath(value: unknown): string | undefined {
  return typeof value === "string" && value.length <= MAX_LENGTH ? safePath(value) : undefined;
}
