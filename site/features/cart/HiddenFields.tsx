type Value = string | number | boolean | null | undefined | readonly Value[] | { readonly [key: string]: Value };

/**
 * Returns a value as hidden fields that the form parser reads back: "items.0.games.1.Numbers" = "7". Lists of objects
 * are numbered; lists of plain values repeat the field name.
 */
export function hiddenFields(value: Value, name: string): [name: string, value: string][] {
  if (value === null || value === undefined) return [];
  if (Array.isArray(value)) {
    return value.flatMap((inner: Value, index) =>
      hiddenFields(inner, typeof inner === "object" ? `${name}.${index}` : name),
    );
  }
  if (typeof value !== "object") return [[name, String(value)]];
  return Object.entries(value).flatMap(([key, inner]) => hiddenFields(inner, name ? `${name}.${key}` : key));
}

/** The hidden fields of a form, from which the endpoint reads this value again. */
export const HiddenFields = ({ value }: { value: Value }) =>
  hiddenFields(value, "").map(([name, text], index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a name and value may repeat; the fields have no state of their own
    <input key={index} type="hidden" name={name} value={text} />
  ));
