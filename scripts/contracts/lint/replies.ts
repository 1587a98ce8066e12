// Rules for replies: the envelope, and examples that agree with it.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { isScalar, isSeq, parseDocument } from "yaml";
import { root } from "#scripts/lib/steps.ts";
import {
  type Context,
  type Example,
  follow,
  type Location,
  type Media,
  type Operation,
  type Placed,
  type Schema,
  type Visitor,
} from "./redocly.ts";

/** Returns every message code with the statuses it may have, from the comments of the enum. None means it is not a refusal. */
function readMessageCodes(file = join(root, "openapi/common/messages.yaml")): Map<string, string[]> {
  const list = parseDocument(readFileSync(file, "utf8")).getIn(["schemas", "MessageCode", "enum"]);
  if (!isSeq(list)) throw new Error(`No enum of MessageCode in ${file}`);
  const codes = new Map<string, string[]>();
  let statuses: string[] = [];
  const enter = (comment: string | null | undefined) => {
    if (comment) statuses = comment.split(":")[0]?.match(/\b[45]\d\d\b/g) ?? [];
  };
  enter(list.commentBefore);
  for (const item of list.items) {
    if (!isScalar(item)) continue;
    enter(item.commentBefore);
    codes.set(String(item.value), statuses);
  }
  return codes;
}

const isJson = (type: string) => /[/+]json$/.test(type);

type JsonReply = { status: string; media: Placed<Media> };

/** Returns the JSON bodies of an operation's replies, by status. */
function jsonReplies(operation: Operation, context: Context): JsonReply[] {
  return Object.entries(operation.responses ?? {}).flatMap(([status, reply]) => {
    const found = follow(context, reply, context.location.child(["responses", status]));
    return Object.entries(found?.node.content ?? {}).flatMap(([type, node]) =>
      found && isJson(type) ? [{ status, media: { node, location: found.location.child(["content", type]) } }] : [],
    );
  });
}

const isRefusal = (status: string) => Number(status) >= 400;

export function envelope(): Visitor {
  return {
    Operation(operation: Operation, context: Context) {
      for (const { status, media } of jsonReplies(operation, context)) {
        const { schema } = media.node;
        const found = schema && follow<Schema>(context, schema, media.location.child(["schema"]));
        const field = isRefusal(status) ? "messages" : "result";
        if (found?.node.properties?.[field] && found.node.required?.includes(field)) continue;
        const message = `The body of ${status} is not an envelope: ${field} must be a required property.`;
        context.report({ message, location: found?.location ?? media.location });
      }
    },
  };
}

/** Returns the codes of an example, the deciding one first. */
function codesOf(example: Example): unknown[] {
  const messages = (example.value as { messages?: unknown } | undefined)?.messages;
  return Array.isArray(messages) ? messages.map((message) => (message as { code?: unknown }).code) : [];
}

/** Returns what is wrong with an example. */
function faultOf(status: string, name: string, example: Example, known: Map<string, string[]>): string | undefined {
  const codes = codesOf(example);
  for (const code of codes) {
    const statuses = known.get(String(code));
    if (!statuses) return `${code} is missing from MessageCode in common/messages.yaml.`;
    if (isRefusal(status) && !statuses.includes(status)) {
      const where = statuses.length > 0 ? `belongs to ${statuses.join(" or ")}` : "is not a refusal";
      return `${code} ${where} by its group in common/messages.yaml, not to ${status}.`;
    }
    if (!isRefusal(status) && statuses.length > 0) return `${code} is a refusal, but ${status} is not.`;
  }
  if (!isRefusal(status)) return undefined;
  const [first] = codes;
  if (first === undefined) return `The example ${name} of ${status} has no message code.`;
  if (name !== first && !name.startsWith(`${first}_`))
    return `The example ${name} must be named after its code: ${first}.`;
  return undefined;
}

export function examples(): Visitor {
  const known = readMessageCodes();
  return {
    Operation(operation: Operation, context: Context) {
      for (const { status, media } of jsonReplies(operation, context)) {
        const { examples: named = {} } = media.node;
        const names = Object.keys(named);
        if (names.length === 0) {
          const message = `${operation.operationId} ${status} has no named example.`;
          context.report({ message, location: media.location });
        }
        for (const [name, example] of Object.entries(named)) reportFault(name, example, status, media.location);
      }
      function reportFault(
        name: string,
        example: NonNullable<Media["examples"]>[string],
        status: string,
        at: Location,
      ) {
        const found = follow(context, example, at.child(["examples", name]));
        const message = found && faultOf(status, name, found.node, known);
        if (found && message) context.report({ message, location: found.location });
      }
    },
  };
}
