import { useState } from "react";
import { showToast } from "#site/lib/shell/toasts/toasts.ts";
import { Button } from "#site/ui/button/Button.tsx";
import type { TypedPanel, TypedProps } from "./TypedPanel.tsx";

/** Opens and closes the field for typed numbers, which is loaded by the first press. A closed field keeps its text. */
export function TypedButton(props: TypedProps) {
  const [Panel, setPanel] = useState<typeof TypedPanel | null>(null);
  const [isOpen, setOpen] = useState(false);

  async function press() {
    const loaded =
      Panel ?? (await import("../loading/play-later.ts").then((later) => later.loadTyped()).catch(() => null));
    if (!loaded) return showToast("toast.offline");
    setPanel(() => loaded);
    setOpen(!isOpen);
  }

  return (
    <>
      <Button variant="quiet" aria-expanded={isOpen} onClick={press}>
        Type or paste numbers
      </Button>
      {Panel && (
        <div className="play__typed" hidden={!isOpen}>
          <Panel {...props} isOpen={isOpen} />
        </div>
      )}
    </>
  );
}
