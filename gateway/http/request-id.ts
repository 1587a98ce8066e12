const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** The request id of all layers: the header's if it is a UUID, since it is written to logs (log injection), else a new one. */
export function requestIdOf(header: string | null): string {
  return header && UUID.test(header) ? header.toLowerCase() : crypto.randomUUID();
}
