import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { keepBuild } from "./kept-builds.ts";

const folder = mkdtempSync(join(tmpdir(), "drawcard-builds-"));
const [siteFolder, buildsFolder] = [join(folder, "dist"), join(folder, "dist-builds")];
afterAll(() => rmSync(folder, { recursive: true }));

/** Builds a site with one hashed file, and makes the kept builds a minute older. */
function build(name: string) {
  rmSync(siteFolder, { recursive: true, force: true });
  mkdirSync(join(siteFolder, "client/_assets"), { recursive: true });
  writeFileSync(join(siteFolder, `client/_assets/app.${name}.js`), name);
  keepBuild({ siteFolder, buildsFolder, name });
  for (const kept of readdirSync(buildsFolder)) {
    const at = new Date(Date.now() - 60_000 * (builds.length - builds.indexOf(kept)));
    utimesSync(join(buildsFolder, kept), at, at);
  }
}
const builds = ["one", "two", "three"];

it("keeps the files of the last two builds", () => {
  for (const name of builds) build(name);
  expect(readdirSync(buildsFolder).sort()).toEqual(["three", "two"]);
  expect(readdirSync(join(buildsFolder, "two/_assets"))).toEqual(["app.two.js"]);
});

it("treats a rebuilt build as the current one", () => {
  build("two");
  keepBuild({ siteFolder, buildsFolder, name: "one" });
  expect(readdirSync(buildsFolder).sort()).toEqual(["one", "three"]);
});
