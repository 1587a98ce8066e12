// Rules for operations: name, version, idempotency, cache time.
import {
  type Context,
  follow,
  type Location,
  type Operation,
  operationsOf,
  type PathItem,
  parametersOf,
  type Ref,
  type Visitor,
} from "./redocly.ts";

// Lower camel case, with abbreviations as words: cancelOrder, startConnectId, never listURLs.
const NAME = /^[a-z][a-z0-9]*([A-Z][a-z0-9]+)*$/;
const READS = /^(get|list)[A-Z]/;

// Where each operationId was first seen in this run, over all APIs.
const seen = new Map<string, string>();

export function operationId(): Visitor {
  return {
    PathItem(item: PathItem, context: Context) {
      for (const { method, operation } of operationsOf(item)) {
        const { operationId: id } = operation;
        if (!id) continue;
        const location = context.location.child([method, "operationId"]);
        const report = (message: string) => context.report({ message, location });
        if (!NAME.test(id)) report(`${id} must be a verb and a noun in camelCase, such as addCartItem.`);
        if (method !== "get" && READS.test(id))
          report(`${id} must be a GET because of its name, not a ${method.toUpperCase()}.`);
        const place = `${location.source.absoluteRef} ${method} ${JSON.stringify(location)}`;
        const here = seen.get(id) ?? place;
        seen.set(id, here);
        if (here !== place) report(`${id} is already the name of another operation.`);
      }
    },
  };
}

export function versionHeader(): Visitor {
  let versioned = 0;
  let without: { id: string; location: Location }[] = [];
  return {
    Root: {
      enter() {
        versioned = 0;
        without = [];
      },
      leave(_root: object, context: Context) {
        if (versioned === 0) return;
        for (const { id, location } of without)
          context.report({ message: `${id} has no X-Shop-Version; other operations of this API do.`, location });
      },
    },
    Operation(operation: Operation, context: Context) {
      const found = parametersOf(context, operation).find(({ node }) => node.name === "X-Shop-Version");
      if (!found) {
        // Some operations have no version; they are marked.
        if (operation["x-unversioned"] === true) return;
        without.push({ id: operation.operationId ?? "?", location: context.location });
        return;
      }
      versioned += 1;
      const versions = found.node.schema?.enum;
      const isList = Array.isArray(versions) && versions.length > 0;
      if (isList && versions.every((version) => /^\d+\.\d+$/.test(String(version)))) return;
      const message = "X-Shop-Version needs an enum of versions, oldest first.";
      context.report({ message, location: found.location });
    },
  };
}

// Operations that move money, or order it to be moved, by the last words of their path.
const MOVES_MONEY = /\/(purchase|deposit|deposit_purchase|withdraw|process_recurring_purchases\/sync)$/;

export function idempotency(): Visitor {
  return {
    Paths(paths: Record<string, PathItem | Ref>, context: Context) {
      for (const [path, item] of Object.entries(paths)) {
        const found = MOVES_MONEY.test(path) ? follow(context, item, context.location.child([path])) : null;
        const post = found?.node.post;
        if (!post) continue;
        const location = found.location.child(["post"]);
        const keys = (post.parameters ?? []).flatMap((parameter) => follow(context, parameter, location) ?? []);
        if (keys.some(({ node }) => node.name === "Idempotency-Key" && node.required)) continue;
        const message = `${post.operationId} moves money but has no Idempotency-Key: a repeated call would move it twice.`;
        context.report({ message, location });
      }
    },
    Operation(operation: Operation, context: Context) {
      if (typeof operation["x-idempotent"] === "boolean") return;
      context.report({ message: `${operation.operationId} needs x-idempotent: true or false.` });
    },
  };
}

const isPersonal = ({ security }: Operation) =>
  (security?.length ?? 0) > 0 && security?.every((schemes) => "bearer" in schemes);

export function cacheTtl(): Visitor {
  return {
    PathItem(item: PathItem, context: Context) {
      for (const { method, operation } of operationsOf(item)) {
        const ttl = operation["x-cache-ttl"];
        if (ttl === undefined) continue;
        const report = (message: string) =>
          context.report({ message, location: context.location.child([method, "x-cache-ttl"]) });
        if (method !== "get")
          report(`Only a GET can be cached; ${operation.operationId} is a ${method.toUpperCase()}.`);
        if (!Number.isInteger(ttl) || Number(ttl) <= 0) report("x-cache-ttl must be a whole number of seconds.");
        if (isPersonal(operation)) report(`${operation.operationId} is personal: its replies must not be shared.`);
      }
    },
  };
}
