import { extractText } from "unpdf";
import { expect, it } from "vitest";
import { pdfForm } from "./pdf-form.ts";

const details = {
  customerId: "cus_0000000000000001",
  firstname: "Thị Ngọc",
  lastname: "Nguyễn-Дмитриева (Ann)",
  dateOfBirth: "1990-05-17",
  email: "ann@example.com",
  phoneNumber: "0491 570 006",
  address: "1 Example Street",
  suburb: "Łódź",
  state: "NSW" as const,
  postcode: "2000",
  country: "AU",
};

it("prints every character of a name on one page", async () => {
  const form = await pdfForm(details, "25 November 2026");
  expect(form.toString("latin1")).toMatch(/^%PDF-1\.7\n/);
  const { text, totalPages } = await extractText(new Uint8Array(form));
  expect(totalPages).toBe(1);
  expect(text[0]).toContain("Name: Thị Ngọc Nguyễn-Дмитриева (Ann)\n");
  expect(text[0]).toContain("Address: 1 Example Street, Łódź, NSW, 2000\n");
  expect(text[0]).toContain("Date of this form: 25 November 2026");
});

it.each(["山田", "محمد", "देव", "🦘"])("leaves a line for a name that it cannot print: %s", async (lastname) => {
  const { text } = await extractText(new Uint8Array(await pdfForm({ ...details, lastname }, "25 November 2026")));
  expect(text[0]).toMatch(/\nName \(please write it by hand\): _+\n/);
  expect(text[0]).toContain("Email: ann@example.com\n");
});

it("stays on one page with the longest details", async () => {
  const long = { firstname: "Ann ".repeat(20), lastname: "Lee ".repeat(20), address: "Street ".repeat(30) };
  expect((await extractText(new Uint8Array(await pdfForm({ ...details, ...long }, "1 May 2026")))).totalPages).toBe(1);
});
