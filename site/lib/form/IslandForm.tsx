import { type ReactNode, useEffect, useState } from "react";
import { signIn } from "#site/lib/gateway/sign-in.ts";
import { type FormProps, Form as Frame } from "#site/ui/form/Form.tsx";
import type { FieldLook } from "#site/ui/form/form.ts";
import type { FieldErrors, Form, FormState, Path } from "./form.ts";
import type { Handlers, Outcome } from "./submission.ts";
import { useForm } from "./use-form.ts";

type OwnFrame = Omit<FormProps, "name" | "values" | "errors" | "summary" | "fields" | "top" | "formRef" | "onSubmit">;
type Props<P extends Path> = OwnFrame &
  Partial<Pick<Handlers<P>, "check" | "build" | "send">> &
  Pick<Handlers<P>, "succeed"> & {
    /** The definition. Later changes of this property are ignored. */
    form: Form<P>;
    /** The form's state before hydration: its values, and the refusal of a plain post. */
    before: FormState;
    /** Replaces the default, which sends a customer whose session has ended to the login page. */
    refuse?: (problem: Parameters<NonNullable<Handlers<P>["refuse"]>>[0], element: HTMLFormElement | null) => Refused;
    /** Changes the looks of fields, or omits some. */
    fieldsOf?: (fields: Readonly<Record<string, FieldLook>>) => Readonly<Record<string, FieldLook>>;
    /** Above the fields. */
    top?: ReactNode | ((errors: FieldErrors) => ReactNode);
    /** Runs once in the browser. */
    enhance?: (element: HTMLFormElement | null) => void;
  };
type Refused = Outcome | null | Promise<Outcome | null>;

/** A form of an island: shows the definition's fields and errors, sends the input, and shows a refusal. */
export function IslandForm<P extends Path>(props: Props<P>) {
  const { form: given, before, check, build, send, succeed, refuse = (problem) => signIn(problem), ...rest } = props;
  const { fieldsOf = (fields) => fields, top, enhance, ...frame } = rest;
  const [form] = useState(given);
  const { view, formProps } = useForm(form, before, {
    ...(check && { check }),
    ...(build && { build }),
    ...(send && { send }),
    succeed,
    refuse: (problem): Refused => refuse(problem, formProps.formRef.current),
  });
  useEffect(() => enhance?.(formProps.formRef.current), [enhance, formProps.formRef]);
  return (
    <Frame
      {...view}
      {...formProps}
      {...frame}
      fields={fieldsOf(view.fields)}
      top={typeof top === "function" ? top(view.errors) : top}
    />
  );
}
