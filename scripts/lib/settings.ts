import { type GatewayEnv, readEnv as readGatewayEnv } from "#gateway/foundation/env.ts";
import { readEnv as readServicesEnv, type ServicesEnv } from "#services/lib/env.ts";

/**
 * Validates the settings of both sides before anything is built or started. The services come first: their first start creates
 * the secrets that the gateway reads.
 */
export function requireSettings(settings = process.env): { gateway: GatewayEnv; services: ServicesEnv } {
  const services = readServicesEnv(settings);
  return { gateway: readGatewayEnv(settings), services };
}
