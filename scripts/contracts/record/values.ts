// What to put into the parameters of a call: what was asked for, what earlier answers said, what the contract shows.
import type { Parameter } from "../../generate/document.ts";

/** Values by name, taken from answers: after the orders are listed, an order can be asked for by its id. */
export class Values {
  readonly #given: Map<string, string>;
  readonly #seen = new Map<string, string>();

  constructor(given: Map<string, string>) {
    this.#given = given;
  }

  /** Keeps every plain value of an answer under its key, and ids under the noun they belong to. */
  learn(body: unknown, noun = "") {
    if (Array.isArray(body)) for (const item of body) this.learn(item, noun);
    if (typeof body !== "object" || body === null || Array.isArray(body)) return;
    const found = new Map<string, string>();
    for (const [key, value] of Object.entries(body)) {
      if (typeof value === "object") this.learn(value, key === "result" ? noun : key);
      else if (value !== "") found.set(plain(key === "id" && noun ? idOf(noun) : key), String(value));
    }
    // An object that says anything new is kept whole: a draw's number belongs to its lottery.
    if ([...found.keys()].some((key) => !this.#seen.has(key)))
      for (const [key, value] of found) this.#seen.set(key, value);
  }

  /** The value for a parameter, or undefined when nobody knows one. `noun` is the path's word before it: orders/{id}. */
  of({ name, schema, ...parameter }: Parameter, noun: string): string | undefined {
    const seen = name === "id" ? this.#seen.get(plain(idOf(noun))) : this.#seen.get(plain(name));
    const { example = schema["example"] } = parameter as { example?: unknown };
    const shown = schema.enum?.[0] ?? example ?? schema["default"] ?? schema["const"];
    const found = this.#given.get(name) ?? (schema.enum ? undefined : seen) ?? shown;
    return found === undefined || typeof found === "object" ? undefined : String(found);
  }
}

/** productOfferKey, product_offer_key: one name. */
const plain = (name: string) => name.replaceAll(/[_-]/g, "").toLowerCase();

/** The id inside orders is an order's. */
const idOf = (noun: string) => `${noun.replace(/s$/, "")}_id`;
