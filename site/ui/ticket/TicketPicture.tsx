import { smallPicture } from "#gateway/rules/picture-widths.ts";
import "./ticket-picture.css";

/** The picture of what can be won, as a band at the top of a ticket. A child of `Ticket`. */
export function TicketPicture({ src }: { src: string | undefined }) {
  if (src === undefined) return null;
  return <img className="ticket-picture" src={smallPicture(src)} width="320" height="80" alt="" loading="lazy" />;
}
