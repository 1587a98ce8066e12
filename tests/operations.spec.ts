// The files of docs/operations name metrics, settings, ports and scripts that exist.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import Fastify from "fastify";
import { beforeAll, describe, expect, it } from "vitest";
import { parse } from "yaml";
import { createMetrics } from "#gateway/foundation/metrics.ts";
import { contracts } from "#generated/contracts.ts";
import { root } from "#scripts/lib/steps.ts";
import { openDatabase } from "#services/db/index.ts";
import { addMetrics } from "#services/lib/metrics.ts";
import { addWorkMetrics } from "#services/work-metrics.ts";
import { emptyDatabase } from "./database.ts";
import { inheritedLines, readStages } from "./scripts/image.ts";

const read = (path: string) => readFileSync(join(root, path), "utf8");
const operations = (name: string) => read(`docs/operations/${name}`);

type Container = { build?: { target: string }; environment?: Record<string, string>; networks?: Networks };
type Networks = { default: { ipv4_address: string } };
const compose = parse(operations("compose.yaml"), { merge: true }) as { services: Record<string, Container> };
const stages = readStages("docs/operations/Dockerfile");
const settingsOf = (target: string) =>
  new Map(
    inheritedLines(stages, target, "ENV").flatMap((line) =>
      line.split(" ").map((pair) => pair.split("=") as [string, string]),
    ),
  );
const PORTS = { front: settingsOf("front").get("PORT"), services: settingsOf("services").get("SERVICES_PORT") };

/** The addresses of the containers of a target, as nginx and Prometheus reach them. */
const addressesOf = (target: keyof typeof PORTS) =>
  Object.values(compose.services).flatMap(({ build, networks }) =>
    build?.target === target ? [`${networks?.default.ipv4_address}:${PORTS[target]}`] : [],
  );

/** Returns the labels of each exported metric. Nothing else knows them: so each is counted once. */
async function exportedMetrics(): Promise<Map<string, Set<string>>> {
  const metrics = createMetrics(
    true,
    () => [{ service: "main", state: "open" }],
    () => true,
  );
  metrics.request("home", 200, 1);
  metrics.procedure("cart.get", "ok", 1);
  metrics.upstream({ service: "main", operation: "getCart", outcome: 200, attempts: 2, seconds: 1 });
  metrics.cacheRead("main", "hit");
  metrics.refresh("renewed");
  metrics.limited("loginByEmail");
  const services = Fastify();
  const { close, connections, db } = await openDatabase({ databaseUrl: await emptyDatabase(), dataDir: "" });
  const countFailure = addMetrics(services, {
    token: null,
    addMore: (registry) => addWorkMetrics(registry, { connections, db, sendsMail: true }),
  });
  countFailure("draws");
  await services.inject("/nothing");
  const texts = [await metrics.text(), (await services.inject("/metrics")).body];
  await services.close();
  await close();
  const found = new Map<string, Set<string>>([["up", new Set()]]);
  for (const line of texts.join("\n").split("\n")) {
    const [, name = "", labels = ""] = /^(\w+)(?:\{(.*)\})? /.exec(line) ?? [];
    if (name === "") continue;
    const known = found.get(name) ?? new Set();
    for (const [, label = ""] of labels.matchAll(/(\w+)="/g)) known.add(label);
    found.set(name, known);
  }
  return found;
}

type Rules = { groups: { rules: { alert: string; expr: string }[] }[] };
type Dashboard = { panels: { title: string; targets: { expr: string; legendFormat: string }[] }[] };
const rules = (parse(operations("prometheus-rules.yaml")) as Rules).groups.flatMap((group) => group.rules);
const { panels } = JSON.parse(operations("grafana-dashboard.json")) as Dashboard;
const expressions = [
  ...rules.map(({ alert, expr }) => [alert, expr] as const),
  ...panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr] as const)),
];

// Prometheus adds these to every series.
const ADDED = ["job", "instance"];

