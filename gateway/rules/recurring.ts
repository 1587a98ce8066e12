export type RecurringOption = { type?: string; availability: string; enabled?: boolean };

/** A recurring purchase counts at all only when the offer allows one (shop §4). */
export function isRecurringCounted(option: RecurringOption): boolean {
  return option.availability !== "never";
}

export function isRecurringActive(option: RecurringOption): boolean {
  return isRecurringCounted(option) && (option.enabled === true || option.availability === "always");
}

export function isAutoplayOffered(option: RecurringOption): boolean {
  return option.type === "autoplay" && isRecurringCounted(option);
}

export function isAutoplayMandatory(option: RecurringOption): boolean {
  return isAutoplayOffered(option) && option.availability === "always";
}

// The timed pause is spelled two ways in the specification (shop §3); both come over the wire.
const PAUSED = ["recurring_status_paused", "recurring_status_timed_pause", "recurring_status_timed_paused"];

export function isPaused(status: string): boolean {
  return PAUSED.includes(status);
}
