/**
 * The address a request came from. Each proxy adds the address it saw at the end of X-Forwarded-For, so the list is read
 * from the right, and only as far as the proxies are ours: anything further left may be invented by the visitor.
 */
export function clientAddress(
  peer: string | undefined,
  forwardedFor: string | null,
  trustedProxies: readonly string[],
) {
  const plain = (address: string) => address.trim().replace(/^::ffff:/, "");
  let address = plain(peer ?? "");
  const hops = forwardedFor ? forwardedFor.split(",").map(plain).reverse() : [];
  for (const hop of hops) {
    if (!trustedProxies.includes(address)) break;
    address = hop;
  }
  return address || null;
}
