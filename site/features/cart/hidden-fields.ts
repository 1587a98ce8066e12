type Value = string | number | boolean | null | undefined | readonly Value[] | { readonly [key: string]: Value };

/**
 * A value as the hidden fields the form door reads back: "items.0.games.1.Numbers" = "7". A list of objects is numbered,
 * a list of plain values repeats its name.
 */
export function hiddenFields(value: Value, name: string): [name: string, value: string][] {
  if (value === null || value === undefined) return [];
  if (Array.isArray(value)) {
    return value.flatMap((inner: Value, index) =>
      hiddenFields(inner, typeof inner === "object" ? `${name}.${index}` : name),
    );
  }
  if (typeof value !== "object") return [[name, String(value)]];
  return Object.entries(value).flatMap(([key, inner]) => hiddenFields(inner, `${name}.${key}`));
}
