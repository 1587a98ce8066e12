import { describe, expect, it, vi } from "vitest";
import { createDirectory } from "#gateway/upstream/discover.ts";
import { UpstreamFailure } from "#gateway/upstream/failure.ts";
import { PATIENT } from "#tests/patience.ts";

describe("discovery", () => {
  const directoryBody = JSON.stringify({
    result: { services: { main: { base_path: "/v2" }, cms: { base_path: "https://cms.example/cms/" } } },
  });
  const answering = (text: string, status = 200) => ({ status, header: () => undefined, text });

  it("reads relative and absolute base paths, and asks again after 60 s (rule discovery-bootstrap)", async () => {
    let now = 0;
    const send = vi.fn(async () => answering(directoryBody));
    const directory = createDirectory("http://127.0.0.1:4100", { send, close: async () => {} }, { now: () => now });
    expect(await directory.addressOf("main")).toBe("http://127.0.0.1:4100/v2");
    expect(await directory.addressOf("cms")).toBe("https://cms.example/cms");
    now = 59_999;
    await directory.addressOf("main");
    expect(send).toHaveBeenCalledTimes(1);
    now = 60_000;
    await directory.addressOf("main");
    expect(send).toHaveBeenCalledTimes(2);
  });

  it("keeps the last good directory while discovery is down", async () => {
    let now = 0;
    const send = vi.fn(async () => answering(directoryBody));
    const directory = createDirectory("http://127.0.0.1:4100", { send, close: async () => {} }, { now: () => now });
    await directory.addressOf("main");
    send.mockRejectedValue(new UpstreamFailure("timeout"));
    now = 600_000;
    expect(await directory.addressOf("main")).toBe("http://127.0.0.1:4100/v2");
  });

  it.each([
    ["names no service", '{"result":{"services":{}}}'],
    ["violates its contract", '{"result":{"services":{"main":"/v2"}}}'],
    ["has no result", "{}"],
    ["is null", "null"],
    ["is an HTML page", "<h1>nginx</h1>"],
    ["has a malformed address", '{"result":{"services":{"main":{"base_path":"http://"}}}}'],
  ])("keeps the last good directory when the next one %s, and fails when it is the first", async (_, text) => {
    let now = 0;
    const onFailure = vi.fn();
    const send = vi.fn(async () => answering(directoryBody));
    const open = () =>
      createDirectory("http://127.0.0.1:4100", { send, close: async () => {} }, { now: () => now, onFailure });
    const directory = open();
    await directory.addressOf("main");
    send.mockResolvedValue(answering(text));
    for (now = 60_000; now < 80_000; now += 5_000) {
      expect(await directory.addressOf("main")).toBe("http://127.0.0.1:4100/v2");
      await vi.waitFor(() => expect(onFailure).toHaveBeenCalledTimes((now - 55_000) / 5_000), PATIENT);
    }
    await expect(open().addressOf("main")).rejects.toMatchObject({ kind: "no_response" });
  });

  it("keeps the address of a missing service, and uses new addresses of the others", async () => {
    let now = 0;
    const send = vi.fn(async () => answering(directoryBody));
    const directory = createDirectory("http://127.0.0.1:4100", { send, close: async () => {} }, { now: () => now });
    await directory.addressOf("main");
    send.mockResolvedValue(answering('{"result":{"services":{"main":{"base_path":"/v3"}}}}'));
    now = 60_000;
    await vi.waitFor(async () => expect(await directory.addressOf("main")).toBe("http://127.0.0.1:4100/v3"), PATIENT);
    expect(await directory.addressOf("cms")).toBe("https://cms.example/cms");
  });

  it("says what answered instead of a directory", async () => {
    const send = async () => answering("{}", 404);
    const directory = createDirectory("http://127.0.0.1:4100/discover", { send, close: async () => {} });
    const message = "discovery answered 404 at http://127.0.0.1:4100/discover/discover";
    await expect(directory.addressOf("main")).rejects.toMatchObject({ kind: "no_response", message });
  });

  it("fails for a service it does not name", async () => {
    const send = async () => answering(directoryBody);
    const directory = createDirectory("http://127.0.0.1:4100", { send, close: async () => {} });
    await expect(directory.addressOf("auth")).rejects.toMatchObject({ kind: "absent" });
  });
});
