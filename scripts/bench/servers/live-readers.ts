// Reads many event streams of one draw in a process of its own, as browsers do: reconnects after the time that the stream names.
import { connect } from "node:net";

/** What the benchmark asks, and what this process answers. Times are milliseconds of Date.now(). */
export type ToReaders = { path: string; port: number; count: number; first: number } | "report";
export type ReadersReport = {
  /** Streams that are open and have had a state. */
  open: number;
  /** The longest time that a stream was without a connection or a state. */
  longestGapMs: number;
  /** When the streams had the result; absent until all have it. */
  resultAt?: { median: number; last: number };
};

// Each address opens fewer than the front accepts of one.
const OF_ADDRESS = 80;
const AT_ONCE = 100;
const PATIENCE_MS = 5_000;
// Until a stream names another time.
const RETRY_MS = 2_000;

type Stream = {
  isOpen: boolean;
  lostAt: number | null;
  longestGapMs: number;
  resultAt: number | null;
  retryMs: number;
};

const streams: Stream[] = [];
/** 127.0.1.0 and up: every address of 127.0.0.0/8 is this machine. */
const addressOf = (at: number) => {
  const block = Math.floor(at / OF_ADDRESS);
  return `127.0.${1 + Math.floor(block / 200)}.${1 + (block % 200)}`;
};

/** Opens a stream. Resolves with its first state, or once its connection has failed. */
function open(stream: Stream, at: number, { path, port }: Exclude<ToReaders, "report">): Promise<void> {
  return new Promise((opened) => {
    const socket = connect({ host: "127.0.0.1", port, localAddress: addressOf(at) });
    const timer = setTimeout(() => stream.isOpen || socket.destroy(), PATIENCE_MS);
    socket.setEncoding("latin1");
    socket.write(`GET ${path} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\naccept: text/event-stream\r\n\r\n`);
    socket.on("data", (chunk: string) => {
      stream.retryMs = Number(/retry: (\d+)/.exec(chunk)?.[1] ?? stream.retryMs);
      if (!chunk.includes("data: ")) return;
      if (stream.lostAt !== null) stream.longestGapMs = Math.max(stream.longestGapMs, Date.now() - stream.lostAt);
      stream.lostAt = null;
      stream.isOpen = true;
      if (chunk.includes('"numbers"')) stream.resultAt ??= Date.now();
      opened();
    });
    socket.once("error", () => undefined);
    socket.once("close", () => {
      clearTimeout(timer);
      stream.isOpen = false;
      opened();
      // The front ends a stream after the result.
      if (stream.resultAt !== null) return;
      stream.lostAt ??= Date.now();
      setTimeout(() => void open(stream, at, { path, port, count: 0, first: 0 }), stream.retryMs);
    });
  });
}

async function openAll(asked: Exclude<ToReaders, "report">) {
  let next = 0;
  const run = async () => {
    for (let at = next++; at < asked.count; at = next++) {
      const stream: Stream = { isOpen: false, lostAt: null, longestGapMs: 0, resultAt: null, retryMs: RETRY_MS };
      streams.push(stream);
      await open(stream, asked.first + at, asked);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, run));
  report();
}

function report() {
  const now = Date.now();
  const times = streams.flatMap(({ resultAt }) => resultAt ?? []).toSorted((a, b) => a - b);
  const answer: ReadersReport = {
    open: streams.filter(({ isOpen }) => isOpen).length,
    longestGapMs: Math.max(
      0,
      ...streams.map(({ longestGapMs, lostAt }) => Math.max(longestGapMs, now - (lostAt ?? now))),
    ),
    ...(times.length === streams.length && {
      resultAt: { median: times[Math.floor(times.length / 2)] ?? 0, last: times.at(-1) ?? 0 },
    }),
  };
  process.send?.(answer);
}

process.on("message", (asked: ToReaders) => (asked === "report" ? report() : void openAll(asked)));
process.on("disconnect", () => process.exit(0));
