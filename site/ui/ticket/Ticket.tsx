import type { ReactNode } from "react";
import { type TicketLook, ticketClass } from "./ticket.ts";
import "./ticket.css";

type Props = TicketLook & {
  title: string;
  /** A customer's name after the title, isolated: its direction does not reorder the title. */
  name?: string | null;
  href?: string | undefined;
  facts?: readonly string[];
  /** The heading level that fits the page outline. */
  level?: 2 | 3 | 4;
  /** In a page it is the slot `stub`. */
  stub?: ReactNode;
  children?: ReactNode;
};

/** A ticket with a tear-off stub, for cart items, order rows, receipts and print. */
export function Ticket({ title, name, href, facts = [], level = 3, stub, children, ...look }: Props) {
  const Heading = `h${level}` as const;
  return (
    <article className={ticketClass(look)}>
      <div className="ticket__body">
        <div className="ticket__main">
          <Heading className="ticket__title">
            {href ? <a href={href}>{title}</a> : title}
            {name && (
              <>
                {" "}
                <bdi>{name}</bdi>
              </>
            )}
          </Heading>
          {facts.length > 0 && (
            <p className="ticket__facts">
              {facts.map((fact) => (
                <span key={fact}>{fact}</span>
              ))}
            </p>
          )}
          {children}
        </div>
        <div className="ticket__stub">{stub}</div>
      </div>
    </article>
  );
}
