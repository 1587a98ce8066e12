import type { Document } from "./document.ts";

/** The text of `capabilities.ts`: every flag of the contract, so that a misspelt flag does not compile. */
export function capabilityList(documents: Record<string, Document>): string {
  const flags = Object.values(documents).flatMap(
    ({ components }) => (components?.schemas?.["CapabilityFlag"]?.["x-extensible-enum"] as string[] | undefined) ?? [],
  );
  const lines = [...new Set(flags)].sort().map((flag) => `  ${JSON.stringify(flag)},`);
  return `/** Every flag the contract knows. The shop ignores other flags of a segment. */
export const capabilities = [
${lines.join("\n")}
] as const;

export type Capability = (typeof capabilities)[number];
`;
}
