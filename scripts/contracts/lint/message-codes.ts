import { readFileSync } from "node:fs";
import { join } from "node:path";
import { isScalar, isSeq, parseDocument } from "yaml";
import { root } from "#scripts/lib/steps.ts";

/** Returns every message code with the statuses it may have, from the comments of the enum. None means it is not a refusal. */
export function readMessageCodes(file = join(root, "openapi/common/messages.yaml")): Map<string, string[]> {
  const list = parseDocument(readFileSync(file, "utf8")).getIn(["schemas", "MessageCode", "enum"]);
  if (!isSeq(list)) throw new Error(`No enum of MessageCode in ${file}`);
  const codes = new Map<string, string[]>();
  let statuses: string[] = [];
  const enter = (comment: string | null | undefined) => {
    if (comment) statuses = comment.split(":")[0]?.match(/\b[45]\d\d\b/g) ?? [];
  };
  enter(list.commentBefore);
  for (const item of list.items) {
    if (!isScalar(item)) continue;
    enter(item.commentBefore);
    codes.set(String(item.value), statuses);
  }
  return codes;
}
