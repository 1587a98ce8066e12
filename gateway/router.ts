import { routers } from "./routers.generated.ts";
import { createCallerFactory, router } from "./trpc.ts";

/** All procedures for browsers and pages, grouped by noun. */
export const appRouter = router(routers);

export type AppRouter = typeof appRouter;

type Facts = { type: "query" | "mutation" | "subscription"; inputs: readonly unknown[] };
// The only read of tRPC's internals: it has no public one (docs/adr/0020).
const procedures = appRouter._def.procedures as unknown as Readonly<Record<string, { _def: Facts } | undefined>>;

/** Returns the type and the input schemas of a procedure by its dotted name, or undefined if there is none. */
export const factsOfProcedure = (path: string): Facts | undefined => procedures[path]?._def;

/** Creates a caller that runs procedures without HTTP. Pages and plain forms use it. */
export const createCaller = createCallerFactory(appRouter);
export type Caller = ReturnType<typeof createCaller>;
