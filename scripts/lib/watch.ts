// A part that starts again whenever its code is saved, however an editor saves.
import { type FSWatcher, readdirSync, statSync, watch } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { type Part, type Start, startPart } from "./processes.ts";
import { root } from "./steps.ts";

// A save is several events, a checkout many: the last of them counts.
const QUIET_MS = 100;

/** What an editor leaves beside a file while it saves or has it open is no code: `.x.ts.swp`, `x.ts~`, `sedA8fK2`. */
const isCode = (name: string) => /^[^.].*\.\w+$/.test(name);

const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

/** A path's folders, with the one file that is meant when it is a file. */
function foldersOf(path: string): { folder: string; only?: string }[] {
  if (!isFolder(path)) return [{ folder: dirname(path), only: basename(path) }];
  const inside = readdirSync(path, { recursive: true, withFileTypes: true }).filter((entry) => entry.isDirectory());
  return [path, ...inside.map(({ name, parentPath }) => join(parentPath, name))].map((folder) => ({ folder }));
}

/**
 * Tells when something in these files and folders was saved. Folders are watched, never files: most editors save by putting
 * a new file in the place of the old one, and who watches the old one hears nothing more.
 */
export function watchPaths(paths: readonly string[], onChange: () => void): () => void {
  const watchers: FSWatcher[] = [];
  let timer: NodeJS.Timeout | undefined;
  const changed = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      // A folder that goes while it is read is a change to come.
      try {
        open();
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
        return changed();
      }
      onChange();
    }, QUIET_MS);
  };
  const open = () => {
    const folders = paths.flatMap(foldersOf);
    const before = watchers.length;
    for (const { folder, only } of folders) {
      const watcher = watch(folder, (_, name) => {
        // A name without an ending may be a new folder.
        const isMeant = only ? name === only : !name || isCode(name) || isFolder(join(folder, name));
        if (isMeant) changed();
      });
      watchers.push(watcher.on("error", changed));
    }
    // Folders come and go as well: all are watched anew, and only then the old watchers end, so that nothing is missed.
    for (const watcher of watchers.splice(0, before)) watcher.close();
  };
  open();
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}

/** Starts a part, and again whenever something in `paths` is saved; one that has failed is started by the next save, too. */
export function startWatched({ paths, ...start }: Start & { paths: readonly string[] }): Part {
  let part = startPart(start);
  let isStale = false;
  let isStopped = false;
  let restarting: Promise<void> | null = null;
  /** Told to end: with whatever code it does, it has not failed. */
  let ending: Part | null = null;
  const tellFailure = () => {
    const mine = part;
    mine.child.once("exit", (code) => {
      if (code && mine !== ending)
        start.log?.(`${start.name} has failed (see above); it starts again when a file is saved.`);
    });
  };
  async function restart() {
    while (isStale && !isStopped) {
      isStale = false;
      ending = part;
      await part.stop();
      if (isStopped) return;
      start.log?.(`${start.name}: a file was saved, starting again.`);
      part = startPart(start);
      tellFailure();
    }
  }
  tellFailure();
  const unwatch = watchPaths(
    paths.map((path) => resolve(root, path)),
    () => {
      isStale = true;
      restarting ??= restart().finally(() => {
        restarting = null;
      });
    },
  );
  return {
    name: start.name,
    get child() {
      return part.child;
    },
    async stop() {
      isStopped = true;
      ending = part;
      unwatch();
      await restarting;
      await part.stop();
    },
  };
}
