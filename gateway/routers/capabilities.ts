import { publicProcedure, router } from "../trpc.ts";
import { type Capabilities, readCapabilities } from "./capabilities.read.ts";

export const capabilitiesRouter = router({
  get: publicProcedure.query(({ ctx }): Promise<Capabilities> => readCapabilities(ctx)),
});
