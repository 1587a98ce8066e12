// Compares how values are written on the wire: parameters in a URL, and form parts.
import { isDeepStrictEqual } from "node:util";
import type { Document, Parameter } from "../../generate/document.ts";
import { at, resolveSchema, typesOf } from "./node.ts";
import type { CallReport, Report } from "./report.ts";

/** OpenAPI's defaults. */
function styleOf(parameter: Parameter) {
  const { in: where, style, explode } = parameter as Parameter & { style?: string; explode?: boolean };
  const way = style ?? (where === "query" || where === "cookie" ? "form" : "simple");
  return { way, apart: explode ?? way === "form" };
}

/** A single value looks the same exploded or not. */
function mayBeSeveral(document: Document, { schema }: Parameter): boolean {
  const types = typesOf(resolveSchema(at(document, schema)).schema);
  return types.length === 0 || types.includes("array") || types.includes("object");
}

export function compareStyles(
  [before, old]: [Document, Parameter],
  [after, now]: [Document, Parameter],
  place: string,
  report: CallReport,
) {
  const [was, is] = [styleOf(old), styleOf(now)];
  const several = mayBeSeveral(before, old) || mayBeSeveral(after, now);
  if (was.way === is.way && (was.apart === is.apart || !several)) return;
  const text = ({ way, apart }: typeof was) => `${way}${apart ? ", values separately" : ", values joined"}`;
  report.found("parameter-style-changed", place, `was encoded as ${text(was)} and is encoded as ${text(is)}`);
}

type Encoding = { contentType?: string; [key: string]: unknown };

const typesIn = ({ contentType }: Encoding = {}) => (contentType ?? "*/*").split(",").map((type) => type.trim());

const admits = (types: string[], type: string) =>
  types.some((one) => one === type || one === "*/*" || (one.endsWith("/*") && type.startsWith(one.slice(0, -1))));

/** Compares form parts: their content types and their style. */
export function compareEncodings(before: object, after: object, place: string, report: Report) {
  const of = (media: object) => (media as { encoding?: Record<string, Encoding> }).encoding ?? {};
  const [old, now] = [of(before), of(after)];
  for (const name of new Set([...Object.keys(old), ...Object.keys(now)])) {
    const [was, is] = [typesIn(old[name]), typesIn(now[name])];
    const [here, words] = [`${place}.${name}`, `was sent as ${was.join(", ")} and is sent as ${is.join(", ")}`];
    if (was.some((type) => !admits(is, type))) report.found("encoding-narrowed", here, words);
    else if (is.some((type) => !admits(was, type))) report.found("encoding-widened", here, words);
    const rest = ({ contentType, ...others }: Encoding = {}) => others;
    if (!isDeepStrictEqual(rest(old[name]), rest(now[name])))
      report.found("encoding-changed", here, "its headers, style or parts have changed");
  }
}
