import { ContentMistake } from "./front-matter.ts";

// Parts of the blog's own addresses: /blog/category/all/2.
const RESERVED = ["category", "all"];

/** Throws if a file or an entry cannot have this slug. */
export function refuseReserved(file: string, slug: string, line = 1): void {
  if (RESERVED.includes(slug)) throw new ContentMistake(file, line, `the slug "${slug}" is reserved`);
}

/** Throws if an entry of the list before has the slug. */
export function refuseRepeated(file: string, slug: string, before: readonly { slug: string }[], line: number): void {
  if (before.some((one) => one.slug === slug)) throw new ContentMistake(file, line, `the slug "${slug}" is used twice`);
}
