// The levers of the demo by name, for tests in one process and for journeys: both pull them at the control port.
import type { Capability } from "#generated/capabilities.ts";
import type { OperationId } from "#tests/contract/caller.ts";

type ContentItem = { type: "image" | "markdown" | "plain" | "seo" | "json"; value: unknown };
type CustomerFlags = {
  addressConfirmation?: boolean;
  emailConfirmation?: boolean;
  passwordChange?: boolean;
  accountUpgrade?: boolean;
};
type Card = { title: string; message: string; email?: string; link?: string; hideInFeed?: boolean };

export type Levers = {
  /** Switches a flag for every segment. */
  capability(flag: Capability, state: "on" | "off" | "default"): Promise<void>;
  /** Another text or item of the site; null takes it away. */
  content(id: string, item: string | ContentItem | null): Promise<void>;
  contentAsShipped(id: string): Promise<void>;
  /** Serves this as the result of an operation, in wire spelling, whatever the contract says. */
  serve(operation: OperationId, result: unknown): Promise<void>;
  /** Serves a body as it is: malformed, empty, enormous. */
  serveText(operation: OperationId, text: string): Promise<void>;
  /** Merges into the real result, in wire spelling; null removes. */
  change(operation: OperationId, patch: unknown): Promise<void>;
  serveAsShipped(operation: OperationId): Promise<void>;
  /** What the shop wants of a customer before anything else. */
  customer(email: string, flags: CustomerFlags): Promise<void>;
  /** The code a customer would read now, on the authenticator or in the mail. */
  code(email: string): Promise<string>;
  /** The token of a link that signs a customer in. */
  link(email: string, kind?: "autologin" | "transfer"): Promise<string>;
  /** An account that too many wrong codes have locked; the tries are forgotten too. */
  unlock(email: string): Promise<void>;
  /** What asks for a code asks this customer again. */
  stepDown(email: string): Promise<void>;
  /** A purchase taken back while its draws are open. */
  refund(receipt: string): Promise<void>;
  /** A card in the feed of a customer, or of everybody without an email. Answers its id. */
  card(card: Card): Promise<string>;
  /** Everything served, switched and written, and every fault, back as shipped. Customers and cards stay. */
  restore(): Promise<void>;
};

type Pull = (path: string, body: object) => Promise<unknown>;

/** `pull` posts to the control port and has the front or gateway forget what it kept. */
export function leversOf(pull: Pull): Levers {
  const tell = async (path: string, body: object) => {
    await pull(path, body);
  };
  return {
    capability: (flag, state) => tell("/capability", { flag, state }),
    content: (id, item) =>
      tell("/content", { id, item: typeof item === "string" ? { type: "plain", value: item } : item }),
    contentAsShipped: (id) => tell("/content", { id }),
    serve: (operation, result) => tell("/serve", { operation, result }),
    serveText: (operation, text) => tell("/serve", { operation, text }),
    change: (operation, patch) => tell("/serve", { operation, patch }),
    serveAsShipped: (operation) => tell("/serve", { operation }),
    refund: (receipt) => tell("/refund", { receipt }),
    customer: (email, flags) => tell("/customer", { email, ...flags }),
    code: async (email) => ((await pull("/code", { email })) as { code: string }).code,
    link: async (email, kind) => ((await pull("/link", { email, kind })) as { token: string }).token,
    unlock: (email) => tell("/unlock", { email }),
    stepDown: (email) => tell("/stepdown", { email }),
    card: async (card) => ((await pull("/card", card)) as { id: string }).id,
    restore: () => tell("/restore", {}),
  };
}
