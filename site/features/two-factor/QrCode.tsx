import { qrCodeOf, qrPathOf } from "#site/lib/qr.ts";
import "./two-factor.css";

const QUIET_ZONE = 4;

/** A text as a QR code, black on white in every theme, because some cameras read no inverted codes. Nothing if it is too long. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const code = qrCodeOf(text);
  if (!code) return null;
  const side = code.length + 2 * QUIET_ZONE;
  return (
    <svg
      className="qr"
      role="img"
      aria-label={label}
      viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${side} ${side}`}
      shapeRendering="crispEdges"
    >
      <path d={qrPathOf(code)} />
    </svg>
  );
}
