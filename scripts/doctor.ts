// Says what is wrong with a sick checkout, and what to do about it.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { findChromium } from "./lib/chromium.ts";
import { main, root, say } from "./lib/steps.ts";

type Finding = { name: string; ok: boolean; advice?: string };

function node(): Finding {
  const wanted = (JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { devDependencies: { node: string } })
    .devDependencies.node;
  const ok = process.versions.node === wanted;
  return { name: `Node ${process.versions.node}`, ok, advice: `The project runs on ${wanted}. Run commands through npm.` };
}

function generated(): Finding {
  try {
    execFileSync(process.execPath, ["scripts/generate.ts", "--check"], { cwd: root, stdio: "pipe" });
    return { name: "generated/ is current", ok: true };
  } catch {
    return { name: "generated/ is not what openapi/ says", ok: false, advice: "npm run generate" };
  }
}

function chromium(): Finding {
  const path = findChromium();
  if (path) return { name: `Chromium at ${path}`, ok: true };
  const advice = "Only npm test and npm run e2e need it: apt-get install chromium, or set CHROMIUM_PATH.";
  return { name: "No Chromium", ok: false, advice };
}

async function port(number: number, variable: string): Promise<Finding> {
  const free = await new Promise<boolean>((resolve) => {
    const server = createServer()
      .once("error", () => resolve(false))
      .listen(number, "127.0.0.1", () => server.close(() => resolve(true)));
  });
  if (free) return { name: `Port ${number} is free`, ok: true };
  return { name: `Port ${number} is in use`, ok: false, advice: `Fine when that is this shop; else set ${variable}.` };
}

function data(): Finding {
  const lock = join(root, process.env["DATA_DIR"] ?? ".data", "db.lock");
  if (!existsSync(lock)) return { name: "No process holds the demo database", ok: true };
  const { pid } = JSON.parse(readFileSync(lock, "utf8")) as { pid: number };
  const name = `Process ${pid} holds the demo database`;
  return { name, ok: false, advice: "Fine when that is this shop. A lock of a dead process is taken over by itself." };
}

await main("npm run doctor    what is wrong with this checkout, and what to do", async () => {
  const { PORT = "4321", SERVICES_PORT = "4100" } = process.env;
  const findings = [
    node(),
    generated(),
    chromium(),
    await port(Number(PORT), "PORT"),
    await port(Number(SERVICES_PORT), "SERVICES_PORT"),
    data(),
  ];
  for (const { name, ok, advice } of findings) say(`${ok ? "✓" : "✗"} ${name}${ok ? "" : `\n    ${advice}`}`);
});
