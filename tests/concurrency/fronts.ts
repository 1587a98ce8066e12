import { startOwnShop } from "#scripts/lib/own-shop.ts";
import { freePort, startPart, untilReady } from "#scripts/lib/processes.ts";
import { demoSettings } from "#tests/services/open-services.ts";

export type TwoFronts = {
  /** The fronts' URLs. */
  fronts: [string, string];
  stop: () => Promise<void>;
};

/** Starts a shop with two fronts on the same services and a copy of the demo, as behind a load balancer. Builds the site first. */
export async function startTwoFronts(env: Record<string, string> = {}): Promise<TwoFronts> {
  const shop = await startOwnShop({ ...(await demoSettings()), ...env });
  const PORT = String(await freePort());
  const second = startPart({
    name: "second front",
    script: "scripts/serve.ts",
    env: { ...shop.env, ...env, PORT, NODE_ENV: "production" },
  });
  const url = `http://127.0.0.1:${PORT}`;
  const stop = async () => {
    await second.stop();
    await shop.stop();
  };
  try {
    await untilReady(`${url}/readyz`, second);
  } catch (error) {
    await stop();
    throw error;
  }
  return { fronts: [shop.url, url], stop };
}
