// Tickets as a PDF to print: numbers, draws, price, and a QR code of the order's page.
import { encode } from "uqr";
import type { components } from "#generated/main/schema.ts";
import { marketFormat } from "#services/lib/locale.ts";
import { formatCents, toCents } from "#services/lib/money.ts";
import { openPdf } from "#services/lib/pdf.ts";

type Order = components["schemas"]["Order"];
type Pdf = Awaited<ReturnType<typeof openPdf>>;

const QR_SIZE = 84;
const TICKET_GAP = 22;
/** Room for the title, the facts and the QR code. A ticket with more games runs on to the next page. */
const LEAST_HEIGHT = 150;

const dateAndTime = marketFormat({
  weekday: "long",
  day: "numeric",
  month: "long",
  year: "numeric",
  hour: "numeric",
  minute: "2-digit",
  timeZoneName: "short",
});

/** Returns "Numbers 3 11 19, Powerball 5". */
const gameOf = (game: Order["games"][number]): string =>
  Object.entries(game)
    .map(([name, numbers]) => `${name} ${[numbers].flat().join(" ")}`)
    .join(", ");

/** Returns the lines of a ticket below its title. */
function linesOf(order: Order): string[] {
  const { draws, games, id, price, quickpick, syndicate, ticketRuns = [] } = order;
  return [
    order.description,
    ...(order.causeName ? [`Supports ${order.causeName}`] : []),
    ...(syndicate ? [`${syndicate.syndicateName}, shares: ${syndicate.numShares}`] : []),
    ...draws.map(({ drawDate, drawNo }) => `Draw ${drawNo}, ${dateAndTime(new Date(drawDate))}`),
    `Price ${formatCents(toCents(price))}, order ${id}`,
    ...games.map((game, index) => `Game ${index + 1}: ${gameOf(game)}`),
    ...(games.length > 0 && quickpick ? ["Quick-pick"] : []),
    ...ticketRuns.map(({ first, last }) => (first === last ? `Ticket ${first}` : `Tickets ${first} to ${last}`)),
    ...(order.numRaffleTickets && ticketRuns.length === 0 ? ["Ticket numbers are given before the draw."] : []),
  ];
}

/** Draws a QR code. Returns nothing: the text continues beside it. */
function drawQrCode({ document }: Pdf, text: string, x: number, y: number): void {
  const { data, size } = encode(text, { border: 0 });
  const module = QR_SIZE / size;
  data.forEach((row, line) => {
    row.forEach((isDark, column) => {
      if (isDark) document.rect(x + column * module, y + line * module, module, module);
    });
  });
  document.fill("black");
}

/** Returns orders as a PDF. `pageOf` is the address of an order's page. */
export async function printTickets(orders: readonly Order[], pageOf: (id: string) => string): Promise<Buffer> {
  const pdf = await openPdf("Your Drawcard tickets");
  const { bold, canPrint, document, margin, regular } = pdf;
  const width = document.page.width - 2 * margin - QR_SIZE - TICKET_GAP;
  orders.forEach((order, index) => {
    if (index > 0 && document.y + LEAST_HEIGHT > document.page.height - margin) document.addPage();
    const top = document.y;
    drawQrCode(pdf, pageOf(order.id), document.page.width - margin - QR_SIZE, top);
    document.font(bold).fontSize(14).text(order.offerName, margin, top, { width });
    document.font(regular).fontSize(9.5);
    for (const line of linesOf(order).filter(canPrint)) document.text(line, margin, document.y + 3, { width });
    // A ticket of many games has moved on to another page.
    if (document.y > top) document.y = Math.max(document.y, top + QR_SIZE);
    document.y += TICKET_GAP;
  });
  return pdf.finish();
}
