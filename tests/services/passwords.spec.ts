// Tests that all calls with a password count wrong ones together, in the database, and that a password is the same however its
// letters are composed.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { resetRateLimits } from "#services/lib/rate-limit.ts";
import { hashPassword, isPassword } from "#services/main/identity/credentials/password-hash.ts";
import { readEmail } from "#services/main/identity/customer/customer.rows.ts";
import type { OperationId, Request } from "#tests/contract/caller.ts";
import { PASSWORD } from "#tests/contract/people.ts";
import { type ContractShop, openContractShop } from "#tests/contract/shop.ts";
import type { SignedIn } from "./open-services.ts";

let shop: ContractShop;
beforeAll(async () => {
  shop = await openContractShop();
});
afterAll(() => shop.close());

const NEW = "Drawcard-demo-2";
const ACCOUNT = { code: "062-000", account_number: "123456789", account_name: "Robin Example", type: "national" };

/** Makes a call with a password and returns its status. */
type Guess = (password: string) => Promise<number>;
type Customer = { as: SignedIn; login: Guess };

async function customer(): Promise<Customer> {
  const as = await shop.person({ prizeCents: 3000, passwordHash: await hashPassword(PASSWORD) });
  const email = await shop.run((tx) => readEmail(tx, as.customerId));
  return { as, login: async (password) => (await shop.call("login", { body: { email, password } })).status };
}

const calling =
  (operationId: OperationId, requestOf: (password: string) => Request) =>
  (as: SignedIn): Guess =>
  async (password) =>
    (await shop.call(operationId, { as, ...requestOf(password) })).status;

const guesses: Record<string, (as: SignedIn) => Guess | Promise<Guess>> = {
  changePassword: calling("changePassword", (password) => ({
    body: { current_password: password, password: NEW, confirm_password: NEW },
  })),
  closeAccount: calling("closeAccount", (password) => ({ body: { password } })),
  requestEmailChange: calling("requestEmailChange", (password) => ({
    body: { email: `${crypto.randomUUID()}@example.com`, password },
  })),
  async requestWithdrawal(as) {
    const { body } = await shop.call("addBankAccount", { as, body: ACCOUNT });
    const params = { id: body.result.id };
    const everything = { method: "tt", bank_type: "national", closing: true, amount: 30 };
    return calling("requestWithdrawal", (password) => ({ params, body: { ...everything, password } }))(as);
  },
};

describe.each(Object.entries(guesses))("wrong passwords of %s", (_, guessOf) => {
  it("block the login after five in all, and a new process knows them", async () => {
    const { as, login } = await customer();
    const guess = await guessOf(as);
    expect([await login("wrong"), await login("wrong")]).toEqual([401, 401]);
    expect([await guess("wrong"), await guess("wrong"), await guess("wrong")]).toEqual([422, 422, 422]);
    resetRateLimits();
    expect([await guess(PASSWORD), await login(PASSWORD)]).toEqual([429, 429]);
  });

  it("are forgotten after the right one", async () => {
    const { as, login } = await customer();
    const guess = await guessOf(as);
    for (let count = 0; count < 4; count++) await login("wrong");
    expect(await guess(PASSWORD)).toBeLessThan(410);
    const left = await shop.run(async (tx) =>
      tx
        .selectFrom("login_failure")
        .select("id")
        .where("email", "=", await readEmail(tx, as.customerId))
        .execute(),
    );
    expect(left).toEqual([]);
  });
});

describe("a password with an accent", () => {
  const [composed, decomposed] = ["Café-au-lait-1".normalize("NFC"), "Café-au-lait-1".normalize("NFD")];

  it("is the same however a keyboard composes it", async () => {
    expect(composed).not.toBe(decomposed);
    for (const stored of [composed, decomposed]) {
      const hash = await hashPassword(stored);
      expect([await isPassword(composed, hash), await isPassword(decomposed, hash)]).toEqual([true, true]);
      expect(await isPassword("Cafe-au-lait-1", hash)).toBe(false);
    }
  });

  it("cannot be changed to its other form", async () => {
    const as = await shop.person({ passwordHash: await hashPassword(composed) });
    const body = { current_password: composed, password: decomposed, confirm_password: decomposed };
    expect((await shop.call("changePassword", { as, body })).body.messages[0].code).toBe("password_reused");
  });

  it("that was hashed as typed still works, and then in every form", async () => {
    const { as, login } = await customer();
    const { customerId } = as;
    // The hash of the decomposed form itself, as made before passwords had one form; with little memory.
    const password_hash =
      "$argon2id$v=19$m=8,t=1,p=1$BwcHBwcHBwcHBwcHBwcHBw$9jBy2mXt+dZ6/P6+YMCPAOLIp5URWK+U4Ge9SatNHzo";
    await shop.run((tx) => tx.updateTable("customer").set({ password_hash }).where("id", "=", customerId).execute());
    expect(await login(composed)).toBe(401);
    expect(await login(decomposed)).toBe(200);
    expect(await login(composed)).toBe(200);
  });
});
