/** Whether to show the banner: it has a text, and not the one the visitor dismissed (shop §4). */
export function showsSitewideBanner(text: string | null | undefined, dismissedText: string | null): boolean {
  return Boolean(text) && text !== dismissedText;
}

/** Returns the content keys of a region's banner, most urgent first (shop §5). */
export function bannerKeys(region: string | null): [string, string, string] {
  const of = (name: string) => `sitewide-banner.${region === "SA" ? "sa-" : ""}${name}`;
  return [of("urgent"), of("news"), of("welcome")];
}

/** Returns the first text that is not empty, or null (shop §5). */
export function bannerText(texts: readonly (string | null | undefined)[]): string | null {
  return texts.find((text): text is string => Boolean(text)) ?? null;
}

/** A dismissed banner (shop §3). `content` is a fingerprint, since a banner's text may be too long for a cookie. */
export type Dismissal = { content: string; dateDismissed: string; isDismissed: boolean };

/** Returns a 14-character hash of the text (two 32-bit FNV-1a hashes with different seeds). */
export function fingerprint(text: string): string {
  const round = (seed: number) => {
    let hash = seed;
    for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
    return (hash >>> 0).toString(36).padStart(7, "0");
  };
  return round(0x811c9dc5) + round(0x7ee3623b);
}

/** Returns the cookie value of a dismissal. */
export function toDismissalCookie({ content, dateDismissed, isDismissed }: Dismissal): string {
  return [content, dateDismissed, isDismissed].join("~");
}

/** Parses a dismissal cookie. Returns null if it is invalid. */
export function readDismissalCookie(cookie: string | null | undefined): Dismissal | null {
  const [, content, dateDismissed, isDismissed] =
    /^([0-9a-z]{14})~([\dTZ:.-]{1,30})~(true|false)$/.exec(cookie ?? "") ?? [];
  if (!content || !dateDismissed) return null;
  return { content, dateDismissed, isDismissed: isDismissed === "true" };
}

type Confirmation = { addressRequired: boolean; emailRequired: boolean; isOnDetailsPage?: boolean };

/** Returns what the customer must confirm, address first, or null on the page where they edit it (shell §4). */
export function confirmationWanted(customer: Confirmation): "address" | "email" | null {
  if (customer.isOnDetailsPage) return null;
  if (customer.addressRequired) return "address";
  return customer.emailRequired ? "email" : null;
}
