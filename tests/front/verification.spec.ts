// Verifying an account without scripts: the methods, their refusals, uploads, and the bank's answer.

import { decodeJwt, SignJWT } from "jose";
import { extractText } from "unpdf";
import { describe, expect, it } from "vitest";
import { VERIFY_BY_LICENCE } from "#site/features/verification/verification.form.ts";
import { LABELS } from "#tests/labels.ts";
import { testEnv } from "#tests/services/open-services.ts";
import { frontShopOfFile } from "./front-shop.ts";
import { descriptionOf, field, namesOf } from "./html.ts";
import { addQuickPick, customerOf } from "./people.ts";
import type { Page, Visitor } from "./visitor.ts";

const shop = frontShopOfFile();
const PATH = "/my-account/verify-account";
const UPLOAD = "/my-account/manual-verification";
const WAITS = "We are checking your details";

const openPage = async () => {
  const customer = await customerOf(shop);
  return { customer, page: await customer.goto(PATH) };
};

const JPEG = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]);
/** Posts a file as a browser without scripts does. */
async function send(
  { cookies }: Visitor,
  bytes: Buffer,
  { path = UPLOAD, origin = "http://127.0.0.1:4321", cutAt = Number.POSITIVE_INFINITY } = {},
) {
  const form = new FormData();
  form.append("type", "photo_id_upload");
  form.append("file", new Blob([new Uint8Array(bytes)]), "IMG_1.jpg");
  const { headers, body } = new Request("http://any.example/", { method: "POST", body: form });
  return shop.ask(path, {
    method: "POST",
    headers: {
      accept: "application/json",
      origin,
      "content-type": headers.get("content-type") ?? "",
      cookie: [...cookies].map((pair) => pair.join("=")).join("; "),
    },
    body: Buffer.from(await new Response(body).arrayBuffer()).subarray(0, cutAt),
  });
}

describe("the ways to verify", () => {
  it("are shown with verification on, and not without it (Verification 1)", async () => {
    const { customer, page } = await openPage();
    expect(namesOf(page.main, "heading").slice(1)).toEqual([
      "Verify with your details",
      "Verify with your bank",
      "Verify with your driver's licence",
      "Send a photo of your ID",
      "Send a signed form",
    ]);
    await shop.controls.capability("verification", "off");
    expect((await customer.goto(PATH)).status).toBe(404);
  });

  it("leave out disabled ones (Verification 4)", async () => {
    const customer = await customerOf(shop);
    const methods = [{ type: "drivers_licence", status: "not_attempted" }];
    await shop.controls.change("getCustomer", { verification: { methods } });
    expect(namesOf((await customer.goto(PATH)).main, "heading").slice(1)).toEqual([
      "Verify with your driver's licence",
    ]);
  });

  it("say that an earlier upload was decided", async () => {
    const customer = await customerOf(shop);
    const methods = [
      { type: "photo_id_upload", status: "attempted" },
      { type: "pdf_form", status: "not_attempted" },
    ];
    await shop.controls.change("getCustomer", { verification: { methods } });
    const { text } = await customer.goto(PATH);
    expect(text.match(/We have checked the one you sent earlier/g)).toHaveLength(1);
  });

  it("start with the details, and wait for the result", async () => {
    const { customer, page } = await openPage();
    expect(page.text).toContain("1 Example Street");
    const waiting = await customer.submit(page, LABELS.verification.submit);
    expect([waiting.url, waiting.text]).toEqual([PATH, expect.stringContaining(WAITS)]);
    expect(waiting.has("button", LABELS.verification.submit)).toBe(false);
    expect((await customer.goto("/my-account")).text).toContain("We are verifying your account");
  });

  it("name a licence's mistake at its field, and keep the numbers (Verification 5)", async () => {
    const { customer, page } = await openPage();
    const wrong = await customer.submit(page, VERIFY_BY_LICENCE, {
      "State of the licence": "VIC",
      "Licence number": "12 34",
      "Card number": "P0123456",
    });
    expect(descriptionOf(field(wrong.main, "Licence number"))).toContain("This is not a licence number of VIC");
    expect(field(wrong.main, "Card number").getAttribute("value")).toBe("P0123456");
    const none = await customer.submit(wrong, VERIFY_BY_LICENCE, { "Licence number": "12345670" });
    expect(none.text).toContain("We could not match your details. Please check them or try another way.");
    await customer.submit(none, VERIFY_BY_LICENCE, { "Licence number": "12345671" });
    expect(shop.asked).toContain("POST /v2/customer/verification/licence");
    expect((await customer.goto(PATH)).text).toContain(WAITS);
  });

  it("say after three licences that the tries of the day are used up", async () => {
    let { customer, page } = await openPage();
    for (let attempt = 1; attempt <= 4; attempt += 1) {
      page = await customer.submit(page, VERIFY_BY_LICENCE, {
        "Licence number": "12345670",
        "Card number": "2012345678",
      });
    }
    expect(page.text).toContain("You have had your three tries of the last 24 hours.");
  });

  it("have a form to download, with the customer's name", async () => {
    const { customer } = await openPage();
    const form = await customer.goto(`${PATH}?form=pdf`);
    expect([form.status, form.headers["content-type"]]).toEqual([200, "application/pdf"]);
    expect(form.headers["content-disposition"]).toContain("attachment");
    const answer = await customer.call<{ base64: string }>("verification.form");
    const { text } = await extractText(new Uint8Array(Buffer.from(answer.base64, "base64")));
    expect(text[0]).toContain("Name: Fred Example\n");
    expect(text[0]).toContain("Address: 1 Example Street, Sydney, NSW, 2000");
  });

  it("work while the licences cannot be read", async () => {
    const customer = await customerOf(shop);
    await shop.fault("getLicenceConfig", "down");
    const page = await customer.goto(PATH);
    expect([page.status, page.has("button", LABELS.verification.submit)]).toEqual([200, true]);
    expect(page.has("button", VERIFY_BY_LICENCE)).toBe(false);
  });
});

