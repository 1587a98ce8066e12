// Sends the statements of a transaction with fewer round trips: half of the processor time of a sale goes to writing to sockets.
import type { Socket } from "node:net";
import pg from "pg";

// Postgres parses and plans a prepared statement once per connection. A statement is prepared if its text starts with a name:
// "/* post_transfer */ with …". Name only statements whose text is constant and lists its columns: a prepared "select *" fails
// once a migration adds a column.
const NAME = /^\/\* (\w+) \*\/( \/\* unread \*\/)?/;

type Answer = Pick<pg.QueryResult, "command" | "rowCount" | "rows">;
const UNREAD: Answer = { command: "", rowCount: 0, rows: [] };

/** The statements of a connection. */
export type Pipeline = {
  /** Whether Postgres has still to answer a statement. */
  isWaiting: () => boolean;
};

/**
 * Prepares named statements, and sends some statements together with the next one:
 *
 * - "begin";
 * - statements that are marked "unread" after their name, as nothing depends on their result. If one fails, Postgres refuses the
 *   statements after it and makes the commit a rollback. The next statement, or the commit, throws its error.
 *
 * Needs a connection with `pipeline: true`.
 */
export function pipeline(client: pg.ClientBase): Pipeline {
  // The embedded database has no socket.
  const { stream } = (client as unknown as { connection: { stream: Partial<Socket> } }).connection;
  let answersDue = 0;
  let isOpen = false;
  let unread: Promise<unknown>[] = [];

  const send = (args: unknown[]): Promise<Answer> => {
    const answer = Reflect.apply(pg.Client.prototype.query, client, args) as Promise<Answer>;
    answersDue += 1;
    const count = () => {
      answersDue -= 1;
    };
    answer.then(count, count);
    return answer;
  };

  /** Sends a statement without flushing it. */
  const hold = (args: unknown[]): Promise<Answer> => {
    if (unread.length === 0) stream.cork?.();
    unread.push(send(args));
    return Promise.resolve(UNREAD);
  };

  /** Sends a statement after those that are held. Throws the first error of all, which caused the later ones. */
  const sendAll = async (args: unknown[]): Promise<Answer> => {
    const held = unread;
    unread = [];
    const answer = send(args);
    stream.uncork?.();
    const outcomes = await Promise.allSettled([...held, answer]);
    // A rollback follows an error that is already thrown.
    const failed = args[0] === "rollback" ? undefined : outcomes.find(({ status }) => status === "rejected");
    if (failed) throw (failed as PromiseRejectedResult).reason;
    return answer;
  };

  const query = (...args: unknown[]) => {
    const [text, values, ...rest] = args;
    // `pg` itself, and code that passes a callback or a query object.
    if (typeof text !== "string" || rest.length > 0 || typeof values === "function")
      return Reflect.apply(pg.Client.prototype.query, client, args) as unknown;
    const [, name, isUnread] = NAME.exec(text) ?? [];
    const sent = name === undefined ? args : [{ name, text, values }];
    if (text === "begin") isOpen = true;
    if (text === "commit" || text === "rollback") isOpen = false;
    // Outside a transaction, no later statement would send it.
    if (text === "begin" || (isUnread !== undefined && isOpen)) return hold(sent);
    return unread.length > 0 ? sendAll(sent) : send(sent);
  };
  client.query = query as typeof client.query;
  return { isWaiting: () => answersDue > 0 };
}
