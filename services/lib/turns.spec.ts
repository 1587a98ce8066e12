import { EventEmitter } from "node:events";
import { expect, it } from "vitest";
import { createTurns } from "./turns.ts";

const response = (destroyed = false) => Object.assign(new EventEmitter(), { destroyed });

it("lets a number of requests in at once, the others in their order, and passes over those that were given up", async () => {
  const takeTurn = createTurns(2);
  const all = [response(), response(), response(), response(true), response()];
  const entered: number[] = [];
  const waits = all.map((one, index) => takeTurn(one).then(() => entered.push(index)));
  await Promise.all(waits.slice(0, 2));
  expect(entered).toEqual([0, 1]);
  all[1]?.emit("close");
  await waits[2];
  expect(entered).toEqual([0, 1, 2]);
  all[0]?.emit("close");
  await Promise.all(waits);
  expect(entered).toEqual([0, 1, 2, 3, 4]);
});
