// The part of Redocly's rule interface that our rules use. The CLI ships no types.

export type Location = { source: { absoluteRef: string }; child(path: (string | number)[]): Location };
export type Ref = { $ref: string };
export type Context = {
  location: Location;
  report(problem: { message: string; location?: Location }): void;
  resolve(node: unknown, from?: string): { node?: unknown; location?: Location };
};
export type Visitor = Record<string, ((node: never, context: Context) => void) | object>;

export type Schema = { properties?: Record<string, unknown>; required?: string[]; type?: unknown; enum?: unknown };
export type Example = { value?: unknown };
export type Media = { schema?: Schema | Ref; examples?: Record<string, Example | Ref> };
export type Reply = { content?: Record<string, Media> };
export type Parameter = { name: string; in: string; required?: boolean; schema?: Schema };
export type Operation = {
  operationId?: string;
  parameters?: (Parameter | Ref)[];
  security?: Record<string, unknown>[];
  responses?: Record<string, Reply | Ref>;
  "x-idempotent"?: unknown;
  "x-cache-ttl"?: unknown;
  "x-unversioned"?: unknown;
  "x-capabilities"?: unknown;
  "x-related-capabilities"?: unknown;
};
export type PathItem = Partial<Record<"get" | "put" | "post" | "delete" | "patch", Operation>> & {
  parameters?: (Parameter | Ref)[];
};

export type Placed<T> = { node: T; location: Location };

/** A resolved node and its location. */
export function follow<T extends object>(context: Context, node: T | Ref, location: Location): Placed<T> | null {
  if (!("$ref" in node)) return { node, location };
  const found = context.resolve(node, location.source.absoluteRef);
  // Redocly itself reports broken references.
  return found.node && found.location ? follow(context, found.node as T | Ref, found.location) : null;
}

export function parametersOf(context: Context, operation: Operation): Placed<Parameter>[] {
  const list = operation.parameters ?? [];
  const here = context.location;
  return list.flatMap((parameter, at) => follow(context, parameter, here.child(["parameters", at])) ?? []);
}

export function operationsOf(item: PathItem) {
  return (["get", "put", "post", "delete", "patch"] as const).flatMap((method) => {
    const operation = item[method];
    return operation ? [{ method, operation }] : [];
  });
}
