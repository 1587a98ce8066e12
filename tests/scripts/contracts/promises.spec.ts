// What a developer meets who changes a contract: in a repository of its own, through the command.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { copyProject, type Project } from "./project.ts";

let project: Project;
beforeAll(() => {
  project = copyProject({ committed: true });
});
afterAll(() => project.remove());

describe("a contract that changes", () => {
  it("has nothing to compare with at first", async () => {
    const { code, text } = await project.contracts("answers");

    expect(text).toContain("one commit");
    expect(code).toBe(0);
  });

  it("is told what it breaks, and where that is used", async () => {
    project.edit(
      "openapi/main/cart.yaml",
      "operationId: addCartItem\n",
      "operationId: addCartItem\n      x-planted: 1\n",
    );
    project.edit("openapi/main/cart.yaml", "required: [product_type,", "required: [draw_no, product_type,");

    const { code, text } = await project.contracts("diff");

    expect(text).toContain("the last commit");
    expect(text).toMatch(/main CartItemInput\.draw_no: is required now {2}\(request-property-required\)/);
    expect(text).toMatch(/operations: .*\baddCartItem\b/);
    expect(text).toContain("cart.addItem");
    expect(text).toContain("site/pages/[productOfferKey]/[...gameTypeKey].astro");
    expect(text).toContain("site/features/play/");
    expect(text).toMatch(/tests: tests\/.* and \d+ more/);
    expect(code).toBe(1);
  }, 60_000);

  it("says the same as JSON and as Markdown", async () => {
    const [json, markdown] = await Promise.all([
      project.contracts("diff", "--json"),
      project.contracts("diff", "--markdown"),
    ]);

    const { changes } = JSON.parse(json.text) as { changes: { name: string; severity: string; reaches: object }[] };
    expect(changes).toContainEqual(
      expect.objectContaining({
        name: "main CartItemInput.draw_no request-property-required",
        severity: "breaking",
        reaches: expect.objectContaining({
          procedures: expect.arrayContaining(["cart.addItem"]),
          tests: expect.arrayContaining(["tests/gateway/cart.spec.ts", "tests/contract/main/cart.cases.ts"]),
        }),
      }),
    );
    expect(markdown.text).toContain("| main | `CartItemInput.draw_no` |");
  }, 60_000);

  it("is refused once it is committed, in words that can be pasted", async () => {
    project.git("commit", "--quiet", "-am", "second");
    const refused = await project.contracts("answers");
    expect(refused.text + refused.errors).toContain("draw_no");
    expect(refused.code).toBe(1);
  }, 60_000);

  it("is allowed by a word on it", async () => {
    const name = "main CartItemInput.draw_no request-property-required";
    project.edit(
      "docs/contract-changes.md",
      "Newest first.",
      `Newest first.\n\n- \`${name}\`: every caller knows its draw.`,
    );

    expect((await project.contracts("answers")).code).toBe(0);
    expect((await project.contracts("diff", "HEAD~1")).text).toContain("allowed by docs/contract-changes.md");
  }, 60_000);

  it("is not allowed by a word without a reason", async () => {
    project.edit("docs/contract-changes.md", ": every caller knows its draw.", ":");

    expect((await project.contracts("answers")).code).toBe(1);
  }, 60_000);
});
