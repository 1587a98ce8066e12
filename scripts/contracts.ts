// The contract workshop: what is wrong with a contract, and whether generated/ agrees with it.
import { check } from "./contracts/check.ts";
import { lint } from "./contracts/lint.ts";
import { Advice, main, step } from "./lib/steps.ts";

const HELP = `npm run contracts                        lint and check
npm run contracts -- lint [service ...]  the strict rules and our own over openapi/
npm run contracts -- check               generated/ is what openapi/ says`;

await main(HELP, async ([command, ...args]) => {
  if (command === undefined) {
    await step("Rules", () => lint([]));
    await step("Generated code is current", check);
  } else if (command === "lint") await lint(args);
  else if (command === "check") await check();
  else throw new Advice(HELP);
});
