// What `npm run shop` prints about its commands.
export const HELP = `npm run shop -- draw <offer>            close, draw, score and pay the next draw (monday_lotto, charity_raffle, ...)
npm run shop -- clock <ISO time|+2h|+3d> set the shop's clock; "clock off": real time
npm run shop -- fault <operation> <slow|down|code|off>   make one operation slow, fail, or ask for a code
npm run shop -- pay-cause <raffle>/<draw no.> <cause> <dollars>   pay a cause its part of a drawn raffle (charity_raffle/12 coast_rescue 48500)
npm run shop -- sale <lottery> <open|sold-out|suspended>   put a lottery on sale, or take it off (one_lottery is sold out in the demo)
npm run shop -- party publish <group> <public|promoted|private>   show a Lotto Party group to strangers (its name too), or no longer
npm run shop -- giveaway <special|major|preview> <day> <prize>   announce a giveaway of Daily Winners, drawn at 20:00 (special 2026-12-24 "A car")
                                        a prize in dollars (5000) is paid into the winner's wallet
npm run shop -- postal <raffle> <name> <address>   enter a person who has written to us, and print the ticket number
npm run shop -- postal-wins <raffle>    what entries by post have won, and who is to be paid
npm run shop -- postal-paid <raffle> <prize>       note that such a prize was paid or sent: prz_… from postal-wins
npm run shop -- prizes                  what customers have won that is not money, and is not delivered yet
npm run shop -- prize-delivered <id>    note that such a prize was handed over: ord_… or gvw_… from prizes
npm run shop -- promote <offer>         queue a marketing email about an offer, to customers who asked for them
npm run shop -- preview posts/<slug>    the address of a draft, for an hour; also pages, causes, questions, banners
                                        in production with its TOKEN_SECRET and PUBLIC_URL (docs/operations.md)
npm run shop -- status                  the time, the next draws, and what differs from the defaults
npm run shop -- capability <flag> <on|off|default>  switch a flag for every segment, until it is switched again
npm run shop -- actions                 what operators did, with their names and reasons, newest first
npm run shop -- requests                the messages sent with the contact form, newest first
npm run shop -- affiliates              how many customers each affiliate has brought with its link (?aff=)
npm run shop -- partner <slug>          the sales of a partner's page as CSV, newest first, without its customers (> sales.csv)
npm run shop -- partner-link <slug> <offer> [count]   the address of a partner's page with games or books of an offer
npm run shop -- reset                   delete all data (stop the shop first)

Until restored, or until the services restart:
npm run shop -- content <id> <text|gone|default>    another text, none, or the default (sitewide-banner.urgent, ...)
npm run shop -- content <id> '{"type": "json", "value": ...}'   an item of any type
npm run shop -- change <reply> '<JSON>'             merge into a reply (wire keys); null removes a key
npm run shop -- serve <reply> '<JSON>|<text>'       replace a reply with JSON or text
npm run shop -- serve <reply> default               serve the real reply again
npm run shop -- restore                             undo all of these and every fault
  <reply> is navigation, theme, theme-overrides, site-config, components, config, branding, or any operation of openapi/

Customers, kept until reset:
npm run shop -- customer <email> <flag> <on|off>    confirm-address, confirm-email, change-password, upgrade-account or suggest-codes
npm run shop -- country <email> <US|none>           forbid a customer of this country to deposit and buy, or allow it again
npm run shop -- migration <email> <ineligible|eligible_soft|eligible_hard|fails>   offer to move a customer's account
npm run shop -- code <email>            the code that a page asks for: of the authenticator (also while it is set up) or the mail
npm run shop -- link <email> [--kind <transfer|confirm_address|preferences>]   a sign-in link, or another link of a mail or letter
npm run shop -- unlock <email>          unlock an account after too many wrong codes, and clear its rate limits
npm run shop -- stepdown <email>        require a code again (step-up)
npm run shop -- bank-accounts <email> <verified|failed>   decide the accounts that wait for verification
npm run shop -- verify <email> <verified|refused|unverified>   decide a customer's verification, or their upload
npm run shop -- verification-rules <email> <purchase,deposit,withdrawal|none>   what the customer must be verified for
npm run shop -- documents <email> <folder>   write the pictures or the form of a pending upload to a folder
npm run shop -- system-limit <day|week|month> <dollars|none>   a spend limit for every customer
npm run shop -- withdrawal <id> <paid|rejected|cancelled>   end an open withdrawal: wdr_… from its page
npm run shop -- transfer <reference> <amount> [id]   a bank transfer arrives: the reference is on the deposit's page
npm run shop -- clear <deposit> [refused]   a bank has paid a direct debit, or refused it: dep_… from its page
npm run shop -- refund <receipt>        refund a purchase before its draws close: chk_… from the receipt
npm run shop -- reverse <ticket> <reason>   take back prizes that were paid by mistake: ord_… from the ticket's page
npm run shop -- card <title> <message> [--to <email>] [--link </path>] [--hidden]   a card for the notifications feed

--json   print the reply as JSON
--by <name> --reason <text>   who acts and why, kept with what was done

With DATABASE_URL and TOKEN_SECRET these work in production, with --reason: actions, affiliates, bank-accounts, capability, clear,
documents, giveaway, partner, partner-link, party, pay-cause, postal, postal-wins, postal-paid, prizes, prize-delivered, refund, requests, reverse, sale, system-limit, transfer,
unlock, verify, verification-rules and withdrawal. The other commands are the demo's.`;

/** Returns the lines of a command, and its required arguments in order: "<offer>", or a word such as "publish". */
export function usageOf(command: string): { usage: string; needs: string[] } {
  const start = `npm run shop -- ${command} `;
  const lines = HELP.split("\n").filter((line) => line.startsWith(start));
  const [signature = ""] = lines[0]?.slice(start.length).split(/ {2,}/) ?? [];
  // An argument may have spaces between its brackets: "<raffle>/<draw no.>".
  const words = signature.match(/\[[^\]]*\]|(?:<[^>]*>|[^\s<[])+/g) ?? [];
  return { usage: lines.join("\n"), needs: words.filter((word) => !word.startsWith("[")) };
}
