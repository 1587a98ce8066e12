import { afterAll, beforeAll, expect, it } from "vitest";
import { type RunningServices, startServices } from "#services/start.ts";
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
