import type { Capability } from "#generated/capabilities.ts";
import type { Tx } from "#services/lib/handlers.ts";
import { SEGMENTS } from "./settings.ts";

/** Returns the capabilities of a segment: those that it ships, except where an operator has switched one on or off. */
export async function switchedCapabilities(tx: Tx, shipped: readonly Capability[]): Promise<Capability[]> {
  const switched = await readSwitches(tx);
  const on = Object.keys(switched).filter((flag) => switched[flag]) as Capability[];
  return [...new Set([...shipped, ...on])].filter((flag) => switched[flag] !== false);
}

/** Returns the capabilities that an operator has switched, in the order of their names. */
export async function readSwitches(tx: Tx): Promise<Record<string, boolean>> {
  const rows = await tx.selectFrom("capability_switch").selectAll().orderBy("flag").execute();
  return Object.fromEntries(rows.map(({ flag, is_on }) => [flag, is_on]));
}

/** Switches a capability for every segment, until it is switched again; null restores what the segment ships. */
export async function switchCapability(tx: Tx, flag: string, isOn: boolean | null): Promise<void> {
  await tx.deleteFrom("capability_switch").where("flag", "=", flag).execute();
  if (isOn !== null) await tx.insertInto("capability_switch").values({ flag, is_on: isOn }).execute();
}

/** Restores the capabilities that the segments ship. */
export async function restoreCapabilities(tx: Tx): Promise<void> {
  await tx.deleteFrom("capability_switch").execute();
}

/** Returns a predicate: whether a capability is on in the default segment. */
export async function capabilitiesOf(tx: Tx): Promise<(flag: Capability) => boolean> {
  const flags = new Set(await switchedCapabilities(tx, SEGMENTS[0].capabilities));
  return (flag) => flags.has(flag);
}
