import type { Inputs, Outputs } from "#gateway/gateway.ts";
import { door } from "../door.ts";

type Noun = keyof Outputs & string;

/** Calls one procedure, for the small scripts of the frame: pages without an island do not load tRPC's client. */
export async function callGateway<N extends Noun, Name extends keyof Outputs[N] & keyof Inputs[N] & string>(
  noun: N,
  name: Name,
  ...[input]: undefined extends Inputs[N][Name] ? [] : [input: Inputs[N][Name]]
): Promise<Outputs[N][Name]> {
  const write = { method: "POST", body: JSON.stringify(input) };
  const reply = await fetch(`${door.url}/${noun}.${name}`, {
    headers: { ...door.headers, "content-type": "application/json" },
    ...(input !== undefined && write),
  });
  if (!reply.ok) throw new Error(`${noun}.${name} answered ${reply.status}`);
  const { result } = (await reply.json()) as { result: { data: Outputs[N][Name] } };
  return result.data;
}
