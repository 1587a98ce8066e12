import type { TRPCClientError, TRPCLink } from "@trpc/client";
import { observable, type Unsubscribable } from "@trpc/server/observable";
import type { AppRouter } from "#gateway/router.ts";
import { withElevation } from "./with-elevation.ts";

type Link = ReturnType<TRPCLink<AppRouter>>;
type Next = Parameters<Link>[0]["next"];
type Answer = Parameters<NonNullable<Parameters<ReturnType<Next>["subscribe"]>[0]["next"]>>[0];

/** First link of every tRPC client: holds a call that needs a one-time code and repeats it, also out of a batch. */
export const elevationLink: TRPCLink<AppRouter> =
  () =>
  ({ op, next }) =>
    observable((observer) => {
      let running: Unsubscribable | undefined;
      const call = () =>
        new Promise<Answer>((resolve, reject) => {
          running = next(op).subscribe({ next: resolve, error: reject });
        });
      withElevation(call).then(
        (answer) => {
          observer.next(answer);
          observer.complete();
        },
        (refusal: TRPCClientError<AppRouter>) => observer.error(refusal),
      );
      return () => running?.unsubscribe();
    });
