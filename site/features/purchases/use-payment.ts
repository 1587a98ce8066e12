import { type SubmitEvent, useEffect, useRef, useState } from "react";
import type { Problem } from "#gateway/foundation/problem.ts";
import type { FormStatus } from "#site/lib/form/submission.ts";
import { problemOf } from "#site/lib/gateway/client.ts";
import type { PaymentOptions } from "./send-payment.ts";

/** Loads what is needed from the press on. */
export const loadSending = () => import("./send-payment.ts");

/** Handles one purchase, from the Pay button to the receipt. The code that sends it is loaded after the page, or at the press. */
export function usePayment(problem: Problem | null, options: PaymentOptions) {
  const formRef = useRef<HTMLFormElement>(null);
  const [status, setStatus] = useState<FormStatus>(
    problem ? { kind: "refused", errors: {}, problem } : { kind: "idle" },
  );
  const [isBusy, setBusy] = useState(false);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  // Ahead, because a press without a connection could not load it.
  useEffect(() => {
    loadSending().catch(() => undefined);
  }, []);
  /** What the screen showed at the press: the code below is loaded after it, and the cart may change meanwhile. */
  const pressed = useRef(options);
  const isSending = useRef(false);
  /** One for all presses: it ignores those while it sends, and keeps the key of an attempt without an answer. */
  const submission = useRef<Promise<() => Promise<void>>>(null);

  /** A refusal stays until the answer to the next attempt: without it the button would move away below a second press. */
  function show(next: FormStatus) {
    setBusy(next.kind === "sending");
    if (next.kind !== "sending") setStatus(next);
  }

  async function submit() {
    if (isSending.current) return;
    isSending.current = true;
    setBusy(true);
    const attempt = latest.current.attempt();
    pressed.current = { ...latest.current, attempt: () => attempt };
    submission.current ??= loadSending().then(({ createPayment }) => createPayment(formRef, pressed, show));
    try {
      await (await submission.current)();
    } catch (error) {
      submission.current = null;
      show({ kind: "refused", errors: {}, problem: problemOf(error) });
    } finally {
      isSending.current = false;
    }
  }
  return {
    status,
    isBusy,
    dismiss: () => setStatus({ kind: "idle" }),
    formProps: {
      formRef,
      onSubmit(event: SubmitEvent<HTMLFormElement>) {
        event.preventDefault();
        void submit();
      },
    },
  };
}
