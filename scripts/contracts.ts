// The contract workshop: checks openapi/, and shows what a change breaks and affects.

import { didYouMean } from "../services/lib/nearest.ts";
import { type Accepted, readArgs, UsageError } from "./lib/args.ts";
import { requireFreePort } from "./lib/processes.ts";
import { ExpectedError, main, print } from "./lib/steps.ts";

const HELP = `npm run contracts                        lint, check and diff
npm run contracts -- lint [service ...]  check openapi/ by Redocly's strict rules and our own; without a service, also that the examples
                                         agree with each other
npm run contracts -- check               fail if generated files are out of date
npm run contracts -- diff [commit]       list changes, what they break and what they affect, since the branch left main or since
                                         the last commit; --json, --markdown
npm run contracts -- trace <name>        list the files of an operation, schema, procedure or noun (addCartItem, CartItem,
                                         cart.addItem, cart), or the lines that name a property (CartItem.games)
npm run contracts -- watch               update types and Prism's replies at every save; MOCK_PORT=4200
npm run contracts -- new <noun>          write the contract of a noun; once it exists, the other layers: npm run contracts -- new gift-cards
                                         --read-only: a contract with nothing but a list
                                         --domain sales: the folder in services/main; default: catalogue
npm run contracts -- docs                serve the reference, with a search and signed calls; DOCS_PORT=4300. npm run dev serves it too
npm run contracts -- answers             check that every breaking change has a new version or an entry in docs/contract-changes.md:
                                         since the branch left main, since the last release, or in each commit of main`;

/** Returns the port that a variable names. Throws when it is taken. 0 means any port. */
async function portOf(variable: string, usual: number): Promise<number> {
  const port = Number(process.env[variable] ?? usual);
  if (port !== 0) await requireFreePort(port, variable);
  return port;
}

// Loaded on demand: some parts load the compiler, Prism or the whole gateway.
const parts = {
  answers: () => import("./contracts/answers.ts"),
  bundle: async () => (await import("./generate/bundle.ts")).bundle(),
  check: () => import("./contracts/check.ts"),
  diff: () => import("./contracts/diff.ts"),
  docs: () => import("./contracts/docs.ts"),
  lint: () => import("./contracts/lint.ts"),
  new: () => import("./contracts/new.ts"),
  trace: () => import("./contracts/trace.ts"),
  watch: () => import("./contracts/watch.ts"),
};

/** Runs lint, check and diff. All of them report, even when one fails. */
async function everything() {
  const [{ lint, lintExamples }, { check }, { diff }] = [await parts.lint(), await parts.check(), await parts.diff()];
  const failures: string[] = [];
  const settled = (name: string, work: Promise<void>) =>
    work.then(
      () => print(`✓ ${name}`),
      (error: Error) => void failures.push(`✗ ${name}\n${error.message}`),
    );
  // Redocly runs in its own process, in parallel.
  const rules = settled("Rules", lint([]));
  const documents = await parts.bundle();
  await settled("Examples agree with each other", Promise.try(lintExamples, documents));
  await settled("Generated files are up to date", check(documents));
  await diff(documents, undefined);
  await rules;
  if (failures.length > 0) throw new ExpectedError(failures.join("\n\n"));
  print(`All in ${(performance.now() / 1000).toFixed(1)} s`);
}

/** Makes a command that parses its own arguments. */
const command =
  <const F extends NonNullable<Accepted["flags"]>>(
    takes: Accepted<F>,
    work: (given: ReturnType<typeof readArgs<F>>) => Promise<void>,
  ) =>
  (args: string[]) =>
    work(readArgs(args, takes));

const COMMANDS: Record<string, (args: string[]) => Promise<void>> = {
  lint: command({ positionals: 99 }, async ({ positionals }) => {
    const { lint, lintExamples } = await parts.lint();
    await lint(positionals);
    print("✓ Rules");
    if (positionals.length > 0) return;
    lintExamples(await parts.bundle());
    print("✓ Examples agree with each other");
  }),
  check: command({}, async () => {
    await (await parts.check()).check(await parts.bundle());
    print("✓ Generated files are up to date");
  }),
  diff: command(
    { flags: { json: { type: "boolean" }, markdown: { type: "boolean" } }, positionals: 1 },
    async ({ positionals: [commit], flags }) => {
      const form = flags.json ? "json" : flags.markdown ? "markdown" : "text";
      await (await parts.diff()).diff(await parts.bundle(), commit, form);
    },
  ),
  trace: command({ positionals: 1 }, async ({ positionals: [name] }) => (await parts.trace()).trace(name)),
  watch: command({}, async () => (await parts.watch()).watch({ port: await portOf("MOCK_PORT", 4200) })),
  // "gift cards" may be two words.
  new: command(
    { positionals: 9, flags: { domain: { type: "string" }, "read-only": { type: "boolean" } } },
    async ({ positionals, flags: { domain, "read-only": isReadOnly } }) =>
      (await parts.new()).create(positionals.join(" "), { domain, isReadOnly }),
  ),
  docs: command({}, async () => (await parts.docs()).docs(await portOf("DOCS_PORT", 4300))),
  answers: command({}, async () => (await parts.answers()).requireAnswers()),
};

async function contracts([name, ...args]: string[]) {
  if (name === undefined) return everything();
  const work = COMMANDS[name];
  if (!work) throw new UsageError(`Unknown command: ${name}.${didYouMean(name, Object.keys(COMMANDS))}`);
  await work(args);
}

await main(HELP, contracts, "any");
