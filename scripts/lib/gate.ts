// A proxy that stays open while the process behind it restarts. Requests wait meanwhile.
import { connect, createServer, type Server, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

const MAX_WAIT_MS = 30_000;
const EVERY_MS = 100;
/** How long a part may be down before a restart is no longer expected. */
const MAX_DOWN_MS = 1000;

type Gate = {
  port: number;
  host: string;
  /** The part's address, once it listens. */
  to: number;
  /** Whether the part is running or starting. */
  isAlive: () => boolean;
  /** Whether a running part is about to be replaced. Callers then wait for the new one. */
  isStale?: () => boolean;
  /** The body of the 503 reply while the part is down. */
  unavailableText: string;
};

const connected = (port: number) =>
  new Promise<Socket | null>((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("connect", () => resolve(socket)).once("error", () => resolve(null));
  });

async function untilConnected({ to, isAlive, isStale }: Gate, caller: Socket): Promise<Socket | null> {
  const begun = Date.now();
  let downSince: number | null = null;
  while (!caller.destroyed && Date.now() - begun < MAX_WAIT_MS) {
    const part = isStale?.() ? null : await connected(to);
    if (part) return part;
    downSince = isAlive() ? null : (downSince ?? Date.now());
    if (downSince !== null && Date.now() - downSince > MAX_DOWN_MS) return null;
    await wait(EVERY_MS);
  }
  return null;
}

/** Opens the port and forwards connections to the part as soon as it listens. */
export async function openGate(gate: Gate): Promise<Server> {
  const text = `${gate.unavailableText}\n`;
  const refusal = `HTTP/1.1 503 Service Unavailable\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(text)}\r\nConnection: close\r\n\r\n${text}`;
  const server = createServer(async (caller) => {
    caller.on("error", () => caller.destroy());
    const part = await untilConnected(gate, caller);
    if (!part) return void caller.end(refusal);
    part.on("error", () => caller.destroy());
    caller.on("close", () => part.destroy());
    part.on("close", () => caller.destroy());
    caller.pipe(part).pipe(caller);
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject).listen(gate.port, gate.host, resolve);
  });
  return server;
}
