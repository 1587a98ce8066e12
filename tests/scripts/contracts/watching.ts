// Runs `contracts watch` in a copy of the project and reads its output.
import { spawn } from "node:child_process";
import { once } from "node:events";
import type { Project } from "./project.ts";

export type Watching = {
  /** Prism's URL. */
  url: string;
  /** Runs an action and waits for the output it causes, as long as the test may take. Throws if the process ends. */
  waitForOutput(words: RegExp, act: () => void): Promise<RegExpExecArray>;
  stop(): Promise<void>;
};

export async function startWatch({ folder }: Project): Promise<Watching> {
  const child = spawn(process.execPath, ["scripts/contracts.ts", "watch"], {
    cwd: folder,
    env: { ...process.env, MOCK_PORT: "0" },
  });
  let output = "";
  let errors = "";
  let check = () => {};
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    output += text;
    check();
  });
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    errors += text;
  });
  const ended = once(child, "close");
  const stop = async () => {
    child.kill("SIGTERM");
    await ended;
  };
  function waitForOutput(words: RegExp, act: () => void) {
    output = "";
    const found = new Promise<RegExpExecArray>((resolve) => {
      check = () => {
        const match = words.exec(output);
        if (match) resolve(match);
      };
    });
    const failed = ended.then((): never => {
      throw new Error(`It ended without ${words}: ${output}${errors}`);
    });
    act();
    return Promise.race([found, failed]);
  }
  try {
    const [, url = ""] = await waitForOutput(/Prism listens at (\S+)\/\./, () => {});
    return { url, waitForOutput, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
