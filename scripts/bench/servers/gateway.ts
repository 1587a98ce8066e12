// The shop's listener and gateway, as in `npm run serve`, without pages.
import { readEnv } from "#gateway/foundation/env.ts";
import { createGateway } from "#gateway/gateway.ts";
import { createFront } from "#site/front.ts";
import { serveMeasured } from "./measured.ts";

const env = readEnv(process.env);
const gateway = createGateway(env);
serveMeasured(
  createFront({
    gateway,
    publicUrl: env.publicUrl,
    handler: (_request, response) => void response.writeHead(404).end(),
  }),
);
