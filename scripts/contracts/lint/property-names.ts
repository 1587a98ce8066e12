import type { Context, Schema, Visitor } from "./redocly.ts";

const NAME = /^[a-z][a-z0-9]*(_[a-z0-9]+)*$/;

/** Reports properties that are not in snake_case: the gateway and the services rename every key between the two cases. */
export function propertyNames(): Visitor {
  return {
    Schema({ properties = {} }: Schema, context: Context) {
      for (const name of Object.keys(properties).filter((name) => !NAME.test(name)))
        context.report({
          message: `${name} must be in snake_case, such as opening_hours.`,
          location: context.location.child(["properties", name]),
        });
    },
  };
}
