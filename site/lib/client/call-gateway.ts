import type { Inputs, Outputs } from "#gateway/gateway.ts";
import { knock } from "../door.ts";

type Noun = keyof Outputs & string;

/** Calls one procedure, for the small scripts of the frame: pages without an island do not load tRPC's client. */
export async function callGateway<N extends Noun, Name extends keyof Outputs[N] & keyof Inputs[N] & string>(
  noun: N,
  name: Name,
  ...[input]: undefined extends Inputs[N][Name] ? [] : [input: Inputs[N][Name]]
): Promise<Outputs[N][Name]> {
  const reply = await knock(`${noun}.${name}`, { input, isWrite: input !== undefined });
  if (!reply.ok) throw new Error(`${noun}.${name} answered ${reply.status}`);
  const { result } = (await reply.json()) as { result: { data: Outputs[N][Name] } };
  return result.data;
}
