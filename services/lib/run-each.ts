/** Runs work for each item, one after the other. One that fails stops no other; throws at the end, with the first failure as the cause. */
export async function runEach<Item>(items: readonly Item[], work: (item: Item) => Promise<unknown>): Promise<void> {
  const failures: unknown[] = [];
  for (const item of items) await work(item).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw new Error(`${failures.length} of ${items.length} failed`, { cause: failures[0] });
}
