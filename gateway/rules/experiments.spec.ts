import { describe, expect, it } from "vitest";
import {
  control,
  isAnonymousId,
  knownVariantText,
  onlyIn,
  runningExperiments,
  toVariantText,
  variantsOfCustomer,
  variantsOfVisitor,
} from "./experiments.ts";

const BOOST = "boost_buy_tickets_experiment";

describe("the variant of a visitor", () => {
  it("stays the same", () => {
    const id = crypto.randomUUID();
    expect(variantsOfVisitor(id)).toEqual(variantsOfVisitor(id));
  });

  it("is spread evenly over ids", () => {
    const buyers = Array.from({ length: 10_000 }, (_, at) => `00000000-0000-4000-8000-${String(at).padStart(12, "0")}`)
      .map(variantsOfVisitor)
      .filter((variants) => variants[BOOST] === "buy").length;
    // Six standard deviations.
    expect(Math.abs(buyers - 5_000)).toBeLessThan(300);
  });
});

describe("the variant of a customer", () => {
  it("is that of their group, else the control", () => {
    expect(variantsOfCustomer({ [BOOST]: "buy", other: "x" })[BOOST]).toBe("buy");
    expect(variantsOfCustomer({ [BOOST]: "gone" })).toEqual(control);
    expect(variantsOfCustomer({})).toEqual(control);
  });
});

describe("running experiments", () => {
  it("need the flag of all experiments and their own", () => {
    expect(runningExperiments(["experiments", BOOST])).toEqual([BOOST]);
    expect(runningExperiments([BOOST])).toEqual([]);
    expect(runningExperiments(["experiments"])).toEqual([]);
  });

  it("leave the others at the control", () => {
    expect(onlyIn([], { [BOOST]: "buy" })).toEqual(control);
    expect(onlyIn([BOOST], { [BOOST]: "buy" })[BOOST]).toBe("buy");
  });
});

describe("variants as text", () => {
  it("name the experiments of a page", () => {
    expect(toVariantText([BOOST], { [BOOST]: "buy" })).toBe(`${BOOST}=buy`);
    expect(toVariantText([], control)).toBe("");
  });

  it("lose experiments that have ended, and anything else", () => {
    expect(knownVariantText(`ended=b&${BOOST}=buy&${BOOST}=gone&__proto__=x`)).toBe(`${BOOST}=buy`);
    expect(knownVariantText("<script>")).toBe("");
  });
});

it("an anonymous id is a UUID", () => {
  expect(isAnonymousId(crypto.randomUUID())).toBe(true);
  expect(["", "1", "x".repeat(36)].some(isAnonymousId)).toBe(false);
});
