import type { components } from "#generated/translation/schema.ts";
import type { Handlers } from "#services/lib/handlers.ts";
import { CONTENT } from "./content.ts";

type ContentItem = components["schemas"]["ContentItem"];

/** The category of an id is the part before its dot. */
const categoryOf = (id: string) => id.split(".")[0] ?? "";

export const translationHandlers: Handlers<"listContentItems"> = {
  listContentItems: async ({ query }) => {
    const categories = query["c[]"];
    const ids = query["id[]"];
    const types = query["t[]"];
    const isAsked = ({ id, type }: ContentItem) =>
      (!categories || categories.includes(categoryOf(id))) &&
      (!ids || ids.includes(id)) &&
      (!types || types.includes(type));
    const items = Object.fromEntries(CONTENT.filter(isAsked).map((item) => [item.id, item]));
    return { status: 200, body: { result: { items } } };
  },
};
