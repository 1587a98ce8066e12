// Finds values for the parameters of a call: given ones, earlier replies, then the contract's examples.
import type { Parameter } from "../../generate/document.ts";

/** Values by name, collected from replies: the list of orders supplies an order id. */
export class Values {
  readonly #given: Map<string, string>;
  readonly #seen = new Map<string, string>();

  constructor(given: Map<string, string>) {
    this.#given = given;
  }

  /** Collects every scalar under its key, and ids under their noun. */
  learn(body: unknown, noun = "") {
    if (Array.isArray(body)) for (const item of body) this.learn(item, noun);
    if (typeof body !== "object" || body === null || Array.isArray(body)) return;
    const found = new Map<string, string>();
    for (const [key, value] of Object.entries(body)) {
      if (typeof value === "object") this.learn(value, key === "result" ? noun : key);
      else if (value !== "") found.set(plain(key === "id" && noun ? idOf(noun) : key), String(value));
    }
    // Objects with new values are kept whole, because a draw's number belongs to its lottery.
    if ([...found.keys()].some((key) => !this.#seen.has(key)))
      for (const [key, value] of found) this.#seen.set(key, value);
  }

  /** Returns the value for a parameter, or undefined. `noun` is the word before it in the path: orders/{id}. */
  of({ name, schema, ...parameter }: Parameter, noun: string): string | undefined {
    const seen = name === "id" ? this.#seen.get(plain(idOf(noun))) : this.#seen.get(plain(name));
    const { example = schema["example"] } = parameter as { example?: unknown };
    const shown = schema.enum?.[0] ?? example ?? schema["default"] ?? schema["const"];
    const found = this.#given.get(name) ?? (schema.enum ? undefined : seen) ?? shown;
    return found === undefined || typeof found === "object" ? undefined : String(found);
  }
}

/** productOfferKey and product_offer_key are the same name. */
const plain = (name: string) => name.replaceAll(/[_-]/g, "").toLowerCase();

/** The id of an object in `orders` is an order id. */
const idOf = (noun: string) => `${noun.replace(/s$/, "")}_id`;
