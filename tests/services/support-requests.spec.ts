// Submissions of the contact form: stored once as drafts, with a mail that repeats nothing of them.
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { listSupportRequests } from "#services/cms/support-requests.rows.ts";
import { runInTransaction } from "#services/lib/transaction.ts";
import { listMail } from "#services/main/foundation/mail/mail.rows.ts";
import { openServices, type Services } from "./open-services.ts";

let services: Services;
beforeAll(async () => {
  services = await openServices();
});
afterAll(() => services?.close());

const send = (changes: Record<string, unknown> = {}, key?: string) =>
  services.call({
    method: "POST",
    path: "/cms/items/support_requests",
    body: { name: "Mia Wong", email: "mia@example.com", topic: "paying", message: "Line one.\nLine two.", ...changes },
    ...(key && { headers: { "idempotency-key": key } }),
  });
const requests = () => runInTransaction(services.db, (tx) => listSupportRequests(tx));
const mails = (recipient: string) => runInTransaction(services.db, (tx) => listMail(tx, { recipient }));

it("are stored as drafts and confirmed by mail with their number", async () => {
  const { status, body } = await send({ order: " chk_1 " });
  expect([status, body.result.id]).toEqual([201, expect.stringMatching(/^R-[2-9A-Z]{4}-[2-9A-Z]{4}$/)]);
  expect(await requests()).toEqual([
    {
      id: body.result.id,
      status: "draft",
      name: "Mia Wong",
      email: "mia@example.com",
      topic: "paying",
      order_number: "chk_1",
      message: "Line one.\nLine two.",
      created_at: expect.any(Date),
    },
  ]);
  const [mail] = await mails("mia@example.com");
  expect(mail?.subject).toBe(`We have your message: ${body.result.id}`);
  expect(mail?.body).toContain(body.result.id);
  expect(mail?.body).not.toMatch(/Mia|Line one/);
});

it("are stored and mailed once when the reply was lost or the button pressed twice", async () => {
  const key = crypto.randomUUID();
  const attempts = await Promise.all([1, 2, 3].map(() => send({ email: "twice@example.com" }, key)));
  const ids = new Set(attempts.map(({ body }) => body.result.id));
  expect([ids.size, (await mails("twice@example.com")).length]).toEqual([1, 1]);
  expect((await requests()).filter(({ email }) => email === "twice@example.com")).toHaveLength(1);
});

it("are refused with a line break in any line, and by field", async () => {
  const before = (await requests()).length;
  for (const name of ["name", "email", "topic", "order"]) {
    const { status, body } = await send({ [name]: "paying\r\nBcc: all@example.com" });
    expect([name, status, Object.keys(body.errors)]).toEqual([name, 422, [name]]);
  }
  const { body } = await send({ name: " ", email: "mia", message: " ", topic: undefined, extra: "x" });
  expect(Object.keys(body.errors)).toEqual(["name", "email", "topic", "message", "extra"]);
  expect((await requests()).length).toBe(before);
});

it("flood nobody with mails, and the limit is told with the time to wait", async () => {
  for (let at = 0; at < 10; at++) expect((await send({ email: "flood@example.com" })).status).toBe(201);
  const { status, headers } = await send({ email: "FLOOD@example.com" });
  expect([status, Number(headers["retry-after"]) > 0]).toEqual([429, true]);
  expect(await mails("flood@example.com")).toHaveLength(10);
});

it("are never returned by the CMS", async () => {
  expect((await services.call({ path: "/cms/items/support_requests" })).body.result).toEqual([]);
  const [request] = await requests();
  expect((await services.call({ path: `/cms/items/support_requests/${request?.id}` })).status).toBe(404);
});

it.each([
  ["a name with a line break", { name: "A\nB" }],
  ["a published request", { status: "published" }],
  ["an endless message", { message: "x".repeat(5_001) }],
  ["an invented number", { id: "1" }],
])("cannot be stored with %s, not even by a faulty service", async (_, changes) => {
  const row = {
    id: "R-2345-6789",
    status: "draft",
    name: "A",
    email: "a@example.com",
    topic: "other",
    message: "Text",
    ...changes,
  };
  const insert = sql`insert into support_request (id, status, name, email, topic, message, created_at)
    values (${row.id}, ${row.status}, ${row.name}, ${row.email}, ${row.topic}, ${row.message}, now())`;
  await expect(insert.execute(services.db)).rejects.toThrow(/check constraint/);
});
