// Runs `contracts watch` in a copy of the project and reads its output.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import type { Project } from "./project.ts";

export type Watching = {
  /** Prism's address. */
  url: string;
  /** Runs an action and returns the output it causes. Throws if there is none. */
  saying(words: RegExp, act: () => void): Promise<RegExpExecArray>;
  stop(): Promise<void>;
};

export async function startWatch({ folder }: Project): Promise<Watching> {
  const child = spawn(process.execPath, ["scripts/contracts.ts", "watch"], {
    cwd: folder,
    env: { ...process.env, MOCK_PORT: "0" },
  });
  let said = "";
  child.stdout.on("data", (chunk: Buffer) => {
    said += chunk;
  });
  const stop = async () => {
    if (child.exitCode !== null) return;
    const ended = once(child, "exit");
    child.kill("SIGTERM");
    await ended;
  };
  async function saying(words: RegExp, act: () => void) {
    said = "";
    act();
    for (let left = 1200; left > 0; left -= 1) {
      const found = words.exec(said);
      if (found) return found;
      await wait(25);
    }
    throw new Error(`Nobody said ${words}, but: ${said}`);
  }
  try {
    const [, url = ""] = await saying(/Prism listens at (\S+)\/\./, () => {});
    return { url, saying, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
