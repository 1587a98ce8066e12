import { Button } from "../button/Button.tsx";
import { Alert } from "./Alert.tsx";
import { TRY_AGAIN } from "./feedback.ts";

type Props = { busy: boolean; onRetry: () => void };

/** A notice that a refresh failed and the content shown is out of date. */
export function Outdated({ busy, onRetry }: Props) {
  return (
    <Alert level="warning" title="This may be out of date">
      <div className="cluster between">
        <p>We couldn't reach the shop just now. You are seeing the last version we loaded.</p>
        <Button variant="secondary" size="small" loading={busy} onClick={onRetry}>
          {TRY_AGAIN}
        </Button>
      </div>
    </Alert>
  );
}
