import { describe, expect, it } from "vitest";
import { isPreviewOf, signPreview } from "./preview-token.ts";

const secrets = { tokenSecret: "a".repeat(32), acceptedTokenSecrets: [] };
const post = { collection: "posts", id: "a-draw" };
const now = new Date("2026-11-20T01:00:00Z");
const inSeconds = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const token = signPreview(secrets, post, now);

describe("a preview token", () => {
  it("shows its item for one hour", () => {
    expect(isPreviewOf(secrets, post, token, now)).toBe(true);
    expect(isPreviewOf(secrets, post, token, inSeconds(3599))).toBe(true);
    expect(isPreviewOf(secrets, post, token, inSeconds(3600))).toBe(false);
  });

  it.each([
    { collection: "pages", id: "a-draw" },
    { collection: "posts", id: "another-draw" },
    { collection: 'posts","a-draw', id: "" },
  ])("does not show %j", (other) => {
    expect(isPreviewOf(secrets, other, token, now)).toBe(false);
  });

  it.each([
    ["an extended expiry", token.replace(/^\d+/, (time) => String(Number(time) + 1))],
    ["a changed signature", token.replace(/.$/, (sign) => (sign === "A" ? "B" : "A")).replace(/\..{3}/, ".xxx")],
    ["no signature", token.split(".")[0] ?? ""],
    ["an empty text", ""],
    ["a long text", `${token}${"x".repeat(10_000)}`],
  ])("is refused with %s", (_, changed) => {
    expect(isPreviewOf(secrets, post, changed, now)).toBe(false);
  });

  it("of another secret counts only while that secret is accepted", () => {
    const rotated = { tokenSecret: "b".repeat(32), acceptedTokenSecrets: [] };
    expect(isPreviewOf(rotated, post, token, now)).toBe(false);
    expect(isPreviewOf({ ...rotated, acceptedTokenSecrets: [secrets.tokenSecret] }, post, token, now)).toBe(true);
  });
});
