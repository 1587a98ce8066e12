import { hasCapability } from "#gateway/rules/capabilities.ts";
import { mayWriteCookie, readConsent } from "#gateway/rules/cookies.ts";
import {
  control,
  isAnonymousId,
  knownVariantText,
  onlyIn,
  runningExperiments,
  type Variants,
  variantsOfCustomer,
  variantsOfVisitor,
} from "#gateway/rules/experiments.ts";
import type { Capability } from "#generated/capabilities.ts";
import type { CookieJar } from "./cookies.ts";

/** Keeps the customer's groups of the experiments that exist. */
export function writeGroups(jar: CookieJar, groups: Readonly<Record<string, string>>) {
  const text = knownVariantText(new URLSearchParams(groups).toString());
  if (text === "") jar.clear("dc_experiments");
  else if (text !== jar.get("dc_experiments")) jar.set("dc_experiments", text);
}

/**
 * Returns what this browser sees of the running experiments: customers by their groups, visitors by their anonymous id, with consent.
 * Everybody else sees the control.
 */
export function variantsOf(jar: CookieJar, isCustomer: boolean, capabilities: readonly Capability[]): Variants {
  const running = runningExperiments(capabilities);
  if (running.length === 0) return control;
  if (isCustomer) {
    const groups = Object.fromEntries(new URLSearchParams(jar.get("dc_experiments") ?? ""));
    return onlyIn(running, variantsOfCustomer(groups));
  }
  const id = jar.get("dc_anonymous_id") ?? "";
  const consent = readConsent(jar.get("dc_consent"), hasCapability(capabilities, "cookie_consent"));
  const isChosen = isAnonymousId(id) && mayWriteCookie("non_essential", consent);
  return isChosen ? onlyIn(running, variantsOfVisitor(id)) : control;
}
