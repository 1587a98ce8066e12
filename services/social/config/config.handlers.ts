import type { Handlers } from "#services/lib/handlers.ts";
import { toMoney } from "#services/lib/money.ts";
import { refuseNotFound } from "#services/lib/refusal.ts";
import { LOTTERIES, MAX_GROUP_NAME_LENGTH, MAX_SHARES, MIN_SHARE_CENTS } from "#services/main/play/parties/parties.ts";

/** Returns the settings by their names on the wire. */
const settings = () => ({
  min_share_price: toMoney(MIN_SHARE_CENTS),
  max_shares: MAX_SHARES,
  max_group_name_length: MAX_GROUP_NAME_LENGTH,
  lotteries: [...LOTTERIES],
});

const isSetting = (name: string): name is keyof ReturnType<typeof settings> => Object.hasOwn(settings(), name);

export const socialConfigHandlers: Handlers<"getLottoPartyConfig" | "getLottoPartyConfigValue"> = {
  getLottoPartyConfig: async () => {
    const { lotteries, max_group_name_length, max_shares, min_share_price } = settings();
    return {
      status: 200,
      body: {
        result: {
          lotteries,
          maxGroupNameLength: max_group_name_length,
          maxShares: max_shares,
          minSharePrice: min_share_price,
        },
      },
    };
  },

  getLottoPartyConfigValue: async ({ params: { value } }) => {
    if (!isSetting(value)) refuseNotFound();
    return { status: 200, body: { result: settings()[value] } };
  },
};
