/** One rule of the specification with inputs it accepts and refuses (tests/spec/validators.json). */
export type RuleRow = {
  id: string;
  rule: string;
  inputsThatPass: unknown[];
  inputsThatFail: { input: unknown; message: string | null; note?: string }[];
};

/** `true`: accepted, or the claim in the input holds. Otherwise the message for the customer, or `false`. */
export type Verdict = boolean | string;

/** An input of a table, as JSON gives it: its members differ from row to row and hold what the row says. */
export type Input = ReturnType<typeof JSON.parse>;

export type Bindings = Record<string, (input: Input, note: string) => Verdict>;

/** The verdict of a validator's answer. */
export const verdict = (message: string | null | undefined): Verdict => message ?? true;

/** The claims of an input that are named here must equal what the rules answer. */
export function claims(input: Input, answers: Record<string, unknown>): boolean {
  return Object.entries(answers).every(([name, answer]) => !(name in input) || Object.is(input[name], answer));
}

/** A message of the tables as a pattern: "{10 as formatted}" stands for that number in any format. */
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
