import { type GatewayEnv, readEnv as readGatewayEnv } from "#gateway/env.ts";
import { readEnv as readServicesEnv, type ServicesEnv } from "#services/env.ts";

/**
 * What both sides would say of these settings when they start, said before anything is built or started. The services come
 * first: with their first start they make the secrets that the gateway looks for.
 */
export function requireSettings(settings = process.env): { gateway: GatewayEnv; services: ServicesEnv } {
  const services = readServicesEnv(settings);
  return { gateway: readGatewayEnv(settings), services };
}
