// Restarts a part when its code is saved.
import { type FSWatcher, readdirSync, statSync, watch } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { type Part, type Start, startPart } from "./processes.ts";
import { root } from "./steps.ts";

// A save is several events, and a checkout many: the last one counts.
const QUIET_MS = 100;

/** Not the temporary files of text editors (`.x.ts.swp`, `x.ts~`, `sedA8fK2`), nor Markdown, which the services read again. */
const isCode = (name: string) => /^[^.].*\.(?!md$)\w+$/.test(name);

/** The folders of the editors' texts and pictures: the services read them again. */
const isContent = (folder: string) => /[\\/]services[\\/]content[\\/]/.test(folder);

const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

/** Returns the folders of a path, and the file name if it is a file. */
function foldersOf(path: string): { folder: string; only?: string }[] {
  if (!isFolder(path)) return [{ folder: dirname(path), only: basename(path) }];
  const inside = readdirSync(path, { recursive: true, withFileTypes: true }).filter((entry) => entry.isDirectory());
  const folders = [path, ...inside.map(({ name, parentPath }) => join(parentPath, name))];
  return folders.filter((folder) => !isContent(folder)).map((folder) => ({ folder }));
}

/**
 * Calls back with the saved files when something in these files and folders changes, and without delay when the first of them is
 * saved. Watches folders, never files: most editors replace a file, and a watch on the old one ends.
 */
export function watchPaths(
  paths: readonly string[],
  onChange: (files: string[]) => void,
  onFirst: () => void = () => {},
): () => void {
  const watchers: FSWatcher[] = [];
  const saved = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const changed = () => {
    onFirst();
    clearTimeout(timer);
    timer = setTimeout(() => {
      // A folder deleted while it is read: another event follows.
      try {
        open();
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
        return changed();
      }
      const files = [...saved];
      saved.clear();
      onChange(files);
    }, QUIET_MS);
  };
  const open = () => {
    const folders = paths.flatMap(foldersOf);
    const before = watchers.length;
    for (const { folder, only } of folders) {
      const watcher = watch(folder, (_, name) => {
        // A name without an extension may be a new folder.
        const isMeant = only ? name === only : !name || isCode(name) || isFolder(join(folder, name));
        if (!isMeant) return;
        if (name) saved.add(join(folder, name));
        changed();
      });
      watchers.push(watcher.on("error", changed));
    }
    // Folders come and go: start new watchers before the old ones end, so that nothing is missed.
    for (const watcher of watchers.splice(0, before)) watcher.close();
  };
  open();
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}

/** A part that is replaced when a file is saved. */
export type WatchedPart = Part & {
  /** Whether a file was saved that the running process does not know. */
  isStale: () => boolean;
};

/** Starts a part, and restarts it when something in `paths` is saved, also after it failed. */
export function startWatched({ paths, ...start }: Start & { paths: readonly string[] }): WatchedPart {
  let part = startPart(start);
  let isStale = false;
  /** Counts the events of saves. The running process knows those that came before its start. */
  let saves = 0;
  let knownSaves = 0;
  let isStopped = false;
  let restarting: Promise<void> | null = null;
  /** Stopped on purpose: its exit code is not a failure. */
  let ending: Part | null = null;
  const logFailure = () => {
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
      knownSaves = saves;
      part = startPart(start);
      logFailure();
    }
  }
  logFailure();
  const unwatch = watchPaths(
    paths.map((path) => resolve(root, path)),
    () => {
      isStale = true;
      restarting ??= restart().finally(() => {
        restarting = null;
      });
    },
    () => {
      saves += 1;
    },
  );
  return {
    name: start.name,
    isStale: () => saves > knownSaves,
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
