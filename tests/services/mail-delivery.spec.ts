// The outbox, delivered to a mail server that this file runs.
import { once } from "node:events";
import { type AddressInfo, createServer, type Server, type Socket } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { createLogger } from "#services/lib/log.ts";
import { sendDueMails } from "#services/main/foundation/mail/mail.delivery.ts";
import { insertMail, listMail } from "#services/main/foundation/mail/mail.rows.ts";
import { type ContractShop, openContractShop } from "#tests/contract/shop.ts";

let shop: ContractShop;
let server: Server;
/** What the server has taken, and how it answers RCPT for an address. */
const taken: string[] = [];
const commands: string[] = [];
const answers: Record<string, string> = {};

function converse(socket: Socket) {
  let text = "";
  let isData = false;
  socket.write("220 mail.example\r\n");
  socket.on("error", () => socket.destroy());
  socket.on("data", (chunk) => {
    text += chunk.toString();
    for (;;) {
      const end = text.indexOf(isData ? "\r\n.\r\n" : "\r\n");
      if (end < 0) return;
      const line = text.slice(0, end);
      text = text.slice(end + (isData ? 5 : 2));
      if (isData) {
        taken.push(line);
        isData = false;
        socket.write("250 taken\r\n");
        continue;
      }
      commands.push(line);
      if (line.startsWith("EHLO")) socket.write("250-mail.example\r\n250 AUTH PLAIN\r\n");
      else if (line.startsWith("AUTH")) socket.write("235 welcome\r\n");
      else if (line.startsWith("RCPT")) socket.write(`${answers[/<(.*)>/.exec(line)?.[1] ?? ""] ?? "250 ok"}\r\n`);
      else if (line === "DATA") {
        isData = true;
        socket.write("354 go on\r\n");
      } else socket.write("250 ok\r\n");
    }
  });
}

beforeAll(async () => {
  shop = await openContractShop();
  server = createServer(converse).listen(0, "127.0.0.1");
  await once(server, "listening");
});
afterAll(async () => {
  await shop.close();
  server.close();
});
beforeEach(async () => {
  taken.length = 0;
  commands.length = 0;
  await shop.db.deleteFrom("mail").execute();
});

const log = createLogger("silent");
const delivery = (port = (server.address() as AddressInfo).port) => ({
  from: "help@drawcard.example",
  server: { host: "127.0.0.1", port, isSecure: false, user: "shop", password: "secret" },
});
const deliver = (port?: number) => sendDueMails(shop.db, log, delivery(port));
const write = (recipient: string) =>
  shop.run((tx) => insertMail(tx, { recipient, subject: "Your code", body: "It is 123456." }));
const mailTo = async (recipient: string) => (await shop.run((tx) => listMail(tx, { recipient })))[0];

it("sends each mail once, also with two processes", async () => {
  await write("zoe@example.com");
  await write("yan@example.com");
  const sent = await Promise.all([deliver(), deliver()]);
  expect([sent.reduce((sum, count) => sum + count), taken.length, await deliver()]).toEqual([2, 2, 0]);
  expect(taken[0]).toContain("To: <zoe@example.com>");
  expect(Buffer.from(taken[0]?.split("\r\n\r\n")[1] ?? "", "base64").toString()).toBe("It is 123456.");
  expect(commands[1]).toBe(`AUTH PLAIN ${Buffer.from("\0shop\0secret").toString("base64")}`);
  expect((await mailTo("zoe@example.com"))?.sent_at).not.toBeNull();
});

it("tries again later, and gives up an address that the server refuses for good", async () => {
  answers["grey@example.com"] = "451 later";
  answers["gone@example.com"] = "550 no such person";
  for (const name of ["grey", "gone", "zoe"]) await write(`${name}@example.com`);
  expect(await deliver()).toBe(1);
  const [grey, gone] = [await mailTo("grey@example.com"), await mailTo("gone@example.com")];
  expect([grey?.attempts, grey?.sent_at, grey?.failed_at]).toEqual([1, null, null]);
  expect(grey?.send_at.getTime()).toBeGreaterThan(Date.now());
  expect(gone?.failed_at).not.toBeNull();
  delete answers["grey@example.com"];
  await shop.db.updateTable("mail").set({ send_at: new Date() }).execute();
  expect([await deliver(), taken.length]).toEqual([1, 2]);
});

it("keeps the mails while the server is down", async () => {
  await write("zoe@example.com");
  await write("yan@example.com");
  expect(await deliver(1)).toBe(0);
  // The second is not tried: the server would not answer either.
  expect([(await mailTo("zoe@example.com"))?.attempts, (await mailTo("yan@example.com"))?.attempts]).toEqual([1, 0]);
});

it("sends marketing only after its delay, and with its headers", async () => {
  const { customerId } = await shop.person();
  const headers = { "List-Unsubscribe": "<https://drawcard.example/unsubscribe/x>" };
  const mail = { recipient: "zoe@example.com", subject: "News", body: "Hi", marketing: { customerId, headers } };
  await shop.run((tx) => insertMail(tx, mail));
  expect(await deliver()).toBe(0);
  await shop.db.updateTable("mail").set({ send_at: new Date() }).execute();
  expect(await deliver()).toBe(1);
  expect(taken[0]).toContain("List-Unsubscribe: <https://drawcard.example/unsubscribe/x>");
});
