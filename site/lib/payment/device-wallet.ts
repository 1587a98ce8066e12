// Which digital wallet a device has. A request names the device only: whether its wallet has a card is known once the
// customer opens the wallet.

/** A payment method of a device: Apple Pay or Google Pay. */
export type DeviceWallet = "ap" | "gp";

/**
 * Returns the digital wallet of the device that sent this `User-Agent`: Apple Pay on iPhones, iPads and in Safari on a Mac, Google
 * Pay in Chrome on Android. Undefined for any other.
 */
export function deviceWalletOf(userAgent: string | null): DeviceWallet | undefined {
  if (userAgent === null) return undefined;
  if (/iPhone|iPad/.test(userAgent)) return "ap";
  // Chrome and Edge name Safari too. An iPad may call itself a Mac.
  if (/Macintosh.*Safari\//.test(userAgent) && !/Chrom|Firefox|Edg/.test(userAgent)) return "ap";
  return /Android.*Chrome\//.test(userAgent) ? "gp" : undefined;
}
