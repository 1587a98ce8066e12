// Lets a module that tests share close what it opened for the running test file.
type Close = () => Promise<void>;

const closers: Close[] = [];

/** Calls `close` after the last test of the running file. */
export const afterFile = (close: Close) => void closers.push(close);

/** Called by tests/setup.ts. */
export async function closeFile() {
  for (const close of closers.splice(0)) await close();
}
