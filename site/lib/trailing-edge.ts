/**
 * Debounces a command: runs it with the last input after a pause, and gives all callers its reply. For typed input, where only
 * the last value counts (shop §7).
 */
export function trailingEdge<Input, Result>(
  windowMs: number,
  run: (input: Input) => Promise<Result>,
): (input: Input) => Promise<Result> {
  const asking: ((answer: Promise<Result>) => void)[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  return (input) =>
    new Promise((resolve) => {
      asking.push(resolve);
      clearTimeout(timer);
      timer = setTimeout(() => {
        const answer = run(input);
        for (const settle of asking.splice(0)) settle(answer);
      }, windowMs);
    });
}
