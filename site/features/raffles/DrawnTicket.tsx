import { Fragment } from "react";
import "#site/ui/ticket/draw-show.css";

type Props = { tickets: readonly string[] /** The customer's own winning tickets. */; own: ReadonlySet<string> };

/** The winning tickets of a prize in a table. A replay shows them one by one. */
export function DrawnTicket({ own, tickets }: Props) {
  return tickets.map((ticket, at) => (
    <Fragment key={ticket}>
      {at > 0 && ", "}
      <span className={`drawn-ticket num${own.has(ticket) ? " is-own" : ""}`}>
        {ticket}
        {own.has(ticket) && <span className="sr-only"> (yours)</span>}
      </span>
    </Fragment>
  ));
}
