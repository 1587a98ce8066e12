/** Where the bank's challenge page posts its answer (account §3). */
export function notificationUrl(origin: string): string {
  return `${origin}/3ds/notify`;
}

const COLOUR_DEPTHS = [1, 4, 8, 15, 16, 24, 32, 48]; // 3-D Secure knows no others (account §3)

/** The colour depth 3-D Secure accepts that is nearest to the screen's; the deeper one on a tie. */
export function browserColourDepth(depth: number): number {
  return COLOUR_DEPTHS.reduce((best, next) => (Math.abs(next - depth) <= Math.abs(best - depth) ? next : best));
}
