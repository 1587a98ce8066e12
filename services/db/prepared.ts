// Prepared statements: the database parses and plans the statements of a sale once per connection, not once per call.
import pg from "pg";

// A statement is prepared when its text begins with its name: "/* post_transfer */ with …". Only a text that never varies and
// lists its columns may have a name: a prepared "select *" fails once a migration adds a column.
const NAME = /^\/\* (\w+) \*\//;

/** Makes a connection prepare the statements that have a name. */
export function prepareNamed(client: pg.ClientBase): void {
  const query = (...args: unknown[]) => {
    const [text, values, ...rest] = args;
    const name = typeof text === "string" ? NAME.exec(text)?.[1] : undefined;
    const sent = name === undefined ? args : [{ name, text, values }, ...rest];
    return Reflect.apply(pg.Client.prototype.query, client, sent) as unknown;
  };
  client.query = query as typeof client.query;
}
