/** Reports that something is deprecated, or no longer. */
export function compareDeprecation(
  before: object,
  after: object,
  found: (kind: "deprecated" | "undeprecated", words: string) => void,
) {
  const [was, is] = [before, after].map((one) => (one as { deprecated?: boolean }).deprecated === true);
  if (!was && is) found("deprecated", "is deprecated now");
  if (was && !is) found("undeprecated", "is no longer deprecated");
}
