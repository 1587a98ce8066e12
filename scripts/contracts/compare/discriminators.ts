// Compares discriminators: the property, and the value that selects each alternative.
import type { Schema } from "../../generate/document.ts";
import { type Node, nameOf, resolveSchema, valuesOf, variantsOf } from "./node.ts";
import type { Report } from "./report.ts";
import { shortJson } from "./rules.ts";
import { pairVariants } from "./variants.ts";

type Discriminator = { propertyName?: string; mapping?: Record<string, string> };
const discriminatorOf = ({ schema }: Node) => (schema["discriminator"] ?? {}) as Discriminator;

/** Returns the values that select an alternative: those of the mapping, or else its name. */
function selectorsOf(node: Node, variant: Node): string[] {
  const name = nameOf(variant);
  const entries = Object.entries(discriminatorOf(node).mapping ?? {});
  const mapped = entries.flatMap(([value, target]) => (target.split("/").at(-1) === name ? [value] : []));
  return mapped.length > 0 || name === undefined ? mapped : [name];
}

/** Whether the schema of every alternative itself has the values that would select it. */
function areMarked(node: Node): boolean {
  const { propertyName = "" } = discriminatorOf(node);
  return variantsOf(node).every((variant) => {
    const { document, schema } = resolveSchema(variant);
    const marks = valuesOf(
      resolveSchema({ document, schema: schema.properties?.[propertyName] ?? ({} as Schema) }).schema,
    );
    return marks !== undefined && selectorsOf(node, variant).every((value) => marks.includes(value));
  });
}

export function compareDiscriminators(before: Node, after: Node, place: string, report: Report) {
  const [old, now] = [discriminatorOf(before).propertyName, discriminatorOf(after).propertyName];
  if (old !== now) {
    // Inlined alternatives cannot have a discriminator. They need none if each has its value as a constant.
    if ((old === undefined && areMarked(after)) || (now === undefined && areMarked(before))) return;
    const words = `the discriminator was ${old ?? "absent"} and is ${now ?? "absent"}`;
    return report.found("discriminator-changed", place, words);
  }
  if (old === undefined) return;
  for (const [older, newer] of pairVariants(variantsOf(before), variantsOf(after)).pairs) {
    const [had, has] = [selectorsOf(before, older), selectorsOf(after, newer)];
    const words = `${nameOf(newer)} was selected by ${shortJson(had)} and is by ${shortJson(has)}`;
    if (had.some((value) => !has.includes(value))) report.found("discriminator-changed", place, words);
    else if (has.length > had.length) report.found("keyword-changed", place, words);
  }
}
