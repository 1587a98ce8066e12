import { routers } from "./routers.generated.ts";
import { createCallerFactory, router } from "./trpc.ts";

/** All procedures for browsers and pages, grouped by noun. */
export const appRouter = router(routers);

export type AppRouter = typeof appRouter;

/** Creates a caller that runs procedures without HTTP. Pages and plain forms use it. */
export const createCaller = createCallerFactory(appRouter);
export type Caller = ReturnType<typeof createCaller>;
