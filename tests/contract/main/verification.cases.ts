import { setFlags } from "#services/main/identity/customer/customer.rows.ts";
import { insertConnectIdState } from "#services/main/identity/verification/verification.rows.ts";
import { issueCode } from "#services/sandbox/identity-provider-client.ts";
import type { SignedIn } from "#tests/services/open-services.ts";
import type { Case } from "../cases.ts";
import type { ContractShop } from "../shop.ts";
import { repeatCall } from "./guarded.ts";

const AUTOMATIC = { method: "auto_verification" };
const LICENCE = { state: "NSW", licence_number: "123451AB", card_number: "2012345678" };
/** The sandbox finds no person for a licence number that ends with 0. */
const OTHER_LICENCE = { ...LICENCE, licence_number: "12345670" };
const RETURN = { redirect_url: "http://127.0.0.1:4321/account-verification" };
const TRIES = 20;

const verified = async (shop: ContractShop) => {
  const as = await shop.person();
  await shop.run((tx) => setFlags(tx, as.customerId, { is_verified: true }));
  return as;
};

/** A customer whose details match no person. */
const unknownPerson = async (shop: ContractShop) => {
  const as = await shop.person();
  await shop.run((tx) =>
    tx.updateTable("customer").set({ suburb: "Nowhere" }).where("id", "=", as.customerId).execute(),
  );
  return as;
};

const JPEG = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]);
function upload(bytes: Uint8Array<ArrayBuffer> | string | null, type = "photo_id_upload"): FormData {
  const form = new FormData();
  form.append("type", type);
  if (typeof bytes === "string") form.append("file", bytes);
  else if (bytes) form.append("file", new Blob([bytes], { type: "image/jpeg" }), "licence.jpg");
  return form;
}

const stateOf = async (shop: ContractShop, { customerId }: SignedIn) =>
  (await shop.run((tx) => insertConnectIdState(tx, customerId))).state;

/** The answer of the bank about a person who lives under this name. */
async function agreed(shop: ContractShop, lastname?: string) {
  const as = await shop.person();
  const state = await stateOf(shop, as);
  const row = await shop.run((tx) =>
    tx.selectFrom("customer").selectAll().where("id", "=", as.customerId).executeTakeFirstOrThrow(),
  );
  const known = { firstname: row.firstname, lastname: lastname ?? row.lastname, dateOfBirth: row.date_of_birth };
  return { as, body: { state, code: issueCode(shop.env, { state, ...known }) } };
}

