// Replies that an island keeps in this tab, so that the next page does not ask again (shop §9). Storage may be full, blocked or
// edited by hand: nothing here throws.

const PREFIX = "dc_kept:";

/**
 * How long islands keep what they have, in ms (shop §9). The play screen keeps the offer that came with its page. No island reads
 * branding or the keys of results (docs/adr/0050).
 */
export const KEPT_MS = { offers: 18 * 60_000, tips: 18 * 60_000 };

/** Returns the kept reply of a name, such as the tips of a lottery, or reads and keeps it. */
export async function keptRead<T>(kind: "tips", of: string, read: () => Promise<T>): Promise<T> {
  const key = `${PREFIX}${kind}:${of}`;
  try {
    const kept: { at: number; reply: T } | null = JSON.parse(sessionStorage.getItem(key) ?? "null");
    const age = Date.now() - (kept?.at ?? 0);
    if (kept && age >= 0 && age < KEPT_MS[kind]) return kept.reply;
  } catch {
    // Reads it.
  }
  const reply = await read();
  try {
    sessionStorage.setItem(key, JSON.stringify({ at: Date.now(), reply }));
  } catch {
    // Without storage it is read again.
  }
  return reply;
}

/** Forgets all kept replies: the region has changed, and they differ by region. */
export function forgetKept() {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
  } catch {
    // Storage is blocked, so nothing was kept.
  }
}
