/** A content item shows only when it has both a type and a value; an empty text is no value (shop §3). */
export function isContentPresent(item: { type?: string | null; value?: unknown }): boolean {
  return Boolean(item.type) && item.value !== null && item.value !== undefined && item.value !== "";
}
