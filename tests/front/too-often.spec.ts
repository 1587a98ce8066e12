// Rate limits on plain forms: the status, the seconds to wait, and the kept values.
import { describe, expect, it } from "vitest";
import { LABELS } from "#tests/labels.ts";
import { frontShopOfFile } from "./front-shop.ts";
import { entryOf, field, one, textOf } from "./html.ts";
import { customerOf, newEmail, registration } from "./people.ts";

const shop = frontShopOfFile();
const WAIT = /Too many attempts\. Please wait (a minute|\d+ minutes) and try again\./;
/** The values are valid, so the heading does not ask to check them. */
const HEADING = "Please wait a while";

describe("a rate-limited form", () => {
  it("feedback: 429 with the seconds to wait, and the comment stays", async () => {
    const visitor = shop.visit();
    const send = () => visitor.post("/shell/feedback", { rating: "neutral", source: "/", comment: "Once more" });
    expect((await send()).status).toBe(200);
    for (let count = 1; count < 20; count += 1) await send();
    const refused = await send();

    expect([refused.status, Number(refused.headers["retry-after"]) > 0]).toEqual([429, true]);
    expect(refused.headers["cache-control"]).toContain("no-store");
    expect(textOf(one(refused.body, "alert"))).toContain(
      "Too many attempts. Please wait 10 minutes and try again. What you typed is still here.",
    );
    expect(entryOf(field(refused.body, LABELS.feedback.comment))).toBe("Once more");
    // Reading the form is not limited.
    const read = await visitor.goto("/shell/feedback");
    expect([read.status, read.headers["retry-after"]]).toEqual([200, undefined]);
  });

  it("signing in: 429 with the seconds to wait, and the email stays", async () => {
    const visitor = shop.visit();
    const email = newEmail();
    const send = () => visitor.post("/login", { email, password: "Wrong-password-1" });
    expect((await send()).status).toBe(401);
    for (let count = 1; count < 10; count += 1) await send();
    const refused = await send();

    expect([refused.status, Number(refused.headers["retry-after"]) > 0]).toEqual([429, true]);
    const alert = textOf(one(refused.body, "alert"));
    expect(alert).toMatch(WAIT);
    expect(alert).toContain(HEADING);
    expect(alert).not.toContain("Please check the form");
    expect(entryOf(field(refused.body, LABELS.login.email))).toBe(email);
    expect((await visitor.goto("/login")).status).toBe(200);
  });

  it("registering: 429 with the seconds to wait, and the email stays", async () => {
    const visitor = shop.visit();
    const send = () => visitor.post("/checkout/login?step=register", registration("anna@example.com"));
    for (let count = 0; count < 30; count += 1) await send();
    const refused = await send();

    expect([refused.status, Number(refused.headers["retry-after"]) > 0]).toEqual([429, true]);
    expect(textOf(one(refused.body, "alert"))).toMatch(WAIT);
    expect(entryOf(field(refused.body, LABELS.register.email))).toBe("anna@example.com");
  });
});

describe("a page that is requested too often with the cookies of an ended session", () => {
  it.each(["/my-account", "/cart"])("%s: 429 on the page that states when to try again", async (path) => {
    const customer = await customerOf(shop);
    const cookies = [...customer.cookies].filter(([name]) => !name.endsWith("dc_access"));
    const cookie = cookies.map((pair) => pair.join("=")).join("; ");
    await customer.call("session.logout", {});

    let { status, headers, text } = await shop.ask(path, { headers: { cookie } });
    for (let count = 0; status !== 429 && count < 40; count += 1) {
      expect(status).toBeLessThan(500);
      ({ status, headers, text } = await shop.ask(path, { headers: { cookie } }));
    }
    expect([status, Number(headers["retry-after"]) > 0]).toEqual([429, true]);
    expect(headers["cache-control"]).toContain("no-store");
    expect(text).toContain("Error 429: Too many requests");
    expect(text).toContain("Wait a minute, then reload this page.");
  });
});
