import { afterEach, describe, expect, it, vi } from "vitest";
import { showToast } from "../shell/toasts/toasts.ts";
import { showCartFailure } from "./cart-failure.ts";

vi.mock("../shell/toasts/toasts.ts", () => ({ showToast: vi.fn() }));

const problem = (status: number, messages: { message: string }[] = []) =>
  ({ code: "draw_closed", status, messages }) as unknown as Parameters<typeof showCartFailure>[0];

describe("showCartFailure", () => {
  afterEach(() => vi.unstubAllGlobals());

  it.each([
    ["the service's message for a refusal", true, 409, ["toast.addToCart.serverMessage", { message: "Closed." }]],
    ["the shop's message for a failure", true, 502, ["toast.addToCart.failed"]],
    ["that the browser is offline", false, 502, ["toast.offline"]],
  ])("shows %s (Cart 5 and 6)", (_, onLine, status, toast) => {
    vi.stubGlobal("navigator", { onLine });
    void showCartFailure(problem(status, [{ message: "Closed." }]));
    expect(showToast).toHaveBeenLastCalledWith(...toast);
  });
});
