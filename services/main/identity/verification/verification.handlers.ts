import type { Handlers } from "#services/lib/handlers.ts";
import { dayAndMonth } from "#services/lib/locale.ts";
import { createRateLimit } from "#services/lib/rate-limit.ts";
import { refuse, refuseFields, refuseNotFound } from "#services/lib/refusal.ts";
import { sealBytes } from "#services/lib/seal.ts";
import { runInTransaction } from "#services/lib/transaction.ts";
import { capabilitiesOf } from "../../foundation/site/capabilities.rows.ts";
import { lockVerified, readDetails } from "../customer/customer-details.rows.ts";
import { bytesOfDocument, typeOfDocument } from "./documents.rules.ts";
import type { BankIdentity, IdentityProvider } from "./identity-provider.ts";
import { checkLicence } from "./licence.rules.ts";
import { pdfForm } from "./pdf-form.ts";
import { attempt, openPerson } from "./verification.commands.ts";
import {
  type Document,
  deletePendingUpload,
  insertAttempt,
  insertConnectIdState,
  insertDocuments,
  readVerificationState,
  useConnectIdState,
} from "./verification.rows.ts";
import type { VerifiedDetails } from "./verification.rules.ts";

type VerificationParts = {
  /** `null` without a provider: people still check uploads. */
  identityProvider: IdentityProvider | null;
};

// Each try may cost the operator money.
const limitTries = createRateLimit(20, 15 * 60);
const RETURN_PATH = "/account-verification";

const refuseWithoutProvider = (): never =>
  refuse(409, "verification_not_available", "You can't verify your account this way. Please choose another one.");

const sameText = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();

const isSamePerson = (details: VerifiedDetails, known: NonNullable<BankIdentity>) =>
  sameText(details.firstname, known.firstname) &&
  sameText(details.lastname, known.lastname) &&
  details.dateOfBirth === known.dateOfBirth;

function requireOwnPage(redirectUrl: string, publicUrl: string | null) {
  const url = URL.parse(redirectUrl);
  const isOwn = url?.pathname === RETURN_PATH && (publicUrl === null || url.origin === publicUrl);
  if (!isOwn) refuse(422, "invalid_field", "This field is not valid", "redirect_url");
}

/** The files of an upload. A part without a file name is text. */
type Files = { file: Blob | string; back?: Blob | string | undefined };

type Operation =
  | "verifyCustomer"
  | "verifyLicence"
  | "uploadVerification"
  | "getVerificationPdfForm"
  | "startConnectId"
  | "completeConnectId";

export const createVerificationHandlers = ({ identityProvider }: VerificationParts): Handlers<Operation> => ({
  verifyCustomer: {
    outsideTransaction: true,
    async handle(call) {
      await limitTries(call.customerId);
      const provider = identityProvider ?? refuseWithoutProvider();
      const result = await attempt(call, "auto_verification", ({ details }) => provider.checkDetails(details));
      return { status: 200, body: { result } };
    },
  },

  verifyLicence: {
    outsideTransaction: true,
    async handle(call) {
      await limitTries(call.customerId);
      const provider = identityProvider ?? refuseWithoutProvider();
      refuseFields(checkLicence(call.body, call.now.toISOString().slice(0, 10)));
      const check = ({ details }: { details: VerifiedDetails }) => provider.checkLicence(details, call.body);
      return { status: 200, body: { result: await attempt(call, "drivers_licence", check) } };
    },
  },

  uploadVerification: {
    outsideTransaction: true,
    async handle({ body, customerId, db, env, now }) {
      await limitTries(customerId);
      const { back, file } = body as unknown as Files;
      const documents: Document[] = [];
      for (const [side, part] of [
        ["file", file],
        ["back", back],
      ] as const) {
        if (part === undefined) continue;
        const bytes = await bytesOfDocument(part, side);
        documents.push({ side, type: typeOfDocument(bytes, side), sealed: sealBytes(env, bytes) });
      }
      return runInTransaction(db, async (tx) => {
        const { hash } = await openPerson(tx, customerId, body.type, now);
        await deletePendingUpload(tx, customerId);
        const upload = { customerId, method: body.type, detailsHash: hash, now };
        await insertDocuments(tx, await insertAttempt(tx, upload, { status: "pending" }), documents);
        return { status: 200, body: { result: await readVerificationState(tx, env, customerId) } };
      });
    },
  },

  getVerificationPdfForm: async ({ customerId, now, tx }) => {
    const details = await readDetails(tx, customerId);
    if (await lockVerified(tx, customerId)) refuseNotFound();
    return {
      status: 200,
      body: (await pdfForm(details, `${dayAndMonth(now)} ${now.getUTCFullYear()}`)) as unknown as string,
      headers: { "content-type": "application/pdf" },
    };
  },

  startConnectId: async ({ body, customerId, env, now, tx }) => {
    await limitTries(customerId);
    if (!(await capabilitiesOf(tx))("verification_connect_id")) refuseWithoutProvider();
    const provider = identityProvider ?? refuseWithoutProvider();
    requireOwnPage(body.redirectUrl, env.publicUrl);
    const { authorisationServerId: bank } = body;
    if (bank !== undefined && !provider.isBank(bank)) {
      refuse(422, "invalid_field", "This field is not valid", "authorisation_server_id");
    }
    await openPerson(tx, customerId, "connect_id", now);
    const { expiresAt, state } = await insertConnectIdState(tx, customerId);
    const redirectUrl = provider.connectIdUrl({ state, redirectUrl: body.redirectUrl, bank: bank ?? null });
    return { status: 200, body: { result: { redirectUrl, state, expiresAt: expiresAt.toISOString() } } };
  },

  completeConnectId: {
    outsideTransaction: true,
    async handle(call) {
      const { body, customerId, db } = call;
      await limitTries(customerId);
      const provider = identityProvider ?? refuseWithoutProvider();
      // Used up whatever follows: a second answer with the same state changes nothing.
      if (!(await runInTransaction(db, (tx) => useConnectIdState(tx, customerId, body.state)))) {
        refuse(422, "state_mismatch", "This verification has expired. Please start again.", "state");
      }
      const known = body.code === undefined || body.error ? null : provider.exchangeCode(body.code, body.state);
      if (!known) {
        const message = "The verification with your bank was not completed. Please try again or choose another method.";
        return refuse(422, "verification_declined", message);
      }
      const check = ({ details }: { details: VerifiedDetails }) =>
        isSamePerson(details, known) ? "match" : "mismatch";
      return { status: 200, body: { result: await attempt(call, "connect_id", check) } };
    },
  },
});
