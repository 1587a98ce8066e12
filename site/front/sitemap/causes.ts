import type { PartReader } from "./row.ts";

/** Every cause, whether or not the directory is shown. */
export const causeRows: PartReader = async (_, caller) => {
  const causes = await caller.causes.list();
  return causes.map(({ urlSlug }) => ({ route: "cause", params: { causeSlug: urlSlug } }));
};
