import type { Content } from "#services/content/content.ts";
import { toCauses } from "../../catalogue/causes/causes.shapes.ts";

/** Returns items or orders with the names of the causes that they support. */
export const withCauseNames = <T extends { causeKey?: string }>(content: Content, items: readonly T[]) =>
  items.map((item): T & { causeName?: string } => {
    const [cause] = item.causeKey === undefined ? [] : toCauses(content, [item.causeKey]);
    return cause ? { ...item, causeName: cause.name } : item;
  });
