// Unwraps an openapi-fetch reply: returns its body or `result`, or throws its problem.
import type { ServiceName } from "#generated/contracts.ts";
import type { components } from "#generated/main/schema.ts";
import {
  defaultText,
  isKnownCode,
  ProblemError,
  problem,
  retryAfter,
  tooManyRequests,
  unworded,
} from "../foundation/errors.ts";
import { fieldOf, groupByTarget } from "./targets.ts";
import { asMissingPart, toProblemError, withReach } from "./to-problem.ts";

type WireProblem = components["schemas"]["Problem"];

const NOT_AVAILABLE_YET = "This is not available yet.";

function isProblem(body: unknown): body is WireProblem {
  const messages = (body as Partial<WireProblem> | undefined)?.messages;
  return Array.isArray(messages) && messages.length > 0;
}

/** Returns the seconds of a Retry-After header (a number or a date), or undefined if the date is past or invalid. */
function secondsOf(header: string | null): number | undefined {
  if (header === null) return undefined;
  if (/^\d+$/.test(header)) return Number(header);
  const seconds = Math.ceil((Date.parse(header) - Date.now()) / 1000);
  return seconds > 0 ? seconds : undefined;
}

/** Returns the problem of a 5xx reply, without the service's own messages and field errors (shell §8). */
function fromServerError(status: number, body: unknown, retryAfterSeconds: number | undefined): ProblemError {
  const [first] = isProblem(body) ? body.messages : [];
  const fallback = status === 503 ? "service_unavailable" : "internal_error";
  const code = first && isKnownCode(first.code) ? first.code : fallback;
  return problem({ code, status, message: defaultText(status), ...unworded, ...retryAfter(retryAfterSeconds) });
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
    ...retryAfter(retryAfterSeconds),
  });
}

type Reply<T> = {
  data?: T;
  error?: unknown;
  /** An UpstreamResponse (messages.ts). openapi-fetch types it as a web Response. */
  response: { status: number; headers: { get(name: string): string | null }; service?: ServiceName };
};

/** Returns the body of a reply, or throws its problem. */
export function unwrapEnvelope<T>({ data, error, response }: Reply<T>): T {
  const { status, service = "main" } = response;
  if (status < 400) return data as T;
  if (status === 501) {
    throw asMissingPart(service, problem({ code: "not_implemented", status, message: NOT_AVAILABLE_YET }));
  }
  const retryAfterSeconds = secondsOf(response.headers.get("Retry-After"));
  if (status >= 500) throw withReach(service, fromServerError(status, error, retryAfterSeconds));
  if (isProblem(error)) throw fromRefusal(status, error, retryAfterSeconds);
  if (status === 429) throw withReach(service, tooManyRequests(retryAfterSeconds));
  throw withReach(service, problem({ code: "internal_error", status, message: defaultText(status), ...unworded }));
}

/** Returns the `result` of a reply, or throws its problem. A missing `result` throws a 502. */
export function unwrap<T>(reply: Reply<{ result: T }>): NonNullable<T> {
  const result = unwrapEnvelope(reply)?.result;
  if (result != null) return result;
  // The reply violates the contract. Its body is not trusted, so none of it is shown.
  const { service = "main" } = reply.response;
  throw withReach(service, problem({ code: "internal_error", status: 502, message: defaultText(502), ...unworded }));
}

/** Returns the list, or an empty list if the read fails and the failure is hidden from visitors (shop §7). */
export async function orEmpty<T>(read: Promise<readonly T[]>): Promise<readonly T[]> {
  try {
    return await read;
  } catch (error) {
    if (toProblemError(error).problem.isEmpty) return [];
    throw error;
  }
}
