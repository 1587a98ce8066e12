import type { Capability } from "#generated/capabilities.ts";

/** The running experiments, named like the flag that switches each on, with their variants. The first is the page without experiment. */
export const experiments = {
  /** The wording of the buy button. */
  boost_buy_tickets_experiment: ["control", "buy"],
} as const satisfies Partial<Record<Capability, readonly ["control", ...string[]]>>;

export type ExperimentName = keyof typeof experiments;
export type Variants = { [Name in ExperimentName]: (typeof experiments)[Name][number] };

const experimentNames = Object.keys(experiments) as ExperimentName[];

const ANONYMOUS_ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whether a visitor's anonymous id is one of ours. Cookies can be edited. */
export const isAnonymousId = (id: string): boolean => ANONYMOUS_ID.test(id);

const isExperiment = (name: string): name is ExperimentName => Object.hasOwn(experiments, name);

/** Builds variants from one choice per experiment. Unknown choices are the control. */
function choose(choiceOf: (name: ExperimentName, variants: readonly string[]) => string | undefined): Variants {
  const chosen = experimentNames.map((name) => {
    const variants: readonly string[] = experiments[name];
    const choice = choiceOf(name, variants);
    return [name, choice !== undefined && variants.includes(choice) ? choice : variants[0]];
  });
  return Object.fromEntries(chosen) as Variants;
}

export const control: Variants = choose(() => undefined);

/** FNV-1a: fast, because pages from memory compute it for each request, and even for random ids. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  // The low bits of FNV are weak: mix the high ones in.
  value = Math.imul(value ^ (value >>> 16), 0x45d9f3b);
  return (value ^ (value >>> 13)) >>> 0;
}

/** Returns the variants of a visitor: always the same for an id, evenly spread, and independent of each other. */
export function variantsOfVisitor(anonymousId: string): Variants {
  return choose((name, variants) => variants[hash(`${name} ${anonymousId}`) % variants.length]);
}

/** Returns the variants of a customer from their groups. */
export function variantsOfCustomer(groups: Readonly<Record<string, string>>): Variants {
  return choose((name) => (Object.hasOwn(groups, name) ? groups[name] : undefined));
}

/** Returns `chosen` for the experiments in `running`, and the control for the others. */
export function onlyIn(running: readonly ExperimentName[], chosen: Variants): Variants {
  return choose((name) => (running.includes(name) ? chosen[name] : undefined));
}

/** The experiments that are switched on: `experiments` and the flag of each. */
export function runningExperiments(capabilities: readonly string[]): ExperimentName[] {
  return capabilities.includes("experiments") ? experimentNames.filter((name) => capabilities.includes(name)) : [];
}

/** Returns the variants of `names` as text: "name=variant&name=variant". */
export function toVariantText(names: readonly ExperimentName[], variants: Variants): string {
  return names.map((name) => `${name}=${variants[name]}`).join("&");
}

/** Returns the variants that differ from the control, as text. Pages with the same text are the same. */
export function variantKey(variants: Variants): string {
  return toVariantText(
    experimentNames.filter((name) => variants[name] !== control[name]),
    variants,
  );
}

/** Keeps the experiments and variants that exist. A page may be older than the end of an experiment. */
export function knownVariantText(text: string): string {
  const pairs = [...new URLSearchParams(text)];
  return pairs
    .filter(([name, variant]) => isExperiment(name) && (experiments[name] as readonly string[]).includes(variant))
    .map((pair) => pair.join("="))
    .join("&");
}
