import { describe, expect, it } from "vitest";
import { href } from "#site/routes.ts";
import { type NavContext, readNavigation } from "./navigation.ts";

const context: NavContext = {
  href: href as NavContext["href"],
  labels: {},
  capabilities: ["commercial_lotteries", "multi_offer_site"],
  route: "lotto-results",
  path: "/lotto-results",
};
const read = (primary: unknown, more: object = {}) =>
  readNavigation({ primary, drawer: [], footer: [], ...more }, context);

const toTickets = { key: "play", label: "Play", routeType: "internal", routeName: "lotto-tickets" };

describe("navigation", () => {
  it("links to pages, offers and other sites", () => {
    const { primary, refused } = read([
      toTickets,
      { key: "r", label: "Results", routeType: "internal", routeName: "lotto-results", showsDot: true },
      { label: "Oz", routeType: "internal_dynamic", routeName: "offer-play", routeParams: { productOfferKey: "oz" } },
      { key: "help", label: "Help", routeType: "external", href: "https://help.example/" },
    ]);
    expect(primary).toEqual([
      { label: "Play", href: "/lotto-tickets", dot: false, current: false },
      { label: "Results", href: "/lotto-results", dot: true, current: true },
      { label: "Oz", href: "/oz", dot: false, current: false },
      { label: "Help", href: "https://help.example/", dot: false, external: true },
    ]);
    expect(refused).toEqual([]);
  });

  it("opens the drawer of a category, as a page", () => {
    const lotto = { category: "lotto", label: "Lotto", links: [toTickets] };
    const raw = [{ key: "l", label: "Lotto", routeType: "none", category: "lotto" }];
    const { primary, drawer } = read(raw, { drawer: [lotto] });
    expect(primary).toEqual([{ label: "Lotto", href: "/shell/menu#menu-lotto", category: "lotto", dot: false }]);
    expect(drawer[0]).toMatchObject({ title: "Lotto", category: "lotto", links: [{ label: "Play" }] });
  });

  it("lists the groups that no header link opens after the categories", () => {
    const lotto = { category: "lotto", label: "Lotto", links: [toTickets] };
    const { drawer } = read([], { drawer: [lotto], menu: [{ key: "about", title: "About us", links: [toTickets] }] });
    expect(drawer.map(({ title, category }) => [title, category])).toEqual([
      ["Lotto", "lotto"],
      ["About us", undefined],
    ]);
  });

  it("uses the editors' label for a page and the offer's name for an offer", () => {
    const labels = { "lotto-tickets": "Tickets", "offer-play": "Game" };
    const oz = {
      label: "Oz",
      routeType: "internal_dynamic",
      routeName: "offer-play",
      routeParams: { productOfferKey: "oz" },
    };
    const { primary } = readNavigation({ primary: [toTickets, oz] }, { ...context, labels });
    expect(primary.map(({ label }) => label)).toEqual(["Tickets", "Oz"]);
  });

  it("hides unbuilt pages and pages off for the segment", () => {
    const { primary, refused } = read([
      { ...toTickets, routeName: "my-account-verify-account" },
      { ...toTickets, capability: "never_heard_of" },
      { ...toTickets, routeName: "my-account-autoplay" },
    ]);
    expect([primary, refused]).toEqual([[], []]);
  });

  it("marks the section of the current page", () => {
    const results = { label: "Results", routeType: "internal", routeName: "lotto-results" };
    const currents = (route: NavContext["route"], path: string) =>
      readNavigation({ primary: [toTickets, results] }, { ...context, route, path }).primary.map(
        (link) => link.current,
      );
    expect(currents("lotto-results-raffles", "/lotto-results/raffles")).toEqual([false, true]);
    expect(currents("offer-results-draw", "/powerball/results/draw/7")).toEqual([false, true]);
    expect(currents("home", "/")).toEqual([false, false]);
  });

  it("marks the link whose drawer contains the page, unless a direct link exists", () => {
    const toOz = {
      label: "Oz",
      routeType: "internal",
      routeName: "offer-play",
      routeParams: { productOfferKey: "oz" },
    };
    const toPb = { ...toOz, label: "Powerball", routeParams: { productOfferKey: "powerball" } };
    const raw = {
      primary: [{ label: "Lotto", routeType: "none", category: "lotto" }, toPb],
      drawer: [{ category: "lotto", label: "Lotto", links: [toOz, toPb] }],
    };
    const current = (path: string) =>
      readNavigation(raw, { ...context, route: "offer-play", path }).primary.find((link) => link.current)?.label;
    expect([current("/oz"), current("/powerball"), current("/")]).toEqual(["Lotto", "Powerball", undefined]);
  });

  it("falls back to the shipped navigation", () => {
    expect(readNavigation(null, context).primary.map(({ label }) => label)).toEqual(["Lotto", "Results"]);
  });
});

describe("an invalid link is reported and omitted:", () => {
  it.each([
    ["a script", { ...toTickets, routeType: "external", href: "javascript:alert(1)" }, "invalid URL"],
    ["data", { ...toTickets, routeType: "external", href: "data:text/html,<script>" }, "invalid URL"],
    ["no address", { ...toTickets, routeType: "external" }, "invalid URL"],
    ["an unknown route type", { ...toTickets, routeType: "popup" }, "unknown route type"],
    ["an unknown page", { ...toTickets, routeName: "__proto__" }, "unknown route __proto__"],
    ["a missing parameter", { ...toTickets, routeName: "offer-play" }, "lacks a parameter"],
    ["a wrong parameter", { ...toTickets, routeParams: { x: {} } }, "parameters are not text"],
    ["no label", { ...toTickets, label: " " }, "without a label"],
    ["a label that is a list", { ...toTickets, label: ["x"] }, "without a label"],
    ["a wrong capability", { ...toTickets, capability: {} }, "capability is not text"],
    ["a missing drawer", { ...toTickets, routeType: "none", category: "lotto" }, "has an unknown category"],
    ["nothing", null, "not a link"],
  ])("%s", (_, raw, reason) => {
    const { primary, refused } = read([raw, toTickets]);
    expect(primary.map(({ label }) => label)).toEqual(["Play"]);
    expect(refused).toEqual([expect.stringContaining(reason)]);
  });

  it("omits a link that opens a drawer from a drawer", () => {
    const again = { label: "Lotto", routeType: "none", category: "lotto" };
    const { drawer, refused } = read([], {
      drawer: [{ category: "lotto", label: "Lotto", links: [again, toTickets] }],
    });
    expect(drawer[0]?.links).toHaveLength(1);
    expect(refused).toEqual(['"Lotto" opens a drawer from a drawer']);
  });

  it("truncates a label of 5,000 characters", () => {
    const { primary, refused } = read([{ ...toTickets, label: "x".repeat(5000) }]);
    expect(primary[0]?.label).toHaveLength(40);
    expect(refused).toHaveLength(1);
  });

  it("limits a list to 30 links", () => {
    const { primary, refused } = read(Array.from({ length: 5000 }, () => toTickets));
    expect(primary).toHaveLength(30);
    expect(refused).toEqual(["more than 30 entries"]);
  });

  it.each(["x", 7, [], { primary: "x", drawer: 7, footer: {} }])("survives %j in place of navigation", (raw) => {
    const { drawer, refused } = readNavigation(raw, context);
    expect(drawer).toEqual([]);
    expect(refused.length).toBeGreaterThan(0);
  });
});
