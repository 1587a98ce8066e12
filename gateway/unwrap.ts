// What a service answered, as procedures take it: the body or its `result`, or the problem that it carried.
import type { ServiceName } from "#generated/contracts.ts";
import type { components } from "#generated/main/schema.ts";
import {
  defaultText,
  isKnownCode,
  missing,
  ProblemError,
  problem,
  reaching,
  tooManyRequests,
  toProblemError,
  waiting,
} from "./errors.ts";
import { fieldOf, groupByTarget } from "./targets.ts";

type WireProblem = components["schemas"]["Problem"];

const NOT_AVAILABLE_YET = "This is not available yet.";

function isProblem(body: unknown): body is WireProblem {
  const messages = (body as Partial<WireProblem> | undefined)?.messages;
  return Array.isArray(messages) && messages.length > 0;
}

/** The seconds of a Retry-After, which may also be a date; one that is past is no wait that a customer could be told. */
function secondsOf(retryAfter: string | null): number | undefined {
  if (retryAfter === null) return undefined;
  if (/^\d+$/.test(retryAfter)) return Number(retryAfter);
  const seconds = Math.ceil((Date.parse(retryAfter) - Date.now()) / 1000);
  return seconds > 0 ? seconds : undefined;
}

/**
 * A failing service speaks to its makers: its log has the words. Of main it is the whole site's (shell §8), so nothing
 * of it is for a field either.
 */
function fromServerError(status: number, body: unknown, retryAfterSeconds: number | undefined): ProblemError {
  const [first] = isProblem(body) ? body.messages : [];
  const unnamed = status === 503 ? "service_unavailable" : "internal_error";
  const code = first && isKnownCode(first.code) ? first.code : unnamed;
  return problem({ code, status, message: defaultText(status), ...waiting(retryAfterSeconds) });
}

function fromRefusal(status: number, body: WireProblem, retryAfterSeconds: number | undefined): ProblemError {
  const first = body.messages[0];
  const twoFactorAuth = Object.values(body.errors ?? {})
    .flat()
    .find((error) => error.twoFactorAuth)?.twoFactorAuth;
  return new ProblemError({
    code: first && isKnownCode(first.code) ? first.code : "internal_error",
    status,
    message: first?.message || defaultText(status),
    messages: body.messages.map((message) =>
      message.target ? { ...message, target: fieldOf(message.target) } : message,
    ),
    targets: groupByTarget(body),
    requestId: "",
    ...(twoFactorAuth && { twoFactorAuth }),
    ...waiting(retryAfterSeconds),
  });
}

type Reply<T> = {
  data?: T;
  error?: unknown;
  /** As upstream/messages.ts makes it; openapi-fetch calls it a web Response. */
  response: { status: number; headers: { get(name: string): string | null }; service?: ServiceName };
};

/** Turns an openapi-fetch reply into its body, or throws the problem it carried. */
export function unwrapEnvelope<T>({ data, error, response }: Reply<T>): T {
  const { status, service = "main" } = response;
  if (status < 400) return data as T;
  if (status === 501) throw missing(service, problem({ code: "not_implemented", status, message: NOT_AVAILABLE_YET }));
  const retryAfterSeconds = secondsOf(response.headers.get("Retry-After"));
  if (status >= 500) throw reaching(service, fromServerError(status, error, retryAfterSeconds));
  if (isProblem(error)) throw fromRefusal(status, error, retryAfterSeconds);
  if (status === 429) throw reaching(service, tooManyRequests(retryAfterSeconds));
  throw reaching(service, problem({ code: "internal_error", status, message: defaultText(status) }));
}

/** Turns an openapi-fetch reply into its `result`, or throws the problem it carried. */
export function unwrap<T>(reply: Reply<{ result: T }>): NonNullable<T> {
  const result = unwrapEnvelope(reply)?.result;
  if (result != null) return result;
  // The backend broke its own contract. The body may hold anything, so none of it is shown.
  const { service = "main" } = reply.response;
  throw reaching(service, problem({ code: "internal_error", status: 502, message: defaultText(502) }));
}

/** What a failure that reaches no further than nothing leaves in its place: an empty list (shop §7). */
export async function orEmpty<T>(read: Promise<readonly T[]>): Promise<readonly T[]> {
  try {
    return await read;
  } catch (error) {
    if (toProblemError(error).problem.isEmpty) return [];
    throw error;
  }
}
