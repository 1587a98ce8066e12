// `npm run shop -- preview` in production: without the demo's controls, with the secret of the services.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { isPreviewOf } from "#services/cms/preview-token.ts";
import { contentFolder } from "#tests/content-folder.ts";
import { runScript } from "./run-script.ts";

const DATA_DIR = mkdtempSync(join(tmpdir(), "drawcard-preview-"));
const banner = "---\nheading: A boat\nlink: /blog\nlabel: Read\nstatus: draft\n---\nText.\n";
const files = contentFolder({ "categories.yaml": "[]\n", "banners/1-boat.md": banner });
const tokenSecret = "a-secret-of-at-least-32-characters";
const production = {
  DATA_DIR,
  CONTENT_DIR: files.folder,
  TOKEN_SECRET: tokenSecret,
  PUBLIC_URL: "https://shop.example",
};
const preview = (item: string, env: { DATA_DIR: string }) =>
  runScript("scripts/shop.ts", ["preview", item], { ...env });

afterAll(() => {
  files.remove();
  rmSync(DATA_DIR, { recursive: true, force: true });
});

describe("the address of a draft in production", () => {
  it("is signed with the secret of the services, at the public address", async () => {
    const { code, text } = await preview("banners/boat", production);
    expect(code).toBe(0);
    const [shown = "", widths = ""] = text.match(/https:\/\/\S+/g) ?? [];
    const { origin, pathname, searchParams } = new URL(shown);
    expect([origin, pathname]).toEqual(["https://shop.example", "/preview"]);
    const item = { collection: searchParams.get("collection") ?? "", id: searchParams.get("id") ?? "" };
    expect(item).toEqual({ collection: "banners", id: "boat" });
    const token = searchParams.get("token") ?? "";
    expect(isPreviewOf({ tokenSecret, acceptedTokenSecrets: [] }, item, token)).toBe(true);
    expect(widths).toBe(`https://shop.example/marketing/feature-banner?id=boat&token=${token}`);
  });

  it.each([
    ["banners/nothing", production, "There is no banners/nothing in "],
    ["secrets/boat", production, "There is no preview of secrets."],
    ["banners/boat", { DATA_DIR }, "No demo shop uses the data in "],
    ["banners/boat", { ...production, TOKEN_SECRET: "short" }, "TOKEN_SECRET has at least 32 characters."],
  ])("of %s is refused: %#", async (item, env, message) => {
    const { code, text } = await preview(item, env);
    expect([code, text]).toEqual([1, expect.stringContaining(message)]);
  });
});
