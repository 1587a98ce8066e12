import { describe, expect, it } from "vitest";
import { createStyleJoiner } from "./joined-styles.ts";

const names = Array.from({ length: 16 }, (_, index) => `s${index}`);
const files = new Map(
  names.map((name) => [
    `/_assets/${name}.css`,
    { headers: { "content-type": "text/css" }, encodings: { identity: Buffer.from(`.${name}{}`) } },
  ]),
);
const page = names.slice(0, 3).map((name) => `<link rel="stylesheet" href="/_assets/${name}.css">`);
const path = "/_assets/joined/s0~s1~s2.css";

describe("joined stylesheets", () => {
  it("replace a page's stylesheets, in order", () => {
    const { find, join } = createStyleJoiner(files);
    expect(join(`<head>${page.join("")}</head>`)).toBe(`<head><link rel="stylesheet" href="${path}"></head>`);
    expect(String(find(path)?.encodings.identity)).toBe(".s0{}\n.s1{}\n.s2{}");
  });

  it.each(["s0~s0", "s0~..", "s0~nothing", "s0~__proto__"])("do not exist for the made-up list %s", (list) => {
    expect(createStyleJoiner(files).find(`/_assets/joined/${list}.css`)).toBeUndefined();
  });

  it("are built once, however many lists are invented", () => {
    const { find } = createStyleJoiner(files);
    for (const a of names) for (const b of names) if (a !== b) find(`/_assets/joined/${a}~${b}.css`);
    expect(find(path)).toBe(find(path));
  });
});
