import type { Reach } from "./reach.ts";

const PARTS: (keyof Reach)[] = [
  "calls",
  "procedures",
  "features",
  "pages",
  "frame",
  "services",
  "tests",
  "code",
  "allTests",
];

/** Merges what several operations reach. */
export const together = (found: Reach[]): Reach =>
  Object.fromEntries(PARTS.map((part) => [part, [...new Set(found.flatMap((one) => one[part]))].sort()])) as Reach;
