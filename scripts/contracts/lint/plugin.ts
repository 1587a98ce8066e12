// What every contract of the house keeps, beyond Redocly's strict rules. Named in openapi/redocly.yaml.
import { cacheTtl, idempotency, operationId, versionHeader } from "./calls.ts";
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
        envelope,
        examples,
      },
    },
  };
}
