import type { IncomingMessage } from "node:http";
import proxyAddr from "@fastify/proxy-addr";

/** Whether an IP address is a trusted proxy. */
export type TrustsProxy = ReturnType<typeof proxyAddr.compile>;

/**
 * Compiles IP addresses, CIDR ranges and the names loopback, linklocal and uniquelocal. Throws a TypeError for anything else.
 */
export const trustProxies = (addresses: string[]): TrustsProxy => proxyAddr.compile(addresses);

/** Matches "203.0.113.9:4711", "[2001:db8::9]" and "[2001:db8::9]:4711", as some proxies write addresses. */
const WITH_PORT = /^(?:\[([\da-f:.%]+)\]|(\d+\.\d+\.\d+\.\d+))(?::\d+)?$/i;

/** Removes ports and brackets, so that a client does not count as another one for each of its connections. */
const addressesOf = (forwardedFor: string) =>
  forwardedFor.replace(/[^,\s]+/g, (entry) => entry.replace(WITH_PORT, "$1$2"));

/**
 * The client's IP address, or null if unknown. Reads X-Forwarded-For from the right, past trusted proxies only: visitors can
 * forge anything further left (address spoofing, to escape rate limits).
 */
export function clientAddress(
  peer: string | undefined,
  forwardedFor: string | null,
  trusts: TrustsProxy,
): string | null {
  const request = {
    socket: { remoteAddress: peer },
    headers: { "x-forwarded-for": forwardedFor === null ? undefined : addressesOf(forwardedFor) },
  };
  const address: string | undefined = proxyAddr(request as unknown as IncomingMessage, trusts);
  // IPv4 addresses of a dual-stack socket get one spelling.
  return address?.replace(/^::ffff:/, "") || null;
}
