// Opens a front on the site built in a folder, then deletes the folder as a rebuild does, and prints its port.
import { rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { readEnv } from "#gateway/foundation/env.ts";
import { createGateway } from "#gateway/gateway.ts";
import { loadSite } from "#scripts/lib/load-site.ts";
import { createFront } from "#site/front.ts";

const [folder = ""] = process.argv.slice(2);
// Nothing listens there: every page shows an error.
const keys = { APP_KEY: "key", APP_SECRET: "secret-0123456789abcdef", DISCOVERY_URL: "http://127.0.0.1:1" };
const gateway = createGateway(readEnv({ ...keys, NODE_ENV: "test", LOG_LEVEL: "silent" }));
const handler = await loadSite(folder);
const publicUrl = new URL("http://127.0.0.1:4321");
const front = createFront({ gateway, handler, clientFolder: join(folder, "client"), publicUrl });
const server = createServer(front).listen(0, "127.0.0.1", () => {
  rmSync(folder, { recursive: true });
  process.stdout.write(`${(server.address() as AddressInfo).port}\n`);
});
