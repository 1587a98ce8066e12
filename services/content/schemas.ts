// The front matter of each kind of content file, and its limits.
import { z } from "zod";

const MOST_TITLE = 160;
const MOST_SUMMARY = 400;
/** The longest text of a file, in characters. */
export const MOST_BODY = 100_000;

// The regions of the shop (shell §3).
const REGIONS = ["ACT", "NSW", "NT", "QLD", "SA", "TAS", "VIC", "WA", "OTHER", "GB", "LW", "NSWL"] as const;

export const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
// The CMS's file ids (openapi/cms).
export const FILE_ID = /^[A-Za-z0-9][A-Za-z0-9_.-]{0,99}$/;

const line = (most: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(most)
    .regex(/^[^\p{Cc}]*$/u, "must be one line");
const slug = z.string().max(100).regex(SLUG, "must be lower-case words joined by hyphens");
const image = z
  .string()
  .regex(FILE_ID, "must be the name of a picture without its extension, such as two-boats")
  .optional();
const causeKey = z.string().regex(/^[a-z0-9_]{1,64}$/, "must be a cause's key");
/** The offers whose pages show the text. */
const offers = z
  .array(z.string().regex(/^[a-z0-9_]{1,64}$/, "must be an offer's key"))
  .max(50)
  .optional();
const status = z.enum(["draft", "published"]).default("published");
const time = z.iso.datetime({ offset: true, error: "must be a time such as 2026-11-20T09:00:00+11:00" });
const date = z.iso.date("must be a date such as 2026-11-20");

export const postSchema = z.strictObject({
  title: line(MOST_TITLE),
  excerpt: line(MOST_SUMMARY),
  category: slug,
  /** The cause that the post is about. */
  cause: causeKey.optional(),
  published: time,
  image,
  status,
});

export const causeSchema = z.strictObject({
  key: causeKey,
  name: line(MOST_TITLE),
  description: line(MOST_SUMMARY),
  image,
  status,
});

export const questionSchema = z.strictObject({ question: line(MOST_TITLE), offers, status });

export const pageSchema = z.strictObject({
  title: line(MOST_TITLE),
  description: line(MOST_SUMMARY),
  version: z.coerce.string().min(1).max(20),
  in_force: date,
  /** The text in short, one sentence or two a point. */
  summary: z.array(line(MOST_SUMMARY)).max(8).default([]),
  changes: z
    .array(z.strictObject({ version: z.coerce.string().min(1).max(20), date, change: line(MOST_SUMMARY) }))
    .max(100)
    .default([]),
  offers,
  status,
});

/** The longest text of a banner, in characters. */
export const MOST_BANNER_TEXT = 240;

export const bannerSchema = z.strictObject({
  heading: line(80),
  link: z
    .string()
    .max(500)
    .regex(/^(?:\/(?![/\\])|https:\/\/)/, "must be a path such as /lotto-results, or an https address"),
  label: line(40),
  image,
  from: time.optional(),
  until: time.optional(),
  /** Empty: everywhere. */
  regions: z.array(z.enum(REGIONS)).max(REGIONS.length).default([]),
  /** Empty: everybody. */
  segments: z.array(line(100)).max(20).default([]),
  status,
});

export const campaignSchema = z.strictObject({
  campaign: z.string().regex(/^[A-Za-z0-9_+-]{1,100}$/, "must be a value of utm_campaign"),
  heading: line(80),
  image,
  promotion: z
    .string()
    .regex(/^[A-Za-z0-9_-]{1,30}$/, "must be a promotion code")
    .optional(),
  status: z.enum(["draft", "published"]).default("published"),
});

/** An earlier version of a page. */
export const versionSchema = pageSchema.omit({ changes: true, offers: true, status: true });

/** categories.yaml and topics.yaml. */
export const listSchema = z.array(z.strictObject({ slug, name: line(80), description: line(MOST_SUMMARY) })).max(100);

export type Post = z.infer<typeof postSchema> & { slug: string; body: string };
export type Cause = z.infer<typeof causeSchema> & { slug: string; body: string };
export type Category = z.infer<typeof listSchema>[number];
export type Topic = Category;

export type Question = z.infer<typeof questionSchema> & { slug: string; topic: string; body: string };
export type Page = z.infer<typeof pageSchema> & { slug: string; body: string };
export type Banner = z.infer<typeof bannerSchema> & { slug: string; body: string };
/** An earlier version of a page. `slug` is the slug of the page. */
export type PageVersion = z.infer<typeof versionSchema> & { slug: string; body: string };
