// The upcoming tickets that a customer saw last, for the page without a connection (front/service-worker.ts).

/** The browser's cache that holds them. Signing out empties the whole storage. */
export const KEPT_TICKETS = "kept-tickets";

/** Keeps the text of each ticket, replacing what was kept before. Throws where a browser refuses, in private windows for example. */
export async function keepTickets(seenAt: string, tickets: readonly string[]) {
  const kept = await caches.open(KEPT_TICKETS);
  await kept.put(`/${KEPT_TICKETS}`, Response.json({ seenAt, tickets }));
}

/** Forgets them: another customer may use this browser. */
export const forgetTickets = () => void globalThis.caches?.delete(KEPT_TICKETS).catch(() => undefined);
