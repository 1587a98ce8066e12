import { Pool } from "undici";

/** One request, sent repeatedly. */
export type Target = { url: string; path: string; headers?: Record<string, string> };

// Keeps two cores busy without long queues.
const CONNECTIONS = 16;

/** Sends this many requests over a fixed number of connections. Returns the total time. */
export async function load({ url, path, headers = {} }: Target, requests: number): Promise<number> {
  const pool = new Pool(url, { connections: CONNECTIONS, pipelining: 1, allowH2: false });
  let left = requests;
  async function ask() {
    while (left > 0) {
      left -= 1;
      const reply = await pool.request({ path, method: "GET", headers });
      if (reply.statusCode !== 200) throw new Error(`${url}${path} answered ${reply.statusCode}`);
      await reply.body.arrayBuffer();
    }
  }
  const startedAt = performance.now();
  try {
    await Promise.all(Array.from({ length: CONNECTIONS }, ask));
    return performance.now() - startedAt;
  } finally {
    await pool.close();
  }
}
