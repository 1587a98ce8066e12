import { once } from "node:events";
import { createWriteStream, existsSync, readdirSync, readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, request as send } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { TooLarge } from "./body.ts";
import { NotStored, TooSlow, Unreadable, type Upload, withUpload } from "./upload.ts";

let server: Server;
let port: number;
let work: (upload: Upload) => Promise<void> | void;
let options: Parameters<typeof withUpload>[1];
const failures: unknown[] = [];
const foldersBefore = new Set<string>();

const folders = () =>
  readdirSync(tmpdir()).filter((name) => name.startsWith("drawcard-upload-") && !foldersBefore.has(name));

beforeAll(async () => {
  server = createServer((request: IncomingMessage, response) => {
    withUpload(request, options, async (upload) => work(upload)).then(
      (done) => response.writeHead(done ? 200 : 503).end(),
      (error: unknown) => {
        failures.push(error);
        response.writeHead(400, { connection: "close" }).end();
      },
    );
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  port = (server.address() as AddressInfo).port;
});
afterAll(() => server.close());
beforeEach(() => {
  failures.length = 0;
  foldersBefore.clear();
  for (const name of folders()) foldersBefore.add(name);
  work = () => undefined;
  options = { customerId: "cus_anna" };
});

const ID_CARD = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from("Anna Example ".repeat(20_000))]);

async function post(form: FormData | Buffer, type?: string): Promise<number> {
  const { headers, body } = new Request("http://any.example", { method: "POST", body: form as FormData });
  const bytes = Buffer.isBuffer(form) ? form : Buffer.from(await new Response(body).arrayBuffer());
  const request = send({
    // Its own connection: a kept one may be closed as it is used again.
    port,
    host: "127.0.0.1",
    method: "POST",
    agent: false,
    headers: { "content-type": type ?? headers.get("content-type") ?? "", "content-length": bytes.length },
  });
  request.on("error", () => undefined);
  request.end(bytes);
  const [response] = (await once(request, "response")) as [IncomingMessage];
  response.resume();
  return response.statusCode ?? 0;
}

function formOf(...files: Buffer[]) {
  const form = new FormData();
  form.append("type", "photo_id_upload");
  files.forEach((bytes, index) => {
    form.append(index === 0 ? "file" : "back", new Blob([new Uint8Array(bytes)], { type: "image/jpeg" }), "me.jpg");
  });
  return form;
}

it("hands on the fields and the files, which can be read again and are unreadable on the disk", async () => {
  let found: unknown[] = [];
  work = async ({ fields, files }) => {
    const [folder = ""] = folders();
    const stored = readFileSync(join(tmpdir(), folder, "0"));
    const { file, back } = files;
    const read = async () => (file ? buffer(file.stream()) : null);
    const [first, again] = [await read(), await read()];
    found = [
      ...[fields.get("type"), file?.type, file?.size, back?.size, first?.equals(ID_CARD), again?.equals(ID_CARD)],
      ...[stored.length, stored.includes("Anna")],
    ];
  };
  expect(await post(formOf(ID_CARD, Buffer.from("%PDF-")))).toBe(200);
  expect(found).toEqual(["photo_id_upload", "image/jpeg", ID_CARD.length, 5, true, true, ID_CARD.length, false]);
  expect(folders()).toEqual([]);
});

it("leaves out a field without a choice", async () => {
  let names: string[] = ["?"];
  work = ({ files }) => {
    names = Object.keys(files);
  };
  const form = new FormData();
  form.append("back", new Blob([]), "");
  expect(await post(form)).toBe(200);
  expect(names).toEqual([]);
});

it("keeps one byte more of a file than the services take", async () => {
  let size = 0;
  work = ({ files }) => {
    size = files["file"]?.size ?? 0;
  };
  expect(await post(formOf(Buffer.alloc(11_000_000)))).toBe(200);
  expect(size).toBe(10_000_001);
});

