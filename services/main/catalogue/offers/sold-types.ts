import type { ProductKind } from "#services/db/tables/sales.ts";
import { PRODUCT_KINDS } from "./kinds.ts";

/** The product types on sale; the service refuses the others. */
export const soldTypes = new Set<ProductKind>(PRODUCT_KINDS);
