// The outbox, delivered to a mail server that this file runs.
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import type { Cause } from "#services/content/schemas.ts";
import { createLogger } from "#services/lib/log.ts";
import { insertMail, listMail } from "#services/main/foundation/mail/mail.rows.ts";
import { sendDueMails } from "#services/main/foundation/mail/mail-delivery.ts";
import { type ContractShop, openContractShop } from "#tests/contract/shop.ts";
import { MAIL_CERTIFICATE, type MailServer, type MailServerMode, openMailServer } from "./mail-server.ts";

let shop: ContractShop;
let server: MailServer;
const opened: MailServer[] = [];

async function openServer(mode: MailServerMode) {
  const next = await openMailServer(mode);
  opened.push(next);
  return next;
}

beforeAll(async () => {
  shop = await openContractShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  server = await openServer("plain");
  await shop.db.deleteFrom("mail").execute();
});
afterEach(() => {
  for (const one of opened.splice(0)) one.close();
});

const log = createLogger("silent");
type Given = { host?: string; port?: number; isSecure?: boolean };
const deliver = ({ host = "127.0.0.1", port = server.port, isSecure = false }: Given = {}, mostMs?: number) => {
  const from = "help@drawcard.example";
  return sendDueMails(
    shop.db,
    log,
    {
      content: () => ({ causes: [{ key: "coast_rescue", name: "Coast Rescue" } as Cause] }),
      from,
      publicUrl: "https://shop.example",
      server: { host, port, isSecure, user: "shop", password: "secret" },
    },
    mostMs,
  );
};
const write = (recipient: string, { subject = "Your code", body = "It is 123456." } = {}) =>
  shop.run((tx) => insertMail(tx, { recipient, subject, body }));
const mailTo = async (recipient: string) => (await shop.run((tx) => listMail(tx, { recipient })))[0];
const LOGIN = `AUTH PLAIN ${Buffer.from("\0shop\0secret").toString("base64")}`;

it("ends with the causes that its tickets support, and the address of its page", async () => {
  const mail = { recipient: "zoe@example.com", subject: "Bought", body: "We charged $10.00." };
  await shop.run((tx) => insertMail(tx, { ...mail, causeKeys: ["coast_rescue", "gone"], link: "/my-account" }));
  await deliver();
  const text = "We charged $10.00.\r\n\r\nSupports Coast Rescue\r\n\r\nSee it: https://shop.example/my-account";
  expect(server.taken[0]).toContain(text);
});

it("sends each mail once, also with two processes", async () => {
  await write("zoe@example.com");
  await write("yan@example.com");
  const sent = await Promise.all([deliver(), deliver()]);
  const { commands, taken } = server;
  expect([sent.reduce((sum, count) => sum + count), taken.length, await deliver()]).toEqual([2, 2, 0]);
  const mail = taken.find((text) => text.includes("To: zoe@example.com"));
  expect(mail).toContain("From: Drawcard <help@drawcard.example>");
  expect(mail).toMatch(/Message-ID: <mail-\d+@drawcard\.example>/);
  expect(mail?.split("\r\n\r\n")[1]).toContain("It is 123456.");
  expect(commands).toContain(LOGIN);
  expect((await mailTo("zoe@example.com"))?.sent_at).not.toBeNull();
});

it("ends with the address of its page", async () => {
  const mail = { recipient: "zoe@example.com", subject: "Crew is in the draw", body: "All 10 games.", link: "/about" };
  await shop.run((tx) => insertMail(tx, mail));
  await deliver();
  expect(server.taken[0]?.trimEnd()).toMatch(/All 10 games\.\r\n\r\nSee it: https:\/\/shop\.example\/about$/);
});

it("keeps each value in its own header, and every character", async () => {
  await write("zoe@example.com", { subject: "Grüße\r\nBcc: all@example.com", body: "Chị Nguyễn\n.\nEnd" });
  await deliver();
  const [head = "", body = ""] = (server.taken[0] ?? "").split("\r\n\r\n");
  expect(head).not.toMatch(/^Bcc:/m);
  expect(server.commands.filter((line) => line.startsWith("RCPT"))).toEqual(["RCPT TO:<zoe@example.com>"]);
  expect(head).toMatch(/^Subject: =\?UTF-8\?/m);
  expect(head).toContain("Content-Transfer-Encoding: quoted-printable");
  const text = body
    .replaceAll("=\r\n", "")
    .replaceAll(/=([\dA-F]{2})/g, (_, hex) => String.fromCharCode(Number(`0x${hex}`)));
  expect(Buffer.from(text, "latin1").toString().replaceAll("\r\n", "\n")).toContain("Chị Nguyễn\n..\nEnd");
});

