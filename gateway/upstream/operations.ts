// Finds the row of the operation table that belongs to a call: openapi-fetch knows paths, the table knows everything else.

import { operations as analytics } from "#generated/analytics/operations.ts";
import { shapes as analyticsShapes } from "#generated/analytics/shapes.ts";
import { operations as auth } from "#generated/auth/operations.ts";
import { shapes as authShapes } from "#generated/auth/shapes.ts";
import { operations as cms } from "#generated/cms/operations.ts";
import { shapes as cmsShapes } from "#generated/cms/shapes.ts";
import { operations as config } from "#generated/config/operations.ts";
import { shapes as configShapes } from "#generated/config/shapes.ts";
import { operations as discovery } from "#generated/discovery/operations.ts";
import { shapes as discoveryShapes } from "#generated/discovery/shapes.ts";
import type { Shape, Shapes } from "#generated/keys.ts";
import { operations as main } from "#generated/main/operations.ts";
import { shapes as mainShapes } from "#generated/main/shapes.ts";
import { operations as notifications } from "#generated/notifications/operations.ts";
import { shapes as notificationsShapes } from "#generated/notifications/shapes.ts";
import { operations as translation } from "#generated/translation/operations.ts";
import { shapes as translationShapes } from "#generated/translation/shapes.ts";

/** Every service the gateway speaks to, by the name discovery uses. */
export type ServiceName =
  | "main"
  | "auth"
  | "cms"
  | "config"
  | "translation"
  | "analytics"
  | "notifications"
  | "discovery";

type Row = {
  readonly method: string;
  readonly path: string;
  readonly version: string | null;
  readonly auth: "none" | "optional" | "bearer";
  readonly signed: boolean;
  readonly idempotencyKey: boolean;
  readonly cacheTtlSeconds: number | null;
  readonly contentType: string | null;
  readonly request: Shape | string | null;
  readonly replies: Readonly<Record<string, Shape | string | null>>;
};

/** One row of the operation table, with its name and the service it belongs to. */
export type Operation = Row & { id: string; service: ServiceName; shapes: Shapes };

const services = {
  main: { rows: main, shapes: mainShapes },
  auth: { rows: auth, shapes: authShapes },
  cms: { rows: cms, shapes: cmsShapes },
  config: { rows: config, shapes: configShapes },
  translation: { rows: translation, shapes: translationShapes },
  analytics: { rows: analytics, shapes: analyticsShapes },
  notifications: { rows: notifications, shapes: notificationsShapes },
  discovery: { rows: discovery, shapes: discoveryShapes },
};

const byCall = new Map<string, Operation>();
for (const [service, { rows, shapes }] of Object.entries(services)) {
  for (const [id, row] of Object.entries(rows as unknown as Record<string, Row>)) {
    byCall.set(`${service} ${row.method} ${row.path}`, { ...row, id, service: service as ServiceName, shapes });
  }
}

/** The operation behind a method and a path template. A call outside the contract does not exist. */
export function findOperation(service: ServiceName, method: string, path: string): Operation {
  const operation = byCall.get(`${service} ${method.toLowerCase()} ${path}`);
  if (!operation) throw new Error(`No operation ${method} ${path} in the ${service} contract`);
  return operation;
}
