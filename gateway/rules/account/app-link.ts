// The schemes of the shop's own apps. Any other could run a script or open another app with the customer's session.
const SCHEMES: readonly string[] = ["drawcard:"];
const MAX_LENGTH = 500;

/** Returns the address of the mobile app to return to after a deposit, or null if it is not one of the shop's apps. */
export function appLinkOf(value: string | null): string | null {
  if (!value || value.length > MAX_LENGTH || !URL.canParse(value)) return null;
  const url = new URL(value);
  return SCHEMES.includes(url.protocol) ? url.href : null;
}
