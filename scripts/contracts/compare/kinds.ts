/** What a change does to a client written for the old contract. */
export type Severity = "breaking" | "risky" | "additive";

/** Who sends the value. Requests may safely widen; replies may safely narrow. */
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
  // A client that expects the old constant never receives it again.
  "const-changed": ["breaking", "breaking"],
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
  // oneOf became anyOf, or the other way round: whether a value may match several alternatives.
  "variants-overlapping": ["additive", "risky"],
  "variants-exclusive": ["breaking", "additive"],
  "discriminator-changed": ["breaking", "breaking"],
  "default-changed": ["risky", "additive"],
  // Without a schema, any value was allowed, or is.
  "schema-added": ["breaking", "breaking"],
  "schema-removed": ["breaking", "breaking"],
  "content-removed": ["breaking", "breaking"],
  "content-added": ["additive", "risky"],
  // A client that counts whole cents drops further decimals.
  "decimals-fewer": ["breaking", "additive"],
  "decimals-more": ["additive", "breaking"],
  "step-coarser": ["breaking", "additive"],
  "step-finer": ["additive", "risky"],
  "step-changed": ["breaking", "risky"],
  "key-names-closed": ["breaking", "additive"],
  "key-names-opened": ["additive", "risky"],
  // A property required together with another counts as required.
  "companion-required": ["breaking", "additive"],
  "companion-optional": ["additive", "breaking"],
  "exclusion-added": ["breaking", "additive"],
  "exclusion-removed": ["additive", "risky"],
  "exclusion-changed": ["breaking", "risky"],
  // A condition may promise or require any property.
  "condition-added": ["breaking", "additive"],
  "condition-removed": ["additive", "breaking"],
  "condition-changed": ["breaking", "breaking"],
  "part-added": ["breaking", "additive"],
  "part-removed": ["additive", "breaking"],
  "encoding-narrowed": ["breaking", "additive"],
  "encoding-widened": ["additive", "risky"],
  "encoding-changed": ["breaking", "breaking"],
  // It still works, but will be removed.
  deprecated: ["risky", "risky"],
  undeprecated: ["additive", "additive"],
  // An unknown keyword may mean anything.
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
  "security-added": "additive",
  "parameter-removed": "breaking",
  "parameter-required": "breaking",
  "parameter-optional": "additive",
  "parameter-added": "additive",
  "body-removed": "breaking",
  "body-required": "breaking",
  "body-optional": "additive",
  "body-added": "additive",
  "version-removed": "breaking",
  "version-added": "additive",
  "repeating-unsafe": "breaking",
  "repeating-safe": "additive",
  "cache-time-changed": "risky",
  // The same name, but a call that was accepted is now refused.
  "security-scheme-changed": "breaking",
  "server-removed": "breaking",
  "server-added": "additive",
  // The same values in another encoding.
  "parameter-style-changed": "breaking",
  // Refused when the capability is off.
  "capability-required": "breaking",
  "capability-dropped": "additive",
  // Clients act on a code (sign in again, show the new price). A removed or renamed code breaks that.
  "code-removed": "breaking",
  "code-added": "risky",
  deprecated: "risky",
  undeprecated: "additive",
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

/** One difference between two contracts, in words. */
export type Change = {
  /** The service, or "common" when several have the same difference. */
  service: string;
  /** The operations it affects. Several, when they share the schema. */
  operations: string[];
  kind: Kind;
  severity: Severity;
  /** The position: `addCartItem body.games`, or `CartItem.price` in a shared schema. */
  location: string;
  words: string;
};
