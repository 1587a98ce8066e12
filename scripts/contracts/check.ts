import type { Document } from "../generate/document.ts";
import { allFiles } from "../generate/files.ts";
import { differing, stale } from "../generate/write.ts";
import { Advice } from "../lib/steps.ts";

/** Fails when generated/ is not what the contracts say. */
export async function check(documents: Record<string, Document>) {
  const files = await allFiles(documents);
  const different = [...differing(files).map(([file]) => file), ...stale(files)];
  if (different.length === 0) return;
  const lines = different.map((file) => `generated/${file} differs`).join("\n");
  throw new Advice(`${lines}\ngenerated/ is not what openapi/ says. Run: npm run generate`);
}
