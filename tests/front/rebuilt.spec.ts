// The site is rebuilt while its shop is open, by another command or for another shop.
import { cpSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { buildSite, siteFolder } from "#scripts/lib/build-site.ts";
import { type Part, startPart } from "#scripts/lib/processes.ts";
import { root } from "#scripts/lib/steps.ts";
import { PATIENT } from "#tests/patience.ts";

let front: Part;
let port: string;
beforeAll(async () => {
  await buildSite();
  // Inside the repo, because the pages resolve their imports from their own location.
  const folder = join(root, "test-results", `site-${process.pid}`);
  cpSync(siteFolder, folder, { recursive: true });
  const lines: string[] = [];
  // A process of its own: Vitest loads modules in another way than Node.
  front = startPart({
    name: "front",
    script: "tests/front/rebuilt-front.ts",
    args: [folder],
    log: (line) => lines.push(line),
  });
  await vi.waitFor(() => expect(lines.join("\n")).toMatch(/^\d+$/), PATIENT);
  port = lines.join("");
});
afterAll(() => front.stop());

it.each(["/", "/cart", "/lotto-results", "/about/contact-us", "/shell/menu", "/nowhere"])(
  "keeps serving the page %s it started with",
  async (path) => {
    const reply = await fetch(`http://127.0.0.1:${port}${path}`, { redirect: "manual" });
    const text = await reply.text();
    expect(reply.status === 302 || text.includes("<h1"), `${path}: ${reply.status} ${text.slice(0, 80)}`).toBe(true);
  },
);
