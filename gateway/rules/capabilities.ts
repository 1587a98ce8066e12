import type { Capability } from "#generated/capabilities.ts";

/** A customer segment and its flags, as sent by the service (shell §3). */
export type Segment = { segmentName: string; capabilities: readonly string[] };

/** The flags that a route or part of a page needs: all of `all`, and at least one of `any`. */
export type Needs = { all?: readonly Capability[]; any?: readonly Capability[] };

/** Whether `flags` has the wanted flag, or every flag of a list (shell §6). */
export function hasCapability(flags: readonly Capability[], wanted: Capability | readonly Capability[]): boolean {
  return typeof wanted === "string" ? flags.includes(wanted) : wanted.every((flag) => flags.includes(flag));
}

export function meetsNeeds(flags: readonly Capability[], { all = [], any = [] }: Needs): boolean {
  return hasCapability(flags, all) && (any.length === 0 || any.some((flag) => flags.includes(flag)));
}

/** Returns the segment with this name, otherwise the one named "default", otherwise the first. */
export function currentSegment(segments: readonly Segment[], segmentName?: string | null): Segment | undefined {
  const find = (name: string) => segments.find((segment) => segment.segmentName === name);
  return (segmentName ? find(segmentName) : undefined) ?? find("default") ?? segments[0];
}
