import { describe, expect, it } from "vitest";
import { typeOfDocument } from "./documents.rules.ts";

const PDF = "%PDF-1.7\n";

describe("the type of a document", () => {
  it.each([
    ["a PDF", PDF, "application/pdf"],
    ["a PDF after a byte order mark", `\uFEFF${PDF}`, "application/pdf"],
    ["a PDF after an empty line", `\r\n${PDF}`, "application/pdf"],
    ["a PDF whose marker ends the first 1,024 bytes", `${" ".repeat(1019)}${PDF}`, "application/pdf"],
    ["a PNG that mentions PDF", Buffer.concat([Buffer.from("89504e470d0a1a0a", "hex"), Buffer.from(PDF)]), "image/png"],
    ["a JPEG", Buffer.from([0xff, 0xd8, 0xff, 0xe0]), "image/jpeg"],
  ])("of %s is known", (_, bytes, type) => {
    expect(typeOfDocument(Buffer.from(bytes as string), "file")).toBe(type);
  });

  it.each([
    ["a marker after 1,024 bytes", `${" ".repeat(1020)}${PDF}`],
    ["text", "Dear shop"],
  ])("refuses %s", (_, text) => {
    expect(() => typeOfDocument(Buffer.from(text), "file")).toThrow("Please choose a JPEG, PNG or PDF file.");
  });
});
