import type { Handlers } from "#services/lib/handlers.ts";
import { createRateLimit } from "#services/lib/rate-limit.ts";
import { problemBody, refuse } from "#services/lib/refusal.ts";
import { hashToken } from "#services/lib/token-hash.ts";
import { runInTransaction } from "#services/lib/transaction.ts";
import { readEmail } from "../customer/customer.rows.ts";
import { checkSecondFactor, signIn } from "../session/sign-in.ts";
import {
  deleteLink,
  findLinkedCustomer,
  listLinks,
  type SocialProvider,
  saveLink,
  spendToken,
} from "../social-links/social-links.rows.ts";
import { requireStepUp } from "../two-factor/step-up.ts";
import { checkOtp, maskEmail } from "../two-factor/two-factor.rules.ts";
import type { Identity, IdentityReader } from "./identity-token.ts";

const limitByToken = createRateLimit(10, 60);
// Higher for codes: five wrong ones lock the account, and the customer must see that message instead of a 429.
const limitCodes = createRateLimit(30, 60);
const limitByIp = createRateLimit(60, 60);
const limitByCustomer = createRateLimit(10, 60);

const refuseToken = () => refuse(422, "invalid_field", "This sign-in has expired. Please start again.", "token");

type Given = { provider: SocialProvider; token: string; nonce: string };
type Operation = "socialAuthenticate" | "linkSocialAccount" | "listSocialAccounts" | "unlinkSocialAccount";

export function createSocialAccountsHandlers({ readIdentity }: { readIdentity: IdentityReader }): Handlers<Operation> {
  const identityOf = async ({ provider, token, nonce }: Given): Promise<Identity> =>
    (await readIdentity(provider, token, nonce)) ?? refuseToken();

  return {
    // Outside a transaction: the provider's keys are read over HTTP.
    socialAuthenticate: {
      outsideTransaction: true,
      checkFields: checkOtp,
      async handle({ body, db, deviceId, env, ip, now }) {
        const { fingerprint, otp, provider, saveDevice: isSaved = false, token } = body;
        await (otp === undefined ? limitByToken : limitCodes)(hashToken(token));
        if (ip !== null) await limitByIp(ip);
        const { subject, expiresAt } = await identityOf(body);
        return runInTransaction(db, async (tx) => {
          const message = "No account is linked with this sign-in yet. Please log in with your password and link it.";
          const customerId =
            (await findLinkedCustomer(tx, { provider, subject })) ?? refuse(404, "not_linked", message);
          const person = { customerId, email: await readEmail(tx, customerId) };
          const checked = await checkSecondFactor(tx, env, person, { deviceId, fingerprint, otp });
          // Returned, not thrown: the count of wrong codes must be committed. The token stays valid.
          if ("refusal" in checked) return { status: 401 as const, body: problemBody([checked.refusal]) };
          if (!(await spendToken(tx, token, expiresAt))) refuseToken();
          const device = { deviceId, fingerprint };
          const result = await signIn(tx, env, { customerId, isSaved, now, device, ...checked });
          return { status: 200 as const, body: { result } };
        });
      },
    },

    linkSocialAccount: {
      outsideTransaction: true,
      async handle({ body, customerId, db, isElevated, loginId, now }) {
        await limitByCustomer(customerId);
        const { provider } = body;
        const { subject, email } = await identityOf(body);
        return runInTransaction(db, async (tx) => {
          await requireStepUp(tx, { customerId, loginId, isElevated });
          const identifier = email === null ? "" : maskEmail(email);
          const isOwn = await saveLink(tx, customerId, { provider, subject, identifier, since: now });
          if (!isOwn) refuse(409, "already_linked", "This sign-in is linked with another account.");
          return { status: 200 as const, body: { result: { provider, linked: true } } };
        });
      },
    },

    listSocialAccounts: async ({ customerId, tx }) => ({
      status: 200,
      body: { result: await listLinks(tx, customerId) },
    }),

    unlinkSocialAccount: async ({ body: { provider }, customerId, isElevated, loginId, tx }) => {
      await requireStepUp(tx, { customerId, loginId, isElevated });
      await deleteLink(tx, customerId, provider);
      return { status: 204, body: undefined };
    },
  };
}
