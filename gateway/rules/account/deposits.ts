/** Returns the URL to which the bank's challenge page posts its result (account §3). */
export function notificationUrl(origin: string): string {
  return `${origin}/3ds/notify`;
}

const COLOUR_DEPTHS = [1, 4, 8, 15, 16, 24, 32, 48]; // the only values 3-D Secure accepts (account §3)

/** Returns the accepted 3-D Secure colour depth nearest to the screen's. On a tie, returns the deeper one. */
export function browserColourDepth(depth: number): number {
  return COLOUR_DEPTHS.reduce((best, next) => (Math.abs(next - depth) <= Math.abs(best - depth) ? next : best));
}
