// Save a YAML, and the types and Prism's answers are of now. Only what has changed is read again.
import { type FSWatcher, readdirSync, readFileSync, watch as watchFiles } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { bundle, entriesOf } from "../generate/bundle.ts";
import { allFiles, serviceFiles } from "../generate/files.ts";
import { differing, write } from "../generate/write.ts";
import { startMock } from "../lib/mock.ts";
import { root, say } from "../lib/steps.ts";

const folder = join(root, "openapi");

/** Every file a contract is made of: its entry, and what that refers to. */
function filesOf(entry: string, found = new Set<string>()): Set<string> {
  if (found.has(entry)) return found;
  found.add(entry);
  for (const [, file = ""] of readFileSync(entry, "utf8").matchAll(/\$ref: *["']?([^"'#\s]+)#/g))
    filesOf(resolve(dirname(entry), file), found);
  return found;
}

/** Everything anew: after a service has come or gone, and before the first save, which would wait for a cold start. */
async function refreshAll(): Promise<string[]> {
  const documents = await bundle();
  write(differing(await allFiles(documents)));
  return Object.keys(documents);
}

/** Bundles and writes what depends on some files, and answers the services that are different now. */
async function refresh(changed: Set<string>): Promise<string[]> {
  if (changed.has(join(folder, "redocly.yaml"))) return refreshAll();
  const touched = Object.entries(entriesOf()).filter(([, entry]) => {
    const files = filesOf(entry);
    return [...changed].some((file) => files.has(file));
  });
  if (touched.length === 0) return [];
  const documents = await bundle(Object.fromEntries(touched));
  const services: string[] = [];
  for (const [name, document] of Object.entries(documents)) {
    const [contract] = differing([[`generated/${name}/openapi.json`, `${JSON.stringify(document, null, 1)}\n`]]);
    // A comment, or a word in another schema of a shared file.
    if (!contract) continue;
    write(differing(await serviceFiles(name, document)));
    services.push(name);
  }
  return services;
}

/** Watches openapi/ until it is stopped. */
export async function watch({ port }: { port: number }) {
  await refreshAll();
  const mock = await startMock(port);
  let changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let work = Promise.resolve();

  async function run() {
    const files = changed;
    changed = new Set();
    const started = performance.now();
    const names = [...files].map((file) => relative(root, file)).join(", ");
    try {
      const services = await refresh(files);
      for (const service of services) mock.refresh(service);
      const seconds = ((performance.now() - started) / 1000).toFixed(2);
      say(
        services.length > 0 ? `${names}: ${services.join(", ")} fresh in ${seconds} s` : `${names}: nothing different`,
      );
    } catch (error) {
      // Half a sentence is saved often. The last good types and answers stay.
      say(`${names}: ${error instanceof Error ? error.message : error}`);
    }
  }

  // Folders and not files: an editor that writes a new file over the old one would be lost with the old one.
  const watchers = new Map<string, FSWatcher>();
  function watchFolders() {
    const inner = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    for (const path of [folder, ...inner.map(({ name }) => join(folder, name))]) {
      if (!watchers.has(path))
        watchers.set(
          path,
          watchFiles(path, (_event, name) => heard(path, name)),
        );
    }
  }
  function heard(path: string, name: string | null) {
    if (path === folder) watchFolders();
    if (!name?.endsWith(".yaml")) return;
    changed.add(join(path, name));
    // Editors write in several steps.
    clearTimeout(timer);
    timer = setTimeout(() => {
      work = work.then(run);
    }, 50);
  }
  watchFolders();
  say(`Prism answers at ${mock.url}/. Watching openapi/; stop with Ctrl+C.`);
  await new Promise<void>((stop) => {
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => stop());
  });
  for (const watcher of watchers.values()) watcher.close();
  await work;
  mock.server.close();
}
