// Messages to customer support: one key per message, no call for robots and forged lines, a rate limit.
import type { ServerResponse } from "node:http";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { type Asked, type Backend, openBackend } from "#tests/gateway/backend.ts";

const PATH = "/cms/items/support_requests";
const capabilities = (...flags: string[]) => ({
  result: { segments: [{ segment_name: "default", capabilities: flags }], default_segment_name: "default" },
});
let backend: Backend;
beforeAll(async () => {
  backend = await openBackend({ TRUSTED_PROXIES: "203.0.113.7" });
});
beforeEach(async () => {
  await backend.forget();
  backend.answer("/main/capabilities", (_, response) => reply(response, 200, capabilities("support_form")));
});
afterAll(() => backend.close());

const reply = (response: ServerResponse, status: number, body: object) =>
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
let addresses = 0;
const from = (address = `198.51.100.${++addresses}`) => backend.open("", { "x-forwarded-for": address });
const message = { name: "Mia", email: "mia@example.com", topic: "prizes" as const, message: "When?" };
const send = (changes: object = {}, visitor = from()) =>
  visitor.caller.supportRequests.create({ ...message, ...changes });
const keys = () => backend.askedAt(PATH).map(({ headers }) => headers["idempotency-key"]);

it("returns the number of the request", async () => {
  backend.answer(PATH, (_, response) => reply(response, 201, { result: { id: "R-2345-6789" } }));
  expect(await send()).toEqual({ number: "R-2345-6789" });
  expect(JSON.parse(String(backend.askedAt(PATH)[0]?.body))).toEqual(message);
});

it("sends the same message with the same key, and another with another", async () => {
  await send();
  await send();
  await send({ order: "powerball" });
  const [first, again, other] = keys();
  expect(first).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/);
  expect([again === first, other === first]).toEqual([true, false]);
});

it("keeps the key when the reply was lost", async () => {
  backend.answer(PATH, (_: Asked, response) => response.destroy());
  await expect(send()).rejects.toMatchObject({ problem: { code: expect.any(String) } });
  await backend.forget();
  const lost = keys();
  backend.answer("/main/capabilities", (_, response) => reply(response, 200, capabilities("support_form")));
  await send();
  expect(new Set([...lost, ...keys()]).size).toBe(1);
});

it("makes one line of names with line breaks", async () => {
  await send({ name: "Mia\r\nBcc: all@example.com", order: "a\nb" });
  const { name, order } = JSON.parse(String(backend.askedAt(PATH)[0]?.body));
  expect([name, order]).toEqual(["Mia Bcc: all@example.com", "a b"]);
});

it.each([
  ["a topic with a line break", { topic: "prizes\r\nBcc: all@example.com" }, "topic"],
  ["an email address with a line break", { email: "mia@example.com\r\nBcc: all@example.com" }, "email"],
  ["a filled-in hidden field", { website: "https://spam.example" }, "website"],
  ["no message", { message: "" }, "message"],
  ["an endless message", { message: "x".repeat(5_001) }, "message"],
])("refuses %s without a call", async (_, changes, target) => {
  await expect(send(changes)).rejects.toMatchObject({
    problem: { status: 422, targets: { [target]: expect.any(Array) } },
  });
  expect(backend.askedAt(PATH)).toEqual([]);
});

it("refuses the eleventh within ten minutes from one address, with the time to wait", async () => {
  const sender = () => from("198.51.100.250");
  for (let at = 0; at < 10; at++) await send({ message: `Text ${at}` }, sender());
  await expect(send({}, sender())).rejects.toMatchObject({
    problem: { code: "too_many_requests", status: 429, retryAfterSeconds: expect.any(Number) },
  });
  await send();
});
