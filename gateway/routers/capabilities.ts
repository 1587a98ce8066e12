import { type Capabilities, readCapabilities } from "../session/capabilities.ts";
import { publicProcedure, router } from "../trpc.ts";

export const capabilitiesRouter = router({
  get: publicProcedure.query(({ ctx }): Promise<Capabilities> => readCapabilities(ctx)),
});
