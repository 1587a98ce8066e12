// Withdrawals of prize money (account §7).
import { z } from "zod";
import { currency } from "#gateway/rules/validators.ts";
import { getWithdrawalParameters, WithdrawalRequest } from "#generated/main/inputs.ts";
import type { components } from "#generated/main/schema.ts";
import type { Context } from "../context.ts";
import { ProblemError } from "../foundation/errors.ts";
import { endClosedSession } from "../session/session.ts";
import { customerProcedure, router, withCapability } from "../trpc.ts";
import { unwrap } from "../upstream/unwrap.ts";
import { readOverview } from "./customer.read.ts";
import { requiredText, typedText } from "./fields.input.ts";

type Schemas = components["schemas"];
type Methods = { [code: string]: Schemas["PaymentMethod"] };

const { bankType, comment, method, password, reason } = WithdrawalRequest().shape;
const bounds = WithdrawalRequest().shape.amount;
const createInput = z.object({
  /** As typed, in dollars and cents. */
  amount: typedText("amount", z.string(), currency)
    .transform(Number)
    .refine((value) => bounds.safeParse(value).success, currency("-") ?? ""),
  /** The saved fund that is paid, or the id of a method without funds. */
  payeeId: getWithdrawalParameters().shape.id,
  method,
  bankType,
  idempotencyKey: z.uuid(),
});

/** Returns whether a closing withdrawal is paid. If so, the account may be closed already, so that it can't be read. */
const isPaidAlready = async (ctx: Context, id: string): Promise<boolean> =>
  ctx.main
    .GET("/withdrawals/{id}", { params: { path: { id } } })
    .then((reply) => unwrap(reply).status === "paid")
    .catch((error: unknown) => error instanceof ProblemError && error.problem.code === "signed_out");

const withdrawProcedure = customerProcedure.use(withCapability("wallet_withdrawal"));

const closeInput = createInput.omit({ amount: true }).extend({ comment, password: requiredText(password), reason });

export const withdrawalsRouter = router({
  /** The prize money that no other withdrawal holds. */
  funds: withdrawProcedure.query(
    async ({ ctx }): Promise<Schemas["Money"]> => unwrap(await ctx.main.GET("/customer/withdrawable-funds")),
  ),

  /** How the customer can be paid, by code; bank accounts that failed their verification too. */
  methods: withdrawProcedure.query(async ({ ctx }): Promise<Methods> => {
    const query = { "filter[funds.withdraw][eq]": true, "filter[funds.failed_verification][eq]": true };
    return unwrap(await ctx.main.GET("/payment_methods", { params: { query } }));
  }),

  /** Holds the amount and pays it later. The same key never withdraws twice. May need a one-time code. */
  create: withdrawProcedure
    .input(createInput)
    .mutation(async ({ ctx, input }): Promise<Schemas["WithdrawalResult"]> => {
      const { idempotencyKey, payeeId, ...body } = input;
      const params = { path: { id: payeeId }, header: { "Idempotency-Key": idempotencyKey } };
      const created = unwrap(await ctx.main.POST("/withdrawals/{id}/withdraw", { params, body }));
      // account §4: the header shows the new balance.
      await readOverview(ctx).catch((err: unknown) => ctx.log.warn({ err }, "balance not read after a withdrawal"));
      return created;
    }),

  /**
   * Withdraws the whole balance, and closes the account once it is paid: at once for a donation, which ends the session. May
   * need a one-time code.
   */
  createAndClose: withdrawProcedure
    .use(withCapability("customer-deactivate"))
    .input(closeInput)
    .mutation(async ({ ctx, input }): Promise<Schemas["WithdrawalResult"] & { isPaid: boolean }> => {
      const { idempotencyKey, payeeId, ...wanted } = input;
      const { amount } = (await readOverview(ctx)).availableFunds;
      const params = { path: { id: payeeId }, header: { "Idempotency-Key": idempotencyKey } };
      const body = { ...wanted, amount, closing: true };
      const { id } = unwrap(await ctx.main.POST("/withdrawals/{id}/withdraw", { params, body }));
      const isPaid = await isPaidAlready(ctx, id);
      if (isPaid) endClosedSession(ctx.cookies);
      return { id, isPaid };
    }),

  /** A withdrawal, by its id. Not found for another customer's. */
  get: customerProcedure
    .input(getWithdrawalParameters())
    .query(
      async ({ ctx, input }): Promise<Schemas["Withdrawal"]> =>
        unwrap(await ctx.main.GET("/withdrawals/{id}", { params: { path: input } })),
    ),
});
