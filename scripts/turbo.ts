// `npm run build` and friends: turbo tasks by name, with what each needs around it.
import { precompress } from "./lib/precompress.ts";
import { main, say, step, turbo } from "./lib/steps.ts";

await main("npm run build    build the site into dist/, ready for `npm run serve`", async (tasks) => {
  await step(tasks.join(", "), () => turbo(tasks));
  if (tasks.includes("site:build")) {
    const count = precompress();
    say(`  ${count} files compressed.`);
  }
});
