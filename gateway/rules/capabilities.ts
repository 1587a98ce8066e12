/** What the server allows the customers of one segment (shell §3). */
export type Segment = { segmentName: string; capabilities: readonly string[] };

/** What a route or a piece needs: every flag of `all`, and one of `any` where given. */
export type Needs = { all?: readonly string[]; any?: readonly string[] };

/** One flag must be there; of a list, every one (shell §6). */
export function hasCapability(flags: readonly string[], wanted: string | readonly string[]): boolean {
  return typeof wanted === "string" ? flags.includes(wanted) : wanted.every((flag) => flags.includes(flag));
}

export function meetsNeeds(flags: readonly string[], { all = [], any = [] }: Needs): boolean {
  return hasCapability(flags, all) && (any.length === 0 || any.some((flag) => flags.includes(flag)));
}

/** The segment in use: the customer's own, else the one named default, else the first. */
export function currentSegment(segments: readonly Segment[], segmentName?: string | null): Segment | undefined {
  const named = (name: string) => segments.find((segment) => segment.segmentName === name);
  return (segmentName ? named(segmentName) : undefined) ?? named("default") ?? segments[0];
}
