// Prepared statements: Postgres parses and plans them once per connection.
import pg from "pg";

// A statement is prepared if its text starts with a name: "/* post_transfer */ with …". Name only statements whose text is
// constant and lists its columns: a prepared "select *" fails once a migration adds a column.
const NAME = /^\/\* (\w+) \*\//;

/** Makes a connection prepare named statements. */
export function prepareNamed(client: pg.ClientBase): void {
  const query = (...args: unknown[]) => {
    const [text, values, ...rest] = args;
    const name = typeof text === "string" ? NAME.exec(text)?.[1] : undefined;
    const sent = name === undefined ? args : [{ name, text, values }, ...rest];
    return Reflect.apply(pg.Client.prototype.query, client, sent) as unknown;
  };
  client.query = query as typeof client.query;
}
