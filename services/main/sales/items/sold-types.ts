import type { components } from "#generated/main/schema.ts";

type ProductType = components["schemas"]["ProductType"];

/**
 * The product types on sale; the service refuses the others. Books of a raffle can be sold and refunded, but nothing draws a
 * raffle yet: its type is added here once its draws are held and its prizes are paid.
 */
export const soldTypes = new Set<ProductType>(["lottery_ticket"]);
