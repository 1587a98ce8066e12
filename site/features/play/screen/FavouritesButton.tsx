import { type ComponentProps, useEffect, useState } from "react";
import { AUTOMATIC, asksForFavourites, readTab } from "#site/lib/favourites-storage.ts";
import { showToast } from "#site/lib/shell/toasts/toasts.ts";
import { Button } from "#site/ui/button/Button.tsx";
import type { FavouritesPanel } from "../favourites/FavouritesPanel.tsx";

type Props = Omit<ComponentProps<typeof FavouritesPanel>, "presses"> & {
  isLive: boolean;
  /** Whether the customer's new tickets start with the favourites. */
  isAutomatic: boolean;
  /** Whether the ticket has no numbers. */
  isNew: boolean;
};

/** Uses the favourite numbers for the current game. What it does and shows is loaded by the first press. */
export function FavouritesButton({ isLive, isAutomatic, isNew, ...panel }: Props) {
  const [Panel, setPanel] = useState<typeof FavouritesPanel | null>(null);
  const [presses, setPresses] = useState(0);

  async function press() {
    const loaded = await import("../loading/play-later.ts").then((later) => later.loadFavourites()).catch(() => null);
    if (!loaded) return showToast("toast.offline");
    setPanel(() => loaded);
    setPresses((count) => count + 1);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the kept ticket is known
  useEffect(() => {
    if (isLive && isNew && (isAutomatic || asksForFavourites() || readTab(AUTOMATIC))) void press();
  }, [isLive]);

  return (
    <>
      <Button variant="quiet" onClick={press}>
        Use my favourites
      </Button>
      {Panel && <Panel presses={presses} {...panel} />}
    </>
  );
}
