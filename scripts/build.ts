// Builds the site for `npm run serve`.
import { buildSite } from "./lib/build-site.ts";
import { main, step } from "./lib/steps.ts";

await main("npm run build    build the site into dist/, compressed, ready for `npm run serve`", async () => {
  await step("Building the site", buildSite);
});
