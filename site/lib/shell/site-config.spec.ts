import { describe, expect, it } from "vitest";
import { ownPath, webAddress } from "../safe-link.ts";
import { DEFAULT_SITE, readSite } from "./site-config.ts";

describe("site settings", () => {
  it("replace the defaults", () => {
    const raw = {
      siteName: "Lucky Corner",
      siteNameHidden: true,
      indexingDisabled: true,
      locale: "en-GB",
      description: "Tickets.",
      socialAccount: "@lucky",
      regulationLogos: [{ name: "18+", image: "/files/18", href: "/about/responsible-gaming" }],
      routeOverrides: {},
    };
    expect(readSite(raw)).toEqual({
      site: {
        name: "Lucky Corner",
        isNameHidden: true,
        isIndexingDisabled: true,
        locale: "en-GB",
        description: "Tickets.",
        twitter: "@lucky",
        regulations: [{ name: "18+", image: "/files/18", href: "/about/responsible-gaming" }],
      },
      refused: [],
    });
  });

  it.each([null, undefined, {}])("are the defaults for %j", (raw) => {
    expect(readSite(raw)).toEqual({ site: DEFAULT_SITE, refused: [] });
  });

  it.each(["x", 7, []])("are the defaults for %j, which is reported", (raw) => {
    expect(readSite(raw)).toEqual({ site: DEFAULT_SITE, refused: ["malformed"] });
  });

  it("drop each invalid part on its own", () => {
    const raw = {
      siteName: "x".repeat(5000),
      description: ["y"],
      socialAccount: "a/../b",
      locale: "fr-FR",
      regulationLogos: [null, { name: "Seal", image: "https://evil.example/x.png", href: "javascript:alert(1)" }],
    };
    const { site, refused } = readSite(raw);
    expect(site).toEqual({
      ...DEFAULT_SITE,
      regulations: [{ name: "Seal", image: undefined, href: undefined }],
    });
    expect(refused).toHaveLength(5);
  });

  it("block indexing unless it is explicitly allowed", () => {
    expect(readSite({ indexingDisabled: "yes" }).site.isIndexingDisabled).toBe(true);
    expect(readSite({ indexingDisabled: false }).site.isIndexingDisabled).toBe(false);
  });
});

describe("webAddress and ownPath", () => {
  it.each([
    "javascript:alert(1)",
    " JavaScript:alert(1)",
    "java\tscript:alert(1)",
    "data:text/html,x",
    "vbscript:x",
    "//evil.example",
    "https://bank@evil.example",
    `https://x.example/${"a".repeat(5000)}`,
    null,
    {},
  ])("%j is not a link", (value) => {
    expect([webAddress(value), ownPath(value)]).toEqual([undefined, undefined]);
  });

  it("accept http(s) URLs and paths of this shop", () => {
    expect(webAddress("https://help.drawcard.example")).toBe("https://help.drawcard.example/");
    expect(ownPath("/about/privacy?x=1#top")).toBe("/about/privacy?x=1#top");
    expect(ownPath("/\\evil.example")).toBeUndefined();
  });
});
