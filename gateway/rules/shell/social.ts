const PROFILES: Record<string, (account: string) => string> = {
  facebook: (account) => `https://www.facebook.com/${account}`,
  instagram: (account) => `https://www.instagram.com/${account}`,
  linkedin: (account) => `https://www.linkedin.com/company/${account}`,
  pinterest: (account) => `https://www.pinterest.com/${account}`,
  tiktok: (account) => `https://www.tiktok.com/@${account}`,
  x: (account) => `https://x.com/${account}`,
  youtube: (account) => `https://www.youtube.com/@${account}`,
};

/** Returns the URL of a profile. Throws if the network or account is invalid in the site config (shell §8). */
export function socialLink(network: unknown, account: unknown): string {
  if (typeof network !== "string" || typeof account !== "string") {
    throw new TypeError("A social link needs a network and an account");
  }
  if (!Object.hasOwn(PROFILES, network)) throw new RangeError(`Unknown social network: ${network}`);
  return (PROFILES[network] as (account: string) => string)(encodeURIComponent(account));
}

/** Returns the configured URL if it is a valid https URL, otherwise the URL built from the account. */
const addressOf = (url: unknown, built: string) =>
  typeof url === "string" && url.startsWith("https://") && URL.canParse(url) ? new URL(url).href : built;

/** Returns the valid profiles. Reports each invalid one to `report` and leaves it out. */
export function socialLinks(
  profiles: readonly { network: string; account: string; url?: string }[],
  report: (reason: string) => void,
): { network: string; url: string }[] {
  return profiles.flatMap(({ network, account, url }) => {
    try {
      return [{ network, url: addressOf(url, socialLink(network, account)) }];
    } catch (error) {
      report(String(error));
      return [];
    }
  });
}
