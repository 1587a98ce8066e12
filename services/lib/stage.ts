// What an operator of the demo, or a test, has put in place of what the services would say. The one way past the
// contract: a site must stand what a broken or hostile backend serves.

/** Instead of a reply: a text as it is, malformed if need be, or changes to the real one (RFC 7396). */
export type Staged = { text: string } | { patch: unknown };

export type StagedContent = { type: "image" | "markdown" | "plain" | "seo" | "json"; value: unknown };

export type Stage = {
  /** Puts something in place of an operation's 200; null takes it away again. */
  serve: (operationId: string, staged: Staged | null) => void;
  /** What to send in place of this body (as the wire has it), or undefined for the body itself. */
  dress: (operationId: string, status: number, wireBody: unknown) => string | undefined;
  switchCapability: (flag: string, isOn: boolean | null) => void;
  capabilities: (shipped: readonly string[]) => string[];
  /** A text of the site: another one, or `"gone"`; null is as shipped. */
  setContent: (id: string, content: StagedContent | "gone" | null) => void;
  content: () => ReadonlyMap<string, StagedContent | "gone">;
  list: () => { served: string[]; capabilities: Record<string, boolean>; content: string[] };
  clear: () => void;
};

type JsonObject = Record<string, unknown>;
const isObject = (value: unknown): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** RFC 7396: objects are merged, null removes, anything else takes the place of what was there. */
export function mergePatch(target: unknown, patch: unknown): unknown {
  if (!isObject(patch)) return patch;
  const result: JsonObject = isObject(target) ? { ...target } : {};
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) delete result[key];
    else result[key] = mergePatch(result[key], value);
  }
  return result;
}

function keep<T>(map: Map<string, T>, key: string, value: T | null) {
  if (value === null) map.delete(key);
  else map.set(key, value);
}

/** Kept in this process only, and present only with DEMO. */
export function createStage(): Stage {
  const served = new Map<string, Staged>();
  const flags = new Map<string, boolean>();
  const texts = new Map<string, StagedContent | "gone">();
  return {
    serve: (operationId, staged) => keep(served, operationId, staged),
    dress(operationId, status, wireBody) {
      const staged = status === 200 ? served.get(operationId) : undefined;
      if (!staged) return undefined;
      return "text" in staged ? staged.text : JSON.stringify(mergePatch(wireBody, { result: staged.patch }));
    },
    switchCapability: (flag, isOn) => keep(flags, flag, isOn),
    capabilities(shipped) {
      const switchedOn = [...flags].filter(([, isOn]) => isOn).map(([flag]) => flag);
      return [...new Set([...shipped, ...switchedOn])].filter((flag) => flags.get(flag) !== false);
    },
    setContent: (id, content) => keep(texts, id, content),
    content: () => texts,
    list: () => ({
      served: [...served.keys()],
      capabilities: Object.fromEntries(flags),
      content: [...texts.keys()],
    }),
    clear() {
      served.clear();
      flags.clear();
      texts.clear();
    },
  };
}
