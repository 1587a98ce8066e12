import { initTRPC } from "@trpc/server";
import type { Context } from "./context.ts";
import { notFound, ProblemError, problemOf, toProblemError } from "./errors.ts";
import { readCapabilities } from "./routers/capabilities.read.ts";
import { signedOut } from "./session/refresh.ts";
import type { CustomerSession } from "./session/session.ts";

const t = initTRPC.context<Context>().create({
  // A stack says where our code lies; the log has it, the browser does not need it.
  isDev: false,
  errorFormatter: ({ shape, error, ctx }) => ({
    ...shape,
    data: { ...shape.data, problem: problemOf(error, ctx?.requestId ?? "") },
  }),
});

export const router = t.router;
export const createCallerFactory = t.createCallerFactory;

/** No visitor can do anything about these: a fault of ours, or keys that the services do not know. */
const MAKERS_BUSINESS = new Set<string>(["internal_error", "invalid_signature"]);

/** Whatever goes wrong inside leaves as a problem, also for pages, which call without tRPC's formatter in between. */
const withProblems = t.middleware(async ({ ctx, next, path }) => {
  const startedAt = performance.now();
  const ended = (outcome: string) => ctx.metrics.procedure(path, outcome, (performance.now() - startedAt) / 1000);
  const result = await ctx.tracing.within(`procedure ${path}`, () => next());
  if (result.ok) {
    ended("ok");
    return result;
  }
  const found = toProblemError(result.error);
  ended(found.problem.code);
  if (MAKERS_BUSINESS.has(found.problem.code))
    ctx.log.error({ procedure: path, err: result.error }, "procedure failed");
  throw new ProblemError({ ...found.problem, requestId: ctx.requestId }, found.cause);
});

/** Open to everybody. A signed-in customer is still told apart by `ctx.session`. */
export const publicProcedure = t.procedure.use(withProblems);

/** Who is signed in, for what only they may do. */
export function customerOf({ session }: Pick<Context, "session">): CustomerSession {
  if (session) return session;
  throw signedOut();
}

/**
 * For a signed-in customer only; `customerOf(ctx)` says which. Adding them to the context here would be the usual way, but
 * TypeScript then compares two whole contexts for each procedure built on this one: a third of a second for an editor.
 */
export const customerProcedure = publicProcedure.use(({ ctx, next }) => {
  customerOf(ctx);
  return next();
});

/** Only with these flags of the customer's segment. A feature that is off is not there. */
export const withCapability = (...wanted: string[]) =>
  t.middleware(async ({ ctx, next }) => {
    const { capabilities } = await readCapabilities(ctx);
    if (wanted.every((flag) => capabilities.includes(flag))) return next();
    throw notFound();
  });
