import { describe, expect, it } from "vitest";
import { plainHtml, plainText } from "./plain-html.ts";

describe("plainHtml", () => {
  it("keeps paragraphs, lists, emphasis and line breaks", () => {
    const text = "<p>Monday to <strong>Friday</strong>,<br/>9 am &ndash; 5 pm</p><ul><li>Saturday</li></ul>";
    expect(plainHtml(text)).toBe(
      "<p>Monday to <strong>Friday</strong>,<br />9 am – 5 pm</p><ul><li>Saturday</li></ul>",
    );
  });

  it.each([
    ["<script>alert(1)</script>Open", "Open"],
    ["<p onclick=alert(1) style='x'>Open</p>", "<p>Open</p>"],
    ['<a href="javascript:alert(1)">Open</a>', "Open"],
    ["<img src=x onerror=alert(1)>Open", "Open"],
    ["<scr<script>ipt>alert(1)</script>Open", "ipt&gt;alert(1)Open"],
    ["<svg><p>x</p></svg>Open", "Open"],
    ['<p title="a>b">Open', "<p>Open</p>"],
    ['<p title="a>b<script>">Open', "<p>Open</p>"],
    ["<!-- <p> -->Open<!--", "Open"],
    ["Open <", "Open &lt;"],
    ["<p", "p"],
    ["&lt;script&gt;", "&lt;script&gt;"],
    ["&#60;script&#62;", "&lt;script&gt;"],
    ["</p></div>Open", "<p></p>Open"],
    ["<li><b>Open", "<li><b>Open</b></li>"],
    [null, ""],
    [{ p: 1 }, ""],
  ])("removes everything else: %j", (html, expected) => {
    expect(plainHtml(html)).toBe(expected);
  });

  it("limits the length", () => {
    expect(plainHtml("x".repeat(100_000)).length).toBe(5_000);
  });
});

it("plainText returns the visible text", () => {
  expect(plainText('<p>Tom &amp; "Jerry"</p><script>alert(1)</script><ul><li>1 &lt; 2</li></ul>')).toBe(
    'Tom & "Jerry" 1 < 2',
  );
  expect(plainText(null)).toBe("");
});
