// The contract workshop: what a change of openapi/ says, breaks and reaches.
import { parseArgs } from "node:util";
import { check } from "./contracts/check.ts";
import { diff, requireAnswers } from "./contracts/diff.ts";
import { lint } from "./contracts/lint.ts";
import { lay } from "./contracts/new.ts";
import { recordBackend } from "./contracts/record.ts";
import { trace } from "./contracts/trace.ts";
import { watch } from "./contracts/watch.ts";
import { bundle } from "./generate/bundle.ts";
import { requireFreePort } from "./lib/processes.ts";
import { Advice, main, say } from "./lib/steps.ts";

const HELP = `npm run contracts                        lint, check and diff
npm run contracts -- lint [service ...]  the strict rules and our own over openapi/
npm run contracts -- check               generated/ is what openapi/ says
npm run contracts -- diff [commit]       what changed, what breaks, and what that reaches; since the branch left main,
                                         or since the last commit. --json, --markdown
npm run contracts -- trace <name>        the way of an operation or a schema: contract, procedure, page, test
npm run contracts -- watch               types and Prism's answers fresh with every save; MOCK_PORT=4200
npm run contracts -- new <noun>          the files of a slice in every layer (main): npm run contracts -- new gift-cards
npm run contracts -- docs                the reference of operations and procedures; DOCS_PORT=4300. npm run dev has it too
npm run contracts -- record              the backend at DISCOVERY_URL (or the running services) held against the contracts.
                                         Reads only. --email and --password for a customer's own, --param name=value,
                                         --write addCartItem,... for what may be changed, --json
npm run contracts -- answers             every breaking change since the branch left main, or since the last release, has
                                         its new version or its word in docs/contract-changes.md`;

/** The port a variable names, when it is free; 0 is any. */
async function portOf(variable: string, usual: number): Promise<number> {
  const port = Number(process.env[variable] ?? usual);
  if (port !== 0) await requireFreePort(port, variable);
  return port;
}

/** Lint, check and diff. Each says what it has found, whatever the others found. */
async function everything() {
  const failures: string[] = [];
  const settled = (name: string, work: Promise<void>) =>
    work.then(
      () => say(`✓ ${name}`),
      (error: Error) => void failures.push(`✗ ${name}\n${error.message}`),
    );
  // Redocly's rules run in a process of their own, beside the rest.
  const rules = settled("Rules", lint([]));
  const documents = await bundle();
  await settled("Generated code is current", check(documents));
  diff(documents, undefined);
  await rules;
  if (failures.length > 0) throw new Advice(failures.join("\n\n"));
  say(`All in ${(performance.now() / 1000).toFixed(1)} s`);
}

const OPTIONS = {
  json: { type: "boolean" },
  markdown: { type: "boolean" },
  email: { type: "string" },
  password: { type: "string" },
  param: { type: "string", multiple: true },
  write: { type: "string", multiple: true },
} as const;

await main(HELP, async ([command, ...rest]) => {
  const { values, positionals } = parseArgs({ args: rest, options: OPTIONS, allowPositionals: true });
  if (command === undefined) {
    await everything();
  } else if (command === "lint") {
    await lint(positionals);
    say("✓ Rules");
  } else if (command === "check") {
    await check(await bundle());
    say("✓ Generated code is current");
  } else if (command === "diff")
    diff(await bundle(), positionals[0], values.json ? "json" : values.markdown ? "markdown" : "text");
  else if (command === "trace") await trace(positionals[0]);
  else if (command === "watch") await watch({ port: await portOf("MOCK_PORT", 4200) });
  else if (command === "new") await lay(positionals[0]);
  else if (command === "docs") {
    // It loads the gateway, which nothing else here needs.
    const { docs } = await import("./contracts/docs.ts");
    await docs(await portOf("DOCS_PORT", 4300));
  } else if (command === "record") await recordBackend(values);
  else if (command === "answers") await requireAnswers();
  else throw new Advice(`There is no "${command}".\n\n${HELP}`);
});
