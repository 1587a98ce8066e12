import type { ReactNode } from "react";
import "./ticket.css";
import type { Family } from "../ball/ball.ts";

/** Where a ticket is shown. Sets its stub and density. */
type TicketSize = "cart" | "row" | "receipt" | "print";
type TicketLook = {
  size?: TicketSize;
  family?: Family;
  /** The key of the offer, whose colour the ticket has. */
  brand?: string | undefined;
  blocked?: boolean | undefined;
  won?: boolean | undefined;
};

function ticketClass({ size = "cart", family = "lottery", brand, blocked, won }: TicketLook) {
  return [
    "ticket",
    `ticket--${size}`,
    `family-${family}`,
    brand && `brand-${brand}`,
    blocked && "is-blocked",
    won && "is-winner",
  ]
    .filter(Boolean)
    .join(" ");
}

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
