// `npm run contracts -- new`: the slice compiles, keeps every rule and works.
import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { ESLint, type Linter } from "eslint";
import ts from "typescript";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { copyProject, type Project } from "./project.ts";

const FILES = [
  "openapi/main/door-prizes.yaml",
  "services/main/catalogue/door-prizes/door-prizes.handlers.ts",
  "services/main/catalogue/door-prizes/door-prizes.rows.ts",
  "services/db/tables/door-prizes.ts",
  "gateway/routers/door-prizes.ts",
  "tests/contract/main/door-prizes.cases.ts",
  "tests/gateway/door-prizes.spec.ts",
  "site/features/door-prizes/DoorPrizeList.astro",
  "site/features/door-prizes/door-prizes.form.ts",
  "site/pages/door-prizes/[...page].astro",
  "site/pages/door-prizes/new.astro",
  "tests/journeys/door-prizes.spec.ts",
  "tests/front/door-prizes.spec.ts",
];
// A noun that is only read, with a field of its own.
const READ_FILES = [
  "openapi/main/retailers.yaml",
  "services/main/catalogue/retailers/retailers.handlers.ts",
  "services/main/catalogue/retailers/retailers.rows.ts",
  "services/db/tables/retailers.ts",
  "gateway/routers/retailers.ts",
  "tests/contract/main/retailers.cases.ts",
  "tests/gateway/retailers.spec.ts",
  "site/features/retailers/RetailerList.astro",
  "site/pages/retailers/[...page].astro",
  "tests/front/retailers.spec.ts",
];
const ALL = [...FILES, ...READ_FILES];
const EDITED = ["docs/contracts.md", "openapi/main/openapi.yaml", "site/routes.ts", "services/translation/seo.ts"];
const GENERATED = ["gateway/routers.generated.ts", "services/db/tables.generated.ts", "services/handlers.generated.ts"];

let project: Project;
let created: Awaited<ReturnType<Project["contracts"]>>;
let createdRead: typeof created;
// The files with a number.
let numbered: string[] = [];
let rules: ReturnType<Project["contracts"]>;
let style: Promise<string>;
let pages: Promise<string>;
let tests: Promise<string[]>;
beforeAll(async () => {
  project = copyProject({ committed: true });
  await project.contracts("new", "door", "prizes");
  created = await project.contracts("new", "door", "prizes");
  await project.contracts("new", "retailers", "--read-only");
  project.edit("openapi/main/retailers.yaml", "[key, name]", "[key, name, opening_hours]");
  project.edit("openapi/main/retailers.yaml", /(name: \w+ retailer) }/g, "$1, opening_hours: Every day }");
  project.edit("openapi/main/retailers.yaml", /$/, "      opening_hours: { type: string }\n");
  createdRead = await project.contracts("new", "retailers");
  numbered =
    `${created.text}${createdRead.text}`.match(/services\/db\/(migrations\/\d{4}|demo\/\d\d)-[a-z-]+\.ts/g) ?? [];
  // These run in their own processes, in parallel with the compiler in this one.
  rules = project.contracts("lint", "main");
  style = tool("biome", "check", "--error-on-warnings", ...ALL, ...EDITED, ...numbered);
  // Of the contract tests, only the cases of these nouns.
  const contract = ["tests/contract/services.spec.ts", "--testNamePattern", "DoorPrize|Retailer"];
  const others = [
    ...["tests/gateway/door-prizes.spec.ts", "tests/front/door-prizes.spec.ts", "site/routes.spec.ts"],
    ...["tests/gateway/retailers.spec.ts", "tests/front/retailers.spec.ts"],
    ...["tests/front/seo.spec.ts", "tests/front/list-pages.spec.ts", "tests/tables.spec.ts"],
  ];
  pages = tool("astro", "check", "--noSync", "--tsconfig", "site/tsconfig.astro.json");
  tests = tool("vitest", "run", ...others).then(async (text) => [text, await tool("vitest", "run", ...contract)]);
  void Promise.allSettled([rules, style, pages, tests]);
});
afterAll(() => project.remove());

