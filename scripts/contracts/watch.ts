// Regenerates types and restarts Prism after each save of a YAML file. Only changed contracts are read again.
import { type FSWatcher, readdirSync, readFileSync, watch as watchFiles } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { bundle, entriesOf } from "../generate/bundle.ts";
import { allFiles, serviceFiles } from "../generate/files.ts";
import { differing, write } from "../generate/write.ts";
import { startMock } from "../lib/mock.ts";
import { print, root } from "../lib/steps.ts";

const folder = join(root, "openapi");

/** Returns every file of a contract: its entry and what that refers to. */
function filesOf(entry: string, found = new Set<string>()): Set<string> {
  if (found.has(entry)) return found;
  found.add(entry);
  for (const [, file = ""] of readFileSync(entry, "utf8").matchAll(/\$ref: *["']?([^"'#\s]+)#/g))
    filesOf(resolve(dirname(entry), file), found);
  return found;
}

/** Regenerates everything: at the start, and after a service was added or removed. */
async function refreshAll(): Promise<string[]> {
  const documents = await bundle();
  write(differing(await allFiles(documents)));
  return Object.keys(documents);
}

/** Bundles and writes what depends on the changed files. Returns the services that changed. */
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
    // Unchanged: the save touched a comment, or another schema of a shared file.
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
      print(
        services.length > 0 ? `${names}: ${services.join(", ")} fresh in ${seconds} s` : `${names}: nothing different`,
      );
    } catch (error) {
      // Unfinished edits are saved often. Keep the last good types and replies.
      print(`${names}: ${error instanceof Error ? error.message : error}`);
    }
  }

  // Watch folders: an editor that replaces a file ends the watch on the old one.
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
    // Editors save in several steps.
    clearTimeout(timer);
    timer = setTimeout(() => {
      work = work.then(run);
    }, 50);
  }
  watchFolders();
  print(`Prism answers at ${mock.url}/. Watching openapi/; stop with Ctrl+C.`);
  await new Promise<void>((stop) => {
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => stop());
  });
  for (const watcher of watchers.values()) watcher.close();
  await work;
  mock.server.close();
}
