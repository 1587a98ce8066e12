/** Windows in which a second, equal command is taken for a double press (shop §7); a promotion is sent at the end of its own. */
export const WINDOW_MS = { add: 1000, build: 500, purchase: 500, promotion: 500 } as const;

/**
 * Runs a command at once and drops its repeats: the same input again inside the window gets the answer of the first,
 * so a double press adds or buys once. `key` says what makes two inputs the same.
 */
export function leadingEdge<Input, Result>(
  windowMs: number,
  key: (input: Input) => string,
  run: (input: Input) => Promise<Result>,
): (input: Input) => Promise<Result> {
  const running = new Map<string, Promise<Result>>();

  return (input) => {
    const name = key(input);
    const first = running.get(name);
    if (first) return first;

    const answer = run(input);
    running.set(name, answer);
    setTimeout(() => running.delete(name), windowMs);
    // A refusal may be tried again as soon as it is read.
    answer.catch(() => running.delete(name));
    return answer;
  };
}
