import { ART_WIDTH, BAND_HEIGHT, offerArt } from "./art.ts";
import "./art.css";

/** The generated face of an offer, decorative. */
export function OfferArt({ seed, height = BAND_HEIGHT }: { seed: string; height?: number }) {
  return (
    <svg className="art" viewBox={`0 0 ${ART_WIDTH} ${height}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {offerArt(seed, height).map((shape) =>
        shape.kind === "circle" ? (
          <circle
            key={`${shape.cx} ${shape.cy} ${shape.r}`}
            className={`art-${shape.tone}`}
            cx={shape.cx}
            cy={shape.cy}
            r={shape.r}
          />
        ) : (
          <path key={shape.d} className={`art-${shape.tone}`} d={shape.d} />
        ),
      )}
    </svg>
  );
}
