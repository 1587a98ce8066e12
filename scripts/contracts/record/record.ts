// Checks the replies of a live backend against the contracts. Only reads, unless a writing operation is named.
import { KEYS_REFUSED } from "#gateway/entry/health.ts";
import type { Document } from "../../generate/document.ts";
import { ExpectedError } from "../../lib/steps.ts";
import { discover, type Keys, type SignedIn, send } from "./backend.ts";
import { type CallableOperation, callableOperations, createJudge } from "./contract.ts";
import { Values } from "./values.ts";

export type Finding = {
  service: string;
  operation: string;
  /** The call in short: `GET /orders`, `GET /orders unsigned`. */
  call: string;
  status?: number;
  /** Until the whole reply was read. */
  ms?: number;
  faults: string[];
  /** Why it was skipped. */
  skipped?: string;
};

export type RecordOptions = {
  url: string;
  keys: Keys;
  documents: Record<string, Document>;
  email?: string | undefined;
  password?: string | undefined;
  params: Map<string, string>;
  /** Writing operations that may be called. */
  writes: string[];
};

// These are GET operations that begin or end a session.
const EFFECTS = new Set(["logout", "verifyAutologin"]);

const isRead = ({ method, id }: CallableOperation) => method === "get" && !EFFECTS.has(id);

const SIGNED_IN_REFUSED =
  "answered 401 to the customer who has just signed in: does the backend accept the access token of its own login?";

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const codeOf = (text: string) => (parsed(text) as { messages?: { code?: string }[] } | undefined)?.messages?.[0]?.code;

type LoginResult = {
  access_token: string;
  customer: { customer_id: string; customer_token: string };
};

class Recorder {
  readonly findings: Finding[] = [];
  readonly #options: RecordOptions;
  readonly #bases: Record<string, string>;
  readonly #values: Values;
  readonly #judges: Record<string, ReturnType<typeof createJudge>>;
  #as: SignedIn | undefined;