describe("an upload", () => {
  it("asks visitors to log in, and takes the picture of a customer (Verification 2, 5)", async () => {
    expect((await shop.visit().goto(UPLOAD)).url).toContain("/login");
    const customer = await customerOf(shop);
    const page = await customer.goto(UPLOAD);
    expect(page.main.querySelector("input[type=file]")?.getAttribute("accept")).toBe(
      "image/jpeg,image/png,application/pdf",
    );
    const sent = await send(customer, JPEG);
    expect([sent.status, sent.text]).toEqual([200, '{"ok":true}']);
    expect(shop.asked).toContain("POST /v2/customer/verification");
    expect((await customer.goto(PATH)).text).toContain("We have your documents");
  });

  it("is refused with the reason at the file", async () => {
    const customer = await customerOf(shop);
    const refused = await send(customer, Buffer.from("PK\u0003\u0004"));
    expect([refused.status, JSON.parse(refused.text).problem.targets.file[0].message]).toEqual([
      415,
      "Please choose a JPEG, PNG or PDF file.",
    ]);
    const large = await send(customer, Buffer.concat([JPEG, Buffer.alloc(25_000_000)]));
    expect([large.status, JSON.parse(large.text).problem.targets.file[0].message]).toEqual([
      413,
      "Please choose a file of at most 10 MB.",
    ]);
    const empty = await send(customer, Buffer.alloc(0));
    expect(JSON.parse(empty.text).problem.targets.file[0].message).toContain("This file is empty.");
    const none = await customer.submit(await customer.goto(UPLOAD), "Send photos");
    expect([none.status, none.text]).toEqual([422, expect.stringContaining("Please choose a file")]);
    expect((await customer.goto(PATH)).text).not.toContain("We have your documents");
  });

  it("that was cut off changes nothing, and one that is sent twice is one", async () => {
    const customer = await customerOf(shop);
    const picture = Buffer.concat([JPEG, Buffer.alloc(100_000)]);
    expect((await send(customer, picture, { cutAt: 50_000 })).status).toBe(400);
    expect((await customer.goto(PATH)).text).not.toContain("We have your documents");
    const both = await Promise.all([send(customer, picture), send(customer, picture)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect((await customer.goto(PATH)).text).toContain("We have your documents");
  });

  it("is sent again with a renewed session if the session ran out on the way", async () => {
    const customer = await customerOf(shop);
    const before = shop.asked.length;
    const { exp: _, iat: __, ...claims } = decodeJwt(customer.cookies.get("dc_access") ?? "");
    const past = new SignJWT(claims).setProtectedHeader({ alg: "HS256" }).setExpirationTime("-1m");
    const token = await past.sign(new TextEncoder().encode(testEnv().tokenSecret));
    const expired = { ...customer, cookies: new Map(customer.cookies).set("dc_access", token) };
    const sent = await send(expired, Buffer.concat([JPEG, Buffer.alloc(3_000_000)]));
    expect([sent.status, sent.text]).toEqual([200, '{"ok":true}']);
    const uploads = shop.asked.slice(before).filter((call) => call.endsWith("/customer/verification"));
    expect(uploads).toEqual(["POST /v2/customer/verification", "POST /v2/customer/verification"]);
    expect(String(sent.headers["set-cookie"])).toContain("dc_access=");
  });

  it("keeps a failure of the service apart from a refusal", async () => {
    const customer = await customerOf(shop);
    await shop.fault("uploadVerification", "down");
    expect((await send(customer, JPEG)).status).toBe(503);
    await shop.fault("uploadVerification", "off");
    expect((await send(customer, JPEG)).status).toBe(200);
  });

  it("is read only for customers, on its page, and from a page of this shop", async () => {
    const large = Buffer.concat([JPEG, Buffer.alloc(300_000)]);
    expect((await send(shop.visit(), large)).status).toBe(303);
    const customer = await customerOf(shop);
    expect((await send(customer, large, { path: PATH })).status).toBe(413);
    expect((await send(customer, large, { origin: "https://thief.example" })).status).toBe(403);
    expect((await send(customer, large)).status).toBe(200);
  });
});

describe("the bank", () => {
  /** Starts at the bank, and returns the state it was given. */
  async function started(): Promise<{ customer: Visitor; state: string; page: Page }> {
    const { customer, page } = await openPage();
    const chosen = await customer.submit(page, LABELS.bankVerification.submit);
    const href = chosen.main.querySelectorAll("a").find((a) => a.text.trim() === "Continue to your bank");
    const url = new URL(href?.getAttribute("href") ?? "");
    expect(url.searchParams.get("redirect_url")).toBe("http://127.0.0.1:4321/account-verification");
    return { customer, state: url.searchParams.get("state") ?? "", page: chosen };
  }

  it("tells the shop that the customer declined, and its answer works once (Verification 6)", async () => {
    const { customer, state } = await started();
    const back = `/account-verification?state=${state}&error=access_denied`;
    const declined = await customer.goto(back);
    expect([declined.status, declined.text]).toEqual([422, expect.stringContaining("was not completed")]);
    expect((await customer.goto(back)).text).toContain("This verification has expired. Please start again.");
    expect(shop.asked).toContain("POST /v2/customer/verification/connectid");
    expect(shop.asked).toContain("POST /v2/customer/verification/connectid/callback");
  });

  it("answers only the customer who asked, after a login if the session has ended", async () => {
    const { state } = await started();
    const back = `/account-verification?state=${state}&error=access_denied`;
    const other = await customerOf(shop);
    expect((await other.goto(back)).text).toContain("This verification has expired");
    expect((await shop.visit().goto(back)).url).toBe(`/login?next=${encodeURIComponent(back)}`);
  });

  it("is not offered without its capability", async () => {
    await shop.controls.capability("verification_connect_id", "off");
    expect((await openPage()).page.has("button", LABELS.bankVerification.submit)).toBe(false);
  });
});

it("has a landing for guests (Verification 3)", async () => {
  const page = await shop.visit().goto("/account-verification");
  expect([page.status, page.has("link", "Log in to verify")]).toEqual([200, true]);
  const customer = await customerOf(shop);
  expect((await customer.goto("/account-verification")).url).toBe(PATH);
});

it("Verification 17: blocks the cart until the account is verified", async () => {
  const customer = await customerOf(shop);
  await shop.controls.verificationRules(customer.email, ["purchase"]);
  await addQuickPick(customer);
  const cart = await customer.goto("/cart");
  expect(cart.text).toContain("Verify your account to buy tickets.");
  expect(cart.has("button", "Close")).toBe(false);
  expect((await customer.follow(cart, "Verify your account")).url).toBe(PATH);
  expect((await customer.goto("/my-account")).text).toContain("You need a verified account to buy tickets.");

  await shop.controls.verify(customer.email, "verified");
  expect((await customer.goto("/cart")).text).not.toContain("Verify your account to buy tickets.");
});
