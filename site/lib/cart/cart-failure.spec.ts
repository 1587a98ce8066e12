import { beforeEach, describe, expect, it, vi } from "vitest";
import { offlineProblem } from "../gateway/problem-messages.ts";
import { addToast } from "../shell/toasts/add-toast.ts";
import { showCartFailure } from "./cart-failure.ts";

vi.mock("../shell/toasts/add-toast.ts", () => ({ addToast: vi.fn(), loadStyle: vi.fn() }));

const problem = (status: number, messages: { message: string }[] = []) =>
  ({ code: "draw_closed", status, messages }) as unknown as Parameters<typeof showCartFailure>[0];
/** Returns the messages of all toasts shown. */
const shown = () => vi.mocked(addToast).mock.calls.map(([{ message }]) => message);
const OURS = "Sorry, there was an unexpected error while updating your cart. Please try again";

describe("showCartFailure", () => {
  beforeEach(() => void vi.mocked(addToast).mockClear());

  it.each([400, 404, 409, 422])("shows the shop's message for a %i without one (Cart 5)", async (status) => {
    await showCartFailure(problem(status));
    expect(shown()).toEqual([OURS]);
  });

  it("never shows the message of a failed service (Cart 5)", async () => {
    await showCartFailure(problem(502, [{ message: "disk full on db-2" }]));
    expect(shown()).toEqual([OURS]);
  });

  it("shows the first message of a refusal (Cart 6)", async () => {
    await showCartFailure(problem(422, [{ message: "This draw has closed." }, { message: "Choose four games." }]));
    expect(shown()).toEqual(["This draw has closed."]);
  });

  it("shows that the browser is offline", async () => {
    await showCartFailure(offlineProblem);
    expect(shown()).toEqual(["You're offline. Nothing changed. Try again."]);
  });
});
