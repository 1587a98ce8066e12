// `npm run contracts -- new`: a slice that compiles, keeps every rule and works as it comes out.
import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";
import { copyProject, type Project } from "./project.ts";

let project: Project;
beforeAll(() => {
  project = copyProject();
});
afterAll(() => project.remove());

const FILES = [
  "openapi/main/gift-cards.yaml",
  "services/main/gift-cards/gift-cards.handlers.ts",
  "services/main/gift-cards/gift-cards.rows.ts",
  "services/main/gift-cards/gift-cards.rules.ts",
  "gateway/routers/gift-cards.ts",
  "site/features/gift-cards/GiftCardList.astro",
  "tests/contract/main/gift-cards.cases.ts",
  "tests/gateway/gift-cards.spec.ts",
];

/** Runs a tool of the project in the copy; what it says when it fails is the failure. */
async function tool(name: string, ...args: string[]): Promise<string> {
  const path = join(project.folder, "node_modules/.bin", name);
  const options = { cwd: project.folder, maxBuffer: 1e8, env: { ...process.env, NODE_ENV: "test" } };
  return promisify(execFile)(path, args, options).then(
    ({ stdout }) => stdout,
    ({ stdout, stderr }: { stdout: string; stderr: string }) => {
      throw new Error(`${name} ${args.join(" ")}\n${stdout}${stderr}`);
    },
  );
}

it("refuses what is no noun", async () => {
  const { code, errors } = await project.contracts("new", "GiftCard");

  expect(code).toBe(1);
  expect(errors).toContain("plural and in kebab case");
}, 30_000);

it("lays out a noun in every layer", async () => {
  const { code, text } = await project.contracts("new", "gift-cards");

  expect(code).toBe(0);
  for (const file of FILES) expect(text).toContain(file);
}, 60_000);

it("keeps the rules of contracts, style and layers, and has generated what it needs", async () => {
  const written = FILES.filter((file) => file.endsWith(".ts"));
  await project.contracts("lint").then(({ code, errors }) => expect({ code, errors }).toEqual({ code: 0, errors: "" }));
  await project
    .contracts("check")
    .then(({ code, errors }) => expect({ code, errors }).toEqual({ code: 0, errors: "" }));
  await tool(
    "biome",
    "check",
    "--error-on-warnings",
    ...written,
    "gateway/router.ts",
    "services/main/main.handlers.ts",
  );
  await tool("eslint", "--max-warnings", "0", ...written, "site/features/gift-cards/GiftCardList.astro");
}, 120_000);

it("compiles", async () => {
  await tool("tsc", "-p", ".");
}, 180_000);

it("works: its rules, and from the gateway to the service", async () => {
  await tool("vitest", "run", "services/main/gift-cards", "tests/gateway/gift-cards.spec.ts");
}, 120_000);

it("is not laid over what is there", async () => {
  const { code, errors } = await project.contracts("new", "gift-cards");

  expect(code).toBe(1);
  expect(errors).toContain("gift-cards is there already");
}, 30_000);
