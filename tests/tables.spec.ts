// Checks that each table belongs to one noun of the services. Other nouns read it through that noun's functions.
import ts from "typescript";
import { expect, it } from "vitest";
import { readSources, type Source } from "#scripts/contracts/graph/source.ts";
import { nodesIn } from "#scripts/contracts/graph/syntax.ts";

/** Nouns that use a table of another noun, because one statement must cover both. */
const EXCEPTIONS: { noun: string; tables: string[]; reason: string }[] = [
  { noun: "lib", tables: ["login"], reason: "one statement opens a call: it checks the login and reads the clock" },
  {
    noun: "lib",
    tables: ["wallet_transaction", "wallet_transaction_total"],
    reason: "limits and averages sum a customer's movements, which triggers of the ledger write",
  },
  {
    noun: "work-metrics.ts",
    tables: [
      ...["draw", "pre_order", "deposit", "withdrawal", "mail"],
      ...["ledger_balance", "ledger_entry", "ledger_transfer"],
    ],
    reason: "one statement tells what waits in every noun, and another checks the books",
  },
  {
    noun: "identity/limits",
    tables: ["deposit"],
    reason:
      "one expression counts the deposits that arrived and those on their way, for the cart and the customer alike",
  },
  { noun: "play/draws", tables: ["orders", "order_game"], reason: "settlement is set-based over all games of a draw" },
  {
    noun: "play/lotteries",
    tables: ["draw", "draw_division", "board_win", "orders", "order_game"],
    reason: "what boards win is written by one statement over all games of a draw",
  },
  {
    noun: "play/raffles",
    tables: ["draw", "orders"],
    reason: "the tickets of a draw are numbered and its early birds found in one statement",
  },
  {
    noun: "play/syndicates",
    tables: ["orders", "order_game"],
    reason: "the ticket of a syndicate is an order of the house, and its prize is split over the orders of its shares",
  },
  {
    noun: "play/parties",
    tables: ["orders", "stock", "draw", "promotion_use"],
    reason:
      "a session is read with its draw, the shares sold of it and the ticket of the house, and closed with all of them",
  },
  {
    noun: "play/reminders",
    tables: ["draw", "orders"],
    reason: "one statement takes the draws that are due and finds the customers without a ticket of them",
  },
  {
    noun: "recurring/recurring-purchases",
    tables: ["draw"],
    reason: "one statement finds what is due for the next draws",
  },
  { noun: "sales/orders", tables: ["draw"], reason: "lists orders by the times of their draws" },
  {
    noun: "sales/purchases",
    tables: ["orders", "order_game"],
    reason: "one statement writes a checkout and its orders",
  },
];

const KYSELY_CALLS =
  /^(selectFrom|insertInto|updateTable|deleteFrom|innerJoin|leftJoin|rightJoin|fullJoin|table|batchDelete)$/;

/** Returns the noun of a file: `sales/cart` in the main service, otherwise the folder below services. */
function nounOf(file: string): string {
  const [, main, domain, noun] = /^services\/(?:(main)\/(\w+)\/([^/]+)|)/.exec(file) ?? [];
  return main ? `${domain}/${noun}` : (file.split("/")[1] ?? file);
}

/** Returns the text of a template, with `?` for each value. */
const textOf = (template: ts.TemplateLiteral) =>
  ts.isTemplateExpression(template)
    ? [template.head.text, ...template.templateSpans.map(({ literal }) => literal.text)].join("?")
    : template.text;

/** Returns the tables that a source file names in Kysely calls and SQL. */
function tablesIn({ tree }: Source, isTable: (name: string) => boolean): string[] {
  return nodesIn(tree).flatMap((node) => {
    if (ts.isCallExpression(node)) {
      const name = ts.isPropertyAccessExpression(node.expression)
        ? node.expression.name.text
        : node.expression.getText();
      const [first] = node.arguments;
      if (!KYSELY_CALLS.test(name) || !first || !ts.isStringLiteralLike(first)) return [];
      return [first.text.split(" ")[0] ?? ""].filter(isTable);
    }
    if (!ts.isTaggedTemplateExpression(node) || !/^sql\b/.test(node.tag.getText())) return [];
    const names = [...textOf(node.template).matchAll(/\b(?:from|join|into|update|table|,)\s+(\w+)/g)];
    return names.flatMap(([, name = ""]) => (isTable(name) ? [name] : []));
  });
}

const services = readSources("services").filter(({ file }) => !file.endsWith(".spec.ts"));
const migrations = services.filter(({ file }) => file.startsWith("services/db/migrations/"));
const namesIn = (pattern: RegExp) =>
  migrations.flatMap(({ text }) => [...text.matchAll(pattern)].map(([, name = ""]) => name));
const renamed = new Set(namesIn(/alter table (\w+) rename to/g));
const tables = new Set(namesIn(/(?:create table|rename to) (\w+)/g).filter((name) => !renamed.has(name)));

const isException = (noun: string, table: string) =>
  EXCEPTIONS.some((exception) => exception.noun === noun && exception.tables.includes(table));

it("finds the tables of Kysely calls and of SQL", () => {
  const text =
    'tx.selectFrom("draw as d").innerJoin("orders", "a", "b"); sql`update login set id = 1 from cart, mail`; // from deposit';
  const tree = ts.createSourceFile("x.ts", text, ts.ScriptTarget.Latest, true);
  const found = tablesIn({ file: "x.ts", text, tree }, (name) => tables.has(name));
  expect(found).toEqual(["orders", "draw", "login", "cart", "mail"]);
});

it("a table is named by one noun", () => {
  expect(tables.size).toBeGreaterThan(25);
  const nouns = new Map<string, Set<string>>();
  for (const source of services) {
    if (source.file.startsWith("services/db/")) continue;
    const noun = nounOf(source.file);
    for (const table of tablesIn(source, (name) => tables.has(name))) {
      if (!isException(noun, table)) nouns.set(table, new Set(nouns.get(table)).add(noun));
    }
  }
  const shared = [...nouns].filter(([, owners]) => owners.size > 1).map(([table, owners]) => [table, ...owners]);
  expect(shared).toEqual([]);
  expect([...tables].filter((table) => !nouns.has(table))).toEqual([]);
});
