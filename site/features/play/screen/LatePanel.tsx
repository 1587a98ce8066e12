import { type ComponentType, useState } from "react";
import { showToast } from "#site/lib/shell/toasts/toasts.ts";
import { Button } from "#site/ui/button/Button.tsx";

type Later = typeof import("../loading/play-later.ts");
type Props<P> = {
  label: string;
  load: (later: Later) => Promise<ComponentType<P & { isOpen: boolean }>>;
  panel: P;
};

/** Opens and closes a panel, which is loaded by the first press. A closed panel keeps what it holds. */
export function LatePanel<P extends object>({ label, load, panel }: Props<P>) {
  const [Panel, setPanel] = useState<ComponentType<P & { isOpen: boolean }> | null>(null);
  const [isOpen, setOpen] = useState(false);

  async function press() {
    const loaded = Panel ?? (await import("../loading/play-later.ts").then(load).catch(() => null));
    if (!loaded) return showToast("toast.offline");
    setPanel(() => loaded);
    setOpen(!isOpen);
  }

  return (
    <>
      <Button variant="quiet" aria-expanded={isOpen} onClick={press}>
        {label}
      </Button>
      {Panel && (
        <div hidden={!isOpen}>
          <Panel {...panel} isOpen={isOpen} />
        </div>
      )}
    </>
  );
}
