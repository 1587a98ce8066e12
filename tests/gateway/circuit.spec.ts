import { describe, expect, it, vi } from "vitest";
import { type Circuit, createCircuit } from "#gateway/upstream/circuit.ts";
import { UpstreamFailure } from "#gateway/upstream/failure.ts";

const reply = (status: number, type = "application/json") => ({ status, header: () => type, text: "{}" });
const noAnswer = () => Promise.reject(new UpstreamFailure("no_response"));

/** Returns the failure kind of an attempt without a response. */
const failureOf = (circuit: Circuit) => circuit.attempt(noAnswer).catch((error: UpstreamFailure) => error.kind);

/** Opens a circuit by eight failures, with a clock that the test controls. */
async function openCircuit() {
  const time = { now: 0 };
  const circuit = createCircuit("main", { now: () => time.now, random: () => 1 });
  for (let call = 0; call < 8; call++) await circuit.attempt(noAnswer).catch(() => {});
  return { circuit, time };
}

describe("the circuit of a service that does not answer", () => {
  it("stays open until its pause is over", async () => {
    const { circuit, time } = await openCircuit();
    const send = vi.fn(async () => reply(200));

    await expect(circuit.attempt(send)).rejects.toMatchObject({ kind: "unavailable" });
    expect([circuit.state, send.mock.calls.length]).toEqual(["open", 0]);

    time.now = 2_001;
    expect((await circuit.attempt(send)).status).toBe(200);
    expect(circuit.state).toBe("closed");
  });

  it("lets the reads of one page through as trials and fails the others", async () => {
    const { circuit, time } = await openCircuit();
    time.now = 2_001;
    const answer = Promise.withResolvers<ReturnType<typeof reply>>();
    const trials = Array.from({ length: 8 }, () => circuit.attempt(() => answer.promise));

    expect(circuit.state).toBe("trying");
    await expect(circuit.attempt(async () => reply(200))).rejects.toMatchObject({ kind: "unavailable" });

    answer.resolve(reply(200));
    await Promise.all(trials);
    expect((await circuit.attempt(async () => reply(200))).status).toBe(200);
  });

  it("tries again every 2 seconds, however long the outage lasts", async () => {
    const { circuit, time } = await openCircuit();
    const pauses: number[] = [];
    for (let trial = 0; trial < 6; trial++) {
      const since = time.now;
      while ((await failureOf(circuit)) === "unavailable") time.now += 500;
      pauses.push(time.now - since);
    }
    expect(pauses).toEqual(pauses.map(() => 2_000));
  });

  it("gives a trial read 2 seconds, and a write its own time", async () => {
    const { circuit, time } = await openCircuit();
    time.now = 2_001;
    const send = vi.fn((_timeoutMs: number) => Promise.reject(new UpstreamFailure("aborted")));
    for (const isRead of [true, false]) await circuit.attempt(send, { timeoutMs: 20_000, isRead }).catch(() => {});

    expect(send.mock.calls).toEqual([[2_000], [20_000]]);
  });

  it("leaves the trial to the next call when the trial is aborted", async () => {
    const { circuit, time } = await openCircuit();
    time.now = 2_001;
    await circuit.attempt(() => Promise.reject(new UpstreamFailure("aborted"))).catch(() => {});

    expect((await circuit.attempt(async () => reply(200))).status).toBe(200);
  });
});

describe("the circuit of a service that hangs", () => {
  /** A read that gets no reply for five seconds. */
  async function hang(circuit: Circuit, time: { now: number }) {
    const timeout = () => {
      time.now += 5_000;
      return Promise.reject(new UpstreamFailure("timeout"));
    };
    await circuit.attempt(timeout).catch(() => {});
  }

  it("makes trials of the calls after the first timeout, and opens after the next", async () => {
    const time = { now: 0 };
    const circuit = createCircuit("main", { now: () => time.now });
    await hang(circuit, time);
    expect(circuit.state).toBe("open");
    await hang(circuit, time);
    expect(await failureOf(circuit)).toBe("unavailable");
  });

  it("stays closed when the service replies to other calls meanwhile", async () => {
    const time = { now: 0 };
    const circuit = createCircuit("main", { now: () => time.now });
    const slow = circuit.attempt(async () => {
      time.now += 4_000;
      await circuit.attempt(async () => reply(200));
      throw new UpstreamFailure("timeout");
    });
    await slow.catch(() => {});
    expect(circuit.state).toBe("closed");
  });
});

describe("the circuit of a service that answers", () => {
  it.each([
    ["refused", reply(422)],
    ["answered with 500", reply(500)],
    ["answered with 503", reply(503)],
  ])("stays closed when a call is %s", async (_, answer) => {
    const circuit = createCircuit("main");
    for (let call = 0; call < 20; call++) await circuit.attempt(async () => answer);

    expect(circuit.state).toBe("closed");
  });

  it("opens when a load balancer answers for a missing service", async () => {
    const circuit = createCircuit("main");
    for (let call = 0; call < 8; call++) await circuit.attempt(async () => reply(503, "text/html"));

    expect(circuit.state).toBe("open");
  });
});

it("repeats reads for at most a tenth of all calls, after an allowance of 20", async () => {
  const circuit = createCircuit("main");
  const repeats = async (calls: number) => {
    let count = 0;
    for (let call = 0; call < calls; call++) {
      await circuit.attempt(async () => reply(200));
      while (circuit.mayRepeat()) count += 1;
    }
    return count;
  };

  expect(await repeats(1)).toBe(20);
  expect(await repeats(100)).toBe(10);
});
