// Follows a Dockerfile without Docker: runs its COPY and RUN lines in folders, and its CMD as a process.
import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { root } from "#scripts/lib/steps.ts";

export type Stage = { name: string; base: string; lines: { word: string; rest: string }[] };

/** Returns the stages of a Dockerfile. Lines that continue are joined. */
export function readStages(path: string): Stage[] {
  const lines = readFileSync(join(root, path), "utf8")
    .replaceAll(/^#.*\n/gm, "")
    .replaceAll(/\\\n\s*/g, "")
    .split("\n")
    .filter(Boolean);
  const stages: Stage[] = [];
  for (const line of lines) {
    const [, word = "", rest = ""] = /^([A-Z]+) (.*)$/.exec(line) ?? [];
    const [base = "", , name = ""] = rest.split(" ");
    if (word === "FROM") stages.push({ name, base, lines: [] });
    else stages.at(-1)?.lines.push({ word, rest });
  }
  return stages;
}

/** Returns the arguments of an instruction (such as ENV) in a stage and its base stages, last line first. */
export function inheritedLines(stages: Stage[], name: string, word: string): string[] {
  const stage = stages.find((other) => other.name === name);
  if (!stage) return [];
  const own = stage.lines.filter((line) => line.word === word).map(({ rest }) => rest);
  return [...own.reverse(), ...inheritedLines(stages, stage.base, word)];
}

/** Returns the existing paths at the root that the ignore file lets through: it refuses everything else. */
export const contextOf = (ignoreFile: string) =>
  readFileSync(join(root, ignoreFile), "utf8")
    .split("\n")
    .filter((line) => line.startsWith("!"))
    .map((line) => line.slice(1))
    .filter((path) => existsSync(join(root, path)));

/** Carries out COPY and RUN of a stage whose working folder is `/app`. `folders` has the folder of every stage. */
export function followStage({ lines }: Stage, context: string[], folders: Record<string, string>, folder: string) {
  mkdirSync(folder);
  // Tests run with NODE_ENV=production, with which npm would not install what builds the site.
  const env = { ...process.env, NODE_ENV: undefined };
  for (const { word, rest } of lines) {
    if (word === "RUN") {
      execFileSync("sh", ["-euc", rest.replaceAll("/app", folder)], { cwd: folder, env, stdio: "inherit" });
    }
    if (word !== "COPY") continue;
    const words = rest.split(" ");
    const from = /^--from=(.*)/.exec(words[0] ?? "")?.[1];
    const to = words.at(-1) ?? "";
    const given = from ? words.slice(1, -1) : words.slice(0, -1);
    const paths = given[0] === "." ? context : given.map((path) => path.replace(/^\/app\//, ""));
    for (const path of paths) {
      const target = to === "." || to.endsWith("/") ? join(folder, path) : join(folder, to);
      mkdirSync(dirname(target), { recursive: true });
      cpSync(join(from ? (folders[from] ?? "") : root, path), target, { recursive: true, verbatimSymlinks: true });
    }
  }
}
