import { sql } from "kysely";
import { Registry } from "prom-client";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type RunningServices, startServices } from "#services/start.ts";
import { addWorkMetrics } from "#services/work-metrics.ts";
import { emptyDatabase } from "#tests/database.ts";
import { testEnv } from "./open-services.ts";

const token = "a-token-of-the-watchers";
let open: RunningServices;
let closed: RunningServices;
beforeAll(async () => {
  open = await startServices({
    env: testEnv({ databaseUrl: await emptyDatabase(), metrics: { token }, isDemo: false }),
  });
  closed = await startServices({ env: testEnv({ databaseUrl: await emptyDatabase(), isDemo: false }) });
});
afterAll(() => Promise.all([open.close(), closed.close()]));

const ask = ({ url }: RunningServices, path: string, authorization = "") =>
  fetch(url + path, { headers: { authorization } });

it("counts calls by operation, and requires the token", async () => {
  await ask(open, "/discover");
  await ask(open, "/made-up-address");
  const text = await (await ask(open, "/metrics", `Bearer ${token}`)).text();
  expect(text).toContain('services_call_duration_seconds_count{operation="discoverServices",status="2xx"} 1');
  expect(text).toContain('services_call_duration_seconds_count{operation="none",status="4xx"} 1');
  expect(text).toContain("process_cpu_seconds_total");
  expect(text).not.toContain("made-up");
});

it("refuses a missing token, and answers 404 when metrics are off", async () => {
  expect((await ask(open, "/metrics")).status).toBe(401);
  expect((await ask(open, "/metrics", "Bearer a-token-of-nobody-else")).status).toBe(401);
  expect((await ask(closed, "/metrics", `Bearer ${token}`)).status).toBe(404);
});

it("tells what waits and for how long, and what is wrong in the books", async () => {
  const { db } = open;
  const late = new Date(Date.now() - 3_600_000);
  const at = new Date();
  await db.transaction().execute(async (tx) => {
    await sql`insert into mail (recipient, subject, body, created_at, send_at)
      values ('anna@example.com', 'Late', 'Late', ${late}, ${late})`.execute(tx);
    // Past the constraints, as only the owner of the database can.
    await sql`set local session_replication_role = replica`.execute(tx);
    const { id } = await tx
      .insertInto("ledger_transfer")
      .values({ kind: "deposit", reference: "dep_1", created_at: at })
      .returning("id")
      .executeTakeFirstOrThrow();
    const entry = { transfer_id: id, entry_no: 1, owner: "cus_1", account: "cash", cents: 100 };
    await tx.insertInto("ledger_entry").values(entry).execute();
  });

  const registry = new Registry();
  addWorkMetrics(registry, { db, sendsMail: true, connections: () => ({ total: 2, idle: 1, waiting: 0 }) });
  const text = await registry.metrics();
  const gaugeOf = (series: string) =>
    Number(
      text
        .split("\n")
        .find((line) => line.startsWith(`${series} `))
        ?.split(" ")[1],
    );
  expect(gaugeOf('services_waiting{work="mail"}')).toBe(1);
  expect(gaugeOf('services_waiting_seconds{work="mail"}')).toBeGreaterThan(3_599);
  expect(gaugeOf('services_waiting{work="draws"}')).toBe(0);
  // The transfer is uneven, and its customer has no balance.
  expect(gaugeOf("services_books_uneven")).toBe(2);
  expect(gaugeOf("services_database_up")).toBe(1);
  const served = await (await ask(open, "/metrics", `Bearer ${token}`)).text();
  expect(served).toContain('services_database_connections{state="waiting"} 0');
  // Unsent mails are not overdue without a mail server.
  expect(served).not.toContain('services_waiting{work="mail"}');
});
