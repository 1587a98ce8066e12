import { z } from "zod";
import type { Context } from "../context.ts";
import { readCapabilities } from "../session/capabilities.ts";
import { publicProcedure, router } from "../trpc.ts";
import { listItems } from "./cms-items.read.ts";

// More would push the draws off the first screen.
const MAX_SHOWN = 3;

const time = z.iso.datetime({ offset: true }).optional();

/** The fields of a banner that the site uses. Ignores others. */
export const featureBannerData = z.object({
  heading: z.string().min(1).max(80),
  text: z.string().max(400).default(""),
  /** A path of the shop or a web address. Pages check it again before they link to it. */
  link: z.string().min(1).max(500),
  label: z.string().min(1).max(40),
  /** A file id. */
  image: z
    .string()
    .regex(/^[A-Za-z0-9][A-Za-z0-9_.-]{0,99}$/)
    .optional(),
  from: time,
  until: time,
  regions: z.array(z.string()).default([]),
  segments: z.array(z.string()).default([]),
});

export type FeatureBanner = Pick<
  z.output<typeof featureBannerData>,
  "heading" | "text" | "link" | "label" | "image"
> & {
  id: string;
};

type Visitor = { now: Date; region: string | null; segment: string | null };

/** Whether a visitor sees a banner now. Without regions or segments it is for everybody. */
function isShownTo(
  { from, until, regions, segments }: z.output<typeof featureBannerData>,
  { now, region, segment }: Visitor,
): boolean {
  const includes = (wanted: readonly string[], name: string | null) =>
    wanted.length === 0 || (name !== null && wanted.includes(name));
  const isDue =
    (from === undefined || Date.parse(from) <= now.getTime()) && !(until && Date.parse(until) <= now.getTime());
  return isDue && includes(regions, region) && includes(segments, segment);
}

/** Returns what a page shows of a banner. */
export function toFeatureBanner(id: string, data: z.output<typeof featureBannerData>): FeatureBanner {
  const { heading, text, link, label, image } = data;
  return { id, heading, text, link, label, ...(image && { image }) };
}

async function visitorOf(ctx: Context): Promise<Visitor> {
  const segment = await readCapabilities(ctx).then(
    ({ segmentName }) => segmentName,
    () => null,
  );
  return { now: ctx.now(), region: ctx.subVariant, segment };
}

export const featureBannersRouter = router({
  /** The marketing banners for this visitor by the shop's clock, in the editors' order. Leaves out malformed ones. */
  list: publicProcedure.query(async ({ ctx }): Promise<FeatureBanner[]> => {
    const [items, visitor] = await Promise.all([listItems(ctx, "banners"), visitorOf(ctx)]);
    const shown = items.flatMap(({ id, data }) => {
      const banner = featureBannerData.safeParse(data).data;
      return banner && isShownTo(banner, visitor) ? [toFeatureBanner(id, banner)] : [];
    });
    return shown.slice(0, MAX_SHOWN);
  }),
});