describe("an alert or panel names metrics that the servers export", () => {
  let exported: Map<string, Set<string>>;
  beforeAll(async () => {
    exported = await exportedMetrics();
  });

  it.each(expressions)("%s", (_, expr) => {
    const names = [...expr.matchAll(/\b(up|(?:shop|services|nodejs|process)_\w+)\b/g)].map(([name]) => name);
    const [, grouped = ""] = /by \(([^)]*)\)/.exec(expr) ?? [];
    const labels = [...expr.matchAll(/(\w+)(?:=~|!=|=)"/g)].map(([, label]) => label ?? "");

    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => !exported.has(name))).toEqual([]);
    const known = new Set([...ADDED, ...names.flatMap((name) => [...(exported.get(name) ?? [])])]);
    const used = [...labels, ...grouped.split(/, ?/).filter(Boolean)];
    expect(used.filter((label) => !known.has(label))).toEqual([]);
  });

  it("is explained in docs/operations.md", () => {
    const explained = [...read("docs/operations.md").matchAll(/^\| `([A-Z][A-Za-z]+)` \|/gm)].map(([, name]) => name);

    expect(explained.sort()).toEqual(rules.map(({ alert }) => alert).sort());
  });

  it("names operations of the contracts", () => {
    const ids = new Set(Object.values(contracts).flatMap((part) => Object.keys(part.operations)));
    const named = rules.flatMap(({ expr }) => /operation=~"([^"]+)"/.exec(expr)?.[1]?.split("|") ?? []);

    expect(named.length).toBeGreaterThan(1);
    expect(named.filter((id) => !ids.has(id))).toEqual([]);
  });
});

describe("containers", () => {
  it("are set up by variables that the servers read", () => {
    const variables = { services: read("services/lib/env.ts"), front: read("gateway/foundation/env.ts") };
    for (const { build, environment = {} } of Object.values(compose.services)) {
      if (!build) continue;
      const source = variables[build.target as keyof typeof variables];
      const names = [...Object.keys(environment), ...settingsOf(build.target).keys()].filter((name) => name !== "PATH");
      const unread = names.filter((name) => !source.includes(`  ${name}: `));
      expect(unread.filter((name) => name !== "NODE_ENV")).toEqual([]);
    }
  });

  it("start scripts that exist, and are checked at their own port", () => {
    for (const target of ["front", "services"] as const) {
      const [command = "[]"] = inheritedLines(stages, target, "CMD");
      const [program, script] = JSON.parse(command) as string[];
      expect(program).toBe("node");
      expect(existsSync(join(root, script ?? ""))).toBe(true);
      expect(inheritedLines(stages, target, "HEALTHCHECK")[0]).toContain(`http://127.0.0.1:${PORTS[target]}/readyz`);
      expect(inheritedLines(stages, target, "EXPOSE")).toEqual([PORTS[target]]);
      expect(inheritedLines(stages, target, "USER")).toEqual(["10001:10001"]);
    }
  });

  it("are two fronts and two services, balanced by nginx and read by Prometheus", () => {
    const nginx = operations("nginx.conf");
    const serversOf = (name: string) => {
      const [, block = ""] = new RegExp(`upstream ${name} \\{([^}]*)\\}`).exec(nginx) ?? [];
      return [...block.matchAll(/^ *server (\S+)/gm)].map(([, address]) => address);
    };
    const { scrape_configs: jobs } = parse(operations("prometheus.yaml")) as {
      scrape_configs: { job_name: string; static_configs: { targets: string[] }[] }[];
    };
    const targetsOf = (job: string) => jobs.find(({ job_name }) => job_name === job)?.static_configs[0]?.targets;

    expect([addressesOf("front").length, addressesOf("services").length]).toEqual([2, 2]);
    expect(serversOf("fronts")).toEqual(addressesOf("front"));
    expect(serversOf("services")).toEqual(addressesOf("services"));
    expect(targetsOf("drawcard-front")).toEqual(addressesOf("front"));
    expect(targetsOf("drawcard-services")).toEqual(addressesOf("services"));
    const balancer = compose.services["nginx"]?.networks?.default.ipv4_address;
    expect(compose.services["front-1"]?.environment?.["TRUSTED_PROXIES"]).toBe(balancer);
    expect(compose.services["front-1"]?.environment?.["DISCOVERY_URL"]).toBe("http://nginx:4100");
    expect(nginx).toMatch(/listen 4100;[^}]*\}[^}]*proxy_pass http:\/\/services;/);
  });
});

it("systemd units start scripts that exist, with the port of their instance", () => {
  const units = readdirSync(join(root, "docs/operations/systemd"));
  expect(units.sort()).toEqual(["drawcard-front@.service", "drawcard-services@.service"]);
  for (const unit of units) {
    const text = operations(`systemd/${unit}`);
    const [, script = ""] = /^ExecStart=\/opt\/drawcard\/node_modules\/\.bin\/node (\S+)$/m.exec(text) ?? [];
    expect(existsSync(join(root, script))).toBe(true);
    expect(text).toContain(unit.includes("front") ? " PORT=%i" : " SERVICES_PORT=%i");
  }
});
