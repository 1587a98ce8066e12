// Server state of the account area: what a page arrived with, kept current while it is looked at. The cart and the
// checkout have their own store, and use none of this.
import { focusManager, QueryCache, QueryClient, QueryClientProvider, useQueryClient } from "@tanstack/react-query";
import { httpBatchLink, httpLink, splitLink } from "@trpc/client";
import { createTRPCQueryUtils, createTRPCReact } from "@trpc/react-query";
import { type ReactNode, useEffect, useState } from "react";
import type { AppRouter } from "#gateway/router.ts";
import { href } from "../href.ts";
import { whileLoading } from "../shell/start/loading.ts";
import { VISITOR_CHANGE } from "../shell/start/visitor.ts";
import { problemOf } from "./client.ts";
import { codeLink } from "./elevation-link.ts";
import { showIfSiteWide } from "./site-wide-failure.ts";
import { door } from "./trpc-endpoint.ts";

export const trpc = createTRPCReact<AppRouter>();

/** For a read that may be given up: a batch is only aborted when every call in it is. */
export const cancellable = { abortOnUnmount: true, context: { isAlone: true } };

/** For a read the page can do without: failing, it takes down the section it was for. */
export const beside = { meta: { isBeside: true } };

const client = trpc.createClient({
  links: [
    codeLink,
    splitLink({ condition: ({ context }) => !!context["isAlone"], true: httpLink(door), false: httpBatchLink(door) }),
  ],
});

// A draw is announced within minutes; a page that is looked at should know within one.
const REFRESH_MS = 60_000;
// What the page arrived with is as good as a fresh answer: waking up must not ask for it again.
const FRESH_MS = 500;

function makeQueryClient() {
  const queryCache = new QueryCache({
    onError: (error, query) => {
      const problem = problemOf(error);
      if (problem.code === "signed_out") toSignIn();
      // What was fetched ahead of a press nobody waits for yet.
      else if (query.isActive() && query.state.data === undefined && !query.meta?.["isBeside"]) showIfSiteWide(problem);
    },
    // The gateway rewrites the readable cookie with the answer: the header shows the balance the page shows.
    onSuccess: () => document.dispatchEvent(new Event(VISITOR_CHANGE)),
  });
  const queries = {
    staleTime: FRESH_MS,
    refetchInterval: REFRESH_MS,
    // The gateway has tried again already; what is shown stays, with a button.
    retry: false,
    // Being offline is told like any other failure, not waited out in silence.
    networkMode: "always",
    refetchOnReconnect: true,
  } as const;
  return new QueryClient({ queryCache, defaultOptions: { queries } });
}

/** The session is over: signing in leads back to this very page. */
function toSignIn() {
  if ("leaving" in document.documentElement.dataset) return;
  location.assign(href("login", {}, { next: location.pathname + location.search, expired: 1 }));
}

const isBrowser = typeof document !== "undefined";
const shared = isBrowser ? makeQueryClient() : null;

if (isBrowser) {
  // By itself TanStack Query watches visibility only; two windows side by side are both visible.
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
  /** Puts in what the page arrived with. Runs before the first render, so that both sides of hydration draw the same. */
  seed: (utils: Utils) => void;
  children: ReactNode;
};

/** What an island of the account stands in. In a browser its islands share one client; on the server nobody shares. */
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

/** The customer, kept current; `undefined` while unknown. A session that has ended leads to sign-in. */
export function useCustomer() {
  const query = trpc.session.get.useQuery(undefined, beside);
  const isOver = query.data === null;
  useEffect(() => {
    if (isOver) toSignIn();
  }, [isOver]);
  return query;
}

/** Asks again for everything that could not be read: what fails together heals together. */
export function useRetry() {
  const queryClient = useQueryClient();
  return () =>
    void whileLoading(
      queryClient.refetchQueries({ type: "active", predicate: ({ state }) => state.status !== "success" }),
    );
}
