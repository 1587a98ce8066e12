// Regenerates types and restarts Prism after each save of a YAML file. Only changed contracts are read again.
import { readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { bundle, entriesOf } from "../generate/bundle.ts";
import { allFiles, serviceFiles } from "../generate/files.ts";
import { differing, write } from "../generate/write.ts";
import { startMock } from "../lib/mock.ts";
import { untilStopped } from "../lib/processes.ts";
import { print, root } from "../lib/steps.ts";
import { watchPaths } from "../lib/watch.ts";

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
async function refresh(changed: string[]): Promise<string[]> {
  if (changed.includes(join(folder, "redocly.yaml"))) return refreshAll();
  const touched = Object.entries(entriesOf()).filter(([, entry]) => {
    const files = filesOf(entry);
    return changed.some((file) => files.has(file));
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
  let work = Promise.resolve();

  async function run(files: string[]) {
    const started = performance.now();
    const names = files.map((file) => relative(root, file)).join(", ");
    try {
      const services = await refresh(files);
      for (const service of services) mock.refresh(service);
      const seconds = ((performance.now() - started) / 1000).toFixed(2);
      print(services.length > 0 ? `${names}: ${services.join(", ")} updated in ${seconds} s` : `${names}: no change`);
    } catch (error) {
      // Unfinished edits are saved often. Keep the last good types and replies.
      print(`${names}: ${error instanceof Error ? error.message : error}`);
    }
  }

  const unwatch = watchPaths([folder], (files) => {
    const contracts = files.filter((file) => file.endsWith(".yaml"));
    if (contracts.length > 0) work = work.then(() => run(contracts));
  });
  print(`Prism listens at ${mock.url}/. Watching openapi/; stop with Ctrl+C.`);
  await untilStopped();
  unwatch();
  await work;
  mock.server.close();
}
