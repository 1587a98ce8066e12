import { describe, expect, it } from "vitest";
import { socialLinks } from "./social.ts";

it("omits a profile it cannot link, and reports why", () => {
  const reasons: string[] = [];
  const profiles = [
    { network: "facebook", account: "drawcard.example" },
    { network: "myspace", account: "drawcard" },
    { network: "x", account: '"><script>' },
  ];
  const broken = { network: "x", account: undefined as unknown as string };

  expect(socialLinks([...profiles, broken], (reason) => reasons.push(reason))).toEqual([
    { network: "facebook", url: "https://www.facebook.com/drawcard.example" },
    { network: "x", url: "https://x.com/%22%3E%3Cscript%3E" },
  ]);
  expect(reasons).toEqual([
    "RangeError: Unknown social network: myspace",
    "TypeError: A social link needs a network and an account",
  ]);
});

it("accepts a full profile URL only of a known network and only http(s)", () => {
  const linksOf = (url: string, network = "youtube") =>
    socialLinks([{ network, account: "drawcard", url }], () => undefined);
  const built = [{ network: "youtube", url: "https://www.youtube.com/@drawcard" }];

  expect(linksOf("https://www.youtube.com/c/drawcard")).toEqual([
    { network: "youtube", url: "https://www.youtube.com/c/drawcard" },
  ]);
  expect(linksOf("https://www.myspace.com/drawcard", "myspace")).toEqual([]);
  for (const url of ["javascript:alert(1)", "http://youtube.com/c/drawcard", "https://", "/c/drawcard"]) {
    expect(linksOf(url), url).toEqual(built);
  }
});

describe("an account", () => {
  it.each(["..", "a/../../b", "javascript:alert(1)", "?x=1#y"])("cannot link outside its network: %s", (account) => {
    const [link] = socialLinks([{ network: "x", account }], () => undefined);
    expect(link?.url ?? "https://x.com/").toMatch(/^https:\/\/x\.com\//);
  });
});
