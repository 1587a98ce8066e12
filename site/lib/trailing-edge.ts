/**
 * Runs a command once nobody has asked again for a while, with what was asked last; all who asked get its answer. For what
 * is typed, where only the last word counts (shop §7).
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