it("refuses a form that is too large or was cut off, and leaves nothing behind", async () => {
  await post(formOf(Buffer.alloc(33_000_000), Buffer.alloc(33_000_000))).catch(() => undefined);
  await expect.poll(() => failures.length).toBe(1);
  expect(failures.pop()).toBeInstanceOf(TooLarge);
  const whole = Buffer.from(await new Response(formOf(ID_CARD)).arrayBuffer());
  const boundary = whole.subarray(2, whole.indexOf("\r\n")).toString();
  const type = `multipart/form-data; boundary=${boundary}`;
  await post(whole.subarray(0, 100_000), type);
  expect(failures.pop()).toBeInstanceOf(Unreadable);
  await post(Buffer.from("type=photo"), "multipart/form-data");
  expect(failures.pop()).toBeInstanceOf(Unreadable);
  await expect.poll(folders).toEqual([]);
});

/** Sends the beginning of a form and no more. */
async function begin(): Promise<Socket> {
  const whole = Buffer.from(await new Response(formOf(ID_CARD)).arrayBuffer());
  const boundary = whole.subarray(2, whole.indexOf("\r\n")).toString();
  const socket = connect(port, "127.0.0.1");
  socket.write(
    `POST / HTTP/1.1\r\nhost: a\r\ncontent-type: multipart/form-data; boundary=${boundary}\r\ncontent-length: ${whole.length}\r\n\r\n`,
  );
  socket.write(whole.subarray(0, 100_000));
  return socket;
}
const isStored = (count = 1) =>
  expect.poll(() => folders().filter((name) => existsSync(join(tmpdir(), name, "0"))).length).toBe(count);

it("fails at once on a full disk, and frees every place and folder", async () => {
  // The kernel answers each write to this file with ENOSPC.
  options = { customerId: "cus_anna", open: () => createWriteStream("/dev/full") };
  for (let upload = 0; upload < 13; upload++) {
    expect(await post(formOf(ID_CARD, ID_CARD))).toBe(400);
    expect(failures.pop()).toMatchObject({ cause: { code: "ENOSPC" } });
  }
  await expect.poll(folders).toEqual([]);
  options = { customerId: "cus_anna" };
  expect(await post(formOf(ID_CARD))).toBe(200);
});

it("fails at once where no folder can be created, and frees the place", async () => {
  const { TMPDIR } = process.env;
  process.env["TMPDIR"] = "/nonexistent";
  try {
    for (let upload = 0; upload < 13; upload++) {
      expect(await post(formOf(ID_CARD))).toBe(400);
      expect(failures.pop()).toBeInstanceOf(NotStored);
    }
  } finally {
    if (TMPDIR === undefined) delete process.env["TMPDIR"];
    else process.env["TMPDIR"] = TMPDIR;
  }
  expect(await post(formOf(ID_CARD))).toBe(200);
});

it("receives two forms of a customer at once, and those of others beside them", async () => {
  const sockets = [await begin(), await begin()];
  await isStored(2);
  expect(await post(formOf(ID_CARD))).toBe(503);
  options = { customerId: "cus_ben" };
  expect(await post(formOf(ID_CARD))).toBe(200);
  for (const socket of sockets) socket.destroy();
  await expect.poll(folders).toEqual([]);
  options = { customerId: "cus_anna" };
  expect(await post(formOf(ID_CARD))).toBe(200);
});

it("ends a form that arrives byte by byte, with an answer", async () => {
  options = { customerId: "cus_anna", least: { bytes: 1_000, ms: 200 } };
  const socket = await begin();
  await isStored();
  const drip = setInterval(() => socket.write("x"), 20);
  const [answer] = (await once(socket, "data")) as [Buffer];
  clearInterval(drip);
  expect([String(answer).slice(0, 12), failures.pop()]).toEqual(["HTTP/1.1 400", expect.any(TooSlow)]);
  socket.destroy();
  await expect.poll(folders).toEqual([]);
});

it("ends when the customer's connection is lost in the middle", async () => {
  const socket = await begin();
  await expect.poll(() => folders().some((name) => existsSync(join(tmpdir(), name, "0")))).toBe(true);
  socket.destroy();
  await expect.poll(() => failures.length).toBe(1);
  await expect.poll(folders).toEqual([]);
});
