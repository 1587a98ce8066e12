import { useEffect, useRef } from "react";
import { loadStyle } from "#site/lib/shell/panels/open-panel.ts";
import panelsCss from "#site/lib/shell/panels/panels.css?url";
import { Button } from "#site/ui/button/Button.tsx";
import { Icon } from "#site/ui/icon/Icon.tsx";
import type { Match } from "./matches.ts";

/** Settles when the dialog can be shown. Its styles are a file: the cart would otherwise carry them. */
export const ready = loadStyle(panelsCss);

type Props = {
  /** With their questions: the code of those is in the page, and a file of its own would cost it 60 bytes for its integrity. */
  matches: readonly (Match & { question: string })[];
  /** The item that is being taken out. */
  busy: string | null;
  takeOut: (itemId: string) => void;
  keep: (itemId: string) => void;
  /** Called when it was closed without an answer: nothing is paid. */
  close: () => void;
};

/** Asks about each item that is bought already. Loaded with the first question. */
export function MatchesDialog({ matches, busy, takeOut, keep, close }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog className="panel-dialog panel-dialog--modal" aria-labelledby="matches-title" ref={dialog} onClose={close}>
      <section className="panel stack">
        <div className="panel__head">
          <h2 id="matches-title">You may be buying this twice</h2>
          <button className="icon-button" type="button" aria-label="Close" onClick={() => dialog.current?.close()}>
            <Icon name="close" small />
          </button>
        </div>
        {matches.map((match) => (
          <div key={match.itemId} className="stack stack--tight">
            <p>{match.question}</p>
            <div className="cluster">
              <Button variant="secondary" loading={busy === match.itemId} onClick={() => takeOut(match.itemId)}>
                Take it out
              </Button>
              <Button variant="secondary" onClick={() => keep(match.itemId)}>
                Keep both
              </Button>
            </div>
          </div>
        ))}
      </section>
    </dialog>
  );
}
