// `npm run dev` in a copy of the project, with valid and broken files saved.
import { once } from "node:events";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openGate } from "#scripts/lib/gate.ts";
import { freePort, type Part, startPart, untilReady } from "#scripts/lib/processes.ts";
import { root } from "#scripts/lib/steps.ts";
import { startWatched } from "#scripts/lib/watch.ts";

const COPIED = ["astro.config.mjs", "package.json", "tsconfig.json"].concat(
  ...["gateway", "generated", "openapi", "scripts", "services", "site"],
);
const folder = mkdtempSync(join(tmpdir(), "drawcard-dev-"));
const output: string[] = [];
let dev: Part;
let url: string;

beforeAll(async () => {
  for (const name of COPIED) cpSync(join(root, name), join(folder, name), { recursive: true });
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  const [PORT, SERVICES_PORT] = [String(await freePort()), String(await freePort())];
  url = `http://127.0.0.1:${PORT}`;
  // Astro serves no pages if it detects a test run.
  const env = {
    VITEST: "",
    DATA_DIR: join(folder, ".data"),
    PORT,
    SERVICES_PORT,
    DEMO: "1",
    LOG_LEVEL: "error",
  };
  dev = startPart({ name: "dev", script: join(folder, "scripts/dev.ts"), env, log: (line) => output.push(line) });
  await untilReady(`${url}/healthz`, dev);
  // The first request waits for the page to compile.
  expect((await open("/lotto-tickets")).status).toBe(200);
});
afterAll(async () => {
  await dev?.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function open(path: string) {
  const answer = await fetch(url + path, { signal: AbortSignal.timeout(40_000) });
  return { status: answer.status, text: await answer.text() };
}

/** Saves a change to a file, runs a check and restores the file. */
async function withChange(path: string, from: string, to: string, look: () => Promise<void>) {
  const file = join(folder, path);
  const text = readFileSync(file, "utf8");
  expect(text).toContain(from);
  writeFileSync(file, text.replace(from, to));
  try {
    await look();
  } finally {
    writeFileSync(file, text);
  }
}

describe("a page that does not compile", () => {
  const page = "site/pages/lotto-tickets.astro";
  it.each([
    ["a typing error", page, "const { href } = page", "const { href = page", "found `;`"],
    ["a wrong closing tag", page, "</Base>", "</Bas>", "Closing tag"],
    ["a file that is not there", page, "offers/OfferTile.astro", "offers/None.astro", "offers/None.astro"],
    ["a typing error in a part", "site/features/offers/OfferTile.astro", "const {", "const {{", "Unexpected token"],
  ])(
    "shows the place and the error: %s",
    async (_, path, from, to, message) => {
      const file = join(folder, path);
      const good = readFileSync(file, "utf8");
      const place = `${path}:${good.split(from)[0]?.split("\n").length}`;
      // Vite sees only the first of several saves within 50 ms, so repeat the save until it is seen.
      const untilStatus = (text: string, status: number) =>
        expect
          .poll(
            () => {
              writeFileSync(file, text);
              return open("/lotto-tickets?a=1");
            },
            { interval: 200, timeout: 15_000 },
          )
          .toMatchObject({ status });

      await untilStatus(good.replace(from, to), 500);
      const { text } = await open("/lotto-tickets");
      await untilStatus(good, 200);

      expect(text).toContain(place);
      expect(text).toContain(message);
      expect(output).toContainEqual(expect.stringContaining(place));
    },
    40_000,
  );
});

describe("what is thrown while a page is answered", () => {
  // Services and shop restart, and the page is compiled again.
  const RESTART = { timeout: 100_000 };
  const planted = 'throw new TypeError("planted");';
  it.each([
    ["by the page", "site/pages/lotto-tickets.astro", "const { href } = page;", `${planted} const { href } = page;`],
    ["by a procedure", "gateway/routers/offers.ts", "=> readOffers(ctx)),", `=> { ${planted} }),`],
    [
      "by a handler of the services",
      "services/main/catalogue/offers/offers.handlers.ts",
      "listProductOffers: async ({ params, query, subVariant: region, tx, now }) => {",
      `listProductOffers: async ({ params, query, subVariant: region, tx, now }) => { ${planted}`,
    ],
  ])(
    "%s is shown with file, line and stack, in the browser and the terminal",
    async (_, path, from, to) => {
      const line = readFileSync(join(folder, path), "utf8").split(from)[0]?.split("\n").length;
      const place = `${path}:${line}:`;
      // A request that a restart takes too long to answer is repeated.
      const pageOf = () => open("/lotto-tickets").then(({ text }) => text, String);
      await withChange(path, from, to, async () => {
        await expect.poll(pageOf, RESTART).toContain("TypeError: planted");
        const text = await pageOf();
        expect(text).toContain(place);
        expect(text.split(place)[1]).toMatch(/\n\s+at /);
        expect(output.join("\n")).toContain(place);
      });
      const statusOf = () => open("/lotto-tickets").then(({ status }) => status, String);
      await expect.poll(statusOf, RESTART).toBe(200);
    },
    240_000,
  );
});

describe("while the services are down", () => {
  const handlers = "services/main/sales/cart/cart.handlers.ts";
  it("a page waits until they are back", async () => {
    const before = output.length;
    await withChange(handlers, "\n", "\n\n", async () => {
      await expect.poll(() => output.slice(before)).toContain("services: a file was saved, starting again.");
      expect((await open("/lotto-tickets")).status).toBe(200);
    });
  });

  it("requests right after a save wait for the new process, and none fails", async () => {
    const opened = new Set<number>();
    const isBack = () => output.slice(before).includes("services: a file was saved, starting again.");
    const before = output.length;
    await withChange(handlers, "\n", "\n\n", async () => {
      const ask = async () => {
        opened.add((await open("/lotto-tickets")).status);
        const reply = await fetch(`${url}/trpc/offers.list`, {
          headers: { "x-drawcard": "1", "sec-fetch-site": "same-origin" },
        });
        opened.add(reply.status);
      };
      do await Promise.all([ask(), ask(), ask()]);
      while (!isBack());
      await ask();
    });
    expect([...opened]).toEqual([200]);
  });

  it("a page reports that they failed, and recovers when they are back", async () => {
    await withChange(handlers, "import", "import import", async () => {
      await expect.poll(() => output).toContainEqual(expect.stringMatching(/^services has failed/));
      expect(await open("/lotto-tickets")).toEqual({
        status: 503,
        text: "The services are not running. See the terminal of npm run dev. Saving a file starts the process again.\n",
      });
    });
    // The first page that is served is complete.
    let answer = await open("/lotto-tickets");
    const ask = async () => {
      if (answer.status === 503) answer = await open("/lotto-tickets");
      return answer.status;
    };
    await expect.poll(ask).not.toBe(503);
    expect(answer.status).toBe(200);
  });
});

it("serves the contract reference", async () => {
  expect(await (await fetch(`${url}/contracts`)).text()).toContain("/contracts/swagger-ui-bundle.js");
  expect((await fetch(`${url}/contracts/main.json`)).status).toBe(200);
  expect((await fetch(`${url}/contracts/nothing`)).status).toBe(404);
});

describe("an address with a dot", () => {
  it.each(["/favicon.ico", "/nothing.css", "/site/nothing.ts"])("%s shows the 404 page", async (path) => {
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
  ])("%s returns its file", async (path, type) => {
    const { headers, status } = await fetch(url + path);
    expect([status, headers.get("content-type")?.split(";")[0]]).toEqual([200, type]);
  });
});

describe("a saved contract", () => {
  const contract = "openapi/main/cart.yaml";
  it("is regenerated", async () => {
    await withChange(contract, "summary: Read the customer's cart", "summary: Read that cart", async () => {
      await expect.poll(() => output).toContainEqual(expect.stringMatching(/^contracts: [1-9]\d* written/));
      expect(readFileSync(join(folder, "generated/main/openapi.json"), "utf8")).toContain("Read that cart");
    });
  });

  it("reports its errors", async () => {
    await withChange(contract, "summary: Read the customer's cart", "  summary: : Read", async () => {
      await expect
        .poll(() => output)
        .toContainEqual(expect.stringMatching(/^contracts: .*openapi\/main\/cart\.yaml:\d+:\d+ .+/));
    });
  });
});

it("restarts a part after every kind of save, also after a crash", async () => {
  const folder = mkdtempSync(join(tmpdir(), "drawcard-watched-"));
  const file = join(folder, "inner/answer.ts");
  mkdirSync(join(folder, "inner"));
  // Most editors replace the old file with a new one.
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
    await expect.poll(() => lines).toContain("first");
    for (const answer of ["second", "third", "fourth", "fifth"]) {
      save(`export const answer = "${answer}";`);
      await expect.poll(() => lines).toContain(answer);
    }
    expect(lines).not.toContainEqual(expect.stringMatching(/has failed/));
    save("export const answer = ;");
    await expect.poll(() => lines).toContainEqual(expect.stringMatching(/^part has failed/));
    save('export const answer = "mended";');
    await expect.poll(() => lines).toContain("mended");
  } finally {
    await part.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});

it("keeps the port open while the part behind it restarts, and reports when it fails", async () => {
  const folder = mkdtempSync(join(tmpdir(), "drawcard-gate-"));
  const [port, to] = [await freePort(), await freePort()];
  const script = join(folder, "part.ts");
  // Starts slowly, as the shop does.
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
    port,
    to,
    host: "127.0.0.1",
    unavailableText: "It is not running.",
    isAlive: () => part.child.exitCode === null,
  });
  const ask = async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/`, { headers: { connection: "close" } });
    return `${answer.status} ${(await answer.text()).trim()}`;
  };
  try {
    expect(await ask()).toBe("200 first");
    const exited = once(part.child, "exit");
    save('"second"');
    await exited;
    expect(await ask()).toBe("200 second");

    save(";)");
    await expect.poll(ask).toBe("503 It is not running.");
    save('"mended"');
    await expect.poll(ask).toBe("200 mended");
  } finally {
    gate.close();
    await part.stop();
    rmSync(folder, { recursive: true });
  }
});
