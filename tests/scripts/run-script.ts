import { spawn } from "node:child_process";
import { root } from "#scripts/lib/steps.ts";

export type Ended = { code: number | null; text: string };

/** Runs a script as its npm command does, with its own data folder. */
export function runScript(
  script: string,
  args: string[],
  env: { DATA_DIR: string } & Record<string, string>,
): Promise<Ended> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [script, ...args], {
      cwd: root,
      env: { ...process.env, NODE_ENV: "production", ...env },
    });
    let text = "";
    const keep = (chunk: Buffer) => {
      text += chunk;
    };
    child.stdout.on("data", keep);
    child.stderr.on("data", keep);
    child.once("close", (code) => resolve({ code, text }));
  });
}
