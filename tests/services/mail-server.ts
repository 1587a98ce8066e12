// A mail server on loopback that takes every mail, in plain text, with STARTTLS or with smtps.
import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { createSecureContext, createServer as createTlsServer, TLSSocket } from "node:tls";

// For 127.0.0.1 and 127.0.0.2 only, valid from 2000 to 2197, whatever the date of a test. It protects nothing.
const KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgkTvNl8M27XSa0bji
orX9A1x93CZquMlDhSIE/FWSZIChRANCAAR3wPP2x2km6xfULD+BkY33SypHl1vk
T94PpfceqVJ+MIb5CHwR9cSPGvcan44B3ufDLbpdQKgWETj4fuTYs0Om
-----END PRIVATE KEY-----`;
export const MAIL_CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIBmzCCAUKgAwIBAgIUCLzN1jZn3Q7oeoNvCU5jV7Jg7MkwCgYIKoZIzj0EAwIw
FzEVMBMGA1UEAwwMbWFpbC5leGFtcGxlMCAXDTAwMDEwMTAwMDAwMFoYDzIxOTcw
MjE2MDAwMDAwWjAXMRUwEwYDVQQDDAxtYWlsLmV4YW1wbGUwWTATBgcqhkjOPQIB
BggqhkjOPQMBBwNCAAR3wPP2x2km6xfULD+BkY33SypHl1vkT94PpfceqVJ+MIb5
CHwR9cSPGvcan44B3ufDLbpdQKgWETj4fuTYs0Omo2owaDAdBgNVHQ4EFgQUAEqg
Z+RjG36p0u5uNYWgJLgRE0EwHwYDVR0jBBgwFoAUAEqgZ+RjG36p0u5uNYWgJLgR
E0EwDwYDVR0TAQH/BAUwAwEB/zAVBgNVHREEDjAMhwR/AAABhwR/AAACMAoGCCqG
SM49BAMCA0cAMEQCIFNrQHiAzlcPeua42X598iSHCvBcOaozjZ976l7xX+2NAiAs
8XSrW2HZJHROOdRQLFrSWbvrHuxXaLpKIRlB1sYvPw==
-----END CERTIFICATE-----`;

export type MailServerMode = "plain" | "starttls" | "smtps";

export type MailServer = {
  port: number;
  /** The commands received, with "(tls)" in front of those that were encrypted. */
  commands: string[];
  /** The mails taken. */
  taken: string[];
  /** Answers to RCPT by address, other than 250. */
  answers: Record<string, string>;
  /** How long it waits before it answers RCPT. */
  pauseMs: number;
  close: () => void;
};

export async function openMailServer(mode: MailServerMode): Promise<MailServer> {
  const tls = { key: KEY, cert: MAIL_CERTIFICATE };
  const commands: string[] = [];
  const taken: string[] = [];
  const answers: Record<string, string> = {};
  const open = new Set<Socket>();
  const mail: MailServer = {
    port: 0,
    commands,
    taken,
    answers,
    pauseMs: 0,
    close() {
      for (const socket of open) socket.destroy();
      server.close();
    },
  };

  function converse(socket: Socket, isEncrypted: boolean, isGreeted = false) {
    let text = "";
    let isData = false;
    open.add(socket);
    const reply = (line: string) => socket.write(`${line}\r\n`);
    function answer(line: string) {
      const name = line.split(" ", 1)[0];
      if (name === "EHLO") {
        reply("250-mail.example");
        if (mode === "starttls" && !isEncrypted) reply("250-STARTTLS");
        reply("250 AUTH PLAIN");
      } else if (name === "AUTH") reply("235 welcome");
      else if (name === "RCPT") {
        const answered = answers[/<(.*)>/.exec(line)?.[1] ?? ""] ?? "250 ok";
        if (mail.pauseMs > 0) setTimeout(() => reply(answered), mail.pauseMs);
        else reply(answered);
      } else if (name === "DATA") {
        isData = true;
        reply("354 go on");
      } else if (name === "STARTTLS") {
        reply("220 go on");
        socket.removeAllListeners("data");
        const secure = new TLSSocket(socket, { isServer: true, secureContext: createSecureContext(tls) });
        converse(secure, true, true);
      } else reply("250 ok");
    }
    if (!isGreeted) reply("220 mail.example");
    socket.on("error", () => socket.destroy());
    socket.on("data", (chunk) => {
      text += chunk.toString();
      for (;;) {
        const end = text.indexOf(isData ? "\r\n.\r\n" : "\r\n");
        if (end < 0) return;
        const line = text.slice(0, end);
        text = text.slice(end + (isData ? 5 : 2));
        if (!isData) {
          commands.push(`${isEncrypted ? "(tls) " : ""}${line}`);
          answer(line);
          continue;
        }
        isData = false;
        taken.push(line);
        reply("250 taken");
      }
    });
  }

  const server =
    mode === "smtps"
      ? createTlsServer(tls, (socket) => converse(socket, true))
      : createServer((socket) => converse(socket, false));
  server.listen(0);
  await once(server, "listening");
  mail.port = (server.address() as AddressInfo).port;
  return mail;
}
