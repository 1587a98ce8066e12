import type { MouseEvent } from "react";
import { EmptyState } from "../feedback/EmptyState.tsx";
import { TRY_AGAIN } from "../feedback/feedback.ts";

type Props = { many: string; href: string; onRetry?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined };

/** Replaces rows that failed to load. Without a script the link reloads the page. */
export function ListFailed({ many, href, onRetry }: Props) {
  return (
    <EmptyState
      drawing="plug"
      title={`We couldn't load these ${many}`}
      text="They are safe. Please try again in a moment."
      action={{ href, label: TRY_AGAIN, ...(onRetry && { onPress: onRetry }) }}
    />
  );
}
