// A small SMTP client (RFC 5321): one connection and one mail at a time, with TLS and a login if the server asks for them.
import { connect, type Socket } from "node:net";
import { connect as connectTls } from "node:tls";

/** Where mails go. `isSecure` is smtps; otherwise the connection is upgraded with STARTTLS, except on loopback. */
export type SmtpServer = { host: string; port: number; isSecure: boolean; user: string; password: string };

/** A reply other than the expected one. `isPermanent` means that another attempt cannot succeed (5xx). */
export class SmtpRefusal extends Error {
  override name = "SmtpRefusal";
  readonly code: number;

  constructor(code: number, step: string) {
    // Without the server's words, which may contain the address.
    super(`The mail server answered ${code} to ${step}`);
    this.code = code;
  }

  get isPermanent() {
    return this.code >= 500 && this.code < 600;
  }
}

const TIMEOUT_MS = 20_000;
const LOOPBACK = new Set(["127.0.0.1", "::1", "localhost"]);

type Reply = { code: number; lines: string[] };

/** Reads replies of several lines ("250-…", then "250 …") from a socket. */
class Replies {
  #text = "";
  #lines: string[] = [];
  #waiting: { resolve: (reply: Reply) => void; reject: (error: Error) => void } | null = null;
  #ready: Reply[] = [];
  #failure: Error | null = null;

  constructor(socket: Socket) {
    socket.setTimeout(TIMEOUT_MS, () => socket.destroy(new Error("The mail server did not answer in time")));
    socket.on("data", (chunk: Buffer) => this.#take(chunk.toString("utf8")));
    socket.once("error", (error) => this.#fail(error));
    socket.once("close", () => this.#fail(new Error("The mail server closed the connection")));
  }

  #take(text: string) {
    const lines = (this.#text + text).split("\r\n");
    this.#text = lines.pop() ?? "";
    for (const line of lines) {
      this.#lines.push(line.slice(4));
      if (line[3] === "-") continue;
      this.#deliver({ code: Number(line.slice(0, 3)), lines: this.#lines.splice(0) });
    }
  }

  #deliver(reply: Reply) {
    if (!this.#waiting) return this.#ready.push(reply);
    const { resolve } = this.#waiting;
    this.#waiting = null;
    return resolve(reply);
  }

  #fail(error: Error) {
    this.#failure ??= error;
    this.#waiting?.reject(this.#failure);
    this.#waiting = null;
  }

  next(): Promise<Reply> {
    const ready = this.#ready.shift();
    if (ready) return Promise.resolve(ready);
    if (this.#failure) return Promise.reject(this.#failure);
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject };
    });
  }
}

type Session = { socket: Socket; replies: Replies };

async function expectReply({ replies }: Session, code: number, step: string): Promise<Reply> {
  const reply = await replies.next();
  if (reply.code !== code) throw new SmtpRefusal(reply.code, step);
  return reply;
}

function send(session: Session, line: string, code: number, step = line.split(" ", 1)[0] ?? ""): Promise<Reply> {
  session.socket.write(`${line}\r\n`);
  return expectReply(session, code, step);
}

const opened = (socket: Socket): Session => ({ socket, replies: new Replies(socket) });

async function greet({ host, isSecure, port }: SmtpServer): Promise<{ session: Session; features: string[] }> {
  const socket = isSecure ? connectTls({ host, port, servername: host }) : connect({ host, port });
  const session = opened(socket);
  await expectReply(session, 220, "the connection");
  const { lines } = await send(session, "EHLO drawcard", 250);
  if (isSecure || (LOOPBACK.has(host) && !lines.includes("STARTTLS"))) return { session, features: lines };
  await send(session, "STARTTLS", 220);
  socket.removeAllListeners();
  const secure = opened(connectTls({ socket, servername: host }));
  return { session: secure, features: (await send(secure, "EHLO drawcard", 250)).lines };
}

const address = (text: string) => `<${text.replaceAll(/[\s<>\0]/g, "")}>`;

/** Sends one message. Resolves once the server has taken it. Throws `SmtpRefusal`, or the error of the connection. */
export async function sendMail(
  server: SmtpServer,
  { from, text, to }: { from: string; to: string; text: string },
): Promise<void> {
  const { session } = await greet(server);
  try {
    if (server.user) {
      const login = Buffer.from(`\0${server.user}\0${server.password}`).toString("base64");
      await send(session, `AUTH PLAIN ${login}`, 235);
    }
    await send(session, `MAIL FROM:${address(from)}`, 250, "MAIL");
    await send(session, `RCPT TO:${address(to)}`, 250, "RCPT");
    await send(session, "DATA", 354);
    // A line that starts with a dot would end the message.
    session.socket.write(`${text.replaceAll(/^\./gm, "..")}\r\n.\r\n`);
    await expectReply(session, 250, "the message");
    session.socket.write("QUIT\r\n");
  } finally {
    session.socket.destroy();
  }
}
