// The reference of contracts and procedures, as somebody browses it.
import { describe, expect, it } from "vitest";
import { createReference } from "#scripts/contracts/docs/reference.ts";
import { callsOf, readContracts } from "./sites.ts";

const reference = createReference();
const words = (path: string) => (reference(path) ?? "").replace(/<style>.*?<\/style>/s, "").replace(/<[^>]*>/g, " ");

describe("the reference", () => {
  it("has a page for every operation, and no link that leads nowhere", () => {
    const ids = callsOf(readContracts()).map(({ operation }) => operation.operationId);
    const pages = ["/contracts", "/contracts/trpc", ...ids.map((id) => `/contracts/${id}`)];
    const links = new Set(
      pages.flatMap((path) => [...(reference(path) ?? "").matchAll(/href="([^"]+)"/g)].map(([, href]) => href ?? "")),
    );

    expect(links.size).toBeGreaterThan(ids.length);
    expect([...links].filter((href) => !reference(href))).toEqual([]);
    expect(ids.filter((id) => !links.has(`/contracts/${id}`))).toEqual([]);
  });

  it("says of an operation what a caller has to know, and what hangs on it", () => {
    const page = words("/contracts/addCartItem");

    for (const said of ["POST /cart/items", "Idempotency-Key", "CartItemInput", "draw_sold_out", "cart.addItem"])
      expect(page).toContain(said);
  });

  it("says what a procedure accepts, and what it calls", () => {
    const page = words("/contracts/trpc");

    expect(page).toMatch(
      /cart\.addItem\s+mutation\s+Calls\s+addCartItem\s*,|cart\.addItem\s+mutation\s+Calls .*addCartItem/,
    );
    expect(page).toContain("idempotencyKey");
  });

  it("has nothing where there is nothing", () => {
    expect(reference("/contracts/getNothing")).toBeNull();
    expect(reference("/contracts/main/Nothing")).toBeNull();
    expect(reference("/contracts/%zz")).toBeNull();
  });
});
