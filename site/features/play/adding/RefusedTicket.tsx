import { Alert } from "#site/ui/feedback/Alert.tsx";

/** Says why the numbers of the posted form were refused. Without a script the page reloads with the focus on it. */
export const RefusedTicket = ({ reason }: { reason: string }) => (
  // biome-ignore lint/a11y/noAutofocus: without a script a refused form reloads, and the customer must learn why
  <div tabIndex={-1} autoFocus>
    <Alert level="danger" title="We couldn't add your ticket" live>
      <p>{reason}</p>
    </Alert>
  </div>
);
