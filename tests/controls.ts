// The demo's controls by name, for in-process tests and journeys. Both call the control port.
import type { Capability } from "#generated/capabilities.ts";
import type { OperationId } from "#tests/contract/caller.ts";

type ContentItem = { type: "image" | "markdown" | "plain" | "seo" | "json"; value: unknown };
type CustomerFlags = {
  addressConfirmation?: boolean;
  emailConfirmation?: boolean;
  passwordChange?: boolean;
  accountUpgrade?: boolean;
  twoFactorPrompt?: boolean;
  verified?: boolean;
};
type Card = { title: string; message: string; email?: string; link?: string; hideInFeed?: boolean };

export type Controls = {
  /** Switches a capability for every segment. */
  capability(flag: Capability, state: "on" | "off" | "default"): Promise<void>;
  /** Replaces a text or item of the site; `null` removes it. */
  content(id: string, item: string | ContentItem | null): Promise<void>;
  contentAsShipped(id: string): Promise<void>;
  /** Replaces the result of an operation, in wire format, even if it breaks the contract. */
  serve(operation: OperationId, result: unknown): Promise<void>;
  /** Replaces the raw body of a reply: malformed, empty or very large. */
  serveText(operation: OperationId, text: string): Promise<void>;
  /** Merges a patch into the real result, in wire format; `null` removes a field. */
  change(operation: OperationId, patch: unknown): Promise<void>;
  serveAsShipped(operation: OperationId): Promise<void>;
  /** Sets what a customer must do before anything else. */
  customer(email: string, flags: CustomerFlags): Promise<void>;
  /** Offers to move a customer's account; its moves may fail. */
  migration(email: string, status: "ineligible" | "eligible_soft" | "eligible_hard", fails?: boolean): Promise<void>;
  /** Decides the verification of a customer, or their pending upload. */
  verify(email: string, result: "verified" | "refused" | "unverified"): Promise<void>;
  /** Sets what a customer must be verified for. */
  verificationRules(email: string, purposes: ("purchase" | "deposit" | "withdrawal")[]): Promise<void>;
  /** Returns the current code of a customer's authenticator or mail. */
  code(email: string): Promise<string>;
  /** Forbids a customer of this country to deposit and buy; "none" allows it again. */
  country(email: string, country: string): Promise<void>;
  /** Returns the token of a link: to sign in, to confirm an address, or the reference of the customer's preferences. */
  link(email: string, kind?: "autologin" | "transfer" | "confirm_address" | "preferences"): Promise<string>;
  /** Returns the address of a preview, such as that of "posts/a-draw". */
  preview(item: string): Promise<string>;
  /** Unlocks an account after too many wrong codes, and resets the attempts. */
  unlock(email: string): Promise<void>;
  /** Ends the elevation of a customer's sign-ins, so that protected actions ask for a code again. */
  stepDown(email: string): Promise<void>;
  /** Reports what became of a direct debit: dep_… */
  debit(id: string, result: "cleared" | "refused"): Promise<unknown>;
  /** Reports a bank transfer. The same id again is the same transfer. */
  transfer(
    reference: string,
    amount: number,
    id?: string,
  ): Promise<{ deposit: string | null; returned: string | null }>;
  /** Refunds a purchase while its draws are open. */
  refund(receipt: string): Promise<void>;
  reverse(ticket: string, reason: string): Promise<void>;
  /** Adds a card to a customer's feed, or to all feeds without an email. Returns its id. */
  card(card: Card): Promise<string>;
  /** Puts a lottery on sale, marks it as sold out, or suspends it. Kept until it is changed. */
  sale(lottery: string, sale: "open" | "sold-out" | "suspended"): Promise<void>;
  /** Queues a marketing email about an offer. Returns how many. */
  promote(offer: string): Promise<number>;
  /** Resets all content, capabilities, replaced results and faults. Keeps customers and cards. */
  restore(): Promise<void>;
};

type CallControl = (path: string, body: object) => Promise<unknown>;

/** Creates the controls. `callControl` posts to the control port and clears the caches of the front or gateway. */
export function createControls(callControl: CallControl): Controls {
  const send = async (path: string, body: object) => {
    await callControl(path, body);
  };
  return {
    capability: (flag, state) => send("/capability", { flag, state }),
    content: (id, item) =>
      send("/content", { id, item: typeof item === "string" ? { type: "plain", value: item } : item }),
    contentAsShipped: (id) => send("/content", { id }),
    serve: (operation, result) => send("/serve", { operation, result }),
    serveText: (operation, text) => send("/serve", { operation, text }),
    change: (operation, patch) => send("/serve", { operation, patch }),
    serveAsShipped: (operation) => send("/serve", { operation }),
    debit: (id, result) => callControl("/debit", { id, result }),
    transfer: (reference, amount, id) =>
      callControl("/transfer", { reference, amount, id }) as ReturnType<Controls["transfer"]>,
    refund: (receipt) => send("/refund", { receipt }),
    reverse: (ticket, reason) => send("/reverse", { ticket, reason }),
    customer: (email, flags) => send("/customer", { email, ...flags }),
    country: (email, country) => send("/country", { email, country }),
    migration: (email, status, fails = false) => send("/migration", { email, status, fails }),
    verify: (email, result) => send("/verify", { email, result }),
    verificationRules: (email, purposes) => send("/verification-rules", { email, purposes }),
    code: async (email) => ((await callControl("/code", { email })) as { code: string }).code,
    link: async (email, kind) => ((await callControl("/link", { email, kind })) as { token: string }).token,
    preview: async (item) => ((await callControl("/preview", { item })) as { path: string }).path,
    unlock: (email) => send("/unlock", { email }),
    stepDown: (email) => send("/stepdown", { email }),
    card: async (card) => ((await callControl("/card", card)) as { id: string }).id,
    sale: (lottery, sale) => send("/sale", { lottery, sale }),
    promote: async (offer) => ((await callControl("/promote", { offer })) as { queued: number }).queued,
    restore: () => send("/restore", {}),
  };
}
