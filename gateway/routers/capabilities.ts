import { publicProcedure, router } from "../trpc.ts";
import { readCapabilities } from "./capabilities.read.ts";

export const capabilitiesRouter = router({
  get: publicProcedure.query(({ ctx }) => readCapabilities(ctx)),
});
