// Bounds how many requests of a kind are worked on at once. The others wait before their body is read, which stays with the sender.

/** The end of a request: the response of Node's HTTP server. */
type Ending = { destroyed: boolean; once: (event: "close", then: () => void) => unknown };

/** Returns a function that resolves when it is a request's turn. The turn ends when the response is closed, sent or not. */
export function createTurns(most: number): (response: Ending) => Promise<void> {
  let taken = 0;
  const waiting: (() => void)[] = [];
  const pass = () => {
    const next = waiting.shift();
    if (next) next();
    else taken -= 1;
  };
  return async (response) => {
    if (taken < most) taken += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    // The sender may have given up meanwhile.
    if (response.destroyed) pass();
    else response.once("close", pass);
  };
}
