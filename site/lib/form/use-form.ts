import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { mutate } from "#site/lib/gateway/client.ts";
import { warnWhenDirty } from "./changes.ts";
import { type Form, type FormState, hasErrors, type Path, valuesOf } from "./form.ts";
import { createSubmission, type FormStatus, type Handlers, remainingErrors } from "./submission.ts";
import { viewOf } from "./summary.ts";

type IslandHandlers<P extends Path> = Omit<Handlers<P>, "send"> & Partial<Pick<Handlers<P>, "send">>;

/** Returns an island form's view and `<form>` props. `before` is the state after a form post of this page. */
export function useForm<P extends Path>(form: Form<P>, before: FormState, handlers: IslandHandlers<P>) {
  const element = useRef<HTMLFormElement>(null);
  const isRefused = before.problem !== null || hasErrors(before.errors);
  const [isBusy, setBusy] = useState(false);
  const [status, setStatus] = useState<FormStatus>(
    isRefused ? { kind: "refused", errors: before.errors, problem: before.problem } : { kind: "idle" },
  );
  // Counts refusals since hydration: only new ones move the focus and are announced.
  const [attempt, setAttempt] = useState(0);
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });
  const changes = useRef<ReturnType<typeof warnWhenDirty>>(null);
  const handlersNow = (): Handlers<P> => ({
    send: (input) => mutate(form.procedure, input),
    ...latest.current,
    succeed(data, values) {
      changes.current?.saved();
      return latest.current.succeed(data, values);
    },
  });
  const [submit] = useState(() =>
    createSubmission(form, handlersNow, {
      read: () => valuesOf(new FormData(element.current ?? undefined)),
      show(next) {
        setBusy(next.kind === "sending");
        // A refusal stays until the answer to the next attempt: without it the button would move away below a second press.
        if (next.kind !== "sending") setStatus(next);
        if (next.kind === "refused") setAttempt((count) => count + 1);
      },
    }),
  );
  useEffect(() => {
    const wrong = form.isShort && attempt > 0 ? element.current?.querySelector<HTMLElement>("[aria-invalid]") : null;
    wrong?.focus();
  }, [form, attempt]);
  useEffect(() => {
    changes.current = form.warnsWhenDirty && element.current ? warnWhenDirty(element.current) : null;
    return () => changes.current?.stop();
  }, [form]);

  useEffect(() => {
    const edit = ({ target }: Event) => {
      const name = target instanceof Element ? (target.getAttribute("name") ?? "") : "";
      const values = valuesOf(new FormData(element.current ?? undefined));
      setStatus((now) => {
        // The card's frame has refused what it held.
        if (target instanceof HTMLIFrameElement && now.kind === "refused" && now.problem?.code === "invalid_field")
          return { kind: "idle" };
        if (now.kind !== "refused" || !hasErrors(now.errors)) return now;
        const errors = remainingErrors(
          form,
          latest.current,
          { errors: now.errors, isOfShop: now.problem !== null, values },
          name,
        );
        return hasErrors(errors) ? { ...now, errors } : { kind: "idle" };
      });
    };
    const edited = element.current;
    edited?.addEventListener("input", edit);
    return () => edited?.removeEventListener("input", edit);
  }, [form]);

  const { errors, problem } = status.kind === "refused" ? status : { errors: {}, problem: null };
  return {
    status,
    view: {
      ...viewOf(form as unknown as Form, { ...before, errors, problem }),
      attempt,
      isBusy,
    },
    formProps: {
      formRef: element,
      onSubmit(event: SubmitEvent<HTMLFormElement>) {
        event.preventDefault();
        void submit();
      },
    },
  };
}
