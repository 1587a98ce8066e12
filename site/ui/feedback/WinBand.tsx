import type { ReactNode } from "react";
import "./win-band.css";

/** The gold band of a win, as wide as its column and to the edges of a phone. `prize` follows "You won": "$34.46". */
export function WinBand({ prize, children }: { prize: string; children?: ReactNode }) {
  return (
    <section className="win-band" aria-label="Your prize">
      <p className="win-band__prize">{`You won ${prize}`}</p>
      {children}
    </section>
  );
}
