// The address lookup of the demo, in the formats of Google Places and Ideal Postcodes. Represents other companies. It knows no
// street: whatever is typed exists in each of its towns.
import type { FastifyPluginAsync } from "fastify";
import { z } from "zod";

const towns = {
  au: [
    ["Sydney", "NSW", "2000"],
    ["Melbourne", "VIC", "3000"],
    ["Brisbane City", "QLD", "4000"],
    ["Perth", "WA", "6000"],
    ["Adelaide", "SA", "5000"],
  ],
  gb: [
    ["London", "", "SW1A 1AA"],
    ["Leeds", "", "LS1 4AP"],
    ["Cardiff", "", "CF10 1EP"],
  ],
} as const;
type Country = keyof typeof towns;

const place = z.object({
  street: z.string(),
  town: z.string(),
  state: z.string(),
  postcode: z.string(),
  country: z.string(),
});
type Place = z.infer<typeof place>;

const idOf = (known: Place) => Buffer.from(JSON.stringify(known)).toString("base64url");

function readId(id: string): Place | null {
  try {
    return place.parse(JSON.parse(Buffer.from(id, "base64url").toString()));
  } catch {
    return null;
  }
}

/** Returns the places of a typed street. Nothing is found for a text without a letter, or for "nowhere". */
function placesOf(text: string, country: Country): { id: string; text: string }[] {
  const street = text.trim().replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase());
  if (!/[a-z]/i.test(street) || /nowhere/i.test(street)) return [];
  return towns[country].map(([town, state, postcode]) => ({
    id: idOf({ street, town, state, postcode, country: country.toUpperCase() }),
    text: [street, [town, state, postcode].filter(Boolean).join(" ")].join(", "),
  }));
}

const autocompleteBody = z.object({ input: z.string().max(200), includedRegionCodes: z.array(z.string()).default([]) });
const autocompleteQuery = z.object({ query: z.string().max(200) });
type WithId = { Params: { id: string } };

/** Registered at /sandbox, only with DEMO. */
export const addressesPlugin: FastifyPluginAsync = async (app) => {
  // Two colons are one in the path: a single one begins a parameter.
  app.post("/addresses/v1/places::autocomplete", async (request) => {
    const { includedRegionCodes, input } = autocompleteBody.parse(request.body);
    const [country = "au"] = includedRegionCodes;
    const found = country in towns ? placesOf(input, country as Country) : [];
    return { suggestions: found.map(({ id, text }) => ({ placePrediction: { placeId: id, text: { text } } })) };
  });

  app.get<WithId>("/addresses/v1/places/:id", async ({ params }, reply) => {
    const known = readId(params.id);
    if (!known) return reply.code(404).send({ error: { message: "There is no such place." } });
    const { country, postcode, state, street, town } = known;
    const [, number = "", route = ""] = /^(\d*)\s*(.*)$/.exec(street) ?? [];
    const part = (type: string, text: string) => ({ longText: text, shortText: text, types: [type] });
    return {
      addressComponents: [
        ...(number ? [part("street_number", number)] : []),
        part("route", route),
        part("locality", town),
        part("administrative_area_level_1", state),
        part("postal_code", postcode),
        part("country", country),
      ],
    };
  });

  app.get("/addresses/v1/autocomplete/addresses", async (request) => {
    const { query } = autocompleteQuery.parse(request.query);
    return { result: { hits: placesOf(query, "gb").map(({ id, text }) => ({ id, suggestion: text })) } };
  });

  app.get<WithId>("/addresses/v1/autocomplete/addresses/:id/gbr", async ({ params }, reply) => {
    const known = readId(params.id);
    if (!known) return reply.code(404).send({ message: "There is no such address." });
    const { country, postcode, street, town } = known;
    return { result: { line_1: street, line_2: "", post_town: town, postcode, country_iso_2: country } };
  });
};
