import type { z } from "zod";
import { ContentMistake, type Markdown } from "./front-matter.ts";
import type { campaignSchema } from "./schemas.ts";

/** A campaign. `body` is plain paragraphs. */
export type Campaign = z.infer<typeof campaignSchema> & { slug: string; body: string };

const MAX_TEXT = 1_000;

/** Returns the campaign of a file. Throws `ContentMistake`. */
export function toCampaign({ name, value, lineOf, slug, body }: Markdown, before: readonly Campaign[]): Campaign {
  const campaign = value as z.infer<typeof campaignSchema>;
  const line = lineOf("campaign");
  if (before.some((other) => other.campaign === campaign.campaign))
    throw new ContentMistake(name, line, `the campaign "${campaign.campaign}" is used twice`);
  if (body.length > MAX_TEXT) throw new ContentMistake(name, 1, `the text is longer than ${MAX_TEXT} characters`);
  return { ...campaign, slug, body };
}
