import { z } from "zod";
import { getCmsFileParameters } from "#generated/cms/inputs.ts";
import type { components } from "#generated/cms/schema.ts";
import { publicProcedure, router } from "../trpc.ts";
import { toProblemError } from "../upstream/to-problem.ts";
import { unwrapEnvelope } from "../upstream/unwrap.ts";

type Schemas = components["schemas"];

// The types that /files shows in a page (gateway/entry/files.ts).
const PICTURES = ["image/png", "image/jpeg", "image/webp", "image/gif"];

/** The size of a picture in pixels. */
type PictureSize = { width: number; height: number };

export const filesRouter = router({
  /** The sizes of pictures by their file ids. Leaves out files that do not exist or are not pictures. */
  listPictureSizes: publicProcedure
    .input(z.object({ ids: z.array(getCmsFileParameters().shape.id).max(50) }))
    .query(async ({ ctx, input }): Promise<Record<string, PictureSize>> => {
      const sizes = await Promise.all(
        [...new Set(input.ids)].map(async (id): Promise<[string, PictureSize][]> => {
          const reply = await ctx.cms.GET("/files/{id}", { params: { path: { id } } });
          try {
            // A caller that accepts JSON gets the record and not the bytes.
            const { result } = unwrapEnvelope(reply) as Schemas["CmsFileEnvelope"];
            const { mimeType, width, height } = result;
            return PICTURES.includes(mimeType) && width && height ? [[id, { width, height }]] : [];
          } catch (error) {
            if (toProblemError(error).problem.status === 404) return [];
            throw error;
          }
        }),
      );
      return Object.fromEntries(sizes.flat());
    }),
});
