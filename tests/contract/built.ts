import { createHandlers } from "#services/handlers.generated.ts";

const handlers = createHandlers({ gateway: null, stage: null });
const built = new Set(Object.values(handlers).flatMap((ofService) => Object.keys(ofService)));

/** Whether the services have a handler for this operation. The others answer 501. */
export const isBuilt = (operationId: string) => built.has(operationId);