it("tries again later, and gives up an address that the server refuses for good", async () => {
  server.answers["grey@example.com"] = "451 later";
  server.answers["gone@example.com"] = "550 no such person";
  for (const name of ["grey", "gone", "zoe"]) await write(`${name}@example.com`);
  expect(await deliver()).toBe(1);
  const [grey, gone] = [await mailTo("grey@example.com"), await mailTo("gone@example.com")];
  expect([grey?.attempts, grey?.sent_at, grey?.failed_at]).toEqual([1, null, null]);
  expect(grey?.send_at.getTime()).toBeGreaterThan(Date.now());
  expect(gone?.failed_at).not.toBeNull();
  delete server.answers["grey@example.com"];
  await shop.db.updateTable("mail").set({ send_at: new Date() }).execute();
  expect([await deliver(), server.taken.length]).toEqual([1, 2]);
});

it("keeps the mails while the server is down", async () => {
  await write("zoe@example.com");
  await write("yan@example.com");
  expect(await deliver({ port: 1 })).toBe(0);
  // The second is not tried: the server would not answer either.
  expect([(await mailTo("zoe@example.com"))?.attempts, (await mailTo("yan@example.com"))?.attempts]).toEqual([1, 0]);
});

it("leaves the rest to the next round when the server is slow", async () => {
  for (const name of ["zoe", "yan", "xia"]) await write(`${name}@example.com`);
  server.pauseMs = 100;
  expect([await deliver({}, 50), await deliver({}, 50), await deliver()]).toEqual([1, 1, 1]);
});

it("sends marketing only after its delay, and with its headers", async () => {
  const { customerId } = await shop.person();
  const address = `https://drawcard.example/unsubscribe/${"x".repeat(64)}`;
  const headers = { "List-Unsubscribe": `<${address}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };
  const mail = { recipient: "zoe@example.com", subject: "News", body: "Hi", headers, marketing: { customerId } };
  await shop.run((tx) => insertMail(tx, mail));
  expect(await deliver()).toBe(0);
  await shop.db.updateTable("mail").set({ send_at: new Date() }).execute();
  expect(await deliver()).toBe(1);
  expect(server.taken[0]).toMatch(new RegExp(`^List-Unsubscribe:\\s+<${address}>\r$`, "m"));
  expect(server.taken[0]).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
});

it("sends neither password nor mail without encryption, except on loopback", async () => {
  await write("zoe@example.com");
  // Another host than those that count as loopback.
  expect(await deliver({ host: "127.0.0.2" })).toBe(0);
  const secret = /AUTH|MAIL|RCPT|DATA/;
  expect([server.taken, server.commands.filter((line) => secret.test(line))]).toEqual([[], []]);
});

it.each(["starttls", "smtps"] as const)("encrypts with %s, if the certificate is trusted", async (mode) => {
  const secure = await openServer(mode);
  const given = { host: "127.0.0.2", port: secure.port, isSecure: mode === "smtps" };
  await write("zoe@example.com");
  expect([await deliver(given), secure.taken]).toEqual([0, []]);
  expect(secure.commands.filter((line) => line.includes("AUTH"))).toEqual([]);

  const trusted = getCACertificates("default");
  setDefaultCACertificates([...trusted, MAIL_CERTIFICATE]);
  try {
    await shop.db.updateTable("mail").set({ send_at: new Date() }).execute();
    expect([await deliver(given), secure.taken.length]).toEqual([1, 1]);
    expect(secure.commands).toContain(`(tls) ${LOGIN}`);
    expect(secure.commands.filter((line) => !line.startsWith("(tls)") && !/^(EHLO|STARTTLS)/.test(line))).toEqual([]);
  } finally {
    setDefaultCACertificates(trusted);
  }
});
