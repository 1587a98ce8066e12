/** The banner comes back when it has something new to say (shop §4). */
export function showsSitewideBanner(text: string | null | undefined, dismissedText: string | null): boolean {
  return Boolean(text) && text !== dismissedText;
}

/** The texts a banner may have in a region, the most pressing first (shop §5). */
export function bannerKeys(region: string | null): [string, string, string] {
  const of = (name: string) => `sitewide-banner.${region === "SA" ? "sa-" : ""}${name}`;
  return [of("urgent"), of("news"), of("welcome")];
}

/** The first text that is there, in order of priority (shop §5). */
export function bannerText(texts: readonly (string | null | undefined)[]): string | null {
  return texts.find((text): text is string => Boolean(text)) ?? null;
}

/** What is kept of a dismissal (shop §3). A banner may be longer than a cookie, so its content is kept as a fingerprint. */
export type Dismissal = { content: string; dateDismissed: string; isDismissed: boolean };

/** A short text that changes with every change of a long one (two rounds of FNV-1a, 32 bit each). */
export function fingerprint(text: string): string {
  const round = (seed: number) => {
    let hash = seed;
    for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
    return (hash >>> 0).toString(36).padStart(7, "0");
  };
  return round(0x811c9dc5) + round(0x7ee3623b);
}

/** A dismissal as its cookie has it. */
export function toDismissalCookie({ content, dateDismissed, isDismissed }: Dismissal): string {
  return [content, dateDismissed, isDismissed].join("~");
}

/** What such a cookie says; nothing when it is none of ours. */
export function readDismissalCookie(cookie: string | null | undefined): Dismissal | null {
  const [, content, dateDismissed, isDismissed] =
    /^([0-9a-z]{14})~([\dTZ:.-]{1,30})~(true|false)$/.exec(cookie ?? "") ?? [];
  if (!content || !dateDismissed) return null;
  return { content, dateDismissed, isDismissed: isDismissed === "true" };
}

type Confirmation = { addressRequired: boolean; emailRequired: boolean; isOnDetailsPage?: boolean };

/** What the customer is asked to confirm; the address first, and nothing on the page where it is edited (shell §4). */
export function confirmationWanted(customer: Confirmation): "address" | "email" | null {
  if (customer.isOnDetailsPage) return null;
  if (customer.addressRequired) return "address";
  return customer.emailRequired ? "email" : null;
}
