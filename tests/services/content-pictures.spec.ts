import { describe, expect, it } from "vitest";
import { gif, jpeg, png, webp } from "#tests/pictures.ts";
import { contentFolderOfFile, POST } from "./content-reader.ts";

const folder = contentFolderOfFile();

function withWrongByte(bytes: Buffer): Buffer {
  const wrong = Buffer.from(bytes);
  wrong.writeUInt8(wrong.readUInt8(50) ^ 1, 50);
  return wrong;
}

describe("a picture in files", () => {
  it.each([
    ["a PNG", "image/png", png(40, 20)],
    ["a JPEG", "image/jpeg", jpeg(40, 20)],
    ["a JPEG of a camera held upright", "image/jpeg", jpeg(20, 40, 6)],
    ["a WebP", "image/webp", webp(40, 20)],
    ["a GIF", "image/gif", gif(40, 20)],
  ])("is %s by its content, whatever its extension, with its size", (_, mimeType, bytes) => {
    folder.save("files/two_Boats-2.jpg", bytes);
    for (const locale of ["en-AU", "en-GB"] as const)
      expect(folder.read(locale)).toMatchObject({
        pictures: [{ id: "two_Boats-2", mimeType, width: 40, height: 20 }],
        mistakes: [],
      });
  });

  it("is read again when it is saved, and leaves with its file", () => {
    const reader = folder.open();
    folder.save("files/boats.png", png(40, 20));
    expect(reader().pictures).toMatchObject([{ width: 40 }]);
    folder.save("files/boats.png", png(50, 20), 2);
    folder.clock.now = 1_000;
    expect(reader().pictures).toMatchObject([{ width: 50 }]);
  });

  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="2"><script>alert(1)</script></svg>';
  it.each([
    ["an SVG", "boats.svg", svg, "an SVG can contain scripts; save the picture as PNG or WebP"],
    ["an SVG called PNG", "boats.png", svg, "an SVG can contain scripts"],
    ["a page called PNG", "boats.png", "<script>alert(1)</script>", "this is not a PNG, JPEG, WebP or GIF picture"],
    ["an empty file", "boats.png", "", "this is not a PNG, JPEG, WebP or GIF picture"],
    ["a picture without width", "boats.gif", gif(0, 20), "this is not a PNG, JPEG, WebP or GIF picture"],
    ["5.2 MB", "boats.gif", Buffer.concat([gif(40, 20), Buffer.alloc(5_200_000)]), "has 5.2 MB; at most 5 MB"],
    ["a space in its name", "two boats.png", png(4, 2), "the file's name must be letters"],
    ["a folder of its own", "more/boats.png", png(4, 2), "pictures belong directly into files"],
    ["the name of a demo picture", "coast-rescue.png", png(4, 2), 'the demo has a file "coast-rescue" of its own'],
    ["half of a PNG", "boats.png", png(40, 20).subarray(0, -20), "damaged or its copy broke off"],
    ["a PNG with a wrong byte", "boats.png", withWrongByte(png(40, 20)), "damaged or its copy broke off"],
    ["a JPEG without its end", "boats.jpg", jpeg(40, 20).subarray(0, -2), "damaged or its copy broke off"],
    ["a WebP without its end", "boats.webp", webp(40, 20).subarray(0, -8), "damaged or its copy broke off"],
    ["a GIF without its end", "boats.gif", gif(40, 20).subarray(0, -1), "damaged or its copy broke off"],
    [
      "the name of a demo document",
      "raffle-terms-12.png",
      png(4, 2),
      'the demo has a file "raffle-terms-12" of its own',
    ],
  ])("with %s is left out, and its file and reason are logged", (_, name, bytes, message) => {
    folder.save(`files/${name}`, bytes);
    expect(folder.read()).toMatchObject({ pictures: [], posts: [{ slug: "a-draw" }] });
    expect(folder.lines).toMatchObject([{ file: `files/${name}`, line: 1 }]);
    expect(folder.messages()[0]).toContain(message);
  });

  it("with the id of another is left out, and both files are named", () => {
    folder.save("files/boats.gif", gif(4, 2));
    folder.save("files/boats.png", png(8, 2));
    expect(folder.read().pictures).toMatchObject([{ mimeType: "image/gif" }]);
    expect(folder.messages()).toEqual([
      'files/boats.png:1: the picture "boats" is already files/boats.gif; choose another name',
    ]);
  });

  it("with the id of one that is served is left out, even if its name sorts before", () => {
    const reader = folder.open();
    folder.save("files/boats.png", png(8, 2));
    reader();
    folder.save("files/boats.gif", gif(4, 2));
    folder.clock.now = 1_000;
    expect(reader().pictures).toMatchObject([{ mimeType: "image/png" }]);
    expect(folder.messages()).toEqual([
      'files/boats.gif:1: the picture "boats" is already files/boats.png; choose another name',
    ]);
  });

  it("is no text, and hidden files are ignored", () => {
    folder.save("files/.DS_Store", "x");
    folder.save("files/a-post.md", POST);
    expect(folder.read()).toMatchObject({ posts: [{ slug: "a-draw" }], pictures: [] });
    expect(folder.messages()).toEqual([expect.stringContaining("files/a-post.md:1: this is not a PNG")]);
  });
});
