const AUD = new Intl.NumberFormat("en-AU", { style: "currency", currency: "AUD" });

/** What is in the wallet, as the header says it. */
export const formatCents = (cents: number) => AUD.format(cents / 100);
