// Our contract rules, in addition to Redocly's strict ones. Loaded by openapi/redocly.yaml.
import { cacheTtl, idempotency, operationId, versionHeader } from "./calls.ts";
import { capabilities } from "./capabilities.ts";
import type { Context, Schema, Visitor } from "./redocly.ts";
import { envelope, examples } from "./replies.ts";

const NAME = /^[a-z][a-z0-9]*(_[a-z0-9]+)*$/;

/** Reports properties that are not in snake_case: the gateway and the services rename every key between the two cases. */
function propertyNames(): Visitor {
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

export default function plugin() {
  return {
    id: "shop",
    rules: {
      oas3: {
        "operation-id": operationId,
        "version-header": versionHeader,
        idempotency,
        "cache-ttl": cacheTtl,
        capabilities,
        "property-names": propertyNames,
        envelope,
        examples,
      },
    },
  };
}
