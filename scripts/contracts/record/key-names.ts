// Finds keys in camelCase where the contract writes snake_case: the usual mistake of a backend's serialiser.

/** Returns the names of all fields of a contract. */
export function fieldNames(part: unknown, names = new Set<string>()): Set<string> {
  if (typeof part !== "object" || part === null) return names;
  const { properties } = part as { properties?: unknown };
  if (typeof properties === "object" && properties !== null)
    for (const name of Object.keys(properties)) names.add(name);
  for (const inner of Object.values(part)) fieldNames(inner, names);
  return names;
}

const toSnake = (key: string) => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

export type Misnamed = { path: string; key: string; wanted: string };

/** Returns each key whose snake_case name is a field of the contract and whose own name is not. List items count once. */
export function findMisnamed(body: unknown, names: ReadonlySet<string>, path = ""): Misnamed[] {
  if (typeof body !== "object" || body === null) return [];
  const found = new Map<string, Misnamed>();
  for (const [key, value] of Object.entries(body)) {
    const at = Array.isArray(body) ? path : [path, key].filter(Boolean).join(".");
    const wanted = toSnake(key);
    if (!Array.isArray(body) && wanted !== key && !names.has(key) && names.has(wanted)) {
      found.set(at, { path: at, key, wanted });
    }
    for (const inner of findMisnamed(value, names, at)) found.set(inner.path, inner);
  }
  return [...found.values()];
}
