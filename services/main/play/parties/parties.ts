// The limits of Lotto Party. Its lotteries pay all prizes in money, which can be split.

/** A share costs this much or more. */
export const MIN_SHARE_CENTS = 200;
/** The most shares of one party session. */
export const MAX_SHARES = 100;
export const MAX_GROUP_NAME_LENGTH = 40;
/** The most sessions that an organiser can have open in one group. Lists of open sessions are not paged. */
export const MAX_OPEN_SESSIONS = 50;
export const LOTTERIES: readonly string[] = ["powerball", "wednesday_lotto", "saturday_lotto"];
/** The ways to play whose numbers the shop picks. */
export const GAME_TYPES: readonly string[] = ["standard", "reduced_system"];
