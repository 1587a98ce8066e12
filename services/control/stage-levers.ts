// The levers that change what the shop looks like: flags, words, whole replies, customers and cards.
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { shopNow } from "#services/lib/clock.ts";
import type { Db } from "#services/lib/handlers.ts";
import { refuse } from "#services/lib/refusal.ts";
import type { Stage } from "#services/lib/stage.ts";
import { runInTransaction } from "#services/lib/transaction.ts";
import { type CustomerFlags, findCustomerByEmail, setFlags } from "#services/main/identity/customer/customer.rows.ts";
import { insertCard } from "#services/notifications/content-cards.rows.ts";

const capabilityInput = z.object({ flag: z.string().min(1), state: z.enum(["on", "off", "default"]) });

const contentInput = z.object({
  id: z.string().min(1),
  /** Absent is as shipped; null takes the item away. */
  item: z
    .object({ type: z.enum(["image", "markdown", "plain", "seo", "json"]), value: z.unknown() })
    .nullable()
    .optional(),
});

const serveInput = z.object({
  operation: z.string().min(1),
  /** One of these, or none for what is really there: the whole body as text, the result, or changes to the result. */
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
});

const cardInput = z.object({
  email: z.email().optional(),
  title: z.string().min(1).max(200),
  message: z.string().max(2000),
  link: z.string().max(500).optional(),
  hideInFeed: z.boolean().optional(),
});

const STATES = { on: true, off: false, default: null } as const;

async function customerIdOf(db: Db, email: string): Promise<string> {
  const row = await runInTransaction(db, (tx) => findCustomerByEmail(tx, email));
  return row?.id ?? refuse(422, "invalid_field", `Nobody is registered with ${email}.`);
}

async function changeCustomer(db: Db, { email, ...wanted }: z.infer<typeof customerInput>) {
  const flags: CustomerFlags = {
    ...(wanted.addressConfirmation !== undefined && { address_confirmation_required: wanted.addressConfirmation }),
    ...(wanted.emailConfirmation !== undefined && { email_confirmation_required: wanted.emailConfirmation }),
    ...(wanted.passwordChange !== undefined && { force_password_change: wanted.passwordChange }),
    ...(wanted.accountUpgrade !== undefined && { account_upgrade: wanted.accountUpgrade }),
    ...(wanted.twoFactorPrompt !== undefined && { two_factor_prompt: wanted.twoFactorPrompt }),
  };
  if (Object.keys(flags).length === 0) refuse(422, "invalid_field", "Say which flag to set.");
  const customerId = await customerIdOf(db, email);
  await runInTransaction(db, (tx) => setFlags(tx, customerId, flags));
  return { customerId, ...flags };
}

async function addCard(db: Db, { email, ...card }: z.infer<typeof cardInput>) {
  const customerId = email === undefined ? null : await customerIdOf(db, email);
  const id = await runInTransaction(db, async (tx) =>
    insertCard(tx, { ...card, customerId, createdAt: await shopNow(tx) }),
  );
  return { id };
}

export function addStageLevers(server: FastifyInstance, db: Db, stage: Stage): void {
  server.post("/capability", async ({ body }) => {
    const { flag, state } = capabilityInput.parse(body);
    stage.switchCapability(flag, STATES[state]);
    return stage.list();
  });
  server.post("/content", async ({ body }) => {
    const { id, item } = contentInput.parse(body);
    stage.setContent(id, item === undefined ? null : (item ?? "gone"));
    return stage.list();
  });
  server.post("/serve", async ({ body }) => {
    const { operation, text, result, patch } = serveInput.parse(body);
    if (text !== undefined) stage.serve(operation, { text });
    else if (result !== undefined) stage.serve(operation, { text: JSON.stringify({ result }) });
    else stage.serve(operation, patch === undefined ? null : { patch });
    return stage.list();
  });
  server.post("/customer", async ({ body }) => changeCustomer(db, customerInput.parse(body)));
  server.post("/card", async ({ body }) => addCard(db, cardInput.parse(body)));
}
