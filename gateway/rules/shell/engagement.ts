const IDLE_MINUTES = 30; // shell §4
const RELOAD_AFTER_HOURS = 24; // shell §4

/** A visit counts as a new one when there was none or it lay idle for more than half an hour. */
export function startsEngagement(session: { idleMinutes: number } | null): boolean {
  return session === null || session.idleMinutes > IDLE_MINUTES;
}

/** The heartbeat goes out only for somebody who is there (shell §4). */
export function shouldPing(secondsSinceActivity: number, activeTimeoutSeconds: number): boolean {
  return secondsSinceActivity <= activeTimeoutSeconds;
}

/** A page open for more than a day asks for files of an older build: load it again (shell §4). */
export function reloadsOnChunkFailure(hoursSinceLoad: number): boolean {
  return hoursSinceLoad > RELOAD_AFTER_HOURS;
}
