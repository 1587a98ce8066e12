import { existsSync } from "node:fs";
import { Advice, run, step } from "./steps.ts";

const USUAL_PLACES = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/** Where Chromium is: CHROMIUM_PATH, or one of the usual places. */
export function findChromium(): string | undefined {
  const chosen = process.env["CHROMIUM_PATH"];
  if (chosen) {
    if (!existsSync(chosen)) throw new Advice(`CHROMIUM_PATH is ${chosen}, but nothing is there.`);
    return chosen;
  }
  return USUAL_PLACES.find((path) => existsSync(path));
}

/** Whether this machine lets us install Debian packages: root, with apt. */
function canInstall() {
  return process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
}

/** Installs Debian packages when the machine allows it; answers whether it did. */
export async function installPackages(...packages: string[]): Promise<boolean> {
  if (!canInstall()) return false;
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  await step(`Installing ${packages.join(", ")} from Debian's packages`, async () => {
    await run("apt-get", ["update", "-qq"], { env, quiet: true });
    await run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...packages], { env, quiet: true });
  });
  return true;
}

/** Chromium's path for the browser tests, installing Debian's where that is possible. */
export async function requireChromium(): Promise<string> {
  const found = findChromium();
  if (found) return found;
  await installPackages("chromium", "fonts-liberation");
  const installed = findChromium();
  if (installed) return installed;
  throw new Advice(
    "The browser tests need Chromium. Install it (Debian: apt-get install chromium), or say where it is: CHROMIUM_PATH=/path/to/chromium npm test",
  );
}

/** Chromium's switches for tests: no sandbox (it runs as root in containers) and no calls home. */
export const CHROMIUM_ARGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
