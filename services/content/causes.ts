import { ContentMistake, type Markdown } from "./front-matter.ts";
import type { Cause } from "./schemas.ts";

/** Returns the cause of a file. Throws `ContentMistake` if another one has its key. */
export function toCause({ name, value, slug, body, lineOf }: Markdown, before: readonly Cause[]): Cause {
  const data = value as Omit<Cause, "slug" | "body">;
  if (before.some(({ key }) => key === data.key))
    throw new ContentMistake(name, lineOf("key"), `the key "${data.key}" is used twice`);
  return { ...data, slug, body };
}
