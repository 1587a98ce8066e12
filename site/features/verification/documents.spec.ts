import { expect, it } from "vitest";
import { documentProblem } from "./documents.ts";

const file = { name: "licence.jpg", size: 1_000, type: "image/jpeg" };

it("refuses a missing, empty, large or other file", () => {
  expect(documentProblem(file, true)).toBeNull();
  expect(documentProblem(null, false)).toBeNull();
  expect(documentProblem({ ...file, name: "" }, true)).toBe("Please choose a file");
  expect(documentProblem({ ...file, size: 0 }, true)).toContain("empty");
  expect(documentProblem({ ...file, size: 10_000_000 }, true)).toBeNull();
  expect(documentProblem({ ...file, size: 10_000_001 }, true)).toContain("10 MB");
  expect(documentProblem({ ...file, type: "image/heic" }, true)).toContain("JPEG, PNG or PDF");
});
