import { existsSync } from "node:fs";
import { ExpectedError, run, step } from "./steps.ts";

const WITH_WINDOWS = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
// The headless shell comes first: it opens no windows and takes a quarter less time.
const USUAL_PLACES = ["/usr/bin/chromium-headless-shell", ...WITH_WINDOWS];

/** Returns a Chromium with windows: the catalogue's pictures are its own, and it asks before a changed form is left. */
export const findChromiumWithWindows = () => WITH_WINDOWS.find((path) => existsSync(path));

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

/** Installs Debian packages if possible. */
async function installPackages(...packages: string[]): Promise<void> {
  if (!canInstall()) return;
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  await step(`Installing ${packages.join(", ")} from Debian's packages`, async () => {
    await run("apt-get", ["update", "-qq"], { env, quiet: true });
    await run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...packages], { env, quiet: true });
  });
}

/** Returns the path that `find` returns, if need be after installing Debian's packages. Throws the advice without it. */
export async function requireInstalled(find: () => string | undefined, packages: string[], advice: string) {
  const found = find();
  if (found) return found;
  await installPackages(...packages);
  const installed = find();
  if (installed) return installed;
  throw new ExpectedError(advice);
}

/** Returns Chromium's path for browser tests, and installs it if possible. */
export const requireChromium = () =>
  requireInstalled(
    findChromium,
    ["chromium-headless-shell", "fonts-liberation"],
    "The browser tests need Chromium. Install it (Debian: apt-get install chromium), or set its path: CHROMIUM_PATH=/path/to/chromium npm test",
  );

/** Installs the Chromium of the catalogue tests if it is missing and can be installed. */
export async function prepareCatalogue(): Promise<void> {
  if (!findChromiumWithWindows()) await installPackages("chromium");
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
