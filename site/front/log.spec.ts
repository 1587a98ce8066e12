import { expect, it } from "vitest";
import { matchRoute } from "../routes.ts";
import { pathForLog, startOfPath } from "./log.ts";

it.each([
  ["/powerball", "/powerball"],
  ["/lotto-results/2", "/lotto-results/2"],
  ["/login/autologin/alt_0123456789abcdef", "/login/autologin/:autologinToken"],
  ["/login/transfer/trt_0123456789abcdef", "/login/transfer/:autologinToken"],
  ["/my-account/confirm-address/adt_0123456789abcdef", "/my-account/confirm-address/:token?"],
  ["/unsubscribe/cpr_0123456789abcdef/powerball", "/unsubscribe/:customerId/:productOfferKey?"],
  ["/communication-preferences/cpr_0123456789abcdef", "/communication-preferences/:id"],
  ["/autologin/alt_0123456789abcdef", "/autologin/…"],
  ["/login/autologon/alt_0123456789abcdef", "/login/…"],
])("logs %s as %s", (path, logged) => {
  expect(pathForLog(matchRoute(path), path)).toBe(logged);
});

it("logs the first part of a path whose route is not known yet", () => {
  expect(startOfPath("/readyz")).toBe("/readyz");
  expect(startOfPath("/login/autologin/alt_0123456789abcdef")).toBe("/login/…");
});
