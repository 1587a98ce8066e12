import { type ComponentPropsWithoutRef, useRef, useState } from "react";
import { Icon } from "../icon/Icon.tsx";
import { RARE_ICONS } from "../icon/rare-icons.ts";
import { controlProps, FieldFrame } from "./FieldFrame.tsx";
import type { FieldWords } from "./field.ts";
import { fileSize, removeFile } from "./files.ts";
import "../feedback/meter.css";
import "./file-field.css";

type Props = FieldWords &
  Omit<ComponentPropsWithoutRef<"input">, keyof FieldWords | "type"> & {
    onFiles?: (files: readonly File[]) => void;
    /** How much of each file has been sent, from 0 to 1, in their order. */
    sent?: readonly number[];
  };

/** Files to send, each with its name, its size and a way to take it out again. */
export function FileField({ name, id, label, hint, error, required, onFiles, sent, ...rest }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [files, setFiles] = useState<readonly File[]>([]);
  const words = { name, id, label, hint, error, required };

  function read() {
    const chosen = [...(input.current?.files ?? [])];
    setFiles(chosen);
    onFiles?.(chosen);
  }
  function remove(index: number) {
    if (!input.current) return;
    removeFile(input.current, index);
    read();
    input.current.focus();
  }

  return (
    <FieldFrame {...words}>
      <input className="file__input" type="file" ref={input} {...controlProps(words)} {...rest} onChange={read} />
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without markers is one */}
      <ul className="file__list" role="list" aria-label={`Files for ${label}`}>
        {files.map((file, index) => (
          <li className="file" key={`${file.name} ${file.lastModified}`}>
            <Icon path={RARE_ICONS.file} />
            <span className="file__name">{file.name}</span>
            <span className="file__size">{fileSize(file.size)}</span>
            <button
              className="icon-button"
              type="button"
              aria-label={`Remove ${file.name}`}
              onClick={() => remove(index)}
            >
              <Icon name="close" small />
            </button>
            <progress
              className="meter__bar"
              max={1}
              value={sent?.[index] ?? 0}
              aria-label={`Uploading ${file.name}`}
              hidden={sent?.[index] === undefined}
            />
          </li>
        ))}
      </ul>
    </FieldFrame>
  );
}
