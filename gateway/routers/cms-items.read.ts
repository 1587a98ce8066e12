import type { Context } from "../context.ts";
import { toProblemError } from "../upstream/to-problem.ts";
import { unwrap, unwrapEnvelope } from "../upstream/unwrap.ts";

const PAGE = 100;
const MOST_ITEMS = 500;

type Fields = { id: string; data: Record<string, unknown> };

/** Returns the items of a collection, at most 500. A collection that the CMS does not have is empty. */
export async function listItems(
  { cms, locale }: Pick<Context, "cms" | "locale">,
  collection: string,
): Promise<Fields[]> {
  const items: Fields[] = [];
  for (let offset = 0; offset < MOST_ITEMS; offset += PAGE) {
    const params = { path: { collection }, query: { limit: PAGE, offset, locale } };
    try {
      const { result, pageInfo } = unwrapEnvelope(await cms.GET("/items/{collection}", { params }));
      items.push(...result);
      if (offset + PAGE >= pageInfo.total) break;
    } catch (error) {
      if (toProblemError(error).problem.status === 404) break;
      throw error;
    }
  }
  return items;
}

/** Returns the fields of an item. Throws 404 if there is none. */
export async function readItem(
  { cms, locale }: Pick<Context, "cms" | "locale">,
  path: { collection: string; id: string },
): Promise<Record<string, unknown>> {
  const { data } = unwrap(await cms.GET("/items/{collection}/{id}", { params: { path, query: { locale } } }));
  return data;
}
