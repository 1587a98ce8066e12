import { useState } from "react";
import { showToast } from "#site/lib/shell/toasts/toasts.ts";
import { Button } from "#site/ui/button/Button.tsx";
import type { TipsPanel, TipsProps } from "../tips/TipsPanel.tsx";

/** Opens and closes the tips, which are loaded by the first press. */
export function TipsButton(props: TipsProps) {
  const [Panel, setPanel] = useState<typeof TipsPanel | null>(null);
  const [isOpen, setOpen] = useState(false);

  async function press() {
    const loaded =
      Panel ?? (await import("../loading/play-later.ts").then((later) => later.loadTips()).catch(() => null));
    if (!loaded) return showToast("toast.offline");
    setPanel(() => loaded);
    setOpen(!isOpen);
  }

  return (
    <>
      <Button className="play__turn" variant="quiet" aria-expanded={isOpen} onClick={press}>
        Tips
      </Button>
      {Panel && isOpen && <Panel {...props} />}
    </>
  );
}
