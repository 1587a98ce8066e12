import type { components } from "#generated/main/schema.ts";

type ProductType = components["schemas"]["ProductType"];

/** The product types on sale; the service refuses the others. */
export const soldTypes = new Set<ProductType>(["lottery_ticket", "raffle_ticket", "syndicate_share"]);
