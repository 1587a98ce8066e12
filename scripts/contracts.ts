// The contract workshop: what a change of openapi/ says, breaks and reaches.
import { parseArgs } from "node:util";
import { check } from "./contracts/check.ts";
import { diff, requireAnswers } from "./contracts/diff.ts";
import { lint } from "./contracts/lint.ts";
import { Advice, main, step } from "./lib/steps.ts";

const HELP = `npm run contracts                        lint, check and diff
npm run contracts -- lint [service ...]  the strict rules and our own over openapi/
npm run contracts -- check               generated/ is what openapi/ says
npm run contracts -- diff [commit]       what changed, what breaks, and what that reaches; since the branch left main,
                                         or since the last commit. --json, --markdown
npm run contracts -- answers             every breaking change since the branch left main, or since the last release, has
                                         its new version or its word in docs/contract-changes.md`;

const OPTIONS = { json: { type: "boolean" }, markdown: { type: "boolean" } } as const;

await main(HELP, async ([command, ...rest]) => {
  const { values, positionals } = parseArgs({ args: rest, options: OPTIONS, allowPositionals: true });
  if (command === undefined) {
    await step("Rules", () => lint([]));
    await step("Generated code is current", check);
    await step("What changed", () => diff(undefined));
  } else if (command === "lint") await lint(positionals);
  else if (command === "check") await check();
  else if (command === "diff") await diff(positionals[0], values.json ? "json" : values.markdown ? "markdown" : "text");
  else if (command === "answers") await requireAnswers();
  else throw new Advice(HELP);
});
