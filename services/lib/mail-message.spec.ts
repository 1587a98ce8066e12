import { expect, it } from "vitest";
import { headerText, messageText } from "./mail-message.ts";

const message = {
  from: "help@drawcard.example",
  to: "zoe@example.com",
  subject: "Your code",
  body: "Grüße\n.\nEnd",
  id: "mail-1",
  headers: { "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" },
  at: new Date("2026-11-20T01:00:00Z"),
};

it("has the headers, a blank line, and the text in base64", () => {
  const text = messageText(message);
  const [head = "", body = ""] = text.split("\r\n\r\n");
  expect(head.split("\r\n")).toEqual([
    "From: Drawcard <help@drawcard.example>",
    "To: <zoe@example.com>",
    "Subject: Your code",
    "Date: Fri, 20 Nov 2026 01:00:00 +0000",
    "Message-ID: <mail-1@drawcard.example>",
    "MIME-Version: 1.0",
    "Content-Type: text/plain; charset=utf-8",
    "Content-Transfer-Encoding: base64",
    "List-Unsubscribe-Post: List-Unsubscribe=One-Click",
  ]);
  expect(Buffer.from(body, "base64").toString()).toBe(message.body);
  expect(text).not.toMatch(/^\./m);
});

it("keeps every value in its own header", () => {
  const text = messageText({ ...message, subject: "Hi\r\nBcc: all@example.com", to: "a@b.c>\r\nX: y" });
  expect(text).not.toMatch(/^(Bcc|X):/m);
});

it("encodes other characters than ASCII, in short parts", () => {
  expect(headerText("Grüße")).toBe("=?utf-8?B?R3LDvMOfZQ==?=");
  for (const part of headerText("ü".repeat(100)).split("\r\n ")) expect(part.length).toBeLessThanOrEqual(76);
});
