// Validates the editors' overrides of paths and labels (shell §2). A bad override is refused with a reason and the default
// stays, so that a mistake in the CMS never makes a page unreachable.
import { type PathOverrides, type RouteName, routeNames, routes } from "../routes.ts";

/** The CMS's labels for navigation, by route name. */
export type LabelOverrides = Partial<Record<RouteName, string>>;

/** Why an override was refused. */
type Refusal =
  | "unknown route"
  | "malformed path"
  | "reserved path"
  | "parameters lost"
  | "clash"
  | "cyclic"
  | "malformed label";

export type Overrides = {
  paths: PathOverrides;
  labels: LabelOverrides;
  refused: { name: string; reason: Refusal; value: string }[];
};

const MAX_PATH_LENGTH = 200;
const MAX_LABEL_LENGTH = 40;
// No dots: a path can then be no file and no parent segment.
const SEGMENT = /^(?:[A-Za-z0-9_~-]+|:[A-Za-z]+\??|\*)$/;
// Reserved: answered before pages, or part of the frame.
const RESERVED = ["trpc", "healthz", "readyz", "metrics", "3ds", "files", "shell", "catalogue"];

const split = (path: string) => path.split("/").slice(1);
const tokens = (path: string) => split(path).filter((segment) => /^[:*]/.test(segment));

/** Returns all forms of a pattern without parameter names: "/a/:x?" gives "/a" and "/a/:". */
function shapes(pattern: string): string[] {
  const segments = split(pattern).map((segment) => segment.replace(/^:\w+/, ":"));
  const last = segments.at(-1);
  const whole = `/${segments.join("/").replace("?", "")}`;
  return last?.endsWith("?") ? [whole, `/${segments.slice(0, -1).join("/")}`] : [whole];
}

function isWellFormed(path: unknown): path is string {
  if (typeof path !== "string" || path.length > MAX_PATH_LENGTH || !path.startsWith("/")) return false;
  const segments = split(path);
  const isEmpty = path === "/";
  // An optional parameter or a wildcard in the middle would make paths ambiguous.
  const isOpen = segments.slice(0, -1).some((segment) => /[?*]/.test(segment));
  return isEmpty || (!isOpen && segments.every((segment) => SEGMENT.test(segment)));
}

function isReserved(path: string): boolean {
  const first = split(path)[0] ?? "";
  return first.startsWith("_") || RESERVED.includes(first);
}

function keepsParameters(name: RouteName, path: string): boolean {
  return tokens(path).sort().join() === tokens(routes[name].pattern).sort().join();
}

/** Whether overrides swap default paths in a cycle. */
function isCyclic(start: RouteName, paths: ReadonlyMap<RouteName, string>): boolean {
  const seen = new Set<RouteName>();
  for (let name: RouteName | undefined = start; name !== undefined && !seen.has(name); ) {
    seen.add(name);
    const path = paths.get(name);
    name = path === undefined ? undefined : routeNames.find((other) => routes[other].pattern === path);
    if (name === start) return true;
  }
  return false;
}

function isClash(name: RouteName, path: string, paths: ReadonlyMap<RouteName, string>): boolean {
  const own = shapes(path);
  const takes = (pattern: string | undefined) => pattern !== undefined && shapes(pattern).some((s) => own.includes(s));
  // Default paths keep matching their routes, so they are taken too.
  return routeNames.some((other) => other !== name && (takes(routes[other].pattern) || takes(paths.get(other))));
}

function cleanLabel(label: unknown): string | null {
  if (typeof label !== "string") return null;
  const text = label.trim();
  return text !== "" && text.length <= MAX_LABEL_LENGTH && !/\p{Cc}/u.test(text) ? text : null;
}

const show = (value: unknown) => (typeof value === "string" ? value : (JSON.stringify(value) ?? "")).slice(0, 80);

/** Splits the CMS's overrides into used and refused ones. Accepts any input. */
export function readOverrides(raw: unknown): Overrides {
  const found: Overrides = { paths: {}, labels: {}, refused: [] };
  const refuse = (name: string, reason: Refusal, value: unknown) =>
    found.refused.push({ name: show(name), reason, value: show(value) });
  const wanted = new Map<RouteName, string>();

  for (const [name, override] of Object.entries(isRecord(raw) ? raw : {})) {
    if (!Object.hasOwn(routes, name) || name === "not-found") refuse(name, "unknown route", "");
    else if (!isRecord(override)) refuse(name, "malformed path", override);
    else {
      const route = name as RouteName;
      const { path, label } = override;
      if (label !== undefined && label !== null && label !== "") {
        const text = cleanLabel(label);
        if (text === null) refuse(name, "malformed label", label);
        else found.labels[route] = text;
      }
      if (path === undefined || path === null || path === "" || path === routes[route].pattern) continue;
      if (!isWellFormed(path)) refuse(name, "malformed path", path);
      else if (isReserved(path)) refuse(name, "reserved path", path);
      else if (!keepsParameters(route, path)) refuse(name, "parameters lost", path);
      else wanted.set(route, path);
    }
  }
  for (const [name, path] of wanted) {
    if (isCyclic(name, wanted)) refuse(name, "cyclic", path);
    // Two overrides with the same path are both refused: either could be meant.
    else if (isClash(name, path, wanted)) refuse(name, "clash", path);
    else found.paths[name] = path;
  }
  return found;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
