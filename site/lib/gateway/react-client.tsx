// Server state of the account area: seeded by the page, kept current in the browser. The cart and the checkout have their own
// stores and do not use this.
import { focusManager, QueryCache, QueryClient, QueryClientProvider, useQueryClient } from "@tanstack/react-query";
import { TRPCClientError, type TRPCLink } from "@trpc/client";
import { createTRPCQueryUtils, createTRPCReact } from "@trpc/react-query";
import { observable } from "@trpc/server/observable";
import { type ReactNode, useEffect, useState } from "react";
import type { AppRouter } from "#gateway/router.ts";
import { href } from "../href.ts";
import { whileLoading } from "../shell/start/loading.ts";
import { track } from "../shell/start/track.ts";
import { VISITOR_CHANGE } from "../shell/start/visitor.ts";
import { problemOf, procedureAt } from "./client.ts";

export const trpc = createTRPCReact<AppRouter>();

/** Sends every call with the client of scripts, which holds it while the customer enters a one-time code. */
const gatewayLink: TRPCLink<AppRouter> =
  () =>
  ({ op: { path, input, type, signal } }) =>
    observable((observer) => {
      const options = signal ? { signal } : {};
      const { query, mutate } = procedureAt(path);
      (type === "mutation" ? mutate : query)(input, options).then(
        (data) => {
          observer.next({ result: { type: "data", data } });
          observer.complete();
        },
        (refusal: Error) => observer.error(TRPCClientError.from(refusal)),
      );
    });

const client = trpc.createClient({ links: [gatewayLink] });

// Draws are announced within minutes; an open page should show them within one.
const REFRESH_MS = 60_000;
// Data from the server render counts as fresh, so hydration does not read it again.
const FRESH_MS = 500;

function makeQueryClient() {
  const queryCache = new QueryCache({
    onError: (error, query) => {
      const problem = problemOf(error);
      if (problem.code === "signed_out") toSignIn();
      // Nothing is shown in place of it. A failed prefetch is not active: no component uses it yet.
      else if (query.isActive() && query.state.data === undefined)
        track("Error", problem.status >= 400 ? { status: problem.status } : {});
    },
    // The gateway updates the readable cookie with each reply; the header then shows the same balance as the page.
    onSuccess: () => document.dispatchEvent(new Event(VISITOR_CHANGE)),
  });
  const queries = {
    staleTime: FRESH_MS,
    refetchInterval: REFRESH_MS,
    // The gateway already retries. The page keeps what it shows and offers a button.
    retry: false,
    // Report being offline like any other failure instead of pausing silently.
    networkMode: "always",
    refetchOnReconnect: true,
  } as const;
  return new QueryClient({ queryCache, defaultOptions: { queries } });
}

/** Redirects to sign-in, which leads back to this page. */
function toSignIn() {
  if ("leaving" in document.documentElement.dataset) return;
  location.assign(href("login", {}, { next: location.pathname + location.search, expired: 1 }));
}

const isBrowser = typeof document !== "undefined";
const shared = isBrowser ? makeQueryClient() : null;

if (isBrowser) {
  // TanStack Query only watches visibility; two windows side by side are both visible.
  focusManager.setEventListener((change) => {
    const look = () => change();
    addEventListener("focus", look);
    document.addEventListener("visibilitychange", look);
    return () => {
      removeEventListener("focus", look);
      document.removeEventListener("visibilitychange", look);
    };
  });
}

type Utils = ReturnType<typeof createTRPCQueryUtils<AppRouter>>;
type Props = {
  /** Seeds the query client before the first render, so that server and browser render the same. */
  seed: (utils: Utils) => void;
  children: ReactNode;
};

/** Provides the clients of an account island. In a browser all islands share one; on the server each render has its own. */
export function AccountProvider({ seed, children }: Props) {
  const [queryClient] = useState(() => {
    const made = shared ?? makeQueryClient();
    seed(createTRPCQueryUtils({ client, queryClient: made }));
    return made;
  });
  return (
    <trpc.Provider client={client} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </trpc.Provider>
  );
}

/** Returns the customer, kept current; `undefined` while unknown. Redirects to sign-in when the session has ended. */
export function useCustomer() {
  const query = trpc.session.get.useQuery();
  const isOver = query.data === null;
  useEffect(() => {
    if (isOver) toSignIn();
  }, [isOver]);
  return query;
}

/** Returns a function that repeats every failed read of the page. */
export function useRetry() {
  const queryClient = useQueryClient();
  return () =>
    void whileLoading(
      queryClient.refetchQueries({ type: "active", predicate: ({ state }) => state.status !== "success" }),
    );
}
