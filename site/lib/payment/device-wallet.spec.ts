import { expect, it } from "vitest";
import { deviceWalletOf } from "./device-wallet.ts";

const MAC = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)";
const WEBKIT = "AppleWebKit/605.1.15 (KHTML, like Gecko)";

it.each([
  ["an iPhone", `Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${WEBKIT} Mobile/15E148 Safari/604.1`, "ap"],
  ["Safari on a Mac", `${MAC} ${WEBKIT} Version/18.0 Safari/605.1.15`, "ap"],
  ["Chrome on a Mac", `${MAC} AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36`, undefined],
  ["Chrome on Android", "Mozilla/5.0 (Linux; Android 16; K) AppleWebKit/537.36 Chrome/156.0.0.0 Mobile", "gp"],
  ["Firefox on Android", "Mozilla/5.0 (Android 16; Mobile; rv:150.0) Gecko/150.0 Firefox/150.0", undefined],
  ["no User-Agent", null, undefined],
])("knows the wallet of %s", (_, userAgent, wallet) => {
  expect(deviceWalletOf(userAgent)).toBe(wallet);
});
