// Several concurrent customers, each making sales one after the other for a fixed time.

export type Load = { perSecond: number; cpuMillis: number };

const ROUND_MS = 600;

/** Sales per second of these customers together, and the CPU time per sale of this process, without the database. */
export async function loadWith<Customer>(
  customers: readonly Customer[],
  sellOne: (customer: Customer) => Promise<unknown>,
): Promise<Load> {
  let sales = 0;
  const cpuBefore = process.cpuUsage();
  const startedAt = performance.now();
  await Promise.all(
    customers.map(async (customer) => {
      do {
        await sellOne(customer);
        sales += 1;
      } while (performance.now() - startedAt < ROUND_MS);
    }),
  );
  const { user, system } = process.cpuUsage(cpuBefore);
  const seconds = (performance.now() - startedAt) / 1000;
  return { perSecond: sales / seconds, cpuMillis: (user + system) / 1000 / sales };
}
