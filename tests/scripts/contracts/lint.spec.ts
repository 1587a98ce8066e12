// The project's own lint rules, each with a contract that breaks it.
import { execFile } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { bin, root } from "#scripts/lib/steps.ts";

type Problem = { ruleId: string; message: string; location: { source: { ref: string } }[] };

const folder = mkdtempSync(join(tmpdir(), "drawcard-lint-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Faults by file: the original text and its replacement. */
const FAULTS: [file: string, good: string, bad: string, complaint: string][] = [
  ["main/orders.yaml", "operationId: getOrder", "operationId: getOrderURL", "getOrderURL must be a verb and a noun"],
  [
    "main/cart.yaml",
    "operationId: removeCartItem",
    "operationId: getCartAway",
    "getCartAway must be a GET because of its name",
  ],
  [
    "cms/items.yaml",
    "operationId: getCmsItem",
    "operationId: getConfig",
    "getConfig is already the name of another operation",
  ],
  [
    "main/favourite-numbers.yaml",
    "      automatic_favourite_numbers:",
    "      automaticFavouriteNumbers:",
    "automaticFavouriteNumbers must be in snake_case",
  ],
  ["main/site.yaml", "required: [result]", "required: []", "The body of 200 is not an envelope: result"],
  ["common/messages.yaml", "required: [messages]", "required: []", "The body of 400 is not an envelope: messages"],
  ["main/sign-up.yaml", "already_registered:\n", "taken:\n", "taken must be named after its code: already_registered"],
  ["auth/refresh.yaml", '"401":', '"422":', "invalid_refresh_token belongs to 401 or 403 by its group"],
  ["common/messages.yaml", "code: signed_out", "code: gone_fishing", "gone_fishing is missing from MessageCode"],
  ["common/messages.yaml", "code: not_found", "code: success", "success is not a refusal by its group"],
  [
    "main/purchases.yaml",
    '        - { $ref: "../common/headers.yaml#/parameters/IdempotencyKey" }\n',
    "",
    "moves money but has no Idempotency-Key",
  ],
  ["config/theme.yaml", "x-idempotent: true", "x-repeat: true", "getConfigTheme needs x-idempotent"],
  [
    "main/session.yaml",
    '        - { $ref: "../common/headers.yaml#/parameters/Version30" }\n',
    "",
    "has no X-Shop-Version; other operations of this API do",
  ],
  ["main/transactions.yaml", "x-unversioned: true", "x-unversioned: false", "listTransactions has no X-Shop-Version"],
  ["common/headers.yaml", 'enum: ["3.5"]', 'enum: ["new"]', "X-Shop-Version needs an enum of versions"],
  [
    "analytics/events.yaml",
    "x-idempotent: false",
    "x-idempotent: false\n      x-cache-ttl: 60",
    "Only a GET can be cached",
  ],
  ["main/orders.yaml", "x-idempotent: true", "x-idempotent: true\n      x-cache-ttl: 60", "listOrders is personal"],
  [
    "social/groups.yaml",
    "x-capabilities: [social-syndicates]",
    "x-capabilities: [social-sindycates]",
    "names social-sindycates, which is not in openapi/main/capabilities.yaml. Did you mean social-syndicates",
  ],
  [
    "main/promotions.yaml",
    "x-related-capabilities: [vouchers]",
    "x-related-capabilities: vouchers",
    "must be a list of flags",
  ],
];

let problems: Problem[] = [];

beforeAll(async () => {
  cpSync(join(root, "openapi"), folder, { recursive: true });
  const edit = (file: string, good: string, bad: string) => {
    const path = join(folder, file);
    const text = readFileSync(path, "utf8");
    if (!text.includes(good)) throw new Error(`${file} does not contain ${good}`);
    writeFileSync(path, text.replace(good, bad));
  };
  edit("redocly.yaml", "../scripts/", `${root}/scripts/`);
  for (const [file, good, bad] of FAULTS) edit(file, good, bad);
  const args = ["lint", "--config", join(folder, "redocly.yaml"), "--format=json", "--max-problems=1000"];
  const text = await new Promise<string>((resolve) => {
    execFile(bin("redocly"), args, { cwd: root, maxBuffer: 1e8 }, (_, stdout) => resolve(stdout));
  });
  // One JSON document per API. Each ends with a closing brace at the start of a line.
  problems = text
    .split(/^\}/m)
    .filter((part) => part.includes("{"))
    .flatMap((part) => (JSON.parse(`${part.slice(part.indexOf("{"))}}`) as { problems: Problem[] }).problems);
});

it.each(FAULTS.map((fault) => [fault[3], fault] as const))("reports: %s", (complaint, [file]) => {
  const found = problems.filter(({ ruleId, message }) => ruleId.startsWith("shop/") && message.includes(complaint));
  expect(found.map(({ location }) => location[0]?.source.ref ?? "").join()).toContain(file);
});
