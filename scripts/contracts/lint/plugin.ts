// Our contract rules, in addition to Redocly's strict ones. Loaded by openapi/redocly.yaml.
import { cacheTtl, idempotency, operationId, versionHeader } from "./calls.ts";
import { capabilities } from "./capabilities.ts";
import { propertyNames } from "./property-names.ts";
import { envelope, examples } from "./replies.ts";

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
