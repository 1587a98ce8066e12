import { useEffect, useRef } from "react";
import { KEPT_MS } from "#site/lib/gateway/kept-reads.ts";
import { firstDraw, type PlaySetup } from "../choices/play-choices.ts";

type Screen = {
  all: PlaySetup;
  setAll: (all: PlaySetup) => void;
  draws: { drawNo: number; setDrawNo: (drawNo: number) => void };
};

/**
 * Reads the offer again when it is older than islands keep offers, as soon as the page is looked at: draws close and prices change
 * in a tab that stays open. Returns a function that reads it at once, without the chosen draw if that is over.
 */
export function useFreshOffer(screen: Screen) {
  const latest = useRef(screen);
  useEffect(() => {
    latest.current = screen;
  });
  // The offer came with the page.
  const readAt = useRef<number>(null);

  async function reload({ isDrawOver = false } = {}) {
    readAt.current = Date.now();
    // Loaded when it is needed. Without it the offer stays as it is.
    const later = await import("./play-later.ts").then(({ loadReload }) => loadReload()).catch(() => null);
    const fresh = (await later?.reloadSetup(latest.current.all)) ?? latest.current.all;
    const { draws, setAll } = latest.current;
    const left = isDrawOver ? fresh.draws.filter(({ drawNo }) => drawNo > draws.drawNo) : fresh.draws;
    setAll({ ...fresh, draws: left });
    draws.setDrawNo(firstDraw(left, isDrawOver ? null : draws.drawNo)?.drawNo ?? 0);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: reload reads the latest screen
  useEffect(() => {
    const age = () => Date.now() - (readAt.current ?? performance.timeOrigin);
    const refresh = () => {
      if (!document.hidden && age() >= KEPT_MS.offers) void reload();
    };
    const timer = setInterval(refresh, KEPT_MS.offers);
    document.addEventListener("visibilitychange", refresh);
    addEventListener("pageshow", refresh);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", refresh);
      removeEventListener("pageshow", refresh);
    };
  }, []);
  return reload;
}
