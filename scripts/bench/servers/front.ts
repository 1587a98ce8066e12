// The front with the built site, as `npm run serve` runs it.
import { join } from "node:path";
import { readEnv } from "#gateway/foundation/env.ts";
import { createGateway } from "#gateway/gateway.ts";
import { createFront } from "#site/front.ts";
import { siteFolder } from "../../lib/build-site.ts";
import { loadSite } from "../../lib/load-site.ts";
import { serveMeasured } from "./measured.ts";

const env = readEnv(process.env);
const gateway = createGateway(env);
const handler = await loadSite(siteFolder);
serveMeasured(createFront({ gateway, handler, clientFolder: join(siteFolder, "client"), publicUrl: env.publicUrl }));
