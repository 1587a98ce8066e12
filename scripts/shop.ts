// Operates the demo through the services' control port, and a shop in production through its database.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { didYouMean } from "#services/lib/nearest.ts";
import { type Given, UsageError } from "./lib/args.ts";
import { previewOf } from "./lib/preview.ts";
import { actAs, addressOf, change, control, dataDir, unlock } from "./lib/running-shop.ts";
import { HELP, usageOf } from "./lib/shop-help.ts";
import {
  actionLines,
  affiliateLines,
  clockLines,
  drawLines,
  overrideLines,
  partnerLines,
  postalLines,
  postalWinLines,
  prizeLines,
  refundLines,
  requestLines,
  reversalLines,
  statusLines,
  transferLines,
} from "./lib/shop-output.ts";
import { mergeReply, serveReply, setContent, setFault } from "./lib/shop-overrides.ts";
import { ExpectedError, main, print } from "./lib/steps.ts";

const EXTENSIONS = { "image/jpeg": "jpg", "image/png": "png", "application/pdf": "pdf" } as const;
const documentsReply = z.array(
  z.object({
    side: z.enum(["file", "back"]),
    type: z.enum(Object.keys(EXTENSIONS) as (keyof typeof EXTENSIONS)[]),
    base64: z.string(),
  }),
);

/** Writes the documents of a customer's pending verification to a folder, for the person who checks them. Returns their paths. */
async function saveDocuments(email: string, folder: string): Promise<string[]> {
  const documents = documentsReply.parse(await control("/documents", { email }));
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return documents.map(({ base64, side, type }) => {
    const path = join(folder, `${side === "back" ? "back" : "front"}.${EXTENSIONS[type]}`);
    writeFileSync(path, Buffer.from(base64, "base64"), { mode: 0o600 });
    return path;
  });
}

const FLAGS = {
  json: { type: "boolean" },
  to: { type: "string" },
  link: { type: "string" },
  kind: { type: "string" },
  hidden: { type: "boolean" },
  by: { type: "string" },
  reason: { type: "string" },
} as const;
type Flags = Given<typeof FLAGS>;

const CUSTOMER_FLAGS: Record<string, string> = {
  "confirm-address": "addressConfirmation",
  "confirm-email": "emailConfirmation",
  "change-password": "passwordChange",
  "upgrade-account": "accountUpgrade",
  "suggest-codes": "twoFactorPrompt",
  verified: "verified",
};

async function setFlag(email: string, name: string, state: string) {
  const flag = CUSTOMER_FLAGS[name];
  if (!flag) throw new UsageError(`A customer has no flag ${name}.${didYouMean(name, Object.keys(CUSTOMER_FLAGS))}`);
  if (!["on", "off"].includes(state)) throw new UsageError(`A flag is on or off, not ${state}.`);
  return control("/customer", { email, [flag]: state === "on" });
}

function payCause(draw: string, cause: string, dollars: string) {
  const [raffle = "", drawNo] = draw.split("/");
  return change("/pay-cause", { raffle, cause, drawNo: Number(drawNo), amount: Number(dollars) });
}

function addCard(title: string, message: string, { to, link, hidden }: Flags) {
  return control("/card", { email: to, title, message, link, hideInFeed: hidden });
}

function reset() {
  if (process.env["DATABASE_URL"]) throw new ExpectedError("This command works only with the demo.");
  if (existsSync(dataDir) && !existsSync(join(dataDir, "db")))
    throw new ExpectedError(`${dataDir} holds no demo data, so nothing is deleted.`);
  if (existsSync(`${join(dataDir, "db")}.lock`)) {
    const { pid } = JSON.parse(readFileSync(`${join(dataDir, "db")}.lock`, "utf8")) as { pid: number };
    if (existsSync(`/proc/${pid}`)) throw new ExpectedError("The shop is running. Stop it first, then reset.");
  }
  rmSync(dataDir, { recursive: true, force: true });
  print("All data is deleted. npm start begins with fresh demo data.");
}

type Drawn = Parameters<typeof drawLines>[1];
/** A control's reply, and its formatting. */
type ControlReply = { answer: unknown; lines: string[] };

/** Returns a control's reply, with its lines for a person. */
async function show<Answer>(work: Promise<unknown>, linesOf: (answer: Answer) => string[]): Promise<ControlReply> {
  const answer = await work;
  return { answer, lines: linesOf(answer as Answer) };
}

