import type { ReactNode, Ref } from "react";
import { Alert } from "./Alert.tsx";

type Props = {
  id: string;
  ref: Ref<HTMLDivElement>;
  title: string;
  /** Whether the next attempt is being made. The refusal then keeps its room, so that the button below stays where it is. */
  isBusy: boolean;
  children: ReactNode;
};

/** Shows why the last attempt to pay failed, until the next one begins. */
export function Refused({ children, id, isBusy, ref, title }: Props) {
  return (
    <div ref={ref} tabIndex={-1} id={id}>
      <Alert level={isBusy ? "info" : "danger"} title={isBusy ? "Trying again" : title} live>
        <div className={isBusy ? "alert__past" : ""}>{children}</div>
      </Alert>
    </div>
  );
}
