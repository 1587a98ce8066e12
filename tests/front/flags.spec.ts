// Switches every capability of the contract off and on, unless its feature is planned. tests/front/capabilities.spec.ts has those of the specification's table.
import { expect, it } from "vitest";
import { type Capability, capabilities } from "#generated/capabilities.ts";
import { PLANNED } from "#services/main/foundation/site/settings.ts";
import { LABELS } from "#tests/labels.ts";
import { type Effect, FLAG_EFFECTS } from "./flag-effects.ts";
import { frontShopOfFile } from "./front-shop.ts";
import { switchedFlags } from "./gates.ts";
import { newEmail, registration } from "./people.ts";
import type { Visitor } from "./visitor.ts";

const shop = frontShopOfFile();

type Prepare = NonNullable<Effect["prepare"]>;
const prepared = new Map<Prepare, Promise<Visitor>>();
/** Returns the customer of this kind. Flags that need the same kind share one, because a sign-up takes longer than a page. */
function preparedBy(prepare: Prepare): Promise<Visitor> {
  const visitor = prepared.get(prepare) ?? prepare(shop);
  prepared.set(prepare, visitor);
  return visitor;
}

it.each(Object.entries(FLAG_EFFECTS))("%s is switched off and on", async (flag, { path, sign, hides, prepare }) => {
  const visitor = prepare ? await preparedBy(prepare) : shop.visit();
  const shows = async () => {
    const { html, status } = await visitor.goto(typeof path === "string" ? path : await path(visitor));
    expect(status).toBe(200);
    return sign.test(html);
  };
  for (const state of ["off", "on"] as const) {
    await shop.controls.capability(flag as Capability, state);
    expect([state, await shows()]).toEqual([state, (state === "on") !== (hides ?? false)]);
  }
});

it("closes the account form without registration, also in the login panel; the login stays", async () => {
  await shop.controls.capability("registration", "off");
  const visitor = shop.visit();
  for (const path of ["/login?step=register", "/checkout/login?step=register", "/shell/login?step=register"]) {
    const page = await visitor.goto(path);
    expect([path, page.has("button", /Create account/), page.has("button", /^Log in/)]).toEqual([path, false, true]);
  }
  const next = await visitor.submit(await visitor.goto("/shell/login"), LABELS.emailStep.submit, {
    [LABELS.login.email]: newEmail(),
  });
  expect([next.has("button", LABELS.login.submit), next.html.includes("step=register")]).toEqual([true, false]);
  const refused = await visitor.post("/checkout/login?step=register", registration(newEmail()));
  expect([refused.url, await visitor.call("session.get")]).toEqual(["/checkout/login?step=register", null]);
});

it("are all flags of the contract, without those of planned features", () => {
  const tested = new Set<string>([...Object.keys(FLAG_EFFECTS), ...switchedFlags]);
  expect(capabilities.filter((flag) => tested.has(flag) === PLANNED.includes(flag))).toEqual([]);
});
