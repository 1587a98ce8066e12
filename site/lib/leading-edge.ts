/** Windows in which a repeated command counts as a double press (shop §7). Promotions and default funds are sent at the end of theirs. */
export const WINDOW_MS = { add: 1000, build: 500, purchase: 500, promotion: 500, defaultFund: 500 } as const;

/**
 * Runs a command immediately and drops its repeats: the same input within the window gets the first reply, so a double press
 * adds or buys once. `key` decides which inputs are the same.
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
    // A refused command may be repeated immediately.
    answer.catch(() => running.delete(name));
    return answer;
  };
}
