// Written by `npm run generate` from openapi/. Do not edit.
import { operations as analytics } from "./analytics/operations.ts";
import type { operations as Analytics, paths as AnalyticsPaths } from "./analytics/schema.ts";
import { shapes as analyticsShapes } from "./analytics/shapes.ts";
import { operations as auth } from "./auth/operations.ts";
import type { operations as Auth, paths as AuthPaths } from "./auth/schema.ts";
import { shapes as authShapes } from "./auth/shapes.ts";
import { operations as blog } from "./blog/operations.ts";
import type { operations as Blog, paths as BlogPaths } from "./blog/schema.ts";
import { shapes as blogShapes } from "./blog/shapes.ts";
import { operations as cms } from "./cms/operations.ts";
import type { operations as Cms, paths as CmsPaths } from "./cms/schema.ts";
import { shapes as cmsShapes } from "./cms/shapes.ts";
import { operations as config } from "./config/operations.ts";
import type { operations as Config, paths as ConfigPaths } from "./config/schema.ts";
import { shapes as configShapes } from "./config/shapes.ts";
import { operations as customerVerify } from "./customer-verify/operations.ts";
import type { operations as CustomerVerify, paths as CustomerVerifyPaths } from "./customer-verify/schema.ts";
import { shapes as customerVerifyShapes } from "./customer-verify/shapes.ts";
import { operations as discovery } from "./discovery/operations.ts";
import type { operations as Discovery, paths as DiscoveryPaths } from "./discovery/schema.ts";
import { shapes as discoveryShapes } from "./discovery/shapes.ts";
import { operations as main } from "./main/operations.ts";
import type { operations as Main, paths as MainPaths } from "./main/schema.ts";
import { shapes as mainShapes } from "./main/shapes.ts";
import { operations as membership } from "./membership/operations.ts";
import type { operations as Membership, paths as MembershipPaths } from "./membership/schema.ts";
import { shapes as membershipShapes } from "./membership/shapes.ts";
import { operations as migration } from "./migration/operations.ts";
import type { operations as Migration, paths as MigrationPaths } from "./migration/schema.ts";
import { shapes as migrationShapes } from "./migration/shapes.ts";
import { operations as notifications } from "./notifications/operations.ts";
import type { operations as Notifications, paths as NotificationsPaths } from "./notifications/schema.ts";
import { shapes as notificationsShapes } from "./notifications/shapes.ts";
import { operations as placement } from "./placement/operations.ts";
import type { operations as Placement, paths as PlacementPaths } from "./placement/schema.ts";
import { shapes as placementShapes } from "./placement/shapes.ts";
import { operations as social } from "./social/operations.ts";
import type { operations as Social, paths as SocialPaths } from "./social/schema.ts";
import { shapes as socialShapes } from "./social/shapes.ts";
import { operations as translation } from "./translation/operations.ts";
import type { operations as Translation, paths as TranslationPaths } from "./translation/schema.ts";
import { shapes as translationShapes } from "./translation/shapes.ts";

/** Every contract by the name that discovery gives its service. */
export const contracts = {
  "analytics": { operations: analytics, shapes: analyticsShapes },
  "auth": { operations: auth, shapes: authShapes },
  "blog": { operations: blog, shapes: blogShapes },
  "cms": { operations: cms, shapes: cmsShapes },
  "config": { operations: config, shapes: configShapes },
  "customer-verify": { operations: customerVerify, shapes: customerVerifyShapes },
  "discovery": { operations: discovery, shapes: discoveryShapes },
  "main": { operations: main, shapes: mainShapes },
  "membership": { operations: membership, shapes: membershipShapes },
  "migration": { operations: migration, shapes: migrationShapes },
  "notifications": { operations: notifications, shapes: notificationsShapes },
  "placement": { operations: placement, shapes: placementShapes },
  "social": { operations: social, shapes: socialShapes },
  "translation": { operations: translation, shapes: translationShapes },
};

export type ServiceName = keyof typeof contracts;

/** The paths of each service, for its typed client. */
export type Paths = {
  "analytics": AnalyticsPaths;
  "auth": AuthPaths;
  "blog": BlogPaths;
  "cms": CmsPaths;
  "config": ConfigPaths;
  "customer-verify": CustomerVerifyPaths;
  "discovery": DiscoveryPaths;
  "main": MainPaths;
  "membership": MembershipPaths;
  "migration": MigrationPaths;
  "notifications": NotificationsPaths;
  "placement": PlacementPaths;
  "social": SocialPaths;
  "translation": TranslationPaths;
};

/** Operations by service and operationId, with camelCase bodies. An operationId is unique over all services. */
export type OperationsOf = {
  "analytics": Analytics;
  "auth": Auth;
  "blog": Blog;
  "cms": Cms;
  "config": Config;
  "customer-verify": CustomerVerify;
  "discovery": Discovery;
  "main": Main;
  "membership": Membership;
  "migration": Migration;
  "notifications": Notifications;
  "placement": Placement;
  "social": Social;
  "translation": Translation;
};
export type Operations = Analytics & Auth & Blog & Cms & Config & CustomerVerify & Discovery & Main & Membership & Migration & Notifications & Placement & Social & Translation;

/** The rows of every operation table. */
export type Rows = typeof analytics & typeof auth & typeof blog & typeof cms & typeof config & typeof customerVerify & typeof discovery & typeof main & typeof membership & typeof migration & typeof notifications & typeof placement & typeof social & typeof translation;
