// The demo's control that prints the address of a draft.
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { createPreviews } from "#services/cms/preview-address.ts";
import type { ServicesEnv } from "#services/lib/env.ts";

/** "posts/a-draw" */
const previewInput = z.object({ item: z.string().regex(/^[^/]+\/[^/]+$/, "name it like posts/some-slug") });

/** Adds POST /preview. */
export function addPreviewControls(server: FastifyInstance, env: ServicesEnv, now: () => Promise<Date>): void {
  const previewOf = createPreviews(env);
  server.post("/preview", async ({ body }) => previewOf(previewInput.parse(body).item, await now()));
}
