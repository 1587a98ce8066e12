// The address of a draft: from the demo's services, or signed here with the secret of a shop in production.
import { join, resolve } from "node:path";
import { createPreviews, type PreviewPaths } from "#services/cms/preview-address.ts";
import { Refusal } from "#services/lib/refusal.ts";
import { readControls } from "./control.ts";
import { addressOf, control, dataDir } from "./running-shop.ts";
import { ExpectedError, root } from "./steps.ts";

const { CONTENT_DIR, PUBLIC_URL, TOKEN_SECRET } = process.env;

function signedHere(item: string, tokenSecret: string, publicUrl: string) {
  if (tokenSecret.length < 32) throw new ExpectedError("TOKEN_SECRET has at least 32 characters.");
  const previewOf = createPreviews({ tokenSecret, contentDir: resolve(CONTENT_DIR || join(root, "services/content")) });
  try {
    const { path, widthsPath } = previewOf(item, new Date());
    const urlOf = (one: string) => new URL(one, publicUrl).href;
    return { path, urls: [urlOf(path), ...(widthsPath ? [urlOf(widthsPath)] : [])] };
  } catch (error) {
    throw error instanceof Refusal ? new ExpectedError(error.message) : error;
  }
}

/** Returns the addresses that show an item named like "posts/some-slug" for an hour. */
export async function previewOf(item: string): Promise<{ path: string; urls: string[] }> {
  if (readControls(dataDir).length === 0 && TOKEN_SECRET && PUBLIC_URL)
    return signedHere(item, TOKEN_SECRET, PUBLIC_URL);
  const { path, widthsPath } = (await control("/preview", { item })) as PreviewPaths;
  return { path, urls: [await addressOf(path), ...(widthsPath ? [await addressOf(widthsPath)] : [])] };
}
