import type { Request } from "./caller.ts";
import { type Case, on } from "./cases.ts";
import type { ContractShop } from "./shop.ts";

async function refresh(shop: ContractShop): Promise<Request> {
  const { deviceId, refreshToken } = await shop.person();
  return { body: { refresh_token: refreshToken, save_device: false }, headers: { "x-shop-device-id": deviceId } };
}

// 30 a minute for one token (auth.handlers.ts).
const PER_MINUTE = 30;

export const cases: Case[] = [
  on("refreshToken", 200, refresh),
  on("refreshToken", "401 invalid_refresh_token", async (shop) => ({
    ...(await refresh(shop)),
    headers: { "x-shop-device-id": crypto.randomUUID() },
  })),
  on("refreshToken", "429 too_many_requests", async (shop) => {
    const request = await refresh(shop);
    for (let call = 0; call < PER_MINUTE; call++) await shop.call("refreshToken", request);
    return request;
  }),
];
