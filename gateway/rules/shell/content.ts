/** Whether a content item is shown: it needs a type and a value that is not empty (shop §3). */
export function isContentPresent(item: { type?: string | null; value?: unknown }): boolean {
  return Boolean(item.type) && item.value !== null && item.value !== undefined && item.value !== "";
}
