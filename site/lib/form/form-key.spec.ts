import { expect, it } from "vitest";
import type { Problem } from "#gateway/foundation/problem.ts";
import { formKey } from "./form-key.ts";

const posted = new FormData();
posted.set("idempotencyKey", "key-1");
const refused = (status: number) => ({ status, code: "invalid_field" }) as Problem;

it.each([
  ["a lost reply keeps", posted, refused(503), true],
  ["a refusal changes", posted, refused(422), false],
  ["a form without a key gets", new FormData(), refused(503), false],
  ["a page that was not posted gets", null, null, false],
])("%s the key", (_, data, problem, isKept) => {
  const key = formKey(data, problem);
  expect(key === "key-1").toBe(isKept);
  expect(key.length).toBeGreaterThan(4);
});
