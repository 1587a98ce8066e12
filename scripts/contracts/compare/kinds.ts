/** What a change does to a client written against the old contract. */
export type Severity = "breaking" | "risky" | "additive";

/** Who sends the value: what a request may say only ever widens safely, what a reply may say only ever narrows. */
export type Direction = "request" | "reply";

const OF_VALUES = {
  "property-removed": ["breaking", "breaking"],
  "property-added": ["additive", "additive"],
  "property-required": ["breaking", "additive"],
  "property-optional": ["additive", "breaking"],
  "type-changed": ["breaking", "breaking"],
  "type-narrowed": ["breaking", "additive"],
  "type-widened": ["additive", "breaking"],
  "null-allowed": ["additive", "breaking"],
  "null-refused": ["breaking", "additive"],
  "enum-value-removed": ["breaking", "risky"],
  "enum-value-added": ["additive", "risky"],
  "enum-closed": ["breaking", "additive"],
  "enum-opened": ["additive", "risky"],
  "format-changed": ["breaking", "breaking"],
  "format-added": ["breaking", "additive"],
  "format-removed": ["additive", "breaking"],
  "pattern-changed": ["breaking", "risky"],
  "pattern-added": ["breaking", "additive"],
  "pattern-removed": ["additive", "risky"],
  "bound-tightened": ["breaking", "additive"],
  "bound-loosened": ["additive", "risky"],
  "keys-closed": ["breaking", "additive"],
  "keys-opened": ["additive", "risky"],
  "variant-removed": ["breaking", "risky"],
  "variant-added": ["additive", "risky"],
  "discriminator-changed": ["breaking", "breaking"],
  "default-changed": ["risky", "additive"],
  "content-removed": ["breaking", "breaking"],
  "content-added": ["additive", "risky"],
  // A reader that counts whole cents loses what comes after them.
  "decimals-fewer": ["breaking", "additive"],
  "decimals-more": ["additive", "breaking"],
  "step-coarser": ["breaking", "additive"],
  "step-finer": ["additive", "risky"],
  "step-changed": ["breaking", "risky"],
  "key-names-closed": ["breaking", "additive"],
  "key-names-opened": ["additive", "risky"],
  // One property that comes with another: required or promised, as if by itself.
  "companion-required": ["breaking", "additive"],
  "companion-optional": ["additive", "breaking"],
  "exclusion-added": ["breaking", "additive"],
  "exclusion-removed": ["additive", "risky"],
  "exclusion-changed": ["breaking", "risky"],
  // What a condition promised may have been a property; what it asks now may be anything.
  "condition-added": ["breaking", "additive"],
  "condition-removed": ["additive", "breaking"],
  "condition-changed": ["breaking", "breaking"],
  "part-added": ["breaking", "additive"],
  "part-removed": ["additive", "breaking"],
  "encoding-narrowed": ["breaking", "additive"],
  "encoding-widened": ["additive", "risky"],
  "encoding-changed": ["breaking", "breaking"],
  // A word that nobody here knows may mean anything.
  "keyword-changed": ["risky", "risky"],
} as const satisfies Record<string, readonly [request: Severity, reply: Severity]>;

const OF_CALLS = {
  "operation-removed": "breaking",
  "operation-moved": "breaking",
  "operation-renamed": "risky",
  "operation-added": "additive",
  "status-removed": "breaking",
  "status-added": "risky",
  "reply-header-removed": "breaking",
  "reply-header-added": "additive",
  "reply-header-optional": "breaking",
  "reply-header-required": "additive",
  "security-tightened": "breaking",
  "security-loosened": "risky",
  "parameter-removed": "breaking",
  "parameter-required": "breaking",
  "parameter-optional": "additive",
  "parameter-added": "additive",
  "parameter-renamed": "risky",
  "body-removed": "breaking",
  "body-required": "breaking",
  "body-optional": "additive",
  "body-added": "additive",
  "version-removed": "breaking",
  "version-added": "additive",
  "repeating-unsafe": "breaking",
  "repeating-safe": "additive",
  "cache-time-changed": "risky",
  // The same name, and a call that was let in is not any more.
  "security-scheme-changed": "breaking",
  "server-removed": "breaking",
  "server-added": "additive",
  // The same values are written in another way.
  "parameter-style-changed": "breaking",
  // Refused where the capability is off.
  "capability-required": "breaking",
  "capability-dropped": "additive",
  // What a client acts on (signs in again, shows the new price) is not said any more, or said in another word.
  "code-removed": "breaking",
  "code-added": "risky",
  "keyword-changed": "risky",
} as const satisfies Record<string, Severity>;

export type ValueKind = keyof typeof OF_VALUES;
export type CallKind = keyof typeof OF_CALLS;
export type Kind = `${Direction}-${ValueKind}` | CallKind;

export function severityOf(kind: ValueKind, direction: Direction): Severity {
  return OF_VALUES[kind][direction === "request" ? 0 : 1];
}

export function severityOfCall(kind: CallKind): Severity {
  return OF_CALLS[kind];
}

/** One difference between two contracts, in plain words. */
export type Change = {
  /** The service it is in, or "common" when it is the same in several. */
  service: string;
  /** Every operation it reaches; one, unless it is in a schema that several share. */
  operations: string[];
  kind: Kind;
  severity: Severity;
  /** Where it lies: `addCartItem body.games` or, in a shared schema, `CartItem.price`. */
  location: string;
  words: string;
};
