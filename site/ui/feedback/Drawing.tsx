import type { ReactNode } from "react";
import "./drawing.css";

/** Small illustrations of 160 by 120 units. Classes set the colours, so they fit both themes. */
const DRAWINGS = {
  cart: (
    <>
      <ellipse className="d-shade" cx="80" cy="107" rx="56" ry="6" />
      <path className="d-paper" d="M46 46 h72 l-9 38 h-56 Z" />
      <path className="d-line" d="M26 30 h14 l14 54 h56 l10-38 H45 M60 50 l4 30 M80 48 v32 M100 50 l-4 30" />
      <circle className="d-gold" cx="62" cy="97" r="7" />
      <circle className="d-gold" cx="102" cy="97" r="7" />
      <path className="d-line d-dash" d="M96 12 q16 2 20 18" />
      <circle className="d-hue" cx="92" cy="14" r="9" />
    </>
  ),
  tickets: (
    <>
      <ellipse className="d-shade" cx="80" cy="107" rx="56" ry="6" />
      <path className="d-hue" d="M40 34 l74-12 3 16 a6 6 0 0 0 2 12 l3 17 -74 12 -3-17 a6 6 0 0 0-2-12 Z" />
      <path className="d-paper" d="M30 50 h92 v15 a7 7 0 0 0 0 14 v16 H30 V79 a7 7 0 0 0 0-14 Z" />
      <path className="d-line d-dash" d="M98 52 v42" />
      <path className="d-line" d="M40 82 h28" />
      <circle className="d-gold" cx="45" cy="66" r="6" />
      <circle className="d-gold" cx="62" cy="66" r="6" />
      <circle className="d-paper" cx="79" cy="66" r="6" />
    </>
  ),
  results: (
    <>
      <ellipse className="d-shade" cx="80" cy="108" rx="52" ry="6" />
      <path className="d-line" d="M62 88 l-10 18 h56 l-10-18" />
      <circle className="d-paper" cx="80" cy="54" r="40" />
      <circle className="d-hue" cx="64" cy="70" r="11" />
      <circle className="d-gold" cx="88" cy="76" r="11" />
      <circle className="d-paper" cx="98" cy="56" r="11" />
      <circle className="d-gold" cx="72" cy="46" r="11" />
      <path className="d-line" d="M56 30 q8-10 20-10" />
    </>
  ),
  search: (
    <>
      <ellipse className="d-shade" cx="76" cy="107" rx="52" ry="6" />
      <path className="d-paper" d="M32 22 h66 v78 H32 Z" />
      <path className="d-line" d="M42 38 h40 M42 50 h30 M42 62 h22" />
      <circle className="d-gold" cx="98" cy="66" r="22" />
      <circle className="d-paper" cx="98" cy="66" r="15" />
      <path className="d-line d-thick" d="M114 83 l18 19" />
    </>
  ),
  signpost: (
    <>
      <ellipse className="d-shade" cx="80" cy="110" rx="50" ry="5" />
      <path className="d-line d-thick" d="M80 18 v92" />
      <path className="d-gold" d="M38 24 h58 l14 11 -14 11 H38 Z" />
      <path className="d-hue" d="M122 54 H68 L54 65 l14 11 h54 Z" />
      <path className="d-line" d="M50 35 h30 M84 65 h24" />
      <path className="d-line d-dash" d="M16 108 q14-14 30-6 t28-2" />
      <circle className="d-paper" cx="16" cy="103" r="8" />
    </>
  ),
  queue: (
    <>
      <ellipse className="d-shade" cx="80" cy="109" rx="62" ry="5" />
      <path className="d-paper" d="M22 40 h44 v66 H22 Z" />
      <path className="d-gold" d="M16 26 h56 v16 a7 7 0 0 1-14 0 a7 7 0 0 1-14 0 a7 7 0 0 1-14 0 a7 7 0 0 1-14 0 Z" />
      <path className="d-line" d="M22 76 h44 M34 60 h20" />
      <circle className="d-hue" cx="90" cy="95" r="12" />
      <circle className="d-paper" cx="116" cy="97" r="10" />
      <circle className="d-hue" cx="138" cy="99" r="8" />
      <path className="d-line" d="M86 93 h.01 M94 93 h.01 M87 99 q3 2 6 0" />
    </>
  ),
  spanner: (
    <>
      <ellipse className="d-shade" cx="80" cy="109" rx="54" ry="5" />
      <circle className="d-paper" cx="76" cy="60" r="38" />
      <path className="d-line d-dash" d="M76 34 a26 26 0 1 1-26 26" />
      <circle className="d-hue" cx="76" cy="60" r="12" />
      <path
        className="d-gold"
        d="M128 18 a15 15 0 0 0-18 20 L70 84 a9 9 0 0 0 13 12 l40-46 a15 15 0 0 0 19-19 l-10 9 -9-2 -3-9 Z"
      />
    </>
  ),
  shelf: (
    <>
      <ellipse className="d-shade" cx="80" cy="110" rx="58" ry="5" />
      <path className="d-paper" d="M28 14 h104 v92 H28 Z" />
      <path className="d-line d-thick" d="M28 44 h104 M28 76 h104" />
      <path className="d-line d-dash" d="M46 24 v12 M66 24 v12 M86 24 v12 M46 56 v12 M66 56 v12" />
      <circle className="d-gold" cx="112" cy="66" r="8" />
      <path className="d-line" d="M98 106 l8-18 h10 l8 18" />
    </>
  ),
  plug: (
    <>
      <ellipse className="d-shade" cx="80" cy="108" rx="54" ry="5" />
      <path className="d-line d-thick" d="M10 84 q26 10 30-10 t22-14" />
      <path className="d-hue" d="M60 44 l26-8 8 30 -26 8 a15 15 0 0 1-8-30 Z" />
      <path className="d-line d-thick" d="M88 44 l12-3 M91 57 l12-3" />
      <path className="d-paper" d="M112 30 h24 a6 6 0 0 1 6 6 v44 a6 6 0 0 1-6 6 h-24 Z" />
      <path className="d-line" d="M122 48 h8 M122 62 h8" />
      <path className="d-gold" d="M104 10 l-8 14 h8 l-4 12 14-17 h-8 l5-9 Z" />
    </>
  ),
} as const satisfies Record<string, ReactNode>;

export type DrawingName = keyof typeof DRAWINGS;

/** A decorative illustration, hidden from screen readers. */
export function Drawing({ name }: { name: DrawingName }) {
  return (
    <svg className="drawing" viewBox="0 0 160 120" aria-hidden="true">
      {DRAWINGS[name]}
    </svg>
  );
}
