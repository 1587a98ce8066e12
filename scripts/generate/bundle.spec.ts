import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { bundle } from "./bundle.ts";

const folder = mkdtempSync(join(tmpdir(), "drawcard-bundle-spec-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const CONTRACT = `openapi: 3.1.0
info: { title: Shops, version: "1" }
paths:
  /shops:
    get: { operationId: listShops, responses: { "200": { $ref: "#/components/responses/Shpos" } } }
    post:
      operationId: addShop
      responses:
        "200":
          $ref: "./replies.yaml#/Shop"
`;

it("names a reference that leads nowhere, with file and line", async () => {
  const entry = join(folder, "openapi.yaml");
  writeFileSync(entry, CONTRACT);
  const refusal = await bundle({ shops: entry }).catch((error: Error) => error.message);
  expect(refusal).toMatch(/openapi\.yaml:5:\d+ Can't resolve \$ref #\/components\/responses\/Shpos$/m);
  expect(refusal).toMatch(/openapi\.yaml:10:\d+ Can't resolve \$ref \.\/replies\.yaml#\/Shop: ENOENT/m);
});
