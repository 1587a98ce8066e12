import { isIPv6 } from "node:net";

/**
 * Returns the /64 network of an IPv6 address, and any other address unchanged. Limits count by it: a client has every address of its
 * /64 network.
 */
export function networkOf(address: string | null): string | null {
  if (address === null || !isIPv6(address)) return address;
  const [start, end] = address.split("::").map((part) => part.split(":").filter(Boolean));
  const groups = [
    ...(start ?? []),
    ...Array<string>(8 - (start?.length ?? 0) - (end?.length ?? 0)).fill("0"),
    ...(end ?? []),
  ];
  const network = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(":")}::/64`;
}
