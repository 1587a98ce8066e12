// Writes generated/ from openapi/. `--check` writes nothing and fails when anything differs.
import { bundle } from "./generate/bundle.ts";
import { allFiles } from "./generate/files.ts";
import { differing, remove, stale, write } from "./generate/write.ts";
import { Advice, main, say } from "./lib/steps.ts";

const HELP = `npm run generate            write generated/ from openapi/
npm run generate -- --check fail when generated/ is not what openapi/ says`;

await main(HELP, async (args) => {
  const started = performance.now();
  const files = await allFiles(await bundle());
  const changed = differing(files);
  const leftOver = stale(files);
  if (args.includes("--check")) {
    const different = [...changed.map(([file]) => file), ...leftOver].map((file) => `generated/${file} differs\n`);
    if (different.length === 0) return say("generated/ is what openapi/ says");
    throw new Advice(`${different.join("")}generated/ is not what openapi/ says. Run: npm run generate`);
  }
  write(changed);
  remove(leftOver);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  say(`generate: ${changed.length} written, ${leftOver.length} removed, ${seconds} s`);
});
