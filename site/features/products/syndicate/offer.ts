import { formatMoney, formatWhole } from "#site/lib/format/money.ts";
import { countShares, MOST_SHARES } from "#site/lib/shares.ts";
import type { Offer, OfferView } from "../kind/product.ts";
import { gamesLabel, numberResults } from "../lottery/offer.ts";

const isLeft = ({ sharesAvailable = 1 }: { sharesAvailable?: number | undefined }) => sharesAvailable > 0;
const firstOf = ({ syndicates }: Pick<Offer, "syndicates">) => syndicates?.[0];
const toAmount = (costPerShare: { amount: number }, shares: number) =>
  (Math.round(costPerShare.amount * 100) * shares) / 100;

export const syndicateOffer: OfferView = {
  family: "social",
  unit: "share",
  notYet: "You can't buy or reserve a share yet. Shares will be sold on this page.",
  isSold: true,
  picksNumbers: false,
  drawsTickets: false,
  paysCauses: false,
  syndicates: "own",
  prizeLabel: "Division 1 prize pool",
  nextPrizeLabel: "Next Division 1 prize pool",
  buyLabel: "Buy shares",
  buyLink: (name) => `Play ${name}`,
  pressAdds: "One press adds this to your cart. Nothing is paid yet.",
  chooseLabel: () => "Choose your shares",
  drawsNote: "You buy for one draw at a time.",
  results: numberResults,
  hasPrices: () => true,
  hasStock: ({ syndicates }) => !syndicates || syndicates.some(isLeft),
  pageOf: ({ key }, next) => (next ? `/${key}/syndicates` : null),
  smallestTicket: () => undefined,
  quickPick: () => undefined,
  smallestItem({ syndicates = [] }) {
    const [share] = syndicates.filter(isLeft).toSorted((a, b) => a.costPerShare.amount - b.costPerShare.amount);
    if (!share) return undefined;
    const fields = { "item.syndicateKey": share.syndicateEncodedId, "item.numShares": "1" };
    return { fields, label: countShares(1), price: share.costPerShare };
  },
  startingPrice(offer) {
    const share = firstOf(offer);
    return share && `${offer.syndicates?.[1] ? "From " : ""}${formatMoney(share.costPerShare)} a share`;
  },
  sizeNote(offer) {
    const share = firstOf(offer);
    return share?.tickets[0] && `${share.tickets[0].numStandardGames} games in ${share.size} shares`;
  },
  facts(offer) {
    const share = firstOf(offer);
    if (!share) return [];
    return [
      { label: "Price per share", text: formatMoney(share.costPerShare) },
      { label: "Total shares", text: formatWhole(share.size) },
      ...share.tickets.map(({ name, numGames }) => ({ label: `${name} games`, text: formatWhole(numGames) })),
    ];
  },
  previewLabel: gamesLabel,
  repeatContents: ({ numGames: shares }) => [countShares(shares)],
  replay({ syndicate: bought }, { syndicates }) {
    const share = syndicates?.find(({ syndicateEncodedId }) => syndicateEncodedId === bought?.syndicateKey);
    if (!bought || !share) return { reason: "This syndicate is no longer sold." };
    const left = share.sharesAvailable ?? 0;
    if (left < bought.numShares) return { reason: `Only ${left} ${left === 1 ? "share is" : "shares are"} left.` };
    const { currency } = share.costPerShare;
    return { price: { amount: toAmount(share.costPerShare, bought.numShares), currency } };
  },
  /** Returns the prices of the shares that are left, and of fewer than the cart has. */
  priceTables: ({ syndicates = [] }, quantityOf) =>
    syndicates.flatMap(({ costPerShare, sharesAvailable = 0, syndicateEncodedId: gameOffer }) => {
      const quantity = quantityOf("syndicate", gameOffer);
      if (quantity === undefined) return [];
      const most = Math.min(MOST_SHARES, Math.max(sharesAvailable, quantity));
      const prices = Array.from({ length: most }, (_, index) => ({
        games: index + 1,
        price: toAmount(costPerShare, index + 1),
      }));
      return [{ gameType: "syndicate", gameOffer, prices }];
    }),
};
