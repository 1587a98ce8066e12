// The text of a mail as it is sent (RFC 5322). Pure.

export type Message = {
  from: string;
  to: string;
  subject: string;
  /** Plain text. */
  body: string;
  /** Unique and the same for every attempt, so that a repeated mail is recognised. */
  id: string;
  headers: Readonly<Record<string, string>>;
  at: Date;
};

/** A value that stays in its header. */
const oneLine = (text: string) => text.replaceAll(/[\r\n\0]+/g, " ").trim();

/** Encodes a header's text if it has other characters than ASCII (RFC 2047), in parts of at most 45 bytes. */
export function headerText(text: string): string {
  const plain = oneLine(text);
  if (/^[\x20-\x7e]*$/.test(plain)) return plain;
  const parts: string[] = [""];
  for (const character of plain) {
    const last = parts.length - 1;
    if (Buffer.byteLength(`${parts[last]}${character}`) > 45) parts.push(character);
    else parts[last] += character;
  }
  return parts.map((part) => `=?utf-8?B?${Buffer.from(part).toString("base64")}?=`).join("\r\n ");
}

/** Returns the domain of an address. */
const domainOf = (address: string) => address.split("@").at(-1) ?? "localhost";

/** Returns the whole message with CRLF line ends. The body is base64, so no line of it is too long or starts with a dot. */
export function messageText({ at, body, from, headers, id, subject, to }: Message): string {
  const lines = Buffer.from(body, "utf8")
    .toString("base64")
    .match(/.{1,76}/g) ?? [""];
  const own = Object.entries(headers).map(([name, value]) => `${oneLine(name)}: ${oneLine(value)}`);
  return [
    `From: Drawcard <${oneLine(from)}>`,
    `To: <${oneLine(to)}>`,
    `Subject: ${headerText(subject)}`,
    `Date: ${at.toUTCString().replace("GMT", "+0000")}`,
    `Message-ID: <${id}@${domainOf(oneLine(from))}>`,
    "MIME-Version: 1.0",
    "Content-Type: text/plain; charset=utf-8",
    "Content-Transfer-Encoding: base64",
    ...own,
    "",
    ...lines,
    "",
  ].join("\r\n");
}