/** `takes` counts optional arguments too; one that is not given is "". */
type Control = {
  needs: number;
  takes?: number;
  run: (positionals: [string, string, string], flags: Flags) => Promise<ControlReply>;
};

const CONTROLS: Record<string, Control> = {
  draw: {
    needs: 1,
    run: ([lottery]) => show(change("/draw", { lottery }), (drawn: Drawn) => drawLines(lottery, drawn)),
  },
  clock: { needs: 1, run: ([to]) => show(change("/clock", { to }), clockLines) },
  fault: { needs: 2, run: ([operation, mode]) => show(setFault(operation, mode), overrideLines) },
  requests: { needs: 0, run: () => show(control("/requests", {}), requestLines) },
  affiliates: { needs: 0, run: () => show(control("/affiliates", {}), affiliateLines) },
  partner: { needs: 1, run: ([slug]) => show(control("/partner", { slug }), partnerLines) },
  "partner-link": {
    needs: 2,
    takes: 3,
    run: async ([slug, offer, count]) => {
      const asked = { slug, offer, ...(count && { count: Number(count) }) };
      const { path } = (await control("/partner-link", asked)) as { path: string };
      const url = await addressOf(path);
      return { answer: { path, url }, lines: [url] };
    },
  },
  status: { needs: 0, run: () => show(control("/status"), statusLines) },
  capability: {
    needs: 2,
    run: ([flag, state]) => show(change("/capability", { flag, state }), () => [`The capability ${flag} is ${state}.`]),
  },
  actions: { needs: 0, run: () => show(control("/actions", {}), actionLines) },
  content: { needs: 2, run: ([id, text]) => show(setContent(id, text), overrideLines) },
  change: { needs: 2, run: ([reply, json]) => show(mergeReply(reply, json), overrideLines) },
  serve: { needs: 2, run: ([reply, text]) => show(serveReply(reply, text), overrideLines) },
  restore: { needs: 0, run: () => show(change("/restore", {}), overrideLines) },
  customer: {
    needs: 3,
    run: ([email, flag, state]) => show(setFlag(email, flag, state), () => [`${flag} is ${state} for ${email}.`]),
  },
  country: {
    needs: 2,
    run: ([email, country]) => show(control("/country", { email, country }), () => [`${email}: ${country}.`]),
  },
  code: { needs: 1, run: ([email]) => show(control("/code", { email }), ({ code }: { code: string }) => [code]) },
  link: {
    needs: 1,
    run: async ([email], { kind }) => {
      const { path } = (await control("/link", { email, kind })) as { path: string };
      const url = await addressOf(path);
      return { answer: { path, url }, lines: [url] };
    },
  },
  preview: {
    needs: 1,
    run: async ([item]) => {
      const { path, urls } = await previewOf(item);
      return { answer: { path, url: urls[0] }, lines: urls };
    },
  },
  unlock: {
    needs: 1,
    run: ([email]) => show(unlock(email), () => [`${email} can sign in again.`]),
  },
  stepdown: {
    needs: 1,
    run: ([email]) =>
      show(control("/stepdown", { email }), () => [`${email} is asked for a code again, if two-factor is on.`]),
  },
  "bank-accounts": {
    needs: 2,
    run: ([email, result]) =>
      show(control("/bank-accounts", { email, result }), ({ decided }: { decided: number }) => [
        decided > 0
          ? `The bank accounts of ${email} are decided: ${result}.`
          : `No bank account of ${email} waits for verification.`,
      ]),
  },
  migration: {
    needs: 2,
    run: ([email, status]) =>
      show(
        control("/migration", status === "fails" ? { email, status: "eligible_hard", fails: true } : { email, status }),
        () => [`The account of ${email} is ${status}.`],
      ),
  },
  "system-limit": {
    needs: 2,
    run: ([period, dollars]) =>
      show(control("/system-limit", { period, limit: dollars === "none" ? null : Number(dollars) }), () => [
        `The shop's limit per ${period}: ${dollars}.`,
      ]),
  },
  verify: {
    needs: 2,
    run: ([email, result]) => show(control("/verify", { email, result }), () => [`${email} is ${result}.`]),
  },
  "verification-rules": {
    needs: 2,
    run: ([email, rules]) =>
      show(control("/verification-rules", { email, purposes: rules === "none" ? [] : rules.split(",") }), () => [
        `${email} must be verified for: ${rules}.`,
      ]),
  },
  documents: {
    needs: 2,
    run: ([email, folder]) =>
      show(saveDocuments(email, folder), (files: string[]) =>
        files.length > 0 ? files : [`No upload of ${email} waits for a decision.`],
      ),
  },
  clear: {
    needs: 1,
    takes: 2,
    run: ([id, result]) =>
      show(control("/debit", { id, result: result || "cleared" }), (debit: { result: string }) => [
        `The direct debit ${id} is ${debit.result}.`,
      ]),
  },
  withdrawal: {
    needs: 2,
    run: ([id, result]) => show(control("/withdrawal", { id, result }), () => [`The withdrawal ${id} is ${result}.`]),
  },
  transfer: {
    needs: 2,
    takes: 3,
    run: ([reference, amount, id]) =>
      show(control("/transfer", { reference, amount, ...(id && { id }) }), transferLines),
  },
  refund: { needs: 1, run: ([receipt]) => show(control("/refund", { receipt }), refundLines) },
  reverse: {
    needs: 2,
    run: ([ticket, reason]) => show(control("/reverse", { ticket, reason }), reversalLines),
  },
  "pay-cause": {
    needs: 3,
    run: ([draw, cause, dollars]) =>
      show(payCause(draw, cause, dollars), () => [`${cause} has $${dollars} from ${draw}.`]),
  },
  sale: {
    needs: 2,
    run: ([lottery, sale]) => show(change("/sale", { lottery, sale }), () => [`${lottery}: ${sale}.`]),
  },
  postal: {
    needs: 3,
    run: ([raffle, name, address]) => show(change("/postal-entry", { raffle, name, address }), postalLines),
  },
  party: {
    needs: 3,
    run: ([verb, group, publicity]) => {
      if (verb !== "publish") throw new UsageError(`Unknown: party ${verb}. It is party publish.`);
      return show(control("/party", { group, publicity }), ({ name }: { name: string }) => [
        `${name} is ${publicity}.`,
      ]);
    },
  },
  giveaway: {
    needs: 3,
    run: ([type, day, prize]) =>
      show(
        control("/giveaway", { type, day, prize }),
        ({ drawNumber, drawsAt }: { drawNumber: number; drawsAt: string }) => [
          `The ${type} giveaway ${drawNumber} is drawn at ${drawsAt}: /daily-winners/giveaways/${type}/${drawNumber}`,
        ],
      ),
  },
  "postal-wins": { needs: 1, run: ([raffle]) => show(control("/postal-wins", { raffle }), postalWinLines) },
  "postal-paid": {
    needs: 2,
    run: ([raffle, prizeId]) => show(change("/postal-prize", { raffle, prizeId }), () => [`${prizeId} is paid.`]),
  },
  prizes: { needs: 0, run: () => show(control("/prizes", {}), prizeLines) },
  "prize-delivered": {
    needs: 1,
    run: ([reference]) =>
      show(change("/prize-delivered", { reference }), (prizes: { prize: string }[]) => [
        `Delivered: ${prizes.map(({ prize }) => prize).join(", ")}.`,
      ]),
  },
  promote: {
    needs: 1,
    run: ([offer]) =>
      show(control("/promote", { offer }), ({ queued }: { queued: number }) => [
        `Emails queued: ${queued}. They are sent in 10 minutes; the mailbox shows them now.`,
      ]),
  },
  card: {
    needs: 2,
    run: ([title, message], flags) => show(addCard(title, message, flags), () => ["The card is in the feed."]),
  },
};

const LIST = new Intl.ListFormat("en-AU", { type: "conjunction" });

async function pull([command, ...positionals]: string[], flags: Flags) {
  const chosen = CONTROLS[command ?? ""];
  if (command === "reset") return reset();
  const names = [...Object.keys(CONTROLS), "reset"];
  if (!chosen)
    throw new UsageError(command ? `Unknown command: ${command}.${didYouMean(command, names)}` : "Which command?");
  const [first = "", second = "", third = ""] = positionals;
  const surplus = positionals[chosen.takes ?? chosen.needs];
  if (positionals.length < chosen.needs) {
    const { needs, usage } = usageOf(command as string);
    const missing = needs.slice(positionals.length, chosen.needs);
    throw new UsageError(`${command} needs ${LIST.format(missing)}${positionals.length > 0 ? " too" : ""}.`, usage);
  }
  if (surplus !== undefined) throw new UsageError(`Unexpected argument: ${surplus}`);
  actAs(flags);
  const { answer, lines } = await chosen.run([first, second, third], flags);
  for (const line of flags.json ? [JSON.stringify(answer, null, 2)] : lines) print(line);
}

await main(HELP, pull, { flags: FLAGS, positionals: 4 });
