// The demo's control that prints the address of a draft.
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { collections, itemsOf } from "#services/cms/collections.ts";
import { type ItemPath, signPreview } from "#services/cms/preview-token.ts";
import { createContentReader } from "#services/content/content.reader.ts";
import type { ServicesEnv } from "#services/env.ts";
import { createLogger } from "#services/lib/log.ts";
import { refuse } from "#services/lib/refusal.ts";

/** "posts/a-draw" */
const previewInput = z.object({ item: z.string().regex(/^[^/]+\/[^/]+$/, "name it like posts/some-slug") });

const PREVIEWED = collections.filter((name) => ["pages", "posts", "causes", "questions", "banners"].includes(name));

/** Adds POST /preview. */
export function addPreviewControls(server: FastifyInstance, env: ServicesEnv, now: () => Promise<Date>): void {
  const read = createContentReader(env.contentDir, createLogger("silent"));

  async function requireItem({ collection, id }: ItemPath): Promise<void> {
    if (!PREVIEWED.includes(collection))
      refuse(422, "invalid_field", `There is no preview of ${collection}. There are ${PREVIEWED.join(", ")}.`);
    const content = read("en-AU", "withDrafts");
    if (itemsOf(content, collection, await now())?.some((item) => item.id === id)) return;
    const mistake = content.mistakes.find(({ file }) => file.startsWith(`${collection}/`) && file.includes(`${id}.`));
    refuse(422, "invalid_field", mistake?.message ?? `There is no ${collection}/${id} in ${env.contentDir}.`);
  }

  server.post("/preview", async ({ body }) => {
    const [collection = "", id = ""] = previewInput.parse(body).item.split("/");
    await requireItem({ collection, id });
    const token = signPreview(env, { collection, id });
    const path = `/preview?${new URLSearchParams({ collection, id, token })}`;
    const widthsPath =
      collection === "banners" ? `/marketing/feature-banner?${new URLSearchParams({ id, token })}` : null;
    return { path, widthsPath };
  });
}