  constructor(options: RecordOptions, bases: Record<string, string>) {
    this.#options = options;
    this.#bases = bases;
    this.#values = new Values(options.params);
    this.#judges = Object.fromEntries(
      Object.entries(options.documents).map(([service, document]) => [service, createJudge(document)]),
    );
  }

  /** Fills in path and query. Returns the name of a parameter without a value. */
  #address(call: CallableOperation): { path: string; query: URLSearchParams } | { unknown: string } {
    const query = new URLSearchParams();
    let { path } = call;
    for (const parameter of call.parameters) {
      const isPath = parameter.in === "path";
      if (!isPath && !(parameter.in === "query" && (parameter.required || this.#options.params.has(parameter.name))))
        continue;
      const noun = call.path.split("/").at(call.path.split("/").indexOf(`{${parameter.name}}`) - 1) ?? "";
      const value = this.#values.of(parameter, noun);
      if (value === undefined) return { unknown: parameter.name };
      if (isPath) path = path.replace(`{${parameter.name}}`, encodeURIComponent(value));
      else query.set(parameter.name, value);
    }
    return { path, query };
  }

  #skip(call: CallableOperation, skipped: string) {
    const { service, id, method, path } = call;
    this.findings.push({ service, operation: id, call: `${method.toUpperCase()} ${path}`, faults: [], skipped });
  }

  /** Sends one call and records what is wrong with the reply. */
  async ask(
    call: CallableOperation,
    how: { body?: unknown; unsigned?: boolean; visitor?: boolean; version?: string } = {},
  ) {
    const base = this.#bases[call.service];
    if (base === undefined) return void this.#skip(call, `discovery names no ${call.service}`);
    if (call.auth === "bearer" && !this.#as && !how.visitor)
      return void this.#skip(call, "needs a customer: --email, --password");
    const address = this.#address(call);
    if ("unknown" in address) return void this.#skip(call, `needs a value: --param ${address.unknown}=...`);
    const as = call.auth === "none" || how.visitor ? undefined : this.#as;
    const extra = [how.unsigned && "unsigned", how.visitor && "signed out", how.version && `version ${how.version}`];
    const finding: Finding = {
      service: call.service,
      operation: call.id,
      call: [`${call.method.toUpperCase()} ${address.path}`, ...extra.filter(Boolean)].join(", "),
      faults: [],
    };
    this.findings.push(finding);
    try {
      const { keys } = this.#options;
      const startedAt = performance.now();
      const answer = await send(base, keys, call, { ...address, ...how, ...(as && { as }) });
      finding.ms = Math.round(performance.now() - startedAt);
      finding.status = answer.status;
      if (answer.status === 501) finding.skipped = "answers 501: not built";
      else finding.faults.push(...(this.#judges[call.service]?.(call, answer.status, answer.type, answer.text) ?? []));
      // Every contract of a personal read promises 401, but not to a customer who has just signed in.
      if (as && isRead(call) && answer.status === 401) finding.faults.push(SIGNED_IN_REFUSED);
      if (!how.unsigned && codeOf(answer.text) === "invalid_signature") finding.faults.push(KEYS_REFUSED);
      return answer;
    } catch (error) {
      finding.faults.push(`no answer: ${error instanceof Error ? error.message : error}`);
      return undefined;
    }
  }

  /** Expects a refusal. */
  async expect(status: number, call: CallableOperation, how: Parameters<Recorder["ask"]>[1]) {
    const answer = await this.ask(call, how);
    if (answer && answer.status !== status && answer.status !== 501)
      this.findings.at(-1)?.faults.push(`answered ${answer.status} where ${status} is promised`);
  }

  async signIn(login: CallableOperation | undefined) {
    const { email, password } = this.#options;
    if (!email || !password || !login) return;
    const answer = await this.ask(login, { body: { ...(login.example as object), email, password } });
    const { result } = (parsed(answer?.text ?? "") ?? {}) as { result?: LoginResult };
    if (!result?.access_token)
      throw new ExpectedError(`${email} cannot sign in: ${login.id} answered ${answer?.status}.`);
    const { customer_id: customerId, customer_token: customerToken } = result.customer;
    this.#as = { accessToken: result.access_token, customerId, customerToken };
    this.#values.learn(result);
  }

  async read(call: CallableOperation) {
    const answer = await this.ask(call);
    if (answer && answer.status < 300) this.#values.learn(parsed(answer.text), call.path.split("/")[1]);
  }
}

/** Calls every readable operation of a backend, and the writing ones it was given. */
export async function record(options: RecordOptions): Promise<Finding[]> {
  const calls = Object.entries(options.documents).flatMap(([service, document]) =>
    callableOperations(service, document),
  );
  const unknown = options.writes.filter((id) => !calls.some((call) => call.id === id));
  if (unknown.length > 0) throw new ExpectedError(`Unknown operations: ${unknown.join(", ")}.`);
  const recorder = new Recorder(options, await discover(options.url));
  await recorder.signIn(calls.find(({ id }) => id === "login"));
  // Lists first: their replies contain the ids for the other calls.
  const depth = ({ path }: CallableOperation) => path.split("{").length;
  const reads = calls.filter(isRead).sort((one, other) => depth(one) - depth(other));
  for (const call of reads) await recorder.read(call);
  for (const service of Object.keys(options.documents)) {
    const own = reads.filter((call) => call.service === service && depth(call) === 1);
    const signed = own.find(({ isSigned, auth }) => isSigned && auth !== "bearer");
    const versioned = own.find(({ versions, auth }) => versions.length > 0 && auth !== "bearer");
    const personal = own.find(({ auth }) => auth === "bearer");
    if (signed) await recorder.expect(400, signed, { unsigned: true });
    if (versioned) await recorder.expect(400, versioned, { version: "0.1" });
    if (personal?.isSigned) await recorder.expect(401, personal, { visitor: true });
  }
  for (const call of calls.filter(({ id }) => options.writes.includes(id)))
    await recorder.ask(call, call.contentType ? { body: call.example } : {});
  return recorder.findings;
}
