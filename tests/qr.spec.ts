import { describe, expect, it } from "vitest";
import { qrCodeOf, qrPathOf } from "#site/lib/qr.ts";
import { readQrCode } from "./qr-decoder.ts";

const urlOf = (email: string) =>
  `otpauth://totp/Drawcard:${encodeURIComponent(email)}?issuer=Drawcard&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&algorithm=SHA1&digits=6&period=30`;

describe("qrCodeOf", () => {
  // One case for each size up to version 10: 5 is the first with blocks, 7 with a version, 10 with a longer count.
  it.each([
    ["one byte", "a", 21],
    ["two blocks", "x".repeat(80), 37],
    ["a short URL", urlOf("a@b.au").slice(0, 100), 41],
    ["a URL", urlOf("a@b.au"), 45],
    ["the URL of a demo customer", urlOf("anna@example.com"), 49],
    ["a longer email", urlOf("a-rather-long-address.for-testing@example.com"), 53],
    ["letters of two bytes", `${urlOf("anna@example.com")}&x=${"é".repeat(30)}`, 57],
  ])("draws %s", (_, text, size) => {
    const code = qrCodeOf(text);
    expect(code && [code.length, readQrCode(qrPathOf(code))]).toEqual([size, text]);
  });

  it("draws the symbol of the standard's format: dark module, timing and finders", () => {
    const code = qrCodeOf("a") ?? [];
    const row = (y: number) => code[y]?.map((isDark) => (isDark ? "#" : ".")).join("");
    expect([row(0)?.slice(0, 8), row(0)?.slice(13)]).toEqual(["#######.", ".#######"]);
    expect(row(6)).toBe("#######.#.#.#.#######");
    expect(code[13]?.[8]).toBe(true);
  });

  it("draws the longest emails, and nothing beyond 666 bytes", () => {
    expect(qrCodeOf(urlOf(`${"a".repeat(64)}@${"b".repeat(189)}`))).not.toBeNull();
    expect([qrCodeOf("x".repeat(666))?.length, qrCodeOf("x".repeat(667))]).toEqual([97, null]);
  });
});
