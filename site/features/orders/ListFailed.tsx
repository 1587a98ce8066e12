import type { MouseEvent } from "react";
import { isPlainClick } from "#site/lib/shell/panels/plain-click.ts";
import { EmptyState } from "#site/ui/feedback/EmptyState.tsx";

/** Tickets that could not be read at all. Without a script the way out is this very address once more. */
export function ListFailed({ href, onRetry }: { href: string; onRetry: () => void }) {
  const retry = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onRetry();
  };
  return (
    <EmptyState
      drawing="plug"
      title="We couldn't load these tickets"
      text="They are safe. Please try again in a moment."
      action={{ href, label: "Try again", onPress: retry }}
    />
  );
}
