import type { Play } from "../draws/play.ts";
import { LOTTERY_TERMS } from "../lotteries/lottery.play.ts";
import { closeSessions } from "./closing.ts";

/** Shares of the tickets of groups, in the draws of a lottery. Once closed, they are paid as those of a syndicate. */
export const party: Play = {
  drawType: "syndicate_share_draw",
  category: "lotteries",
  termsOf: () => LOTTERY_TERMS,
  readDetails: async () => ({}),
  prepare: async () => {},
  draws: null,
  shares: {
    enter: closeSessions,
    payUnsold: async () => {},
    payNext: async () => null,
    readOwn: async () => () => [],
  },
};
