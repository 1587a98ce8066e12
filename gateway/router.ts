import { routers } from "./routers.generated.ts";
import { createCallerFactory, router } from "./trpc.ts";

/** Every procedure that browsers and pages can call, by noun. */
export const appRouter = router(routers);

export type AppRouter = typeof appRouter;

/** Calls procedures without HTTP. Pages and plain forms use it. */
export const createCaller = createCallerFactory(appRouter);
export type Caller = ReturnType<typeof createCaller>;
