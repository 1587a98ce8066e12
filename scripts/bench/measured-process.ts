import { type ChildProcess, fork } from "node:child_process";
import { join } from "node:path";
import { root } from "../lib/steps.ts";
import type { FromServer } from "./servers/measured.ts";

/** A server in its own process, so that its CPU time can be read separately. */
export type MeasuredProcess = { url: string; cpuMicros: () => Promise<number>; stop: () => void };

function receive<Kind extends FromServer["kind"]>(child: ChildProcess, kind: Kind) {
  return new Promise<Extract<FromServer, { kind: Kind }>>((resolve, reject) => {
    const onExit = () => reject(new Error("The measured server exited."));
    const onMessage = (message: FromServer) => {
      if (message.kind !== kind) return;
      child.off("exit", onExit).off("message", onMessage);
      resolve(message as Extract<FromServer, { kind: Kind }>);
    };
    child.on("message", onMessage).once("exit", onExit);
  });
}

/** Starts a server of scripts/bench/servers. */
export async function startMeasured(name: string, env: Record<string, string> = {}): Promise<MeasuredProcess> {
  const child = fork(join(root, "scripts/bench/servers", `${name}.ts`), {
    cwd: root,
    env: { ...process.env, NODE_ENV: "production", ...env },
    // Logs are formatted as in production and discarded.
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const { port } = await receive(child, "listening");
  return {
    url: `http://127.0.0.1:${port}`,
    async cpuMicros() {
      const answer = receive(child, "cpu");
      child.send("cpu");
      return (await answer).micros;
    },
    stop: () => child.disconnect(),
  };
}
