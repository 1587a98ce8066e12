import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { withOwnHashes } from "./security-headers.ts";

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const none = { styles: new Set<string>(), scripts: new Set<string>() };
const policy = `default-src 'self'; style-src 'self' ${hashOf(".a{}")} ${hashOf(".b{}")}; report-to shop`;
const sourcesOf = (html: string, named: string[] = []) =>
  /style-src ([^;]*);/.exec(withOwnHashes(policy, html, { ...none, styles: new Set(named) }))?.[1]?.split(" ");

it("a page's policy keeps the hashes of its own styles", () => {
  expect(sourcesOf("<style>.a{}</style><p></p>")).toEqual(["'self'", hashOf(".a{}")]);
  expect(sourcesOf("<p></p>")).toEqual(["'self'"]);
});

it("keeps the hashes of its own scripts", () => {
  const scripts = `script-src 'self' ${hashOf("run()")} ${hashOf("other()")}; style-src 'self'`;
  const html = '<script>run()</script><script type="application/ld+json">{}</script><script>injected()</script>';
  const all = { ...none, scripts: new Set(["fonts()"]) };
  expect(withOwnHashes(scripts, html, all)).toBe(
    `script-src 'self' ${hashOf("run()")} ${hashOf("fonts()")}; style-src 'self'`,
  );
});

it("gets the hashes of styles that the page names", () => {
  expect(sourcesOf("<style>.theme{}</style><style>.b{}</style>", [".theme{}", ".later{}"])).toEqual([
    "'self'",
    hashOf(".b{}"),
    hashOf(".theme{}"),
    hashOf(".later{}"),
  ]);
});

it("gets no hash of an injected style, and keeps its other parts", () => {
  expect(sourcesOf("<style>.a{}</style><style>.injected{}</style>")).toEqual(["'self'", hashOf(".a{}")]);
  expect(withOwnHashes(policy, "", none)).toBe("default-src 'self'; style-src 'self'; report-to shop");
});