const code = () => [...ALL, ...EDITED, ...GENERATED, ...numbered].filter((file) => file.endsWith(".ts"));

/** Runs a tool of the project in the copy. Throws its output when it fails. */
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

/** Compiles the slice and everything it imports. */
function openProgram(): ts.Program {
  const { folder } = project;
  const { config } = ts.readConfigFile(join(folder, "tsconfig.json"), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, folder);
  return ts.createProgram({ rootNames: code().map((file) => join(folder, file)), options });
}

describe("a noun of two words", () => {
  it("adds files in every layer, and edits three shared ones", () => {
    expect(created).toMatchObject({ code: 0, errors: "" });
    for (const file of [...FILES.slice(1), ...GENERATED]) expect(created.text).toContain(`  ${file}\n`);
    expect(created.text).toContain(`Edited:\n${EDITED.map((file) => `  ${file}\n`).join("")}Generated:`);
    expect(numbered).toHaveLength(4);
  });

  it("writes no form, mutation or journey for a noun that is only read", () => {
    expect(createdRead).toMatchObject({ code: 0, errors: "" });
    const files = createdRead.text.split("Edited:")[0]?.match(/\S+\/\S+/g);
    expect(files?.filter((file) => !numbered.includes(file))).toEqual(READ_FILES.slice(1).sort());
  });

  it("compiles and passes the layer lint", async () => {
    const program = openProgram();
    const faults = code().flatMap((file) => {
      const source = program.getSourceFile(join(project.folder, file));
      return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
    });
    expect(faults.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n"))).toEqual([]);

    // Reuse the compiler's program, because reading the project again is slow.
    const parserOptions: Linter.ParserOptions = { projectService: false, programs: [program] };
    const eslint = new ESLint({
      cwd: project.folder,
      overrideConfig: [
        { files: ["**/*.ts"], languageOptions: { parserOptions } },
        { settings: { "boundaries/root-path": project.folder } },
      ],
    });
    const results = await eslint.lintFiles([...code(), ...ALL.filter((file) => file.endsWith(".astro"))]);
    expect(results.length).toBeGreaterThan(12);
    expect(results.flatMap(({ messages }) => messages)).toEqual([]);
  });

  it("compiles its pages", async () => {
    expect(await pages).toContain("- 0 errors");
  }, 600_000);

  it("passes the contract and style lint", async () => {
    expect(await rules).toMatchObject({ code: 0, errors: "" });
    await style;
  });

  it("passes its own tests, from the route table to the database", async () => {
    const [others, contract] = await tests;

    expect(others).toMatch(/Test Files .*8 passed/);
    // A failed one throws. At least ten: the cases of its list and of its write.
    expect(contract).toMatch(/Tests .*[1-9]\d passed/);
  }, 600_000);

  it("does not overwrite an existing noun", async () => {
    const { code, errors } = await project.contracts("new", "doorPrizes");

    expect(code).toBe(1);
    expect(errors).toContain("door-prizes already exists");
  });
});

describe("a noun that cannot be written", () => {
  const state = () => project.git("status", "--porcelain", "--untracked-files=all");

  it.each([
    ["news", "code cannot use the name new."],
    ["messages", "messages already exists: the schema Message"],
    ["customers", "the operation getCustomer"],
  ])("changes nothing: %s", async (noun, words) => {
    const before = state();
    const { code, errors } = await project.contracts("new", noun);

    expect([code, errors]).toEqual([1, expect.stringContaining(words)]);
    expect(state()).toBe(before);
  });

  it("changes nothing when a later step fails", async () => {
    await project.contracts("new", "gift", "cards");
    project.edit("openapi/main/causes.yaml", "schemas/", "nowhere/");
    const before = state();
    const { code, errors, text } = await project.contracts("new", "gift", "cards");

    expect([code, errors]).toEqual([1, expect.stringContaining("The contracts are invalid.")]);
    expect(text).toContain("Nothing was changed.");
    expect(state()).toBe(before);
  });
});
