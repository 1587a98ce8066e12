// A body of type multipart/form-data that is sent as a stream.
import { Readable } from "node:stream";
import { isUploadedFile, type UploadedFile } from "../http/uploaded-file.ts";

type Part = { head: Buffer; content: Buffer | UploadedFile };

const END = Buffer.from("\r\n");
const sizeOf = (content: Part["content"]) => ("byteLength" in content ? content.byteLength : content.size);

// Names are properties of the contract. The field name stands for the customer's own file name, which may contain personal data.
const fileHead = (name: string, { type }: UploadedFile) =>
  `; filename="${name}"\r\ncontent-type: ${/^[\w.+-]+\/[\w.+-]+$/.test(type) ? type : "application/octet-stream"}`;

export class Parts {
  readonly #boundary = `drawcard-${crypto.randomUUID()}`;
  readonly #parts: Part[];
  readonly #end = Buffer.from(`--${this.#boundary}--\r\n`);

  constructor(fields: Readonly<Record<string, unknown>>) {
    this.#parts = Object.entries(fields)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => {
        const isFile = isUploadedFile(value);
        const start = `--${this.#boundary}\r\ncontent-disposition: form-data; name="${name}"`;
        return {
          head: Buffer.from(`${start}${isFile ? fileHead(name, value) : ""}\r\n\r\n`),
          content: isFile ? value : Buffer.from(String(value)),
        };
      });
  }

  get headers() {
    const length = this.#parts.reduce(
      (sum, { content, head }) => sum + head.length + sizeOf(content) + END.length,
      this.#end.length,
    );
    return {
      "content-type": `multipart/form-data; boundary=${this.#boundary}`,
      "content-length": String(length),
    };
  }

  async *#bytes() {
    for (const { content, head } of this.#parts) {
      yield head;
      if ("byteLength" in content) yield content;
      else yield* content.stream();
      yield END;
    }
    yield this.#end;
  }

  /** Opens the body from its first byte. */
  open(): Readable {
    return Readable.from(this.#bytes());
  }
}
