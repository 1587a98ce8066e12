// Uses no package: it reports the missing ones.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Finding } from "./finding.ts";

type Entry = { version?: string; dev?: boolean; optional?: boolean; devOptional?: boolean };
type Lock = { packages: Record<string, Entry> };

const versionIn = (folder: string) => {
  const file = join(folder, "package.json");
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as { version: string }).version : null;
};

/** Compares node_modules with package-lock.json. Missing development packages are fine in a pruned install. */
export function checkPackages(root: string): Finding {
  const lock = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")) as Lock;
  const wanted = Object.entries(lock.packages).filter(
    ([path, { optional, devOptional }]) => path !== "" && !optional && !devOptional,
  );
  const found = wanted.map(([path, { dev = false, version }]) => {
    const installed = versionIn(join(root, path));
    return { name: path.replace(/^.*node_modules\//, ""), dev, version, installed };
  });
  const ofDevelopment = found.filter(({ dev }) => dev);
  const isPruned = ofDevelopment.length > 0 && ofDevelopment.every(({ installed }) => installed === null);
  const broken = found.filter(({ dev, installed, version }) => installed !== version && !(dev && isPruned));
  const [first] = broken;
  if (!first) {
    const advice = "Enough for npm run services and npm run serve. To develop: npm ci.";
    if (isPruned) return { state: "note", name: "The development packages are not installed", advice };
    return { state: "good", name: `${wanted.length} packages are installed` };
  }
  const more = broken.length > 1 ? `, and ${broken.length - 1} more` : "";
  const name =
    first.installed === null
      ? `The package ${first.name} is missing${more}`
      : `The package ${first.name} is ${first.installed} instead of ${first.version}${more}`;
  return { state: "wrong", name, advice: "Install the packages of package-lock.json: npm ci" };
}

/** Checks the path of the checkout: the build takes what follows a # or ? in it for a part of an address. */
export function checkFolder(folder: string): Finding {
  const found = /[#?]/.exec(folder)?.[0];
  if (!found) return { state: "good", name: "The folder's path can be built in" };
  return {
    state: "wrong",
    name: `The folder's path has a ${found}: ${folder}`,
    advice: "The site cannot be built there. Move or rename the folder.",
  };
}
