// Daily Winners through the gateway: which calls reach the service, with which bodies.
import { beforeEach, expect, it } from "vitest";
import type { Caller } from "#gateway/router.ts";
import { ANNA, answerCapabilities, backendOfFile } from "#tests/gateway/backend.ts";

const backend = backendOfFile();
let caller: Caller;
beforeEach(() => {
  answerCapabilities(backend);
  caller = backend.open(`${ANNA}; dc_utm=source=radio&campaign=summer`).caller;
});

/** Returns method, path and body of the only call of the membership service. */
function onlyCall(): [call: string, body: string] {
  const [call, ...more] = backend.asked.filter(({ url }) => url.startsWith("/membership/"));
  expect(more).toEqual([]);
  return [`${call?.method} ${call?.url}`, String(call?.body)];
}

it("joins with the program, the status and where the visit came from (Membership 4)", async () => {
  await caller.dailyWinners.set({ membershipStatus: "member", showWinnerName: "true" } as never);
  const [call, body] = onlyCall();
  expect(call).toBe("PUT /membership/membership");
  expect(JSON.parse(body)).toEqual({
    membership_program: "daily_winners",
    membership_status: "member",
    show_winner_name: true,
    metadata: { source: "radio", campaign: "summer" },
  });
});

it("reads nine giveaways a page (Membership 8)", async () => {
  await caller.dailyWinners.giveaways({ status: "current", page: 3 });
  expect(onlyCall()[0]).toBe("GET /membership/v3/draws?status=current&limit=9&offset=18");
});

it("unlocks with the status of the entry (Membership 6, 9)", async () => {
  await caller.dailyWinners.unlock({ id: "gva_0000000000000001" } as never);
  expect(onlyCall()).toEqual(["PUT /membership/v3/draws/gva_0000000000000001", '{"entry_status":"unlocked"}']);
});
