// Written by `npm run generate` from openapi/. Do not edit.
import { z } from "zod";

export const MigrateCustomerRequest = z.object({
 termsAccepted: z.boolean(),
});
