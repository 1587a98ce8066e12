// The demo's pictures: drawn scenes, from which services/cms/demo-files.ts makes PNG files.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const SCENES = join(import.meta.dirname, "../cms/scenes");
// Sharp on a dense screen: scenes are drawn 800 units wide.
const PIXELS_PER_UNIT = 2;

function readScene(file: string) {
  const svg = readFileSync(join(SCENES, file), "utf8");
  const [, width = 0, height = 0] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? [];
  return {
    id: file.replace(".svg", ""),
    svg,
    width: Number(width) * PIXELS_PER_UNIT,
    height: Number(height) * PIXELS_PER_UNIT,
  };
}

export const DEMO_PICTURES = readdirSync(SCENES).map(readScene);

export const DEMO_DOCUMENT = "raffle-terms-12";
