// A saved contract updates the types and Prism's replies. `npm run bench -- watch` measures how fast.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { copyProject, type Project } from "./project.ts";
import { startWatch, type Watching } from "./watching.ts";

let project: Project;
let watching: Watching;
beforeAll(async () => {
  project = copyProject();
  watching = await startWatch(project);
});
afterAll(async () => {
  await watching?.stop();
  project.remove();
});

const keys = { "x-shop-app-key": "k", "x-shop-timestamp": "1", "x-shop-signature": "s" };
const answer = async (path: string, version: string) =>
  (await fetch(`${watching.url}/v2${path}`, { headers: { ...keys, "x-shop-version": version } })).text();
const branding = () => answer("/branding", "3.0");
const types = () => readFileSync(join(project.folder, "generated/main/schema.ts"), "utf8");

it("updates types and replies with every save, and keeps the last valid ones", async () => {
  expect(await branding()).toContain("TattsLotto");

  // An editor may replace the file with a new one. The watcher must follow the new file, so that it sees a second save.
  await watching.waitForOutput(/main updated in/, () =>
    project.replace("openapi/main/branding.yaml", "TattsLotto", "TettsLotto"),
  );
  expect(await branding()).toContain("TettsLotto");

  await watching.waitForOutput(/main updated in/, () =>
    project.edit(
      "openapi/main/branding.yaml",
      "    properties:\n",
      "    properties:\n      planted_field: { type: string }\n",
    ),
  );
  expect(types()).toContain("plantedField?: string");

  // A long example has a file of its own.
  await watching.waitForOutput(/main updated in/, () =>
    project.edit("openapi/main/offers.examples.yaml", "name: Powerball", "name: Powderball"),
  );
  expect(await answer("/pricing/pri_au_nsw/product_offers", "3.9")).toContain("Powderball");

  await watching.waitForOutput(/openapi\/main\/site\.yaml:\d+:\d+ Failed to parse: /, () =>
    project.edit("openapi/main/site.yaml", "schemas:\n", "schemas: [\n"),
  );
  expect(await branding()).toContain("TettsLotto");
});
