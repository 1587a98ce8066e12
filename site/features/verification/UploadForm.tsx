import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { problemMessage } from "#site/lib/gateway/problem-messages.ts";
import { signIn } from "#site/lib/gateway/sign-in.ts";
import { Button } from "#site/ui/button/Button.tsx";
import { Alert } from "#site/ui/feedback/Alert.tsx";
import { Progress } from "#site/ui/feedback/Progress.tsx";
import { controlProps, FieldFrame } from "#site/ui/field/FieldFrame.tsx";
import { ACCEPTED, documentProblem } from "./documents.ts";
import "./upload.css";
import type { Problem } from "#gateway/foundation/problem.ts";

// Sends an upload with its progress, which fetch cannot report.
type UploadAnswer = { ok: true } | { ok: false; problem: Problem | null };

/** Posts a form to `action`. `onProgress` gets 0 to 1. Without an answer the problem is null. */
function sendUpload(action: string, form: FormData, onProgress: (part: number) => void): Promise<UploadAnswer> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const fail = () => resolve({ ok: false, problem: null });
    request.open("POST", action);
    request.setRequestHeader("accept", "application/json");
    request.responseType = "json";
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => resolve((request.response as UploadAnswer | null) ?? { ok: false, problem: null });
    request.onerror = fail;
    request.ontimeout = fail;
    request.onabort = fail;
    request.send(form);
  });
}

export type UploadErrors = { file?: string | undefined; back?: string | undefined; general?: string | undefined };
type Props = {
  type: "photo_id_upload" | "pdf_form";
  action: string;
  /** Where the customer continues afterwards. */
  next: string;
  /** What a plain form post left. */
  before?: UploadErrors | undefined;
};

const NO_ANSWER = "We couldn't send your files. They are still chosen: please try again.";

const chosen = (form: FormData, name: string) => {
  const value = form.get(name);
  return value instanceof File ? value : null;
};

/** Sends the pictures of a document, or a signed form. The chosen files stay chosen until they have arrived. */
export function UploadForm({ type, action, next, before = {} }: Props) {
  const isPhoto = type === "photo_id_upload";
  const [errors, setErrors] = useState(before);
  const [sent, setSent] = useState<number | null>(null);
  const [attempt, setAttempt] = useState(0);
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (attempt > 0) element.current?.querySelector<HTMLElement>("[aria-invalid], [data-problem]")?.focus();
  }, [attempt]);

  function refuse(problems: UploadErrors) {
    setErrors(problems);
    setSent(null);
    setAttempt((count) => count + 1);
  }
  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sent !== null) return;
    const form = new FormData(event.currentTarget);
    const file = documentProblem(chosen(form, "file"), true) ?? undefined;
    const back = documentProblem(chosen(form, "back"), false) ?? undefined;
    if (file || back) return refuse({ file, back });
    setErrors({});
    setSent(0);
    const answer = await sendUpload(action, form, setSent);
    if (answer.ok) return location.assign(next);
    const { problem } = answer;
    if (!problem || problem.status >= 500) return refuse({ general: NO_ANSWER });
    if (signIn(problem)) return;
    const at = (name: "file" | "back") => problem.targets[name]?.[0]?.message;
    const named = { file: at("file"), back: at("back") };
    refuse(named.file || named.back ? named : { general: problemMessage(problem) });
  }
  return (
    <form
      className="card stack form"
      method="post"
      action={action}
      encType="multipart/form-data"
      noValidate
      aria-label={isPhoto ? "Send a photo of your ID" : "Send the signed form"}
      aria-busy={sent !== null || undefined}
      ref={element}
      onSubmit={(event) => void submit(event)}
    >
      <input type="hidden" name="type" value={type} />
      {errors.general && (
        <div data-problem tabIndex={-1}>
          <Alert level="danger" title="Not sent">
            <p>{errors.general}</p>
          </Alert>
        </div>
      )}
      <FileField
        name="file"
        label={isPhoto ? "Front, or the page with your picture" : "The signed form"}
        hint="A JPEG, PNG or PDF file of at most 10 MB."
        error={errors.file}
      />
      {isPhoto && (
        <FileField
          name="back"
          label="Back of a card"
          hint="Only for cards, such as a licence."
          error={errors.back}
          required={false}
        />
      )}
      {sent !== null && (
        <div role="status">
          <Progress
            kind="task"
            label="Sending"
            value={Math.round(sent * 100)}
            max={100}
            text={`${Math.round(sent * 100)} %`}
          />
        </div>
      )}
      <div>
        <Button type="submit" size="large" wide loading={sent !== null}>
          {isPhoto ? "Send photos" : "Send form"}
        </Button>
      </div>
    </form>
  );
}

type FileFieldProps = {
  name: "file" | "back";
  label: string;
  hint: string;
  error: string | undefined;
  required?: boolean;
};

function FileField(field: FileFieldProps) {
  return (
    <FieldFrame {...field}>
      <input className="input" type="file" accept={ACCEPTED} {...controlProps(field)} />
    </FieldFrame>
  );
}
