// Verification on a database: results that arrive later, uploads that a person decides, and what they leave behind.
import { afterAll, beforeAll, expect, it } from "vitest";
import { setShopNow } from "#services/lib/clock.ts";
import { unsealBytes } from "#services/lib/seal.ts";
import { listMail } from "#services/main/foundation/mail/mail.rows.ts";
import { decideAttempts, endDueAttempts } from "#services/main/identity/verification/verification.commands.ts";
import { listDocuments } from "#services/main/identity/verification/verification.rows.ts";
import { type ContractShop, openContractShop } from "#tests/contract/shop.ts";
import { EXAMPLE_NOW, type SignedIn } from "./open-services.ts";

let shop: ContractShop;
beforeAll(async () => {
  shop = await openContractShop();
});
afterAll(() => shop.close());

// The shop's clock goes on from there while the tests run.
const LATER = new Date(Date.parse(EXAMPLE_NOW) + 60_000);
const stateOf = async (as: SignedIn) => (await shop.call("getCustomer", { as })).body.result;
const methodOf = async (as: SignedIn, type: string) =>
  (await stateOf(as)).verification.methods.find((method: { type: string }) => method.type === type).status;
const automatic = (as: SignedIn) => shop.call("verifyCustomer", { as, body: { method: "auto_verification" } });
const emailOf = async (as: SignedIn) => (await stateOf(as)).email.email as string;
const subjectTo = async (as: SignedIn) => {
  const recipient = await emailOf(as);
  return (await shop.run((tx) => listMail(tx, { recipient, limit: 1 })))[0]?.subject;
};

const PICTURE = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from("a picture of a licence")]);
function uploadOf(name = "file"): FormData {
  const form = new FormData();
  form.append("type", "photo_id_upload");
  form.append(name, new Blob([PICTURE]), "IMG_0001.jpg");
  return form;
}

it("verifies a customer once the result has arrived, not before", async () => {
  const as = await shop.person();
  expect((await automatic(as)).status).toBe(200);
  await endDueAttempts(shop.db, shop.env, new Date(EXAMPLE_NOW));
  expect([(await stateOf(as)).is_verified, await methodOf(as, "auto_verification")]).toEqual([false, "in_progress"]);
  await endDueAttempts(shop.db, shop.env, LATER);
  expect([(await stateOf(as)).is_verified, await methodOf(as, "auto_verification")]).toEqual([true, "attempted"]);
  expect(await subjectTo(as)).toBe("Your Drawcard account is verified");
});

it("refuses a result for details that have changed in the meantime", async () => {
  const as = await shop.person();
  await automatic(as);
  expect((await shop.call("updateCustomerDetails", { as, body: { lastname: "Other" } })).status).toBe(200);
  await endDueAttempts(shop.db, shop.env, LATER);
  expect((await stateOf(as)).is_verified).toBe(false);
  // The new details can be tried again.
  expect(await methodOf(as, "auto_verification")).toBe("not_attempted");
});

it("keeps an upload encrypted until a person decides, and no longer", async () => {
  const as = await shop.person();
  await shop.call("uploadVerification", { as, body: uploadOf() });
  const [document] = await shop.run((tx) => listDocuments(tx, as.customerId));
  const sealed = Buffer.from(document?.sealed ?? "");
  expect(sealed.includes("a picture of a licence")).toBe(false);
  expect(unsealBytes(shop.env, sealed)).toEqual(PICTURE);
  expect(await methodOf(as, "photo_id_upload")).toBe("pending");

  expect(await shop.run((tx) => decideAttempts(tx, shop.env, as.customerId, false))).toBe(1);
  expect(await shop.run((tx) => listDocuments(tx, as.customerId))).toEqual([]);
  expect([(await stateOf(as)).is_verified, await methodOf(as, "photo_id_upload")]).toEqual([false, "attempted"]);
  expect(await subjectTo(as)).toBe("We could not verify your Drawcard account");
});

it("deletes a pending upload when another method verifies the customer", async () => {
  const as = await shop.person();
  await shop.call("uploadVerification", { as, body: uploadOf() });
  await automatic(as);
  await endDueAttempts(shop.db, shop.env, LATER);
  expect((await stateOf(as)).is_verified).toBe(true);
  expect(await shop.run((tx) => listDocuments(tx, as.customerId))).toEqual([]);
});

it("keeps the last of two uploads that are sent at once", async () => {
  const as = await shop.person();
  const sent = await Promise.all([1, 2].map(() => shop.call("uploadVerification", { as, body: uploadOf() })));
  expect(sent.map(({ status }) => status)).toEqual([200, 200]);
  expect(await shop.run((tx) => listDocuments(tx, as.customerId))).toHaveLength(1);
});

it("moves nothing back when the clock moves past several results", async () => {
  const people = await Promise.all([shop.person(), shop.person(), shop.person()]);
  for (const as of people) await automatic(as);
  await setShopNow(shop.db, LATER);
  await Promise.all([1, 2].map(() => endDueAttempts(shop.db, shop.env, LATER)));
  for (const as of people) expect((await stateOf(as)).is_verified).toBe(true);
});
