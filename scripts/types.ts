import { main, step, turbo, typeChecks } from "./lib/steps.ts";

const HELP = "npm run types    the types of the whole project: code and pages, each on a core of its own";

await main(HELP, async () => {
  await step("Types", () => turbo(typeChecks));
});
