// Says in plain words what is wrong with front matter or a list.
import type { YAMLError } from "yaml";
import { z } from "zod";
import { didYouMean, nearest } from "#services/lib/nearest.ts";

type Problem = { path: readonly PropertyKey[]; text: string };

const QUOTE = 'put the value in quotes, such as title: "Draws: how they work"';
const YAML_ERRORS: Partial<Record<YAMLError["code"], string>> = {
  BLOCK_AS_IMPLICIT_KEY: `a value has a colon; ${QUOTE}`,
  MULTILINE_IMPLICIT_KEY: "this line has no field; write a field, a colon and a space before the value",
  MISSING_CHAR: "a quote or bracket has no end",
  BAD_SCALAR_START: `a value begins with a special character; ${QUOTE}`,
  UNEXPECTED_TOKEN: `a value continues after its closing quote; ${QUOTE}`,
  DUPLICATE_KEY: "this field is given twice",
  TAB_AS_INDENT: "use spaces instead of tabs",
};

/** A sentence that nothing follows has no full stop. */
export const withoutStop = (text: string) => text.replace(/\.$/, "");

export const describeYaml = ({ code, message }: YAMLError): string => YAML_ERRORS[code] ?? message;

function valueAt(root: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce((value, key) => (value as Record<PropertyKey, unknown> | null | undefined)?.[key], root);
}

/** Returns the names of the fields that an object at a path may have; empty if unknown. */
function fieldsAt(schema: z.ZodType, path: readonly PropertyKey[]): string[] {
  const item = schema instanceof z.ZodArray && path.length === 1 ? schema.element : schema;
  return item instanceof z.ZodObject && (path.length === 0 || item !== schema) ? Object.keys(item.shape) : [];
}

function describeType(name: string, value: unknown, expected: string): string {
  if (value === undefined) return `${name} is missing`;
  if (value === null) return `${name} is empty; put a value that begins with # in quotes`;
  if (expected === "string") return `${name} must be text; put the value in quotes`;
  return `${name} must be ${expected === "array" ? "a list" : `of the type ${expected}`}`;
}

function describeIssue(issue: z.core.$ZodIssue, value: unknown): string {
  const name = issue.path.join(".");
  switch (issue.code) {
    case "invalid_type":
      return name
        ? describeType(name, value, issue.expected)
        : "fields are missing: write a field, a colon and a value";
    case "too_small":
      return `${name} is empty`;
    case "too_big":
      return typeof value === "string"
        ? `${name} has ${value.trim().length} characters; at most ${issue.maximum}`
        : `${name} has more than ${issue.maximum} entries`;
    case "invalid_value":
      return withoutStop(
        `${name} must be one of ${issue.values.join(", ")}.${didYouMean(String(value), issue.values.map(String))}`,
      );
    default:
      return [name, issue.message].filter(Boolean).join(": ");
  }
}

/** Returns the problems of a value that its schema refuses, at most one per field. A misspelt field is one problem, not two: the missing name is left out. */
export function describeProblems(issues: readonly z.core.$ZodIssue[], schema: z.ZodType, root: unknown): Problem[] {
  const meant = new Set<string>();
  const problems = new Map<string, Problem>();
  const add = (path: readonly PropertyKey[], text: string) => {
    const name = path.join(".");
    if (!problems.has(name)) problems.set(name, { path, text });
  };
  for (const issue of issues) {
    if (issue.code !== "unrecognized_keys") continue;
    for (const unknown of issue.keys) {
      const fields = fieldsAt(schema, issue.path);
      for (const near of nearest(unknown, fields)) meant.add([...issue.path, near].join("."));
      // The line of the unknown field itself, not of the object that has it.
      add([...issue.path, unknown], withoutStop(`there is no field "${unknown}".${didYouMean(unknown, fields)}`));
    }
  }
  for (const issue of issues) {
    const value = valueAt(root, issue.path);
    if (issue.code === "unrecognized_keys" || (value === undefined && meant.has(issue.path.join(".")))) continue;
    add(issue.path, describeIssue(issue, value));
  }
  return [...problems.values()];
}
