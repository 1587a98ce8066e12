import { expect, it } from "vitest";
import { newcomer } from "#tests/newcomer.ts";
import { backendOfFile } from "./backend.ts";

const backend = backendOfFile();

it("tells the service the device, the campaign and the platform, and no second address line (Session 17)", async () => {
  const { caller } = backend.open("dc_utm=utm_source.spring_sale");
  await caller.session.signUp({ ...newcomer("fred@example.com"), saveDevice: true }).catch(() => null);

  const [asked] = backend.askedAt("/main/signup");
  const body = JSON.parse(String(asked?.body));
  expect(body).toMatchObject({ save_device: true, metadata: { platform: "Web" }, attribution: expect.any(Object) });
  expect(Object.keys(body)).not.toContain("address_line_2");
  expect(JSON.stringify(body)).not.toContain("addressLine2");
});

it.each(["0085-05-17", "1850-05-17"])("refuses %s as a date of birth, without a call", async (dateOfBirth) => {
  const { caller } = backend.open();
  const refused = caller.session.signUp({ ...newcomer("fred@example.com"), dateOfBirth });
  await expect(refused).rejects.toMatchObject({
    problem: { targets: { dateOfBirth: [{ message: "Please enter a valid date of birth" }] } },
  });
  expect(backend.askedAt("/main/signup")).toEqual([]);
});
