import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Capability } from "#generated/capabilities.ts";
import { specTable } from "#tests/spec/read.ts";
import { openServices, type Services } from "./open-services.ts";

let services: Services;
beforeAll(async () => {
  services = await openServices();
});
afterAll(() => services.close());

const result = async (path: string) => (await services.call({ path })).body.result;

describe("cache-control", () => {
  const anna = () => services.signIn("anna@example.com");

  it.each([
    ["/config/theme", "public, max-age=600"],
    ["/config/navigation", "public, max-age=86400"],
    ["/v2/config", "public, max-age=60"],
    ["/translation/en-AU/items?c[]=home", "public, max-age=60"],
    ["/translation/en-AU/items?c[]=play-heading&t[]=seo", "public, max-age=86400"],
    ["/recommend/placement?keys=feature_placement", "public, max-age=300"],
    ["/recommend/placement?keys=fast_play", "no-store"],
    ["/v2/pricing/nonsense/product_offers", "no-store"],
  ])("of %s is %s", async (path, expected) => {
    expect((await services.call({ path })).headers["cache-control"]).toBe(expected);
  });

  it.each(["/v2/cart/items", "/v2/capabilities", "/recommend/placement?keys=feature_placement"])(
    "keeps a customer's reply private: %s",
    async (path) => {
      const { headers } = await services.call({ path, as: await anna() });
      expect(headers["cache-control"]).toBe("private, no-store");
    },
  );
});

describe("the shop's frame", () => {
  it("shows the logos of the cards that the checkout accepts, and no other", async () => {
    const cara = await services.signIn("cara@example.com");
    const { body } = await services.call({ path: "/v2/payment_methods", as: cara });
    expect((await result("/v2/config")).payment_logos).toEqual(body.result.cc.attributes.logos);
  });

  it("needs a known app key, but no signature", async () => {
    const { body } = await services.call({ path: "/config/theme", headers: { "x-shop-signature": "" } });
    expect(body.result.colours["ink-soft"].light).toBe("#4f5566");

    expect((await services.call({ path: "/config/theme", headers: { "x-shop-app-key": "other" } })).status).toBe(400);
  });

  it("links only to built pages of the route table", async () => {
    const { routes } = await import("#site/routes.ts");
    const { drawer, footer, menu, primary } = await result("/config/navigation");

    const groups = [...drawer, ...menu, ...footer] as { links: { route_name?: string }[] }[];
    const links = [...primary, ...groups.flatMap((group) => group.links)] as { route_name?: string }[];
    const names = links.flatMap(({ route_name }) => route_name ?? []);
    expect(names.length).toBeGreaterThan(5);
    for (const name of names) expect(routes[name as keyof typeof routes], name).toMatchObject({ planned: false });
  });

  it("has every kind of link, and a filled drawer for each header link", async () => {
    type Link = { route_type: string; category?: string; shows_dot?: boolean };
    const { drawer, footer, primary } = (await result("/config/navigation")) as {
      drawer: { category: string; links: Link[] }[];
      footer: { links: Link[] }[];
      primary: Link[];
    };
    const links = [...primary, ...[...drawer, ...footer].flatMap((group) => group.links)];
    const categories = ["lotto", "raffle", "social_play", "results", "subvariant"];
    expect(new Set(links.map(({ route_type }) => route_type))).toEqual(
      new Set(["none", "internal", "internal_dynamic", "external"]),
    );
    expect(primary.flatMap(({ category }) => category ?? []).sort()).toEqual(categories.toSorted());
    expect(primary.filter(({ shows_dot }) => shows_dot)).toHaveLength(1);
    expect(drawer.map(({ category }) => category)).toEqual(categories);
    // getConfig lists the regions, so their group is empty here.
    expect(drawer.filter(({ links }) => links.length === 0).map(({ category }) => category)).toEqual(["subvariant"]);
  });

  it("uses the region's names of games", async () => {
    const labels = async (region: string) => {
      const { body } = await services.call({ path: "/config/navigation", headers: { "x-shop-sub-variant": region } });
      return JSON.stringify(body.result.drawer);
    };
    expect(await labels("SA")).toContain("X Lotto results");
    expect(await labels("NSW")).toContain("Saturday Lotto results");
  });

  it("filters content by category, id and type", async () => {
    const { items } = await result("/translation/en-AU/items?c[]=home&t[]=markdown");
    expect(Object.keys(items)).toEqual(["home.how-it-works"]);

    expect(Object.keys((await result("/translation/en-AU/items?id[]=meta.home&id[]=nothing")).items)).toEqual([
      "meta.home",
    ]);
  });

  it("pages a collection, and answers 404 for an unknown one", async () => {
    const { body } = await services.call({ path: "/cms/items/pages?limit=1&offset=1" });
    expect(body.result.length).toBe(1);
    expect(body.page_info).toMatchObject({ limit: 1, offset: 1 });

    expect((await services.call({ path: "/cms/items/nothing" })).status).toBe(404);
    expect((await services.call({ path: "/cms/items/site_config" })).body.result.site_name).toBe("Drawcard");
  });
});

describe("the demo's capabilities", () => {
  it("are in the specification, and open every built page but the pre-cart drawer and the combined list of recurring purchases, which are off", async () => {
    const { isAvailable } = await import("#site/routes/access.ts");
    const { routes } = await import("#site/routes.ts");
    const [{ capabilities }] = (await result("/v2/capabilities")).segments as [{ capabilities: Capability[] }];
    const { capabilities: specified } = specTable<{ capabilities: { flag: string }[] }>("capabilities");
    const known = new Set<string>(specified.map(({ flag }) => flag));
    expect(capabilities.filter((flag) => !known.has(flag))).toEqual([]);

    const built = Object.entries(routes).filter(([, route]) => !route.planned);
    const closed = built.filter(([, route]) => !isAvailable(route, capabilities)).map(([name]) => name);
    expect(closed).toEqual(["my-account-recurring-purchases", "shell-pre-cart"]);
  });
});

describe("locateVisitor", () => {
  it("uses the chosen region, and New South Wales otherwise", async () => {
    expect(await result("/v2/locate?sv=vic")).toMatchObject({ sub_variant: "VIC", state: "VIC" });
    expect(await result("/v2/locate?sv=nowhere")).toMatchObject({ sub_variant: "NSW" });
    const { body } = await services.call({ path: "/v2/locate", headers: { "x-shop-sub-variant": "QLD" } });
    expect(body.result.sub_variant).toBe("QLD");
  });
});

describe("getConfig, getCapabilities, listBranding", () => {
  it("answer without sign-in", async () => {
    expect(await result("/v2/config")).toMatchObject({ currency: "AUD", pricing_id: "pri_au_nsw", minimum_age: 18 });
    const { default_segment_name, segments } = await result("/v2/capabilities");
    expect(segments[0]).toMatchObject({ segment_name: default_segment_name });
    expect(segments[0].capabilities).toContain("wallet_purchase");
    expect((await result("/v2/branding")).map(({ id }: { id: string }) => id)).toContain("monday_lotto");
  });
});

describe("an unknown address", () => {
  it("answers 404 in the usual format", async () => {
    const { status, body } = await services.call({ path: "/v2/nothing-here" });

    expect([status, body.messages[0].code]).toEqual([404, "not_found"]);
  });
});
