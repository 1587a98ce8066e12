import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { withOwnStyles } from "./security-headers.ts";

const hashOf = (style: string) => `'sha256-${createHash("sha256").update(style).digest("base64")}'`;
const policy = `default-src 'self'; style-src 'self' ${hashOf(".a{}")} ${hashOf(".b{}")}; report-to shop`;
const sourcesOf = (html: string, named: string[] = []) =>
  /style-src ([^;]*);/.exec(withOwnStyles(policy, html, new Set(named)))?.[1]?.split(" ");

it("a page's policy keeps the hashes of its own styles", () => {
  expect(sourcesOf("<style>.a{}</style><p></p>")).toEqual(["'self'", hashOf(".a{}")]);
  expect(sourcesOf("<p></p>")).toEqual(["'self'"]);
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
  expect(withOwnStyles(policy, "", new Set())).toBe("default-src 'self'; style-src 'self'; report-to shop");
});
