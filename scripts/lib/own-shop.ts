// A separate shop, built like `npm start`, for benchmarks and tests.
import { rmSync } from "node:fs";
import { makeDataFolder } from "./data-folder.ts";
import { freePort, startPart, untilReady } from "./processes.ts";

export type OwnShop = {
  url: string;
  /** What a second front on the same services needs. */
  env: Record<"DATA_DIR" | "SERVICES_PORT" | "PUBLIC_URL", string>;
  stop: () => Promise<void>;
};

/** Starts a shop on free ports with fresh demo data, which is deleted at the end. Builds the site if it changed. */
export async function startOwnShop(env: Record<string, string> = {}): Promise<OwnShop> {
  const dataDir = makeDataFolder();
  const [PORT, SERVICES_PORT] = [String(await freePort()), String(await freePort())];
  const url = `http://127.0.0.1:${PORT}`;
  const lines: string[] = [];
  const shop = startPart({
    name: "shop",
    script: "scripts/start.ts",
    env: {
      NODE_ENV: "production",
      DEMO: "1",
      HOST: "127.0.0.1",
      PUBLIC_URL: url,
      PORT,
      SERVICES_PORT,
      DATA_DIR: dataDir,
      ...env,
    },
    log: (line) => lines.push(line),
  });
  const stop = async () => {
    await shop.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    await untilReady(`${url}/healthz`, shop);
  } catch (error) {
    await stop();
    throw new Error(`The shop did not start:\n${lines.join("\n")}`, { cause: error });
  }
  return { url, env: { DATA_DIR: dataDir, SERVICES_PORT, PUBLIC_URL: url }, stop };
}
