// Changes of replies, other than in their schemas, that may break clients of the old contract.
import { follow, type Header } from "#scripts/generate/document.ts";
import type { AtCall, Pick } from "./mutations.ts";
import type { Call } from "./sites.ts";

export const breakingReplies: AtCall[] = [];
const onCall = (family: string, make: AtCall["make"]) => breakingReplies.push({ family, make });

onCall("status removed", ({ operation }, pick) => {
  const status = pick(Object.keys(operation.responses));
  if (!status) return null;
  delete operation.responses[status];
  return { kind: "status-removed", location: `${operation.operationId} reply ${status}` };
});
onCall("success renumbered", ({ operation }) => {
  const status = Object.keys(operation.responses).find((status) => status.startsWith("2"));
  const reply = operation.responses[status ?? ""];
  if (!status || !reply) return null;
  delete operation.responses[status];
  operation.responses["202"] = reply;
  return { kind: "status-removed", location: `${operation.operationId} reply ${status}` };
});
onCall("another content type", ({ document, operation }, pick) => {
  const statuses = Object.keys(operation.responses).filter((status) => {
    const reply = operation.responses[status];
    return reply && follow(document, reply).content;
  });
  const status = pick(statuses);
  const reply = status && operation.responses[status];
  if (!status || !reply) return null;
  const { content = {} } = follow(document, reply);
  operation.responses[status] = { content: { "application/xml": Object.values(content)[0] ?? {} } };
  const [type, ...more] = Object.keys(content);
  const location = `${operation.operationId} reply ${status}`;
  // If there are several, each is a separate place.
  return { kind: "reply-content-removed", location: more.length > 0 ? `${location} (${type})` : location };
});

/** Returns a reply header that the operation declares itself. */
function ownHeader({ operation }: Call, pick: Pick, fits: (header: Header) => boolean = () => true) {
  const found = Object.entries(operation.responses).flatMap(([status, { headers = {} }]) =>
    Object.entries(headers).flatMap(([name, header]) => (fits(header) ? [{ status, headers, name, header }] : [])),
  );
  const one = pick(found);
  return one && { ...one, location: `${operation.operationId} reply ${one.status} ${one.name}` };
}
onCall("header removed", (call, pick) => {
  const found = ownHeader(call, pick);
  if (!found) return null;
  delete found.headers[found.name];
  return { kind: "reply-header-removed", location: found.location };
});
onCall("header may be absent", (call, pick) => {
  const found = ownHeader(call, pick, ({ required }) => required === true);
  if (!found) return null;
  found.header.required = false;
  return { kind: "reply-header-optional", location: found.location };
});

type WithExamples = { examples?: Record<string, { value?: { messages?: { code: string }[] } }> };
/** Returns the operation's own copy of an error reply, and its examples by code. */
function ownRefusal({ document, operation }: Call, pick: Pick) {
  const status = pick(Object.keys(operation.responses).filter((one) => one >= "400"));
  const reply = status && operation.responses[status];
  if (!status || !reply) return null;
  const own = structuredClone(follow(document, reply));
  operation.responses[status] = own;
  const messages = Object.values(own.content ?? {}).flatMap((media) =>
    Object.values((media as WithExamples).examples ?? {}).flatMap(({ value }) => value?.messages ?? []),
  );
  const code = pick(messages)?.code;
  return code ? { code, own, messages, location: `${operation.operationId} reply ${status} ${code}` } : null;
}
onCall("message code withdrawn", (call, pick) => {
  const found = ownRefusal(call, pick);
  if (!found) return null;
  const { code, own, location } = found;
  for (const media of Object.values(own.content ?? {}) as WithExamples[])
    media.examples = Object.fromEntries(
      Object.entries(media.examples ?? {}).filter(
        ([, { value }]) => !value?.messages?.some((one) => one.code === code),
      ),
    );
  return { kind: "code-removed", location };
});
onCall("renamed message code", (call, pick) => {
  const found = ownRefusal(call, pick);
  if (!found) return null;
  for (const message of found.messages) if (message.code === found.code) message.code = "planted";
  return { kind: "code-removed", location: found.location };
});
onCall("shared message code withdrawn", ({ document, operation }, pick) => {
  const reply = pick(Object.values(operation.responses).filter(({ $ref }) => $ref));
  if (!reply) return null;
  const media = Object.values(follow(document, reply).content ?? {}) as WithExamples[];
  const code = pick(
    media.flatMap(({ examples = {} }) => Object.values(examples).flatMap(({ value }) => value?.messages ?? [])),
  )?.code;
  if (!code) return null;
  for (const { examples = {} } of media)
    for (const [name, { value }] of Object.entries(examples))
      if (value?.messages?.some((message) => message.code === code)) delete examples[name];
  return { kind: "code-removed", location: `reply ${reply.$ref?.split("/").at(-1)} ${code}` };
});
