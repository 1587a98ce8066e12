import { camel } from "./document.ts";

/** Returns the text of `contracts.ts`: every service with its operations, key shapes and types. */
export function contractIndex(services: string[]): string {
  const sorted = [...services].sort();
  const value = (service: string) => camel(service);
  const type = (service: string) => value(service).replace(/^./, (letter) => letter.toUpperCase());
  const key = (service: string) => JSON.stringify(service);
  const lines = (line: (service: string) => string) => sorted.map((service) => `  ${line(service)}`).join("\n");
  return `${sorted
    .map((service) =>
      [
        `import { operations as ${value(service)} } from "./${service}/operations.ts";`,
        `import type { operations as ${type(service)}, paths as ${type(service)}Paths } from "./${service}/schema.ts";`,
        `import { shapes as ${value(service)}Shapes } from "./${service}/shapes.ts";`,
      ].join("\n"),
    )
    .join("\n")}

/** Every contract by the name that discovery gives its service. */
export const contracts = {
${lines((service) => `${key(service)}: { operations: ${value(service)}, shapes: ${value(service)}Shapes },`)}
};

export type ServiceName = keyof typeof contracts;

/** The paths of each service, for its typed client. */
export type Paths = {
${lines((service) => `${key(service)}: ${type(service)}Paths;`)}
};

/** Operations by service and operationId, with camelCase bodies. An operationId is unique over all services. */
export type OperationsOf = {
${lines((service) => `${key(service)}: ${type(service)};`)}
};
export type Operations = ${sorted.map(type).join(" & ")};

/** The rows of every operation table. */
export type Rows = ${sorted.map((service) => `typeof ${value(service)}`).join(" & ")};
`;
}
