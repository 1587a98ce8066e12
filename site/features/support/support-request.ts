import type { AstroGlobal } from "astro";
import { isSupportTopic } from "#gateway/rules/support-topics.ts";
import { type FormState, untouched, type Values } from "#site/lib/form/form.ts";
import { postForm } from "#site/lib/form/post.ts";
import { readOr, setNoStore } from "#site/lib/shell/page.ts";
import { ORDER_NAME, REQUEST_NUMBER } from "#site/routes/route.ts";
import { supportForm } from "./support.form.ts";

/** The number of the request that was just sent, or the form with what is known or was typed. */
type SupportRequest = { sent: string | null; state: FormState };

/** The id of the notice that a message was sent. */
export const SENT_NOTICE = "sent";

/** Returns what a link of a ticket or game says about the request, and the customer's own details. */
async function prefilled(astro: AstroGlobal): Promise<Values> {
  const { searchParams } = astro.url;
  const [topic, order] = [searchParams.get("topic"), searchParams.get("order")];
  const values: Values = {
    ...(isSupportTopic(topic) && { topic }),
    ...(order !== null && ORDER_NAME.test(order) && { order }),
  };
  if (!astro.locals.gateway.session.isAuthenticated) return values;
  const customer = await readOr(astro, null, (caller) => caller.customer.details());
  return customer ? { ...values, name: `${customer.firstname} ${customer.lastname}`, email: customer.email } : values;
}

/**
 * Handles the contact form. A success becomes a redirect to the notice with the number of the request: its fragment scrolls to
 * the notice and focuses it, without a script. Only the page without parameters is kept
 * in the page cache: a visitor can invent any number of others.
 */
export async function supportRequestOf(astro: AstroGlobal): Promise<SupportRequest | Response> {
  const { href } = astro.locals.page;
  const { searchParams } = astro.url;
  if (astro.request.method === "POST") {
    const posted = await postForm(astro, supportForm, await astro.request.formData());
    if (!posted.ok) return { sent: null, state: posted.state };
    const { number } = posted.data;
    const sent = REQUEST_NUMBER.test(number) ? number : "yes";
    return astro.redirect(`${href("about-contact-us", {}, { sent })}#${SENT_NOTICE}`, 303);
  }
  if (["topic", "order", "sent"].some((name) => searchParams.has(name))) setNoStore(astro);
  const number = searchParams.get("sent");
  const sent = number !== null && REQUEST_NUMBER.test(number) ? number : null;
  return { sent, state: { ...untouched, values: sent === null ? await prefilled(astro) : {} } };
}
