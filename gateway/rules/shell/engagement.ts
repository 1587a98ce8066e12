const IDLE_MINUTES = 30; // shell §4
const RELOAD_AFTER_HOURS = 24; // shell §4

/** Whether a new engagement session starts: there is none yet, or it was idle for more than 30 minutes. */
export function startsEngagement(session: { idleMinutes: number } | null): boolean {
  return session === null || session.idleMinutes > IDLE_MINUTES;
}

/** Whether to send the heartbeat: the visitor was active within the timeout (shell §4). */
export function shouldPing(secondsSinceActivity: number, activeTimeoutSeconds: number): boolean {
  return secondsSinceActivity <= activeTimeoutSeconds;
}

/** Whether to reload when a chunk fails to load. After 24 hours its build may be gone (shell §4). */
export function reloadsOnChunkFailure(hoursSinceLoad: number): boolean {
  return hoursSinceLoad > RELOAD_AFTER_HOURS;
}
