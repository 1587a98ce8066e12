import { describe, expect, it } from "vitest";
import { socialLinks } from "./social.ts";

it("leaves out the profile it cannot link, and says why", () => {
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

it("takes the address a profile is told, of a known network and of the web", () => {
  const told = (url: string, network = "youtube") =>
    socialLinks([{ network, account: "drawcard", url }], () => undefined);
  const built = [{ network: "youtube", url: "https://www.youtube.com/@drawcard" }];

  expect(told("https://www.youtube.com/c/drawcard")).toEqual([
    { network: "youtube", url: "https://www.youtube.com/c/drawcard" },
  ]);
  expect(told("https://www.myspace.com/drawcard", "myspace")).toEqual([]);
  for (const url of ["javascript:alert(1)", "http://youtube.com/c/drawcard", "https://", "/c/drawcard"]) {
    expect(told(url), url).toEqual(built);
  }
});

describe("an account", () => {
  it.each(["..", "a/../../b", "javascript:alert(1)", "?x=1#y"])("never leads off its network: %s", (account) => {
    const [link] = socialLinks([{ network: "x", account }], () => undefined);
    expect(link?.url ?? "https://x.com/").toMatch(/^https:\/\/x\.com\//);
  });
});
