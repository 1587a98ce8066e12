// Writes the catalogue of the site's texts, site/texts.txt (docs/adr/0040).
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { main, print, root } from "./lib/steps.ts";
import { catalogueOf, collectTexts } from "./texts/collect.ts";

const HELP = `npm run texts    write site/texts.txt, the catalogue of every text in the site's sources`;

await main(HELP, async () => {
  const texts = collectTexts(root);
  writeFileSync(join(root, "site/texts.txt"), catalogueOf(texts));
  print(`${[...texts.values()].flat().length} texts of ${texts.size} files written to site/texts.txt`);
});
