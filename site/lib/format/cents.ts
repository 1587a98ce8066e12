const AUD = new Intl.NumberFormat("en-AU", { style: "currency", currency: "AUD" });

/** Formats the wallet balance of the header. */
export const formatCents = (cents: number) => AUD.format(cents / 100);
