// Tests bodies that are not JSON: multipart uploads to a service and file downloads to a browser.
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { describe, expect, it, vi } from "vitest";
import type { ByteStream } from "#gateway/upstream/byte-stream.ts";
import { backendOfFile } from "#tests/gateway/backend.ts";
import { exampleOf } from "#tests/gateway/examples.ts";
import { PATIENT } from "#tests/patience.ts";

const backend = backendOfFile();

const anna = { customerId: "cus_anna0000000001", customerToken: "ctk_anna0000000001", accessToken: "a.b.c" };
const FORM_PATH = "/main/customer/verification/pdf-form";

/** Downloads the verification form through the gateway. */
async function readForm() {
  const { data } = await backend.clients(anna).main.GET("/customer/verification/pdf-form", { parseAs: "stream" });
  return data as unknown as ByteStream;
}

describe("an upload", () => {
  const card = new File([Buffer.from([0xff, 0xd8, 0xff, 0x00, 0x0d, 0x0a])], "anna kelly passport.jpg", {
    type: "image/jpeg",
  });
  const upload = (body: object) => backend.clients(anna).main.POST("/customer/verification", { body: body as never });

  it("is sent as multipart, byte for byte, with the contract's field names (rules request-key-conversion, content-type)", async () => {
    const { data, response } = await upload({ type: "photo_id_upload", file: card, back: undefined });

    expect([response.status, data?.result.isVerified]).toEqual([200, false]);
    const [asked] = backend.askedAt("/main/customer/verification");
    const sent = await new Response(new Uint8Array(asked?.body ?? []), {
      headers: { "content-type": String(asked?.headers["content-type"]) },
    }).formData();
    expect([...sent.keys()]).toEqual(["type", "file"]);
    const file = sent.get("file") as File;
    expect([sent.get("type"), file.type]).toEqual(["photo_id_upload", "image/jpeg"]);
    expect(Buffer.from(await file.arrayBuffer())).toEqual(Buffer.from(await card.arrayBuffer()));
  });

  it("is sent without the customer's file name", async () => {
    await upload({ type: "photo_id_upload", file: card });
    expect(backend.askedAt("/main/customer/verification")[0]?.body.toString("latin1")).not.toContain("passport");
  });

  it("is refused without a call when it violates the contract", async () => {
    await expect(upload({ type: "selfie", file: card })).rejects.toMatchObject({ kind: "contract" });
    expect(backend.asked).toEqual([]);
  });
});

describe("a reply", () => {
  it("may begin with a byte order mark", async () => {
    const reply = JSON.stringify(exampleOf("GET", "/main/customer/details").body);
    backend.answer("/main/customer/details", (_, response) => {
      response.writeHead(200, { "content-type": "application/json" }).end(`\uFEFF${reply}`);
    });
    const { data } = await backend.clients(anna).main.GET("/customer/details");
    expect(data?.result.email).toBe("anna@example.com");
  });
});

describe("a download", () => {
  it("is streamed (rule pdf-blob)", async () => {
    backend.answer(FORM_PATH, (_, response) => {
      response.writeHead(200, { "content-type": "application/pdf", "content-length": "14" });
      response.write("%PDF-1.7");
      setImmediate(() => response.end("\n%%EOF"));
    });
    const { bytes, type, length } = await readForm();
    expect([type, length, await text(bytes)]).toEqual(["application/pdf", 14, "%PDF-1.7\n%%EOF"]);
  });

  it("is aborted upstream when the reader stops (rule abort)", async () => {
    backend.answer(FORM_PATH, (_, response) => {
      response.writeHead(200, { "content-type": "application/pdf" }).write("%PDF-1.7");
    });
    const { bytes } = await readForm();
    await once(bytes, "readable");
    bytes.destroy();
    await backend.askedAt(FORM_PATH)[0]?.left;
  });

  it("applies backpressure to upstream while its reader is slow", async () => {
    let taken = 0;
    const part = Buffer.alloc(64_000);
    backend.answer(FORM_PATH, async (_, response) => {
      response.writeHead(200, { "content-type": "application/pdf" });
      for (; taken < 400; taken++) if (!response.write(part)) await once(response, "drain");
      response.end();
    });
    const { bytes } = await readForm();
    await once(bytes, "readable");
    let before = -1;
    const hasStopped = () => {
      const isStill = taken === before;
      before = taken;
      return isStill;
    };
    await vi.waitUntil(hasStopped, { ...PATIENT, interval: 50 });
    // Backpressure: the two sockets buffer some of the 25 MB, and the rest is not read yet.
    expect(taken).toBeLessThan(200);

    let length = 0;
    for await (const chunk of bytes as AsyncIterable<Buffer>) length += chunk.length;
    expect(length).toBe(400 * part.length);
  });

  it("returns a refusal as a problem", async () => {
    backend.answer(FORM_PATH, (_, response) =>
      response
        .writeHead(404, { "content-type": "application/json" })
        .end(JSON.stringify({ messages: [{ code: "not_found", message: "No.", level: "error" }] })),
    );
    const { error, response } = await backend
      .clients(anna)
      .main.GET("/customer/verification/pdf-form", { parseAs: "stream" });
    expect([response.status, error?.messages[0]?.code]).toEqual([404, "not_found"]);
  });

  it("fails for its reader when upstream breaks off", async () => {
    backend.answer(FORM_PATH, (_, response) => {
      response.writeHead(200, { "content-type": "application/pdf", "content-length": "1000" });
      response.write("%PDF", () => response.destroy());
    });
    const { bytes } = await readForm();
    await expect(text(bytes)).rejects.toThrow();
  });
});
