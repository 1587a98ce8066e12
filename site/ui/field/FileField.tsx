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
    /** The uploaded share of each file, from 0 to 1, in the order of the files. */
    sent?: readonly number[];
  };

/** A file input that lists each file with its name, size and a remove button. */
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
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of a list without markers */}
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
