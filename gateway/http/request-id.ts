const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** The id a request keeps through every layer. Only a well-formed one is taken over: it is written to logs. */
export function requestIdOf(header: string | null): string {
  return header && UUID.test(header) ? header.toLowerCase() : crypto.randomUUID();
}
