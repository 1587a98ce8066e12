import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { type GatewayEnv, readEnv as readGatewayEnv } from "#gateway/foundation/env.ts";
import { readEnv as readServicesEnv, type ServicesEnv } from "#services/lib/env.ts";
import { root } from "../lib/steps.ts";
import type { Finding } from "./finding.ts";

export type Settings = { gateway: GatewayEnv; services: ServicesEnv };

// Stand in for the secrets that the first start creates, so that the other settings are checked before it.
const STAND_IN = { APP_KEY: "doctor", APP_SECRET: "doctor-doctor-doctor", TOKEN_SECRET: "doctor".repeat(6) };

/** Reads the settings of front and services. Writes nothing. */
export function checkSettings(given: NodeJS.ProcessEnv): { findings: Finding[]; settings: Settings | null } {
  const file = join(resolve(root, given["DATA_DIR"] || ".data"), "secrets.json");
  const isFirstStart = !given["APP_KEY"] && !given["APP_SECRET"] && !existsSync(file);
  const source = isFirstStart ? { ...given, ...STAND_IN } : given;
  // Without stand-ins, the services would create the missing file.
  const ofServices = existsSync(file) ? source : { ...STAND_IN, ...source };
  const findings: Finding[] = [];
  const read = <Env>(readEnv: (source: Record<string, string | undefined>) => Env, from: typeof source) => {
    try {
      return readEnv(from);
    } catch (error) {
      if (!(error instanceof Error && "hint" in error)) throw error;
      const finding: Finding = { state: "wrong", name: error.message, advice: String(error.hint) };
      if (!findings.some(({ name }) => name === finding.name)) findings.push(finding);
      return null;
    }
  };
  const gateway = read(readGatewayEnv, source);
  const services = read(readServicesEnv, ofServices);
  if (gateway && services) {
    const { publicUrl, discoveryUrl } = gateway;
    findings.push({
      state: "good",
      name: `Settings: the shop at ${publicUrl.origin}, its services at ${discoveryUrl}`,
    });
  }
  if (isFirstStart) {
    const advice = "npm start creates both. For your own backend, set them to the keys that it knows.";
    findings.push({ state: "note", name: `APP_KEY and APP_SECRET are not set, and ${file} does not exist`, advice });
  }
  return { findings, settings: gateway && services ? { gateway, services } : null };
}
