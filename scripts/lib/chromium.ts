import { existsSync } from "node:fs";
import { ExpectedError, run, step } from "./steps.ts";

const USUAL_PLACES = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/** Returns the path of Chromium: CHROMIUM_PATH, or a usual place. */
export function findChromium(): string | undefined {
  const chosen = process.env["CHROMIUM_PATH"];
  if (chosen) {
    if (!existsSync(chosen)) throw new ExpectedError(`CHROMIUM_PATH is ${chosen}, which does not exist.`);
    return chosen;
  }
  return USUAL_PLACES.find((path) => existsSync(path));
}

/** Whether Debian packages can be installed: root, with apt. */
function canInstall() {
  return process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
}

/** Installs Debian packages if possible. Returns whether it did. */
export async function installPackages(...packages: string[]): Promise<boolean> {
  if (!canInstall()) return false;
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  await step(`Installing ${packages.join(", ")} from Debian's packages`, async () => {
    await run("apt-get", ["update", "-qq"], { env, quiet: true });
    await run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...packages], { env, quiet: true });
  });
  return true;
}

/** Returns Chromium's path for browser tests, and installs it if possible. */
export async function requireChromium(): Promise<string> {
  const found = findChromium();
  if (found) return found;
  await installPackages("chromium", "fonts-liberation");
  const installed = findChromium();
  if (installed) return installed;
  throw new ExpectedError(
    "The browser tests need Chromium. Install it (Debian: apt-get install chromium), or say where it is: CHROMIUM_PATH=/path/to/chromium npm test",
  );
}

/** Chromium's flags for tests: no sandbox, because containers run as root, and no background connections. */
export const CHROMIUM_ARGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
