import { describe, expect, it, vi } from "vitest";
import type { Problem } from "#gateway/foundation/problem.ts";
import { required } from "#gateway/rules/validators.ts";
import { offlineProblem } from "#site/lib/gateway/problem-messages.ts";
import { defineForm, type Values } from "./form.ts";
import { createSubmission, type FormStatus, type Handlers, remainingErrors } from "./submission.ts";

const login = defineForm("session.login", {
  name: "login",
  fields: { email: { label: "Email", rules: [required] }, password: { kind: "password", label: "Password" } },
});
const purchase = defineForm("purchases.create", { name: "payment", isIdempotent: true, fields: {} });

const refusal = (code: Problem["code"], status = 422) => ({
  data: { problem: { code, status, message: code, messages: [], targets: {}, requestId: "" } satisfies Problem },
});
const lost = new Error("Failed to fetch");

/** A login form with these values, and what it shows. */
function loginWith(values: Values, handlers: Partial<Handlers<"session.login">>) {
  const shown: FormStatus[] = [];
  const all = { send: vi.fn(), succeed: () => "stays" as const, ...handlers };
  const submit = createSubmission(login, () => all, { read: () => values, show: (status) => shown.push(status) });
  return { submit, shown, kinds: () => shown.map(({ kind }) => kind), send: all.send };
}

describe("a form sent from the browser", () => {
  it("sends nothing while a field is invalid", async () => {
    const { submit, shown, send } = loginWith({ email: "" }, {});
    await submit();

    expect(shown).toEqual([{ kind: "refused", errors: { email: "This field is required" }, problem: null }]);
    expect(send).not.toHaveBeenCalled();
  });

  it("checks the rules of a field before those of the page", async () => {
    const { submit, shown } = loginWith(
      { email: "" },
      { check: () => ({ email: "too small", password: "too short" }) },
    );
    await submit();

    const errors = { email: "This field is required", password: "too short" };
    expect(shown).toEqual([{ kind: "refused", errors, problem: null }]);
  });

  it("is sent once for repeated presses, and stays busy during navigation", async () => {
    const send = vi.fn(() => new Promise<never>((done) => setTimeout(done, 5)));
    const { submit, kinds } = loginWith({ email: "a@b.au" }, { send, succeed: () => "leaves" });
    await Promise.all([submit(), submit()]);
    await submit();

    expect([send.mock.calls.length, kinds()]).toEqual([1, ["sending"]]);
  });

  it("shows a refusal and can be sent again", async () => {
    const send = vi.fn().mockRejectedValueOnce(refusal("invalid_field")).mockResolvedValueOnce({});
    const { submit, kinds } = loginWith({ email: "a@b.au" }, { send });
    await submit();
    await submit();

    expect(kinds()).toEqual(["sending", "refused", "sending", "idle"]);
  });

  it("lets the page handle a refusal", async () => {
    const { submit, kinds } = loginWith(
      { email: "a@b.au" },
      { send: () => Promise.reject(refusal("required")), refuse: () => "stays" },
    );
    await submit();

    expect(kinds()).toEqual(["sending", "idle"]);
  });

  it("shows a failed step-up and resends the same values", async () => {
    const send = vi
      .fn()
      .mockRejectedValueOnce(refusal("required", 401))
      .mockRejectedValueOnce(lost)
      .mockResolvedValue({});
    const { submit, shown } = loginWith({ email: "a@b.au", password: "p" }, { send });
    for (let press = 1; press <= 3; press += 1) await submit();

    expect(new Set(send.mock.calls.map(([input]) => JSON.stringify(input))).size).toBe(1);
    expect(shown.flatMap((status) => (status.kind === "refused" ? [status.problem?.code] : []))).toEqual([
      "required",
      "errorMessageFallback",
    ]);
  });
});

describe("a form with an idempotency key", () => {
  /** The keys and tokens of attempts that come to these ends. */
  async function attempts(...ends: unknown[]) {
    const sent: { idempotencyKey: string; token: number }[] = [];
    let tokens = 0;
    const handlers: Handlers<"purchases.create"> = {
      async build() {
        tokens += 1;
        return { token: tokens } as never;
      },
      send(input) {
        sent.push(input as never);
        return Promise.reject(ends[sent.length - 1]);
      },
      succeed: () => "stays",
    };
    const read = () => ({ idempotencyKey: "first", cartRevision: "1" });
    const submit = createSubmission(purchase, () => handlers, { read, show: () => undefined });
    for (const _ of ends) await submit();
    return sent;
  }

  it("keeps the key of a lost attempt over one that was offline", async () => {
    const [first, second, third] = await attempts(lost, { data: { problem: offlineProblem } }, lost);
    expect(second).toEqual(first);
    expect(third).toEqual(first);
  });

  it("keeps the key when an attempt gets no response", async () => {
    expect(await attempts(lost, lost)).toEqual([
      { idempotencyKey: "first", token: 1 },
      { idempotencyKey: "first", token: 1 },
    ]);
  });

  it("uses a new key after a refusal", async () => {
    const [first, second] = await attempts(refusal("card_declined"), lost);

    expect([first?.token, second?.token]).toEqual([1, 2]);
    expect(second?.idempotencyKey).not.toBe(first?.idempotencyKey);
  });
});

describe("the errors of a form, while it is edited", () => {
  const errors = { email: "This field is required", password: "Too short" };
  const check = ({ password = "" }: Values) => ({ ...(password.length < 8 && { password: "Too short" }) });

  it("go when the value is right, also through another field", () => {
    const wrong = { email: "", password: "short" };
    const left = (values: Values) => remainingErrors(login, { check }, { errors, isOfShop: false, values }, "email");
    expect(left({ ...wrong, email: " " })).toEqual(errors);
    const other = { email: "", password: "Too long" };
    const state = { errors: other, isOfShop: false, values: wrong };
    // What is wrong now, not what was wrong before the edit.
    expect(remainingErrors(login, { check }, state, "password")).toEqual({ password: "Too short" });
    expect(left({ ...wrong, email: "a" })).toEqual({ password: "Too short" });
    expect(left({ email: "a", password: "long enough" })).toEqual({});
  });

  it("of the shop go with an edit of their field only", () => {
    const values = { email: "b@b.au", password: "long enough" };
    const taken = { errors: { email: "Taken", password: "Known" }, isOfShop: true, values };
    expect(remainingErrors(login, { check }, taken, "email")).toEqual({ password: "Known" });
  });
});
