import { main, step, turbo, typeChecks } from "./lib/steps.ts";

const HELP = "npm run types    the types of the whole project: code and pages, in parallel";

await main(HELP, async () => {
  await step("Types", () => turbo(typeChecks));
});
