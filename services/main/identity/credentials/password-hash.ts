import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";

const hash = promisify(argon2) as (algorithm: "argon2id", parameters: Argon2Parameters) => Promise<Buffer>;

// The parameters OWASP recommends first for argon2id: 19 MiB, two passes, one lane.
const COST = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };

const encode = (bytes: Buffer) => bytes.toString("base64").replace(/=+$/, "");

/** Returns a password in one form: keyboards write é as one character or as two (NIST SP 800-63B). */
const normalise = (password: string) => password.normalize("NFKC");

/** Whether two passwords are the same, however they are composed. */
export const isSamePassword = (one: string, other: string) => normalise(one) === normalise(other);

/** Returns the argon2id hash of a password as a PHC string. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await hash("argon2id", { ...COST, message: normalise(password), nonce });
  return `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${encode(nonce)}$${encode(tag)}`;
}

const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/;

/** Compares a password with a PHC string. "outdated": it matches as typed only, so its hash is older than the normal form. */
export async function matchPassword(password: string, phc: string): Promise<"right" | "outdated" | "wrong"> {
  const normal = normalise(password);
  if (await isMessage(normal, phc)) return "right";
  return normal !== password && (await isMessage(password, phc)) ? "outdated" : "wrong";
}

/** Whether a password is that of a PHC string. Throws if the string is malformed. */
export const isPassword = async (password: string, phc: string) => (await matchPassword(password, phc)) !== "wrong";

/** Compares in constant time. */
async function isMessage(message: string, phc: string): Promise<boolean> {
  const [, memory, passes, parallelism, salt, expected] = PHC.exec(phc) ?? [];
  if (!salt || !expected) throw new Error("A stored password is not a PHC string");
  const tag = Buffer.from(expected, "base64");
  const actual = await hash("argon2id", {
    message,
    nonce: Buffer.from(salt, "base64"),
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: tag.length,
  });
  return timingSafeEqual(actual, tag);
}

let decoy: Promise<string> | undefined;

/** Returns a hash that no password matches. Comparing with it makes an unknown email as slow as a wrong password. */
export function decoyHash(): Promise<string> {
  decoy ??= hashPassword(randomBytes(32).toString("hex"));
  return decoy;
}
