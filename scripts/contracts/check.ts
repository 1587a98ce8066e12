import type { Document } from "../generate/document.ts";
import { allFiles } from "../generate/files.ts";
import { differing, stale } from "../generate/write.ts";
import { ExpectedError } from "../lib/steps.ts";

/** Throws when a generated file differs from what the generator would write. */
export async function check(documents: Record<string, Document>) {
  const files = await allFiles(documents);
  const different = [...differing(files).map(([file]) => file), ...stale(files)];
  if (different.length === 0) return;
  const lines = different.map((file) => `${file} differs`).join("\n");
  throw new ExpectedError(`${lines}\nGenerated files are out of date. Run: npm run generate`);
}
