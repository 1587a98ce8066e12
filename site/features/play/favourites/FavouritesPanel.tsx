import { useEffect, useState } from "react";
import type { NumberSet } from "#gateway/rules/games.ts";
import { showToast } from "#site/lib/shell/toasts/toasts.ts";
import type { RoutePattern } from "#site/routes.ts";
import { Button } from "#site/ui/button/Button.tsx";
import { fitFavourites, isCustomer, readFavourites, saveFavourites } from "./favourites.ts";

// Not through lib/href.ts: its table would be added to every island.
const ADDRESS: RoutePattern<"my-account-favourite-numbers"> = "/my-account/favourite-numbers";

type Props = {
  /** Counts the presses of the button; each fills the current game. */
  presses: number;
  set: NumberSet;
  /** The chosen numbers of the set. */
  chosen: readonly number[];
  /** Called with the favourites that fit, unless there are none. */
  fill: (numbers: readonly number[]) => void;
};

/** Fills the current game with the favourite numbers that fit, says which do not, and saves others. */
export function FavouritesPanel({ presses, set, chosen, fill }: Props) {
  const [message, setMessage] = useState("");
  const [showsTip, setShowsTip] = useState(() => !isTipClosed());
  const [isSaving, setSaving] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a press fills the game
  useEffect(() => {
    let isOver = false;
    readFavourites()
      .then((favourites) => {
        if (isOver) return;
        const { message, numbers } = fitFavourites(favourites, set);
        if (numbers.length > 0) fill(numbers);
        setMessage(message);
      })
      .catch(() => setMessage("We couldn't read your favourite numbers. Please try again."));
    return () => {
      isOver = true;
    };
  }, [presses]);

  function save() {
    setSaving(true);
    saveFavourites(chosen)
      .then((saved) => {
        setMessage(saved === "none" ? "These are your favourite numbers already." : "");
        if (saved !== "none") void showToast(`toast.favouriteNumbers.${saved}`);
      })
      .catch(() => setMessage("We couldn't save your favourite numbers. Please try again."))
      .finally(() => setSaving(false));
  }

  return (
    <div className="stack">
      <p role="status">{message}</p>
      {showsTip && (
        <p className="small soft">
          Favourites are one set of up to 40 numbers. Each game uses the first ones that fit its board.{" "}
          <Button
            variant="quiet"
            onClick={() => {
              closeTip();
              setShowsTip(false);
            }}
          >
            Got it
          </Button>
        </p>
      )}
      <div className="cluster">
        <Button variant="secondary" loading={isSaving} idle={chosen.length === 0} onClick={save}>
          Save these numbers as favourites
        </Button>
        {isCustomer() && <a href={ADDRESS}>Change my favourites</a>}
      </div>
    </div>
  );
}

// Storage may be full or blocked: nothing here throws.
const TIP = "dc_favourites_tip";

/** Whether this browser has closed the tip about favourite numbers (shop §9). */
function isTipClosed(): boolean {
  try {
    return localStorage.getItem(TIP) === "closed";
  } catch {
    return false;
  }
}

function closeTip() {
  try {
    localStorage.setItem(TIP, "closed");
  } catch {
    // Without storage the tip is shown again.
  }
}
