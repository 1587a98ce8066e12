// Demo controls that change what the shop shows: content, replies, customer flags and content cards.
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { shopNow } from "#services/lib/clock.ts";
import type { DemoOverrides } from "#services/lib/demo-overrides.ts";
import type { Db } from "#services/lib/handlers.ts";
import { refuse } from "#services/lib/refusal.ts";
import { runInTransaction } from "#services/lib/transaction.ts";
import { setCountryBan } from "#services/main/identity/customer/country-ban.rows.ts";
import { type CustomerFlags, setFlags } from "#services/main/identity/customer/customer.rows.ts";
import { setMigration } from "#services/main/identity/customer/migration.rows.ts";
import { insertCard } from "#services/notifications/content-cards.rows.ts";
import { customerIdOf } from "./operator-action.ts";

const contentInput = z.object({
  id: z.string().min(1),
  /** Absent restores the default; null removes the item. */
  item: z
    .object({ type: z.enum(["image", "markdown", "plain", "seo", "json"]), value: z.unknown() })
    .nullable()
    .optional(),
});

const serveInput = z.object({
  operation: z.string().min(1),
  /** At most one of: the whole body as text, the result, or a patch of the result. None restores the default. */
  text: z.string().optional(),
  result: z.unknown().optional(),
  patch: z.unknown().optional(),
});

const customerInput = z.object({
  email: z.email(),
  addressConfirmation: z.boolean().optional(),
  emailConfirmation: z.boolean().optional(),
  passwordChange: z.boolean().optional(),
  accountUpgrade: z.boolean().optional(),
  twoFactorPrompt: z.boolean().optional(),
  verified: z.boolean().optional(),
});

const countries = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
const isCountry = (code: string) => /^[A-Z]{2}$/.test(code) && countries.of(code) !== undefined;
const countryInput = z.object({
  email: z.email(),
  country: z.string().refine((code) => code === "none" || isCountry(code), "must be a country, such as US, or none"),
});

const migrationInput = z.object({
  email: z.email(),
  status: z.enum(["ineligible", "eligible_soft", "eligible_hard", "migrated"]),
  fails: z.boolean().default(false),
});

const cardInput = z.object({
  email: z.email().optional(),
  title: z.string().min(1).max(200),
  message: z.string().max(2000),
  link: z.string().max(500).optional(),
  hideInFeed: z.boolean().optional(),
});

const idOf = (db: Db, email: string) => runInTransaction(db, (tx) => customerIdOf(tx, email));

async function changeCustomer(db: Db, { email, ...wanted }: z.infer<typeof customerInput>) {
  const flags: CustomerFlags = {
    ...(wanted.addressConfirmation !== undefined && { address_confirmation_required: wanted.addressConfirmation }),
    ...(wanted.emailConfirmation !== undefined && { email_confirmation_required: wanted.emailConfirmation }),
    ...(wanted.passwordChange !== undefined && { force_password_change: wanted.passwordChange }),
    ...(wanted.accountUpgrade !== undefined && { account_upgrade: wanted.accountUpgrade }),
    ...(wanted.twoFactorPrompt !== undefined && { two_factor_prompt: wanted.twoFactorPrompt }),
    ...(wanted.verified !== undefined && { is_verified: wanted.verified }),
  };
  if (Object.keys(flags).length === 0) refuse(422, "invalid_field", "Name a flag to set.");
  const customerId = await idOf(db, email);
  await runInTransaction(db, (tx) => setFlags(tx, customerId, flags));
  return { customerId, ...flags };
}

async function addCard(db: Db, { email, ...card }: z.infer<typeof cardInput>) {
  const customerId = email === undefined ? null : await idOf(db, email);
  const id = await runInTransaction(db, async (tx) =>
    insertCard(tx, { ...card, customerId, createdAt: await shopNow(tx) }),
  );
  return { id };
}

export function addOverrideControls(server: FastifyInstance, db: Db, overrides: DemoOverrides): void {
  server.post("/content", async ({ body }) => {
    const { id, item } = contentInput.parse(body);
    overrides.setContent(id, item === undefined ? null : (item ?? "gone"));
    return overrides.list();
  });
  server.post("/serve", async ({ body }) => {
    const { operation, text, result, patch } = serveInput.parse(body);
    if (text !== undefined) overrides.setReply(operation, { text });
    else if (result !== undefined) overrides.setReply(operation, { text: JSON.stringify({ result }) });
    else overrides.setReply(operation, patch === undefined ? null : { patch });
    return overrides.list();
  });
  server.post("/customer", async ({ body }) => changeCustomer(db, customerInput.parse(body)));
  server.post("/country", async ({ body }) => {
    const { email, country } = countryInput.parse(body);
    const customerId = await idOf(db, email);
    await runInTransaction(db, (tx) => setCountryBan(tx, customerId, country === "none" ? null : country));
    return { customerId, country };
  });
  server.post("/migration", async ({ body }) => {
    const { email, ...migration } = migrationInput.parse(body);
    const customerId = await idOf(db, email);
    await runInTransaction(db, (tx) => setMigration(tx, customerId, migration));
    return { customerId, ...migration };
  });
  server.post("/card", async ({ body }) => addCard(db, cardInput.parse(body)));
}
