import { expect, it } from "vitest";
import { newcomer } from "#tests/newcomer.ts";
import { backendOfFile } from "./backend.ts";

const backend = backendOfFile();

it("sends the device, the campaign and the platform, and no second address line (Session 17)", async () => {
  const { caller } = backend.open("dc_utm=source=spring_sale&medium=email");
  const typed = { ...newcomer("fred@example.com"), saveDevice: true, addressLine2: "Unit 2" };
  await caller.session.signUp(typed).catch(() => null);

  const [asked] = backend.askedAt("/main/signup");
  const body = JSON.parse(String(asked?.body));
  expect(body).toMatchObject({
    save_device: true,
    metadata: { platform: "Web" },
    attribution: { source: "spring_sale", medium: "email" },
    address: "1 Example Street",
  });
  expect(JSON.stringify(body)).not.toMatch(/address_?line_?2|Unit 2/i);
});

const REQUIRED = [
  ...["address", "country", "postcode", "state", "suburb", "dateOfBirth"],
  ...["email", "firstname", "lastname", "password", "phoneNumber"],
] as const;

it.each(REQUIRED)("requires %s, and sends no sign-up without it (Session 15)", async (field) => {
  const form = new URLSearchParams(
    Object.entries(newcomer("fred@example.com")).map(([name, value]) => [name, `${value}`]),
  );
  form.set(field, "");
  const answer = await backend.open("", { "sec-fetch-site": "same-origin" }).form("session.signUp", form);
  expect(answer).toMatchObject({
    ok: false,
    problem: { status: 422, targets: { [field]: [{ message: "This field is required" }] } },
  });
  expect(backend.askedAt("/main/signup")).toEqual([]);
});

it.each(["0085-05-17", "1850-05-17"])("refuses %s as a date of birth, without a call", async (dateOfBirth) => {
  const { caller } = backend.open();
  const refused = caller.session.signUp({ ...newcomer("fred@example.com"), dateOfBirth });
  await expect(refused).rejects.toMatchObject({
    problem: { targets: { dateOfBirth: [{ message: "Please enter a valid date of birth" }] } },
  });
  expect(backend.askedAt("/main/signup")).toEqual([]);
});
