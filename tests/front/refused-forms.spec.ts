// A refused plain form is shown again with the status of its error, for programs and metrics.
import { describe, expect, it } from "vitest";
import { frontShopOfFile } from "./front-shop.ts";

const shop = frontShopOfFile();
const headers = { "content-type": "application/x-www-form-urlencoded", "sec-fetch-site": "same-origin" };
const post = (path: string, fields: Record<string, string>) =>
  shop.ask(path, { method: "POST", headers, body: new URLSearchParams(fields).toString() });

describe("a refused form", () => {
  it.each([
    ["wrong login details", 401, "/login", { email: "nobody@example.com", password: "Wrong-password-1" }],
    ["a field that is wrong", 422, "/login?step=register", { email: "no address" }],
    ["an address that is none", 422, "/shell/login?step=email", { email: "no address" }],
    ["feedback without a rating", 422, "/shell/feedback", { source: "/" }],
    ["an item that is not there", 404, "/cart", { command: "remove", itemId: "itm_none" }],
  ])("answers with its own status: %s", async (_, status, path, fields) => {
    const answer = await post(path, fields);

    expect([answer.status, answer.headers["content-type"]]).toEqual([status, "text/html"]);
    expect(answer.text).toContain("</main>");
    expect(answer.headers["cache-control"]).toContain("no-store");
  });

  it("does not include a login that continues with a one-time code", async () => {
    const answer = await post("/login", { email: "gus@example.com", password: "Drawcard-demo-1" });

    expect(answer.status).toBe(200);
    expect(answer.text).toContain('name="otp"');
  });

  it("answers 503 and keeps the values, however a service fails", async () => {
    shop.cut(true);
    const answer = await post("/login", { email: "anna@example.com", password: "Drawcard-demo-1" });
    shop.cut(false);

    expect(answer.status).toBe(503);
    expect(answer.text).toContain("anna@example.com");
    expect(answer.text).not.toContain("Drawcard-demo-1");
  });
});
