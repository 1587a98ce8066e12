import type { Handlers } from "#services/lib/handlers.ts";
import { createRateLimit } from "#services/lib/rate-limit.ts";
import { refuse, refuseFields, refuseNotFound } from "#services/lib/refusal.ts";
import { insertMail } from "#services/main/foundation/mail/mail.rows.ts";
import { isCollection } from "./collections.ts";
import { insertSupportRequest } from "./support-requests.rows.ts";
import { readSupportRequest } from "./support-requests.rules.ts";

// A visitor can enter any address: without a limit the form would flood a stranger with mails.
const perRecipient = createRateLimit(10, 60 * 60);

// Repeats nothing that was typed, or the form would send a visitor's words to a stranger in the shop's name.
const textOf = (id: string) => `Thank you for your message. Its number is ${id}.

We answer by email, usually within one working day. If you call us, have the number ready.

If you did not write to us, somebody entered your address by mistake. You can ignore this mail.`;

export const supportRequestsHandlers: Handlers<"createCmsItem"> = {
  createCmsItem: async ({ body, now, params, tx }) => {
    if (params.collection !== "support_requests") {
      if (!isCollection(params.collection)) refuseNotFound();
      refuse(422, "invalid_field", "This form cannot be sent.", "collection");
    }
    const { request, faults } = readSupportRequest(body);
    refuseFields(faults);
    await perRecipient(request.email.toLowerCase());
    const id = await insertSupportRequest(tx, request, now);
    await insertMail(tx, { recipient: request.email, subject: `We have your message: ${id}`, body: textOf(id) });
    return { status: 201, body: { result: { id } } };
  },
};
