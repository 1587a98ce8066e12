/** After a change of region offers are read again only when prices may differ (shop §4). */
export function mustRefreshOffers(change: { pricingNamesDiffer: boolean; isAnonymous: boolean }): boolean {
  return change.pricingNamesDiffer || change.isAnonymous;
}

/** The key to ask a cause by when its slug finds nothing (shop §7). */
export function causeKeyOfSlug(slug: string): string {
  return slug.replaceAll("-", "_");
}
