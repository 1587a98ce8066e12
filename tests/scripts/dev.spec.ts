// `npm run dev` while the services restart, as they do whenever one of their files is saved.
import { once } from "node:events";
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openGate } from "#scripts/lib/gate.ts";
import { freePort, type Part, startPart, untilReady } from "#scripts/lib/processes.ts";
import { startWatched } from "#scripts/lib/watch.ts";

const DATA_DIR = mkdtempSync(join(tmpdir(), "drawcard-dev-"));
const parts: Part[] = [];
let url: string;
let servicesUrl: string;
let env: Record<string, string>;

async function startServices(): Promise<Part> {
  const services = startPart({ name: "services", script: "services/start.ts", env });
  parts.push(services);
  await untilReady(`${servicesUrl}/readyz`, services);
  return services;
}

beforeAll(async () => {
  const [PORT, SERVICES_PORT] = [String(await freePort()), String(await freePort())];
  // Astro serves no page when it believes itself inside a test.
  const VITEST = "";
  env = {
    VITEST,
    DATA_DIR,
    PORT,
    SERVICES_PORT,
    DEMO: "1",
    NODE_ENV: "development",
    CACHE: "off",
    LOG_LEVEL: "silent",
  };
  url = `http://127.0.0.1:${PORT}`;
  servicesUrl = `http://127.0.0.1:${SERVICES_PORT}`;
}, 60_000);
afterAll(async () => {
  await Promise.all(parts.map((part) => part.stop()));
  rmSync(DATA_DIR, { recursive: true, force: true });
});

describe("a page asked for while the services are away", () => {
  it("comes when they are back", async () => {
    const first = await startServices();
    const shop = startPart({ name: "shop", script: "scripts/dev-server.ts", env });
    parts.push(shop);
    await untilReady(`${url}/healthz`, shop);
    const open = () => fetch(`${url}/about/privacy`, { signal: AbortSignal.timeout(30_000) });
    // The first page is compiled while it is waited for; later ones fail at once when there is nobody to ask.
    expect((await open()).status).toBe(200);
    await first.stop();

    const page = open();
    const back = startServices();

    expect((await page).status).toBe(200);
    await back;
  }, 150_000);
});

it("shows the contracts to who develops", async () => {
  const page = await fetch(`${url}/contracts/addCartItem`);

  expect(page.status).toBe(200);
  expect(await page.text()).toContain("POST /cart/items");
  expect((await fetch(`${url}/contracts/getNothing`)).status).toBe(404);
});

describe("an address with a dot in it", () => {
  it.each(["/favicon.ico", "/nothing.css", "/site/nothing.ts"])("%s is the page that is not there", async (path) => {
    const page = await fetch(url + path);

    expect([page.status, page.headers.get("content-type")]).toEqual([404, "text/html"]);
    const html = await page.text();
    expect(html).toContain("Error 404");
    expect(html).toContain("taken a wrong turn");
  });

  it.each([
    ["/robots.txt", "text/plain"],
    ["/sitemap.xml", "application/xml"],
    ["/favicon.svg", "image/svg+xml"],
    ["/site/front.ts", "text/javascript"],
  ])("%s answers what it has", async (path, type) => {
    const { headers, status } = await fetch(url + path);
    expect([status, headers.get("content-type")?.split(";")[0]]).toEqual([200, type]);
  });
});

it("starts a part again with every save, however an editor saves, and after a broken one", async () => {
  const folder = mkdtempSync(join(tmpdir(), "drawcard-watched-"));
  const file = join(folder, "inner/answer.ts");
  mkdirSync(join(folder, "inner"));
  // Most editors write a new file and put it in the place of the old one.
  const save = (text: string) => {
    writeFileSync(`${file}.new~`, text);
    renameSync(`${file}.new~`, file);
  };
  save('export const answer = "first";');
  const script = join(folder, "part.ts");
  writeFileSync(
    script,
    `import { answer } from "./inner/answer.ts"; process.stdout.write(answer + "\\n"); setInterval(() => {}, 1000);
    process.once("SIGTERM", () => process.exit(1));`,
  );
  const lines: string[] = [];
  const part = startWatched({ name: "part", script, paths: [folder], log: (line) => lines.push(line) });
  try {
    await expect.poll(() => lines, { timeout: 10_000 }).toContain("first");
    for (const answer of ["second", "third", "fourth", "fifth"]) {
      save(`export const answer = "${answer}";`);
      await expect.poll(() => lines, { timeout: 10_000 }).toContain(answer);
    }
    expect(lines).not.toContainEqual(expect.stringMatching(/has failed/));
    save("export const answer = ;");
    await expect.poll(() => lines, { timeout: 10_000 }).toContainEqual(expect.stringMatching(/^part has failed/));
    save('export const answer = "mended";');
    await expect.poll(() => lines, { timeout: 10_000 }).toContain("mended");
  } finally {
    await part.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}, 90_000);

it("keeps the port open while the part behind it starts again, and says when it does not", async () => {
  const folder = mkdtempSync(join(tmpdir(), "drawcard-gate-"));
  const [port, to] = [await freePort(), await freePort()];
  const script = join(folder, "part.ts");
  // Slow to come, as the shop is.
  const save = (answer: string) =>
    writeFileSync(
      script,
      `import { createServer } from "node:http";
      process.once("SIGTERM", () => process.exit(0));
      const server = createServer((_, response) => response.end(${answer}));
      setTimeout(() => server.listen(${to}, "127.0.0.1"), 500);`,
    );
  save('"first"');
  const part = startWatched({ name: "part", script, paths: [folder] });
  const gate = await openGate({
    ...{ port, to, host: "127.0.0.1", away: "It does not run." },
    isComing: () => part.child.exitCode === null,
  });
  const ask = async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/`, { headers: { connection: "close" } });
    return `${answer.status} ${(await answer.text()).trim()}`;
  };
  try {
    expect(await ask()).toBe("200 first");
    const gone = once(part.child, "exit");
    save('"second"');
    await gone;
    expect(await ask()).toBe("200 second");

    save(";)");
    await expect.poll(ask, { timeout: 15_000 }).toBe("503 It does not run.");
    save('"mended"');
    await expect.poll(ask, { timeout: 15_000 }).toBe("200 mended");
  } finally {
    gate.close();
    await part.stop();
    rmSync(folder, { recursive: true });
  }
}, 60_000);
