import type { ReactNode, Ref } from "react";
import { Alert } from "./Alert.tsx";
import "./in-place.css";

type Props = {
  id: string;
  ref: Ref<HTMLDivElement>;
  title: string;
  /** Whether the next attempt is being made. Its words take the place of the refusal, so that the button below stays where it is. */
  isBusy: boolean;
  children: ReactNode;
};

/** Shows why the last attempt to pay failed, until the next one begins. */
export function Refused({ children, id, isBusy, ref, title }: Props) {
  return (
    <div ref={ref} tabIndex={-1} id={id} className="in-place">
      <div className={isBusy ? "in-place__past" : undefined}>
        <Alert level="danger" title={title} live>
          {children}
        </Alert>
      </div>
      {isBusy && (
        <Alert level="info" title="Trying again">
          <p>You won't be charged twice.</p>
        </Alert>
      )}
    </div>
  );
}
