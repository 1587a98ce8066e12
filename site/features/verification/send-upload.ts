// Sends an upload with its progress, which fetch cannot report.
import type { Problem } from "#gateway/foundation/problem.ts";

export type UploadAnswer = { ok: true } | { ok: false; problem: Problem | null };

/** Posts a form to `action`. `onProgress` gets 0 to 1. Without an answer the problem is null. */
export function sendUpload(action: string, form: FormData, onProgress: (part: number) => void): Promise<UploadAnswer> {
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
