/** One rule of the specification with inputs it accepts and refuses (tests/spec/validators.json). */
export type RuleRow = {
  id: string;
  rule: string;
  inputsThatPass: unknown[];
  inputsThatFail: { input: unknown; message: string | null; note?: string }[];
};

/** `true` if the input is accepted or its claim is true. Otherwise the customer's message, or `false`. */
export type Verdict = boolean | string;

/** An input of a table. Its properties differ from row to row. */
export type Input = ReturnType<typeof JSON.parse>;

export type Bindings = Record<string, (input: Input, note: string) => Verdict>;

/** Returns the verdict for a validator's result. */
export const verdict = (message: string | null | undefined): Verdict => message ?? true;

/** Returns whether these claims of an input equal the rules' results. */
export function claims(input: Input, answers: Record<string, unknown>): boolean {
  return Object.entries(answers).every(([name, answer]) => !(name in input) || Object.is(input[name], answer));
}

/** Returns a pattern for a message of the tables: "{10 as formatted}" matches that number in any format. */
export function messagePattern(message: string): RegExp {
  const source = message
    .split(/(\{[^}]*\})/)
    .map((part) => {
      const amount = /^\{(\d+) as formatted\}$/.exec(part);
      return amount ? `\\$?${amount[1]}(\\.00)?` : part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
    })
    .join("");
  return new RegExp(`^${source}$`);
}