export const cases: Case[] = [
  { operationId: "getLicenceConfig", status: 200 },
  {
    operationId: "verifyCustomer",
    status: 200,
    request: async (shop) => ({ as: await shop.person(), body: AUTOMATIC }),
  },
  {
    operationId: "verifyCustomer",
    status: 409,
    code: "already_verified",
    request: async (shop) => ({ as: await verified(shop), body: AUTOMATIC }),
  },
  {
    operationId: "verifyCustomer",
    status: 409,
    code: "verification_not_available",
    when: "while the result of the first try is awaited",
    request: async (shop) => repeatCall(shop, "verifyCustomer", 1, { as: await shop.person(), body: AUTOMATIC }),
  },
  {
    operationId: "verifyCustomer",
    status: 422,
    code: "invalid_field",
    request: async (shop) => ({ as: await shop.person(), body: { method: "connect_id" } }),
  },
  {
    operationId: "verifyCustomer",
    status: 422,
    code: "identity_not_matched",
    request: async (shop) => ({ as: await unknownPerson(shop), body: AUTOMATIC }),
  },
  {
    operationId: "verifyCustomer",
    status: 429,
    code: "too_many_requests",
    request: async (shop) => repeatCall(shop, "verifyCustomer", TRIES, { as: await verified(shop), body: AUTOMATIC }),
  },
  {
    operationId: "verifyLicence",
    status: 200,
    request: async (shop) => ({ as: await shop.person(), body: LICENCE }),
  },
  {
    operationId: "verifyLicence",
    status: 409,
    code: "already_verified",
    request: async (shop) => ({ as: await verified(shop), body: LICENCE }),
  },
  {
    operationId: "verifyLicence",
    status: 409,
    code: "verification_not_available",
    when: "after three tries in a day",
    request: async (shop) => repeatCall(shop, "verifyLicence", 3, { as: await shop.person(), body: OTHER_LICENCE }),
  },
  {
    operationId: "verifyLicence",
    status: 422,
    code: "invalid_field",
    when: "of another state's form",
    request: async (shop) => ({ as: await shop.person(), body: { ...LICENCE, state: "VIC" } }),
  },
  {
    operationId: "verifyLicence",
    status: 422,
    code: "identity_not_matched",
    request: async (shop) => ({ as: await shop.person(), body: OTHER_LICENCE }),
  },
  {
    operationId: "verifyLicence",
    status: 429,
    code: "too_many_requests",
    request: async (shop) => repeatCall(shop, "verifyLicence", TRIES, { as: await verified(shop), body: LICENCE }),
  },
  {
    operationId: "uploadVerification",
    status: 200,
    request: async (shop) => ({ as: await shop.person(), body: upload(JPEG) }),
  },
  {
    operationId: "uploadVerification",
    status: 200,
    when: "in place of a pending one",
    request: async (shop) => repeatCall(shop, "uploadVerification", 1, { as: await shop.person(), body: upload(JPEG) }),
  },
  {
    operationId: "uploadVerification",
    status: 409,
    code: "already_verified",
    request: async (shop) => ({ as: await verified(shop), body: upload(JPEG) }),
  },
  {
    operationId: "uploadVerification",
    status: 413,
    code: "file_too_large",
    request: async (shop) => ({ as: await shop.person(), body: upload(new Uint8Array(10_000_001)) }),
  },
  {
    operationId: "uploadVerification",
    status: 415,
    code: "file_type_not_supported",
    when: "of an archive with a picture's name",
    request: async (shop) => ({ as: await shop.person(), body: upload(new TextEncoder().encode("PK\u0003\u0004")) }),
  },
  {
    operationId: "uploadVerification",
    status: 415,
    code: "file_type_not_supported",
    when: "of text in place of a file",
    request: async (shop) => ({ as: await shop.person(), body: upload("") }),
  },
  {
    operationId: "uploadVerification",
    status: 422,
    code: "invalid_field",
    when: "without a file",
    request: async (shop) => ({ as: await shop.person(), body: upload(null) }),
  },
  {
    operationId: "uploadVerification",
    status: 422,
    code: "invalid_field",
    when: "of an empty file",
    request: async (shop) => ({ as: await shop.person(), body: upload(new Uint8Array()) }),
  },
  {
    operationId: "uploadVerification",
    status: 429,
    code: "too_many_requests",
    request: async (shop) =>
      repeatCall(shop, "uploadVerification", TRIES, { as: await verified(shop), body: upload(JPEG) }),
  },
  {
    operationId: "getVerificationPdfForm",
    status: 200,
    request: async (shop) => ({ as: await shop.person() }),
  },
  {
    operationId: "getVerificationPdfForm",
    status: 404,
    code: "not_found",
    when: "of a verified customer",
    request: async (shop) => ({ as: await verified(shop) }),
  },
  {
    operationId: "startConnectId",
    status: 200,
    request: async (shop) => ({ as: await shop.person(), body: RETURN }),
  },
  {
    operationId: "startConnectId",
    status: 409,
    code: "already_verified",
    request: async (shop) => ({ as: await verified(shop), body: RETURN }),
  },
  {
    operationId: "startConnectId",
    status: 409,
    code: "verification_not_available",
    when: "while another result is awaited",
    request: async (shop) => {
      const as = await shop.person();
      await shop.call("verifyCustomer", { as, body: AUTOMATIC });
      return { as, body: RETURN };
    },
  },
  {
    operationId: "startConnectId",
    status: 422,
    code: "invalid_field",
    when: "with another site's address",
    request: async (shop) => ({ as: await shop.person(), body: { redirect_url: "https://thief.example/" } }),
  },
  {
    operationId: "startConnectId",
    status: 422,
    code: "invalid_field",
    when: "with an unknown bank",
    request: async (shop) => ({ as: await shop.person(), body: { ...RETURN, authorisation_server_id: "none" } }),
  },
  {
    operationId: "startConnectId",
    status: 429,
    code: "too_many_requests",
    request: async (shop) => repeatCall(shop, "startConnectId", TRIES, { as: await verified(shop), body: RETURN }),
  },
  {
    operationId: "completeConnectId",
    status: 200,
    request: (shop) => agreed(shop),
  },
  {
    operationId: "completeConnectId",
    status: 409,
    code: "already_verified",
    request: async (shop) => {
      const { as, body } = await agreed(shop);
      await shop.run((tx) => setFlags(tx, as.customerId, { is_verified: true }));
      return { as, body };
    },
  },
  {
    operationId: "completeConnectId",
    status: 409,
    code: "verification_not_available",
    when: "while another result is awaited",
    request: async (shop) => {
      const request = await agreed(shop);
      await shop.call("verifyCustomer", { as: request.as, body: AUTOMATIC });
      return request;
    },
  },
  {
    operationId: "completeConnectId",
    status: 422,
    code: "verification_declined",
    request: async (shop) => {
      const as = await shop.person();
      return { as, body: { state: await stateOf(shop, as), error: "access_denied" } };
    },
  },
  {
    operationId: "completeConnectId",
    status: 422,
    code: "identity_not_matched",
    request: (shop) => agreed(shop, "Other"),
  },
  {
    operationId: "completeConnectId",
    status: 422,
    code: "state_mismatch",
    when: "of another customer",
    request: async (shop) => ({ as: await shop.person(), body: (await agreed(shop)).body }),
  },
  {
    operationId: "completeConnectId",
    status: 429,
    code: "too_many_requests",
    request: async (shop) =>
      repeatCall(shop, "completeConnectId", TRIES, { as: await shop.person(), body: { state: "cid_no", error: "no" } }),
  },
];
