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

type Confirmation = { addressRequired: boolean; emailRequired: boolean; isOnDetailsPage?: boolean };

/** What the customer is asked to confirm; the address first, and nothing on the page where it is edited (shell §4). */
export function confirmationWanted(customer: Confirmation): "address" | "email" | null {
  if (customer.isOnDetailsPage) return null;
  if (customer.addressRequired) return "address";
  return customer.emailRequired ? "email" : null;
}
