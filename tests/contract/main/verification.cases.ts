import { setFlags } from "#services/main/identity/customer/customer.rows.ts";
import { insertConnectIdState } from "#services/main/identity/verification/verification.rows.ts";
import { issueCode } from "#services/sandbox/identity-provider-client.ts";
import type { SignedIn } from "#tests/services/open-services.ts";
import { type Case, on } from "../cases.ts";
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
  on("getLicenceConfig", 200),
  on("verifyCustomer", 200, async (shop) => ({ as: await shop.person(), body: AUTOMATIC })),
  on("verifyCustomer", "409 already_verified", async (shop) => ({ as: await verified(shop), body: AUTOMATIC })),
  on("verifyCustomer", "409 verification_not_available (while the result of the first try is awaited)", async (shop) =>
    repeatCall(shop, "verifyCustomer", 1, { as: await shop.person(), body: AUTOMATIC }),
  ),
  on("verifyCustomer", "422 invalid_field", async (shop) => ({
    as: await shop.person(),
    body: { method: "connect_id" },
  })),
  on("verifyCustomer", "422 identity_not_matched", async (shop) => ({
    as: await unknownPerson(shop),
    body: AUTOMATIC,
  })),
  on("verifyCustomer", "429 too_many_requests", async (shop) =>
    repeatCall(shop, "verifyCustomer", TRIES, { as: await verified(shop), body: AUTOMATIC }),
  ),
  on("verifyLicence", 200, async (shop) => ({ as: await shop.person(), body: LICENCE })),
  on("verifyLicence", "409 already_verified", async (shop) => ({ as: await verified(shop), body: LICENCE })),
  on("verifyLicence", "409 verification_not_available (after three tries in a day)", async (shop) =>
    repeatCall(shop, "verifyLicence", 3, { as: await shop.person(), body: OTHER_LICENCE }),
  ),
  on("verifyLicence", "422 invalid_field (of another state's form)", async (shop) => ({
    as: await shop.person(),
    body: { ...LICENCE, state: "VIC" },
  })),
  on("verifyLicence", "422 identity_not_matched", async (shop) => ({ as: await shop.person(), body: OTHER_LICENCE })),
  on("verifyLicence", "429 too_many_requests", async (shop) =>
    repeatCall(shop, "verifyLicence", TRIES, { as: await verified(shop), body: LICENCE }),
  ),
  on("uploadVerification", 200, async (shop) => ({ as: await shop.person(), body: upload(JPEG) })),
  on("uploadVerification", "200 (in place of a pending one)", async (shop) =>
    repeatCall(shop, "uploadVerification", 1, { as: await shop.person(), body: upload(JPEG) }),
  ),
  on("uploadVerification", "409 already_verified", async (shop) => ({ as: await verified(shop), body: upload(JPEG) })),
  on("uploadVerification", "413 file_too_large", async (shop) => ({
    as: await shop.person(),
    body: upload(new Uint8Array(10_000_001)),
  })),
  on("uploadVerification", "415 file_type_not_supported (of an archive with a picture's name)", async (shop) => ({
    as: await shop.person(),
    body: upload(new TextEncoder().encode("PK\u0003\u0004")),
  })),
  on("uploadVerification", "415 file_type_not_supported (of text in place of a file)", async (shop) => ({
    as: await shop.person(),
    body: upload(""),
  })),
  on("uploadVerification", "422 invalid_field (without a file)", async (shop) => ({
    as: await shop.person(),
    body: upload(null),
  })),
  on("uploadVerification", "422 invalid_field (of an empty file)", async (shop) => ({
    as: await shop.person(),
    body: upload(new Uint8Array()),
  })),
  on("uploadVerification", "429 too_many_requests", async (shop) =>
    repeatCall(shop, "uploadVerification", TRIES, { as: await verified(shop), body: upload(JPEG) }),
  ),
  on("getVerificationPdfForm", 200, async (shop) => ({ as: await shop.person() })),
  on("getVerificationPdfForm", "404 not_found (of a verified customer)", async (shop) => ({
    as: await verified(shop),
  })),
  on("startConnectId", 200, async (shop) => ({ as: await shop.person(), body: RETURN })),
  on("startConnectId", "409 already_verified", async (shop) => ({ as: await verified(shop), body: RETURN })),
  on("startConnectId", "409 verification_not_available (while another result is awaited)", async (shop) => {
    const as = await shop.person();
    await shop.call("verifyCustomer", { as, body: AUTOMATIC });
    return { as, body: RETURN };
  }),
  on("startConnectId", "422 invalid_field (with another site's address)", async (shop) => ({
    as: await shop.person(),
    body: { redirect_url: "https://thief.example/" },
  })),
  on("startConnectId", "422 invalid_field (with an unknown bank)", async (shop) => ({
    as: await shop.person(),
    body: { ...RETURN, authorisation_server_id: "none" },
  })),
  on("startConnectId", "429 too_many_requests", async (shop) =>
    repeatCall(shop, "startConnectId", TRIES, { as: await verified(shop), body: RETURN }),
  ),
  on("completeConnectId", 200, (shop) => agreed(shop)),
  on("completeConnectId", "409 already_verified", async (shop) => {
    const { as, body } = await agreed(shop);
    await shop.run((tx) => setFlags(tx, as.customerId, { is_verified: true }));
    return { as, body };
  }),
  on("completeConnectId", "409 verification_not_available (while another result is awaited)", async (shop) => {
    const request = await agreed(shop);
    await shop.call("verifyCustomer", { as: request.as, body: AUTOMATIC });
    return request;
  }),
  on("completeConnectId", "422 verification_declined", async (shop) => {
    const as = await shop.person();
    return { as, body: { state: await stateOf(shop, as), error: "access_denied" } };
  }),
  on("completeConnectId", "422 identity_not_matched", (shop) => agreed(shop, "Other")),
  on("completeConnectId", "422 state_mismatch (of another customer)", async (shop) => ({
    as: await shop.person(),
    body: (await agreed(shop)).body,
  })),
  on("completeConnectId", "429 too_many_requests", async (shop) =>
    repeatCall(shop, "completeConnectId", TRIES, { as: await shop.person(), body: { state: "cid_no", error: "no" } }),
  ),
];
