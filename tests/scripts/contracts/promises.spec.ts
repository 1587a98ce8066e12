// Tests the commands for changed contracts, in a separate repository.
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { judge } from "#scripts/contracts/allowances.ts";
import { compareAll } from "#scripts/contracts/compare/compare.ts";
import { reachOf } from "#scripts/contracts/graph/reach.ts";
import { asMarkdown, asText, withReach } from "#scripts/contracts/report.ts";
import type { Document } from "#scripts/generate/document.ts";
import { contractsIn, copyProject, type Project } from "./project.ts";
import { readContracts } from "./sites.ts";

const NAME = "main LotteryItemInput.draw_no request-property-required";

let project: Project;
beforeAll(() => {
  project = copyProject({ committed: true });
});
afterAll(() => project.remove());

describe("a contract that changes", () => {
  it("has no base to compare with at first", async () => {
    const { code, text } = await project.contracts("answers");

    expect(text).toContain("0 commits of main");
    expect(code).toBe(0);
  });

  it("is reported with what it breaks, and where that is used", async () => {
    project.edit(
      "openapi/main/cart.yaml",
      "operationId: addCartItem\n",
      "operationId: addCartItem\n      x-planted: 1\n",
    );
    project.edit("openapi/main/cart-item-inputs.yaml", "required: [product_type,", "required: [draw_no, product_type,");

    const { code, text } = await project.contracts("diff");

    expect(text).toContain("the last commit");
    expect(text).toMatch(/main LotteryItemInput\.draw_no: is required now {2}\(request-property-required\)/);
    expect(text).toMatch(/operations: .*\baddCartItem\b/);
    expect(text).toContain("cart.addItem");
    expect(text).toContain("site/pages/[productOfferKey]/[...gameTypeKey].astro");
    expect(text).toContain("site/features/play/");
    expect(text).toMatch(/named in: .*\bgateway\/rules\/analytics-product\.ts:\d+.* and \d+ more$/m);
    expect(text).toMatch(/named in tests: .*\bsite\/features\/cart\/restore\.spec\.ts:\d+/);
    expect(text).toMatch(/^ {4}tests: .*\btests\/.* and \d+ more$/m);
    expect(code).toBe(1);
  });

  it("is refused after its commit and later ones, with an answer to paste", async () => {
    // Commits are compared by their generated/, as `npm run generate` writes it.
    project.edit("generated/main/openapi.json", /("LotteryItemInput": \{.*?"required": \[)/s, '$1 "draw_no",');
    project.git("commit", "--quiet", "-am", "second");
    project.edit("generated/main/openapi.json", '"description": "', '"description": "Another word. ');
    project.git("commit", "--quiet", "-am", "third");

    const { errors, code } = await project.contracts("answers");

    expect(errors).toMatch(
      /now \(\w{8} second\)\n {2}- `main LotteryItemInput\.draw_no request-property-required`: <why/,
    );
    expect(errors).not.toContain("third");
    expect(code).toBe(1);
  });

  it("cannot be checked in a clone without its parent commit, which is reported", async () => {
    const shallow = join(project.folder, ".git/shallow");
    writeFileSync(shallow, `${project.git("rev-parse", "HEAD")}\n`);
    const { text } = await project.contracts("answers");
    rmSync(shallow);

    expect(text).toContain("This clone is shallow: breaking changes of older commits cannot be checked.");
    expect(text).toContain("git fetch --unshallow");
  });

  it("is refused in a shallow clone, which fetches the other commits", async () => {
    const folder = mkdtempSync(join(tmpdir(), "drawcard-pipeline-"));
    project.git("clone", "--quiet", "--depth", "1", `file://${project.folder}`, folder);
    symlinkSync(join(project.folder, "node_modules"), join(folder, "node_modules"));

    const { text, errors, code } = await contractsIn(folder, ["answers"], { CI: "1" });
    rmSync(folder, { recursive: true });

    expect(text).toContain("This clone is shallow: fetching the older commits");
    expect(errors).toContain(NAME);
    expect(code).toBe(1);
  });

  it("is compared with the last release if there is one", async () => {
    project.git("tag", "v1");
    const { text, code } = await project.contracts("answers");
    project.git("tag", "--delete", "v1");

    expect(text).toContain("the last release, v1");
    expect(code).toBe(0);
  });

  it("is allowed by a recorded answer, also in JSON", async () => {
    project.edit(
      "docs/contract-changes.md",
      "each commit with its parent).",
      `each commit with its parent).\n\n- \`${NAME}\`: every caller knows its draw.`,
    );

    const [answers, diff] = await Promise.all([
      project.contracts("answers"),
      project.contracts("diff", "HEAD~2", "--json"),
    ]);

    expect(answers.code).toBe(0);
    const { changes } = JSON.parse(diff.text) as { changes: object[] };
    expect(changes).toContainEqual(
      expect.objectContaining({
        name: NAME,
        severity: "breaking",
        allowed: "by docs/contract-changes.md",
        reaches: expect.objectContaining({
          procedures: expect.arrayContaining(["cart.addItem"]),
          tests: expect.arrayContaining(["tests/gateway/cart.spec.ts", "tests/contract/main/cart.cases.ts"]),
        }),
      }),
    );
  });
});

// Runs in this process. The tests above cover the command.
describe("a breaking change", () => {
  const before = readContracts("promises");
  const after = structuredClone(before);
  after["main"]?.components?.schemas?.["LotteryItemInput"]?.required?.push("draw_no");
  const changes = compareAll(before, after);

  it("is not allowed by an answer without a reason", () => {
    // Replies have this schema too, in which a required field breaks no caller.
    const breaking = changes.filter(({ severity }) => severity === "breaking");
    const allowed = (text: string) => judge(breaking, text).map((change) => change.allowed);

    expect(allowed(`- \`${NAME}\`: every caller knows its draw.\n`)).toEqual(["by docs/contract-changes.md"]);
    expect(allowed(`- \`${NAME}\`:\n`)).toEqual([false]);
    // As printed, ready to paste.
    expect(allowed(`- \`${NAME}\`: <why, and what callers do>\n`)).toEqual([false]);
    expect(allowed("")).toEqual([false]);
  });

  it("is a table row in the pull request's text", () => {
    const text = asMarkdown(withReach(judge(changes, ""), new Map()), "main");

    expect(text).toContain("#### Breaking: a client of the old contract may fail");
    expect(text).toMatch(
      /^\| main \| `LotteryItemInput\.draw_no` \| is required now .*\*\*Not allowed yet\.\*\* \| operations: .*addCartItem/m,
    );
  });

  it("demands a new version only of operations that have none", () => {
    const versioned = structuredClone(after);
    const { parameters = [] } = versioned["main"]?.paths["/cart/items"]?.["post"] ?? {};
    const isVersion = (parameter: object) =>
      JSON.stringify(parameter).includes("X-Shop-Version") || "$ref" in parameter;
    const at = parameters.findIndex((parameter) => isVersion(parameter));
    const schema = { type: "string", enum: ["3.0", "9.9"] };
    parameters[at] = { name: "X-Shop-Version", in: "header", required: true, schema };
    const text = asText(withReach(judge(compareAll(before, versioned), ""), new Map()), "main");

    expect(text).toMatch(/Add a version to addAnonCartItem, buildAnonCart, buildCart, or a line to/);
  });
});

describe("the lines that a change names", () => {
  const before = readContracts("promises");
  const reach = reachOf(before);
  const named = (change: (document: Document) => void) => {
    const after = structuredClone(before);
    change(after["main"] as Document);
    return withReach(judge(compareAll(before, after), ""), reach).map((one) => one.named);
  };
  const schemaOf = (document: Document, name: string) => document.components?.schemas?.[name]?.properties ?? {};

  it("contain the removed enum value, not every use of the property", () => {
    const [found] = named((document) => {
      const { type } = schemaOf(document, "RecurringChoice");
      if (type) type.enum = ["subscription"];
    });

    expect(found?.code).toContainEqual(
      expect.stringMatching(/^services\/main\/sales\/promotions\/promotions\.shapes\.ts:/),
    );
    expect(found?.code.filter((line) => /^(generated|site\/public\/api)\//.test(line))).toEqual([]);
    expect(found?.code.length).toBeLessThan(20);
  });

  it("include the services' tests, which use addresses, and named types", () => {
    const [found] = named((document) => delete schemaOf(document, "Cart")["cart_total"]);
    const [kind] = named((document) => {
      const { brand_kind: brand } = schemaOf(document, "ProductOffer");
      if (brand) brand.enum = ["Lotto", "Raffle", "Jackpot"];
    });

    expect(found?.tests).toContainEqual(expect.stringMatching(/^tests\/services\/cart\.spec\.ts:\d+,\d+/));
    expect(found?.tests).toContainEqual(expect.stringMatching(/^tests\/services\/promotions\.purchase\.spec\.ts:/));
    expect(kind?.code).toContainEqual(expect.stringMatching(/^services\/main\/catalogue\/offers\/offer\.ts:/));
  });
});
