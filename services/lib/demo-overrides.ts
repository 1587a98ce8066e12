// Overrides of the demo: an operator or a test replaces replies and content. Replies may break the contract,
// to show that the site survives a broken or hostile backend.

/** Replaces a reply with a text, which may be malformed, or patches it (RFC 7396). */
export type ReplyOverride = { text: string } | { patch: unknown };

export type ContentOverride = { type: "image" | "markdown" | "plain" | "seo" | "json"; value: unknown };

export type DemoOverrides = {
  /** Overrides the 200 reply of an operation; null removes the override. */
  setReply: (operationId: string, override: ReplyOverride | null) => void;
  /** Returns the text to send instead of a wire body, or undefined to send the body. */
  overriddenReply: (operationId: string, status: number, wireBody: unknown) => string | undefined;
  /** Replaces a content item, or removes it with `"gone"`; null removes the override. */
  setContent: (id: string, content: ContentOverride | "gone" | null) => void;
  content: () => ReadonlyMap<string, ContentOverride | "gone">;
  list: () => { served: string[]; content: string[] };
  clear: () => void;
};

type JsonObject = Record<string, unknown>;
const isObject = (value: unknown): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Applies a JSON merge patch (RFC 7396): merges objects, removes with null, replaces anything else. */
export function mergePatch(target: unknown, patch: unknown): unknown {
  if (!isObject(patch)) return patch;
  const result: JsonObject = isObject(target) ? { ...target } : {};
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) delete result[key];
    else result[key] = mergePatch(result[key], value);
  }
  return result;
}

function setOrDelete<T>(map: Map<string, T>, key: string, value: T | null) {
  if (value === null) map.delete(key);
  else map.set(key, value);
}

/** Creates the overrides of this process, kept in memory. Used only with DEMO. */
export function createDemoOverrides(): DemoOverrides {
  const served = new Map<string, ReplyOverride>();
  const texts = new Map<string, ContentOverride | "gone">();
  return {
    setReply: (operationId, override) => setOrDelete(served, operationId, override),
    overriddenReply(operationId, status, wireBody) {
      const override = status === 200 ? served.get(operationId) : undefined;
      if (!override) return undefined;
      return "text" in override ? override.text : JSON.stringify(mergePatch(wireBody, { result: override.patch }));
    },
    setContent: (id, content) => setOrDelete(texts, id, content),
    content: () => texts,
    list: () => ({
      served: [...served.keys()],
      content: [...texts.keys()],
    }),
    clear() {
      served.clear();
      texts.clear();
    },
  };
}
