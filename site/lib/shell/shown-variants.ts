import { toVariantText } from "#gateway/rules/experiments.ts";
import type { PageContext } from "./page-context.ts";

/** Returns what a page shows of experiments, for its events: "name=variant&name=variant"; undefined without experiments. */
export const shownVariants = ({ experiments, variants }: PageContext): string | undefined =>
  toVariantText(experiments, variants) || undefined;
