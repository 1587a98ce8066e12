// Raffles sold in books, each for one or more causes.
import type { RaffleOffer } from "../offer.ts";

const CHARITY_RAFFLE: RaffleOffer = {
  key: "charity_raffle",
  type: "raffle_ticket",
  name: "Beach house raffle",
  brandKind: "Raffle",
  category: "raffle",
  aliases: [],
  schedule: {
    zone: "Australia/Sydney",
    anchor: { drawNo: 12, date: "2026-12-18" },
    intervalDays: 91,
    salesClose: "20:00",
    drawTime: "14:00",
    drawDelayDays: 2,
  },
  firstPrizeCents: 120_000_000,
  maxTickets: 1_000_000,
  books: [
    { key: "book_5", tickets: 5, cents: 1_000 },
    { key: "book_15", tickets: 15, cents: 2_500 },
    { key: "book_40", tickets: 40, cents: 5_000 },
    { key: "book_100", tickets: 100, cents: 10_000 },
  ],
  levels: [
    { level: 1, count: 1, cents: 120_000_000, name: "A house by the beach", isGoods: true },
    { level: 2, count: 1, cents: 2_500_000, name: "A car", isGoods: true },
    { level: 3, count: 3, cents: 500_000, name: "A prize in cash" },
    { level: 4, count: 20, cents: 50_000, name: "A prize in cash" },
  ],
  earlyBirds: [
    { key: "early_bird_1", daysBefore: 28, cents: 1_000_000 },
    { key: "early_bird_2", daysBefore: 14, cents: 500_000 },
  ],
  bookBuyerCents: 200_000,
  causes: ["coast_rescue"],
  picture: "charity_raffle_12",
  secondPicture: "charity_raffle_12-deck",
  permits: [
    { region: "NSW", number: "GOCAU/2731" },
    { region: "VIC", number: "10227/26" },
    { region: "ACT", number: "R 26/00144" },
  ],
};

/** Its buyers choose one of two causes. */
const CAMPER_RAFFLE: RaffleOffer = {
  key: "camper_raffle",
  type: "raffle_ticket",
  name: "Camper van raffle",
  brandKind: "Raffle",
  category: "raffle",
  aliases: [],
  schedule: {
    zone: "Australia/Sydney",
    anchor: { drawNo: 5, date: "2026-12-11" },
    intervalDays: 42,
    salesClose: "20:00",
    drawTime: "14:00",
    drawDelayDays: 2,
  },
  firstPrizeCents: 14_000_000,
  maxTickets: 200_000,
  books: [
    { key: "book_5", tickets: 5, cents: 500 },
    { key: "book_20", tickets: 20, cents: 1_500 },
    { key: "book_60", tickets: 60, cents: 4_000 },
  ],
  levels: [
    { level: 1, count: 1, cents: 14_000_000, name: "A camper van", isGoods: true },
    { level: 2, count: 2, cents: 250_000, name: "A prize in cash" },
    { level: 3, count: 10, cents: 25_000, name: "A prize in cash" },
  ],
  earlyBirds: [{ key: "early_bird_1", daysBefore: 14, cents: 200_000 }],
  // A day more than the interval, so that the next draw always takes pre-orders.
  preOrderDays: 43,
  bookBuyerCents: 100_000,
  causes: ["gravel_road_clinic", "creek_menders"],
  picture: "camper_raffle",
  secondPicture: "camper_raffle-night",
  permits: [
    { region: "NSW", number: "GOCAU/2804" },
    { region: "VIC", number: "10391/26" },
    { region: "ACT", number: "R 26/00171" },
  ],
};

export const RAFFLES: readonly RaffleOffer[] = [CHARITY_RAFFLE, CAMPER_RAFFLE];
