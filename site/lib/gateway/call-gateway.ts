import type { Inputs, Outputs } from "#gateway/gateway.ts";
import { knock } from "./trpc-endpoint.ts";
import { withCode } from "./with-elevation.ts";

type Noun = keyof Outputs & string;
type Answer<Data> = { result?: { data: Data }; error?: { data: unknown } };

/** A refusal, with the problem where tRPC's own errors have it (with-elevation.ts). */
class CallError extends Error {
  readonly data: unknown;

  constructor(message: string, data: unknown) {
    super(message);
    this.name = "CallError";
    this.data = data;
  }
}

/**
 * Calls one procedure, for the small scripts of the frame: pages without an island do not load tRPC's client. They renew
 * what is shown and give commands, so none of their failures takes the page away (site-wide-failure.ts).
 */
export function callGateway<N extends Noun, Name extends keyof Outputs[N] & keyof Inputs[N] & string>(
  noun: N,
  name: Name,
  ...[input]: undefined extends Inputs[N][Name] ? [] : [input: Inputs[N][Name]]
): Promise<Outputs[N][Name]> {
  return withCode(async () => {
    const reply = await knock(`${noun}.${name}`, { input, isWrite: input !== undefined });
    const { result, error } = (await reply.json()) as Answer<Outputs[N][Name]>;
    if (!result) throw new CallError(`${noun}.${name} answered ${reply.status}`, error?.data);
    return result.data;
  });
}
